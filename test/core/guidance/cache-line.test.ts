import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CacheLine, foldCache, keptLines } from '../../../src/core/guidance/cache-line.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { heldBack } from '../../../src/core/guidance/next-question.ts';

const CLASSES = ['v1:a', 'v1:b'] as const;
const AT = '2026-01-01T00:00:00.000Z';

const answers = CLASSES.flatMap((failureClass) =>
  ['one', 'two'].map((text) =>
    makeGuidance({ failureClass, text, source: { kind: 'memory', id: text, title: text }, answeredAt: AT }),
  ),
);

const guidance = fc.constantFrom(...answers);
const loop = fc.constantFrom('l1', 'l2');
const line: fc.Arbitrary<CacheLine> = fc.oneof(
  guidance.map(
    (found): CacheLine => ({ kind: 'answered', class: found.failureClass, at: AT, guidance: found }),
  ),
  fc.tuple(guidance, loop).map(([found, where]): CacheLine => {
    const subject = { class: found.failureClass, phase: 'test', items: [] } as const;
    return { kind: 'offered', class: found.failureClass, at: AT, guidance: found.id, loop: where, subject };
  }),
  fc.tuple(guidance, loop, fc.constantFrom('helped', 'did-not-help', 'unknown')).map(
    ([found, where, outcome]): CacheLine => ({
      kind: 'judged',
      class: found.failureClass,
      at: AT,
      guidance: found.id,
      loop: where,
      outcome,
    }),
  ),
  fc
    .constantFrom(...CLASSES)
    .map((name): CacheLine => ({ kind: 'asked', class: name, at: AT, question: 'q', job: 'j' })),
  fc.tuple(fc.constantFrom(...CLASSES), fc.constantFrom('rate-limited', 'timeout')).map(
    ([name, reason]): CacheLine => ({
      kind: 'refused',
      class: name,
      at: AT,
      refusal: { reason, text: '', profile: null },
    }),
  ),
);

function seen(lines: readonly CacheLine[]) {
  const outcomes = CLASSES.flatMap((name) => foldCache(lines, name)).map((entry) => ({
    text: entry.guidance.text,
    offered: [...entry.offeredIn].toSorted(),
    judged: [...entry.outcomes].toSorted(),
  }));
  return outcomes.toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));
}

describe('keptLines', () => {
  it('drops nothing that is ever read', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        // An answer is written before it is offered or judged.
        const real = [
          ...answers.map(
            (found): CacheLine => ({ kind: 'answered', class: found.failureClass, at: AT, guidance: found }),
          ),
          ...lines,
        ];
        const kept = real.filter((_, index) => keptLines(real)[index]);
        expect(seen(kept)).toEqual(seen(real));
        expect(kept.length).toBeLessThanOrEqual(22);
      }),
    );
  });
});

describe('heldBack', () => {
  const refused = (
    name: string,
    reason: 'network' | 'rate-limited' | 'timeout' | 'auth-expired',
  ): CacheLine => ({
    kind: 'refused',
    class: name,
    at: AT,
    refusal: { reason, text: '', profile: null },
  });
  const minutes = (count: number) => () => count * 60_000;

  it.each([
    ['a lost network, for every class', [refused('v1:b', 'network')], 1, 'network'],
    ['a lost network of an hour ago', [refused('v1:b', 'network')], 60, null],
    ['a spent quota, which the ledger knows better', [refused('v1:a', 'rate-limited')], 0, null],
    ['a timeout of another class', [refused('v1:b', 'timeout')], 1, null],
    ['a timeout of this class', [refused('v1:a', 'timeout')], 1, 'timeout'],
    ['a login that the user may have renewed', [refused('v1:a', 'auth-expired')], 0, null],
    ['a clock that was set back', [refused('v1:a', 'timeout')], -5, null],
  ] as const)('judges %s', (_, lines, age, reason) => {
    expect(heldBack(lines, 'v1:a', minutes(age))?.reason ?? null).toBe(reason);
  });

  it('ignores events from before an answer', () => {
    const [found] = answers;
    if (found === undefined) throw new Error('no answer');
    const answered: CacheLine = { kind: 'answered', class: found.failureClass, at: AT, guidance: found };
    expect(heldBack([refused('v1:a', 'rate-limited'), answered], 'v1:a', minutes(1))).toBeNull();
  });
});
