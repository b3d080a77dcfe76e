// Reads a phase folder: its plans, their summaries and its verification.

import { basename, join } from 'node:path';
import { listFolder } from '../../../adapters/files/list-folder.ts';
import { projectFile } from '../../../adapters/files/place.ts';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { isFolderOf, phaseKey } from '../../../core/planning/documents/phase-id.ts';
import { isLikePlan, type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import {
  hasNumber,
  type PlanName,
  phaseFiles,
  planName,
  summaryOf,
  unreadPlans,
} from '../../../core/planning/documents/plan-id.ts';
import { readSummary, type SummaryDocument } from '../../../core/planning/documents/summary.ts';
import { openGaps, readUat } from '../../../core/planning/documents/uat.ts';
import {
  readVerification,
  type VerificationDocument,
} from '../../../core/planning/documents/verification.ts';
import { auditOf } from '../../../core/planning/milestones/audit.ts';
import { planWaves, type WavePlan } from '../../../core/planning/rules/waves.ts';
import { scalar } from '../../../core/text/markdown/value.ts';
import { cannotUse, documentNames, documentText, readDocument } from './documents.ts';
import { hasDocuments, phasePlace, type Stray } from './phase-place.ts';

export interface Phase {
  /** Absolute. */
  readonly folder: string;
  /** Names of all its entries. */
  readonly names: readonly string[];
  /** Without superseded plans. */
  readonly plans: readonly PhasePlan[];
  /** Other documents named like plans, next to some. */
  readonly others: readonly string[];
  readonly oddlyNamed: readonly string[];
  /** A sentence for each unusable document: ignoring it would make everything look done. */
  readonly unusable: readonly string[];
}

interface PhasePlan extends PlanName {
  /** Relative to the phase folder. */
  readonly file: string;
  readonly document: PlanDocument;
  /** Also null when the summary says that the plan was blocked. */
  readonly summary: SummaryDocument | null;
}

/** Null when the folder cannot be read. @param root the project; links may not lead out of it */
export function readPhase(root: string, folder: string): Phase | null {
  const list = listFolder(folder, projectFile(root));
  if (list.status !== 'ok') return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, join(folder, 'plans')));
  const unusable: string[] = [];
  const read = (file: string): string | null => {
    const found = readDocument(root, join(folder, file));
    if (found.status === 'refused') unusable.push(cannotUse(join(folder, file), found.reason));
    return found.status === 'ok' ? found.text : null;
  };
  const all = files.plans.flatMap((file): readonly (PhasePlan & { readonly isOther: boolean })[] => {
    const text = read(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const own = basename(folder);
    const summary = summaryOf(file, files.summaries, own);
    const counted = summary === null ? null : countedSummary(read(summary));
    const name = planName(file, own);
    const isPlan = summary !== null || isLikePlan(document) || hasNumber(name, own);
    const isOther = !isPlan && file.endsWith('-PLAN.md');
    return [{ ...name, file, document, summary: counted, isOther }];
  });
  // Alone it is all that was planned.
  const isAside = ({ isOther }: { readonly isOther: boolean }) => isOther && all.some((one) => !one.isOther);
  const plans = all.filter((one) => !isAside(one)).map(({ isOther: _, ...plan }) => plan);
  const others = all.filter(isAside).map(({ file }) => file);
  return { folder, names, plans, others, oddlyNamed: files.oddlyNamed, unusable };
}

/** Null when there is no such folder, or it cannot be read. @param folder its name */
export function phaseNamed(root: string, folder: string): Phase | null {
  return readPhase(root, join(root, phasePlace(root, folder)));
}

/** The names of all its plans, superseded ones too. */
function planNames({ names }: Phase): readonly string[] {
  const { plans, oddlyNamed } = phaseFiles(names, []);
  return [...plans, ...oddlyNamed];
}

/** What its plans may depend on: plans, and those that are done although their own file is not kept. */
export function dependableNames(phase: Phase): readonly string[] {
  const done = phaseFiles(phase.names, []).summaries.map((one) => one.replace(/-SUMMARY\.md$/, '-PLAN.md'));
  return [...new Set([...planNames(phase), ...phase.plans.map(({ file }) => basename(file)), ...done])];
}

function unkeptPlans(phase: Phase): readonly string[] {
  if (planNames(phase).length > 0) return [];
  const summaries = phaseFiles(phase.names, []).summaries.filter((one) => one.endsWith('-SUMMARY.md'));
  return summaries.map((one) => one.replace(/-SUMMARY\.md$/, '')).filter((name) => /\d/.test(name));
}

/** The plans as the waves are computed from them. */
export function wavePlans(phase: Phase): readonly WavePlan[] {
  return phase.plans.map(({ id, canonical, document, summary }) => ({
    ...{ id, canonical },
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === 'halted',
  }));
}

