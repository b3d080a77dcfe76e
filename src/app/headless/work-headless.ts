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
import { findLoop, readLoopState } from '../../adapters/loops/loop-store.ts';
import {
  asideFor,
  type ClientFacts,
  costSpent,
  type EarlyEnd,
  earlyEnd,
  INTERRUPTED,
} from '../../core/headless/early-end.ts';
import { nextPrompt } from '../../core/headless/headless-prompt.ts';
import { describeRun, type LiveRun, lastLine, minutesAndSeconds } from '../../core/loop/live-run.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Prose } from '../../core/text/prose.ts';
import { stopSession } from '../session/stop-session.ts';
import { isAlive } from '../workspace/is-alive.ts';
import { shownTime, type Workspace } from '../workspace/workspace.ts';
import { watchClient } from './follow-client.ts';
import type { HeadlessRequest, Watcher } from './headless-request.ts';
import { pauseEarly } from './pause-early.ts';
import { forgetClient, noteClient } from './run-record.ts';
import { takeOver } from './take-over.ts';
import { askAgainAt, waitOut } from './wait-out.ts';

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
  readonly early: EarlyEnd | null;
}

/** Waits for usage limits that name their end, and continues after them. */
export async function workHeadless(begun: HeadlessWork, first: Prose, signal: AbortSignal): Promise<Spent> {
  let [on, prompt]: [HeadlessWork, Prose] = [begun, first];
  let spent: Spent = NOTHING;
  for (let waits = 0; ; waits += 1) {
    const before = iterationOf(on);
    const part = on.request.fresh
      ? await inContexts(on, prompt, signal, spent)
      : await inOneSession(on, prompt, signal, spent);
    spent = part.spent;
    const again = await afterLimit(on, part, signal);
    if (again === null) return signal.aborted ? { ...spent, early: INTERRUPTED } : spent;
    // A limit that is over by its own word, and still there, is not waited for again and again.
    if (iterationOf(on) > before) waits = 0;
    if (waits >= MOST_WAITS) return spent;
    [on, prompt] = [{ ...on, loop: again.loop }, again.prompt];
  }
}

const NOTHING: Spent = { cost: 0, denied: [], early: null };
const MOST_WAITS = 5;

/** The work up to where it cannot continue; `endsAt`: when the usage limit that stopped it ends. */
interface Part {
  readonly spent: Spent;
  readonly endsAt: number | null;
}

/** Null where there is no limit to wait for, or it ends too late; `spent.early` says why the work stops. */
async function afterLimit(
  { workspace, request, watcher, loop }: HeadlessWork,
  { spent: { early }, endsAt }: Part,
  signal: AbortSignal,
): Promise<{ readonly loop: Loop; readonly prompt: Prose } | null> {
  if (early?.cause !== 'usage-limit' || endsAt === null) return null;
  const { now } = workspace;
  const until = askAgainAt(endsAt, now(), request.maxWaitHours * HOUR_MS);
  if (until === null) return null;
  const { id } = loop.terms;
  await pauseEarly(workspace, id, early);
  watcher.tell(
    `msw ▸ ${early.reason} · waiting until ${shownTime(until)} (at most --max-wait ${countOf(request.maxWaitHours, 'hour')}), then the loop continues`,
  );
  watcher.emit({ event: 'waiting', loop: id, until: new Date(until).toISOString(), reason: early.reason });
  const tell = (left: string) => watcher.show([`msw ▸ waiting for the usage limit to end, ${left} left`]);
  if (!(await waitOut(until, { now, signal, tell }))) return null;
  // The contexts of --fresh are no sessions of their own: the loop stays with this process.
  const taken = await takeOver(workspace, loop, true, request.fresh ? loop.terms.session : undefined);
  if (taken.status === 'refused') return null;
  watcher.tell(`msw ▸ ${taken.notice}`);
  return taken;
}

const HOUR_MS = 60 * 60_000;

/** One session, held by its own Stop hook. */
async function inOneSession(
  on: HeadlessWork,
  prompt: Prose,
  signal: AbortSignal,
  before: Spent,
): Promise<Part> {
  const { session } = on.loop.terms;
  const { end, facts } = await inClient(on, { session, prompt, cost: before.cost, signal });
  return partOf(on, before, end, facts, signal);
}

function partOf(
  { request }: HeadlessWork,
  before: Spent,
  end: ClientEnd,
  facts: ClientFacts,
  { aborted: isInterrupted }: AbortSignal,
): Part {
  const cost = before.cost + (end.result?.costUsd ?? 0);
  const denied = [...new Set([...before.denied, ...(end.result?.denied ?? [])])];
  // For a context that ended normally, the cost limit is checked after its turn is judged.
  const isFine = request.fresh && end.result?.isError === false;
  const early = earlyEnd(facts, { maxCost: isFine ? null : request.maxCost, cost, isInterrupted });
  return { spent: { cost, denied, early }, endsAt: end.result?.failure?.endsAt ?? null };
}

