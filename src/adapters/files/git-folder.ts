// Where the repository of a work tree lies, without running git.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { below, named } from './place.ts';
import { textOf } from './read-file.ts';

/** The file contains one path. */
const LONGEST_GIT_FILE = 64 * 1024;

/** What the `.git` of a work tree is or names; null when it is a file that names nothing. */
export function gitFolder(top: string): string | null {
  const path = below(top, '.git');
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== false) return path;
  const text = textOf(path, named, LONGEST_GIT_FILE);
  return text?.startsWith('gitdir:') === true ? resolve(top, text.slice('gitdir:'.length).trim()) : null;
}

/** Where the objects and branches of a work tree are: its own folder, or for a linked work tree that of the main one. */
export function commonFolder(top: string): string | null {
  const folder = gitFolder(top);
  if (folder === null) return null;
  const common = textOf(below(folder, 'commondir'), named, LONGEST_GIT_FILE);
  return common === null ? folder : resolve(folder, common.trim());
}
