// Files that a plan promises: their exports, their content, and whether they are stubs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportReader } from '../../../../src/core/planning/verification/exported-names.ts';
import {
  judgeArtifact,
  type ProjectFile,
  stubSigns,
} from '../../../../src/core/planning/verification/judge-artifact.ts';

const yes: readonly (readonly [string, string, string])[] = [
  ['a.ts', 'export const GET = () => 1;', 'GET'],
  ['a.ts', 'export async function POST(request: Request) {}', 'POST'],
  ['a.ts', 'export function* steps() {}', 'steps'],
  ['a.ts', 'export default function Chat() {}', 'Chat'],
  ['a.ts', 'export default function Chat() {}', 'default'],
  ['a.ts', 'const Chat = 1;\nexport default Chat;', 'Chat'],
  ['a.ts', 'export default {};', 'default'],
  ['a.ts', 'export abstract class Base {}', 'Base'],
  ['a.ts', 'export declare const x: number;', 'x'],
  ['a.ts', 'export const enum Colour { Red }', 'Colour'],
  ['a.ts', 'export interface Props {}', 'Props'],
  ['a.ts', 'export type Id = string;', 'Id'],
  ['a.ts', "export { a, b as c, type D } from './x.js';", 'c'],
  ['a.ts', "export { a, b as c, type D } from './x.js';", 'D'],
  ['a.ts', "export * as tools from './tools.js';", 'tools'],
  ['a.ts', 'export const { one, two: three } = make();', 'three'],
  ['a.ts', 'export const a = 1, b = 2;', 'b'],
  ['a.cjs', 'module.exports = { a, b: 1, c() {}, async d() {} };', 'a'],
  ['a.cjs', 'module.exports = { a, b: 1, c() {}, async d() {} };', 'b'],
  ['a.cjs', 'module.exports = { a, b: { x: 1 }, c() { return { y: 1 }; }, async d() {} };', 'd'],
  ['a.js', 'exports.run = () => 1;', 'run'],
  ['a.js', 'module.exports.run = run;', 'run'],
  ['a.js', 'module.exports = createApp;', 'createApp'],
  ['a.js', "Object.defineProperty(exports, 'late', { get });", 'late'],
  ['a.py', 'async def load(x):\n    pass', 'load'],
  ['a.py', 'class User:\n    pass', 'User'],
  ['a.py', 'LIMIT: int = 3', 'LIMIT'],
  ['a.py', 'from .db import connect as c, User', 'User'],
  ['a.py', "__all__ = [\n  'hidden',\n]", 'hidden'],
  ['a.go', 'func Serve(w int) {}', 'Serve'],
  ['a.go', 'func (s *Store) Save() {}', 'Save'],
  ['a.go', 'func Map[T any](x T) {}', 'Map'],
  ['a.go', 'const (\n\tFirst = 1\n\tSecond\n)', 'Second'],
  ['a.rs', 'pub async fn run() {}', 'run'],
  ['a.rs', 'pub(crate) struct Cart;', 'Cart'],
  ['a.rs', 'pub use crate::a::{b, C};', 'C'],
  ['a.rb', 'def total; end', 'total'],
  ['a.ts', "router.get('/api', handler)", '/api'],
];

const no: readonly (readonly [string, string, string])[] = [
  ['a.ts', 'const GET = 1;', 'GET'],
  ['a.ts', '// export const GET = 1;', 'GET'],
  ['a.ts', '/*\nexport const GET = 1;\n*/', 'GET'],
  ['a.ts', "import { GET } from './x.js';", 'GET'],
  ['a.ts', 'export const GETTER = 1;', 'GET'],
  ['a.ts', 'export { GET as get };', 'GET'],
  ['a.cjs', 'module.exports = { b: { inner: 1 } };', 'inner'],
  ['a.py', '    def nested(self): pass', 'nested'],
  ['a.py', '# def gone(): pass', 'gone'],
  ['a.py', '"""\ndef shown():\n"""', 'shown'],
  ['a.go', 'func serve() {}', 'serve'],
  ['a.go', '// func Serve() {}', 'Serve'],
  ['a.rs', 'fn run() {}', 'run'],
  ['a.rb', 'def other; end', 'total'],
];

describe('exports', () => {
  it.each(yes)('include for %s %j the name %s', (path, text, name) =>
    expect(exportReader(path, text)(name)).toBe('yes'),
  );
  it.each(no)('do not include for %s %j the name %s', (path, text, name) =>
    expect(exportReader(path, text)(name)).toBe('no'),
  );
  it.each([
    ['a.ts', "export * from './all.js';"],
    ['a.js', 'module.exports = { ...rest };'],
    ['a.js', "module.exports = require('./b');"],
    ['a.py', 'from .all import *'],
    ['a.rs', 'pub use crate::all::*;'],
  ])('are unknown for %s %j', (path, text) => expect(exportReader(path, text)('thing')).toBe('unknown'));
});

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
    [
      { path: 'src/*.ts' },
      { kind: 'missing' } as const,
      'failed',
      ['File not found: a pattern does not name a file; write one path for each file'],
    ],
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

describe('stub signs', () => {
  it.each([
    ['', ['empty file']],
    ['// later\n', ['nothing but comments']],
    ['export const a = 1;', []],
    ['a();\n// TODO: b', ['TODO']],
    ['// FIXME later\na();', ['debt marker without a reference']],
    ['// FIXME later, see #12\na();', []],
    ["throw new Error('not implemented');", ['not implemented']],
    ['    raise NotImplementedError', ['not implemented']],
    ['<input placeholder="name">', []],
    ['return <div>Chat will be here</div>', ['placeholder']],
  ])('are found in %j', (text, signs) => expect(stubSigns(text).map(({ sign }) => sign)).toEqual(signs));
});

it('any text of any size is read without throwing', () => {
  const extension = fc.constantFrom('ts', 'cjs', 'py', 'go', 'rs', 'txt', '');
  fc.assert(
    fc.property(extension, fc.string({ unit: 'grapheme' }), fc.string(), (kind, text, name) => {
      expect(['yes', 'no', 'unknown']).toContain(exportReader(`a.${kind}`, text)(name));
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
    for (const path of ['a.ts', 'a.py', 'a.go', 'a.rs']) exportReader(path, text)('name');
    stubSigns(text);
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
