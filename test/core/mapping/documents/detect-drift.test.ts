import { expect, it } from 'vitest';
import { detectDrift, remapReasons } from '../../../../src/core/mapping/documents/detect-drift.ts';
import type { Focus } from '../../../../src/core/mapping/documents/map-documents.ts';

const none = { added: [], modified: [], deleted: [], foldersBefore: new Set(['src', 'src/app', 'test']) };
const reasons = (focus: Focus, changes: Partial<typeof none> | object, named: readonly string[] = []) =>
  remapReasons(focus, {
    changes: { ...none, ...changes },
    named: new Set(named),
    structure: '`src/app/`: use cases',
    threshold: 3,
  });

it.each([
  ['tech', { modified: ['package.json', 'src/app/a.ts'] }, ['package.json']],
  ['tech', { added: ['.github/workflows/ci.yml'] }, ['.github/workflows/ci.yml']],
  ['tech', { modified: ['src/app/a.ts'] }, []],
  ['arch', { added: ['src/app/a.ts', 'src/app/b.ts', 'src/app/c.ts'] }, []],
  ['arch', { added: ['lib/a.go', 'lib/b.go'] }, []],
  ['arch', { added: ['lib/a.go', 'lib/b.go', 'cmd/c.go'] }, ['cmd/c.go', 'lib/a.go', 'lib/b.go']],
  ['quality', { modified: ['biome.json'] }, ['biome.json']],
  ['quality', { modified: ['test/a.test.ts', 'test/b.test.ts', 'test/c.test.ts'] }, []],
  [
    'quality',
    { added: ['test/a.test.ts', 'b_test.go', 'x/test_c.py'] },
    ['b_test.go', 'test/a.test.ts', 'x/test_c.py'],
  ],
] as const)('%s %j', (focus, changes, expected) => {
  expect(reasons(focus, changes)).toEqual(expected);
});

it('a file that a document names', () => {
  const named = ['src/app/a.ts'];
  expect(reasons('arch', { deleted: named }, named)).toEqual(named);
  expect(reasons('arch', { modified: named }, named)).toEqual([]);
  expect(reasons('concerns', { modified: named }, named)).toEqual(named);
  expect(reasons('concerns', { modified: ['src/app/b.ts'] }, named)).toEqual([]);
});

it.each([
  ['a package right below a top folder', ['src/pay/a.ts', 'src/pay/b.ts'], ['src/pay/a.ts', 'src/pay/b.ts']],
  ['all below it', ['src/pay/deep/er/a.ts'], ['src/pay/deep/er/a.ts']],
  ['a package with its mark, however deep', ['src/app/x/__init__.py'], ['src/app/x/__init__.py']],
  ['no ordinary folder in a known one', ['src/app/x/y.ts', 'src/app/x/z.ts'], []],
  ['no file in a known one', ['src/app/y.ts', 'src/y.ts'], []],
  ['no tests and no data', ['test/new/a.test.ts', 'src/pay/a.json', 'src/pay/fixtures/a.ts'], []],
  ['none that the map names', ['src/planned/a.ts'], []],
])('finds %s', (_, added, expected) => {
  const structure = 'src/\n├── app/\n└── planned/\ntest/\nas `src/payments/` was\n';
  const { elements } = detectDrift({ ...none, added }, structure, 1);
  expect(elements.map(({ path }) => path)).toEqual(expected);
});

it('finds a package beside those that the map names, and none when git cannot say what was there', () => {
  const structure = 'The layers are `lib/a/core/` and `lib/a/shell/`.';
  const foldersBefore = new Set(['lib', 'lib/a', 'lib/a/core', 'lib/a/shell']);
  const added = ['lib/a/pay/x.rb'];
  expect(detectDrift({ added, foldersBefore }, structure, 1).elements).toHaveLength(1);
  expect(detectDrift({ added, foldersBefore: null }, structure, 1).elements).toEqual([]);
});
