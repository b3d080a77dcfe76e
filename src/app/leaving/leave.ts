// Everything that MSW left on this machine, listed and, once a person agrees, removed.

import { dirname, join } from 'node:path';
import { errorCode } from '../../adapters/files/error-code.ts';
import { installedVaults } from '../../adapters/user/installed-vaults.ts';
import { readInstalledLine } from '../../adapters/user/status-line-store.ts';
import type { Leaving } from '../../core/leaving/trace.ts';
import { removeInstalled } from '../ask/install-plugin.ts';
import { removeStatusLine } from '../status-line/install-status-line.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { clientLines, clientOf, elsewhereOf } from './elsewhere.ts';
import { dropEmptyFolders, findInProject, findUserFolder } from './find-in-folders.ts';
import { findInRepositories } from './find-in-repositories.ts';
import type { Found, LeavingChoice } from './found.ts';
import { knownProjects } from './known-projects.ts';
import { runningWork } from './running-work.ts';

export interface Leave {
  readonly leaving: Leaving;
  /** Removes what goes, in order; the rest of the list stays the same. */
  readonly remove: () => Promise<Leaving>;
}

/** Only looks. */
export async function planLeave(workspace: Workspace, choice: LeavingChoice): Promise<Leave> {
  const { userFolder } = workspace;
  const aside = join(dirname(userFolder), 'msw-worktrees');
  const { projects, worktrees } = knownProjects(workspace, aside);
  const inGit = await findInRepositories(projects, aside, choice);
  const trees = inGit.flatMap(({ trace: { kind, what, stays } }) =>
    kind === 'worktree' && stays !== null ? [what] : [],
  );
  const inProjects = await Promise.all(projects.map((one) => findInProject(one, choice, trees)));
  const found: readonly Found[] = [
    ...statusLineOf(workspace),
    ...vaultsOf(userFolder),
    ...inGit,
    ...inProjects.flat(),
    ...findUserFolder(userFolder),
  ];
  const leaving: Leaving = {
    traces: found.map(({ trace }) => trace),
    elsewhere: elsewhereOf(workspace, projects),
    client: clientOf(workspace),
    running: runningWork(workspace, [...projects, ...worktrees]),
    state: 'listed',
    troubles: [],
    lines: clientLines(workspace),
  };
  return {
    leaving,
    remove: async () => {
      const troubles = await removeAll(found);
      dropEmptyFolders(userFolder);
      return { ...leaving, state: 'removed', troubles };
    },
  };
}

async function removeAll(found: readonly Found[]): Promise<readonly string[]> {
  const troubles: string[] = [];
  for (const { trace, remove } of found) {
    if (trace.stays !== null) continue;
    // Its records are what finds the rest the next time.
    if (trace.kind === 'user folder' && troubles.length > 0) {
      troubles.push(`${trace.what}: it stays until the rest is gone`);
      continue;
    }
    const trouble = await remove().catch((error: unknown) => errorCode(error) ?? 'unknown error');
    if (trouble !== null) troubles.push(`${trace.what}: ${trouble}`);
  }
  return troubles;
}

function statusLineOf(workspace: Workspace): readonly Found[] {
  const installed = readInstalledLine(workspace.userFolder);
  if (installed === null) return [];
  const remove = async (): Promise<string | null> => {
    const removed = removeStatusLine(workspace, true);
    return removed.status === 'ok' ? null : removed.reason;
  };
  const trace = {
    kind: 'status line',
    what: installed.settings,
    where: null,
    about: '',
    stays: null,
  } as const;
  return [{ trace, remove }];
}

function vaultsOf(userFolder: string): readonly Found[] {
  return installedVaults(userFolder).map((folder) => ({
    trace: {
      kind: 'plugin for Obsidian',
      what: folder,
      where: null,
      about: 'with its settings and conversations',
      stays: null,
    },
    remove: async () => removeInstalled(folder),
  }));
}
