// How far the loop of a job is: its iteration, and how many of its checks passed when they last ran.

import { readJournal } from '../../adapters/log/journal.ts';
import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { listResults } from '../../adapters/user/result-store.ts';
import type { Job } from '../../core/jobs/job.ts';
import { readJournalEvent } from '../../core/log/journal-event.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param id of the loop. What is not known yet is left out. */
export function loopProgress(workspace: Workspace, id: string): Pick<Job, 'iteration' | 'checks'> {
  const loop = loopsIn(readLoopState(workspace)).find(({ terms }) => terms.id === id);
  const checks = endedChecks(workspace, id) ?? lastChecks(workspace.project, id);
  return {
    ...(loop !== undefined && {
      iteration: { now: loop.progress.iteration, of: loop.terms.maxIterations },
    }),
    ...(checks !== null && { checks }),
  };
}

/** Null while the loop has not ended. */
function endedChecks({ userFolder, project }: Workspace, id: string): Job['checks'] | null {
  const result = listResults(userFolder, project).findLast(({ loop }) => loop === id);
  if (result?.state !== 'ended' || result.checks === null || result.checks.length === 0) return null;
  return passingOf(result.checks);
}

function passingOf(checks: readonly { readonly outcome: string }[]): NonNullable<Job['checks']> {
  return { passing: checks.filter(({ outcome }) => outcome === 'passed').length, of: checks.length };
}

function lastChecks(project: string, id: string): NonNullable<Job['checks']> | null {
  const line = readJournal(project).findLast(
    ({ event, loop }) => event === 'iteration-finished' && loop === id,
  );
  const event = line === undefined ? null : readJournalEvent(line);
  if (event?.event !== 'iteration-finished') return null;
  return passingOf(event.checks);
}