function countedSummary(text: string | null): SummaryDocument | null {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === 'blocked' ? null : summary;
}

/** The project whose phases are read, and the list that collects unusable documents. */
export interface PhaseReading {
  readonly root: string;
  readonly unusable: string[];
  /** Archived phase folders of this milestone. */
  readonly archived: readonly string[];
  /** What belongs to phases elsewhere. */
  readonly strays: readonly Stray[];
  /** Collects the verifications that passed, by the numbers of their phases. */
  readonly passed: Map<string, VerificationDocument>;
}

export interface FoundPhase {
  readonly number: string;
  readonly name: string;
  /** Its folder name; null when the phase has no folder. */
  readonly folder: string | null;
  /** Other folders with documents of the same number. */
  readonly rivals: readonly string[];
}

/** What the disk shows of one phase: its plans, their summaries, its verification. */
export function phaseFactsOf(
  reading: PhaseReading,
  { number, name, folder, rivals }: FoundPhase,
): PhaseFacts {
  const { root, unusable, archived, passed } = reading;
  const phase = folder === null ? null : phaseNamed(root, folder);
  unusable.push(...(phase?.unusable ?? []));
  const plans = phase?.plans ?? [];
  return {
    ...{ number, name, folder, rivals },
    plans: plans.map(({ id, summary }) => ({ id, done: summary !== null })),
    unkept: phase === null ? [] : unkeptPlans(phase),
    unread: plans.length > 0 ? [] : unreadOf(reading, phase, number),
    runnable: phase === null ? [] : planWaves(wavePlans(phase)).ready,
    halted: plans.filter(({ summary }) => summary?.status === 'halted').map(({ id }) => id),
    archived: folder === null && archived.some((one) => isFolderOf(one, number)),
    hasContext: documentIn(phase, 'CONTEXT') !== null,
    hasResearch: documentIn(phase, 'RESEARCH') !== null,
    ...verificationOf(root, phase, (verification) => passed.set(number, verification)),
    acceptance: acceptanceOf(root, phase),
    requirementsCompleted: plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []),
  };
}

function unreadOf({ root, strays }: PhaseReading, phase: Phase | null, number: string): readonly string[] {
  if (phase !== null && hasDocuments(root, phase.folder)) return unreadPlans(phase.names);
  return strays.filter((one) => phaseKey(one.phase) === phaseKey(number)).map(({ path }) => path);
}

/** The name of a phase's document, `01-CONTEXT.md` or `CONTEXT.md`; null when there is none. */
export function documentIn(phase: Phase | null, kind: string): string | null {
  return phase?.names.find((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)) ?? null;
}

function verificationOf(
  root: string,
  phase: Phase | null,
  notePassed: (verification: VerificationDocument) => void,
): Pick<PhaseFacts, 'verification' | 'gapsClosed' | 'verifiedOn' | 'coverage'> {
  const report = documentIn(phase, 'VERIFICATION');
  const path = phase === null || report === null ? null : join(phase.folder, report);
  const text = path === null ? null : documentText(root, path);
  if (phase === null || path === null || text === null)
    return { verification: null, gapsClosed: false, verifiedOn: null, coverage: [] };
  const verification = readVerification(text);
  const { values } = verification.document.frontmatter;
  if (verification.status === 'passed') notePassed(verification);
  return {
    verification: verification.status,
    gapsClosed: areGapsClosed(phase, text, verification),
    verifiedOn: /^\d{4}-\d{2}-\d{2}/.exec(scalar(values.verified) ?? '')?.[0] ?? null,
    coverage: verification.requirements,
  };
}

function acceptanceOf(root: string, phase: Phase | null): NonNullable<PhaseFacts['acceptance']> | null {
  const file = documentIn(phase, 'UAT');
  const text = phase === null || file === null ? null : documentText(root, join(phase.folder, file));
  if (file === null || text === null) return null;
  const waiting = readUat(text).tests.filter(({ result }) => result === 'pending' || result === 'blocked');
  const pending = waiting.map(({ number, name }) => `${number}. ${name}`);
  return { file, pending, open: auditOf(file, text)?.open ?? null };
}

/**
 * True when no gap is open, or when a finished gap-closing plan is newer than the verification: the plan is not covered
 * by it, and the verification is not a second one without covered files.
 */
function areGapsClosed(phase: Phase, text: string, verification: VerificationDocument): boolean {
  if (verification.status !== 'gaps_found') return false;
  if (openGaps(text).length === 0) return true;
  const { coveredFiles, document } = verification;
  if (coveredFiles.length === 0 && document.frontmatter.values.re_verification !== undefined) return false;
  const closing = phase.plans.filter((plan) => plan.document.gapClosure && plan.summary !== null);
  return closing.some(({ file }) => !coveredFiles.some((one) => one.endsWith(`/${file}`)));
}
