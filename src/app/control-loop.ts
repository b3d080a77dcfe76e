// The user's hand on a loop: stop, pause, resume, hint. All of them only change the record; a loop that is in
// the middle of a turn finds the change when the turn ends.

import { hostname } from 'node:os';
import { readConfig } from '../adapters/config/project-config.ts';
import { appendJournal } from '../adapters/files/journal.ts';
import { adoptLoop, changeLoop, type LoopStore, readState } from '../adapters/loops/loop-store.ts';
import {
  type BreakerLimits,
  cooldownLeft,
  defaultBreakerLimits,
  recoverBreaker,
  resetBreaker,
  tryAgain,
} from '../core/loop/breaker.ts';
import { isRunning, type Loop, withProgress } from '../core/loop/loop.ts';
import { chooseLoop, chooseToResume, isAdoptable, loopsIn } from './choose-loop.ts';
import { writeEnding } from './end-loop.ts';
import { isoTime, type Workspace } from './workspace.ts';

export interface ControlRequest {
  /** The session that asks; null from a terminal, which then means the project's only loop. */
  readonly session: string | null;
  /** A loop's id, or the start of one, when it is not the session's own. */
  readonly loop: string | null;
}

export interface Control {
  readonly status: 'done' | 'refused';
  /** One or two sentences for the user. */
  readonly message: string;
  readonly loop: Loop | null;
}

/** Every loop of the project that this machine may run. */
export function listLoops(store: LoopStore): readonly Loop[] {
  return loopsIn(readState(store));
}

export async function stopLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === 'none') return refused(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await changeLoop(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null,
  }));
  if (saved.status === 'refused') return refused(saved.reason);
  const where = report === null ? '' : ` Report: ${report}`;
  return done(`Loop ${id} is stopped after ${countIterations(loop)}.${where}`, loop);
}

export async function pauseLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  return edit(workspace, request, 'loop-paused', (loop) => {
    const { pause } = loop.progress;
    // The pause of an API failure ends by itself, the user's must not.
    if (pause !== null && pause.cause !== 'api-failure') {
      return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
    }
    const at = pause?.at ?? workspace.now();
    return {
      loop: withProgress(loop, { pause: { cause: 'user', reason: 'by the user', at } }),
      message: `Loop ${loop.terms.id} is paused; go on with /msw:resume.`,
    };
  });
}

