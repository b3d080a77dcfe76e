// Keeps the judgements of a model or the user in `.msw`, signed so that a repository cannot ship its own verdicts. Each
// judgement is bound to its statement and its evidence files, and holds until one of these changes.

import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { type Judgeable, judgeables } from '../../../core/planning/verification/judgeables.ts';
import { judgeCommand } from '../../../core/planning/verification/verify-arguments.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainPath } from '../../../core/text/plain-path.ts';
import { isoTime, type Workspace } from '../../workspace/workspace.ts';
import { coveredDigestOf } from '../documents/covered-digest.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import { plannedFiles } from './judging-place.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { coveredFiles, readProjectFile } from './project-files.ts';

const COMMON = {
  id: z.string(),
  verdict: z.enum(['passed', 'failed', 'human', 'skipped', 'blocked']),
  by: z.enum(['model', 'user']),
  evidence: z.readonly(z.array(z.string())),
  at: z.string(),
};

const Judgement = z.object({
  ...COMMON,
  kind: z.enum(['truth', 'artifact', 'link', 'prohibition', 'check', 'human']),
  /** Normalised; identifies the claim even when the id has changed. */
  statement: z.string(),
  /** Evidence files, relative to the project, with their digests at the time of the judgement. */
  files: z.readonly(z.array(z.object({ path: z.string(), digest: z.string() }))),
  /** Plans of the phase done by then: a failed claim is asked again once another plan is done. */
  plans: z.readonly(z.array(z.string())),
});

export type StoredJudgement = z.output<typeof Judgement>;

/** Version 1, with one digest over everything that the phase rested on. */
const Older = z.object({ ...COMMON, files: z.array(z.string()), digest: z.string() });

type OlderJudgement = z.output<typeof Older>;

const Store = z.object({ version: z.literal(2), judgements: z.array(Judgement), seal: z.string() });
const OlderStore = z.object({ version: z.literal(1), judgements: z.array(Older), seal: z.string() });

/** The judgements that still hold, with the current ids of their claims. */
export function readJudgements(workspace: Workspace, open: ExecutedPhase): readonly StoredJudgement[] {
  const claims = judgeables(open.claims, open.commands);
  return stored(workspace, open).flatMap((one): readonly StoredJudgement[] => {
    const claim = claims.find(({ id }) => id === one.id) ?? claims.find((other) => isSame(other, one));
    if (claim === undefined || !isUnchanged(workspace.project, one)) return [];
    return one.verdict === 'failed' && hasMore(open, one.plans) ? [] : [{ ...one, id: claim.id }];
  });
}

function isSame(claim: Judgeable, { kind, statement }: StoredJudgement): boolean {
  return claim.kind === kind && claim.statement === statement;
}

/** Whether the evidence files under `root` are the same as when the judgement was given. */
export function isUnchanged(root: string, { files }: Pick<StoredJudgement, 'files'>): boolean {
  return files.every(({ path, digest }) => digestOf(root, path) === digest);
}

function hasMore(open: ExecutedPhase, plans: readonly string[]): boolean {
  return open.plans.some(({ id }) => !plans.includes(id));
}

/** What a new judgement is bound to. */
function bindingOf(
  workspace: Workspace,
  open: ExecutedPhase,
  claim: Judgeable,
  paths: readonly string[],
): Pick<StoredJudgement, 'kind' | 'statement' | 'files' | 'plans'> {
  const files = paths.map((path) => ({ path, digest: digestOf(workspace.project, path) }));
  return { kind: claim.kind, statement: claim.statement, files, plans: open.plans.map(({ id }) => id) };
}

function digestOf(root: string, path: string): string {
  return coveredDigestOf(root, [path]) ?? 'gone';
}

async function keepJudgement(
  workspace: Workspace,
  open: ExecutedPhase,
  judgement: StoredJudgement,
): Promise<{ readonly status: 'done' } | Refusal> {
  const folder = openVerificationFolder(workspace.project, open.folder);
  if (folder.status === 'refused') return folder;
  const path = judgementsPath(workspace.project, open.folder);
  const locked = await withLock(path, () => {
    const others = stored(workspace, open).filter(
      (one) =>
        one.id !== judgement.id && (one.kind !== judgement.kind || one.statement !== judgement.statement),
    );
    const judgements = [...others, judgement];
    const content = { version: 2, judgements, seal: sign(workspace.key, sealed(judgements)) };
    writeFileAtomic(path, `${JSON.stringify(content, null, 2)}\n`);
  });
  return locked.status === 'done'
    ? { status: 'done' }
    : { status: 'refused', reason: 'The judgements are locked by another process; try again.' };
}

function stored(workspace: Workspace, open: ExecutedPhase): readonly StoredJudgement[] {
  const { project, key } = workspace;
  const file = readJson(judgementsPath(project, open.folder), ownFile(project));
  const value = file.status === 'ok' ? file.value : null;
  const store = Store.safeParse(value);
  if (store.success) {
    const { judgements, seal } = store.data;
    return verify(key, sealed(judgements), seal) ? judgements : [];
  }
  const older = OlderStore.safeParse(value);
  if (!older.success || !verify(key, sealedBefore(older.data.judgements), older.data.seal)) return [];
  return older.data.judgements.flatMap((one) => migrated(workspace, open, one));
}

