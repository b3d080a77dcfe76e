import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docker } from '../../../../src/core/failure/readers/docker.ts';
import { dotnet } from '../../../../src/core/failure/readers/dotnet.ts';
import { gradle, gradleTest } from '../../../../src/core/failure/readers/jvm/gradle.ts';
import { java } from '../../../../src/core/failure/readers/jvm/java.ts';
import { javac } from '../../../../src/core/failure/readers/jvm/javac.ts';
import { junit } from '../../../../src/core/failure/readers/jvm/junit.ts';
import { maven } from '../../../../src/core/failure/readers/jvm/maven.ts';
import { php } from '../../../../src/core/failure/readers/scripting/php.ts';
import { ruby } from '../../../../src/core/failure/readers/scripting/ruby.ts';
import { shell } from '../../../../src/core/failure/readers/scripting/shell.ts';
import type { ToolReader } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const kotlin = readerOf('kotlinc');
const minitest = readerOf('minitest');
const pest = readerOf('pest');
const phpstan = readerOf('phpstan');
const phpunit = readerOf('phpunit');
const rspec = readerOf('rspec');
const rubocop = readerOf('rubocop');
const shellcheck = readerOf('shellcheck');

const all: readonly ToolReader[] = [
  docker,
  dotnet,
  gradle,
  gradleTest,
  java,
  javac,
  junit,
  kotlin,
  maven,
  minitest,
  pest,
  php,
  phpstan,
  phpunit,
  rspec,
  rubocop,
  ruby,
  shell,
  shellcheck,
];

/** Pieces of real reports, since a log may be cut into any order of them. */
const piece = fc.constantFrom(
  'src/A.java:3: error: cannot find symbol',
  '  symbol:   class B',
  '  location: class A',
  ':compileJava/x/src/A.java:1: error: x',
  'Exception in thread "main" a.B: c',
  '\tat a.b.C.d(C.java:3)',
  'Caused by: a.B: c',
  '\t... 3 more',
  'java.lang.AssertionError: expected:<1> but was:<2>',
  '[ERROR] src/A.java:[3,4] x',
  '[ERROR] vat(a.B)  Time elapsed: 0.1 s  <<< ERROR!',
  '[ERROR] Failed to execute goal a:b:1:c (d) on project e: f',
  '[FATAL] x',
  'A > b FAILED',
  '    a.B at C.java:3',
  '* What went wrong:',
  "Execution failed for task ':a'.",
  '> x',
  "  MethodSource [className = 'a.B', methodName = 'c', x",
  '    => a.B: c',
  '1) a(b.C)',
  'e: a.kt:1:2 x',
  'a.kt:1:2: error: x',
  'a.cs(1,2): error CS1: x [a.csproj]',
  '  Failed A.B [1 ms]',
  '  Error Message:',
  '  Stack Trace:',
  'Expected: 1',
  'Actual:   2',
  'PHP Fatal error:  Uncaught A: b in c.php:1',
  '#0 c.php(1): d()',
  '#1 {main}',
  'Next A: b in c.php:1',
  '  thrown in c.php on line 1',
  'There was 1 failure:',
  '1) A::b',
  '--- Expected',
  '+++ Actual',
  '-1',
  '+2',
  'a.php:3',
  "a.rb:1:in `b': c (D)",
  "\tfrom a.rb:1:in `b'",
  'a.rb:1: syntax error, x',
  '  1) Cart x',
  '     Failure/Error: x',
  'NameError:',
  '# ./a.rb:1:in `b',
  '  1) Failure:',
  'A#b [c.rb:1]:',
  'a.rb:1:2: C: A/B: x',
  '  Line   src/a.php',
  '  12     no',
  '         🪪  a.b',
  '   FAILED  A > b',
  '  at a.php:3',
  ' ✘ Vat',
  'sh: 1: x: not found',
  'a.sh: line 1: b: Permission denied',
  'In a.sh line 1:',
  '^-- SC2086 (info): x',
  'ERROR: failed to solve: x',
  '#8 1.234 x',
  'a:b: cache miss, x',
  'a:b: x',
  '',
);
const line = fc.oneof(
  { weight: 5, arbitrary: piece },
  fc.string({ unit: 'grapheme' }),
  fc.tuple(piece, fc.string()).map(([a, b]) => a + b),
);
const output = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n').split('\n'));

describe.each(all.map((reader) => [reader.tool, reader] as const))('%s', (_tool, reader) => {
  it('reads any input: every finding has its line and a one-line message', () => {
    fc.assert(
      fc.property(output, (lines) => {
        for (const finding of reader.read({ lines })) {
          expect(Number.isInteger(finding.line) && finding.line >= 0 && finding.line < lines.length).toBe(
            true,
          );
          expect(finding.message).toMatch(/^\S(?:[^\n\t]*\S)?$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(output, (lines) => {
        expect(reader.read({ lines })).toEqual(reader.read({ lines }));
      }),
      { numRuns: 50 },
    );
  });

  // A backtracking pattern would not finish within the time limit of a test.
  it.each([
    'a',
    '(',
    ' ',
    ':',
    'a.',
    'A.',
    '1',
    ' > ',
    "'",
    '`',
    '[',
    'a b ',
    '- ',
    ' in ',
    '\n',
    ' \n',
    'x: ',
  ])('handles 256 KiB of %j', (unit) => {
    const long = unit.includes('\n')
      ? unit.repeat(2 ** 16)
      : `${unit.repeat(4096 / unit.length)}\n`.repeat(64);
    for (const start of ['', '[ERROR] ', 'PHP Fatal error:  Uncaught ', "a:1:in `b': ", '  Failed ', '1) ']) {
      const lines = `${start}${long}`.split('\n');
      expect(reader.signature.test(lines.join('\n'))).toBeTypeOf('boolean');
      expect(reader.read({ lines }).length).toBeLessThanOrEqual(lines.length);
    }
  });
});
