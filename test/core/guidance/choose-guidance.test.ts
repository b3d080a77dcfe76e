import { describe, expect, it } from 'vitest';
import { type CacheLine, efficacyOf, foldCache, keptLines } from '../../../src/core/guidance/cache-line.ts';
import { chooseGuidance } from '../../../src/core/guidance/choose-guidance.ts';
import { isResting, rateOf } from '../../../src/core/guidance/efficacy.ts';
import { type Guidance, makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { hashAnswer } from '../../../src/core/guidance/hash-answer.ts';
import { guidedFailure } from '../../../src/core/guidance/judge.ts';
import { sampleFailure } from '../../support/nlm/sample-failure.ts';

const CLASS = 'v1:00000000000000aa';

function answer(text: string, day: number): Guidance {
  return makeGuidance({
    failureClass: CLASS,
    text,
    source: { kind: 'notebook', notebook: 'nb', conversationId: null, citations: [] },
    answeredAt: `2026-01-0${day}T00:00:00.000Z`,
  });
}

const first = answer('first', 1);
const second = answer('second', 2);

function answered(guidance: Guidance): CacheLine {
  return { kind: 'answered', class: CLASS, at: guidance.answeredAt, guidance };
}

function judged(guidance: Guidance, loop: string, outcome: 'helped' | 'did-not-help' | 'unknown'): CacheLine {
  return {
    kind: 'judged',
    class: CLASS,
    at: '2026-01-09T00:00:00.000Z',
    guidance: guidance.id,
    loop,
    outcome,
  };
}

const DAY = 24 * 60 * 60 * 1000;
/** One day after the judgements. */
const ageMs = (at: string) => Date.parse('2026-01-10T00:00:00.000Z') - Date.parse(at);

function choose(lines: readonly CacheLine[], failed: readonly string[] = []): string | null {
  return chooseGuidance(foldCache(lines, CLASS), { failedAnswers: failed, ageMs })?.text ?? null;
}

describe('chooseGuidance', () => {
  const both = [answered(first), answered(second)];

  it('offers nothing if nothing is known, or only other classes', () => {
    expect(choose([])).toBeNull();
    expect(chooseGuidance(foldCache(both, 'v1:00000000000000cc'), { failedAnswers: [], ageMs })).toBeNull();
  });

  it.each([
    ['the newest of two untried', [], 'second'],
    ['the one that helped', [judged(first, 'l1', 'helped')], 'first'],
    [
      'the one that helped more often',
      [judged(second, 'l1', 'helped'), judged(first, 'l1', 'helped'), judged(first, 'l2', 'helped')],
      'first',
    ],
    ['an untried one before one that failed once', [judged(second, 'l1', 'did-not-help')], 'first'],
    [
      'the one that failed once, when the other failed twice',
      [
        judged(second, 'l1', 'did-not-help'),
        judged(first, 'l1', 'did-not-help'),
        judged(first, 'l2', 'did-not-help'),
      ],
      'second',
    ],
    [
      'the one with the better final outcome in a loop',
      [judged(first, 'l1', 'did-not-help'), judged(first, 'l1', 'helped')],
      'first',
    ],
  ])('offers %s', (_, lines, expected) => {
    expect(choose([...both, ...lines])).toBe(expected);
  });

  it('uses the rate: an answer that helped in four loops and failed in two is offered', () => {
    const helped = ['l1', 'l2', 'l3', 'l4'].map((loop) => judged(first, loop, 'helped'));
    const failed = ['l5', 'l6'].map((loop) => judged(first, loop, 'did-not-help'));
    expect(choose([answered(first), ...helped, ...failed])).toBe('first');
  });

  it('suspends an answer that failed in two loops, but not for ever', () => {
    const lines = [answered(first), ...['l1', 'l2'].map((loop) => judged(first, loop, 'did-not-help'))];
    expect(choose(lines)).toBeNull();
    const later = { failedAnswers: [], ageMs: (at: string) => ageMs(at) + 45 * DAY };
    expect(chooseGuidance(foldCache(lines, CLASS), later)?.text).toBe('first');
  });

  it('forgets an answer on request, until it is given again', () => {
    const about = { class: CLASS, guidance: first.id };
    const forgotten: CacheLine = { kind: 'forgotten', at: '2026-01-09T00:00:00.000Z', ...about };
    const later = { ...answered(first), at: '2026-01-10T00:00:00.000Z' };
    const again = [answered(first), forgotten, later];
    expect(choose([answered(first), forgotten])).toBeNull();
    // The older answer comes from another file.
    expect(choose([forgotten, answered(first)])).toBeNull();
    expect(choose(again)).toBe('first');
    expect(choose([answered(first), forgotten, { ...forgotten, kind: 'restored' }])).toBe('first');
    expect(keptLines(again)).toEqual([true, true, true]);
  });

  it('forgives guidance its misses from before it was right again', () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
    const missed = [1, 2].map((day) => ({ outcome: 'did-not-help', at: at(day) }) as const);
    const helped = { outcome: 'helped', at: at(1) } as const;
    expect(isResting(rateOf(missed, ageMs, at(1)))).toBe(false);
    expect(isResting(rateOf(missed, ageMs, '2025-12-01T00:00:00.000Z'))).toBe(true);
    expect(rateOf([...missed, helped], ageMs, at(3))).toMatchObject({ helped: 1, missed: 0 });
  });

  it('never offers an answer that failed in this loop', () => {
    expect(choose(both, [second.answerHash])).toBe('first');
    expect(choose(both, [second.answerHash, first.answerHash])).toBeNull();
  });
});

describe('foldCache', () => {
  const subject = guidedFailure(sampleFailure());
  const offered: CacheLine = {
    kind: 'offered',
    class: CLASS,
    at: 'now',
    guidance: first.id,
    loop: 'l7',
    subject,
  };

  it('assigns a judgement without a loop to the loop of the last offer', () => {
    const judgement: CacheLine = {
      kind: 'judged',
      class: CLASS,
      at: 'now',
      guidance: first.id,
      loop: null,
      outcome: 'helped',
    };
    const [entry] = foldCache([answered(first), offered, judgement], CLASS);
    expect([...(entry?.outcomes ?? [])]).toEqual([['l7', { outcome: 'helped', at: 'now' }]]);
  });

  it('gives the efficacy of an answer', () => {
    const efficacy = (...lines: CacheLine[]) =>
      foldCache([answered(first), offered, ...lines], CLASS).map(efficacyOf);
    expect(efficacy()).toEqual(['pending']);
    expect(efficacy(judged(first, 'l7', 'unknown'))).toEqual(['unknown']);
    expect(efficacy(judged(first, 'l7', 'did-not-help'))).toEqual(['did-not-help']);
    expect(efficacy(judged(first, 'l7', 'did-not-help'), judged(first, 'l8', 'helped'))).toEqual(['helped']);
  });

  it('treats a re-wrapped answer as the same answer', () => {
    expect(hashAnswer(' a\n  b ')).toBe(hashAnswer('a b'));
    expect(hashAnswer('a b')).not.toBe(hashAnswer('ab'));
    expect(foldCache([answered(first), answered({ ...first, answeredAt: 'later' })], CLASS)).toHaveLength(1);
  });
});
