// What a repository, an archive or a mishap can put in the place of a file. None of it may be waited for, followed
// or taken into memory.

import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';

export type OddFile = (path: string) => void;

/** A named pipe that nobody writes. */
export const pipe: OddFile = (path) => void execFileSync('mkfifo', [path]);

export const endlessDevice: OddFile = (path) => symlinkSync('/dev/zero', path);

const folder: OddFile = (path) => void mkdirSync(path);

/** 200 MB that take no room on the disk. */
export const huge: OddFile = (path) => {
  const file = openSync(path, 'w');
  ftruncateSync(file, 200 * 1024 * 1024);
  closeSync(file);
};

export const deepJson: OddFile = (path) => {
  const depth = 200_000;
  writeFileSync(path, `{"version":1,"loops":${'['.repeat(depth)}${']'.repeat(depth)}}`);
};

/** By name, those that take the place of any file. POSIX. */
export const oddFiles: Readonly<Record<string, OddFile>> = {
  'a named pipe': pipe,
  'a link to /dev/zero': endlessDevice,
  'a folder': folder,
  'a file of 200 MB': huge,
};
