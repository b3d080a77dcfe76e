// The projects in which loops and jobs of this user were begun, for a view of the whole machine.

import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, projectsIn } from './project-store.ts';

/** When one was begun last, in milliseconds since the epoch. */
const KNOWN: ProjectStore<number> = {
  file: 'projects.json',
  holds: 'projects with loops and jobs',
  entry: () => z.number(),
  isExpendable: true,
  isKept: existsSync,
};

/** Best effort: a full disk must not keep a loop or a job from beginning. */
export async function rememberProject(userFolder: string, project: string, now: number): Promise<void> {
  try {
    await changeEntries(KNOWN, userFolder, project, (before) =>
      now - (before[0] ?? Number.NEGATIVE_INFINITY) < RECENT_MS ? before : [now],
    );
  } catch {
    // It is missing in the view of the machine.
  }
}

const RECENT_MS = 3600_000;

/** Those whose folder is there; the one in which something was begun last comes first. */
export function knownProjects(userFolder: string): readonly string[] {
  return [...projectsIn(KNOWN, userFolder)]
    .filter(([project]) => existsSync(project))
    .toSorted(([, [left = 0]], [, [right = 0]]) => right - left)
    .map(([project]) => project);
}
