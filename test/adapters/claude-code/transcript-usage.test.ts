import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../src/adapters/claude-code/transcript-usage.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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
