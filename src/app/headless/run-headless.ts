// Runs a loop without a person: arms or takes over the loop, lets a headless Claude Code work on it, and reads the
// outcome from a place that Claude does not write to.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { loopsIn, readState } from '../../adapters/loops/loop-store.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { LEFT, type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import { type ExitCode, exitCodeOf, type LoopState } from '../../core/headless/headless-outcome.ts';
import { firstPrompt, resumedPrompt } from '../../core/headless/headless-prompt.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { shownPath } from '../../core/report/quote-argument.ts';
import type { Prose } from '../../core/text/prose.ts';
import { armLoop } from '../loop/arm-loop.ts';
import { chooseLoop } from '../loop/choose-loop.ts';
import { pauseLoop } from '../loop/control-loop.ts';
import { resumeLoop } from '../loop/resume-loop.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { HeadlessRequest, Watcher } from './headless-request.ts';
import { closeOwnPlace, keepWork, openOwnPlace } from './in-worktree.ts';
import { endLeftClients, runFolder } from './run-record.ts';
import { type HeadlessWork, type Spent, workHeadless } from './work-headless.ts';

export interface HeadlessOutcome {
  readonly code: ExitCode;
  /** Null when none was armed. */
  readonly loop: string | null;
  /** One sentence saying how the run ended. */
  readonly outcome: string;
  readonly verdict: 'proven' | 'passed' | null;
  readonly iteration: number;
  /** In US dollars, as the client reports them. */
  readonly cost: number;
  /** The loop's own count. */
  readonly tokens: number;
  /** The tools that were refused. */
  readonly denied: readonly string[];
  readonly report: string | null;
  /** The command that continues the loop; null when there is nothing to continue. */
  readonly next: string | null;
  /** The separate worktree, if one was used; `problem` says why not all of the work is on the branch. */
  readonly worktree: {
    readonly path: string;
    readonly branch: string;
    readonly problem: string | null;
  } | null;
}

export type HeadlessEnd =
  | { readonly status: 'ran'; readonly outcome: HeadlessOutcome }
  /** `reason`: one sentence; `needsTrust`: only a person can remove the obstacle. */
  | { readonly status: 'refused'; readonly reason: string; readonly needsTrust: boolean };

/** @param request its `signal` replaces Ctrl-C when the caller handles that itself */
export function runHeadless(
  workspace: Workspace,
  request: HeadlessRequest,
  watcher: Watcher,
): Promise<HeadlessEnd> {
  const { loop, worktree } = request;
  return worktree === null || loop.kind === 'resume'
    ? runHere(workspace, request, watcher)
    : runElsewhere(workspace, { ...request, worktree, task: loop.request.task }, watcher);
}

/** Runs in a separate worktree, so that the user's own files never change. */
async function runElsewhere(
  workspace: Workspace,
  request: HeadlessRequest & {
    readonly worktree: { readonly branch: string | null };
    readonly task: string;
  },
  watcher: Watcher,
): Promise<HeadlessEnd> {
  const { task, worktree } = request;
  const place = await openOwnPlace(workspace, { branch: worktree.branch, task });
  if ('status' in place) return refuse(place.reason);
  const { path, branch, missing } = place;
  watcher.tell(`msw ▸ branch ${branch} in ${path}`);
  if (missing.length > 0)
    watcher.tell(`msw ▸ not copied, since git ignores it: ${missing.slice(0, 5).join(', ')}`);
  const ended = await runHere(place.workspace, request, watcher);
  if (ended.status === 'refused') {
    await closeOwnPlace(workspace, place);
    return ended;
  }
  const problem = await keepWork(place, task);
  const { outcome } = ended;
  const report = outcome.report === null ? null : join(place.workspace.project, outcome.report);
  const next =
    outcome.next === null ? null : `${outcome.next} --project ${shownPath(place.workspace.project)}`;
  return { ...ended, outcome: { ...outcome, report, next, worktree: { path, branch, problem } } };
}

/** Runs in this project, under a lock that keeps a second run of the same loop out. */
async function runHere(
  workspace: Workspace,
  request: HeadlessRequest,
  watcher: Watcher,
): Promise<HeadlessEnd> {
  const begun = await begin(workspace, request);
  if (begun.status === 'refused') return begun;
  const { id } = begun.loop.terms;
  const run = async (): Promise<HeadlessEnd> => {
    const ready = begun.kind === 'armed' ? begun : await takeOver(workspace, begun.loop, begun.force);
    if (ready.status === 'refused') return ready;
    for (const line of ready.notice.split('\n')) watcher.tell(line);
    watcher.emit({ event: 'armed', loop: id, notice: ready.notice });
    return {
      status: 'ran',
      outcome: await work({ workspace, request, watcher, loop: ready.loop }, ready.prompt),
    };
  };
  const done = await withLock(join(runFolder(workspace), id), run, { waitMs: LOCK_MS });
  return done.status === 'done' ? done.value : refuse(`Loop ${id} is being run by another process of MSW.`);
}

/** Longer than a killed process's lock stays valid. */
const LOCK_MS = 8_000;

