// What runs now for MSW on this machine, each with the line that stops it: an uninstall waits for it.

import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { isRunning } from '../../core/loop/loop.ts';
import { shownPath } from '../../core/shell/quote-argument.ts';
import { listClaims } from '../jobs/claims.ts';
import { lineToType, ownCommand } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface RunningWork {
  readonly what: string;
  /** The line to type. */
  readonly stop: string;
}

/** @param folders projects, and worktrees in which loops run */
export function runningWork(workspace: Workspace, folders: readonly string[]): readonly RunningWork[] {
  const cli = ownCommand();
  const loops = folders.flatMap((project) =>
    loopsIn(readLoopState({ ...workspace, project }))
      .filter(isRunning)
      .map(({ terms: { id } }) => ({
        what: `a loop runs in ${project}`,
        stop:
          project === workspace.project
            ? lineToType`loop stop ${id}`
            : `${cli} loop stop ${id} --project ${shownPath(project)}`,
      })),
  );
  const jobs = listClaims(workspace.userFolder).map(({ id, project, state }) => ({
    what: `a job of ${project} is ${state === 'limited' ? 'running' : state}`,
    stop: `${cli} job cancel ${id} --project ${shownPath(project)}`,
  }));
  return [...loops, ...jobs];
}
