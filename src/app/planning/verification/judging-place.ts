// Where a phase is judged: in a clean checkout of the last commit, which is what others get, or in the project's own
// folder, with the reason.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ignoredPaths } from '../../../adapters/git/check-out-commit.ts';
import { makeCleanCheckout } from '../../../adapters/witness/clean-checkout.ts';
import { reachOutside } from '../../../core/witness/reach-outside.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';

export interface JudgingPlace {
  /** What stands for the project there: commands run in it, and files are read from it. */
  readonly root: string;
  readonly project: string;
  /** Null for the project's own folder. */
  readonly commit: string | null;
  /** A clause: why it is the project's own folder. */
  readonly why: string | null;
  /** Changed and new files of the project that the commit does not have. */
  readonly uncommitted: readonly string[];
  /** Source files that the plans name and git ignores: no clone has them. */
  readonly ignored: readonly string[];
  /** Folders that only a build makes; from the project, with a slash behind. */
  readonly missing: readonly string[];
  readonly adapt: (command: string) => {
    readonly command: string;
    readonly env: Readonly<Record<string, string>>;
  };
  /** What a command printed, with the project's paths. */
  readonly restore: (text: string) => string;
  readonly close: () => Promise<void>;
}

/** @param why a clause */
export function ownFolder(project: string, why: string): JudgingPlace {
  return {
    ...{ root: project, project, commit: null, why, uncommitted: [], ignored: [], missing: [] },
    adapt: (command) => ({ command, env: {} }),
    restore: (text) => text,
    close: async () => {},
  };
}

/** Whoever opens it closes it. */
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

/** The place in which a path is judged: what only a build makes is in no commit. */
export function rootOf({ missing, root, project }: JudgingPlace, path: string): string {
  return missing.some((folder) => path.startsWith(folder)) ? project : root;
}

/** Why a file that is in the project is not there, or is another one; null where it is the same. */
export function notCommitted({ commit, uncommitted, ignored }: JudgingPlace, path: string): string | null {
  if (commit === null) return null;
  if (uncommitted.includes(path)) return `${path} is not committed as it is in your folder`;
  return ignored.includes(path) ? `${path} is kept out by .gitignore, so no clone has it` : null;
}

/** What the plans say that they change, as far as it is there and belongs to nobody's build or settings. */
export function plannedFiles({ plans }: Pick<ExecutedPhase, 'plans'>): readonly string[] {
  const named = plans.flatMap(({ document }) => [
    ...document.filesModified,
    ...document.tasks.flatMap(({ files }) => files),
    ...document.mustHaves.artifacts.map(({ path }) => path),
  ]);
  return [...new Set(named.map((path) => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')))].slice(
    0,
    MOST,
  );
}

const MOST = 300;

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
/** Folders whose files a clone makes for itself. */
const MADE =
  /(?:^|\/)(?:\.[^/]+|dist|build|out|target|obj|bin|lib-cov|generated|gen|__generated__|node_modules|vendor|coverage)\//;

function hasEnvironment(project: string): boolean {
  return ['.venv', 'venv', 'env'].some((name) => existsSync(join(project, name, 'pyvenv.cfg')));
}
