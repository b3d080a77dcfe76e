import { describe, expect, it } from 'vitest';
import { parseResearchStatus } from '../../../src/adapters/nlm/nlm-research.ts';
import { parseAnswer } from '../../../src/adapters/nlm/query-notebook.ts';
import { isSameSource, type NotebookSource, textSourceTitle } from '../../../src/adapters/nlm/sources.ts';

describe('add source', () => {
  function source(parts: Partial<NotebookSource>): NotebookSource {
    return { id: 's', title: '', type: 'web_page', url: null, state: 'ready', ...parts };
  }

  describe('isSameSource', () => {
    it('matches a text with the file it becomes', () => {
      const text = { kind: 'text', title: 'A/B', text: '' } as const;
      expect(isSameSource(source({ title: 'A B.md' }), text)).toBe(true);
      expect(isSameSource(source({ title: 'A/B' }), text)).toBe(false);
    });

    it.each([
      ['https://a.example/page', true],
      ['https://a.example/page/', true],
      ['https://a.example/page#part', true],
      ['https://a.example/page?x=1', false],
      ['https://a.example/Page', false],
      ['not an address', false],
      [null, false],
    ])('matches an address with %s: %s', (url, same) => {
      const page = { kind: 'url', url: 'https://a.example/page' } as const;
      expect(isSameSource(source({ url }), page)).toBe(same);
    });
  });

  describe('textSourceTitle', () => {
    it.each([
      ['Spec', 'Spec.md'],
      ['Spec.txt', 'Spec.txt'],
      ['../../etc/passwd', '.. .. etc passwd.md'],
      ['a: b?\n*c*', 'a b c.md'],
      ['  ...  ', 'Untitled.md'],
      ['', 'Untitled.md'],
      ['x'.repeat(500), `${'x'.repeat(120)}.md`],
    ])('turns %j into %j', (title, name) => {
      expect(textSourceTitle(title)).toBe(name);
    });
  });
});

describe('nlm research', () => {
  const NOTHING = { taskId: null, sources: [] };

  describe('parseResearchStatus', () => {
    it.each([
      ['Status: no research found', 'none'],
      ['Status: in_progress', 'in-progress'],
      ['Status: running', 'in-progress'],
      ['Status: failed', 'failed'],
      ['Status: completed', 'completed'],
    ])('reads %j', (line, state) => {
      expect(parseResearchStatus(`\nResearch Status:\n  ${line}\n`)).toEqual({ ...NOTHING, state });
    });

    it('reads sources with and without an address, on Windows too', () => {
      const text = [
        '',
        'Research Status:',
        '  Status: completed',
        '  Task ID: t-1',
        '  Sources found: 3',
        '',
        'Discovered Sources:',
        '  [0] The report',
        '  [1] A [draft] (2024)',
        '      https://a.example/1?q=[x]',
        '  [2] ',
        '      https://b.example',
        '',
        "Run 'nlm research import nb <task-id>' to import sources.",
      ].join('\r\n');
      expect(parseResearchStatus(text)).toEqual({
        state: 'completed',
        taskId: 't-1',
        sources: [
          { index: 0, title: 'The report', url: null },
          { index: 1, title: 'A [draft] (2024)', url: 'https://a.example/1?q=[x]' },
          { index: 2, title: '', url: 'https://b.example' },
        ],
      });
    });

    it('separates a report from the text around it, whatever its words', () => {
      const report = 'Status: failed\nTask ID: other\n\nDiscovered Sources:\n  [9] not one\n\nReport:\nend';
      const head = '\nResearch Status:\n  Status: completed\n  Task ID: t-1\n  Sources found: 1\n\nReport:\n';
      const tail = '\n\nDiscovered Sources:\n  [0] A\n      https://a.example\n';
      expect(parseResearchStatus(`${head}${report}${tail}`)).toEqual({
        state: 'completed',
        taskId: 't-1',
        sources: [{ index: 0, title: 'A', url: 'https://a.example' }],
      });
      expect(parseResearchStatus(`${head}Only this.\n`)).toMatchObject({ taskId: 't-1', sources: [] });
    });

    it.each(['', 'Error: no', '{"status":"completed"}'])('is null for %j', (text) => {
      expect(parseResearchStatus(text)).toBeNull();
    });
  });
});

describe('parseAnswer', () => {
  it('reads text, conversation and citations, and drops invalid references', () => {
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

  it('truncates endless parts', () => {
    const reference = { source_id: 's', citation_number: 1, cited_text: 'q'.repeat(3_000) };
    const stdout = JSON.stringify({ answer: 'a'.repeat(1_000_000), references: Array(501).fill(reference) });
    const parsed = parseAnswer(stdout);
    expect(parsed?.text).toHaveLength(100_000);
    expect(parsed?.citations).toHaveLength(500);
    expect(parsed?.citations[0]?.quote).toHaveLength(2_000);
  });

  it('accepts an answer alone', () => {
    expect(parseAnswer('{"answer":"a rate limit"}')).toMatchObject({ citations: [] });
  });

  it.each(['{"status":"error","error":"x"}', 'Error: x', '', '[]'])('is null for %j', (stdout) => {
    expect(parseAnswer(stdout)).toBeNull();
  });
});
