// The commits of a phase's plans.

import { addedIn, recentCommits } from '../../../adapters/git/plan-log.ts';
import { isWork, type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { Phase } from '../documents/read-phase.ts';

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
