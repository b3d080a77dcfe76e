import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseCommand,
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
} from '../../../src/adapters/claude-code/hook-input.ts';
import { parseStop } from '../../../src/adapters/claude-code/stop-input.ts';

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
    for (const input of [null, 5, 'x', [], {}, { session_id: '' }, { session_id: 5 }, { session_id: null }]) {
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
