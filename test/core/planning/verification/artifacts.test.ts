// Files that a plan promises: their exports, their content, and whether they are stubs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgeArtifact,
  type ProjectFile,
} from '../../../../src/core/planning/verification/judge-artifact.ts';

const artifact = (more: object) => ({
  path: 'src/a.ts',
  provides: null,
  minLines: null,
  exports: [],
  contains: null,
  ...more,
});
const file = (text: string): ProjectFile => ({ kind: 'file', text });

describe('an artifact', () => {
  it.each([
    [{}, file('x'), 'verified', []],
    [{}, { kind: 'missing' } as const, 'failed', ['File not found']],
    [{}, { kind: 'outside' } as const, 'undecided', ['It is outside the project']],
    [{}, { kind: 'folder' } as const, 'verified', []],
    [
      { contains: 'x' },
      { kind: 'folder' } as const,
      'failed',
      ['It is a folder, and what it must hold can only be looked for in a file'],
    ],
    [{ minLines: 3 }, file('a\nb'), 'failed', ['Only 2 lines, need 3']],
    [{ minLines: 3 }, file('a\nb\n'), 'verified', []],
    [{ contains: 'model User' }, file('model  User'), 'failed', ['Missing pattern: model User']],
    [{ contains: 'a.*b' }, file('a.*b'), 'verified', []],
    [{ exports: ['GET', 'POST'] }, file('export const GET = 1;'), 'failed', ['Missing export: POST']],
    [
      { exports: ['GET'] },
      file("export * from './x.js';"),
      'undecided',
      ['It may hand on GET from another file'],
    ],
    [{}, { kind: 'unreadable', reason: 'EACCES' } as const, 'undecided', ['It cannot be read (EACCES)']],
  ])('is judged with %j', (more, found, verdict, issues) => {
    expect(judgeArtifact(artifact(more), found)).toMatchObject({ verdict, issues });
  });
});

describe('the exports of an artifact', () => {
  const judged = (path: string, text: string, name: string) =>
    judgeArtifact(artifact({ path, exports: [name] }), file(text)).verdict;

  it.each([
    ['a.ts', 'export const GET = () => 1;', 'GET'],
    ['a.ts', "export { a, b as c, type D } from './x.js';", 'D'],
    ['a.cjs', 'module.exports = { a, b: 1, c() {} };', 'c'],
    ['a.py', 'async def load(x):\n    pass', 'load'],
    ['a.go', 'const (\n\tFirst = 1\n\tSecond\n)', 'Second'],
    ['a.rs', 'pub use crate::a::{b, C};', 'C'],
    ['a.rb', 'def total; end', 'total'],
    ['a.ts', "router.get('/api', handler)", '/api'],
  ])('are in %s %j: %s', (path, text, name) => expect(judged(path, text, name)).toBe('verified'));

  it.each([
    ['a.ts', 'export const GETTER = 1;', 'GET'],
    ['a.rb', 'def other; end', 'total'],
    ['a.ts', "import * as fs from 'node:fs';", 'GET'],
    ['a.ts', 'export const area = width * height;', 'GET'],
    ['a.ts', 'export function* pages() {}', 'GET'],
    ['a.rs', 'use crate::all::*;', 'total'],
  ])('are not in %s %j: %s', (path, text, name) => expect(judged(path, text, name)).toBe('failed'));

  it.each([
    ['a.ts', "export * from './all.js';"],
    ['a.ts', "export type * from './all.js';"],
    ['a.js', 'module.exports = { ...rest };'],
    ['a.js', "module.exports = require('./b');"],
    ['a.py', 'from .all import *'],
    ['a.rs', 'pub use crate::all::*;'],
  ])('may come from elsewhere in %s %j', (path, text) =>
    expect(judged(path, text, 'thing')).toBe('undecided'),
  );
});

it('any text of any size is read without throwing', () => {
  const extension = fc.constantFrom('ts', 'cjs', 'py', 'go', 'rs', 'txt', '');
  fc.assert(
    fc.property(extension, fc.string({ unit: 'grapheme' }), fc.string(), (kind, text, name) => {
      const { verdict } = judgeArtifact(artifact({ path: `a.${kind}`, exports: [name] }), file(text));
      expect(['verified', 'failed', 'undecided']).toContain(verdict);
    }),
  );
  for (const part of [
    'export {',
    'export const {',
    'module.exports = {',
    '"',
    '/*',
    'export const a',
    '`',
    '(',
    "'''",
    'pub use ',
    'var (\n',
  ]) {
    const text = part.repeat(300_000 / part.length);
    for (const path of ['a.ts', 'a.py']) judgeArtifact(artifact({ path, exports: ['name'] }), file(text));
  }
});

it.each([
  ['src/a.ts', '', 'failed'],
  ['src/a.ts', ' \n\t\n', 'failed'],
  ['src/a.ts', '// later\n', 'verified'],
  ['src/__init__.py', '', 'verified'],
  ['data/.gitkeep', '', 'verified'],
])('%s containing %j is %s', (path, text, verdict) => {
  const artifact = { path, provides: null, minLines: null, contains: null, exports: [] };
  expect(judgeArtifact(artifact, { kind: 'file', text }).verdict).toBe(verdict);
});
