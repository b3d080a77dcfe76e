import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakTests, type TestText } from '../../../src/core/proof/broken-tests.ts';
import {
  oldFilesTree,
  oldTestsTree,
  type TreesForControls,
  undoneTree,
} from '../../../src/core/proof/control-trees.ts';
import { failingPlaces, linesNamed } from '../../../src/core/proof/failing-places.ts';
import type { Side } from '../../../src/core/proof/file-sides.ts';

describe('the tree of a control run', () => {
  const sides: ReadonlyMap<string, Side> = new Map([
    ['src/fare.js', 'work'],
    ['test/fare.js', 'test'],
    ['package.json', 'settings'],
    ['README.md', 'document'],
  ]);
  const ground: TreesForControls = { changed: [], sides, inline: new Map() };

  it.each([
    ['undone', undoneTree(ground), ['src/fare.js']],
    [
      'old tests and settings',
      oldTestsTree(ground, { tests: true, settings: true }),
      ['test/fare.js', 'package.json'],
    ],
    ['old tests', oldTestsTree(ground, { tests: true, settings: false }), ['test/fare.js']],
    ['old settings', oldTestsTree(ground, { tests: false, settings: true }), ['package.json']],
    ['old files', oldFilesTree(ground), ['src/fare.js', 'test/fare.js']],
  ])('%s: has these as they were', (_, tree, old) => {
    expect([...tree.old].sort()).toEqual([...old].sort());
    expect(tree.texts).toEqual(new Map());
  });

  it('takes tests apart from the code around them', () => {
    const halves = { before: { code: 'old', tests: 'few' }, after: { code: 'new', tests: 'many' } };
    const rust: TreesForControls = {
      changed: [],
      sides: new Map([['src/lib.rs', 'work']]),
      inline: new Map([['src/lib.rs', halves]]),
    };
    expect(undoneTree(rust)).toEqual({ old: [], texts: new Map([['src/lib.rs', 'old\nmany']]) });
    const texts = new Map([['src/lib.rs', 'new\nfew']]);
    expect(oldTestsTree(rust, { tests: true, settings: true })).toEqual({ old: [], texts });
  });

  it('declares a new file with tests to its parent', () => {
    const lib = 'pub fn a() {}\n';
    const rust: TreesForControls = {
      changed: [
        { path: 'src/lib.rs', before: lib, after: `pub mod weeks;\n${lib}` },
        { path: 'src/weeks.rs', before: null, after: '' },
      ],
      sides: new Map([
        ['src/lib.rs', 'work'],
        ['src/weeks.rs', 'work'],
      ]),
      inline: new Map([
        ['src/weeks.rs', { before: null, after: { code: 'fn w() {}', tests: 'mod tests {}' } }],
      ]),
    };
    const { old, texts } = undoneTree(rust);
    expect(old).toEqual([]);
    expect(texts.get('src/lib.rs')).toBe(`${lib}\npub mod weeks;\n`);
    expect(texts.get('src/weeks.rs')).toBe('\nmod tests {}');
  });
});

describe('broken tests', () => {
  const text = 'same(fare(1), 3);\nsame(fare(2), 5);\n';
  const edit = (row: number, from: string, to: string) => {
    const start = text.indexOf(from);
    return { row, start, end: start + from.length, text: to };
  };
  const tests: readonly TestText[] = [
    { path: 'test/a.js', text, edits: [edit(0, '3', '4'), edit(1, '5', '6')] },
  ];
  const before = 'same(fare(1), 3);\n';

  it.each([
    ['all', { kind: 'all' }, ['test/a.js:1', 'test/a.js:2']],
    [
      'the failing lines, wherever they are now',
      { kind: 'failing', lines: new Map([['test/a.js', new Set(['same(fare(2), 5);'])]]) },
      ['test/a.js:2'],
    ],
    ['what is new', { kind: 'new', changed: [{ path: 'test/a.js', before, after: text }] }, ['test/a.js:2']],
  ] as const)('change %s', (_, where, places) => {
    expect(breakTests(tests, where)?.places).toEqual(places);
  });

  it('are none where nothing could be changed', () => {
    expect(breakTests([], { kind: 'all' })).toBeNull();
    expect(breakTests(tests, { kind: 'failing', lines: new Map() })).toBeNull();
  });

  it('differ in the edited places alone, and overlap nowhere', () => {
    const cut = fc.tuple(fc.nat(30), fc.nat(5)).map(([start, length]) => ({
      ...{ start, end: start + length, text: '<>', row: 0 },
    }));
    fc.assert(
      fc.property(
        fc.string({ minLength: 40, maxLength: 60 }),
        fc.array(cut, { minLength: 1 }),
        (line, cuts) => {
          const edits = cuts.toSorted((one, other) => one.start - other.start);
          const broken =
            breakTests([{ path: 'a', text: line, edits }], { kind: 'all' })?.texts.get('a') ?? '';
          const first = edits[0]?.start ?? 0;
          expect(broken.slice(0, first)).toBe(line.slice(0, first));
          expect(broken.endsWith(line.slice(36))).toBe(true);
        },
      ),
    );
  });
});

describe('where checks failed', () => {
  it.each([
    ['at Object.<anonymous> (/srv/app/test/fare.test.js:12:3)', '/srv/app/test/fare.test.js:12'],
    ['  File "tests/test_tides.py", line 8, in test_levels', 'tests/test_tides.py:8'],
    ['    degrees_test.go:13: Fahrenheit(-40) = -8', 'degrees_test.go:13'],
    ["thread 'main' panicked at src/lib.rs:9:5", 'src/lib.rs:9'],
    ['spec\\fare_spec.rb:4', 'spec/fare_spec.rb:4'],
    ['test/check.sh: line 3: oops', 'test/check.sh:3'],
  ])('%j names a line', (output, place) => {
    expect(failingPlaces(output)).toEqual([place]);
  });

  it('is no place in the product, and each only once', () => {
    expect(failingPlaces('src/fare.js:3\na.test.js:1:2\na.test.js:1:9')).toEqual(['a.test.js:1']);
  });

  it('is found in a file however much of its path was printed', () => {
    const places = ['/srv/app/test/a.test.js:1', 'a.test.js:2', 'b.test.js:3', 'ba.test.js:4'];
    expect(linesNamed(places, 'test/a.test.js')).toEqual([1, 2]);
  });
});
