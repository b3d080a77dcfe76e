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
    const trees = await worktreesOf(project, refs, takesAll, seen);
    found.push(...trees);
    if (seen.has(refs.repository)) continue;
    seen.add(refs.repository);
    found.push(...branchesOf(project, withHeld(refs, trees), takesAll), ...notesOf(project, refs));
  }
  // Git does not delete a branch that a worktree has checked out.
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** A branch that a staying worktree has checked out stays as well. */
function withHeld(refs: OwnRefs, trees: readonly Found[]): OwnRefs {
  const staying = trees.flatMap(({ trace: { what, stays } }) => (stays === null ? [] : what));
  const held = refs.worktrees.filter(({ path }) => staying.includes(path));
  const userOf = (name: string): string | null => held.find(({ branch }) => branch === name)?.path ?? null;
  return {
    ...refs,
    branches: refs.branches.map((one) => ({ ...one, usedBy: one.usedBy ?? userOf(one.name) })),
  };
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
  return branches.map((branch) => ({
    trace: {
      kind: 'branch',
      what: branch.name,
      where: repository,
      about: '',
      stays: whyBranchStays(branch, takesAll),
    },
    remove: () => refsRemoval(project).branch(branch.name),
  }));
}

function whyBranchStays({ own, usedBy }: OwnRefs['branches'][number], takesAll: boolean): string | null {
  if (usedBy !== null) return `${usedBy} has it checked out`;
  if (own === 0 || takesAll) return null;
  return `${countOf(own, 'commit')} that no other branch has; --branches deletes it all the same`;
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
