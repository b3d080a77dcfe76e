// Makes STATE, ROADMAP and REQUIREMENTS agree with the disk, under GSD's locks.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocument, writeObjection } from '../../../adapters/files/write-document.ts';
import { type Roadmap, readRoadmap } from '../../../core/planning/documents/roadmap.ts';
import { standingOf } from '../../../core/planning/phases/standing.ts';
import { requirementEdits, roadmapEdits } from '../../../core/planning/phases/sync-roadmap.ts';
import { syncState } from '../../../core/planning/phases/sync-state.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { type Refusal, refused, underGsdLocks } from '../documents/documents.ts';
import { openPlanning, type PlanningProject, readProject } from '../documents/read-project.ts';

interface FileChange {
  /** Relative to the project: `.planning/STATE.md`. */
  readonly file: string;
  /** The changed lines, before and after. */
  readonly lines: readonly { readonly before: string; readonly after: string }[];
}

type SyncResult =
  | {
      readonly status: 'done';
      readonly changes: readonly FileChange[];
      /** Why nothing was synchronised, in one sentence: facts are missing, or contradict each other. */
      readonly left: string | null;
    }
  | Refusal;

/** A second call changes nothing. `dryRun` only reports the changes. */
export async function syncPlanning(
  project: PlanningProject,
  options: { dryRun?: boolean } = {},
): Promise<SyncResult> {
  if (options.dryRun === true) {
    const { standing } = project;
    return { status: 'done', changes: changesOf(project).map(({ change }) => change), left: standing.left };
  }
  return underGsdLocks(project.planning, (): SyncResult => {
    // Read again: the state from before the lock may be stale.
    const now = readProject(project.root, project.planning);
    const found = changesOf(now);
    // Checked first, so that all files are written or none.
    const [objection] = found.flatMap(({ path }) => writeObjection(project.root, path) ?? []);
    if (objection !== undefined) return refused(objection);
    for (const { path, text } of found) writeDocument(project.root, path, text);
    return { status: 'done', changes: found.map(({ change }) => change), left: now.standing.left };
  });
}

function changesOf({ state, roadmap, requirements, standing, witnesses, planning }: PlanningProject) {
  // A person has to resolve contradictions.
  if (standing.left !== null || roadmap === null) return [];
  // The documents stay as they shipped; REQUIREMENTS may already belong to the next milestone.
  if (standing.settled && roadmap.scope.shipped) return [];
  const { phases } = standing;
  const now = new Date().toISOString();
  const newRoadmap = splice(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = readRoadmap(newRoadmap, state?.milestone ?? null);
  const after = standingOf({ ...witnesses, roadmap: synced });
  const isClosing = after.phase === null && ticksIn(synced) > ticksIn(roadmap);
  const files = [
    { name: 'ROADMAP.md', before: roadmap.document.text, after: newRoadmap },
    {
      name: 'REQUIREMENTS.md',
      before: requirements?.document.text,
      after:
        requirements === null
          ? null
          : splice(requirements.document.text, requirementEdits(requirements, after, synced)),
    },
    {
      name: 'STATE.md',
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, after, now, isClosing),
    },
  ];
  return files.flatMap(({ name, before, after }) => {
    if (before === undefined || after === null || before === after) return [];
    return [
      {
        path: join(planning, name),
        text: after,
        change: { file: `.planning/${name}`, lines: changedLines(before, after) },
      },
    ];
  });
}

function ticksIn({ checkboxes }: Roadmap): number {
  return checkboxes.filter(({ checkbox }) => checkbox.checked).length;
}

/** Compares line by line, because a sync never adds or removes a line. */
function changedLines(before: string, after: string): FileChange['lines'] {
  const now = after.split('\n');
  return before
    .split('\n')
    .flatMap((line, at) =>
      line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? '' }],
    );
}

/** Null, or one line for the user that says why the files are not in sync. */
export async function syncSilently(project: string): Promise<string | null> {
  if (!existsSync(join(project, '.planning'))) return null;
  try {
    const opened = openPlanning(project);
    const synced = opened.status === 'ok' ? await syncPlanning(opened.project) : opened;
    if (synced.status === 'refused') return `msw ▸ the planning files are not up to date: ${synced.reason}`;
    const isUnclear = opened.status === 'ok' && opened.project.standing.kind === 'unclear';
    return isUnclear ? `msw ▸ the planning files are left as they are: ${synced.left}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the planning files are not up to date: ${reason}`;
  }
}
