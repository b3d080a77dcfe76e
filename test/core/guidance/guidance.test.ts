import { expect, it } from 'vitest';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';

const guidance = (text: string, quote: string | null = null, count = 1) => {
  const citations = Array.from({ length: count }, (_, at) => ({ number: at + 1, sourceId: 's', quote }));
  const source = { kind: 'notebook', notebook: 'nb', conversationId: null, citations } as const;
  return makeGuidance({ failureClass: 'v1:a', text, source, answeredAt: '2026-01-31T12:00:00.000Z' });
};

it('keeps an answer of a megabyte as a few pages', () => {
  const kept = guidance('a'.repeat(1_000_000), 'q'.repeat(1_000_000), 500);
  expect(kept.text).toHaveLength(12_000);
  expect(JSON.stringify(kept).length).toBeLessThan(25_000);
  expect(guidance(kept.text).id).toBe(kept.id);
});

it('keeps a short one as it is', () => {
  const kept = guidance('Use the helper [1].', 'Use it.');
  expect(kept.text).toBe('Use the helper [1].');
  expect(kept.source).toMatchObject({ citations: [{ number: 1, sourceId: 's', quote: 'Use it.' }] });
});