export async function hintLoop(
  workspace: Workspace,
  request: ControlRequest,
  hint: string,
): Promise<Control> {
  const text = hint.trim();
  if (text === '') return refused('The hint is missing: /msw:hint "what Claude should know".');
  return edit(workspace, request, 'hint-given', (loop) => ({
    loop: addHint(loop, text),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`,
  }));
}

export interface ResumeRequest extends ControlRequest {
  readonly session: string;
  readonly hint: string;
  readonly force: boolean;
  readonly ownerPid: number | null;
  /** True when the caller passes the new hints on to Claude, so that no re-prompt has to. */
  readonly tellsHints?: boolean;
}

export type Resumed = Control & {
  /** What Claude has not been told yet. */
  readonly hints: readonly string[];
};

/** Resumes the session's own paused loop, or adopts one whose session is gone. */
export async function resumeLoop(workspace: Workspace, request: ResumeRequest): Promise<Resumed> {
  const chosen = chooseToResume(readState(workspace), request, workspace.now());
  if (chosen.status === 'none') return { ...refused(chosen.reason), hints: [] };
  const { loop } = chosen;
  const own = loop.terms.session === request.session;
  if (own && isRunning(loop)) return { ...done(`Loop ${loop.terms.id} is running.`, loop), hints: [] };
  const early = coolingDown(workspace, request, loop);
  if (early !== null) return { ...refused(early), hints: [] };
  return own ? reviveOwn(workspace, request, loop) : adopt(workspace, request, loop);
}

/** A loop before and after it was brought back. */
interface Revival {
  readonly before: Loop;
  readonly revived: Loop;
}

async function reviveOwn(workspace: Workspace, request: ResumeRequest, loop: Loop): Promise<Resumed> {
  const saved = await changeLoop<Revival | null>(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: null };
    const revived = revive(current, request, workspace);
    return { loop: revived, value: { before: current, revived } };
  });
  if (saved.status === 'refused') return { ...refused(saved.reason), hints: [] };
  if (saved.value === null) return { ...refused('The loop ended a moment ago.'), hints: [] };
  return tell(workspace, saved.value);
}

async function adopt(workspace: Workspace, request: ResumeRequest, loop: Loop): Promise<Resumed> {
  const { id, session } = loop.terms;
  const saved = await adoptLoop<Revival | string>(workspace, session, request.session, (orphan, own) => {
    if (own !== null) {
      return { loop: null, value: 'This session already has a loop: end it with /msw:stop first.' };
    }
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, workspace.now())) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    return { loop: revived, value: { before: orphan, revived } };
  });
  if (saved.status === 'refused') return { ...refused(saved.reason), hints: [] };
  if (typeof saved.value === 'string') return { ...refused(saved.value), hints: [] };
  return tell(workspace, saved.value);
}

async function tell(workspace: Workspace, { before, revived }: Revival): Promise<Resumed> {
  const { iteration, pausedMs, hints } = revived.progress;
  await note(workspace, 'loop-resumed', revived, { rested: pausedMs - before.progress.pausedMs });
  const message = `Loop ${revived.terms.id} goes on with iteration ${iteration} of ${revived.terms.maxIterations}.`;
  return { ...done(message, revived), hints: hints.slice(before.progress.hintsTold) };
}

function revive(loop: Loop, request: ResumeRequest, workspace: Workspace): Loop {
  const now = workspace.now();
  const hinted = request.hint.trim() === '' ? loop : addHint(loop, request.hint.trim());
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = withProgress(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force
      ? resetBreaker(breaker, 'forced by the user', now)
      : tryAgain(recoverBreaker(breaker, breakerLimits(workspace), now), 'resumed by the user', now),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal resumes a session's loop without being its client.
    owner: { pid: request.ownerPid ?? (own ? owner.pid : null), host: hostname() },
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}

/** Without anything new, the same wall is waiting: a stuck loop rests for its cooldown. */
function coolingDown(workspace: Workspace, request: ResumeRequest, loop: Loop): string | null {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== 'stuck' || request.force) return null;
  if (request.hint.trim() !== '' || hints.length > hintsTold) return null;
  const left = Math.ceil(cooldownLeft(breaker, breakerLimits(workspace), workspace.now()) / 60_000);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}

function breakerLimits(workspace: Workspace): BreakerLimits {
  return { ...defaultBreakerLimits, ...readConfig(workspace.project).config.breaker };
}

async function edit(
  workspace: Workspace,
  request: ControlRequest,
  event: string,
  change: (loop: Loop) => { readonly loop: Loop; readonly message: string },
): Promise<Control> {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === 'none') return refused(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await changeLoop(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === 'refused') return refused(saved.reason);
  if (saved.value === null) return refused('The loop ended a moment ago.');
  await note(workspace, event, saved.value.loop, {});
  return done(saved.value.message, saved.value.loop);
}

async function note(
  workspace: Workspace,
  event: string,
  loop: Loop,
  more: Record<string, unknown>,
): Promise<void> {
  const entry = { event, loop: loop.terms.id, session: loop.terms.session, ...more };
  await appendJournal(workspace.project, entry, isoTime(workspace));
}

function addHint(loop: Loop, hint: string): Loop {
  return withProgress(loop, { hints: [...loop.progress.hints, hint] });
}

function countIterations(loop: Loop): string {
  const finished = loop.progress.iteration - 1;
  return finished === 1 ? '1 iteration' : `${finished} iterations`;
}

function done(message: string, loop: Loop): Control {
  return { status: 'done', message, loop };
}

function refused(message: string): Control {
  return { status: 'refused', message, loop: null };
}
