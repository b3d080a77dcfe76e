// Whether git reads only settings that start nothing and lead nowhere, as in most repositories. Such settings need not
// be listed by git before it may look at the work tree, which saves a process in every turn. Whatever is not known to
// be harmless here is left to the listing.

import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { named } from '../files/place.ts';
import { readText } from '../files/read-file.ts';
import type { Override } from './git-settings.ts';
import { userFiles } from './repository-files.ts';

export interface GitPlace {
  /** Of git, absolute. */
  readonly program: string;
  /** A real path: the folder that git runs in. */
  readonly root: string;
  /** The whole environment of git. */
  readonly env: Readonly<Record<string, string>>;
}

/** True only where `root` is the top of a repository with its own `.git` folder. */
export function hasPlainSettings({ program, root, env }: GitPlace): boolean {
  const folder = join(root, '.git');
  try {
    return (
      lstatSync(folder).isDirectory() &&
      isMissing(join(folder, 'commondir')) &&
      isPlain(textAt(join(folder, 'config'))) &&
      [...userFiles(env), ...machineFiles(program, env)].every(
        (path) => isMissing(path) || startsNothing(textAt(path)),
      )
    );
  } catch {
    return false;
  }
}

/** What is overridden besides: the one filter that many people have, which a repository could apply to its files. */
export const NO_FILTER: readonly Override[] = [
  ['filter.lfs.clean', ''],
  ['filter.lfs.smudge', ''],
  ['filter.lfs.process', ''],
  ['filter.lfs.required', 'false'],
];

function isMissing(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

/** Null when it cannot be read. */
function textAt(path: string): string | null {
  const read = readText(path, named, LONGEST_FILE);
  return read.status === 'ok' ? read.text : null;
}

const LONGEST_FILE = 64 * 1024;

/** As git itself writes them when it creates or clones a repository, and for branches. */
function isPlain(settings: string | null): boolean {
  return settings?.startsWith('[core]') === true && settings.split(/\r?\n/).every(isPlainLine);
}

function isPlainLine(line: string): boolean {
  const [key = '', ...rest] = line.split(' = ');
  const value = rest.join(' = ');
  if (rest.length === 0) return LINES.has(line) || isSectionOfName(line);
  return VALUES.get(key)?.has(value) === true || (TEXTS.has(key) && isPlainText(value));
}

/** Compared as strings: compiling a pattern for them would take a millisecond of every turn. */
const LINES = new Set(['', '[core]', '[commit]', '[pull]', '[user]']);
const SECTIONS = ['[branch "', '[remote "'];
const SWITCH = new Set(['true', 'false', 'input']);
const VALUES = new Map([
  ['\trepositoryformatversion', new Set(['0'])],
  ['\tbare', new Set(['false'])],
  ...'autocrlf filemode gpgsign ignorecase logallrefupdates precomposeunicode rebase symlinks'
    .split(' ')
    .map((key) => [`\t${key}`, SWITCH] as const),
]);
const TEXTS = new Set(
  'email fetch gh-resolved merge name pushurl remote url vscode-merge-base'
    .split(' ')
    .map((key) => `\t${key}`),
);

/** For example `[branch "main"]`. */
function isSectionOfName(line: string): boolean {
  const start = SECTIONS.find((section) => line.startsWith(section));
  return start !== undefined && line.endsWith('"]') && isPlainText(line.slice(start.length, -2));
}

function isPlainText(value: string): boolean {
  return !value.includes('"') && !value.includes('\\');
}

/** Where git finds the machine's settings, as far as that is known without asking it. */
function machineFiles(program: string, env: GitPlace['env']): readonly string[] {
  if (env.GIT_CONFIG_SYSTEM !== undefined) return [env.GIT_CONFIG_SYSTEM];
  return ['/etc/gitconfig', join(dirname(dirname(program)), 'etc', 'gitconfig')];
}

/** Filters are the user's own programs, but a repository decides which files they get; an included file may have some. */
function startsNothing(settings: string | null): boolean {
  // The names of filters are told apart by case, unlike those of sections.
  return settings !== null && !/\[\s*(?:filter|include)/i.test(settings.replaceAll('[filter "lfs"]', ''));
}
