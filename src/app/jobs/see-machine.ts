// What stands in all projects of this machine, from their own records; journals are not read.

import { explainState, readLoopState, statePath } from '../../adapters/loops/loop-store.ts';
import { knownProjects } from '../../adapters/user/known-projects.ts';
import type { ProjectView } from '../../core/report/machine-text.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { seeLastEnd, seeLoops } from '../loop/control/see-loops.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { glanceAtJobs, RECENT_MS } from './show-jobs.ts';

/** Without projects in which nothing runs, waits, or ended in the last day. */
export function seeMachine(workspace: Workspace): readonly ProjectView[] {
  return knownProjects(workspace.userFolder)
    .map((project) => seeProject({ ...workspace, project }))
    .filter(
      ({ trouble, loops, last, jobs }) => trouble !== null || last !== null || loops.length + jobs.length > 0,
    );
}

function seeProject(workspace: Workspace): ProjectView {
  const { project } = workspace;
  try {
    const state = readLoopState(workspace);
    const loops = state.status === 'ok' ? listLoops(workspace) : [];
    const last = loops.length > 0 ? null : seeLastEnd(workspace);
    return {
      project,
      trouble: state.status === 'ok' ? null : explainState(statePath(project), state),
      loops,
      sights: seeLoops(workspace, loops),
      last: last !== null && workspace.now() - last.at < RECENT_MS ? last : null,
      jobs: glanceAtJobs(workspace),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const trouble = `It cannot be read: ${reason}.`;
    return { project, trouble, loops: [], sights: new Map(), last: null, jobs: [] };
  }
}