/** Migrates a version 1 judgement if it still holds; the user's own words without a file always hold. */
function migrated(
  workspace: Workspace,
  open: ExecutedPhase,
  { files, digest, ...judgement }: OlderJudgement,
): readonly StoredJudgement[] {
  const claim = judgeables(open.claims, open.commands).find(({ id }) => id === judgement.id);
  if (claim === undefined) return [];
  const covered = coveredFiles(workspace.project, open);
  const isWord = judgement.by === 'user' && files.length === 0;
  const holds = isWord || digest === coveredDigestOf(workspace.project, [...covered, ...files]);
  return holds ? [{ ...judgement, ...bindingOf(workspace, open, claim, files) }] : [];
}

function sealed(judgements: readonly StoredJudgement[]): string {
  const rows = judgements.map((one) => [
    ...[one.id, one.kind, one.statement, one.verdict, one.by, one.evidence],
    one.files.map(({ path, digest }) => [path, digest]),
    ...[one.plans, one.at],
  ]);
  return `msw-judgements-2\n${JSON.stringify(rows)}`;
}

function sealedBefore(judgements: readonly OlderJudgement[]): string {
  const rows = judgements.map((one) => [
    ...[one.id, one.verdict, one.by, one.evidence, one.files, one.digest, one.at],
  ]);
  return `msw-judgements-1\n${JSON.stringify(rows)}`;
}

/** Creates it; refused when part of the path is a link or not a folder. `parts` are names from MSW or a phase. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  return openMswSubfolder(root, 'verification', ...parts.map(plainName));
}

function judgementsPath(root: string, phaseFolder: string): string {
  return verificationPath(root, phaseFolder, 'judgements.json');
}

/** A file in the folder of a phase; creates nothing. */
export function verificationPath(root: string, phaseFolder: string, name: string): string {
  return mswPath(root, 'verification', plainName(phaseFolder), name);
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}

export interface JudgementRequest {
  readonly id: string;
  readonly verdict: StoredJudgement['verdict'];
  readonly by: StoredJudgement['by'];
  /** `src/a.ts:12 why`; from the user, any text. */
  readonly evidence: readonly string[];
}

type JudgedByOther = { readonly status: 'done'; readonly judgement: StoredJudgement } | Refusal;

/** Records a judgement of one claim. A model must name an existing file and line. */
export async function judgeClaim(
  workspace: Workspace,
  open: ExecutedPhase,
  request: JudgementRequest,
): Promise<JudgedByOther> {
  const claim = judgeables(open.claims, open.commands).find(({ id }) => id === request.id);
  const { number } = open.facts;
  if (claim === undefined)
    return refused(
      `${request.id.slice(0, 80)} is not something that phase ${number} must show. To list the ids: /msw:verify ${number}`,
    );
  if (claim.kind === 'human' && request.by === 'model')
    return refused(
      `${request.id} is for a person: only the user settles it, with ${judgeCommand(number, request.id)}.`,
    );
  const existing = readJudgements(workspace, open).find(({ id }) => id === request.id);
  if (existing?.by === 'user' && request.by === 'model')
    return refused(`${request.id} is judged by the user, and stays so while its files are unchanged.`);
  const read = readEvidence(workspace.project, request);
  if (read.status === 'refused') return read;
  // No clone has the output of commands, so the verdict then rests on the phase's code.
  const basis = read.files.length > 0 || request.by === 'user' ? read.files : codeOf(workspace.project, open);
  const judgement: StoredJudgement = {
    ...request,
    ...bindingOf(workspace, open, claim, basis),
    at: isoTime(workspace),
  };
  const kept = await keepJudgement(workspace, open, judgement);
  return kept.status === 'done' ? { status: 'done', judgement } : kept;
}

function codeOf(project: string, open: ExecutedPhase): readonly string[] {
  const covered = coveredFiles(project, open, plannedFiles(open));
  return covered.filter((path) => !path.startsWith('.planning/'));
}

function readEvidence(root: string, { evidence, by, verdict }: JudgementRequest) {
  const files: string[] = [];
  for (const text of evidence) {
    const place = fileLine(text);
    const problem = place === null ? 'it does not name a file and line' : placeProblem(root, place);
    if (problem === null && place !== null) files.push(place.path);
    else if (by === 'model' && verdict !== 'human')
      return refused(
        `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what is there.`,
      );
  }
  if (verdict !== 'skipped' && evidence.every((text) => text.trim() === ''))
    return refused('A judgement needs --evidence: FILE:LINE and what is there.');
  return { status: 'read' as const, files: [...new Set(files)].filter((file) => !isKeptOutput(file)) };
}

function placeProblem(
  root: string,
  { path, line }: { readonly path: string; readonly line: number },
): string | null {
  if (path.startsWith('.planning/') || (path.startsWith('.msw/') && !isKeptOutput(path)))
    return 'plans and summaries are what is verified, not evidence for it';
  const file = readProjectFile(root, path);
  if (file.kind !== 'file') return `${path} is not a file of the project`;
  const lines = file.text.split('\n').length;
  return line >= 1 && line <= lines ? null : `${path} has ${countOf(lines, 'line')}`;
}

/** Output of a command; no clone has it, so nothing may depend on its presence. */
function isKeptOutput(path: string): boolean {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path);
}

// A place in a file as evidence names it: `src/a.ts:12 handler is registered`.
interface FileLine {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** Null when the text does not begin with a place. */
function fileLine(text: string): FileLine | null {
  const [, path, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path === undefined || line === undefined) return null;
  return { path: plainPath(path), line: Number(line) };
}
