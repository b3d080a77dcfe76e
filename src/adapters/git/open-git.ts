// The only way to git: the user's own program on an untrusted repository. The repository may come from an archive, so
// every program that its settings name is switched off: nothing in a `.git` folder can start anything.

import { ownVariables } from '../claude-code/own-user-folder.ts';
import { leadsAstray, projectReach } from '../files/project-reach.ts';
import { findProgram, pathOutside } from '../process/find-program.ts';
import { joinEnvironments } from '../process/join-environments.ts';
import { blockerAhead, knownBlocker } from './git-blockers.ts';
import { type BytesPlace, gitBytes } from './git-bytes.ts';
import {
  type GitOverride,
  type GitSettings,
  overrides,
  parseSettings,
  withoutFilters,
} from './git-settings.ts';
import { isSpecialFile, realFolder, topOf } from './repository-files.ts';

type GitAnswer =
  | { readonly status: 'ok'; readonly output: string }
  /** It exited with a non-zero code, or cannot be used here. */
  | { readonly status: 'failed' }
  | { readonly status: 'late' };

export interface Git {
  /** Absolute. */
  readonly program: string;
  /** The top of the work tree that contains the folder; null outside one. */
  readonly top: string | null;
  readonly settings: GitSettings;
  /** Runs `git <args>` read-only in the folder; `late` after ten seconds or with too much output. */
  readonly run: (args: readonly string[]) => Promise<GitAnswer>;
  /** The environment for a run that writes: the same, but the user's own filters work; `settings` take precedence. */
  readonly environment: (
    settings: readonly GitOverride[],
    variables: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
}

export type OpenedGit =
  | { readonly status: 'ok'; readonly git: Git }
  /** `too-old`: git before 2.31 cannot be made to ignore a repository's settings. */
  | { readonly status: 'missing' | 'too-old' | 'failed' | 'blocked' | 'late' };

/** The part of it that looks at a work tree. */
export type LookingGit = Pick<Git, 'top' | 'run'>;

/**
 * `blocked`: git would wait for a file that is none (`git-blockers.ts`).
 * @param folder may lie outside any repository
 */
export async function openGit(folder: string): Promise<OpenedGit> {
  const found = findGit(folder);
  return found.status === 'ok' ? openAt(found.place) : found;
}

/** Where git may read objects without waiting for an answer: no setting makes such a read start anything. */
export function placeToRead(folder: string, more: readonly GitOverride[] = []): BytesPlace | null {
  const found = findGit(folder);
  if (found.status !== 'ok' || topOf(found.place.root) === null) return null;
  const { program, root, env } = found.place;
  return { program, folder: root, env: withSettings(env, [...ALWAYS, ...QUIET, ...more], LOOKING) };
}

interface GitPlace {
  /** Of git, absolute. */
  readonly program: string;
  /** A real path: the folder that git runs in. */
  readonly root: string;
  /** The whole environment of git. */
  readonly env: Variables;
}

function findGit(folder: string) {
  const root = realFolder(folder);
  if (root === null) return { status: 'failed' } as const;
  const program = findProgram('git', process.env, root);
  if (program === null) return { status: 'missing' } as const;
  if ((knownBlocker(root) ?? blockerAhead(root)) !== null) return { status: 'blocked' } as const;
  return { status: 'ok', place: { program, root, env: plainEnvironment(root) } } as const;
}

async function openAt(place: GitPlace): Promise<OpenedGit> {
  const { program, root, env: plain } = place;
  const run = (args: readonly string[], settings: readonly GitOverride[], tree = {}): Promise<GitAnswer> =>
    execute(program, root, args, withSettings(plain, settings, { ...LOOKING, ...tree }));
  const listed = await run(LIST, [...ALWAYS, ...QUIET]);
  if (listed.status !== 'ok') return listed;
  const settings = parseSettings(listed.output);
  if (settings === null) return { status: 'failed' };
  if (settings.ours.size === 0) return { status: 'too-old' };
  const top = settings.repository.size === 0 ? null : topOf(root);
  // The repository may name any folder as its work tree; the folder that it was found in counts.
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

/** Such as `2.39.5`; null when git is missing or fails. */
export async function gitVersion(root: string): Promise<string | null> {
  const program = findProgram('git', process.env, root);
  if (program === null) return null;
  const answer = await execute(
    program,
    root,
    ['--version'],
    withSettings(plainEnvironment(root), [], LOOKING),
  );
  return answer.status === 'ok' ? answer.output.trim().replace(/^git version /, '') : null;
}

const LIST = ['config', '--list', '-z', '--show-scope'];

/** For every run, whatever the repository's or the user's settings say. */
const ALWAYS: readonly GitOverride[] = [
  ['core.fsmonitor', 'false'],
  ['core.editor', ':'],
  ['core.pager', 'cat'],
  ['log.showsignature', 'false'],
  // Git would look into submodules by their own settings, which nothing here reaches.
  ['submodule.recurse', 'false'],
  ['diff.ignoresubmodules', 'all'],
  ['diff.submodule', 'short'],
  ['status.submodulesummary', 'false'],
  ['fetch.recursesubmodules', 'false'],
  ['push.recursesubmodules', 'no'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // Any clone can bring a folder that looks like a bare repository.
  ['safe.barerepository', 'explicit'],
];

/** For read-only runs, which have nothing to contact and nothing to report. */
const QUIET: readonly GitOverride[] = [
  ['core.hookspath', '/dev/null'],
  ['core.sshcommand', 'false'],
  ['credential.helper', ''],
  ['diff.external', ''],
  ['protocol.allow', 'never'],
];

const LOOKING = {
  GIT_OPTIONAL_LOCKS: '0',
  // A partial clone would fetch missing objects over a transport that its settings choose.
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
  const answer = await gitBytes({ program, folder, env }, besideSubmodules(args), QUICKLY);
  if (answer.status === 'ok') return { status: 'ok', output: answer.output.toString('utf8') };
  return { status: answer.isLate ? 'late' : 'failed' };
}

/** A repository's own setting for one submodule outweighs a general one, but no option. */
function besideSubmodules([verb = '', ...words]: readonly string[]): readonly string[] {
  const looks = verb === 'status' || verb === 'diff';
  const isApart = words.some((word) => word.startsWith('--ignore-submodules'));
  return [verb, ...(looks && !isApart ? ['--ignore-submodules=dirty'] : []), ...words];
}

const QUICKLY = { limitMs: 10_000, largestOutput: 64 * 1024 * 1024, saysWhy: false };

type Variables = Readonly<Record<string, string>>;

/** Keeps the identity and the user's own settings, drops git's other variables; nothing may lead into the project. */
function plainEnvironment(root: string): Variables {
  const reach = projectReach(root);
  const kept = joinEnvironments();
  for (const [name, value] of Object.entries(ownVariables(process.env, root).env))
    if (value !== undefined && isKept(name.toUpperCase(), value, reach)) kept[name] = value;
  return joinEnvironments(kept, { PATH: pathOutside(process.env, root), GIT_TERMINAL_PROMPT: '0' });
}

/** Settings are passed as variables: after `-c` a key with an equals sign would set a different one. */
function withSettings(plain: Variables, settings: readonly GitOverride[], more: Variables): Variables {
  const given = joinEnvironments(plain, { GIT_CONFIG_COUNT: String(settings.length) });
  for (const [index, [key, value]] of settings.entries()) {
    given[`GIT_CONFIG_KEY_${index}`] = key;
    given[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return joinEnvironments(given, more);
}

function isKept(name: string, value: string, reach: string): boolean {
  if (name === 'PATH' || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !leadsAstray(value, reach);
  return !name.startsWith('GIT_') || IDENTITY.has(name);
}

/** Where git and its signing program find the user's own settings, which may name programs. */
const PLACES = new Set(
  'HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM'.split(' '),
);

const IDENTITY = new Set([
  'GIT_CONFIG_NOSYSTEM',
  ...['NAME', 'EMAIL', 'DATE'].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]),
]);

/** There is no user to prompt, and no output to page. */
const ASKING = new Set('EDITOR VISUAL PAGER PREFIX SSH_ASKPASS'.split(' '));

/** Runs `git <args>` read-only in `root`. */
export async function runGit(root: string, args: readonly string[]): Promise<GitAnswer> {
  const opened = await openGit(root);
  if (opened.status === 'ok') return opened.git.run(args);
  return { status: opened.status === 'late' ? 'late' : 'failed' };
}