type Begun =
  | (Ready & { readonly kind: 'armed' })
  | { readonly status: 'ok'; readonly kind: 'found'; readonly loop: Loop; readonly force: boolean }
  | Refusal;

interface Ready {
  readonly status: 'ok';
  readonly loop: Loop;
  readonly prompt: Prose;
  readonly notice: string;
}

type Refusal = Extract<HeadlessEnd, { status: 'refused' }>;

async function begin(workspace: Workspace, { loop: wanted }: HeadlessRequest): Promise<Begun> {
  if (wanted.kind === 'resume') return chooseInterrupted(workspace, wanted);
  const armed = await armLoop(workspace, {
    session: randomUUID(),
    request: wanted.request,
    transcriptPath: null,
    ownerPid: process.pid,
  });
  if (armed.status === 'refused') return refuse(armed.reason, armed.needsTrust === true);
  const { loop, context, notice } = armed;
  return { status: 'ok', kind: 'armed', loop, notice, prompt: firstPrompt(context, loop.terms.prompt) };
}

function refuse(reason: string, needsTrust = false): Refusal {
  return { status: 'refused', reason, needsTrust };
}

function chooseInterrupted(
  workspace: Workspace,
  { id, force }: Extract<HeadlessRequest['loop'], { kind: 'resume' }>,
): Begun {
  const chosen = chooseLoop(readState(workspace), { loop: id, session: null });
  return chosen.status === 'none'
    ? refuse(chosen.reason)
    : { status: 'ok', kind: 'found', loop: chosen.loop, force };
}

/** Takes the loop over into a new session, which begins with the newest page. */
async function takeOver(workspace: Workspace, { terms }: Loop, force: boolean): Promise<Ready | Refusal> {
  await endLeftClients(workspace, terms.id);
  const resumed = await resumeLoop(workspace, {
    session: randomUUID(),
    loop: terms.id,
    hint: '',
    force,
    ownerPid: process.pid,
  });
  if (resumed.status === 'refused' || resumed.loop === null) return refuse(resumed.message);
  const { loop } = resumed;
  const prompt = resumedPrompt(loop, newestPage(workspace, terms.id));
  return { status: 'ok', loop, prompt, notice: resumed.message };
}

function newestPage({ project }: Workspace, id: string): string | null {
  const folder = join(project, '.msw', 'loops', id);
  const name = namesIn(folder, ownFile(project)).findLast((one) => /^iteration-\d+\.md$/.test(one));
  return name === undefined ? null : join(folder, name);
}

async function work(on: HeadlessWork, prompt: Prose): Promise<HeadlessOutcome> {
  const { signal } = on.request;
  const interrupt = signal === undefined ? onInterrupt() : { signal, release: () => {} };
  try {
    const spent = await workHeadless(on, prompt, interrupt.signal);
    return await outcomeOf(on, spent, interrupt.signal.aborted);
  } finally {
    interrupt.release();
  }
}

async function outcomeOf(
  { workspace, loop: begun, request }: HeadlessWork,
  { cost, denied, why }: Spent,
  interrupted: boolean,
): Promise<HeadlessOutcome> {
  const { id } = begun.terms;
  const left = loopsIn(readState(workspace)).find(({ terms }) => terms.id === id) ?? null;
  // No client works on the loop any more, so pause it until somebody resumes it.
  const isLeft = left !== null && isRunning(left);
  if (isLeft) await pauseLoop(workspace, { loop: id, session: left.terms.session });
  const result = isLeft ? null : resultOf(workspace, id);
  const state: LoopState = result === null ? { kind: 'left' } : { kind: result.state, cause: result.cause };
  const early = why ?? (interrupted ? 'interrupted' : 'Claude Code ended before the loop did');
  const summary =
    result === null
      ? {
          outcome: early,
          verdict: null,
          report: null,
          iteration: begun.progress.iteration,
          tokens: left?.progress.spent.tokens ?? 0,
        }
      : { ...result, verdict: verdictOf(result) };
  return {
    code: exitCodeOf(state, { denied, interrupted }),
    loop: id,
    outcome: summary.outcome,
    verdict: summary.verdict,
    iteration: left?.progress.iteration ?? summary.iteration,
    cost,
    tokens: summary.tokens,
    denied,
    report: summary.report,
    next: left === null ? null : resumeCommand(id, request.fresh),
    worktree: null,
  };
}

/** Null when the loop neither ended nor was paused by MSW. */
function resultOf({ userFolder, project }: Workspace, id: string): LoopResult | null {
  const result = listResults(userFolder, project).findLast(({ loop }) => loop === id);
  return result === undefined || result.cause === LEFT ? null : result;
}

/** Without a proof, as after a promise alone, the verdict is only `passed`. */
function verdictOf({ cause, proof }: LoopResult): HeadlessOutcome['verdict'] {
  return cause === 'done' ? (proof?.verdict ?? 'passed') : null;
}

function resumeCommand(id: string, fresh: boolean): string {
  return fresh ? lineToType`loop run --resume ${id} --fresh` : lineToType`loop run --resume ${id}`;
}
