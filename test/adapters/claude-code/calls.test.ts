import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readEvent } from '../../../src/adapters/claude-code/headless-client.ts';
import {
  parseCommand,
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
} from '../../../src/adapters/claude-code/hook-input.ts';
import { renderAnswer, runHook } from '../../../src/adapters/claude-code/run-hook.ts';
import { parseStop } from '../../../src/adapters/claude-code/stop-input.ts';
import { type Answer, silent } from '../../../src/core/report/answer.ts';
import { prose } from '../../../src/core/text/prose.ts';

describe('headless client', () => {
  // What is read of the stream of a headless client.
  const result = {
    type: 'result',
    subtype: 'success',
    is_error: false,
    result: 'done',
    total_cost_usd: 0.25,
    modelUsage: {
      large: { inputTokens: 10, outputTokens: 20, cacheReadInputTokens: 5000, cacheCreationInputTokens: 70 },
      small: { inputTokens: 10, outputTokens: 20 },
    },
  };
  const hook = (stdout: string) => ({ type: 'system', subtype: 'hook_response', hook_event: 'Stop', stdout });

  it.each([
    ['nothing of a line that is no JSON', 'warning: something', null],
    ['nothing of what Claude says', { type: 'assistant', message: { content: [] } }, null],
    [
      'the plugins, and what kept one from loading',
      {
        type: 'system',
        subtype: 'init',
        plugins: [{ name: 'msw' }, { name: 'other' }, 7],
        plugin_errors: [{ plugin: 'msw@inline', message: 'hooks.json cannot be read' }],
      },
      { kind: 'started', plugins: ['msw', 'other'], problems: ['hooks.json cannot be read'] },
    ],
    [
      'that Claude stops',
      { type: 'system', subtype: 'hook_started', hook_event: 'Stop' },
      { kind: 'stopping' },
    ],
    [
      'nothing of another hook',
      { type: 'system', subtype: 'hook_started', hook_event: 'SessionStart' },
      null,
    ],
    ["MSW's notice", hook('{"systemMessage":"msw ▸ 2/20"}'), { kind: 'notice', text: 'msw ▸ 2/20' }],
    ['nothing of what the hook of another plugin says', hook('{"systemMessage":"well done"}'), null],
    ['nothing of a hook that prints no JSON', hook('oops'), null],
    [
      'how it ended',
      result,
      { kind: 'result', isError: false, text: 'done', costUsd: 0.25, tokens: 130, denied: [] },
    ],
    [
      'each tool that was refused, once',
      {
        ...result,
        permission_denials: [{ tool_name: 'Write' }, { tool_name: 'Bash' }, { tool_name: 'Write' }],
      },
      { kind: 'result', isError: false, text: 'done', costUsd: 0.25, tokens: 130, denied: ['Write', 'Bash'] },
    ],
    [
      'an error without words by its name',
      { type: 'result', subtype: 'error_max_turns', is_error: false, total_cost_usd: 'x' },
      { kind: 'result', isError: true, text: 'error_max_turns', costUsd: 0, tokens: 0, denied: [] },
    ],
  ])('takes %s', (_, line, expected) => {
    expect(readEvent(typeof line === 'string' ? line : JSON.stringify(line))).toEqual(expected);
  });
});

