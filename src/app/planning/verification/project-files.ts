// Reads the files that plans name, never outside the project, and searches them for the plans' patterns.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { errorCode } from '../../../adapters/files/error-code.ts';
import { findIn, isInside, projectFile } from '../../../adapters/files/place.ts';
import { readText } from '../../../adapters/files/read-file.ts';
import { compilable } from '../../../core/planning/documents/link-pattern.ts';
import type { ProjectFile } from '../../../core/planning/verification/judge-artifact.ts';
import type { PatternFinding } from '../../../core/planning/verification/judge-link.ts';
import { plainPath } from '../../../core/text/plain-path.ts';
import { committedTexts } from '../documents/covered-digest.ts';
import { documentNames } from '../documents/documents.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';

/** The most that a hostile pattern can cost, in each of two files. */
const PATTERN_MS = 500;

/** @param path as a plan writes it */
export function readProjectFile(root: string, path: string): ProjectFile {
  const absolute = resolve(root, plainPath(path));
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

/** Like gsd-core: searches first the source, then the target. */
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

/** Runs in its own context, because only there can a running match be interrupted. */
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

/**
 * Relative to the root, with `/`, sorted.
 * @param more files that judgements rest on, and those that the phase's commits changed
 * @param isJudgedAsCommitted true: the files of the last commit count, since no clone has others
 */
export function coveredFiles(
  root: string,
  open: ExecutedPhase,
  more: readonly string[] = [],
  isJudgedAsCommitted = false,
): readonly string[] {
  const documents = [
    ...documentNames(root, open.place).filter(isDocument),
    ...documentNames(root, `${open.place}/plans`)
      .filter(isDocument)
      .map((name) => `plans/${name}`),
  ].map((name) => `${open.place}/${name}`);
  const others = [...namedFiles(open), ...more]
    .map(plainPath)
    .filter((path) => !path.startsWith('.planning/'));
  const committed = committedTexts(root, isJudgedAsCommitted ? others : []);
  const isFile = (path: string) =>
    isJudgedAsCommitted ? committed.has(path) : readProjectFile(root, path).kind === 'file';
  return [...new Set([...documents, ...others.filter(isFile)])].sort();
}

/** Covering more than gsd-core asks for is harmless; less would make the verification stale. */
function isDocument(name: string): boolean {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}

function namedFiles({ claims: { artifacts, links }, plans }: ExecutedPhase): readonly string[] {
  return [
    ...plans.flatMap(({ document }) => document.filesModified),
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to]),
  ];
}
