import { describe, expect, it } from 'vitest';
import { queryText } from '../../../src/core/guidance/query-text.ts';

describe('queryText', () => {
  it('asks for cause, fix and citations about the failure', () => {
    const text = queryText({ query: 'tsc TS2345: Argument of type X' });
    expect(text).toMatch(/causes.*fixed.*cite.*Failure: tsc TS2345: Argument of type X$/);
  });

  it('is one line with at most 300 characters of the failure', () => {
    const text = queryText({ query: `a\nb ${'😀'.repeat(400)}` });
    expect(text).not.toContain('\n');
    expect([...(text.split('Failure: ')[1] ?? '')]).toHaveLength(300);
  });
});