describe('hook input', () => {
  const STOP = {
    session_id: 's',
    transcript_path: '/t/s.jsonl',
    cwd: '/shop/app',
    permission_mode: 'default',
    hook_event_name: 'Stop',
    stop_hook_active: true,
    last_assistant_message: 'All is done.',
    background_tasks: [],
    session_crons: [],
  };
  const AGENT = {
    ...STOP,
    hook_event_name: 'SubagentStop',
    agent_id: 'a1',
    agent_type: 'msw:executor',
    agent_transcript_path: '/t/s/subagents/agent-a1.jsonl',
  };

  describe('parseStop', () => {
    it('reads what the main agent’s stop says', () => {
      expect(parseStop(STOP)).toEqual({
        session: 's',
        lastMessage: 'All is done.',
        backgroundTasks: [],
        backgroundShells: [],
        planMode: false,
        transcriptPath: '/t/s.jsonl',
        tokens: null,
        agent: null,
      });
    });

    it('knows plan mode', () => {
      expect(parseStop({ ...STOP, permission_mode: 'plan' })?.planMode).toBe(true);
    });

    it('reads a subagent’s stop with the transcript of the subagent', () => {
      expect(parseStop(AGENT)).toMatchObject({
        session: 's',
        transcriptPath: '/t/s/subagents/agent-a1.jsonl',
        agent: { id: 'a1', type: 'msw:executor' },
      });
    });

    it('takes a stop that names an agent for that agent’s', () => {
      expect(parseStop({ ...STOP, agent_id: 'a1' })?.agent).toEqual({ id: 'a1', type: '' });
      expect(parseStop({ ...STOP, hook_event_name: 'SubagentStop' })?.agent).toEqual({ id: '', type: '' });
    });

    it('takes a session that was started as an agent for a session', () => {
      expect(parseStop({ ...STOP, agent_type: 'reviewer' })?.agent).toBeNull();
    });

    it.each([
      [[{ id: 'b', status: 'running' }], ['b']],
      [[{ id: 'b' }], ['b']],
      [[{ status: 'running' }], ['unknown']],
      [['?'], ['unknown']],
      [
        [null, { id: 7 }],
        ['unknown', 'unknown'],
      ],
      [
        [
          { id: 'b', status: 'completed' },
          { id: 'c', status: 'failed' },
          { id: 'd', status: 'killed' },
        ],
        [],
      ],
      [[{ id: 'a1', status: 'running' }], ['a1']],
      ['none', []],
      [null, []],
    ])('counts background work %j as %j', (tasks, ids) => {
      expect(parseStop({ ...STOP, background_tasks: tasks })?.backgroundTasks).toEqual(ids);
    });

    it('does not count the agent that is stopping', () => {
      const tasks = [
        { id: 'a1', type: 'subagent', status: 'running' },
        { id: 'b', type: 'subagent', status: 'running' },
        { id: 'c', type: 'shell', status: 'running', command: 'npm run dev' },
        { id: 'd', type: 'shell', status: 'running' },
        { id: 'e', type: 'shell', status: 'killed', command: 'sleep 1' },
      ];
      expect(parseStop({ ...AGENT, background_tasks: tasks })).toMatchObject({
        backgroundTasks: ['b'],
        backgroundShells: ['npm run dev', 'd'],
      });
    });

    it.each([
      [{ ...STOP, last_assistant_message: null }, ''],
      [{ ...STOP, last_assistant_message: 5 }, ''],
      [{ session_id: 's' }, ''],
    ])('goes without what is missing (%#)', (input, message) => {
      expect(parseStop(input)?.lastMessage).toBe(message);
    });
  });

  describe('every event', () => {
    const parsers = { parseStop, parseCommand, parseSessionStart, parseSessionEnd, parseStopFailure };

    it.each(Object.entries(parsers))('%s needs a session (D9)', (_name, parse) => {
      for (const input of [
        null,
        5,
        'x',
        [],
        {},
        { session_id: '' },
        { session_id: 5 },
        { session_id: null },
      ]) {
        expect(parse(input)).toBeNull();
      }
    });

    it.each(Object.entries(parsers))('%s is total', (_name, parse) => {
      fc.assert(fc.property(fc.anything(), (input) => void parse(input)));
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom(...Object.keys(AGENT)), fc.jsonValue()),
          (input) => void parse(input),
        ),
      );
    });
  });

  describe('parseCommand', () => {
    it('keeps the arguments as they were typed (D26)', () => {
      const args = ' goal "q" `bt` $(x); \'y\'\n---\n🚀 ';
      const input = { session_id: 's', command_name: 'msw:loop', command_args: args };
      expect(parseCommand(input)).toEqual({ session: 's', command: 'loop', args, transcriptPath: null });
    });

    it.each(['other:loop', 'loop', 'msw:', 'msw:LOOP', 'msw:loop x', 'xmsw:loop'])('ignores %j', (name) => {
      expect(parseCommand({ session_id: 's', command_name: name })).toBeNull();
    });
  });

  describe('the other events', () => {
    it('tell how a session starts, ends and fails', () => {
      expect(parseSessionStart({ session_id: 's', source: 'compact' })?.source).toBe('compact');
      expect(parseSessionStart({ session_id: 's', source: 'teleport' })?.source).toBe('other');
      expect(parseSessionEnd({ session_id: 's', reason: 'clear' })?.reason).toBe('clear');
      expect(parseSessionEnd({ session_id: 's' })?.reason).toBe('');
      expect(parseStopFailure({ session_id: 's', error: 'rate_limit' })?.error).toBe('rate_limit');
    });
  });
});

describe('run hook', () => {
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
});
