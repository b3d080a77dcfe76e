// The settings of a repository, asked of git once and kept until a file that they come from changes: asking costs a
// process, and one command of MSW asks git dozens of times.

import { lstatSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type GitSettings, lastOf, parseSettings } from './git-settings.ts';
import { gitFolder, topOf } from './repository-files.ts';

interface Place {
  readonly program: string;
  /** A real path: the folder that git runs in. */
  readonly root: string;
  /** The whole environment of git; it decides which files git reads. */
  readonly env: Readonly<Record<string, string>>;
}

interface Kept {
  readonly settings: GitSettings;
  readonly files: readonly string[];
  readonly mark: string;
}

/** More projects than one process of MSW works in at a time. */
const MOST_KEPT = 32;
const kept = new Map<string, Kept>();

/** What was listed in that place before; null when there is none, or it may have changed since. */
export function keptSettings(place: Place): GitSettings | null {
  const key = keyOf(place);
  const known = kept.get(key);
  if (known === undefined) return null;
  if (markOf(known.files)?.text === known.mark) return known.settings;
  kept.delete(key);
  return null;
}

/**
 * @param listing what `git config --list -z --show-scope --show-origin` printed in that place
 * @param begunAt when git was started, in ms
 * @returns null when it is no such list
 */
export function keepSettings(place: Place, listing: string, begunAt: number): GitSettings | null {
  const settings = parseSettings(listing);
  const files = settings === null ? null : filesOf(settings, place);
  const mark = files === null ? null : markOf(files);
  if (settings === null || files === null || mark === null || mark.settledAt > begunAt) return settings;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(keyOf(place), { settings, files, mark: mark.text });
  return settings;
}

function keyOf(place: Place): string {
  return JSON.stringify(place);
}

/**
 * All files that git would read them from, also those that are not there yet. Null where these cannot be told: outside
 * a repository, and where a setting names further files.
 */
function filesOf({ user, repository, origins }: GitSettings, { root, env }: Place): readonly string[] | null {
  const top = topOf(root);
  const names = [...user.keys(), ...repository.keys()];
  if (top === null || repository.size === 0 || names.some((key) => /^include(?:if)?\./.test(key)))
    return null;
  if (lastOf(repository, 'extensions.worktreeconfig') !== null) return null;
  const home = env.HOME ?? env.USERPROFILE ?? '';
  const own =
    env.GIT_CONFIG_GLOBAL === undefined
      ? [join(home, '.gitconfig'), join(env.XDG_CONFIG_HOME || join(home, '.config'), 'git', 'config')]
      : [env.GIT_CONFIG_GLOBAL];
  // Git writes a path from where it went, which may be the top.
  const named = origins.flatMap((origin) =>
    origin.startsWith('file:') ? [resolve(root, origin.slice(5)), resolve(top, origin.slice(5))] : [],
  );
  const folder = gitFolder(top);
  const inFolder = [join(folder, 'config'), join(folder, 'commondir')];
  return [...new Set([...repositoriesAbove(root, top), ...inFolder, ...own, ...named])];
}

/** Where git looks for the repository, from the folder up to the one that it finds. */
function repositoriesAbove(root: string, top: string): readonly string[] {
  const above = root === top ? [] : repositoriesAbove(dirname(root), top);
  return [join(root, '.git'), ...above];
}

interface Mark {
  readonly text: string;
  /** From when on, in ms, a change of one of them would bear another time than those here. */
  readonly settledAt: number;
}

/** Null when one of them may not be looked at. */
function markOf(files: readonly string[]): Mark | null {
  const looks = files.flatMap((path) => [statBy(lstatSync, path), statBy(statSync, path)]);
  const text = looks.map((look) => (look === undefined ? '?' : signOf(look))).join(' ');
  if (text.includes('?')) return null;
  return { text, settledAt: Math.max(...looks.map((look) => (look?.isFile() ? settledFrom(look) : 0))) };
}

/** What git does in its folder changes that all the time; another folder has another number. */
function signOf(look: Stats | null): string {
  if (look === null) return '-';
  const { dev, ino, size, mtimeMs, ctimeMs } = look;
  return (look.isDirectory() ? [dev, ino] : [dev, ino, size, mtimeMs, ctimeMs]).join(':');
}

/** When its inode changed: nobody can set that back, as they can the time of its content. Some count whole seconds. */
function settledFrom({ ctimeMs }: Stats): number {
  return ctimeMs + (ctimeMs % 1_000 === 0 ? 4_000 : 100);
}

type Look = (path: string, options: { readonly throwIfNoEntry: false }) => Stats | undefined;

/** Null when there is none, undefined when that cannot be told. */
function statBy(look: Look, path: string): Stats | null | undefined {
  try {
    return look(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return undefined;
  }
}
