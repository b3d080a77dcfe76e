// Reads the files that plans name, never outside of the project, and looks for the patterns of plans in them.

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { errorCode } from '../../../adapters/files/error-code.ts';
import type { PatternFinding } from '../../../core/planning/verification/judge-link.ts';
import type { ProjectFile } from '../../../core/planning/verification/project-file.ts';

const LARGEST = 4 * 1024 * 1024;
/** A hostile pattern costs this long, in each of two files. */
const PATTERN_MS = 500;
const LONGEST_PATTERN = 2000;

export function readProjectFile(root: string, path: string): ProjectFile {
  try {
    const absolute = resolve(root, path);
    if (!isInside(resolve(root), absolute)) return { kind: 'outside' };
    const stat = statSync(absolute);
    if (!isInside(realpathSync(root), realpathSync(absolute))) return { kind: 'outside' };
    if (stat.isDirectory()) return { kind: 'folder' };
    if (!stat.isFile()) return { kind: 'unreadable', reason: 'it is no file' };
    if (stat.size > LARGEST) return { kind: 'unreadable', reason: 'it is larger than 4 MiB' };
    return { kind: 'file', text: readFileSync(absolute, 'utf8') };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'unreadable', reason: code ?? 'unknown error' };
  }
}

/** For searches: also outside of the project, where only its being there is told. */
export function kindOfPath(root: string, path: string): 'file' | 'folder' | 'missing' {
  const stat = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return 'missing';
  return stat.isDirectory() ? 'folder' : 'file';
}

/** As gsd-core: first in the source, then in the target. */
export function findPattern(pattern: string | null, from: ProjectFile, to: ProjectFile): PatternFinding {
  if (pattern === null) return null;
  for (const [where, file] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (file.kind !== 'file') continue;
    const found = matches(pattern, file.text);
    if (found !== true && found !== false) return found;
    if (found) return where;
  }
  return 'nowhere';
}

/** In a context of its own, since only there a match can be ended while it runs. */
function matches(pattern: string, text: string): boolean | 'invalid' | 'too-slow' {
  if (pattern.length > LONGEST_PATTERN) return 'too-slow';
  try {
    return (
      runInNewContext('new RegExp(pattern).test(text)', { pattern, text }, { timeout: PATTERN_MS }) === true
    );
  } catch (error) {
    return errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'too-slow' : 'invalid';
  }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
