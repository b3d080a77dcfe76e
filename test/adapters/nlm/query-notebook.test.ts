import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../../src/adapters/nlm/query-notebook.ts';

describe('parseAnswer', () => {
  it('reads text, conversation and citations, and drops what is no reference', () => {
    const stdout = JSON.stringify({
      answer: 'Use it [1][2].',
      conversation_id: 'c1',
      sources_used: ['s1'],
      citations: { '1': 's1', '2': 's2', x: 's3' },
      references: [{ source_id: 's1', citation_number: 1, cited_text: 'quote', extra: 1 }, { broken: true }],
    });
    expect(parseAnswer(stdout)).toEqual({
      text: 'Use it [1][2].',
      conversationId: 'c1',
      citations: [
        { number: 1, sourceId: 's1', quote: 'quote' },
        { number: 2, sourceId: 's2', quote: null },
      ],
    });
  });

  it('keeps the beginning of what has no end', () => {
    const reference = { source_id: 's', citation_number: 1, cited_text: 'q'.repeat(3_000) };
    const stdout = JSON.stringify({ answer: 'a'.repeat(1_000_000), references: Array(501).fill(reference) });
    const parsed = parseAnswer(stdout);
    expect(parsed?.text).toHaveLength(100_000);
    expect(parsed?.citations).toHaveLength(500);
    expect(parsed?.citations[0]?.quote).toHaveLength(2_000);
  });

  it('does with an answer alone', () => {
    expect(parseAnswer('{"answer":"a rate limit"}')).toMatchObject({ citations: [] });
  });

  it.each(['{"status":"error","error":"x"}', 'Error: x', '', '[]'])('%j holds none', (stdout) => {
    expect(parseAnswer(stdout)).toBeNull();
  });
});
