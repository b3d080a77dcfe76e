// What a model or the user judged, kept in `.msw` and signed: a repository cannot bring verdicts along. Each is bound to
// its statement and to the files of its evidence, and holds until one of these changes.

import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { type Judgeable, judgeables } from '../../../core/planning/verification/judgeables.ts';
import { judgeCommand } from '../../../core/planning/verification/verify-arguments.ts';
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
  /** Normalised: it says which claim is meant, also when the id is another one. */
  statement: z.string(),
  /** Of the evidence, from the project, as they were. */
  files: z.readonly(z.array(z.object({ path: z.string(), digest: z.string() }))),
  /** Plans of the phase that were done by then: what failed is asked again when another one is. */
  plans: z.readonly(z.array(z.string())),
});

export type StoredJudgement = z.output<typeof Judgement>;

/** Of the first version, with one digest over all that the phase rested on. */
const Older = z.object({ ...COMMON, files: z.array(z.string()), digest: z.string() });

type OlderJudgement = z.output<typeof Older>;

const Store = z.object({ version: z.literal(2), judgements: z.array(Judgement), seal: z.string() });
const OlderStore = z.object({ version: z.literal(1), judgements: z.array(Older), seal: z.string() });

/** Those that still hold, with the ids that their claims have now. */
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

/** Whether the files of its evidence are in a folder what they were when it was given. */
export function isUnchanged(root: string, { files }: Pick<StoredJudgement, 'files'>): boolean {
  return files.every(({ path, digest }) => digestOf(root, path) === digest);
}

function hasMore(open: ExecutedPhase, plans: readonly string[]): boolean {
  return open.plans.some(({ id }) => !plans.includes(id));
}

/** What a judgement that is given now is bound to. */
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
  return older.data.judgements.flatMap((one) => broughtForward(workspace, open, one));
}

/** One that still held then; the user's own words without a file hold in any case. */
function broughtForward(
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

/** Makes it; refused where a part of the way is a link or no folder. `parts` are names that MSW or a phase has. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  return openMswSubfolder(root, 'verification', ...parts.map(plainName));
}

function judgementsPath(root: string, phaseFolder: string): string {
  return mswPath(root, 'verification', plainName(phaseFolder), 'judgements.json');
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}

// Records what a model or the user judged of one claim. A model must name a file and a line that are there.
export interface JudgementRequest {
  readonly id: string;
  readonly verdict: StoredJudgement['verdict'];
  readonly by: StoredJudgement['by'];
  /** `src/a.ts:12 why`; of the user's own words any text. */
  readonly evidence: readonly string[];
}

type JudgedByOther = { readonly status: 'done'; readonly judgement: StoredJudgement } | Refusal;

export async function judgeClaim(
  workspace: Workspace,
  open: ExecutedPhase,
  request: JudgementRequest,
): Promise<JudgedByOther> {
  const claim = judgeables(open.claims, open.commands).find(({ id }) => id === request.id);
  const { number } = open.facts;
  if (claim === undefined)
    return refused(
      `${request.id.slice(0, 80)} is not something that phase ${number} must show: phase verify lists the ids.`,
    );
  if (claim.kind === 'human' && request.by === 'model')
    return refused(
      `${request.id} is for a person: only the user settles it, with ${judgeCommand(number, request.id)}.`,
    );
  const told = readJudgements(workspace, open).find(({ id }) => id === request.id);
  if (told?.by === 'user' && request.by === 'model')
    return refused(`${request.id} is judged by the user, and stays so while its files are unchanged.`);
  const read = readEvidence(workspace.project, request);
  if (read.status === 'refused') return read;
  // What a command printed is in no clone: then the verdict rests on the code of the phase.
  const rests = read.files.length > 0 || request.by === 'user' ? read.files : codeOf(workspace.project, open);
  const judgement: StoredJudgement = {
    ...request,
    ...bindingOf(workspace, open, claim, rests),
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
  return line >= 1 && line <= lines ? null : `${path} has ${lines} lines`;
}

/** What a command printed; no clone has it, so that nothing may rest on its being there. */
function isKeptOutput(path: string): boolean {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path);
}

// A place in a file as evidence names it: `src/a.ts:12 handler is registered`.
interface FileLine {
  /** From the project, posix. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

/** Null where the text does not begin with one. */
function fileLine(text: string): FileLine | null {
  const [, path, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path === undefined || line === undefined) return null;
  return { path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''), line: Number(line) };
}
