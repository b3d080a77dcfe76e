// Handles a session that starts, ends or loses its API: keeps its own loop alive, parks loops that lost their owner,
// and is silent otherwise.

import { readFailure } from '../../adapters/claude-code/client-failure.ts';
import type {
  SessionEndInput,
  SessionStartInput,
  StopFailureInput,
} from '../../adapters/claude-code/hook-input.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { changeLoop, loopsIn, type StateFile } from '../../adapters/loops/loop-store.ts';
import { isPassing } from '../../core/loop/ending-causes.ts';
import { livedUntil } from '../../core/loop/lived-time.ts';
import { isRunning, type Loop, type LoopTerms, type Pause, withProgress } from '../../core/loop/loop.ts';
import { startWorker } from '../../core/loop/texts/fresh.ts';
import { howItEnds } from '../../core/loop/texts/reprompt.ts';
import { type Answer, silent } from '../../core/text/answer.ts';
import { clipText } from '../../core/text/clip-text.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { fitProse, joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { whyItWaits } from '../loop/executed-elsewhere.ts';
import { reportUnusableState } from '../loop/report-unusable-state.ts';
import { restoredFirst, withLoopRestored } from '../loop/restore-loop.ts';
import { cliCommand } from '../workspace/cli-command.ts';
import { ownerOf } from '../workspace/owner-pid.ts';
import { isoNow, shownTime, type Workspace } from '../workspace/workspace.ts';
import { parkedNews, planStart, type StartPlan } from './plan-start.ts';

/** Re-injects a live loop after a resume or compaction; tells a new session about loops that lost theirs. */
export async function startSession(
  workspace: Workspace,
  input: SessionStartInput,
  ownerPid: number | null,
): Promise<Answer> {
  const { state, notice: restored } = await withLoopRestored(workspace, input.session);
  const ended = await endedFirst(workspace, input.session, state);
  const plan = planStart(workspace, { session: input.session, ownerPid }, ended.state);
  const trouble = await reportUnusableState(workspace, state, null);
  const answer = await carryOut(workspace, input.session, plan, ownerPid);
  const notices = [ended.notice, trouble.kind === 'notice' ? trouble.notice : null, restored];
  return notices.reduce<Answer>(restoredFirst, answer);
}

/** Nobody is told of an execution of which nothing is left, only of one whose halted plans wait. */
async function endedFirst(
  workspace: Workspace,
  session: string,
  state: StateFile,
): Promise<{ readonly state: StateFile; readonly notice: Prose | null }> {
  if (loopsIn(state).every(({ terms }) => terms.execution === null)) return { state, notice: null };
  const { endExecutions } = await import('../planning/execution/end-executions.ts');
  const ended = await endExecutions(workspace, session, state);
  const phase = ended.halted[0]?.terms.execution?.phase;
  const notice =
    phase === undefined
      ? null
      : prose`msw ▸ the execution of phase ${quoteName(phase)} has ended with its session, and its halted plans wait for you: see /msw:status.`;
  return { state: ended.state, notice };
}

async function carryOut(
  workspace: Workspace,
  session: string,
  plan: StartPlan,
  ownerPid: number | null,
): Promise<Answer> {
  switch (plan.kind) {
    case 'nothing':
      return silent;
    case 'lost':
      for (const orphan of plan.loops) await park(workspace, orphan, session, 'its session is gone');
      return notice(`${lostLoops(plan)}; /msw:resume takes it over.`);
    case 'waits':
      await park(workspace, plan.loop, session, 'another session executes a phase');
      return notice(waitingLoop(plan));
    case 'paused':
      await welcomeBack(workspace, session, ownerPid);
      return notice(
        `loop ${plan.loop.terms.id} is paused (${plan.pause.reason}); continue with /msw:resume.`,
      );
    case 'own': {
      await welcomeBack(workspace, session, ownerPid);
      const context = await contextFor(workspace, plan.loop);
      return { kind: 'context', context, notice: null };
    }
  }
}

/** `loop X lost its session at iteration 3 and is parked`. */
export function lostLoops({ first, loops }: Extract<StartPlan, { kind: 'lost' }>): string {
  const more = loops.length === 1 ? '' : ` (and ${loops.length - 1} more, see /msw:status)`;
  const what =
    first.terms.execution === null ? `at iteration ${first.progress.iteration}` : 'while it executed a phase';
  return `loop ${first.terms.id} lost its session ${what} and is parked${more}`;
}

export function waitingLoop({ why }: Extract<StartPlan, { kind: 'waits' }>): string {
  return `the execution of this session waits until you type /msw:resume. ${why}`;
}

/** Keeps the record with a last heartbeat; the owner is gone unless the same session is resumed. */
export async function endSession(workspace: Workspace, input: SessionEndInput): Promise<Answer> {
  const left = await changeOwn(workspace, input.session, (loop) =>
    withProgress(loop, {
      ...livedUntil(loop, workspace.now()),
      owner: ownerOf(null, workspace.project),
      // A cleared conversation gets a new session id, so this session can never be resumed.
      pause:
        input.reason === 'clear'
          ? (loop.progress.pause ?? parked('its conversation was cleared', workspace.now()))
          : loop.progress.pause,
    }),
  );
  return left === null || !isRunning(left) || left.terms.execution !== null
    ? silent
    : leaveLine(workspace, left);
}

