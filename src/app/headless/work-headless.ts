// The contexts in which Claude works on a loop without a person. In a single session, its Stop hook holds Claude; with
// fresh contexts, the result of each is judged here as the session's hook would judge it.

import { randomUUID } from 'node:crypto';
import {
  type ClientEnd,
  type ClientEvent,
  pluginProblem,
  startHeadless,
} from '../../adapters/claude-code/headless-client.ts';
import { readLiveRuns } from '../../adapters/loops/live-runs.ts';
import { findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { nextPrompt } from '../../core/headless/headless-prompt.ts';
import { clock, describeRun, type LiveRun, lastLine } from '../../core/loop/live-run.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Prose } from '../../core/text/prose.ts';
import { stopSession } from '../session/stop-session.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { HeadlessRequest, Watcher } from './headless-request.ts';
import { forgetClient, noteClient } from './run-record.ts';

export interface HeadlessWork {
  readonly workspace: Workspace;
  readonly request: HeadlessRequest;
  readonly watcher: Watcher;
  readonly loop: Loop;
}

/** What a run's contexts have cost so far, and why the run stops, if it does. */
export interface Spent {
  readonly cost: number;
  readonly denied: readonly string[];
  /** Why no further context is started although the loop has not ended; null when it has ended or may continue. */
  readonly why: string | null;
}

export function workHeadless(on: HeadlessWork, prompt: Prose, signal: AbortSignal): Promise<Spent> {
  return on.request.fresh ? inContexts(on, prompt, signal) : inOneSession(on, prompt, signal);
}

/** One session, held by its own Stop hook. */
async function inOneSession(on: HeadlessWork, prompt: Prose, signal: AbortSignal): Promise<Spent> {
  const { end, problem } = await inClient(on, { session: on.loop.terms.session, prompt, cost: 0, signal });
  const { costUsd: cost = 0, denied = [] } = end.result ?? {};
  return { cost, denied, why: problem ?? costOrError(on, end, cost) };
}

/** Each context ends when Claude stops; the turn is then judged here, as the session's hook would judge it. */
async function inContexts(on: HeadlessWork, first: Prose, signal: AbortSignal): Promise<Spent> {
  let spent: Spent = { cost: 0, denied: [], why: null };
  for (let prompt: Prose | null = first; prompt !== null; ) {
    const iteration = iterationOf(on);
    on.watcher.emit({ event: 'context', loop: on.loop.terms.id, iteration });
    const context = { session: randomUUID(), prompt, cost: spent.cost, signal };
    const { end, problem } = await inClient(on, context);
    spent = added(on, spent, end, problem);
    if (spent.why !== null || signal.aborted) return spent;
    prompt = await judgeContext(on, end, iteration);
    const { maxCost } = on.request;
    if (prompt !== null && maxCost !== null && spent.cost >= maxCost)
      return { ...spent, why: costSpent(maxCost) };
  }
  return spent;
}

function added(on: HeadlessWork, before: Spent, end: ClientEnd, problem: string | null): Spent {
  const cost = before.cost + (end.result?.costUsd ?? 0);
  const denied = [...new Set([...before.denied, ...(end.result?.denied ?? [])])];
  // For a context that ended normally, the cost limit is checked after its turn is judged.
  const isFine = end.result?.isError === false;
  return { cost, denied, why: problem ?? (isFine ? null : costOrError(on, end, cost)) };
}

/** The next prompt; null when the loop has ended or is paused. */
async function judgeContext(on: HeadlessWork, end: ClientEnd, iteration: number): Promise<Prose | null> {
  const { workspace, watcher, loop } = on;
  tellChecking(on, iteration);
  const unfollow = followChecks(on, iteration);
  const answer = await stopSession(workspace, {
    session: loop.terms.session,
    lastMessage: end.result?.text ?? '',
    backgroundTasks: [],
    backgroundShells: [],
    planMode: false,
    transcriptPath: null,
    tokens: end.result?.tokens ?? null,
    agent: null,
  });
  unfollow();
  const notice = answer.kind === 'silent' || answer.kind === 'answer' ? null : answer.notice;
  if (notice !== null) tellTurn(watcher, loop, notice);
  return answer.kind === 'context' ? nextPrompt(answer.context) : null;
}

function tellTurn({ tell, emit }: Watcher, { terms }: Loop, notice: string): void {
  tell(notice);
  emit({ event: 'turn', loop: terms.id, notice });
}

function tellChecking({ workspace, watcher, loop }: HeadlessWork, iteration: number): void {
  const seconds = Math.round((workspace.now() - loop.terms.startedAt) / 1000);
  const { maxIterations, id } = loop.terms;
  watcher.tell(
    `msw ▸ ${iteration}/${maxIterations} · running the checks · ${clock(seconds)} since the start`,
  );
  watcher.emit({ event: 'checking', loop: id, iteration, of: maxIterations, seconds });
}

const EVERY_MS = 500;

/** Reports the running checks until the returned function is called. */
function followChecks({ workspace, watcher, loop }: HeadlessWork, iteration: number): () => void {
  const { id } = loop.terms;
  const reported = new Set<string>();
  const timer = setInterval(() => {
    const runs = readLiveRuns(workspace.userFolder, id, isAlive);
    for (const { check, at, of, startedAt } of runs) {
      const key = `${at} ${startedAt}`;
      if (!reported.has(key)) watcher.emit({ event: 'check', loop: id, iteration, check, at, of });
      reported.add(key);
    }
    if (runs.length > 0) watcher.show(runs.map((run) => describeWithLine(run, workspace.now())));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function describeWithLine(run: LiveRun, now: number): string {
  const line = lastLine(run);
  return `msw ▸ ${describeRun(run, now)}${line === null ? '' : ` · ${line}`}`;
}

interface Context {
  readonly session: string;
  readonly prompt: Prose;
  /** The cost of the contexts before this one. */
  readonly cost: number;
  readonly signal: AbortSignal;
}

/** One run of the client. `problem`: why its work cannot count. */
async function inClient(
  on: HeadlessWork,
  { session, prompt, cost, signal }: Context,
): Promise<{ readonly end: ClientEnd; readonly problem: string | null }> {
  const { workspace, request, watcher, loop } = on;
  let problem: string | null = null;
  let unfollow = (): void => {};
  const onEvent = (event: ClientEvent): void => {
    if (event.kind === 'started') problem = pluginProblem(event);
    if (event.kind === 'stopping' && !request.fresh) {
      tellChecking(on, iterationOf(on));
      unfollow = followChecks(on, iterationOf(on));
    }
    if (event.kind === 'notice' && !request.fresh) {
      unfollow();
      tellTurn(watcher, loop, event.text);
    }
  };
  const client = startHeadless({
    program: request.program,
    plugin: request.plugin,
    session,
    options: request.client,
    maxCost: request.maxCost === null ? null : Math.max(0.01, request.maxCost - cost),
    prompt,
    cwd: workspace.project,
    env: workspace.env,
    onEvent,
  });
  if (client.pid !== null) await noteClient(workspace, loop.terms.id, client.pid);
  const stop = () => void client.stop();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const end = await client.ended;
  unfollow();
  signal.removeEventListener('abort', stop);
  forgetClient(workspace, loop.terms.id);
  return { end, problem };
}

function iterationOf({ workspace, loop }: HeadlessWork): number {
  return findLoop(readState(workspace), loop.terms.session)?.progress.iteration ?? loop.progress.iteration;
}

/** Null when the run ended normally. */
function costOrError(
  { request }: HeadlessWork,
  { exitCode, result, stderr }: ClientEnd,
  cost: number,
): string | null {
  if (request.maxCost !== null && cost >= request.maxCost) return costSpent(request.maxCost);
  if (result !== null && !result.isError) return null;
  const said = plainLine(result?.text || stderr || `exit code ${exitCode ?? 'none'}`, 200);
  return `Claude Code ended with an error: ${said}`;
}

function costSpent(maxCost: number): string {
  return `the cost budget of $${maxCost} is spent`;
}
