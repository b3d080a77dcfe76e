// Records that something happened to a phase: the lines of ROADMAP, REQUIREMENTS and STATE that say so, under GSD's
// locks, and no others.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningRoadmap } from '../../../core/planning/documents/current-milestone.ts';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { numbered } from '../../../core/planning/documents/phase-id.ts';
import { canonicalPlanId } from '../../../core/planning/documents/plan-id.ts';
import { planListEdits } from '../../../core/planning/documents/plan-list.ts';
import type { Roadmap } from '../../../core/planning/documents/roadmap.ts';
import { type PhaseEvent, stateAfter } from '../../../core/planning/phases/position.ts';
import { type Standing, standingOf } from '../../../core/planning/phases/standing.ts';
import { requirementEdits, roadmapEdits } from '../../../core/planning/phases/sync-roadmap.ts';
import { type Edit, splice } from '../../../core/text/markdown/splice.ts';
import { isRefusal, type PlanningRefusal, type Texts, underGsdLocks, writeTexts } from './documents.ts';
import { findTypedPhase } from './find-typed-phase.ts';
import { phaseNamed } from './read-phase.ts';
import { openPlanning, type PlanningProject, readProject } from './read-project.ts';

export interface RecordedEvent extends PhaseEvent {
  /** The canonical id of the plan that is done. */
  readonly plan?: string;
  /** More lines of STATE that belong to the event. */
  readonly note?: (state: string, project: PlanningProject) => string;
}

export type EventRecorded =
  | {
      readonly status: 'done';
      /** The changed documents, relative to the project. */
      readonly files: readonly string[];
    }
  | PlanningRefusal;

/** Of the documents that are there. Recording the same event again changes only times. `now` is ISO. */
export function recordEvent(
  { root, planning }: PlanningProject,
  event: RecordedEvent,
  now = new Date().toISOString(),
): Promise<EventRecorded> {
  return underGsdLocks(planning, (): EventRecorded => {
    // Read under the lock: what happened is on the disk already.
    const written = writeTexts(planning, textsAfter(readProject(root, planning), event, now));
    if (isRefusal(written)) return written;
    return { status: 'done', files: written.map((name) => `.planning/${name}`) };
  });
}

function textsAfter(project: PlanningProject, event: RecordedEvent, now: string): Texts {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = numbered(project.phases, event.phase) ?? null;
  const ticked =
    roadmap === null || facts === null ? null : tickedRoadmap(project.root, { roadmap, facts, event, now });
  const after = ticked === null ? roadmap : runningRoadmap(ticked, state);
  const standing = standingOf({ ...witnesses, roadmap: after });
  const noted = state && (event.note?.(state.document.text, project) ?? state.document.text);
  const met =
    requirements === null || facts === null || !decidesRequirements(event, standing)
      ? []
      : requirementEdits(requirements, standing, after, [facts]);
  return [
    ...(ticked === null ? [] : [['ROADMAP.md', ticked] as const]),
    ...(requirements === null ? [] : [['REQUIREMENTS.md', splice(requirements.document.text, met)] as const]),
    ...(noted === null ? [] : [['STATE.md', stateAfter(noted, standing, event, now)] as const]),
  ];
}

/** In a project without verification, plans that are done decide. */
function decidesRequirements({ kind }: PhaseEvent, { verifier }: Standing): boolean {
  return kind === 'verified' || (kind === 'plan done' && !verifier);
}

interface Ticking {
  readonly roadmap: Roadmap;
  readonly facts: PhaseFacts;
  readonly event: RecordedEvent;
  readonly now: string;
}

function tickedRoadmap(root: string, { roadmap, facts, event, now }: Ticking): string {
  const planned = event.kind === 'planned';
  const boxes = event.plan === undefined ? [] : [event.plan];
  const how = { today: now.slice(0, 10), boxes, planned, verified: event.kind === 'verified' };
  const listed = planned ? listEdits(root, roadmap, facts) : [];
  return splice(roadmap.document.text, [...listed, ...roadmapEdits(roadmap, [facts], how)]);
}

function listEdits(root: string, roadmap: Roadmap, { number, folder }: PhaseFacts): readonly Edit[] {
  const entry = numbered(roadmap.phases, number);
  const phase = folder === null ? null : phaseNamed(root, folder);
  if (entry === undefined || phase === null) return [];
  const plans = phase.plans.map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null,
  }));
  return planListEdits(roadmap, entry, plans);
}

/** Null, or one line for the user that says why a plan with a summary could not be recorded. */
export async function recordIfDone(
  root: string,
  { phase, plan }: { readonly phase: string; readonly plan: string },
): Promise<string | null> {
  if (!existsSync(join(root, '.planning'))) return null;
  try {
    const opened = openPlanning(root);
    if (opened.status === 'refused') return `msw ▸ the plan is not recorded: ${opened.reason}`;
    const facts = findTypedPhase(opened.project, phase);
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone) return null;
    const event = { kind: 'plan done', phase, plan: canonicalPlanId(plan) } as const;
    const recorded = await recordEvent(opened.project, event);
    return recorded.status === 'refused' ? `msw ▸ the plan is not recorded: ${recorded.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the plan is not recorded: ${reason}`;
  }
}
