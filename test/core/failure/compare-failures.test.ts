import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import { mergeFailures } from '../../../src/core/failure/merge-failures.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { NOISE } from '../../../src/core/failure/text/noise-lines.ts';

const tsc = (...files: string[]) => read(files.map((file) => `${file}.ts(1,1): error TS1: x`).join('\n'));
const vitest = (...tests: string[]) =>
  read([' RUN  v4.0.0 /r', ...tests.map((test) => ` FAIL  a.test.ts > ${test}\nError: x`)].join('\n'));
const eslint = (...levels: string[]) =>
  read(
    `\n/r/a.js\n${levels.map((level, at) => `  ${at + 1}:1  ${level}  do not ${at}  no-${at}`).join('\n')}\n\n✖ ${levels.length} problems\n`,
  );
const crash = (...messages: string[]) =>
  read(messages.map((message) => `Error: ${message}\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0`).join('\n'));

describe('compareFailures', () => {
  it.each([
    ['nothing changed', tsc('a', 'b'), tsc('b', 'a'), 'same'],
    ['some are gone', tsc('a', 'b'), tsc('b'), 'progress'],
    ['there are fewer, but different ones', tsc('a', 'b', 'c'), tsc('b', 'd'), 'progress'],
    ['some are new', tsc('a'), tsc('a', 'b'), 'regress'],
    ['there are more, and different ones', tsc('a'), tsc('b', 'c'), 'regress'],
    ['there are as many, but different ones', tsc('a', 'b'), tsc('a', 'c'), 'changed'],
    ['it compiles now', tsc('a'), vitest('x', 'y'), 'progress'],
    ['it no longer compiles', vitest('x', 'y'), tsc('a'), 'regress'],
    ['the kind of crash differs', crash('x'), crash('y'), 'changed'],
    ['only warnings are left, although more', eslint('error'), eslint('warning', 'warning'), 'progress'],
    ['an error came next to warnings', eslint('warning', 'warning'), eslint('warning', 'error'), 'regress'],
    ['one of two processes no longer crashes', crash('x', 'y'), crash('y'), 'progress'],
    ['a crash replaced a test failure', vitest('x'), crash('y'), 'changed'],
  ])('recognises what happened when %s', (_what, previous, current, relation) => {
    expect(compareFailures(previous, current).relation).toBe(relation);
  });

  it.each([
    ['npx eslint .', '', 'same'],
    ['npx eslint --max-warnings 0 .', '', 'progress'],
    ['npx eslint --max-warnings=0 .', '', 'progress'],
    ['npm run lint', '> shop@1.0.0 lint\n> eslint . --max-warnings 0\n', 'progress'],
    ['spectral lint a.yaml --fail-severity warn', '', 'progress'],
    ['npx eslint --max-warnings .', '', 'same'],
  ])('counts warnings next to an error if the command fails on them: %s', (command, echo, relation) => {
    const report = (...warnings: string[]) => {
      const rows = warnings.map((name, at) => `  ${at + 2}:1  warning  do not use ${name}  no-${name}\n`);
      const text = `${echo}\n/r/a.js\n  1:1  error  do not eval  no-eval\n${rows.join('')}\n✖ 3 problems\n`;
      return canonicalise(text, { root: '/r', command, exitCode: 1 });
    };
    const [before, now] = [report('var', 'alert'), report('alert')];
    expect(compareFailures(before, now).relation).toBe(relation);
    expect(now.code).toBe('no-eval');
  });

  it('gives its reason in half a sentence', () => {
    expect(compareFailures(tsc('a', 'b', 'c'), tsc('a')).reason).toBe('2 of 3 problems gone');
    expect(compareFailures(tsc('a'), tsc('a', 'b')).reason).toBe('1 more problem than before');
    expect(compareFailures(tsc('a'), tsc('b')).reason).toBe('as many problems as before, but 1 of 1 is new');
  });

  it('counts items beyond those it keeps', () => {
    const many = (count: number) => tsc(...Array.from({ length: count }, (_, i) => `f${i}`));
    expect(compareFailures(many(400), many(300)).relation).toBe('progress');
    expect(compareFailures(many(300), many(400)).relation).toBe('regress');
  });

  it('does not compare failures read by another version of the rules', () => {
    const current = tsc('a');
    const previous: Failure = { ...tsc('a', 'b'), fingerprints: { class: 'v0:0', exact: 'v0:0' } };
    expect(compareFailures(previous, current).relation).toBe('changed');
  });
});

/** Of a tool that nobody knows. */
const told = (lines: readonly string[]) =>
  canonicalise(lines.join('\n'), { command: './bin/frob', exitCode: 1, root: '/r' });
const relation = (previous: Failure, current: Failure) => compareFailures(previous, current).relation;

const ABSORBED = ['the van has a flat tyre', 'ten carts lost their wheels', 'nobody may enter'];

