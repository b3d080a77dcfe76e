import { describe, expect, it } from 'vitest';
import { guidedFailure, judge } from '../../../src/core/guidance/judge.ts';
import { sampleFailure } from '../../support/nlm/sample-failure.ts';

const former = sampleFailure();
const subject = guidedFailure(former);
const other = { class: 'v1:00000000000000cc', exact: 'v1:00000000000000dd' };
const newItems = former.items.slice(1).map((item) => ({ ...item, testId: 'another test' }));

describe('judge', () => {
  it.each([
    ['every check passes', null, 'helped'],
    ['the same class is still first', sampleFailure({ items: [] }), 'did-not-help'],
    ['the same class is first, with every item', sampleFailure(), 'did-not-help'],
    ['some of its items are gone', sampleFailure({ items: former.items.slice(1) }), 'unknown'],
    ['some of its items are gone and new ones came', sampleFailure({ items: newItems }), 'did-not-help'],
    [
      'another class is first and the old items are gone',
      sampleFailure({ fingerprints: other, items: [] }),
      'helped',
    ],
    [
      'another class is first and an old item stands behind it',
      sampleFailure({ fingerprints: other }),
      'unknown',
    ],
    [
      'the build now fails earlier',
      sampleFailure({ fingerprints: other, items: [], phase: 'compile' }),
      'unknown',
    ],
    ['the world is broken', sampleFailure({ kind: 'infra' }), 'unknown'],
    ['the check itself is broken', sampleFailure({ kind: 'gate', fingerprints: other }), 'unknown'],
  ] as const)('gives a verdict when %s', (_, current, outcome) => {
    expect(judge(subject, current)).toBe(outcome);
  });

  it.each([
    ['the same class is still first', sampleFailure(), 'unknown'],
    ['every check passes', null, 'helped'],
  ] as const)('gives a verdict when no file changed and %s', (_, current, outcome) => {
    expect(judge(subject, current, false)).toBe(outcome);
  });

  it('gives a verdict when another class is first and its own follows with other values', () => {
    const behind = { ...former, items: newItems, fingerprints: { class: subject.class } };
    const current = sampleFailure({ fingerprints: other, items: newItems, others: [behind] });
    expect(judge(subject, current)).toBe('unknown');
  });

  it('guidedFailure keeps only items of the failure itself', () => {
    const [item] = former.items;
    const mixed = item === undefined ? [] : [item, { ...item, class: 'TypeError' }];
    expect(guidedFailure(sampleFailure({ items: mixed })).items).toHaveLength(1);
    const others = [{ ...former, items: former.items.slice(1) }];
    expect(guidedFailure(sampleFailure({ others })).items).toHaveLength(1);
  });
});
