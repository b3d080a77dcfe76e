// Creates MSW's own repository for a loop's snapshots, in the user folder, accessible only to its owner. It reads
// objects from the project's repository, but never writes to it.

import { lstatSync, realpathSync } from 'node:fs';

import { join, resolve } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { homeFolder } from '../files/home-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { isInside, named, privateFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { lastOf } from '../git/git-settings.ts';
import { type Git, openGit } from '../git/open-git.ts';
import { isSpecialFile } from '../git/repository-files.ts';

export interface StoreLayout {
  /** The store's own folder. */
  readonly store: string;
  /** The folder whose files are kept: the top of the project's repository, or else the project; a real path. */
  readonly top: string;
  /** Whether `top` is the work tree of a repository. */
  readonly isRepository: boolean;
}

export type LaidOut =
  | { readonly status: 'ok'; readonly layout: StoreLayout }
  /** `reason` is a clause. */
  | { readonly status: 'refused'; readonly reason: string };

interface StoreOwner {
  readonly userFolder: string;
  readonly loop: string;
  /** The loop's project; a real path. */
  readonly project: string;
}

/** Finds a loop's store, or creates it. */
export async function layOutStore(owner: StoreOwner): Promise<LaidOut> {
  const known = findStore(owner);
  if (known !== null) return { status: 'ok', layout: known };
  const store = storeFolder(owner);
  if (store === null) return { status: 'refused', reason: 'this is not the id of a loop' };
  try {
    return { status: 'ok', layout: await makeStore(store, owner) };
  } catch (error) {
    return { status: 'refused', reason: `${store} cannot be made (${errorCode(error) ?? 'unknown error'})` };
  }
}

/** Null when this loop has no store, or its store belongs to another project. */
export function findStore(owner: StoreOwner): StoreLayout | null {
  const store = storeFolder(owner);
  if (store === null) return null;
  const file = readJson(join(store, DESCRIPTION), privateFile(owner.userFolder), LONGEST);
  const { project, top, isRepository } = fieldsIn(file);
  if (typeof top !== 'string' || typeof isRepository !== 'boolean') return null;
  return project === owner.project ? { store, top, isRepository } : null;
}

const LOOP_ID = /^[a-z0-9-]{1,64}$/;
const DESCRIPTION = 'store.json';
const LONGEST = 1024 * 1024;

function storeFolder({ userFolder, loop }: StoreOwner): string | null {
  return LOOP_ID.test(loop) ? join(userFolder, 'snapshots', loop) : null;
}

async function makeStore(store: string, { project, userFolder }: StoreOwner): Promise<StoreLayout> {
  const repository = await repositoryAround(project, userFolder);
  for (const folder of ['objects/info', 'refs', 'info']) makeFolder(join(store, folder), 0o700);
  const write = (name: string, text: string) => writeFileAtomic(join(store, name), text, { mode: 0o600 });
  write('HEAD', 'ref: refs/heads/snapshots\n');
  write('config', settingsText(repository));
  write('info/attributes', ATTRIBUTES);
  write('info/exclude', excludeText(repository));
  if (repository !== null) write('objects/info/alternates', `${repository.objects.replaceAll('\\', '/')}\n`);
  const top = repository?.top ?? project;
  const isRepository = repository !== null;
  // Written last: without it the store does not exist yet.
  write(DESCRIPTION, `${JSON.stringify({ version: 1, project, top, isRepository })}\n`);
  return { store, top, isRepository };
}

/** Disables every conversion, whatever the project's attributes say; git would refuse `true` for an encoding. */
const ATTRIBUTES = '* -text !eol -ident !filter !working-tree-encoding !diff !merge\n';

interface Repository {
  readonly top: string;
  readonly objects: string;
  readonly sha256: boolean;
  /** Path of the user's global ignore file. */
  readonly ignores: string | null;
  readonly exclude: string;
}

/** Null without a repository, or when it ignores the project or contains the user's home; the project alone is kept. */
async function repositoryAround(project: string, userFolder: string): Promise<Repository | null> {
  const opened = await openGit(project);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const { git } = opened;
  const top = opened.git.top;
  if (isInside(userFolder, top) || isInside(realHome(), top)) return null;
  if (top !== project && (await git.run(['check-ignore', '-q', '.'])).status === 'ok') return null;
  const common = await git.run(['rev-parse', '--git-common-dir']);
  if (common.status !== 'ok') return null;
  const gitFolder = resolve(project, common.output.replace(/\r?\n$/, ''));
  const objects = join(gitFolder, 'objects');
  if (!lstatSync(objects, { throwIfNoEntry: false })?.isDirectory()) return null;
  return {
    top,
    objects,
    sha256: lastOf(git.settings.repository, 'extensions.objectformat') === 'sha256',
    ignores: userIgnores(git, top),
    exclude: textOf(join(gitFolder, 'info', 'exclude'), named, LONGEST) ?? '',
  };
}

function realHome(): string {
  try {
    return realpathSync.native(homeFolder());
  } catch {
    return homeFolder();
  }
}

function userIgnores({ settings }: Git, top: string): string | null {
  const given =
    lastOf(settings.repository, 'core.excludesfile') ?? lastOf(settings.user, 'core.excludesfile');
  const path =
    given === null
      ? join(process.env.XDG_CONFIG_HOME || join(homeFolder(), '.config'), 'git', 'ignore')
      : resolve(top, given.replace(/^~(?=[\\/]|$)/, homeFolder()));
  return isSpecialFile(path, top) ? null : path;
}

function settingsText(repository: Repository | null): string {
  const isWindows = process.platform === 'win32';
  const foldsCase = isWindows || process.platform === 'darwin';
  const lines = [
    '[core]',
    `repositoryformatversion = ${repository?.sha256 ? 1 : 0}`,
    'bare = false',
    `fileMode = ${!isWindows}`,
    `symlinks = ${!isWindows}`,
    `ignoreCase = ${foldsCase}`,
    `precomposeUnicode = ${process.platform === 'darwin'}`,
    `longPaths = ${isWindows}`,
    'autocrlf = false',
    'safecrlf = false',
    'fsmonitor = false',
    'hooksPath = /dev/null',
    'attributesFile = /dev/null',
    `excludesFile = ${quoted(repository?.ignores ?? '/dev/null')}`,
    // Not synced at every turn; only an undo, which relies on the data, syncs the disk.
    'fsync = none',
    'preloadIndex = true',
    'logAllRefUpdates = false',
    '[gc]',
    'auto = 0',
    '[checkout]',
    'workers = 0',
  ];
  if (repository?.sha256) lines.push('[extensions]', 'objectFormat = sha256');
  return `${lines.join('\n')}\n`;
}

function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Without a repository, nothing else says which folders can be regenerated. */
function excludeText(repository: Repository | null): string {
  return repository === null ? `${MADE_AGAIN.map((name) => `${name}/`).join('\n')}\n` : repository.exclude;
}

/** Folders that tools can regenerate. */
export const MADE_AGAIN =
  'node_modules bower_components __pycache__ .venv .tox .nox .mypy_cache .pytest_cache .ruff_cache .gradle .next .nuxt .turbo .cache .parcel-cache .svelte-kit .hg .svn .jj'.split(
    ' ',
  );