describe('a tool that nobody knows', () => {
  it('makes progress when it only says less, although its problems are as many', () => {
    const [before, after] = [told(ABSORBED), told(ABSORBED.toSpliced(1, 1))];
    expect(after.total).toBe(before.total);
    expect(compareFailures(before, after)).toMatchObject({
      relation: 'progress',
      isMixed: false,
      reason: 'it says less than before, and nothing new',
    });
    expect(relation(after, before)).toBe('regress');
  });

  it('makes none when it says something new as well', () => {
    expect(relation(told(ABSORBED), told(['the lorry left', ...ABSORBED.toSpliced(1, 1)]))).toBe('changed');
  });

  it.each([
    ['how many they are', 'in 3 zones of 2 towns', 'in 1 zone of 1 town'],
    [
      'that they are several',
      '3 more carts have no wheels and are late',
      '1 more cart has no wheels and is late',
    ],
    ['their places', 'and so on line 3 too', 'and so on line 12 too'],
    ['their order numbers', '  3) the lorry is late', '  2) the lorry is late'],
    ['the time', 'stuck after 3.2s', 'stuck after 12 ms'],
  ])('says nothing new with %s', (_what, before, after) => {
    expect(relation(told([...ABSORBED, before]), told([after, ...ABSORBED.toSpliced(1, 1)]))).toBe(
      'progress',
    );
  });

  it.each([
    [
      'one of three',
      'check failed (3): van is empty, lorry is gone, cart is wet',
      'check failed (2): van is empty, cart is wet',
    ],
    [
      'two of three',
      'check failed (3): van is empty, lorry is gone, cart is wet',
      'check failed (1): cart is wet',
    ],
    ['one of two, without their number', 'these are bad: van; lorry; cart', 'these are bad: van; cart'],
  ])('makes progress when a line no longer names %s', (_what, before, after) => {
    expect(relation(told([before]), told([after]))).toBe('progress');
    expect(relation(told([after]), told([before]))).toBe('regress');
  });

  it('says how often it says a line', () => {
    const said = (...lines: readonly string[]): Failure => ({
      ...told(ABSORBED),
      fingerprints: { class: 'v2:0', exact: `v2:${lines.join('')}` },
      said: lines,
    });
    expect(relation(said('a', 'a', 'b'), said('a', 'b'))).toBe('progress');
    expect(relation(said('a', 'b'), said('b', 'a', 'a'))).toBe('regress');
    expect(relation(said('a', 'b'), said('b', 'a'))).toBe('changed');
    expect(relation(said('a', 'b'), said('a', 'c'))).toBe('changed');
  });

  it('is not compared line by line where it said too much, or another tool was known', () => {
    const many = Array.from({ length: 201 }, (_, at) => `the van has a flat tyre in ${'x'.repeat(at)}`);
    expect(told(many).said).toBeUndefined();
    expect(told(many.slice(1)).said).toHaveLength(200);
    const known = canonicalise('src/a.ts(1,1): error TS1: x', { command: 'tsc', exitCode: 2, root: '/r' });
    expect(known.said).toBeUndefined();
    expect(relation(known, told(ABSORBED))).toBe('changed');
    const both = [known, told(ABSORBED)].map((failure, at) => ({ name: `${at}`, failure }));
    expect(mergeFailures(both)?.said).toBeUndefined();
    expect(mergeFailures(both.slice(1))?.said).toHaveLength(3);
  });

  it('is compared line by line in several checks too', () => {
    const checks = (first: readonly string[]) =>
      mergeFailures([
        { name: 'a', failure: told(first) },
        { name: 'b', failure: told(['the gate is gone']) },
      ]) ?? told([]);
    expect(relation(checks(ABSORBED), checks(ABSORBED.toSpliced(1, 1)))).toBe('progress');
  });
});

const noun = fc.constantFrom('van', 'lorry', 'cart', 'zone', 'wheel', 'a.py', "'x'", 'b/c.js:');
const verb = fc.constantFrom('lost', 'has no', 'is not', 'wants', 'blocks');
const line = fc.tuple(noun, verb, noun).map((words) => `the ${words.join(' ')}`);
const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 8 });

describe('whatever it says', () => {
  it('is never progress both ways', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const [a, b] = [told(some), told(others)];
        expect([relation(a, b), relation(b, a)]).not.toEqual(['progress', 'progress']);
      }),
    );
  });

  it('is progress, or the same, when some of it is gone', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, pick) => {
        const left = all.toSpliced(pick % all.length, 1);
        expect(['progress', 'same']).toContain(relation(told(all), told(left)));
      }),
    );
  });

  it('is no progress when only noise is gone', () => {
    // Below make's last words, the first line may be its echo of a command.
    const examples = NOISE.map(({ example }) => example).filter((text) => !text.startsWith('make'));
    const noise = fc.array(fc.constantFrom(...examples), { maxLength: 4 });
    fc.assert(
      fc.property(lines, noise, noise, (said, some, others) => {
        expect(relation(told([...said, '', ...some]), told([...said, '', ...others]))).not.toBe('progress');
      }),
    );
  });
});

function read(raw: string): Failure {
  return canonicalise(raw, { command: 'npm test', exitCode: 1, root: '/r' });
}
