// The worktrees, branches and notes that MSW made in the repositories of its projects. Work that is nowhere else stays.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnRefs, readOwnRefs, refsRemoval } from '../../adapters/git/own-refs.ts';
import { uncommittedPaths } from '../../adapters/git/plan-log.ts';
import { countOf } from '../../core/text/count-of.ts';
import type { Found, LeavingChoice } from './found.ts';

/** @param aside the folder of MSW's worktrees next to the user folder */
export async function findInRepositories(
  projects: readonly string[],
  aside: string,
  { branches: takesAll }: LeavingChoice,
): Promise<readonly Found[]> {
  const seen = new Set<string>();
  const found: Found[] = [];
  for (const project of projects) {
    const refs = await readOwnRefs(project, [aside, join(project, '.msw', 'worktrees')]);
    if (refs === null) continue;
    found.push(...(await worktreesOf(project, refs, takesAll, seen)));
    if (seen.has(refs.repository)) continue;
    seen.add(refs.repository);
    found.push(...branchesOf(project, refs, takesAll), ...notesOf(project, refs));
  }
  // Git does not delete a branch that a worktree has checked out.
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ trace: { kind } }: Found): number {
  return kind === 'worktree' ? 0 : 1;
}

async function worktreesOf(
  project: string,
  { worktrees }: OwnRefs,
  takesAll: boolean,
  seen: Set<string>,
): Promise<readonly Found[]> {
  const fresh = worktrees.filter(({ path }) => !seen.has(path));
  return Promise.all(
    fresh.map(async ({ path, branch }) => {
      seen.add(path);
      const open = existsSync(path) ? await uncommittedPaths(path) : [];
      const isKept = !takesAll && (open === null || open.length > 0);
      const changes =
        open === null
          ? 'git cannot say what changed in it'
          : `${countOf(open.length, 'file')} in it not committed`;
      return {
        trace: {
          kind: 'worktree' as const,
          what: path,
          where: null,
          about: branch === null ? '' : `on ${branch}`,
          stays: isKept ? `${changes}; --branches removes it all the same` : null,
        },
        remove: () => refsRemoval(project).worktree(path),
      };
    }),
  );
}

function branchesOf(project: string, { repository, branches }: OwnRefs, takesAll: boolean): readonly Found[] {
  return branches.map(({ name, own, usedBy }) => ({
    trace: {
      kind: 'branch',
      what: name,
      where: repository,
      about: '',
      stays:
        usedBy === null
          ? own === 0 || takesAll
            ? null
            : `${countOf(own, 'commit')} that no other branch has; --branches deletes it all the same`
          : `${usedBy} has it checked out`,
    },
    remove: () => refsRemoval(project).branch(name),
  }));
}

function notesOf(project: string, { repository, hasNotes }: OwnRefs): readonly Found[] {
  if (!hasNotes) return [];
  const trace = {
    kind: 'receipts on commits',
    what: 'refs/notes/msw',
    where: repository,
    about: '',
  } as const;
  return [{ trace: { ...trace, stays: null }, remove: () => refsRemoval(project).notes() }];
}
