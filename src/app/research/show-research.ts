// The researches of a project, and whether somebody works on each.

import type { Research } from '../../core/research/research.ts';
import type { ShownResearch } from '../../core/research/research-status-text.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { listResearch } from './research-store.ts';

/** Newest first; all of them, or the one of this name. */
export function showResearch(workspace: Workspace, slug: string | null): readonly ShownResearch[] {
  return listResearch(workspace.project)
    .filter(({ request }) => slug === null || request.slug === slug)
    .map((research) => ({ research, isRunning: isRunning(research, workspace.now()) }));
}

/** A pid may by now be another process's: after its end a runner counts for nothing. */
function isRunning({ runner }: Research, now: number): boolean {
  return runner !== null && now < runner.endsBy + GRACE_MS && isAlive(runner.pid);
}

/** A question that was on its way when the time was over. */
const GRACE_MS = 15 * 60_000;
