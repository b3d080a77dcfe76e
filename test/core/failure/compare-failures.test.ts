import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import type { Failure } from '../../../src/core/failure/failure.ts';

const tsc = (...files: string[]) => read(files.map((file) => `${file}.ts(1,1): error TS1: x`).join('\n'));
const vitest = (...tests: string[]) =>
  read([' RUN  v4.0.0 /r', ...tests.map((test) => ` FAIL  a.test.ts > ${test}\nError: x`)].join('\n'));
const crash = (message: string) => read(`Error: ${message}\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0`);

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
    ['a crash replaced a test failure', vitest('x'), crash('y'), 'changed'],
  ])('recognises what happened when %s', (_what, previous, current, relation) => {
    expect(compareFailures(previous, current).relation).toBe(relation);
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

function read(raw: string): Failure {
  return canonicalise(raw, { command: 'npm test', exitCode: 1, root: '/r' });
}
