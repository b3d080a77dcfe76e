// Resumes a loop: the session's own after a pause, or one whose session is gone.

import { breakerLimits, readConfig } from '../../../adapters/config/project-config.ts';
import { appendJournal } from '../../../adapters/log/journal.ts';
import { adoptLoop, changeLoop, readLoopState } from '../../../adapters/loops/loop-store.ts';
import { recoverBreaker, resetBreaker, tryAgain } from '../../../core/loop/breaker.ts';
import type { PauseCause } from '../../../core/loop/ending-causes.ts';
import { type Loop, withProgress } from '../../../core/loop/loop.ts';
import { describeLoss } from '../../../core/loop/ownership.ts';
import { planHint, resumeMessage } from '../../../core/loop/plans/plan-control.ts';
import { ownerOf, sessionSurroundings } from '../../workspace/owner-pid.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { isAdoptable } from './choose-loop.ts';
import { type Control, controlled, type LoopControlRequest, refusedControl } from './control.ts';
import { planResume } from './plan-resume.ts';

export interface ResumeRequest extends LoopControlRequest {
  readonly session: string;
  readonly hint: string;
  readonly force: boolean;
  readonly ownerPid: number | null;
  /** True when the caller passes the new hints on to Claude, so that no re-prompt needs to. */
  readonly tellsHints?: boolean;
}

export type Resumed = Control & {
  /** The hints that Claude has not been given yet. */
  readonly hints: readonly string[];
  /** True when MSW itself had paused the loop, so that the report is its newest page. */
  readonly reported: boolean;
};

/** Resumes the session's own paused loop, or adopts one whose session is gone. */
export async function resumeLoop(workspace: Workspace, request: ResumeRequest): Promise<Resumed> {
  const plan = planResume(workspace, request, readLoopState(workspace));
  switch (plan.kind) {
    case 'refuse':
      return unchanged(refusedControl(plan.reason));
    case 'running':
      return request.hint.trim() === ''
        ? unchanged(controlled(plan.message, plan.loop))
        : hintRunning(workspace, request, plan.message);
    case 'resume':
      return plan.own ? reviveOwn(workspace, request, plan.loop) : adopt(workspace, request, plan.loop);
  }
}

/** A running loop needs no resuming, but the hint must not be lost. */
async function hintRunning(
  workspace: Workspace,
  { session, hint, tellsHints }: ResumeRequest,
  message: string,
): Promise<Resumed> {
  const saved = await changeLoop<Loop | null>(workspace, session, (current) => {
    if (current === null) return { loop: null, value: null };
    const { loop: hinted } = planHint(current, hint);
    const { hints, hintsTold } = hinted.progress;
    const loop = withProgress(hinted, { hintsTold: tellsHints === true ? hints.length : hintsTold });
    return { loop, value: loop };
  });
  if (saved.status === 'refused') return unchanged(refusedControl(saved.reason));
  if (saved.value === null) return unchanged(refusedControl('The loop ended a moment ago.'));
  const event = { event: 'hint-given', loop: saved.value.terms.id, session } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
  return { ...controlled(message, saved.value), hints: [hint.trim()], reported: false };
}

/** A loop before and after it was resumed. */
interface Revival {
  readonly before: Loop;
  readonly revived: Loop;
  /** What became of the session that had it; null for the session's own loop. */
  readonly loss: string | null;
}

async function reviveOwn(workspace: Workspace, request: ResumeRequest, loop: Loop): Promise<Resumed> {
  const saved = await changeLoop<Revival | string>(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: 'The loop ended a moment ago.' };
    const revived = revive(current, request, workspace);
    if (typeof revived === 'string') return { loop: current, value: revived };
    return { loop: revived, value: { before: current, revived, loss: null } };
  });
  if (saved.status === 'refused') return unchanged(refusedControl(saved.reason));
  if (typeof saved.value === 'string') return unchanged(refusedControl(saved.value));
  return tell(workspace, saved.value);
}

async function adopt(workspace: Workspace, request: ResumeRequest, loop: Loop): Promise<Resumed> {
  const { id, session } = loop.terms;
  const saved = await adoptLoop<Revival | string>(workspace, session, request.session, (orphan, own) => {
    if (own !== null) {
      return { loop: null, value: 'This session already has a loop: end it with /msw:stop first.' };
    }
    const here = sessionSurroundings(workspace);
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, here)) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    if (typeof revived === 'string') return { loop: null, value: revived };
    return { loop: revived, value: { before: orphan, revived, loss: describeLoss(orphan, here) } };
  });
  if (saved.status === 'refused') return unchanged(refusedControl(saved.reason));
  if (typeof saved.value === 'string') return unchanged(refusedControl(saved.value));
  return tell(workspace, saved.value);
}

async function tell(workspace: Workspace, { before, revived, loss }: Revival): Promise<Resumed> {
  const { pausedMs, hints } = revived.progress;
  const { id, session } = revived.terms;
  const rested = pausedMs - before.progress.pausedMs;
  const event = { event: 'loop-resumed', loop: id, session, rested } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
  const reported = before.progress.pause !== null && pausedByMsw.includes(before.progress.pause.cause);
  return {
    ...controlled([resumeMessage(revived), loss].filter((text) => text !== null).join(' '), revived),
    hints: hints.slice(before.progress.hintsTold),
    reported,
  };
}

const pausedByMsw: readonly PauseCause[] = ['stuck', 'blocked', 'infra', 'check-broken'];

function unchanged(control: Control): Resumed {
  return { ...control, hints: [], reported: false };
}

/** Plans again under the lock: another session may have begun an execution meanwhile. Returns why it may not, too. */
function revive(loop: Loop, request: ResumeRequest, workspace: Workspace): Loop | string {
  const plan = planResume(workspace, request, readLoopState(workspace));
  if (plan.kind === 'refuse') return plan.reason;
  const now = workspace.now();
  const hinted = request.hint.trim() === '' ? loop : planHint(loop, request.hint).loop;
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = withProgress(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force
      ? resetBreaker(breaker, 'forced by the user', now)
      : tryAgain(
          recoverBreaker(breaker, breakerLimits(readConfig(workspace.project).config), now),
          'resumed by the user',
          now,
        ),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal can resume a session's loop, but is not its client.
    owner: request.ownerPid === null && own ? owner : ownerOf(request.ownerPid, workspace.project, owner),
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}
