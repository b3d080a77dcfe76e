// What MSW writes is known by name, and each name is explained to the user.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOwnName, PROJECT_NAMES, USER_NAMES } from '../../../src/core/leaving/own-names.ts';
import { TRACE_KINDS } from '../../../src/core/leaving/trace.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'data.md'), 'utf8');
const section = (title: string): string => page.split(`\n${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

/** The first names of the paths in the first column. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    rowsOf(text).flatMap(([cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.split('/')[0] ?? ''),
    ),
  );

describe('the names of what MSW writes', () => {
  const inProject = namesIn(section('## In the project: `.msw/`').split('\n### ')[0] ?? '');
  const inUserFolder = namesIn(section('## In your user folder'));
  /** Kept next to what they are explained with, or from before 0.2. */
  const unexplained = ['.gitignore', 'journal.2.jsonl', 'journal.3.jsonl', 'compiled'];

  it.each(PROJECT_NAMES.filter((name) => !unexplained.includes(name)))(
    '%s of a project is explained',
    (name) => {
      expect([...inProject]).toContain(name);
    },
  );

  it.each(USER_NAMES.filter((name) => !unexplained.includes(name)))(
    '%s of the user folder is explained',
    (name) => {
      expect([...inUserFolder]).toContain(name);
    },
  );

  it('are all that the page explains', () => {
    const isPattern = (name: string): boolean => /[<*]/.test(name);
    const unknown = (names: ReadonlySet<string>, known: readonly string[]): readonly string[] =>
      [...names].filter((name) => !isPattern(name) && !known.includes(name));
    expect(unknown(inProject, PROJECT_NAMES)).toEqual([]);
    expect(unknown(inUserFolder, USER_NAMES)).toEqual([]);
  });

  it.each([
    ['journal.jsonl', true],
    ['quota.json.lock', true],
    ['quota.json.lock.takeover', true],
    ['export.lock', true],
    ['usage-3f.lock', true],
    ['.trust.json.4711.2.tmp', true],
    ['key.4711.0a1b2c3d.tmp', true],
    ['ralph-state.json.corrupt-2026-01-31T12-00-00.000Z', true],
    ['diary.md', false],
    ['diary.md.lock', false],
    ['key.bak', false],
    ['.git', false],
  ])('%s is one of them: %s', (name, isOwn) => {
    expect(isOwnName(name, [...PROJECT_NAMES, ...USER_NAMES])).toBe(isOwn);
  });
});

it('the page shows the table of what an uninstall removes', () => {
  const rows = rowsOf(section('## Uninstall')).map(([kind, what]) => [kind, what]);
  expect(rows.slice(1)).toEqual(Object.entries(TRACE_KINDS));
});
