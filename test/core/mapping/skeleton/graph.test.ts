// Circles and hot spots, against the plainest way to say what they are.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycles } from '../../../../src/core/mapping/skeleton/cycles.ts';
import { hotSpots, readHistory } from '../../../../src/core/mapping/skeleton/hot-spots.ts';

type Edges = ReadonlyMap<string, readonly string[]>;

function reachable(edges: Edges, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(edges.get(start) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    waiting.push(...(edges.get(node) ?? []));
  }
  return found;
}

describe('cycles', () => {
  it('finds exactly the groups whose members reach each other', () => {
    const node = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const graph = fc.array(fc.tuple(node, fc.array(node, { maxLength: 3 }))).map((rows) => new Map(rows));
    fc.assert(
      fc.property(graph, (edges) => {
        const found = cycles(edges);
        const groupOf = (name: string) => found.find((group) => group.includes(name))?.join() ?? name;
        for (const a of 'abcdefg') {
          for (const b of 'abcdefg') {
            const together = a !== b && reachable(edges, a).has(b) && reachable(edges, b).has(a);
            expect(groupOf(a) === groupOf(b)).toBe(together || a === b);
          }
        }
      }),
    );
  });

  it('follows a chain of 50,000 files, closed or not', () => {
    const chain = Array.from({ length: 50_000 }, (_, at): [string, string[]] => [
      `${at}`,
      [`${(at + 1) % 50_000}`],
    ]);
    expect(cycles(new Map(chain.slice(1)))).toEqual([]);
    expect(cycles(new Map(chain)).map((group) => group.length)).toEqual([50_000]);
  });
});

describe('hotSpots', () => {
  const log = (author: string, day: string, ...files: string[]) =>
    `\u0001${author}\u0002${day}\u0003\0\n${files.join('\0')}\0`;

  it('reads what git prints, names with line ends too', () => {
    expect(readHistory(log('a@x', '2026-01-02', 'a.ts', 'b\nc.ts') + log('b@x', '2026-01-01'))).toEqual([
      { author: 'a@x', day: '2026-01-02', files: ['a.ts', 'b\nc.ts'] },
      { author: 'b@x', day: '2026-01-01', files: [] },
    ]);
  });

  it('weighs changes with size, and leaves out what is gone or was touched once', () => {
    const history = readHistory(
      log('a', '2026-01-03', 'big.ts', 'gone.ts') +
        log('b', '2026-01-02', 'big.ts', 'small.ts', 'gone.ts', 'once.ts') +
        log('a', '2026-01-01', 'small.ts'),
    );
    const lines = new Map([
      ['big.ts', 1000],
      ['small.ts', 10],
      ['once.ts', 10],
    ]);
    expect(hotSpots(history, lines)).toEqual([
      { path: 'big.ts', commits: 2, authors: 2, lastChange: '2026-01-03', score: 100 },
      { path: 'small.ts', commits: 2, authors: 2, lastChange: '2026-01-02', score: 36 },
    ]);
  });

  it('does not count a commit that sweeps over everything', () => {
    const many = Array.from({ length: 101 }, (_, at) => `f${at}.ts`);
    expect(hotSpots(readHistory(log('a', '2026-01-01', ...many).repeat(3)), new Map([['f1.ts', 5]]))).toEqual(
      [],
    );
  });

  it('never throws on what is no history', () => {
    fc.assert(fc.property(fc.string(), (text) => readHistory(text).length >= 0));
  });
});