/** Each context ends when Claude stops; the turn is then judged here, as the session's hook would judge it. */
async function inContexts(on: HeadlessWork, first: Prose, signal: AbortSignal, before: Spent): Promise<Part> {
  let spent: Spent = { ...before, early: null };
  for (let prompt: Prose | null = first; prompt !== null; ) {
    const iteration = iterationOf(on);
    on.watcher.emit({ event: 'context', loop: on.loop.terms.id, iteration });
    const context = { session: randomUUID(), prompt, cost: spent.cost, signal };
    const { end, facts } = await inClient(on, context);
    const part = partOf(on, spent, end, facts, signal);
    if (part.spent.early !== null) return part;
    const judged = await judgeContext(on, end, iteration);
    spent = { ...part.spent, early: judged.aside === null ? null : asideFor(judged.aside) };
    prompt = judged.next;
    const { maxCost } = on.request;
    if (prompt !== null && maxCost !== null && spent.cost >= maxCost)
      return { spent: { ...spent, early: costSpent(maxCost) }, endsAt: null };
  }
  return { spent, endsAt: null };
}

/** `next`: the next prompt, null when the loop has ended or is paused; `aside`: why MSW stepped aside. */
interface JudgedContext {
  readonly next: Prose | null;
  readonly aside: string | null;
}

async function judgeContext(on: HeadlessWork, end: ClientEnd, iteration: number): Promise<JudgedContext> {
  const { workspace, watcher, loop } = on;
  tellChecking(on, iteration);
  const unfollow = followChecks(on, iteration);
  const answer = await stopSession(workspace, {
    session: loop.terms.session,
    lastMessage: end.result?.text ?? '',
    awaited: [],
    unawaited: [],
    planMode: false,
    transcriptPath: null,
    tokens: end.result?.tokens ?? null,
    ownerPid: process.pid,
    agent: null,
  });
  unfollow();
  const notice = answer.kind === 'silent' || answer.kind === 'answer' ? null : answer.notice;
  if (notice !== null) tellTurn(watcher, loop, notice);
  const next = answer.kind === 'context' ? nextPrompt(answer.context) : null;
  return { next, aside: next === null ? asideOf(notice) : null };
}

/** Why MSW stepped aside, if that is what the notice says. */
function asideOf(notice: string | null): string | null {
  return /^msw ▸ stepped aside: (.*)/m.exec(notice ?? '')?.[1] ?? null;
}

function tellTurn({ tell, emit }: Watcher, { terms }: Loop, notice: string): void {
  tell(notice);
  emit({ event: 'turn', loop: terms.id, notice });
}

function tellChecking({ workspace, watcher, loop }: HeadlessWork, iteration: number): void {
  const seconds = Math.round((workspace.now() - loop.terms.startedAt) / 1000);
  const { maxIterations, id } = loop.terms;
  watcher.tell(
    `msw ▸ ${iteration}/${maxIterations} · running the checks · ${minutesAndSeconds(seconds)} since the start`,
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

async function inClient(
  on: HeadlessWork,
  { session, prompt, cost, signal }: Context,
): Promise<{ readonly end: ClientEnd; readonly facts: ClientFacts }> {
  const { workspace, request, watcher, loop } = on;
  let problem: string | null = null;
  let notice: string | null = null;
  let hasStopped = request.fresh;
  let unfollow = (): void => {};
  const follower = watchClient(workspace, watcher, { run: loop.terms.id, session, cost });
  const onEvent = (event: ClientEvent): void => {
    follower.see(event);
    if (event.kind === 'started') problem = pluginProblem(event);
    if (event.kind === 'retry') tellRetry(watcher, loop, event);
    if (request.fresh) return;
    if (event.kind === 'stopping') {
      hasStopped = true;
      tellChecking(on, iterationOf(on));
      unfollow = followChecks(on, iterationOf(on));
    }
    if (event.kind === 'notice') {
      unfollow();
      notice = event.text;
      tellTurn(watcher, loop, event.text);
    }
  };
  const client = startHeadless({
    program: request.program,
    plugin: request.plugin,
    session,
    options: request.client,
    isForeign: request.isForeign ?? false,
    maxCost: request.maxCost === null ? null : Math.max(0.01, request.maxCost - cost),
    prompt,
    cwd: workspace.project,
    env: workspace.env,
    onEvent,
  });
  if (client.pid !== null) noteClient(workspace, loop.terms.id, client.pid);
  const stop = () => void client.stop();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const end = await client.ended;
  unfollow();
  follower.end();
  signal.removeEventListener('abort', stop);
  forgetClient(workspace, loop.terms.id);
  return { end, facts: { ...end, problem, hasStopped, steppedAside: asideOf(notice) } };
}

function tellRetry(
  { tell, emit }: Watcher,
  { terms }: Loop,
  { attempt, of, delayMs, status, error }: Extract<ClientEvent, { kind: 'retry' }>,
): void {
  const seconds = Math.ceil(delayMs / 1000);
  const what = plainLine(status === null ? error : `${status} (${error})`, 80);
  tell(`msw ▸ the API answers ${what}: Claude Code asks again in ${seconds} s, retry ${attempt} of ${of}`);
  emit({ event: 'retry', loop: terms.id, attempt, of, seconds, status, error });
}

function iterationOf({ workspace, loop }: HeadlessWork): number {
  return (
    findLoop(readLoopState(workspace), loop.terms.session)?.progress.iteration ?? loop.progress.iteration
  );
}
