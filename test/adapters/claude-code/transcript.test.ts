import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readActivity, transcriptEnd } from '../../../src/adapters/claude-code/transcript-activity.ts';
import { countTokens } from '../../../src/adapters/claude-code/transcript-usage.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('transcript activity', () => {
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
      [
        'Bash',
        { command: '"$(x)" || y' },
        'Bash “"$(x)" || y”; the rule Bash(y:*) in /permissions allows it',
      ],
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
});

describe('transcript usage', () => {
  const NOTHING = { tokens: 0, lastMessage: null, agentsUntil: Date.parse('2026-11-23T10:00:00Z') };
  const line = (id: string, [input, written, read, output]: readonly number[], more = {}) =>
    `${JSON.stringify({
      type: 'assistant',
      timestamp: '2026-11-23T10:01:00.000Z',
      isSidechain: false,
      message: {
        id,
        role: 'assistant',
        content: [{ type: 'text', text: '{"usage":{"input_tokens":900000}} "id":"msg_no"' }],
        usage: {
          input_tokens: input,
          cache_creation_input_tokens: written,
          cache_read_input_tokens: read,
          output_tokens: output,
          service_tier: 'standard',
        },
      },
      ...more,
    })}\n`;
  const LATER = Date.parse('2026-11-23T10:01:30Z');
  const at = (from: number | null, since = 0) => ({ from, since });
  const transcript = (...lines: readonly string[]) => {
    const path = join(tempFolder(), 'session.jsonl');
    writeFileSync(path, lines.join(''));
    return path;
  };

  describe('the tokens of a session', () => {
    it('are input, output and what is written to the cache, once for each message', () => {
      const path = transcript(
        '{"type":"user","message":{"role":"user","content":"go on"}}\n',
        line('msg_1', [10, 20, 5000, 1]),
        line('msg_1', [10, 20, 5000, 30]),
        line('msg_2', [5, 0, 5000, 5]),
      );
      expect(countTokens(path, at(0), NOTHING)).toEqual({ ...NOTHING, tokens: 70, lastMessage: 'msg_2' });
    });

    it('are counted from where the last turn ended, a message that was cut in two only once', () => {
      const first = line('msg_1', [10, 0, 0, 5]);
      const path = transcript(first);
      const before = countTokens(path, at(0), NOTHING);
      appendFileSync(path, line('msg_1', [10, 0, 0, 5]) + line('msg_2', [1, 0, 0, 1]));
      expect(countTokens(path, at(first.length), before)).toEqual({
        ...before,
        tokens: 17,
        lastMessage: 'msg_2',
      });
    });

    it('of a transcript that nobody has read yet are those since the loop was last seen', () => {
      const before = line('msg_0', [900, 0, 0, 0], { timestamp: '2026-11-23T09:00:00.000Z' });
      const path = transcript(before, line('msg_1', [10, 0, 0, 5]));
      const since = Date.parse('2026-11-23T10:00:00Z');
      expect(countTokens(path, at(null, since), NOTHING).tokens).toBe(15);
    });

    it('hold those of subagents, each once however often it is looked at', () => {
      const path = transcript(
        line('msg_1', [1, 0, 0, 1]),
        line('msg_9', [500, 0, 0, 0], { isSidechain: true }),
      );
      const agents = join(path.replace(/\.jsonl$/, ''), 'subagents');
      mkdirSync(agents, { recursive: true });
      const old = { timestamp: '2026-11-23T09:59:00.000Z' };
      const side = { isSidechain: true };
      writeFileSync(
        join(agents, 'agent-a.jsonl'),
        line('msg_0', [900, 0, 0, 0], { ...side, ...old }) + line('msg_a', [100, 0, 0, 10], side),
      );
      const once = countTokens(path, at(0), NOTHING);
      expect(once).toEqual({
        tokens: 112,
        lastMessage: 'msg_1',
        agentsUntil: Date.parse('2026-11-23T10:01:00Z'),
      });
      const later = { ...side, timestamp: '2026-11-23T10:02:00.000Z' };
      writeFileSync(join(agents, 'agent-b.jsonl'), line('msg_b', [7, 0, 0, 0], later));
      expect(countTokens(path, at(null, LATER), once).tokens).toBe(119);
    });

    it.each([null, '/nowhere/session.jsonl'])('stay as they are without a transcript (%s)', (path) => {
      expect(countTokens(path, at(0), { ...NOTHING, tokens: 5 })).toEqual({ ...NOTHING, tokens: 5 });
    });
  });
});
