// Records that something happened to a phase: the lines of ROADMAP, REQUIREMENTS and STATE that say so, under GSD's
// locks, and no others.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocument, writeObjection } from '../../../adapters/files/write-document.ts';
import { phaseKey } from '../../../core/planning/documents/phase-id.ts';
import { canonicalPlanId } from '../../../core/planning/documents/plan-id.ts';
import { readRoadmap } from '../../../core/planning/documents/roadmap.ts';
import { type PhaseEvent, stateAfter } from '../../../core/planning/phases/position.ts';
import { standingOf } from '../../../core/planning/phases/standing.ts';
import { requirementEdits, roadmapEdits } from '../../../core/planning/phases/sync-roadmap.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { type Refusal, refused, underGsdLocks } from '../documents/documents.ts';
import { openPlanning, type PlanningProject, readProject } from '../documents/read-project.ts';

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
  | Refusal;

/** Recording the same event again changes only times. `now` is ISO. */
export function recordEvent(
  { root, planning }: PlanningProject,
  event: RecordedEvent,
  now = new Date().toISOString(),
): Promise<EventRecorded> {
  return underGsdLocks(planning, (): EventRecorded => {
    // Read under the lock: what happened is on the disk already.
    const project = readProject(root, planning);
    if (project.state === null) return refused('.planning/STATE.md is missing: begin with /msw:init.');
    const texts = textsAfter(project, event, now).map(([name, before, after]) => ({
      file: `.planning/${name}`,
      path: join(planning, name),
      isChanged: before !== after,
      after,
    }));
    const changed = texts.filter(({ isChanged }) => isChanged);
    const [objection] = changed.flatMap(({ path }) => writeObjection(root, path) ?? []);
    if (objection !== undefined) return refused(objection);
    for (const { path, after } of changed) writeDocument(root, path, after);
    return { status: 'done', files: changed.map(({ file }) => file) };
  });
}

type Text = readonly [name: string, before: string, after: string];

function textsAfter(project: PlanningProject, event: RecordedEvent, now: string): readonly Text[] {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = project.phases.find(({ number }) => phaseKey(number) === phaseKey(event.phase));
  const before = roadmap?.document.text ?? '';
  const boxes = event.plan === undefined ? [] : [event.plan];
  const planned = event.kind === 'planned';
  const ticked =
    roadmap === null || facts === undefined
      ? before
      : splice(before, roadmapEdits(roadmap, [facts], { today: now.slice(0, 10), boxes, planned }));
  const after = roadmap === null ? null : readRoadmap(ticked, state?.milestone ?? null);
  const standing = standingOf({ ...witnesses, roadmap: after });
  const asked = requirements?.document.text ?? '';
  const met =
    requirements === null || facts === undefined || event.kind === 'planned'
      ? asked
      : splice(asked, requirementEdits(requirements, standing, after, facts));
  const said = state?.document.text ?? '';
  const noted = event.note?.(said, project) ?? said;
  return [
    ['ROADMAP.md', before, ticked],
    ['REQUIREMENTS.md', asked, met],
    ['STATE.md', said, stateAfter(noted, standing, event, now)],
  ];
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
    const facts = opened.project.phases.find(({ number }) => phaseKey(number) === phaseKey(phase));
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone || opened.project.state === null) return null;
    const event = { kind: 'plan done', phase, plan: canonicalPlanId(plan) } as const;
    const recorded = await recordEvent(opened.project, event);
    return recorded.status === 'refused' ? `msw ▸ the plan is not recorded: ${recorded.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the plan is not recorded: ${reason}`;
  }
}
