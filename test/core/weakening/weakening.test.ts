import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTests } from '../../../src/core/checks/empty-run.ts';
import { roleOf, standingOf } from '../../../src/core/checks/stands-on.ts';
import { findWeakenings } from '../../../src/core/weakening/find-weakenings.ts';
import { isPartOfChecks } from '../../../src/core/weakening/part-of-checks.ts';
import { mayBeHonest } from '../../../src/core/weakening/weakening.ts';
import type { Case, Corpus } from '../../fixtures/weakening/corpus.ts';
import { go } from '../../fixtures/weakening/go.ts';
import { javascript } from '../../fixtures/weakening/javascript.ts';
import { python } from '../../fixtures/weakening/python.ts';
import { rust } from '../../fixtures/weakening/rust.ts';

describe('corpus', () => {
  // Ways to make a check green without doing the work, all of which are noticed, and ordinary changes, none of which
  // is suspected.
  function found({ checks, files }: Corpus, { edits }: Case) {
    const after = edits.reduce((changed, edit) => edit(changed), files);
    const paths = [...new Set([...Object.keys(files), ...Object.keys(after)])];
    const changed = paths
      .map((path) => ({ path, before: files[path] ?? null, after: after[path] ?? null }))
      .filter((file) => file.before !== file.after);
    const standing = standingOf(checks, new Map(Object.entries(files)));
    const tests = Object.entries(after).filter(
      ([path]) => roleOf(path, standing) === 'test' || path.endsWith('.rs'),
    );
    return findWeakenings(changed, standing, [], new Map(tests));
  }

  describe.each([
    ['JavaScript', javascript],
    ['Python', python],
    ['Go', go],
    ['Rust', rust],
  ])('%s', (_, corpus) => {
    it.each(corpus.fakes)('notices: $name', (one) => {
      expect(found(corpus, one).map(({ kind }) => kind)).toContain(one.as);
    });

    it.each(corpus.honest)('does not suspect: $name', (one) => {
      expect(found(corpus, one).map(({ kind, path, what }) => `${kind} ${path}: ${what}`)).toEqual([]);
    });
  });
});

