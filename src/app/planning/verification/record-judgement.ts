// Records what a model or the user judged of one claim. A model must name a file and a line that are there.

import { judgeables } from '../../../core/planning/verification/judgeable.ts';
import { judgeCommand } from '../../../core/planning/verification/verify-arguments.ts';
import { isoTime, type Workspace } from '../../workspace/workspace.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import { bindingOf, keepJudgement, readJudgements, type StoredJudgement } from './judgement-store.ts';
import { plannedFiles } from './judging-place.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { coveredFiles, readProjectFile } from './project-files.ts';

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
      `${request.id.slice(0, 80)} is nothing that phase ${number} must show: phase verify lists the ids.`,
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
        `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what stands there.`,
      );
  }
  if (verdict !== 'skipped' && evidence.every((text) => text.trim() === ''))
    return refused('A judgement needs --evidence: FILE:LINE and what stands there.');
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
