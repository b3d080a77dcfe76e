// What MSW notes in STATE.md: done plans, decisions, blockers, small tasks, and where the work stands. Noting
// the same thing twice changes nothing but the times.

import { addBlocker, resolveBlocker } from '../../../core/planning/writing/state-blockers.ts';
import { addDecision, type Decision } from '../../../core/planning/writing/state-decisions.ts';
import { noteMetric, type PlanMetric } from '../../../core/planning/writing/state-metrics.ts';
import { noteQuickTask, type QuickTask } from '../../../core/planning/writing/state-quick.ts';
import {
  noteActivity,
  notePause,
  noteResume,
  noteSession,
} from '../../../core/planning/writing/state-session.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { changeState, type StateChange } from './change-state.ts';

export interface PlanDone extends PlanMetric {
  /** `Completed 01-02-PLAN.md` unless given. */
  readonly stoppedAt?: string | undefined;
  /** From the project's root; absent: the one that stands there stays. */
  readonly resumeFile?: string | undefined;
  /** What its summary says was decided. */
  readonly decisions?: readonly string[];
}

/** A row in the metrics, its decisions, the last activity and the session. Run `syncPlanning` after it for the position. */
export function recordPlanDone(
  project: PlanningProject,
  plan: PlanDone,
  now = isoNow(),
): Promise<StateChange> {
  const id = `${padded(plan.phase)}-${plan.plan}`;
  const stoppedAt = plan.stoppedAt ?? `Completed ${id}-PLAN.md`;
  return changeState(
    project,
    (text) => {
      const decisions = (plan.decisions ?? []).map((one) => ({ phase: plan.phase, text: one }));
      const decided = decisions.reduce(addDecision, noteMetric(text, plan));
      const active = noteActivity(decided, now.slice(0, 10), `Completed ${id}-PLAN.md`);
      return noteSession(active, { stoppedAt, resumeFile: plan.resumeFile, now });
    },
    now,
  );
}

export interface Session {
  readonly stoppedAt: string;
  readonly resumeFile?: string | undefined;
  /** Words for the last activity; absent: that line stays. */
  readonly activity?: string | undefined;
}

export function recordSession(
  project: PlanningProject,
  session: Session,
  now = isoNow(),
): Promise<StateChange> {
  const { stoppedAt, resumeFile, activity } = session;
  return changeState(
    project,
    (text) => {
      const active = activity === undefined ? text : noteActivity(text, now.slice(0, 10), activity);
      return noteSession(active, { stoppedAt, resumeFile, now });
    },
    now,
  );
}

export function recordPause(
  project: PlanningProject,
  session: Session,
  now = isoNow(),
): Promise<StateChange> {
  const { stoppedAt, resumeFile } = session;
  return changeState(
    project,
    (text) => notePause(noteSession(text, { stoppedAt, resumeFile, now }), now),
    now,
  );
}

export function recordResume(project: PlanningProject, now = isoNow()): Promise<StateChange> {
  return changeState(project, noteResume, now);
}

export function addDecisions(
  project: PlanningProject,
  decisions: readonly Decision[],
  now = isoNow(),
): Promise<StateChange> {
  return changeState(project, (text) => decisions.reduce(addDecision, text), now);
}

export function addBlockers(
  project: PlanningProject,
  blockers: readonly string[],
  now = isoNow(),
): Promise<StateChange> {
  return changeState(project, (text) => blockers.reduce(addBlocker, text), now);
}

/** Takes out every blocker that holds these words. */
export function resolveBlockers(
  project: PlanningProject,
  words: string,
  now = isoNow(),
): Promise<StateChange> {
  return changeState(project, (text) => resolveBlocker(text, words), now);
}

export function recordMetric(
  project: PlanningProject,
  metric: PlanMetric,
  now = isoNow(),
): Promise<StateChange> {
  return changeState(project, (text) => noteMetric(text, metric), now);
}

export function recordQuickTask(
  project: PlanningProject,
  task: QuickTask,
  now = isoNow(),
): Promise<StateChange> {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, (text) => noteActivity(noteQuickTask(text, task), task.date, what), now);
}

function isoNow(): string {
  return new Date().toISOString();
}

/** `1` as `01`, `2.1` as `02.1`. */
function padded(phase: string): string {
  return phase.replace(/^\d(?=$|[^\d])/, '0$&');
}
