// The one way to git: the user's own program, and a repository that is not trusted. It may come from an archive, so
// whatever its settings name is switched off: nothing in a `.git` folder makes anything run.

import { leadsAstray, projectReach } from '../files/project-reach.ts';
import { findProgram, pathOutside } from '../process/find-program.ts';
import { gitBytes } from './git-bytes.ts';
import { type GitSettings, type Override, overrides, withoutFilters } from './git-settings.ts';
import { keepSettings, keptSettings } from './kept-settings.ts';
import { isSpecialFile, realFolder, topOf } from './repository-files.ts';

type GitAnswer =
  | { readonly status: 'ok'; readonly output: string }
  /** It exited with another code than 0, or cannot be used here. */
  | { readonly status: 'failed' }
  | { readonly status: 'late' };

export interface Git {
  /** Absolute. */
  readonly program: string;
  /** The top of the work tree that the folder lies in; null when it lies in none. */
  readonly top: string | null;
  readonly settings: GitSettings;
  /** Runs `git <args>` in the folder, only to look: at most ten seconds; later or with too much output is `late`. */
  readonly run: (args: readonly string[]) => Promise<GitAnswer>;
  /** For a run that writes: the same, but that the filters of the user's own work; `settings` count last. */
  readonly environment: (
    settings: readonly Override[],
    variables: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
}

export type OpenedGit =
  | { readonly status: 'ok'; readonly git: Git }
  /** Before 2.31 git could not be told to leave a repository's settings alone. */
  | { readonly status: 'missing' | 'too-old' | 'failed' | 'late' };

/** @param folder in a repository or not */
export async function openGit(folder: string): Promise<OpenedGit> {
  const root = realFolder(folder);
  if (root === null) return { status: 'failed' };
  const program = findProgram('git', process.env, root);
  if (program === null) return { status: 'missing' };
  const plain = plainEnvironment(root);
  const run = (args: readonly string[], settings: readonly Override[], tree = {}): Promise<GitAnswer> =>
    execute(program, root, args, withSettings(plain, settings, { ...LOOKING, ...tree }));
  const place = { program, root, env: plain };
  let settings = keptSettings(place);
  if (settings === null) {
    const begunAt = Date.now();
    const listed = await run(LIST, [...ALWAYS, ...QUIET]);
    if (listed.status !== 'ok') return listed;
    settings = keepSettings(place, listed.output, begunAt);
  }
  if (settings === null) return { status: 'failed' };
  if (settings.ours.size === 0) return { status: 'too-old' };
  const top = settings.repository.size === 0 ? null : topOf(root);
  // The repository may name any folder as its work tree; the one that it was found in counts.
  const isElsewhere = top !== null && settings.repository.has('core.worktree');
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless = [...overrides(settings, (path) => !isSpecialFile(path, top ?? root)), ...ALWAYS];
  const quiet = [...harmless, ...QUIET, ...withoutFilters(settings)];
  const git: Git = {
    program,
    top,
    settings,
    run: (args) => run(args, quiet, tree),
    environment: (extra, variables) =>
      withSettings(plain, [...harmless, ...extra], { ...tree, ...variables }),
  };
  return { status: 'ok', git };
}

/** As `2.39.5`; null when there is no git, or it does not tell. */
export async function gitVersion(root: string): Promise<string | null> {
  const program = findProgram('git', process.env, root);
  if (program === null) return null;
  const told = await execute(program, root, ['--version'], withSettings(plainEnvironment(root), [], LOOKING));
  return told.status === 'ok' ? told.output.trim().replace(/^git version /, '') : null;
}

const LIST = ['config', '--list', '-z', '--show-scope', '--show-origin'];

/** Hold for every run, whatever the repository or the user says. */
const ALWAYS: readonly Override[] = [
  ['core.fsmonitor', 'false'],
  ['core.editor', ':'],
  ['core.pager', 'cat'],
  ['log.showsignature', 'false'],
  ['submodule.recurse', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // A folder that only looks like a repository comes with any clone.
  ['safe.barerepository', 'explicit'],
];

/** Hold where git only looks: then it has nobody to contact and nothing to tell. */
const QUIET: readonly Override[] = [
  ['core.hookspath', '/dev/null'],
  ['core.sshcommand', 'false'],
  ['credential.helper', ''],
  ['diff.external', ''],
  ['protocol.allow', 'never'],
];

const LOOKING = {
  GIT_OPTIONAL_LOCKS: '0',
  // A partial clone would fetch what is missing, over a transport that its settings choose.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  LC_ALL: 'C',
};

async function execute(
  program: string,
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<GitAnswer> {
  const answer = await gitBytes({ program, folder, env }, args, QUICKLY);
  if (answer.status === 'ok') return { status: 'ok', output: answer.output.toString('utf8') };
  return { status: answer.isLate ? 'late' : 'failed' };
}

const QUICKLY = { limitMs: 10_000, largestOutput: 64 * 1024 * 1024, saysWhy: false };

type Variables = Readonly<Record<string, string>>;

/** Who commits and the user's own settings stay, every other variable of git's goes, and nothing leads into the project. */
function plainEnvironment(root: string): Variables {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && isKept(name.toUpperCase(), value, reach) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(kept), PATH: pathOutside(process.env, root), GIT_TERMINAL_PROMPT: '0' };
}

/** The settings are variables: after `-c` a name that holds an equals sign would set another one. */
function withSettings(plain: Variables, settings: readonly Override[], more: Variables): Variables {
  const given = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...plain, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(given), ...more };
}

function isKept(name: string, value: string, reach: string): boolean {
  if (name === 'PATH' || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !leadsAstray(value, reach);
  return !name.startsWith('GIT_') || IDENTITY.has(name);
}

/** Where git and what signs for it find the user's own settings, which may name programs. */
const PLACES = new Set(
  'HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM'.split(' '),
);

const IDENTITY = new Set([
  'GIT_CONFIG_NOSYSTEM',
  ...['NAME', 'EMAIL', 'DATE'].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]),
]);

/** Nobody is there to be asked, and nothing to be shown page by page. */
const ASKING = new Set('EDITOR VISUAL PAGER PREFIX SSH_ASKPASS'.split(' '));

/** Runs `git <args>` in `root`, only to look. */
export async function runGit(root: string, args: readonly string[]): Promise<GitAnswer> {
  const opened = await openGit(root);
  if (opened.status === 'ok') return opened.git.run(args);
  return { status: opened.status === 'late' ? 'late' : 'failed' };
}
