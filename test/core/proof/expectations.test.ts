// What is an expectation in a test, by the grammar of its language and by its lines: the changed text is shown.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAtSyntax } from '../../../src/adapters/parsing/parse-source.ts';
import { breakTests } from '../../../src/core/proof/broken-tests.ts';
import { expectationLines } from '../../../src/core/proof/expectation-lines.ts';
import { type ExpectationEdit, expectationsIn } from '../../../src/core/proof/expectations.ts';
import { otherLiteral } from '../../../src/core/proof/other-literal.ts';

const withEdits = (path: string, text: string, edits: readonly ExpectationEdit[]): string =>
  breakTests([{ path, text, edits }], { kind: 'all' })?.texts.get(path) ?? text;

const parsed = async (path: string, text: string): Promise<string> =>
  withEdits(path, text, (await lookAtSyntax(path, text, expectationsIn)) ?? []);

const go = (line: string) => `package a\n\nfunc TestA(t *testing.T) {\n\t${line}\n}\n`;
const java = (line: string) => `class ATest {\n  void a() {\n    ${line}\n  }\n}\n`;
const rust = (line: string) => `fn a() {\n    ${line}\n}\n`;

describe('expectations', () => {
  it.each([
    ['js', 'assert.equal(fare(3), 9);', 'assert.equal(fare(3), 10);'],
    ['js', 'expect(fare(3)).toBe(9);', 'expect(fare(3)).toBe(10);'],
    [
      'js',
      'await expect(load()).resolves.toEqual([1, true]);',
      'await expect(load()).resolves.toEqual([2, false]);',
    ],
    ['js', "same(name(3), 'Ann');", "same(name(3), 'Ann~');"],
    ['js', "assert.equal(fare(3), 9, 'the fare');", "assert.equal(fare(3), 10, 'the fare');"],
    // A module that is missing says nothing of the program.
    [
      'js',
      "require('node:test')('a', () => require('node:assert').equal(require('./a').a(3), 9));",
      "require('node:test')('a', () => require('node:assert').equal(require('./a').a(3), 10));",
    ],
    ['js', 'const want = 9;\nassert.equal(fare(3), want);', 'const want = 10;\nassert.equal(fare(3), want);'],
    ['js', 'const rows = [[1, 3], [2, 5]];', 'const rows = [[1, 4], [2, 7]];'],
    [
      'ts',
      "it('adds 2', () => expect(add(1, 1)).toBe(2));",
      "it('adds 2', () => expect(add(1, 1)).toBe(3));",
    ],
    ['py', 'assert fare(3) == 9', 'assert fare(3) == 10'],
    ['py', 'assert fare(3) == 9, "fare 9"', 'assert fare(3) == 10, "fare 9"'],
    ['py', 'self.assertEqual(fare(3), "x")', 'self.assertEqual(fare(3), "Q")'],
    [
      'go',
      go('if got := Fare(3); got != 9 { t.Errorf("want 9") }'),
      go('if got := Fare(3); got != 10 { t.Errorf("want 9") }'),
    ],
    ['rs', rust('assert_eq!(fare(3), 9);'), rust('assert_eq!(fare(3), 10);')],
    [
      'rs',
      rust('assert_eq!(fare(3), Some(9), "zone {}", 3);'),
      rust('assert_eq!(fare(3), Some(10), "zone {}", 3);'),
    ],
    ['java', java('assertEquals(9, fare(3));'), java('assertEquals(10, fare(3));')],
  ])('in a test.%s: %j', async (ending, text, broken) => {
    expect(await parsed(`a_test.${ending}`, text)).toBe(broken);
  });

  it.each([
    ['js', "assert.ok(fare(3), 'the fare');"],
    ['js', "check(!isLeap(1900), 'centuries');\ncheck(isLeap(2024), 'leap');"],
    ['js', 'assert.notEqual(fare(3), 9);'],
    ['js', 'expect(fare(3)).not.toBe(9);'],
    ['js', 'expect(fare(3)).toBeGreaterThan(9);'],
    ['js', "expect(text).toContain('Ann');"],
    ['js', "assert.throws(() => fare(-1), 'below 0');"],
    ['js', "const made = read('fixtures/a.txt');"],
    ['js', 'const result = equal(1, 2);'],
    ['py', 'with pytest.raises(ValueError):\n    same(fare(-1), 9)'],
    ['py', 'assert fare(3) != 9'],
    ['go', go('t.Run("nine", func(t *testing.T) {})')],
    ['rs', rust('assert!(fare(3) > 9, "at least {}", 9);')],
  ])('are none in a test.%s: %j', async (ending, text) => {
    expect(await parsed(`a_test.${ending}`, text)).toBe(text);
  });

  it.each([
    ['t.rb', 'assert_equal 21, fee(7)', 'assert_equal 22, fee(7)'],
    ['t.pl', "is(fee(7), 21, 'fee');", "is(fee(7), 22, 'fee~~');"],
    ['t.php', '$this->assertSame(21, fee(7));', '$this->assertSame(22, fee(7));'],
    ['t.c', 'if (fee(7) != 21) return 1;', 'if (fee(7) != 22) return 1;'],
    ['t.sh', 'same 21 "$(sh fee.sh 7)"', 'same 22 "$(sh fee.sh 7)"'],
    ['t.sh', '[ "$(sh fee.sh 7)" = 21 ] || exit 1', '[ "$(sh fee.sh 7)" = 22 ] || exit 1'],
    ['t.sh', 'echo "fee 21"', null],
    ['t.pl', "ok(fee(7) > 20, 'large enough');", null],
    ['t.rb', 'assert x.include?("a"), "has it"', null],
    ['t.rb', "require_relative '../fee'", null],
    ['t.c', '#include "fee.h"', null],
  ])('in the lines of %s: %j', (path, text, broken) => {
    const found = withEdits(path, text, expectationLines(text, path));
    expect(found).toBe(broken ?? text);
  });

  it('change what they replace to another literal of its kind', () => {
    const literal = fc.oneof(
      fc.record({ kind: fc.constant('number' as const), text: fc.integer().map(String) }),
      fc.record({ kind: fc.constant('boolean' as const), text: fc.constantFrom('true', 'False') }),
      fc.record({ kind: fc.constant('string' as const), text: fc.stringMatching(/^[a-z ]{1,9}$/) }),
    );
    fc.assert(
      fc.property(literal, fc.integer({ min: 1, max: 9 }), (one, nth) => {
        const other = otherLiteral({ ...one, nth });
        expect(other).not.toBeNull();
        expect(other).not.toBe(one.text);
        if (one.kind === 'number') expect(Number(other)).toBe(Number(one.text) + nth);
      }),
    );
  });

  it('lie in the text, in its order, in any text of lines', () => {
    const name = fc.constantFrom('t.rb', 't.sh', 't.c', 't.pl', 't.json');
    const line = fc.constantFrom(
      'is(',
      ' == ',
      '21',
      '"a"',
      ')',
      ', ',
      '\n',
      '[',
      ']',
      'same ',
      "'",
      '$(',
      'if ',
    );
    fc.assert(
      fc.property(name, fc.array(line, { maxLength: 30 }), (path, parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end, row } of expectationLines(text, path)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(row).toBe(text.slice(0, start).split('\n').length - 1);
          expect(row).toBeGreaterThanOrEqual(at);
          at = row;
        }
      }),
    );
  });
});
