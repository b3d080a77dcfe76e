// The doctor's checks of the project's loops: the state file, its owners, and leftover locks.

import { join } from 'node:path';
import { lookAt, namesIn } from '../../adapters/files/list-folder.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { named, ownFile } from '../../adapters/files/place.ts';
import { readHolder } from '../../adapters/locks/lock-holder.ts';
import { explainState, readLoopState, statePath } from '../../adapters/loops/loop-store.ts';
import { isRunning } from '../../core/loop/loop.ts';
import { isOrphaned } from '../../core/loop/ownership.ts';
import { countOf } from '../../core/text/count-of.ts';
import { readJobs } from '../jobs/job-store.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { sessionSurroundings } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

/** Hooks do not even open a larger state file. */
const largestState = 16 * 1024 * 1024;
const oddlyLarge = 1024 * 1024;
/** The holder of a lock touches it every few seconds. */
const deadAfterMs = 60_000;

export function diagnoseState(workspace: Workspace): DiagnosisCheck {
  const name = 'loop state';
  const path = statePath(workspace.project);
  const size = lookAt(path)?.size;
  if (size === undefined) return fine(name, 'no loop was armed here yet');
  if (size > largestState)
    return broken(name, `${path} has ${size} bytes; hooks do not read that`, 'Move it away.');
  const state = readLoopState(workspace);
  if (state.status === 'newer')
    return broken(
      name,
      explainState(path, state),
      'Update the plugin; until then this version leaves the file alone.',
    );
  if (state.status === 'corrupt')
    return broken(
      name,
      explainState(path, state),
      'Start a new session: it sets the file aside, next to where it is.',
    );
  if (state.status === 'unreadable')
    return broken(name, explainState(path, state), 'Make it a plain file that you can read.');
  const foreign = workspace.key === '' ? 0 : state.loops.filter((stored) => stored.kind === 'foreign').length;
  if (foreign > 0) {
    return odd(
      name,
      `${foreign} of ${countOf(state.loops.length, 'record was', 'records were')} not armed on this machine; nothing of them runs`,
      'The next session start sets them aside.',
    );
  }
  if (size > oddlyLarge)
    return odd(
      name,
      `${path} has ${size} bytes`,
      'End the loops that you no longer need, by the ids above: /msw:stop ID',
    );
  return fine(name, `version 1, ${size} bytes`);
}

export function diagnoseJobs(workspace: Workspace): DiagnosisCheck {
  const name = 'jobs';
  if (workspace.key === '') return odd(name, 'are unknown without the key', null);
  const { unusable } = readJobs(workspace);
  return unusable.length === 0
    ? fine(name, 'every record can be read')
    : odd(name, unusable.join(' '), 'Until then they are neither shown nor continued.');
}

export function diagnoseLoops(workspace: Workspace): DiagnosisCheck {
  const name = 'loops';
  if (workspace.key === '') return odd(name, 'are unknown without the key', null);
  const loops = listLoops(workspace);
  const around = sessionSurroundings(workspace);
  const orphans = loops.filter((loop) => isOrphaned(loop, around) || loop.progress.pause?.cause === 'parked');
  if (orphans.length > 0) {
    const ids = orphans.map((loop) => loop.terms.id).join(', ');
    return odd(
      name,
      `lost their session: ${ids}`,
      'Take one over with /msw:resume, or end it by its id: /msw:stop ID',
    );
  }
  const running = loops.filter((loop) => isRunning(loop) && !loop.terms.session.includes('#'));
  if (running.length > 1) {
    const ids = running.map((loop) => loop.terms.id).join(', ');
    return odd(
      name,
      `${countOf(running.length, 'session')} work on the same files: ${ids}`,
      'Give each its own worktree, or pause all but one.',
    );
  }
  return fine(name, loops.length === 0 ? 'none' : loops.map(({ terms }) => terms.id).join(', '));
}

export function diagnoseLocks(workspace: Workspace): DiagnosisCheck {
  const name = 'locks';
  const loops = mswPath(workspace.project, 'loops');
  const own = ownFile(workspace.project);
  const folders = [
    mswPath(workspace.project),
    mswPath(workspace.project, 'jobs'),
    ...namesIn(loops, own).map((loop) => join(loops, loop)),
    ...(workspace.userFolder === '' ? [] : [workspace.userFolder]),
  ];
  const locks = folders.flatMap((folder) =>
    namesIn(folder, folder === workspace.userFolder ? named : own)
      .filter((file) => file.endsWith('.lock'))
      .map((file) => join(folder, file))
      // A file is not a lock: the next process that wants the lock sets it aside.
      .filter((lock) => lookAt(lock)?.isDirectory() === true),
  );
  const stale = locks.filter((lock) => Date.now() - (lookAt(lock)?.mtimeMs ?? Date.now()) > deadAfterMs);
  const holders = locks.map((lock) => {
    const holder = readHolder(lock);
    return holder === null ? lock : `${lock} by process ${holder.pid}`;
  });
  if (stale.length === 0)
    return fine(name, locks.length === 0 ? 'none held' : `held now: ${holders.join(', ')}`);
  return odd(
    name,
    `left by a process that was killed: ${stale.join(', ')}`,
    'Nothing: the next process that needs it takes it over.',
  );
}