describe('find weakenings', () => {
  // Properties of every change, and the counts of a runner.
  const files = new Map(Object.entries(javascript.files));
  const standing = standingOf(javascript.checks, files);

  describe('counts', () => {
    it.each([
      [' Tests  2 failed | 11 passed | 1 skipped (14)\n', { ran: 13, skipped: 1 }],
      ['=== 3 failed, 9 passed, 2 skipped in 0.21s ===\n', { ran: 12, skipped: 2 }],
      [
        'test result: FAILED. 3 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out\n',
        { ran: 4, skipped: 2 },
      ],
      ['nothing of the kind\n', null],
    ])('are read from %j', (output, counts) => {
      expect(countTests(output)).toEqual(counts);
    });

    it.each([
      [{ ran: 12, skipped: 0 }, { ran: 11, skipped: 0 }, ['fewer-tests']],
      [{ ran: 12, skipped: 0 }, { ran: 12, skipped: 1 }, ['test-skipped']],
      [{ ran: 12, skipped: 1 }, { ran: 13, skipped: 1 }, []],
      [null, { ran: 1, skipped: 9 }, []],
      [{ ran: 12, skipped: 1 }, null, []],
    ])('are compared: %j, then %j', (before, after, kinds) => {
      expect(findWeakenings([], standing, [{ name: 'test', before, after }]).map(({ kind }) => kind)).toEqual(
        kinds,
      );
    });
  });

  describe('files that checks depend on', () => {
    it.each([
      ['package.json', 'check-script'],
      ['scripts/check.sh', 'check-script'],
      ['scripts/verify-links.mjs', 'check-script'],
      ['vitest.config.ts', 'config'],
      ['test/cart.test.ts', 'test'],
      ['test/helpers/lines.ts', 'test'],
      ['test/__snapshots__/a.snap', 'recording'],
      ['src/cart.ts', 'code'],
      ['README.md', 'other'],
      ['packages/a/package.json', 'config'],
      ['node_modules/vitest/dist/cli.js', 'other'],
      ['tests/conftest.py', 'test'],
      ['pkg/cart/cart_test.go', 'test'],
      ['pkg/cart/testdata/order.golden', 'recording'],
      ['src/app/snapshots/find-snapshots.ts', 'code'],
      ['src/snapshots/a.json', 'recording'],
      ['test/snapshots/a.ts', 'recording'],
      ['tests/cart.rs', 'test'],
      ['src/test/java/shop/CartTest.java', 'test'],
      ['spec/cart_spec.rb', 'test'],
      ['pom.xml', 'config'],
    ])('are classified: %s is %s', (path, role) => {
      expect(roleOf(path, standing)).toBe(role);
    });

    it('are followed through scripts, targets and files', () => {
      const found = standingOf(
        [{ command: 'CI=1 make -C api check' }, { command: 'pnpm test:unit' }],
        new Map([
          ['api/Makefile', 'RUN = sh ./run.sh\n\ncheck: lint\n\t@$(RUN) --all\n\nlint:\n\truff check .\n'],
          [
            'package.json',
            '{"scripts":{"test:unit":"npm run -s inner","preinner":"tsc","inner":"vitest run"}}',
          ],
        ]),
      );
      expect([...found.tools]).toEqual(['ruff', 'tsc', 'vitest']);
      expect(found.targets).toEqual(new Map([['api/Makefile', new Set(['check', 'lint'])]]));
      expect(found.packageScripts).toEqual(
        new Map([['package.json', new Set(['test:unit', 'preinner', 'inner'])]]),
      );
      expect([...found.scriptFiles]).toEqual(['api/run.sh']);
      expect(found.unread).toEqual(['api/GNUmakefile', 'api/makefile', 'api/run.sh']);
    });
  });

  describe('for any text', () => {
    const texts = [...files.values()];
    const path = fc.constantFrom(...files.keys());

    it('an unchanged file is not suspected', () => {
      fc.assert(
        fc.property(
          path,
          fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...texts)),
          (name, text) => {
            expect(findWeakenings([{ path: name, before: text, after: text }], standing)).toEqual([]);
          },
        ),
      );
    });

    it('blank lines and comments are not suspected', () => {
      fc.assert(
        fc.property(
          fc.constantFrom('test/cart.test.ts', 'test/money.test.js', 'src/cart.ts'),
          fc.nat(60),
          (name, at) => {
            const before = files.get(name) ?? '';
            const lines = before.split('\n');
            const after = [...lines.slice(0, at), '', '// it.skip(nothing)', ...lines.slice(at)].join('\n');
            expect(findWeakenings([{ path: name, before, after }], standing)).toEqual([]);
          },
        ),
      );
    });

    it('a new file is not suspected for its tests', () => {
      const body = fc.array(
        fc.constantFrom('expect(a).toBe(1);', 'expect(b()).toBeTruthy();', 'const c = a;'),
      );
      fc.assert(
        fc.property(fc.string(), body, (name, statements) => {
          const after = `it(${JSON.stringify(name)}, () => {\n${statements.join('\n')}\n});\n`;
          expect(findWeakenings([{ path: 'test/new.test.ts', before: null, after }], standing)).toEqual([]);
        }),
      );
    });

    it('never throws, and the order of files does not matter', () => {
      const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts), fc.constant(null));
      const change = fc.record({ path, before: text, after: text });
      fc.assert(
        fc.property(
          fc.uniqueArray(change, { selector: ({ path: name }) => name, maxLength: 5 }),
          (changes) => {
            const found = findWeakenings(changes, standing);
            expect(findWeakenings([...changes].reverse(), standing)).toEqual(found);
            expect(found.every((one) => !/[\n\r]/.test(one.what))).toBe(true);
          },
        ),
      );
    });
  });

  it.each([
    ['a script that runs before the tests', { test: 'a', pretest: 'b' }, true],
    ['a script that runs after the tests', { test: 'a', posttest: 'b' }, true],
    ['another script', { test: 'a', prepare: 'b' }, false],
  ])('part of the checks: %s', (_, scripts, isPart) => {
    const before = JSON.stringify({ scripts: { test: 'a' } });
    const checks = standingOf([{ command: 'npm test' }], new Map([['package.json', before]]));
    const change = { path: 'package.json', before, after: JSON.stringify({ scripts }) };
    expect(isPartOfChecks(change, checks)).toBe(isPart);
  });

  it.each([
    ['a linter that no check runs', 'pytest', '[tool.ruff]\nline-length = 100\n', false],
    ['a linter that a check runs', 'ruff check .', '[tool.ruff]\nline-length = 100\n', true],
    ['a linter that a program may run', 'tox', '[tool.ruff]\nline-length = 100\n', true],
    [
      'a part of it',
      'python3 -m pytest -q',
      '[tool.ruff.lint]\nselect = ["E"]\n\n[tool.mypy]\nstrict = true\n',
      false,
    ],
    ['a compiler that pytest runs', 'pytest', '[tool.mypy]\nstrict = true\n', true],
    ['the runner', 'pytest', '[tool.pytest.ini_options]\naddopts = "-q"\n', true],
  ])('part of the checks in pyproject.toml: %s', (name, command, added, isPart) => {
    const plugin = name.includes('that pytest runs') ? 'dependencies = ["pytest-mypy"]\n' : '';
    const before = `[project]\nname = "shop"\n${plugin}\n`;
    const change = { path: 'pyproject.toml', before, after: before + added };
    expect(isPartOfChecks(change, standingOf([{ command }], new Map()))).toBe(isPart);
  });

  it('a changed expectation may be honest, but a skipped test is not', () => {
    const kinds = findWeakenings(
      [
        {
          path: 'test/a.test.ts',
          before: "it('a', () => { expect(x()).toBe(1); });\nit('b', () => { expect(y()).toBe(2); });\n",
          after: "it('a', () => { expect(x()).toBe(3); });\nit.skip('b', () => { expect(y()).toBe(2); });\n",
        },
      ],
      standing,
    );
    expect(kinds.map((one) => [one.kind, mayBeHonest(one)])).toEqual([
      ['test-skipped', false],
      ['expectation-changed', true],
    ]);
  });
});