/** Records and says that the loop is not done, lest the end of the session be taken for the end of the loop. */
async function leaveLine(workspace: Workspace, { terms, progress }: Loop): Promise<Answer> {
  const reason = `its session ended in iteration ${progress.iteration} of ${terms.maxIterations}`;
  const { id: loop, session } = terms;
  const { iteration } = progress;
  await appendJournal(
    workspace.project,
    { event: 'session-ended', loop, session, iteration },
    isoNow(workspace),
  );
  const { keepResult, LEFT } = await import('../../adapters/user/result-store.ts');
  const at = isoNow(workspace);
  const { tokens } = progress.spent;
  const about = { loop, session, at, iteration, files: null, tokens };
  const unknown = { proof: null, report: null, checks: null };
  const how = { state: 'paused', cause: LEFT, reason, outcome: `not done, ${reason}` } as const;
  await keepResult(workspace.userFolder, workspace.project, { ...about, ...unknown, ...how });
  return notice(`loop ${loop} is not done: ${reason}. It continues when the session is resumed.`);
}

/** A failed request is a pause, not an iteration; the next answered turn ends it. */
export async function noteStopFailure(workspace: Workspace, input: StopFailureInput): Promise<Answer> {
  const error = input.error || 'unknown error';
  const { message = '' } = input;
  const { cause, endsAt } = readFailure({ error, text: message }, workspace.now());
  const said = message === '' ? error : `${error}, ${plainLine(message, 160)}`;
  const reason = endsAt === null ? said : `until ${shownTime(endsAt)}: ${said}`;
  const loop = await changeOwn(workspace, input.session, (current) =>
    isRunning(current)
      ? withProgress(current, {
          ...livedUntil(current, workspace.now()),
          pause: { cause, reason: clipText(reason, 240), at: workspace.now() },
        })
      : current,
  );
  if (loop === null) return silent;
  await appendJournal(
    workspace.project,
    { event: 'api-failure', loop: loop.terms.id, session: input.session, error: clipText(input.error, 120) },
    isoNow(workspace),
  );
  return silent;
}

/** Updates the record when the loop's session is back. */
async function welcomeBack(workspace: Workspace, session: string, ownerPid: number | null): Promise<void> {
  const now = workspace.now();
  await changeOwn(workspace, session, (loop) => {
    // Again under the lock: another session may have begun meanwhile, and would be kept from its own executors.
    if (whyItWaits(workspace, loop, { session, ownerPid }) !== null) return loop;
    const { pause, pausedMs } = loop.progress;
    return withProgress(loop, {
      lastHeartbeat: now,
      owner: ownerOf(ownerPid, workspace.project),
      // The loop was parked while its session was away.
      pause: pause?.cause === 'parked' ? null : pause,
      pausedMs: pausedMs + Math.max(0, now - awaySince(loop, now)),
    });
  });
}

/** Since when the loop's session was away, not counting a pause that continues; `now` when it was not away. */
function awaySince({ progress }: Loop, now: number): number {
  const { pause, owner, lastHeartbeat } = progress;
  if (pause !== null) return pause.cause === 'parked' ? pause.at : now;
  return owner.pid === null ? lastHeartbeat : now;
}

/** The context that a session needs to continue its loop. */
export async function contextFor(workspace: Workspace, loop: Loop, rested = false): Promise<Prose> {
  const { execution } = loop.terms;
  if (execution === null) return reinjection(loop, rested);
  const { executionReinjection } = await import('../../core/loop/texts/execution-text.ts');
  return executionReinjection(execution, cliCommand(workspace));
}

/** At most 1 KB: what is under way and which page to read. After a pause by MSW itself, that page is its report. */
export function reinjection({ terms, progress }: Loop, rested = false): Prose {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? 'report' : `iteration-${String(last).padStart(3, '0')}`;
  const first = terms.fresh ? 'brief' : 'task';
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? first : newest}.md`;
  if (terms.fresh)
    return prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}. ${startWorker(file)}`;
  const holds = last === 0 ? prose`the task` : prose`the task, the evidence and what was tried`;
  return fitProse(
    [
      prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      prose`Read ${quoteName(file)} before you continue: it holds ${holds}.`,
      howItEnds(terms),
      prose`Checks: ${checksOf(terms)}`,
    ],
    1000,
  );
}

function checksOf({ checks }: LoopTerms): Prose {
  if (checks.length === 0) return prose`none`;
  const shown = checks.slice(0, 4).map(({ command }) => quoteLine(command, 80));
  const more = checks.length - shown.length;
  return joinProse([...shown, more > 0 ? prose`and ${more} more` : null], '; ');
}

async function park(workspace: Workspace, orphan: Loop, session: string, why: string): Promise<void> {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || isPassing(current.cause);
    // The loop did not work after its last heartbeat, so that time does not count.
    const pause = waits ? parked(why, current?.at ?? lastHeartbeat) : current;
    return withProgress(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const { id, session: lost } = orphan.terms;
  await appendJournal(
    workspace.project,
    { event: 'loop-parked', loop: id, session: lost, foundBy: session },
    isoNow(workspace),
  );
}

function parked(reason: string, at: number): Pause {
  return { cause: 'parked', reason, at };
}

async function changeOwn(
  workspace: Workspace,
  session: string,
  change: (loop: Loop) => Loop,
): Promise<Loop | null> {
  const saved = await changeLoop(workspace, session, (current) => {
    const loop = current === null ? null : change(current);
    return { loop, value: loop };
  });
  return saved.status === 'ok' ? saved.value : null;
}

function notice(text: string): Answer {
  return { kind: 'notice', notice: `msw ▸ ${text}` };
}
