// Brings a loop back to work: the session's own after a pause, or one whose session is gone.

import { hostname } from 'node:os';
import { readConfig } from '../../adapters/config/project-config.ts';
import { adoptLoop, changeLoop, readState } from '../../adapters/loops/loop-store.ts';
import {
  type BreakerLimits,
  cooldownLeft,
  defaultBreakerLimits,
  recoverBreaker,
  resetBreaker,
  tryAgain,
} from '../../core/loop/breaker.ts';
import { executionName } from '../../core/loop/execution-text.ts';
import { isRunning, type Loop, type PauseCause, withProgress } from '../../core/loop/loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { chooseToResume, isAdoptable } from './choose-loop.ts';
import { addHint, type Control, type ControlRequest, done, note, refused } from './control.ts';

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
  /** True when MSW had brought the loop to rest, so that its report is the newest page. */
  readonly reported: boolean;
};

/** Resumes the session's own paused loop, or adopts one whose session is gone. */
export async function resumeLoop(workspace: Workspace, request: ResumeRequest): Promise<Resumed> {
  const chosen = chooseToResume(readState(workspace), request, workspace.now());
  if (chosen.status === 'none') return unchanged(refused(chosen.reason));
  const { loop } = chosen;
  const own = loop.terms.session === request.session;
  if (own && isRunning(loop)) return unchanged(done(`Loop ${loop.terms.id} is running.`, loop));
  const early = coolingDown(workspace, request, loop);
  if (early !== null) return unchanged(refused(early));
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
  if (saved.status === 'refused') return unchanged(refused(saved.reason));
  if (saved.value === null) return unchanged(refused('The loop ended a moment ago.'));
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
  if (saved.status === 'refused') return unchanged(refused(saved.reason));
  if (typeof saved.value === 'string') return unchanged(refused(saved.value));
  return tell(workspace, saved.value);
}

async function tell(workspace: Workspace, { before, revived }: Revival): Promise<Resumed> {
  const { iteration, pausedMs, hints } = revived.progress;
  await note(workspace, 'loop-resumed', revived, { rested: pausedMs - before.progress.pausedMs });
  const { id, execution, maxIterations } = revived.terms;
  const message =
    execution === null
      ? `Loop ${id} continues with iteration ${iteration} of ${maxIterations}.`
      : `The execution of ${executionName(execution)} goes on.`;
  const reported = before.progress.pause !== null && ordered.includes(before.progress.pause.cause);
  return { ...done(message, revived), hints: hints.slice(before.progress.hintsTold), reported };
}

const ordered: readonly PauseCause[] = ['stuck', 'blocked', 'infra', 'check-broken'];

function unchanged(control: Control): Resumed {
  return { ...control, hints: [], reported: false };
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
