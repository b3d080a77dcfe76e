// Matches tests before and after: by location, by name, by content.

import type { Test } from './test-side.ts';

export interface Pair {
  readonly before: Test;
  readonly after: Test;
}

export interface Matched {
  readonly pairs: readonly Pair[];
  readonly lost: readonly Test[];
  readonly fresh: readonly Test[];
}

type Key = (test: Test) => string;

/** Most reliable first: path and name, name, last part of the name in its file, content, assertions. */
const KEYS: readonly Key[] = [
  ({ path, name }) => `${path}\0${name}`,
  ({ name }) => name,
  ({ path, name }) => `${path}\0${leaf(name)}`,
  ({ text }) => text,
  ({ assertions, name }) =>
    assertions.length === 0
      ? name
      : assertions
          .map(({ text }) => text)
          .sort()
          .join('\n'),
];

function leaf(name: string): string {
  return name
    .slice(Math.max(name.lastIndexOf(' > '), name.lastIndexOf('.'), name.lastIndexOf('::')) + 1)
    .trim();
}

export function matchTests(before: readonly Test[], after: readonly Test[]): Matched {
  const pairs: Pair[] = [];
  let lost = before;
  let fresh = after;
  for (const key of KEYS) {
    const open = new Map<string, Test[]>();
    for (const test of fresh) open.set(key(test), [...(open.get(key(test)) ?? []), test]);
    const taken = new Set<Test>();
    lost = lost.filter((test) => {
      const found = open.get(key(test))?.shift();
      if (found === undefined) return true;
      pairs.push({ before: test, after: found });
      taken.add(found);
      return false;
    });
    fresh = fresh.filter((test) => !taken.has(test));
  }
  return { pairs, lost, fresh };
}

/** Whether a new or grown test expects everything that this one did, perhaps as one of its rows. */
export function isCovered(test: Test, wanted: readonly string[], others: readonly Test[]): boolean {
  const texts = test.assertions.map(({ text }) => text);
  return others.some((other) => {
    if (wanted.length > 0)
      return wanted.every((literal) => other.literals.has(literal)) && strongest(other) >= strongest(test);
    const has = new Set(other.assertions.map(({ text }) => text));
    return texts.length > 0 && texts.every((text) => has.has(text));
  });
}

export function strongest({ assertions }: Test): number {
  return Math.max(...assertions.map(({ strength }) => RANK[strength]), -1);
}

export const RANK = { nothing: 0, loose: 1, partial: 2, exact: 3 };
