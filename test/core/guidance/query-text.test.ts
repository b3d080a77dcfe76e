import { describe, expect, it } from 'vitest';
import { followUpText, queryText } from '../../../src/core/guidance/query-text.ts';

const long = { query: `a\nb ${'😀'.repeat(400)}` };

describe('queryText', () => {
  it('asks for cause, fix and citations about the failure', () => {
    const text = queryText({ query: 'tsc TS2345: Argument of type X' });
    expect(text).toMatch(/Cause.*fix.*cite.*Failure: tsc TS2345: Argument of type X$/);
  });

  it('is one line of at most 300 characters', () => {
    const text = queryText(long);
    expect(text).not.toContain('\n');
    expect([...text]).toHaveLength(300);
  });
});

describe('followUpText', () => {
  it('names what did not help and the failure, for a reader who knows neither', () => {
    const text = followUpText({ query: 'tsc TS2345: X' }, { text: '## Pass `retries`\n\nMore.' });
    expect(text).toMatch(/did not help: "Pass retries"\..*Failure: tsc TS2345: X$/);
  });

  it('is one line of at most 300 characters, and the failure keeps most of it', () => {
    const text = followUpText(long, { text: 'word '.repeat(100) });
    expect([...text]).toHaveLength(300);
    expect([...(text.split('Failure: ')[1] ?? '')].length).toBeGreaterThan(100);
  });
});
