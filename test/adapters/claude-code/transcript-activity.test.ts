import { appendFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readActivity, transcriptEnd } from '../../../src/adapters/claude-code/transcript-activity.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const line = (content: object, more: object = {}): string =>
  `${JSON.stringify({ isSidechain: false, type: 'x', message: { role: 'x', content: [content] }, ...more })}\n`;
const tool = line({ type: 'tool_use', id: 't', name: 'Read', input: {} });
const text = line({ type: 'text', text: 'All is done.' });
const denied = (content: string, more: object = {}): string =>
  line({ type: 'tool_result', content, is_error: true, tool_use_id: 't', ...more });

const transcript = (...lines: readonly string[]): string => {
  const path = join(tempFolder(), 't.jsonl');
  writeFileSync(path, lines.join(''));
  return path;
};

describe('readActivity', () => {
  it('sees a tool call in the new part only', () => {
    const path = transcript(tool, text);
    expect(readActivity(path, 0)).toMatchObject({ toolUse: 'used', offset: tool.length + text.length });
    expect(readActivity(path, tool.length).toolUse).toBe('none');
    appendFileSync(path, tool);
    expect(readActivity(path, tool.length).toolUse).toBe('used');
  });

  it('takes no quotation for a call (D16, D20)', () => {
    const quoted = line({ type: 'text', text: tool });
    expect(readActivity(transcript(quoted), 0).toolUse).toBe('none');
  });

  it('leaves subagents out, but not in their own transcript (D16)', () => {
    const side = line({ type: 'tool_use' }, { isSidechain: true });
    expect(readActivity(transcript(side), 0).toolUse).toBe('none');
    expect(readActivity(transcript(side), 0, true).toolUse).toBe('used');
  });

  it.each([
    'This command requires approval',
    'Permission to use Bash with command npm test has been denied.',
    "Claude requested permissions to write to /x, but you haven't granted it yet.",
    "touch in '/x' was blocked. For security, Claude Code may only create files in the allowed folders.",
    "The user doesn't want to proceed with this tool use.",
  ])('counts a denied tool call: %s', (words) => {
    expect(readActivity(transcript(denied(words), tool, denied(words)), 0).permissionDenials).toBe(2);
  });

  it.each([
    [
      'Bash',
      { command: 'npm install left-pad --save' },
      'Bash “npm install left-pad --save”; the rule Bash(npm install:*) in /permissions allows it',
    ],
    ['Bash', { command: '"$(x)" || y' }, 'Bash “"$(x)" || y”; the rule Bash(y:*) in /permissions allows it'],
    [
      'Write',
      { file_path: '/srv/shop/a.js' },
      'Write “/srv/shop/a.js”; the rule Edit in /permissions allows it',
    ],
    [
      'WebFetch',
      { url: 'https://example.org/a?b' },
      'WebFetch “https://example.org/a?b”; the rule WebFetch(domain:example.org) in /permissions allows it',
    ],
    ['mcp__shop__buy', {}, 'mcp__shop__buy; the rule mcp__shop__buy in /permissions allows it'],
  ])('names the denied call of %s and what would allow it', (name, input, words) => {
    const call = line({ type: 'tool_use', id: 't', name, input });
    const other = line({ type: 'tool_use', id: 'u', name: 'Read', input: {} });
    expect(readActivity(transcript(call, other, denied('requires approval')), 0).denied).toBe(words);
  });

  it('names no denied call that stands before the part that it reads', () => {
    const path = transcript(tool, denied('requires approval'));
    expect(readActivity(path, tool.length).denied).toBe('a tool call; /permissions shows the rules');
    expect(readActivity(transcript(tool, text), 0).denied).toBeNull();
  });

  it('takes no result that speaks of approval for a denial', () => {
    const path = transcript(
      denied('docs: this command requires approval', { is_error: false }),
      line({ type: 'text', text: 'It requires approval.' }),
    );
    expect(readActivity(path, 0).permissionDenials).toBe(0);
  });

  it('does not know what a transcript that shrank holds', () => {
    const path = transcript(text, text);
    truncateSync(path, text.length);
    expect(readActivity(path, 2 * text.length)).toMatchObject({ toolUse: 'unknown', offset: text.length });
  });

  it('reads the last megabyte of a long part, and does not claim more', () => {
    const long = line({ type: 'text', text: 'x'.repeat(1024 * 1024) });
    expect(readActivity(transcript(tool, long), 0).toolUse).toBe('unknown');
    expect(readActivity(transcript(long, tool), 0).toolUse).toBe('used');
  });

  it.each([null, '/nowhere/t.jsonl', tempFolderPath()])(
    'is unknown without a transcript (%s, D14)',
    (path) => {
      const nothing = {
        toolUse: 'unknown',
        permissionDenials: 0,
        denied: null,
        isInterrupted: false,
        offset: null,
      };
      expect(readActivity(path, 0)).toEqual(nothing);
      expect(transcriptEnd(path)).toBeNull();
    },
  );

  it('tolerates bytes that are no text (D17)', () => {
    const path = transcript('\u0000\u0001\u001f{"x":\n', tool);
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00, 0x0a]), { flag: 'a' });
    expect(readActivity(path, 0).toolUse).toBe('used');
  });

  it('knows where the next reading starts', () => {
    expect(transcriptEnd(transcript(tool, text))).toBe(tool.length + text.length);
  });
});

function tempFolderPath(): string {
  return import.meta.dirname;
}
