// The failures of a loop that are still unsolved, and those that are gone.
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { mergeFailures } from '../../../src/core/failure/merge-failures.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { stepUnsolved } from '../../../src/core/guidance/unsolved.ts';

const ROW = { import: "a.ts(1,20): error TS2307: Cannot find module 'left' or its type declarations." };
const TYPE = (line: number) =>
  `b.ts(${line},7): error TS2322: Type 'string' is not assignable to type 'number'.`;
const OTHER_TYPE = "c.ts(2,3): error TS2322: Type 'Cart' is not assignable to type 'Order'.";

const tsc = (...lines: readonly string[]): Failure =>
  canonicalise(lines.join('\n'), { command: 'tsc --noEmit', exitCode: 2, root: '/p' });

const NONE = { unsolved: [], classes: [] };
const checkOf = (name: string | undefined) => `npm run ${name ?? 'types'}`;

/** The classes that were gone after each failure; null: all checks passed. */
const goneAfter = (...failures: readonly (Failure | null)[]) => {
  let state: Omit<ReturnType<typeof stepUnsolved>, 'gone'> = NONE;
  return failures.map((failure, iteration) => {
    const { gone, ...next } = stepUnsolved(state, { failure, checkOf, iteration });
    state = next;
    return gone.map(({ code, message, check, seen }) => ({ code, message, check, seen }));
  });
};

describe('a failure of several classes', () => {
  it('disappears class by class, each with the iteration that last showed it', () => {
    const all = tsc(ROW.import, TYPE(3), OTHER_TYPE);
    expect(all.others?.map(({ code, headline }) => [code, headline])).toEqual([
      ['TS2322', expect.stringContaining('b.ts:3')],
      ['TS2322', expect.stringContaining('c.ts:2')],
    ]);
    const left = tsc(TYPE(5), OTHER_TYPE);
    const gone = goneAfter(all, left, tsc(OTHER_TYPE), null);
    expect(gone.map((ones) => ones.map(({ code, seen }) => [code, seen]))).toEqual([
      [],
      [['TS2307', 0]],
      [['TS2322', 1]],
      [['TS2322', 2]],
    ]);
    expect(goneAfter(all, null)[1]).toHaveLength(3);
  });

  it('names the check that showed it', () => {
    const test = canonicalise('AssertionError [ERR_ASSERTION]: 1 == 2\n    at t.js:1:1\n', {
      ...{ command: 'node t.js', exitCode: 1, root: '/p' },
    });
    const both = mergeFailures([
      { name: 'test', failure: test },
      { name: 'lint', failure: tsc(TYPE(3)) },
    ]);
    expect(goneAfter(both, null)[1]?.map(({ code, check }) => [code, check])).toEqual([
      ['ERR_ASSERTION', 'npm run test'],
      ['TS2322', 'npm run lint'],
    ]);
  });

  it('is bounded, but keeps what names it', () => {
    const many = Array.from(
      { length: 20 },
      (_, at) => `z.ts(${at + 1},1): error TS9${100 + at}: What ${'x'.repeat(at)}.`,
    );
    const [, gone] = goneAfter(tsc(...many, ROW.import), null);
    expect(gone).toHaveLength(8);
    expect(gone?.at(-1)?.code).toBe('TS2307');
  });
});

describe('what a tool that nobody knows prints', () => {
  const shop = (said: string): Failure =>
    canonicalise(said, { command: 'bin/shop check', exitCode: 1, root: '/p' });

  it.each([
    ['an id', 'bundle run-7f3a9c1e of the shop is stale', 'bundle run-b04d22f7 of the shop is stale'],
    ['a count', 'ledger of batch x81 does not balance', 'ledger of batch x97 does not balance'],
  ])('is not gone when it is told with another value: %s', (_, was, is) => {
    expect(goneAfter(shop(was), shop(is))).toEqual([[], []]);
    // Both are gone with a pass, which is learned once.
    expect(goneAfter(shop(was), shop(is), null)[2]).toHaveLength(1);
  });

  it('is gone when another failure takes its place', () => {
    const [, gone] = goneAfter(
      shop('feature flag DARK_MODE is unknown'),
      shop('feature flag OLD_TILL is unknown'),
    );
    expect(gone).toHaveLength(1);
  });
});
