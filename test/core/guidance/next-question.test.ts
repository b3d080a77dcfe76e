import { describe, expect, it } from 'vitest';
import type { CacheLine } from '../../../src/core/guidance/cache-line.ts';
import { type Guidance, makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { followUpText, nextQuestion, queryText } from '../../../src/core/guidance/next-question.ts';

const CLASS = 'v1:aa';
const AT = '2026-01-01T00:00:00.000Z';

const CITED = [{ number: 1, sourceId: 's', quote: null }];

function guidance(text: string, conversationId: string | null = 'c1', citations = CITED): Guidance {
  const source = { kind: 'notebook', notebook: 'nb', conversationId, citations } as const;
  return makeGuidance({ failureClass: CLASS, text, source, answeredAt: AT });
}

function answered(held: Guidance): CacheLine {
  return { kind: 'answered', class: held.failureClass, at: AT, guidance: held };
}

const first = guidance('first');
const document = makeGuidance({
  failureClass: CLASS,
  text: 'from a document',
  source: { kind: 'document', path: 'docs/retry.md', heading: null },
  answeredAt: AT,
});
const uncited = guidance('from nowhere', 'c1', []);
const nowhere: CacheLine = { kind: 'not-in-sources', class: CLASS, at: AT, notebook: 'nb' };
const followed: CacheLine = { kind: 'followed-up', class: CLASS, at: AT, guidance: first.id };
const judged = (loop: string): CacheLine => {
  return {
    kind: 'judged',
    class: CLASS,
    at: '2026-01-02T00:00:00.000Z',
    guidance: first.id,
    loop,
    outcome: 'did-not-help',
  };
};

const asking = (failedAnswers: readonly string[], sourcesChangedAt: string | null = null) => ({
  failedAnswers,
  sourcesChangedAt,
  ageMs: () => 0,
});

describe('nextQuestion', () => {
  it('asks again once the sources have changed', () => {
    expect(nextQuestion([nowhere], CLASS, asking([], '2026-02-01T00:00:00.000Z')).kind).toBe('first');
    expect(nextQuestion([nowhere], CLASS, asking([], '2025-02-01T00:00:00.000Z')).kind).toBe('none');
  });

  it.each<[string, readonly CacheLine[], readonly string[], string]>([
    ['nothing is known', [], [], 'first'],
    ['an answer may be offered', [answered(first)], [], 'none'],
    ['it did not help in this loop', [answered(first)], [first.answerHash], 'follow-up'],
    ['it did not help in one other loop', [answered(first), judged('l1')], [], 'none'],
    ['it did not help in two others', [answered(first), judged('l1'), judged('l2')], [], 'follow-up'],
    ['it cited nothing', [answered(uncited)], [uncited.answerHash], 'none'],
    ['its sources have nothing', [nowhere], [], 'none'],
    ['its sources have nothing about another class', [{ ...nowhere, class: 'v1:bb' }], [], 'first'],
    ['it was followed up', [answered(first), followed], [first.answerHash], 'none'],
    [
      'the follow-up may be offered',
      [answered(first), followed, answered(guidance('2'))],
      [first.answerHash],
      'none',
    ],
    ['the conversation is not known', [answered(guidance('x', null))], [guidance('x').answerHash], 'none'],
    ['only a document failed', [answered(document)], [document.answerHash], 'first'],
    ['another class is known', [{ ...answered(first), class: 'v1:bb' }], [], 'first'],
  ])('%s', (_, lines, failed, expected) => {
    expect(nextQuestion(lines, CLASS, asking(failed)).kind).toBe(expected);
  });

  it('asks again after the sources changed', () => {
    const lines = [answered(first), followed];
    const next = (changed: string) => nextQuestion(lines, CLASS, asking([first.answerHash], changed)).kind;
    expect(next('2025-12-31T00:00:00.000Z')).toBe('none');
    expect(next('2026-01-02T00:00:00.000Z')).toBe('first');
  });

  it('continues the conversation of the last answer', () => {
    const second = guidance('second', 'c2');
    const failed = [first.answerHash, second.answerHash];
    const next = nextQuestion([answered(first), answered(second)], CLASS, asking(failed));
    expect(next).toEqual({ kind: 'follow-up', failed: second, conversationId: 'c2' });
  });
});

const long = { query: `a\nb ${'😀'.repeat(400)}` };

describe('queryText', () => {
  it('asks for the cause, the fix and citations', () => {
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
  it('names the failure and what did not help, for a reader who knows neither', () => {
    const text = followUpText({ query: 'tsc TS2345: X' }, { text: '## Pass `retries`\n\nMore.' });
    expect(text).toMatch(/did not help: "Pass retries"\..*Failure: tsc TS2345: X$/);
  });

  it('is one line of at most 300 characters, most of them for the failure', () => {
    const text = followUpText(long, { text: 'word '.repeat(100) });
    expect([...text]).toHaveLength(300);
    expect([...(text.split('Failure: ')[1] ?? '')].length).toBeGreaterThan(100);
  });
});
