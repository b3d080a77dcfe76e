// Finds a phase and reads what must hold when it is done; runs nothing.

import { noSuchPhase, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { readPlan } from '../../../core/planning/documents/plan.ts';
import type { RoadmapPhase } from '../../../core/planning/documents/roadmap.ts';
import { readUat } from '../../../core/planning/documents/uat.ts';
import {
  readVerification,
  type VerificationDocument,
} from '../../../core/planning/documents/verification.ts';
import { sharedNumber } from '../../../core/planning/phases/standing.ts';
import { withAcceptance } from '../../../core/planning/verification/acceptance.ts';
import {
  type ClaimPlan,
  type PhaseClaims,
  phaseClaims,
} from '../../../core/planning/verification/phase-claims.ts';
import { type PhaseCommand, phaseCommands } from '../../../core/planning/verification/phase-commands.ts';
import { committedTexts } from '../documents/covered-digest.ts';
import {
  documentText,
  type PlanningRefusal,
  planningConfigOf,
  refusedPlanning,
} from '../documents/documents.ts';
import { fromRoot, openPhase } from '../documents/open-phase.ts';
import type { Phase } from '../documents/read-phase.ts';
import type { PlanningProject } from '../documents/read-project.ts';

export interface ExecutedPhase {
  readonly facts: PhaseFacts;
  /** Name and path of its folder; relative to the project, with `/`. */
  readonly folder: string;
  readonly place: string;
  readonly phase: Phase;
  readonly roadmap: RoadmapPhase | null;
  readonly plans: readonly ClaimPlan[];
  readonly claims: PhaseClaims;
  readonly commands: readonly PhaseCommand[];
  /** Name and current content of the verification document. */
  readonly report: string;
  readonly previous: VerificationDocument | null;
  /** The one before this verification: as committed, since the current one may wait for judgements. */
  readonly before: VerificationDocument | null;
  /** Name and current text of the document with people's results. */
  readonly uat: { readonly name: string; readonly text: string | null };
}

export type OpenedExecutedPhase = { readonly status: 'ok'; readonly open: ExecutedPhase } | PlanningRefusal;

/**
 * Refused, in one sentence, unless every plan of the phase has a summary.
 * @param here true for the plans as they are in the folder; else as they are committed, if they are
 */
export function openExecutedPhase(
  project: PlanningProject,
  number: string,
  here = false,
): OpenedExecutedPhase {
  const opened = openPhase(project, number);
  if (opened === null) return refusedPlanning(noSuchPhase(project.phases, number));
  const { facts, onDisk: phase } = opened;
  const shared = sharedNumber(facts);
  if (shared !== null) return refusedPlanning(shared);
  if (facts.folder === null || phase === null || phase.plans.length === 0)
    return refusedPlanning(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase.plans.filter(({ summary }) => summary === null).map(({ id }) => id);
  if (waiting.length > 0)
    return refusedPlanning(
      `Phase ${facts.number} is not executed: ${waiting.join(', ')} ${waiting.length === 1 ? 'has' : 'have'} no summary; run /msw:execute ${facts.number}.`,
    );
  const place = fromRoot(project.root, opened.folder);
  const where = { facts, folder: facts.folder, place, phase, roadmap: opened.entry };
  return { status: 'ok', open: read(project, where, here) };
}

function read(
  project: PlanningProject,
  where: Pick<ExecutedPhase, 'facts' | 'folder' | 'place' | 'phase' | 'roadmap'>,
  here: boolean,
): ExecutedPhase {
  const { roadmap } = where;
  const placeOf = (file: string) => `${where.place}/${file}`;
  const report = reportName(where.folder, where.phase.names);
  const files = here ? [] : [...where.phase.plans.map(({ file }) => file), report];
  const committed = committedTexts(project.root, files.map(placeOf));
  const plans = where.phase.plans.map(({ canonical, file, document }) => {
    const text = committed.get(placeOf(file));
    return { id: canonical, document: text === undefined ? document : readPlan(text) };
  });
  const { humanVerifyMode, usualCommands } = planningConfigOf(project.planning);
  const uat =
    where.phase.names.find((name) => /(?:^|-)UAT\.md$/.test(name)) ?? `${tokenOf(where.folder)}-UAT.md`;
  const results = documentText(project.root, placeOf(uat));
  const planned = phaseClaims(
    plans,
    { criteria: roadmap?.successCriteria ?? [], goal: roadmap?.goal ?? null },
    humanVerifyMode === 'end-of-phase',
  );
  const claims = results === null ? planned : withAcceptance(planned, readUat(results), uat);
  const text = documentText(project.root, placeOf(report));
  return {
    ...where,
    plans,
    claims,
    commands: phaseCommands(plans, usualCommands),
    report,
    previous: documentOf(text),
    before: documentOf(committed.get(placeOf(report)) ?? text),
    uat: { name: uat, text: results },
  };
}

function documentOf(text: string | null): VerificationDocument | null {
  return text === null ? null : readVerification(text);
}

/** `01-VERIFICATION.md`, or the name of the existing document. */
function reportName(folder: string, names: readonly string[]): string {
  const own = `${tokenOf(folder)}-VERIFICATION.md`;
  if (names.includes(own)) return own;
  return names.find((name) => name === 'VERIFICATION.md') ?? own;
}

function tokenOf(folder: string): string {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*/.exec(folder)?.[0] ?? folder;
}
