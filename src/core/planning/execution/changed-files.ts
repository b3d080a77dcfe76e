// How the files of several commits stand after all of them together; GSD's own are left out.

import type { LogCommit } from './plan-commit.ts';

type FileState = 'created' | 'modified' | 'deleted' | 'gone';

/** Each in the order in which they were first touched. @param commits oldest first */
export function changedFiles(commits: readonly LogCommit[]) {
  const states = new Map<string, FileState>();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted: FileState) =>
    [...states]
      .filter(([path, state]) => state === wanted && !path.startsWith('.planning/'))
      .map(([path]) => path);
  return { created: inState('created'), modified: inState('modified'), deleted: inState('deleted') };
}

function stateAfter({ added, deleted }: LogCommit, path: string, before: FileState | undefined): FileState {
  if (deleted.includes(path)) return before === 'created' ? 'gone' : 'deleted';
  if (added.includes(path)) return before === 'deleted' ? 'modified' : 'created';
  return before ?? 'modified';
}
