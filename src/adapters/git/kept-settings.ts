// Caches a repository's settings until a file that they come from changes: asking git costs a process, and one command
// of MSW asks dozens of times.

import { lstatSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gitFolder } from '../files/git-folder.ts';
import { type GitSettings, lastOf, parseSettings } from './git-settings.ts';
import type { GitPlace } from './plain-settings.ts';
import { topOf, userFiles } from './repository-files.ts';

interface Kept {
  readonly settings: GitSettings;
  readonly files: readonly string[];
  readonly mark: string;
}

/** More projects than one process of MSW works in at a time. */
const MOST_KEPT = 32;
const kept = new Map<string, Kept>();

/** The settings listed there before; null when there are none or they may have changed. */
export function keptSettings(place: GitPlace): GitSettings | null {
  const key = keyOf(place);
  const known = kept.get(key);
  if (known === undefined) return null;
  if (markOf(known.files)?.text === known.mark) return known.settings;
  kept.delete(key);
  return null;
}

/**
 * @param listing the output of `git config --list -z --show-scope --show-origin` there
 * @param begunAt when git was started, in ms
 * @returns null when the listing is malformed
 */
export function keepSettings(place: GitPlace, listing: string, begunAt: number): GitSettings | null {
  const settings = parseSettings(listing);
  const files = settings === null ? null : filesOf(settings, place);
  const mark = files === null ? null : markOf(files);
  if (settings === null || files === null || mark === null || mark.settledAt > begunAt) return settings;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(keyOf(place), { settings, files, mark: mark.text });
  return settings;
}

function keyOf(place: GitPlace): string {
  return JSON.stringify(place);
}

/**
 * All files that git would read the settings from, including missing ones. Null when they are unknown: outside a
 * repository, and when a setting names further files.
 */
function filesOf(
  { user, repository, origins }: GitSettings,
  { root, env }: GitPlace,
): readonly string[] | null {
  const top = topOf(root);
  const names = [...user.keys(), ...repository.keys()];
  if (top === null || repository.size === 0 || names.some((key) => /^include(?:if)?\./.test(key)))
    return null;
  if (lastOf(repository, 'extensions.worktreeconfig') !== null) return null;
  // Git prints an origin relative to its current folder, which may be the top.
  const named = origins.flatMap((origin) =>
    origin.startsWith('file:') ? [resolve(root, origin.slice(5)), resolve(top, origin.slice(5))] : [],
  );
  const folder = gitFolder(top);
  if (folder === null) return null;
  const inFolder = [join(folder, 'config'), join(folder, 'commondir')];
  return [...new Set([...repositoriesAbove(root, top), ...inFolder, ...userFiles(env), ...named])];
}

/** Where git looks for the repository, from the folder up to the top. */
function repositoriesAbove(root: string, top: string): readonly string[] {
  const above = root === top ? [] : repositoriesAbove(dirname(root), top);
  return [join(root, '.git'), ...above];
}

interface Mark {
  readonly text: string;
  /** The time, in ms, from which any change to a file would get a newer timestamp than those here. */
  readonly settledAt: number;
}

/** Null when a file cannot be inspected. */
function markOf(files: readonly string[]): Mark | null {
  const looks = files.flatMap((path) => [statBy(lstatSync, path), statBy(statSync, path)]);
  const text = looks.map((look) => (look === undefined ? '?' : signOf(look))).join(' ');
  if (text.includes('?')) return null;
  return { text, settledAt: Math.max(...looks.map((look) => (look?.isFile() ? settledFrom(look) : 0))) };
}

/** Git changes its own folder all the time; a replaced folder has another inode. */
function signOf(look: Stats | null): string {
  if (look === null) return '-';
  const { dev, ino, size, mtimeMs, ctimeMs } = look;
  return (look.isDirectory() ? [dev, ino] : [dev, ino, size, mtimeMs, ctimeMs]).join(':');
}

/** Based on ctime: unlike mtime, it cannot be set back. Some file systems count whole seconds. */
function settledFrom({ ctimeMs }: Stats): number {
  return ctimeMs + (ctimeMs % 1_000 === 0 ? 4_000 : 100);
}

type Look = (path: string, options: { readonly throwIfNoEntry: false }) => Stats | undefined;

/** Null when the file is missing, undefined when that is unknown. */
function statBy(look: Look, path: string): Stats | null | undefined {
  try {
    return look(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return undefined;
  }
}
