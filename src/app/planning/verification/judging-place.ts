// Chooses where a phase is judged: in a clean checkout of the last commit, which is what others get, or, with a reason,
// in the project's own folder.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeCleanCheckout } from '../../../adapters/control-tree/clean-checkout.ts';
import type { AdaptedCommand } from '../../../adapters/control-tree/temporary-tree.ts';
import { ignoredPaths } from '../../../adapters/git/check-out-commit.ts';
import { reachOutside } from '../../../core/proof/reach-outside.ts';
import { plainPath } from '../../../core/text/plain-path.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';

export interface JudgingPlace {
  /** The project's folder in that place: commands run in it, and files are read from it. */
  readonly root: string;
  readonly project: string;
  /** Null for the project's own folder. */
  readonly commit: string | null;
  /** A clause that says why it is the project's own folder. */
  readonly why: string | null;
  /** Changed and new project files that are not in the commit. */
  readonly uncommitted: readonly string[];
  /** Source files that the plans name and git ignores: no clone has them. */
  readonly ignored: readonly string[];
  /** Folders that only a build creates; relative to the project, with a trailing slash. */
  readonly missing: readonly string[];
  readonly adapt: (command: string) => AdaptedCommand;
  /** Puts the project's paths back into the output of a command. */
  readonly restore: (text: string) => string;
  readonly close: () => Promise<void>;
}

/** @param why a clause */
export function ownFolder(project: string, why: string): JudgingPlace {
  return {
    ...{ root: project, project, commit: null, why, uncommitted: [], ignored: [], missing: [] },
    adapt: (command) => ({ command, env: {}, prefix: [] }),
    restore: (text) => text,
    close: async () => {},
  };
}

/** The caller must close it. */
export async function openJudgingPlace(
  { project, userFolder }: Workspace,
  open: ExecutedPhase,
  here: boolean,
): Promise<JudgingPlace> {
  if (here) return ownFolder(project, 'you asked for it (--here)');
  const outside = reachOutside(
    open.commands.map(({ command }) => command),
    hasEnvironment(project),
  );
  if (outside !== null) return ownFolder(project, outside);
  const ignored = await ignoredPaths(
    project,
    plannedFiles(open).filter((path) => isOwnSource(project, path)),
  );
  const made = await makeCleanCheckout({ project, userFolder, without: ignored });
  if (made.status === 'impossible') return ownFolder(project, made.reason);
  const { checkout } = made;
  return {
    root: checkout.project,
    project,
    commit: checkout.commit,
    why: null,
    uncommitted: checkout.uncommitted.filter((path) => !/^(?:\.planning|\.msw|\.\.)(?:\/|$)/.test(path)),
    ignored,
    missing: checkout.missing,
    adapt: checkout.adapt,
    restore: checkout.restore,
    close: checkout.remove,
  };
}

/** The folder in which a path is judged: build output is in no commit, so it is judged in the project. */
export function rootOf({ missing, root, project }: JudgingPlace, path: string): string {
  return missing.some((folder) => plainPath(path).startsWith(folder)) ? project : root;
}

/** The paths that the plans change or promise, normalised; at most 300. */
export function plannedFiles({ plans }: Pick<ExecutedPhase, 'plans'>): readonly string[] {
  const named = plans.flatMap(({ document }) => [
    ...document.filesModified,
    ...document.tasks.flatMap(({ files }) => files),
    ...document.mustHaves.artifacts.map(({ path }) => path),
    ...document.mustHaves.keyLinks.flatMap(({ from, to }) => [from, to]),
  ]);
  return [...new Set(named.map(plainPath))].slice(0, MOST);
}

const MOST = 300;

/** An existing source file that is neither build output nor settings. */
function isOwnSource(project: string, path: string): boolean {
  return (
    SOURCE.test(path) &&
    !MADE.test(path) &&
    !/^(?:\/|\.\.)|[*?]/.test(path) &&
    existsSync(join(project, path))
  );
}

const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|sql|prisma|sh)$/i;
/** Folders whose files a clone generates itself. */
const MADE =
  /(?:^|\/)(?:\.[^/]+|dist|build|out|target|obj|bin|lib-cov|generated|gen|__generated__|node_modules|vendor|coverage)\//;

function hasEnvironment(project: string): boolean {
  return ['.venv', 'venv', 'env'].some((name) => existsSync(join(project, name, 'pyvenv.cfg')));
}
