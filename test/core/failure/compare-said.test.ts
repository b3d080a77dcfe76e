// What a tool that nobody knows says less than before is progress, however its lines were divided into problems.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import { compareSaid } from '../../../src/core/failure/compare-said.ts';
import type { Failure } from '../../../src/core/failure/failure.ts';
import { mergeFailures } from '../../../src/core/failure/merge-failures.ts';
import { NOISE } from '../../../src/core/failure/noise-lines.ts';

const read = (lines: readonly string[]) =>
  canonicalise(lines.join('\n'), { command: './bin/frob', exitCode: 1, root: '/r' });
const relation = (previous: Failure, current: Failure) => compareFailures(previous, current).relation;

const ABSORBED = ['the van has a flat tyre', 'ten carts lost their wheels', 'nobody may enter'];

describe('a tool that nobody knows', () => {
  it('makes progress when it only says less, although its problems are as many', () => {
    const [before, after] = [read(ABSORBED), read(ABSORBED.toSpliced(1, 1))];
    expect(after.total).toBe(before.total);
    expect(compareFailures(before, after)).toMatchObject({
      relation: 'progress',
      isMixed: false,
      reason: 'it says less than before, and nothing new',
    });
    expect(relation(after, before)).toBe('regress');
  });

  it('makes none when it says something new as well', () => {
    expect(relation(read(ABSORBED), read(['the lorry left', ...ABSORBED.toSpliced(1, 1)]))).toBe('changed');
  });

  it.each([
    ['how many they are', 'in 3 zones of 2 towns', 'in 1 zone of 1 town'],
    ['their places', 'and so on line 3 too', 'and so on line 12 too'],
    ['their order numbers', '  3) the lorry is late', '  2) the lorry is late'],
    ['the time', 'stuck after 3.2s', 'stuck after 12 ms'],
  ])('says nothing new with %s', (_what, before, after) => {
    expect(relation(read([...ABSORBED, before]), read([after, ...ABSORBED.toSpliced(1, 1)]))).toBe(
      'progress',
    );
  });

  it('says how often it says a line', () => {
    const said = (...lines: readonly string[]): Failure => ({ ...read(ABSORBED), said: lines });
    expect(compareSaid(said('a', 'a', 'b'), said('a', 'b'))).toBe('less');
    expect(compareSaid(said('a', 'b'), said('b', 'a', 'a'))).toBe('more');
    expect(compareSaid(said('a', 'b'), said('b', 'a'))).toBeNull();
    expect(compareSaid(said('a', 'b'), said('a', 'c'))).toBeNull();
    expect(compareSaid(said(), said())).toBeNull();
  });

  it('is not compared line by line where it said too much, or another tool was known', () => {
    const many = Array.from({ length: 201 }, (_, at) => `the van has a flat tyre in ${'x'.repeat(at)}`);
    expect(read(many).said).toBeUndefined();
    expect(read(many.slice(1)).said).toHaveLength(200);
    const known = canonicalise('src/a.ts(1,1): error TS1: x', { command: 'tsc', exitCode: 2, root: '/r' });
    expect(known.said).toBeUndefined();
    expect(compareSaid(known, read(ABSORBED))).toBeNull();
    const both = [known, read(ABSORBED)].map((failure, at) => ({ name: `${at}`, failure }));
    expect(mergeFailures(both)?.said).toBeUndefined();
    expect(mergeFailures(both.slice(1))?.said).toHaveLength(3);
  });

  it('is compared line by line in several checks too', () => {
    const checks = (first: readonly string[]) =>
      mergeFailures([
        { name: 'a', failure: read(first) },
        { name: 'b', failure: read(['the gate is gone']) },
      ]) ?? read([]);
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
        const [a, b] = [read(some), read(others)];
        expect([relation(a, b), relation(b, a)]).not.toEqual(['progress', 'progress']);
      }),
    );
  });

  it('is progress, or the same, when some of it is gone', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, pick) => {
        const left = all.toSpliced(pick % all.length, 1);
        expect(['progress', 'same']).toContain(relation(read(all), read(left)));
      }),
    );
  });

  it('is no progress when only noise is gone', () => {
    // Below make's last words, the first line may be its echo of a command.
    const examples = NOISE.map(({ example }) => example).filter((text) => !text.startsWith('make'));
    const noise = fc.array(fc.constantFrom(...examples), { maxLength: 4 });
    fc.assert(
      fc.property(lines, noise, noise, (said, some, others) => {
        expect(relation(read([...said, '', ...some]), read([...said, '', ...others]))).not.toBe('progress');
      }),
    );
  });
});
