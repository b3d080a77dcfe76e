import { describe, expect, it, vi } from 'vitest';
import { renderAnswer, runHook } from '../../../src/adapters/claude-code/run-hook.ts';
import { type Answer, silent } from '../../../src/core/report/answer.ts';
import { prose } from '../../../src/core/text/prose.ts';

const written = async (handle: () => Promise<Answer>): Promise<string[]> => {
  const texts: string[] = [];
  await runHook({ event: 'Stop', handle, write: (text) => texts.push(text), limitMs: 600_000 });
  return texts.filter((text) => text !== '');
};

describe('renderAnswer', () => {
  it('says nothing at all when there is nothing to say (D5)', () => {
    expect(renderAnswer(silent, 'Stop')).toBe('');
  });

  it.each([
    [{ kind: 'notice', notice: 'msw ▸ x' }, { systemMessage: 'msw ▸ x' }],
    [
      { kind: 'notice', notice: 'msw ▸ x', alert: 'MSW: \u001b]0;x\u0007done' },
      { systemMessage: 'msw ▸ x', terminalSequence: '\u001b]9;MSW: done\u0007\u0007' },
    ],
    [
      { kind: 'context', context: prose`go on`, notice: null },
      { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: 'go on' } },
    ],
    [
      { kind: 'context', context: prose`go on`, notice: 'n' },
      {
        systemMessage: 'n',
        hookSpecificOutput: { hookEventName: 'SubagentStop', additionalContext: 'go on' },
      },
    ],
    [
      { kind: 'answer', text: 'No loop.' },
      {
        decision: 'block',
        reason: 'No loop.',
      },
    ],
  ] as const)('writes one JSON object (%#)', (answer, value) => {
    const event = 'hookSpecificOutput' in value ? value.hookSpecificOutput.hookEventName : 'Stop';
    expect(JSON.parse(renderAnswer(answer, event))).toEqual(value);
    expect(renderAnswer(answer, event)).not.toContain('\n');
  });
});

describe('an answer for a terminal', () => {
  it.each([
    ['cli', 'Loop a \u001b[32m(running\u001b[39m)'],
    ['sdk-cli', 'Loop a (running)'],
  ])('has colours where the client shows it itself (%s)', (entry, reason) => {
    vi.stubEnv('CLAUDE_CODE_ENTRYPOINT', entry);
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('TERM', 'xterm');
    try {
      const answer = { kind: 'answer', text: 'Loop a (running)' } as const;
      expect(JSON.parse(renderAnswer(answer, 'UserPromptExpansion')).reason).toBe(reason);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('runHook', () => {
  it('writes one answer, or nothing', async () => {
    expect(await written(async () => ({ kind: 'notice', notice: 'x' }))).toHaveLength(1);
    expect(await written(async () => silent)).toEqual([]);
  });

  it.each([[new Error('disk full')], ['disk full'], [null]])(
    'lets the session stop when it throws %s',
    async (error) => {
      const [text = ''] = await written(() => Promise.reject(error));
      expect(JSON.parse(text).systemMessage).toMatch(
        /^msw ▸ stepped aside: (?:disk full|null) \(\/msw:doctor/,
      );
    },
  );
});
