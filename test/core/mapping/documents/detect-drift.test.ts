import { expect, it } from 'vitest';
import { remapReasons } from '../../../../src/core/mapping/documents/detect-drift.ts';
import type { Focus } from '../../../../src/core/mapping/documents/map-documents.ts';

const none = { added: [], modified: [], deleted: [] };
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
