import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notePassages, repeatedLines } from '../../../../src/core/ask/notes/note-passages.ts';

const RULE = { most: 3, longest: 400 };
const NOTE = [
  '---',
  'tags: [zebra]',
  'status: open',
  '---',
  '# Queue',
  '',
  'The queue keeps jobs in order.',
  '',
  '## Retries',
  '',
  'A job is retried three times.',
  '',
  '### Budget',
  '',
  'The retry budget is ten a minute.',
  '',
  '```sh',
  '# not a heading',
  'queue set budget 10',
  '```',
  '',
  '## Alarms',
  '',
  'An alarm goes to the owner.',
  '',
];

describe('the passages of a note', () => {
  it.each(['\n', '\r\n'])('P18: have the headings above them and their line in the file (%j)', (end) => {
    const [best] = notePassages(NOTE.join(end), 'retry budget', RULE);
    expect(best).toMatchObject({ headings: ['Queue', 'Retries', 'Budget'], line: 13 });
    expect(best?.text.split('\n')[0]).toBe(NOTE[12]);
    const [alarm] = notePassages(NOTE.join(end), 'alarm', RULE);
    expect(alarm).toMatchObject({ headings: ['Queue', 'Alarms'], line: 22 });
  });

  it('P18: keep fenced code whole, and do not take a comment in it for a heading', () => {
    const [best] = notePassages(NOTE.join('\n'), 'set', RULE);
    expect(best?.headings).toEqual(['Queue', 'Retries', 'Budget']);
    expect(best?.text).toContain(NOTE.slice(16, 20).join('\n'));
    const code = ['```js', ...Array.from({ length: 10 }, (_, at) => `call(${at});`), '```'];
    const long = ['# A', 'word '.repeat(70), ...code, 'word '.repeat(70)];
    const [found] = notePassages(long.join('\n'), 'call', { most: 1, longest: 360 });
    expect(found).toEqual({ headings: ['A'], line: 3, text: code.join('\n') });
  });

  it('P18, P21: frontmatter is a passage only when nothing else matches, and may end with the file', () => {
    const note = NOTE.join('\n');
    expect(notePassages(note, 'zebra', RULE)).toEqual([
      { headings: [], line: 2, text: 'tags: [zebra]\nstatus: open' },
    ]);
    expect(notePassages(note, 'zebra alarm', RULE).map(({ line }) => line)).toEqual([22]);
    expect(notePassages('---\ntags: [zebra]\n---', 'zebra', RULE)).toEqual([
      { headings: [], line: 2, text: 'tags: [zebra]' },
    ]);
  });

  it('P18: a note found by its name shows its beginning', () => {
    expect(notePassages(NOTE.join('\n'), 'unheard', RULE)).toEqual([
      { headings: ['Queue'], line: 5, text: '# Queue\n\nThe queue keeps jobs in order.' },
    ]);
    expect(notePassages('', 'unheard', RULE)).toEqual([]);
  });

  it('P19: are found in any script', () => {
    const note = '# メモ\n\n猫が好き。\n\n# 設定\n\nサーバーを再起動する。\n';
    expect(notePassages(note, 'サーバー', RULE)[0]).toMatchObject({ headings: ['設定'], line: 5 });
    expect(notePassages(note, '猫', RULE)[0]).toMatchObject({ headings: ['メモ'], line: 1 });
  });

  it('O10: a block that every note repeats does not come first', () => {
    const navigation = '[[Home]] | [[Budget]] | [[Retry]]';
    const query = ['```dataview', 'LIST FROM #budget WHERE retry', '```'];
    const noteOn = (subject: string) =>
      [navigation, '', ...query, '', `# ${subject}`, '', `All about the ${subject} and its budget.`, ''].join(
        '\n',
      );
    const notes = ['queue', 'cache', 'clock'].map(noteOn);
    const repeated = repeatedLines(notes);
    expect(repeated.has(navigation)).toBe(true);
    for (const note of notes) {
      const found = notePassages(note, 'retry budget', { ...RULE, repeated });
      expect(found[0]?.line).toBe(7);
      expect(found).toHaveLength(1);
    }
    expect(notePassages(query.join('\n'), 'budget', RULE)).toEqual([
      { headings: [], line: 1, text: query.join('\n') },
    ]);
    expect(repeatedLines(notes.slice(0, 2)).size).toBe(0);
  });

  it('P18: whatever the note, each passage is short enough and stands on its line', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '# One',
        '## Two',
        '```',
        '---',
        '',
        'alpha beta',
        '- alpha',
        '| a | alpha |',
        '> q',
        'x: alpha',
      ),
      fc.string({ maxLength: 120 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.integer({ min: 5, max: 80 }), (lines, longest) => {
        for (const { line: number, text } of notePassages(lines.join('\n'), 'alpha beta', {
          most: 5,
          longest,
        })) {
          expect(text.length).toBeLessThanOrEqual(longest);
          expect(lines[number - 1]).toContain(text.split('\n')[0]);
        }
      }),
    );
  });
});
