// Changes a project's STATE.md under GSD's locks: the body by a splice, then the mirror in its frontmatter.

import { join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { withGsdLocks } from '../../../adapters/planning/gsd-lock.ts';
import { readState } from '../../../core/planning/documents/state.ts';
import { progressOf } from '../../../core/planning/phases/phase-facts.ts';
import { mirrorEdits } from '../../../core/planning/phases/state-mirror.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';

export type StateChange =
  | { readonly status: 'done'; readonly changed: boolean }
  | { readonly status: 'refused'; readonly reason: string };

/** `change` gets the text as it is under the lock; nothing is written when it gives the same text back. */
export async function changeState(
  project: PlanningProject,
  change: (text: string) => string,
  now: string = new Date().toISOString(),
): Promise<StateChange> {
  const path = join(project.planning, 'STATE.md');
  const locked = await withGsdLocks(project.planning, (): StateChange => {
    const { state, phases, roadmap } = readProject(project.root, project.planning);
    if (state === null) return refused('.planning/STATE.md is missing: begin with /msw:init.');
    const { text } = state.document;
    const body = change(text);
    if (body === text) return { status: 'done', changed: false };
    const edits = mirrorEdits(readState(body), progressOf(phases, roadmap), now, now);
    const written = writeDocument(project.root, path, splice(body, edits));
    return written.status === 'refused' ? written : { status: 'done', changed: true };
  });
  return locked.status === 'done'
    ? locked.value
    : refused('GSD is writing the planning files: try again when it is done.');
}

function refused(reason: string): StateChange {
  return { status: 'refused', reason };
}
