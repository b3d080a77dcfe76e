import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFailure } from '../../../src/adapters/claude-code/client-failure.ts';
import { readEvent } from '../../../src/adapters/claude-code/headless-client.ts';
import {
  parseCommand,
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
} from '../../../src/adapters/claude-code/hook-input.ts';
import { limitEnd } from '../../../src/adapters/claude-code/limit-end.ts';
import { renderAnswer, runHook } from '../../../src/adapters/claude-code/run-hook.ts';
import { parseStop } from '../../../src/adapters/claude-code/stop-input.ts';
import { readActivity, transcriptEnd } from '../../../src/adapters/claude-code/transcript-activity.ts';
import { countTokens } from '../../../src/adapters/claude-code/transcript-usage.ts';
import { type Answer, sayLines, silent } from '../../../src/core/text/answer.ts';
import { prose } from '../../../src/core/text/prose.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('calls', () => {
  describe('headless client', () => {
    // The events read from the stream of a headless client.
    const result = {
      type: 'result',
      subtype: 'success',
      is_error: false,
      result: 'done',
      total_cost_usd: 0.25,
      modelUsage: {
        large: {
          inputTokens: 10,
          outputTokens: 20,
          cacheReadInputTokens: 5000,
          cacheCreationInputTokens: 70,
        },
        small: { inputTokens: 10, outputTokens: 20 },
      },
    };
    const tool = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });
    const SECRET = `ghp_${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL3oR6'}`;
    const hook = (stdout: string) => ({
      type: 'system',
      subtype: 'hook_response',
      hook_event: 'Stop',
      stdout,
    });

    it.each([
      ['nothing from a line that is not JSON', 'warning: something', null],
      ['nothing from a message without an id', { type: 'assistant', message: { content: [] } }, null],
      [
        'the tools that begin, and the tokens without those from the cache',
        {
          type: 'assistant',
          message: {
            id: 'm1',
            content: [
              { type: 'text', text: 'I look.' },
              tool('t1', 'Edit', { file_path: join('/work', 'src', 'x.ts'), old_string: 'a' }),
              tool('t2', 'Read', { file_path: '/etc/hosts' }),
              tool('t3', 'Bash', { command: 'npm test', description: 'Runs the tests' }),
              tool('t4', 'Agent', { description: 'Looks around', prompt: 'Look.' }),
              tool('t5', 'TaskList', {}),
              { type: 'tool_use', id: 7, name: 'Odd' },
            ],
            usage: { input_tokens: 10, cache_creation_input_tokens: 70, cache_read_input_tokens: 5000 },
          },
        },
        {
          ...{ kind: 'message', id: 'm1', tokensIn: 80, tokensOut: 0 },
          tools: [
            { id: 't1', name: 'Edit', target: 'src/x.ts' },
            { id: 't2', name: 'Read', target: '/etc/hosts' },
            { id: 't3', name: 'Bash', target: 'npm test' },
            { id: 't4', name: 'Agent', target: 'Looks around' },
            { id: 't5', name: 'TaskList', target: null },
          ],
        },
      ],
      [
        'a tool’s input as one harmless line without its secrets',
        {
          type: 'assistant',
          message: {
            id: 'm2',
            content: [
              tool('t1', 'Ba\u001b[2Jsh', {
                command: `echo \u001b]0;owned\u0007\n\u202egnp.exe GITHUB_TOKEN=${SECRET}\u200b`,
              }),
            ],
          },
        },
        {
          ...{ kind: 'message', id: 'm2', tokensIn: 0, tokensOut: 0 },
          tools: [{ id: 't1', name: 'Bash', target: 'echo gnp.exe GITHUB_TOKEN=<secret>' }],
        },
      ],
      [
        'the tools that end',
        {
          type: 'user',
          message: { content: [{ type: 'tool_result', tool_use_id: 't1', content: 'x' }, { type: 'text' }] },
        },
        { kind: 'tool-results', ids: ['t1'] },
      ],
      ['nothing of what was typed', { type: 'user', message: { content: 'Hello.' } }, null],
      [
        'the plugins, and why one did not load',
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
        'nothing from another hook',
        { type: 'system', subtype: 'hook_started', hook_event: 'SessionStart' },
        null,
      ],
      ["MSW's notice", hook('{"systemMessage":"msw ▸ 2/20"}'), { kind: 'notice', text: 'msw ▸ 2/20' }],
      ['nothing from a hook of another plugin', hook('{"systemMessage":"well done"}'), null],
      ['nothing from a hook that prints no JSON', hook('oops'), null],
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
        {
          kind: 'result',
          isError: false,
          text: 'done',
          costUsd: 0.25,
          tokens: 130,
          denied: ['Write', 'Bash'],
        },
      ],
      [
        'an error without a message by its name',
        { type: 'result', subtype: 'error_max_turns', is_error: false, total_cost_usd: 'x' },
        { kind: 'result', isError: true, text: 'error_max_turns', costUsd: 0, tokens: 0, denied: [] },
      ],
      [
        'that a request is sent again',
        {
          type: 'system',
          subtype: 'api_retry',
          attempt: 2,
          max_retries: 10,
          retry_delay_ms: 1208.9,
          error_status: 429,
          error: 'rate_limit',
        },
        { kind: 'retry', attempt: 2, of: 10, delayMs: 1208.9, status: 429, error: 'rate_limit' },
      ],
      [
        'the kind of an error',
        { type: 'assistant', error: 'authentication_failed', message: {} },
        { kind: 'error', error: 'authentication_failed' },
      ],
      ['nothing of an answer', { type: 'assistant', message: {} }, null],
      [
        'when a limit ends',
        { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1_796_101_200 } },
        { kind: 'limit', endsAt: 1_796_101_200_000 },
      ],
      [
        'no limit in a warning',
        { type: 'rate_limit_event', rate_limit_info: { status: 'allowed_warning', resetsAt: 1_796_101_200 } },
        null,
      ],
    ])('reads %s', (_, line, expected) => {
      expect(readEvent(typeof line === 'string' ? line : JSON.stringify(line), '/work')).toEqual(expected);
    });
  });

  describe('a usage limit', () => {
    const NOW = Date.UTC(2026, 10, 28, 14, 40);
    it.each([
      ['You will regain access on 2026-12-01 at 05:00 UTC.', '2026-12-01T05:00'],
      ["You've hit your session limit · resets 3pm (UTC)", '2026-11-28T15:00'],
      ["You've hit your session limit · resets 2:30pm (UTC)", '2026-11-28T14:30'],
      ["You've hit your session limit · resets 9am (UTC)", '2026-11-29T09:00'],
      ["You've hit your session limit · resets 5:30pm (Asia/Kolkata)", '2026-11-29T12:00'],
      ["You've hit your weekly limit · resets Dec 1, 5am (America/New_York)", '2026-12-01T10:00'],
      ["You've hit your weekly limit · resets Jan 3, 2027, 12am (UTC) · progress saved", '2027-01-03T00:00'],
      ["You've hit your Fable limit. It resets Dec 3 at 12:05pm (Europe/Berlin).", '2026-12-03T11:05'],
      ['Request rejected (429) · spend limit reached · resets Dec 8', '2026-12-08T00:00'],
      ['Request rejected (429) · spend limit reached · resets Jan 2', '2027-01-02T00:00'],
      ['Claude AI usage limit reached|1796101200', '2026-12-01T05:00'],
    ])('ends when its words say so: %s', (said, end) => {
      const text = `API Error: 400 You have reached your usage limits. ${said}`;
      expect(new Date(limitEnd(text, NOW) ?? 0).toISOString().slice(0, 16)).toBe(end);
    });

    it.each(['usage limit reached', 'it resets 3pm', 'the limit resets sometimes', ''])(
      'has no known end in %j',
      (text) => {
        expect(limitEnd(text, NOW)).toBeNull();
      },
    );

    it('is told from other failures', () => {
      const cause = (error: string | null, text: string, terminalReason?: string) =>
        readFailure({ error, text, terminalReason }, NOW).cause;
      expect(cause('rate_limit', "You've hit your session limit · resets 3pm (UTC)")).toBe('usage-limit');
      expect(cause('rate_limit', 'API Error: Request rejected (429)')).toBe('api-failure');
      expect(cause('authentication_failed', 'Not logged in · Please run /login')).toBe('login');
      expect(cause('invalid_request', 'x', 'prompt_too_long')).toBe('context-full');
      expect(cause('invalid_request', 'Prompt is too long · the request is ~9 tokens')).toBe('context-full');
      expect(cause(null, 'error_max_turns')).toBe('client-failed');
      expect(readFailure({ error: 'rate_limit', text: 'x', endsAt: 5 }, NOW).endsAt).toBe(5);
    });
  });

  describe('hook input', () => {
    const STOP = {
      session_id: 's',
      transcript_path: '/t/s.jsonl',
      cwd: '/shop/app',
      prompt_id: 'p1',
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
      it('reads the stop of the main agent', () => {
        expect(parseStop(STOP)).toEqual({
          session: 's',
          lastMessage: 'All is done.',
          awaited: [],
          unawaited: [],
          planMode: false,
          transcriptPath: '/t/s.jsonl',
          tokens: null,
          prompt: 'p1',
          agent: null,
        });
      });

      it('recognises plan mode', () => {
        expect(parseStop({ ...STOP, permission_mode: 'plan' })?.planMode).toBe(true);
      });

      it('reads a subagent’s stop with the transcript of the subagent', () => {
        expect(parseStop(AGENT)).toMatchObject({
          session: 's',
          transcriptPath: '/t/s/subagents/agent-a1.jsonl',
          agent: { id: 'a1', type: 'msw:executor' },
        });
      });

      it('attributes a stop that names an agent to that agent', () => {
        expect(parseStop({ ...STOP, agent_id: 'a1' })?.agent).toEqual({ id: 'a1', type: '' });
        expect(parseStop({ ...STOP, hook_event_name: 'SubagentStop' })?.agent).toEqual({ id: '', type: '' });
      });

      it('treats a session started as an agent as a session', () => {
        expect(parseStop({ ...STOP, agent_type: 'reviewer' })?.agent).toBeNull();
      });

      it.each([
        [[{ id: 'b', type: 'subagent', status: 'running' }], ['b'], []],
        [[{ id: 'b', type: 'workflow', status: 'running' }], ['b'], []],
        [[{ type: 'subagent' }], ['unknown'], []],
        [[{ id: 'b', type: 'monitor', status: 'running' }], [], ['b']],
        [[{ id: 'b', type: 'MCP task', status: 'running' }], [], ['b']],
        [[{ id: 'b', type: 'toString', status: 'running' }], [], ['b']],
        [[{ id: 'b', status: 'running' }], [], ['b']],
        [['?', null, { id: 7 }], [], ['unknown', 'unknown', 'unknown']],
        [
          [
            { id: 'b', type: 'subagent', status: 'completed' },
            { id: 'c', type: 'workflow', status: 'failed' },
            { id: 'd', type: 'monitor', status: 'killed' },
          ],
          [],
          [],
        ],
        ['none', [], []],
        [null, [], []],
      ])('waits only for background work that ends by itself: of %j for %j', (tasks, awaited, unawaited) => {
        const stop = parseStop({ ...STOP, background_tasks: tasks });
        expect(stop?.awaited.map(({ id }) => id)).toEqual(awaited);
        expect(stop?.unawaited.map(({ id }) => id)).toEqual(unawaited);
      });

      it('does not count the agent that is stopping', () => {
        const tasks = [
          { id: 'a1', type: 'subagent', status: 'running' },
          { id: 'b', type: 'subagent', status: 'running' },
          { id: 'c', type: 'shell', status: 'running', command: 'npm run dev' },
          { id: 'd', type: 'shell', status: 'running' },
          { id: 'e', type: 'shell', status: 'killed', command: 'sleep 1' },
          { id: 'f', type: 'monitor', status: 'running', description: 'the log' },
        ];
        expect(parseStop({ ...AGENT, background_tasks: tasks })).toMatchObject({
          awaited: [{ id: 'b', kind: 'agent', words: 'b' }],
          unawaited: [
            { id: 'c', kind: 'shell', words: 'npm run dev' },
            { id: 'd', kind: 'shell', words: 'd' },
            { id: 'f', kind: 'monitor', words: 'the log' },
          ],
        });
      });

      it.each([
        [{ ...STOP, last_assistant_message: null }, ''],
        [{ ...STOP, last_assistant_message: 5 }, ''],
        [{ session_id: 's' }, ''],
      ])('does without missing fields (%#)', (input, message) => {
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

      it.each(Object.entries(parsers))('%s never throws', (_name, parse) => {
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
      it('keeps the arguments as typed (D26)', () => {
        const args = ' goal "q" `bt` $(x); \'y\'\n---\n🚀 ';
        const input = { session_id: 's', command_name: 'msw:loop', command_args: args };
        expect(parseCommand(input)).toEqual({ session: 's', command: 'loop', args, transcriptPath: null });
      });

      it.each(['other:loop', 'loop', 'msw:', 'msw:LOOP', 'msw:loop x', 'xmsw:loop'])('ignores %j', (name) => {
        expect(parseCommand({ session_id: 's', command_name: name })).toBeNull();
      });
    });

    describe('the other events', () => {
      it('report how a session starts, ends and fails', () => {
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
      it('is empty if there is nothing to say (D5)', () => {
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
          sayLines('No loop.'),
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

    it.each([
      [{ kind: 'notice', notice: 'x', alert: 'x' }, { systemMessage: '<x>' }],
      [{ kind: 'context', context: prose`x`, notice: 'x' }, { systemMessage: '<x>' }],
      [sayLines('x'), { reason: '<x>' }],
    ] as const)('colours what a person reads, and nothing that Claude reads (%#)', (answer, value) => {
      const { hookSpecificOutput, terminalSequence, ...rest } = JSON.parse(
        renderAnswer(answer, 'Stop', (text) => `<${text}>`),
      );
      expect(rest).toMatchObject(value);
      expect(JSON.stringify([hookSpecificOutput, terminalSequence])).not.toContain('<');
    });

    it('answers a typed command itself when it steps aside, so that the model is not asked', () => {
      const aside = { kind: 'notice', notice: 'msw ▸ stepped aside: no folder' } as const;
      expect(JSON.parse(renderAnswer(aside, 'UserPromptExpansion'))).toEqual({
        decision: 'block',
        reason: 'msw ▸ stepped aside: no folder',
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
});

describe('transcript', () => {
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
      it('finds a tool call only in the new part', () => {
        const path = transcript(tool, text);
        expect(readActivity(path, 0)).toMatchObject({ toolUse: 'used', offset: tool.length + text.length });
        expect(readActivity(path, tool.length).toolUse).toBe('none');
        appendFileSync(path, tool);
        expect(readActivity(path, tool.length).toolUse).toBe('used');
      });

      it('does not mistake a quotation for a call (D16, D20)', () => {
        const quoted = line({ type: 'text', text: tool });
        expect(readActivity(transcript(quoted), 0).toolUse).toBe('none');
      });

      it('ignores subagents, except in their own transcript (D16)', () => {
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
      ])('names the denied call of %s and the rule that would allow it', (name, input, words) => {
        const call = line({ type: 'tool_use', id: 't', name, input });
        const other = line({ type: 'tool_use', id: 'u', name: 'Read', input: {} });
        expect(readActivity(transcript(call, other, denied('requires approval')), 0).denied).toBe(words);
      });

      it('does not name a denied call from before the part it reads', () => {
        const path = transcript(tool, denied('requires approval'));
        expect(readActivity(path, tool.length).denied).toBe('a tool call; /permissions shows the rules');
        expect(readActivity(transcript(tool, text), 0).denied).toBeNull();
      });

      it('does not mistake a result about approval for a denial', () => {
        const path = transcript(
          denied('docs: this command requires approval', { is_error: false }),
          line({ type: 'text', text: 'It requires approval.' }),
        );
        expect(readActivity(path, 0).permissionDenials).toBe(0);
      });

      it('is unknown if the transcript shrank', () => {
        const path = transcript(text, text);
        truncateSync(path, text.length);
        expect(readActivity(path, 2 * text.length)).toMatchObject({
          toolUse: 'unknown',
          offset: text.length,
        });
      });

      it('reads the last megabyte of a long part, and claims no more', () => {
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

      it('tolerates bytes that are not text (D17)', () => {
        const path = transcript('\u0000\u0001\u001f{"x":\n', tool);
        writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00, 0x0a]), { flag: 'a' });
        expect(readActivity(path, 0).toolUse).toBe('used');
      });

      it('knows where to start the next time', () => {
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
    const AT = Date.parse('2026-11-23T10:01:00Z');
    const LATER = Date.parse('2026-11-23T10:01:30Z');
    const at = (from: number | null, since = 0) => ({ from, since });
    const transcript = (...lines: readonly string[]) => {
      const path = join(tempFolder(), 'session.jsonl');
      writeFileSync(path, lines.join(''));
      return path;
    };

    describe('the tokens of a session', () => {
      it('are input, output and cache writes, counted once per message', () => {
        const path = transcript(
          '{"type":"user","message":{"role":"user","content":"go on"}}\n',
          line('msg_1', [10, 20, 5000, 1]),
          line('msg_1', [10, 20, 5000, 30]),
          line('msg_2', [5, 0, 5000, 5]),
        );
        expect(countTokens(path, at(0), NOTHING)).toEqual({
          use: { ...NOTHING, tokens: 70, lastMessage: 'msg_2' },
          signs: [AT, AT, AT],
        });
      });

      it('are counted from the end of the last turn; a message cut in two counts only once', () => {
        const first = line('msg_1', [10, 0, 0, 5]);
        const path = transcript(first);
        const before = countTokens(path, at(0), NOTHING).use;
        appendFileSync(path, line('msg_1', [10, 0, 0, 5]) + line('msg_2', [1, 0, 0, 1]));
        expect(countTokens(path, at(first.length), before).use).toEqual({
          ...before,
          tokens: 17,
          lastMessage: 'msg_2',
        });
      });

      it('in an unread transcript are those since the loop was last seen', () => {
        const before = line('msg_0', [900, 0, 0, 0], { timestamp: '2026-11-23T09:00:00.000Z' });
        const path = transcript(before, line('msg_1', [10, 0, 0, 5]));
        const since = Date.parse('2026-11-23T10:00:00Z');
        expect(countTokens(path, at(null, since), NOTHING).use.tokens).toBe(15);
      });

      it('include those of subagents, each once however often they are counted', () => {
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
        const { use: once, signs } = countTokens(path, at(0), NOTHING);
        expect(signs).toEqual([AT, AT]);
        expect(once).toEqual({
          tokens: 112,
          lastMessage: 'msg_1',
          agentsUntil: Date.parse('2026-11-23T10:01:00Z'),
        });
        const later = { ...side, timestamp: '2026-11-23T10:02:00.000Z' };
        writeFileSync(join(agents, 'agent-b.jsonl'), line('msg_b', [7, 0, 0, 0], later));
        expect(countTokens(path, at(null, LATER), once).use.tokens).toBe(119);
      });

      it.each([null, '/nowhere/session.jsonl'])('do not change without a transcript (%s)', (path) => {
        expect(countTokens(path, at(0), { ...NOTHING, tokens: 5 })).toEqual({
          use: { ...NOTHING, tokens: 5 },
          signs: [],
        });
      });
    });
  });
});
