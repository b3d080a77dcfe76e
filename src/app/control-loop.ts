// The user's hand on a loop: stop, pause, resume, hint. All of them only change the record; a loop that is in
// the middle of a turn finds the change when the turn ends.

import { hostname } from 'node:os';
import { readConfig } from '../adapters/config/project-config.ts';
import { appendJournal } from '../adapters/files/journal.ts';
import { changeLoop, type LoopStore, readState } from '../adapters/loops/loop-store.ts';
import { cooldownLeft, defaultBreakerLimits, recoverBreaker, tryAgain } from '../core/loop/breaker.ts';
import { isRunning, type Loop, withProgress } from '../core/loop/loop.ts';
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
  const state = readState(store);
  if (state.status !== 'ok') return [];
  return state.loops.flatMap((stored) => (stored.kind === 'loop' ? [stored.loop] : []));
}

export async function stopLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  const chosen = chooseLoop(workspace, request);
  if ('message' in chosen) return chosen;
  const ending = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;
  const report = await writeEnding(workspace, {
    loop: chosen.loop,
    ending,
    results: [],
    now: workspace.now(),
  });
  const saved = await changeLoop(workspace, chosen.loop.terms.session, () => ({ loop: null, value: null }));
  if (saved.status === 'refused') return refused(saved.reason);
  const where = report === null ? '' : ` Report: ${report}`;
  return done(
    `Loop ${chosen.loop.terms.id} is stopped after ${countIterations(chosen.loop)}.${where}`,
    chosen.loop,
  );
}

export async function pauseLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  const pause = { cause: 'user', reason: 'by the user', at: workspace.now() } as const;
  return edit(workspace, request, 'loop-paused', (loop) =>
    isRunning(loop)
      ? {
          loop: withProgress(loop, { pause }),
          message: `Loop ${loop.terms.id} is paused; go on with /msw:resume.`,
        }
      : { loop, message: `Loop ${loop.terms.id} is paused already.` },
  );
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
}

/** Resumes the session's own paused loop, or adopts one whose session is gone. */
export async function resumeLoop(workspace: Workspace, request: ResumeRequest): Promise<Control> {
  const own = chooseLoop(workspace, { session: request.session, loop: request.loop });
  const chosen = 'message' in own ? chooseOrphan(workspace, request) : own;
  if ('message' in chosen) return chosen;
  const { loop } = chosen;
  const foreign = loop.terms.session !== request.session;
  if (!foreign && isRunning(loop)) return done(`Loop ${loop.terms.id} is running.`, loop);
  if (foreign && isRunning(loop)) {
    return refused(`Loop ${loop.terms.id} belongs to another session that still runs: stop it there first.`);
  }
  const early = coolingDown(workspace, request, loop);
  if (early !== null) return refused(early);
  return revive(workspace, request, loop);
}

async function revive(workspace: Workspace, request: ResumeRequest, loop: Loop): Promise<Control> {
  const now = workspace.now();
  const revived = reviveLoop(loop, request, workspace);
  if (loop.terms.session !== request.session) {
    const taken = await changeLoop(workspace, request.session, (current) => ({
      loop: current ?? revived,
      value: current === null,
    }));
    if (taken.status === 'refused') return refused(taken.reason);
    if (!taken.value) return refused('This session already has a loop: end it with /msw:stop first.');
  }
  const saved = await changeLoop(workspace, loop.terms.session, () => ({
    loop: loop.terms.session === request.session ? revived : null,
    value: null,
  }));
  if (saved.status === 'refused') return refused(saved.reason);
  await note(workspace, 'loop-resumed', revived, { rested: now - (loop.progress.pause?.at ?? now) });
  return done(
    `Loop ${loop.terms.id} goes on with iteration ${revived.progress.iteration} of ${loop.terms.maxIterations}.`,
    revived,
  );
}

function reviveLoop(loop: Loop, request: ResumeRequest, workspace: Workspace): Loop {
  const now = workspace.now();
  const hinted = request.hint.trim() === '' ? loop : addHint(loop, request.hint.trim());
  const { breaker, pause, pausedMs } = hinted.progress;
  const limits = { ...defaultBreakerLimits, ...readConfig(workspace.project).config.breaker };
  const next = withProgress(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? now)),
    breaker: tryAgain(recoverBreaker(breaker, limits, now), 'resumed by the user', now),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    owner: { pid: request.ownerPid, host: hostname() },
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}

/** Without anything new, the same wall is waiting: a stuck loop rests for its cooldown. */
function coolingDown(workspace: Workspace, request: ResumeRequest, loop: Loop): string | null {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== 'stuck' || request.force) return null;
  if (request.hint.trim() !== '' || hints.length > hintsTold) return null;
  const limits = { ...defaultBreakerLimits, ...readConfig(workspace.project).config.breaker };
  const left = Math.ceil(cooldownLeft(breaker, limits, workspace.now()) / 60_000);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}

type Choice = { readonly loop: Loop } | Control;

function chooseLoop(workspace: Workspace, request: ControlRequest): Choice {
  const state = readState(workspace);
  if (state.status !== 'ok') return refused('The state of the loops cannot be read: see /msw:doctor.');
  const loops = listLoops(workspace);
  const wanted = request.loop;
  if (wanted !== null)
    return pick(
      loops.filter((loop) => loop.terms.id.startsWith(wanted)),
      `No loop ${wanted} is here.`,
    );
  if (request.session === null) return pick(loops, 'No loop is running in this project.');
  const own = loops.filter((loop) => loop.terms.session === request.session);
  return pick(own, 'This session has no loop; /msw:status shows the others of this project.');
}

/** Loops at rest whose session ended: only an explicit resume takes one over. */
function chooseOrphan(workspace: Workspace, request: ResumeRequest): Choice {
  const orphans = listLoops(workspace).filter(
    (loop) =>
      loop.progress.pause?.cause === 'parked' &&
      (request.loop === null || loop.terms.id.startsWith(request.loop)),
  );
  return pick(orphans, 'There is no paused loop to go on with; start one with /msw:loop.');
}

function pick(loops: readonly Loop[], none: string): Choice {
  const [first, second] = loops;
  if (first === undefined) return refused(none);
  if (second === undefined) return { loop: first };
  const list = loops
    .map((loop) => `\n  ${loop.terms.id}  ${loop.terms.prompt.slice(0, 60).replaceAll('\n', ' ')}`)
    .join('');
  return refused(`Several loops are here, so name one by its id:${list}`);
}

async function edit(
  workspace: Workspace,
  request: ControlRequest,
  event: string,
  change: (loop: Loop) => { readonly loop: Loop; readonly message: string },
): Promise<Control> {
  const chosen = chooseLoop(workspace, request);
  if ('message' in chosen) return chosen;
  const saved = await changeLoop(workspace, chosen.loop.terms.session, (current) => {
    const changed = current === null ? null : change(current);
    return { loop: changed?.loop ?? null, value: changed };
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
