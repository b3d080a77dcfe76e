import { describe, expect, it } from 'vitest';
import { parseResearchStatus } from '../../../src/adapters/nlm/nlm-research.ts';

const NOTHING = { taskId: null, sources: [] };

describe('parseResearchStatus', () => {
  it.each([
    ['Status: no research found', 'none'],
    ['Status: in_progress', 'in-progress'],
    ['Status: running', 'in-progress'],
    ['Status: failed', 'failed'],
    ['Status: completed', 'completed'],
  ])('%s', (line, state) => {
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

  it('keeps a report apart from what stands around it, whatever its words', () => {
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

  it.each(['', 'Error: no', '{"status":"completed"}'])('%j is no status', (text) => {
    expect(parseResearchStatus(text)).toBeNull();
  });
});
