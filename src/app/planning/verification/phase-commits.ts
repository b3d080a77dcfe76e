// The commits of a phase's plans.

import { join } from 'node:path';
import { lookAt } from '../../../adapters/files/list-folder.ts';
import { addedIn, recentCommits, withFiles } from '../../../adapters/git/plan-log.ts';
import { isWork, type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { Phase } from '../documents/read-phase.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';

/** Those of their work, oldest first, without their files; null without git. @param place of its folder, with `/` */
export async function phaseCommits(
  project: string,
  place: string,
  { plans }: Pick<Phase, 'plans'>,
): Promise<readonly LogCommit[] | null> {
  const all = await recentCommits(project);
  if (all === null) return null;
  const added = await addedIn(project, place);
  const own = new Set(
    plans.flatMap(({ canonical, file }) =>
      ownCommits(all, canonical, added.get(`${place}/${file}`)).map(({ hash }) => hash),
    ),
  );
  return all.filter(({ hash, subject }) => own.has(hash) && isWork(subject)).toReversed();
}

/** The files that they changed, except large ones; empty without git, or for more than a verification can compare. */
export async function changedByPhase(
  project: string,
  { place, phase }: Pick<ExecutedPhase, 'place' | 'phase'>,
): Promise<readonly string[]> {
  const commits = await withFiles(project, (await phaseCommits(project, place, phase)) ?? []);
  const changed = [...new Set(commits.flatMap(({ files }) => files))];
  if (changed.length > MOST_FILES) return [];
  return changed.filter((path) => (lookAt(join(project, path))?.size ?? 0) <= LARGEST_BYTES);
}

/** Their contents are read whenever the state of the project is shown. */
const MOST_FILES = 300;
const LARGEST_BYTES = 1024 * 1024;
