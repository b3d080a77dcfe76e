// Records finished plans, verified phases, decisions, blockers, small tasks and the session in STATE.md: the lines of
// the event, and the keys of the frontmatter that repeat them. Recording the same thing twice changes only the times.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { keepJson } from '../../../adapters/files/write-record.ts';
import { diskStatus } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, paddedPhase } from '../../../core/planning/documents/phase-id.ts';
import { addFlatIteration, isFlatState } from '../../../core/planning/writing/flat-state.ts';
import { mirrored } from '../../../core/planning/writing/mirror-state.ts';
import {
  addBlocker,
  addDecision,
  type NoBlockers,
  noBlockers,
  resolveBlocker,
  type StateDecision,
} from '../../../core/planning/writing/state-decisions.ts';
import { noteQuickTask, type QuickTask } from '../../../core/planning/writing/state-quick-tasks.ts';
import {
  keepSession,
  noteActivity,
  noteSession,
  type SessionNote,
} from '../../../core/planning/writing/state-session.ts';
import { type PlanningRefusal, refusedPlanning, underGsdLocks } from './documents.ts';
import { findTypedPhase } from './find-typed-phase.ts';
import { type PlanningProject, readProject } from './read-project.ts';
import { recordEvent } from './record-event.ts';

export interface PlanDone {
  /** `1`, `2.1`; the folder's name where several have that number. */
  readonly phase: string;
  /** `01`, or its canonical id. */
  readonly plan: string;
  /** The decisions in its summary. */
  readonly decisions?: readonly string[];
}

/** Records a plan in ROADMAP and STATE: its boxes and counts, its decisions, the position and the session. */
export function recordPlanDone(project: PlanningProject, plan: PlanDone, now = isoNow()) {
  const padded = paddedPhase(folderPhase(plan.phase) ?? plan.phase);
  const { decisions = [] } = plan;
  const id = plan.plan.includes('-') ? plan.plan : `${padded}-${plan.plan}`;
  const stoppedAt = `Completed ${id}-PLAN.md`;
  const note = (text: string) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(addDecision, text);
    const after = isFlatState(text)
      ? addFlatIteration(decided, plan.phase, id)
      : stopped(decided, { stoppedAt, activity: stoppedAt }, now);
    return mirrored(text, after, { now });
  };
  return recordEvent(project, { kind: 'plan done', phase: plan.phase, plan: id, note }, now);
}

/** Records a verified phase in ROADMAP, REQUIREMENTS and STATE. */
export function recordVerified(project: PlanningProject, phase: string, now = isoNow()) {
  const note = (text: string, is: PlanningProject) => {
    if (isFlatState(text)) return text;
    const facts = findTypedPhase(is, phase);
    const isOver = facts !== null && diskStatus(facts) === 'complete';
    const how = facts?.verification === 'gaps_found' ? 'gaps found' : 'waits for a person';
    const stoppedAt = isOver ? `Phase ${phase} complete` : `Phase ${phase} verified: ${how}`;
    return mirrored(text, stopped(text, { stoppedAt, activity: stoppedAt }, now), { now });
  };
  return recordEvent(project, { kind: 'verified', phase, note }, now);
}

export interface Session extends Omit<SessionNote, 'now'> {
  /** Text for the last activity; when absent, that line stays. */
  readonly activity?: string | undefined;
}

export function recordSession(project: PlanningProject, session: Session, now = isoNow()) {
  return changeState(project, { now }, (text) =>
    session.activity === undefined ? keepSession(text, { ...session, now }) : stopped(text, session, now),
  );
}

function stopped(text: string, { activity, ...session }: Session, now: string): string {
  const active = activity === undefined ? text : noteActivity(text, now.slice(0, 10), activity);
  return noteSession(active, { ...session, now });
}

export function addDecisions(project: PlanningProject, decisions: readonly StateDecision[]) {
  return changeState(project, { isNote: true }, (text) => decisions.reduce(addDecision, text));
}

export function addBlockers(project: PlanningProject, blockers: readonly string[]) {
  return changeState(project, { isNote: true }, (text) => {
    const after = blockers.reduce(addBlocker, text);
    const none = noBlockers(text);
    const isFirst = none !== null && after !== text;
    if (isFirst && openMswSubfolder(project.root, 'planning').status === 'ok')
      keepJson(beforeBlockers(project), none);
    return after;
  });
}

/** Removes every blocker that contains `words`. */
export function resolveBlockers(project: PlanningProject, words: string) {
  return changeState(project, { isNote: true }, (text) => resolveBlocker(text, words, withoutAny(project)));
}

/** How the section looked before its first blocker; without the record it gets GSD's words. */
function withoutAny(project: PlanningProject): NoBlockers | null {
  const file = readJson(beforeBlockers(project), ownFile(project.root));
  const read = z.object({ line: z.nullable(z.string()) }).safeParse(file.status === 'ok' ? file.value : null);
  return read.success ? read.data : null;
}

function beforeBlockers({ root }: PlanningProject): string {
  return mswPath(root, 'planning', 'no-blockers.json');
}

export function recordQuickTask(project: PlanningProject, task: QuickTask, now = isoNow()) {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, { now }, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}

export type StateChange = { readonly status: 'done'; readonly changed: boolean } | PlanningRefusal;

/** `change` gets the text read under the lock; nothing is written when it returns the same text. */
function changeState(
  { planning, root }: PlanningProject,
  { now = isoNow(), isNote = false }: { readonly now?: string; readonly isNote?: boolean },
  change: (text: string) => string,
): Promise<StateChange> {
  return underGsdLocks(planning, (): StateChange => {
    const { state } = readProject(root, planning);
    if (state === null) return refusedPlanning('.planning/STATE.md is missing: begin with /msw:init.');
    const { text } = state.document;
    const after = mirrored(text, change(text), { now, isNote });
    if (after === text) return { status: 'done', changed: false };
    const written = writeDocument(root, join(planning, 'STATE.md'), after);
    return written.status === 'refused' ? written : { status: 'done', changed: true };
  });
}

function isoNow(): string {
  return new Date().toISOString();
}
