// Records finished plans, decisions, blockers, small tasks and the position of the work in STATE.md. Recording the
// same thing twice changes only the times. A splice under GSD's locks changes the body, then the frontmatter that
// mirrors it.

import { join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { readState } from '../../../core/planning/documents/state.ts';
import { mirrorEdits } from '../../../core/planning/phases/sync-state.ts';
import {
  addBlocker,
  addDecision,
  type Decision,
  resolveBlocker,
} from '../../../core/planning/writing/state-decisions.ts';
import {
  noteMetric,
  noteQuickTask,
  type PlanMetric,
  type QuickTask,
} from '../../../core/planning/writing/state-metrics.ts';
import {
  noteActivity,
  notePause,
  noteResume,
  noteSession,
  type SessionNote,
} from '../../../core/planning/writing/state-session.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { type Refusal, refused, underGsdLocks } from '../documents/documents.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';

export interface PlanDone extends PlanMetric, Partial<Omit<SessionNote, 'now'>> {
  /** The decisions in its summary. */
  readonly decisions?: readonly string[];
}

/** Records metrics, decisions, last activity and session. Run `syncPlanning` afterwards for the position. */
export function recordPlanDone(project: PlanningProject, plan: PlanDone, now = isoNow()) {
  const done = `Completed ${plan.phase.replace(/^\d(?=$|[^\d])/, '0$&')}-${plan.plan}-PLAN.md`;
  const { stoppedAt = done, resumeFile, decisions = [] } = plan;
  return changeState(project, now, (text) => {
    const decided = decisions
      .map((one) => ({ phase: plan.phase, text: one }))
      .reduce(addDecision, noteMetric(text, plan));
    return noteSession(noteActivity(decided, now.slice(0, 10), done), { stoppedAt, resumeFile, now });
  });
}

export interface Session extends Omit<SessionNote, 'now'> {
  /** Text for the last activity; when absent, that line stays. */
  readonly activity?: string | undefined;
}

export function recordSession(project: PlanningProject, session: Session, now = isoNow()) {
  const { activity } = session;
  return changeState(project, now, (text) => {
    const active = activity === undefined ? text : noteActivity(text, now.slice(0, 10), activity);
    return noteSession(active, { ...session, now });
  });
}

export function recordPause(project: PlanningProject, session: Session, now = isoNow()) {
  return changeState(project, now, (text) => notePause(noteSession(text, { ...session, now }), now));
}

export function recordResume(project: PlanningProject, now = isoNow()) {
  return changeState(project, now, noteResume);
}

export function addDecisions(project: PlanningProject, decisions: readonly Decision[], now = isoNow()) {
  return changeState(project, now, (text) => decisions.reduce(addDecision, text));
}

export function addBlockers(project: PlanningProject, blockers: readonly string[], now = isoNow()) {
  return changeState(project, now, (text) => blockers.reduce(addBlocker, text));
}

/** Removes every blocker that contains `words`. */
export function resolveBlockers(project: PlanningProject, words: string, now = isoNow()) {
  return changeState(project, now, (text) => resolveBlocker(text, words));
}

export function recordMetric(project: PlanningProject, metric: PlanMetric, now = isoNow()) {
  return changeState(project, now, (text) => noteMetric(text, metric));
}

export function recordQuickTask(project: PlanningProject, task: QuickTask, now = isoNow()) {
  const what = `${task.done ? 'Completed quick task' : 'Quick task not done'} ${task.id}: ${task.description}`;
  return changeState(project, now, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}

export type StateChange = { readonly status: 'done'; readonly changed: boolean } | Refusal;

/** `change` gets the text read under the lock; nothing is written when it returns the same text. */
function changeState(
  { planning, root }: PlanningProject,
  now: string,
  change: (text: string) => string,
): Promise<StateChange> {
  return underGsdLocks(planning, (): StateChange => {
    const { state, standing } = readProject(root, planning);
    if (state === null) return refused('.planning/STATE.md is missing: begin with /msw:init.');
    const body = change(state.document.text);
    if (body === state.document.text) return { status: 'done', changed: false };
    const edits = mirrorEdits(readState(body), standing.left === null ? standing.progress : null, now, now);
    const written = writeDocument(root, join(planning, 'STATE.md'), splice(body, edits));
    return written.status === 'refused' ? written : { status: 'done', changed: true };
  });
}

function isoNow(): string {
  return new Date().toISOString();
}
