// Runs a loop without a person: arms or takes over the loop, lets a headless Claude Code work on it, and reads the
// outcome from a place that Claude does not write to.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { LEFT, type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import { type EarlyEnd, INTERRUPTED, LEFT_EARLY } from '../../core/headless/early-end.ts';
import { type ExitCode, exitCodeOf, type LoopState } from '../../core/headless/headless-outcome.ts';
import { firstHeadlessPrompt } from '../../core/headless/headless-prompt.ts';
import { isPassing } from '../../core/loop/ending-causes.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { explainEnding } from '../../core/loop/texts/report.ts';
import { shownPath } from '../../core/shell/quote-argument.ts';
import { joinProse, type Prose } from '../../core/text/prose.ts';
import { armLoop } from '../loop/arm-loop.ts';
import { chooseLoop } from '../loop/control/choose-loop.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { mayEdit } from './edit-rights.ts';
import type { HeadlessRequest, Watcher } from './headless-request.ts';
import { closeOwnPlace, keepWork, openOwnPlace } from './in-worktree.ts';
import { pauseEarly } from './pause-early.ts';
import { runFolder } from './run-record.ts';
import { takeOver } from './take-over.ts';
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
    if (ready.status === 'refused') return refuse(ready.reason);
    for (const line of ready.notice.split('\n')) watcher.tell(line);
    if (!mayEdit(workspace, request.client)) watcher.tell(NO_EDITS);
    watcher.emit({ event: 'armed', loop: id, notice: ready.notice });
    return {
      status: 'ran',
      outcome: await work({ workspace, request, watcher, loop: ready.loop }, ready.prompt),
    };
  };
  const done = await withLock(join(runFolder(workspace), id), run, { waitMs: LOCK_MS });
  return done.status === 'done' ? done.value : refuse(`Loop ${id} is being run by another process of MSW.`);
}

const NO_EDITS =
  'msw ▸ nothing allows Claude to change a file, and nobody is there to ask: if it is to, end this run, and give --permission-mode acceptEdits or --allowed-tools';

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
  return {
    status: 'ok',
    kind: 'armed',
    loop,
    notice,
    prompt: firstHeadlessPrompt(context, loop.terms.prompt),
  };
}

function refuse(reason: string, needsTrust = false): Refusal {
  return { status: 'refused', reason, needsTrust };
}

function chooseInterrupted(
  workspace: Workspace,
  { id, force }: Extract<HeadlessRequest['loop'], { kind: 'resume' }>,
): Begun {
  const chosen = chooseLoop(readLoopState(workspace), { loop: id, session: null });
  return chosen.status === 'none'
    ? refuse(chosen.reason)
    : { status: 'ok', kind: 'found', loop: chosen.loop, force };
}

async function work(on: HeadlessWork, prompt: Prose): Promise<HeadlessOutcome> {
  const { signal } = on.request;
  const interrupt = signal === undefined ? onInterrupt() : { signal, release: () => {} };
  try {
    const first = joinProse([prompt, on.request.material ?? null], '\n\n');
    const spent = await workHeadless(on, first, interrupt.signal);
    return await outcomeOf(on, spent, interrupt.signal.aborted);
  } finally {
    interrupt.release();
  }
}

async function outcomeOf(
  { workspace, loop: begun, request }: HeadlessWork,
  { cost, denied, early }: Spent,
  interrupted: boolean,
): Promise<HeadlessOutcome> {
  const { id } = begun.terms;
  const left = loopsIn(readLoopState(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const end = await howItEnded(workspace, left, id, early ?? (interrupted ? INTERRUPTED : LEFT_EARLY));
  const isFresh = request.fresh || end.state.cause === 'context-full';
  return {
    code: exitCodeOf(end.state, { denied, interrupted }),
    loop: id,
    outcome: end.outcome,
    verdict: end.verdict,
    iteration: left?.progress.iteration ?? end.iteration ?? begun.progress.iteration,
    cost,
    tokens: end.tokens ?? left?.progress.spent.tokens ?? 0,
    denied,
    report: end.report,
    next: left === null ? null : resumeCommand(id, isFresh),
    worktree: null,
  };
}

interface HowItEnded {
  readonly state: LoopState;
  readonly outcome: string;
  readonly verdict: HeadlessOutcome['verdict'];
  readonly report: string | null;
  readonly iteration: number | null;
  readonly tokens: number | null;
}

/** @param left the loop, if it can be resumed; one that nobody paused is paused with `early` */
async function howItEnded(
  workspace: Workspace,
  left: Loop | null,
  id: string,
  early: EarlyEnd,
): Promise<HowItEnded> {
  const pause = left?.progress.pause ?? null;
  if (left === null || (pause !== null && !isPassing(pause.cause))) {
    const result = resultOf(workspace, id);
    if (result !== null && (pause === null || pause.cause === result.cause))
      return { ...result, state: { kind: result.state, cause: result.cause }, verdict: verdictOf(result) };
    return pause === null ? asSeen(early, null) : asSeen(pause, null);
  }
  const isKept = (await pauseEarly(workspace, id, early)) !== null;
  return asSeen(early, isKept ? `.msw/loops/${id}/report.md` : null);
}

function asSeen({ cause, reason }: EarlyEnd, report: string | null): HowItEnded {
  const outcome = explainEnding({ kind: 'pause', cause, reason });
  return { state: { kind: 'paused', cause }, outcome, verdict: null, report, iteration: null, tokens: null };
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
