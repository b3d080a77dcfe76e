// The hook that lets a call of MSW's own pass: for what the user has typed in this very session, and nothing else.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rememberCommand } from '../../src/adapters/files/session-commands.ts';
import { answerOf, type Client, makeClient, SESSION, SILENT, useBuild } from './built.ts';

const dist = useBuild();

const cli = (): string => `node "${join(dist(), 'cli.mjs')}"`;
const bash = (client: Client, command: string, more: object = {}, tool: object = {}) =>
  client.call('permit', {
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    permission_mode: 'default',
    tool_input: { command, description: 'x', ...tool },
    ...more,
  });
const typedIn = (client: Client, command: string): Client => {
  const user = client.env.MSW_HOME ?? '';
  mkdirSync(user, { recursive: true });
  rememberCommand(user, SESSION, { project: client.project, command }, Date.now());
  return client;
};

describe('permit', () => {
  it('lets a call pass once the user has typed the command that needs it', async () => {
    const client = makeClient(dist());
    const call = `${cli()} notebook doctor --json`;
    expect(await bash(client, call)).toEqual(SILENT);
    const typed = await client.type('setup');
    expect(answerOf(typed).hookSpecificOutput.additionalContext).toContain('NotebookLM, as MSW finds it');
    const passed = answerOf(await bash(client, call));
    expect(Object.keys(passed)).toEqual(['hookSpecificOutput']);
    expect(passed.hookSpecificOutput).toMatchObject({
      hookEventName: 'PreToolUse',
      permissionDecision: 'allow',
    });
    expect(await bash(client, `${cli()} phase next`)).toEqual(SILENT);
    expect(await bash(client, call, { session_id: 'another' })).toEqual(SILENT);
  });

  it('a command that was answered at once grants nothing', async () => {
    const client = makeClient(dist());
    expect(answerOf(await client.type('execute', '1')).decision).toBe('block');
    expect(await bash(client, `${cli()} execute next 1`)).toEqual(SILENT);
  });

  it('knows agents, sessions and projects apart', async () => {
    const client = typedIn(makeClient(dist()), 'execute');
    const commit = `${cli()} execute commit 01-02 "what it does" --task 1 --type feat`;
    expect(await bash(client, commit)).toEqual(SILENT);
    expect(await bash(client, commit, { agent_type: 'msw:planner' })).toEqual(SILENT);
    expect(answerOf(await bash(client, commit, { agent_type: 'msw:executor' }))).toBeDefined();
    const other = makeClient(dist());
    const there = { ...client.env, CLAUDE_PROJECT_DIR: other.project };
    const input = {
      session_id: SESSION,
      tool_name: 'Bash',
      tool_input: { command: `${cli()} execute next 1` },
    };
    expect(await client.raw('permit', JSON.stringify(input), there)).toEqual(SILENT);
    expect(answerOf(await client.raw('permit', JSON.stringify(input)))).toBeDefined();
  });

  it.each<[string, (call: string) => string]>([
    ['an assignment on a line of its own', (call) => `CLAUDECODE=\n${call}`],
    ['another PATH', (call) => `PATH=./evil:/bin\n${call}`],
    ['another PATH for this call', (call) => `PATH=./evil ${call}`],
    ['options for node', (call) => call.replace('node ', 'node --import ./evil.mjs ')],
    ['another program called node', (call) => `./${call}`],
    ['an alias of the shell', (call) => `\\${call}`],
    ['a second command', (call) => `${call}; touch x`],
    ['a second line', (call) => `${call}\ntouch x`],
    ['a pipe', (call) => `${call} | sh`],
    ['a file for its output', (call) => `${call} > /tmp/x`],
    ['a file for its input', (call) => `${call} < /etc/passwd`],
    ['what another command prints', (call) => `${call} "$(cat /etc/passwd)"`],
    ['another folder first', (call) => `cd /tmp && ${call}`],
    ['the background', (call) => `${call} &`],
    ['another cli.mjs', () => 'node "./dist/cli.mjs" execute next 1'],
    ['a way to it that is not its own', () => `node "${join(dist(), 'hooks')}/../cli.mjs" execute next 1`],
    ['another part of the plugin', () => `node "${join(dist(), 'hooks', 'stop.cjs')}" execute next 1`],
    ['a decision of the user', (call) => call.replace('execute next 1', 'execute resolve 01-02 again')],
    ['trust', (call) => call.replace('execute next 1', 'trust add x')],
    ['a loop', (call) => call.replace('execute next 1', 'loop arm --session s x --check x')],
    ['reading any file', (call) => call.replace('execute next 1', 'plan roundtrip /etc/passwd')],
  ])('is silent about %s', async (_, change) => {
    const client = typedIn(makeClient(dist()), 'execute');
    const call = `${cli()} execute next 1`;
    expect(answerOf(await bash(client, call))).toBeDefined();
    expect(await bash(client, change(call))).toEqual(SILENT);
  });

  it.each<[string, object, object]>([
    ['plan mode', { permission_mode: 'plan' }, {}],
    ['another tool', { tool_name: 'PowerShell' }, {}],
    ['a way out of a sandbox', {}, { dangerouslyDisableSandbox: true }],
    ['an input that nobody knows yet', {}, { elevated: false }],
    ['no command', {}, { command: 7 }],
  ])('is silent in %s', async (_, more, tool) => {
    const client = typedIn(makeClient(dist()), 'execute');
    expect(await bash(client, `${cli()} execute next 1`, more, tool)).toEqual(SILENT);
  });

  it('believes no record that it cannot read, and forgets sessions after a month', async () => {
    const client = typedIn(makeClient(dist()), 'execute');
    const folder = join(client.env.MSW_HOME ?? '', 'sessions');
    const record = join(folder, `${SESSION}.json`);
    for (const text of ['', '{', '[]', '{"project":1}', '{"project":"x","commands":"execute"}']) {
      writeFileSync(record, text);
      expect(await bash(client, `${cli()} execute next 1`)).toEqual(SILENT);
    }
    writeFileSync(join(folder, 'old.json'), '{}');
    const long = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(join(folder, 'old.json'), long, long);
    typedIn(client, 'plan');
    expect(readdirSync(folder)).toEqual([`${SESSION}.json`]);
  });
});
