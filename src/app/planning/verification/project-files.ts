// Reads the files that plans name, never outside of the project, and looks for the patterns of plans in them.

import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { errorCode } from '../../../adapters/files/error-code.ts';
import { findIn, isInside, projectFile } from '../../../adapters/files/place.ts';
import { readText } from '../../../adapters/files/read-file.ts';
import { compilable } from '../../../core/planning/documents/link-pattern.ts';
import type { ProjectFile } from '../../../core/planning/verification/judge-artifact.ts';
import type { PatternFinding } from '../../../core/planning/verification/judge-link.ts';
import type { PhaseClaims } from '../../../core/planning/verification/phase-claims.ts';
import { documentNames } from '../documents/documents.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';

/** A hostile pattern costs this long, in each of two files. */
const PATTERN_MS = 500;

export function readProjectFile(root: string, path: string): ProjectFile {
  const absolute = resolve(root, path);
  if (!isInside(absolute, resolve(root))) return { kind: 'outside' };
  const found = findIn(projectFile(root), absolute);
  if (found.status === 'missing') return { kind: 'missing' };
  if (found.status === 'refused') return { kind: 'outside' };
  if (statSync(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: 'folder' };
  const file = readText(absolute, projectFile(root));
  if (file.status === 'missing') return { kind: 'missing' };
  if (file.status === 'refused') return { kind: 'unreadable', reason: file.reason };
  return { kind: 'file', text: file.text };
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
  const compiled = compilable(pattern);
  if (compiled === null) return 'invalid';
  const given = { ...compiled, text: text.replaceAll('\r\n', '\n') };
  try {
    return runInNewContext('new RegExp(source, flags).test(text)', given, { timeout: PATTERN_MS }) === true;
  } catch (error) {
    return errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'too-slow' : 'invalid';
  }
}

/** From the root, posix, sorted. `more` are files that judgements rest on. */
export function coveredFiles(
  root: string,
  open: ExecutedPhase,
  more: readonly string[] = [],
): readonly string[] {
  const documents = [
    ...documentNames(root, open.path).filter(isDocument),
    ...documentNames(root, join(open.path, 'plans'))
      .filter(isDocument)
      .map((name) => `plans/${name}`),
  ].map((name) => `.planning/phases/${open.folder}/${name}`);
  const others = [...namedFiles(open.claims), ...more]
    .map((path) => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''))
    .filter((path) => !path.startsWith('.planning/') && readProjectFile(root, path).kind === 'file');
  return [...new Set([...documents, ...others])].sort();
}

/** More than gsd-core asks for does no harm; less would make the verification stale. */
function isDocument(name: string): boolean {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}

function namedFiles({ artifacts, links }: PhaseClaims): readonly string[] {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to]),
  ];
}
