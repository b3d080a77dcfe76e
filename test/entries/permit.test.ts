import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rememberCommand } from '../../src/adapters/files/session-commands.ts';
import { sampled } from '../support/sampled.ts';
import { type Carrier, carriers, leftOfAll } from '../support/secrets/carriers.ts';
import { type Sample, secretSamples } from '../support/secrets/samples.ts';
import { answerOf, type Client, makeClient, SESSION, SILENT, stopFields, useBuild } from './built.ts';

sampled();

describe('permit', () => {
  // The hook that allows a call of MSW's own: only for a command that the user has typed in this very session.
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
    it('allows a call once the user has typed the command that needs it', async () => {
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

    it('grants nothing for a command that was answered at once', async () => {
      const client = makeClient(dist());
      expect(answerOf(await client.type('execute', '1')).decision).toBe('block');
      expect(await bash(client, `${cli()} execute next 1`)).toEqual(SILENT);
    });

    it('distinguishes agents, sessions and projects', async () => {
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
      ['reading any file', (call) => call.replace('execute next 1', 'plan write /etc/passwd')],
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

    it.each<[string, object, boolean]>([
      ['the researcher', {}, true],
      ['a later question of a conversation', { tool_input: { question: 'Why?', conversation: 'x' } }, true],
      ['the session itself', { agent_type: undefined }, false],
      ['another agent', { agent_type: 'msw:planner' }, false],
      ['another notebook', { tool_input: { question: 'Why?', notebook: 'other' } }, false],
      ['the same by its other name', { tool_input: { question: 'Why?', notebook_id: 'other' } }, false],
      ['chosen sources', { tool_input: { question: 'Why?', source_ids: ['s'] } }, false],
      ['another tool', { tool_name: 'mcp__plugin_msw_msw__source_add' }, false],
      ['another server', { tool_name: 'mcp__plugin_other_msw__notebook_query' }, false],
      ['plan mode', { permission_mode: 'plan' }, false],
      ['another session', { session_id: 'another' }, false],
    ])('allows a question to the notebook only from the researcher: %s', async (_, more, passes) => {
      const client = typedIn(makeClient(dist()), 'plan');
      const answer = await client.call('permit', {
        hook_event_name: 'PreToolUse',
        tool_name: 'mcp__plugin_msw_msw__notebook_query',
        permission_mode: 'default',
        agent_type: 'msw:researcher',
        tool_input: { question: 'Why?' },
        ...more,
      });
      if (passes) expect(answerOf(answer).hookSpecificOutput.permissionDecision).toBe('allow');
      else expect(answer).toEqual(SILENT);
    });

    it.each<[string, string, boolean]>([
      [
        'a server of the project passes for MSW’s',
        '{"mcpServers":{"plugin.msw.msw":{"command":"x"}}}',
        false,
      ],
      ['a server of the project is called otherwise', '{"mcpServers":{"msw":{"command":"x"}}}', true],
      ['nobody can tell', '{', false],
    ])('allows a question to the notebook, if %s: %s', async (_, servers, passes) => {
      const client = typedIn(makeClient(dist()), 'plan');
      writeFileSync(join(client.project, '.mcp.json'), servers);
      const question = {
        hook_event_name: 'PreToolUse',
        tool_name: 'mcp__plugin_msw_msw__notebook_query',
        permission_mode: 'default',
        agent_type: 'msw:researcher',
        tool_input: { question: 'Why?' },
      };
      const answer = await client.call('permit', question);
      expect(answer.stdout !== '').toBe(passes);
      // The command line is MSW's own whatever servers there are.
      expect(answerOf(await bash(client, `${cli()} phase check 1`))).toBeDefined();
      const told = await client.call('session-start', { hook_event_name: 'SessionStart', source: 'startup' });
      expect(told.stdout.includes('.mcp.json')).toBe(!passes);
    });

    it('allows no question before the command is typed', async () => {
      const client = typedIn(makeClient(dist()), 'execute');
      const call = {
        hook_event_name: 'PreToolUse',
        tool_name: 'mcp__plugin_msw_msw__notebook_query',
        agent_type: 'msw:researcher',
        tool_input: { question: 'Why?' },
      };
      expect(await client.call('permit', call)).toEqual(SILENT);
    });

    it('ignores a record that it cannot read, and forgets sessions after a month', async () => {
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
});

describe('secrets', () => {
  // Secrets of every kind go through the built plugin: into the failure of a check, and into a loop. The printed output
  // and all kept files are searched for them.
  const dist = useBuild();

  interface Leak extends Sample {
    /** As the check prints it. */
    readonly printed: string;
  }

  /** Each sample in two carriers, every carrier with many samples. */
  const leaks: readonly Leak[] = secretSamples(11).flatMap((sample, index) =>
    [index, index + 5].map((way) => ({ ...sample, printed: carrierAt(way).wrap(sample.text) })),
  );

  function carrierAt(way: number): Carrier {
    const carrier = carriers[way % carriers.length];
    if (carrier === undefined) throw new Error('no carriers');
    return carrier;
  }

  const leftIn = (text: string, among: readonly Leak[]): readonly Leak[] => {
    const left = new Set(
      leftOfAll(
        text,
        among.flatMap(({ secrets }) => secrets),
      ),
    );
    return among.filter(({ secrets }) => secrets.some((secret) => left.has(secret)));
  };

  const inGroups = <T>(values: readonly T[], size: number): readonly (readonly T[])[] =>
    Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
      values.slice(at * size, (at + 1) * size),
    );

  describe('failure fingerprint', () => {
    it('prints no secret', () => {
      for (const group of inGroups(leaks, 180)) {
        const lines = group.map(
          ({ printed }, at) => `src/a${at}.c:1:1: error: ${printed.replaceAll(/\s+/g, ' ')}`,
        );
        const args = [join(dist(), 'cli.mjs'), 'failure', 'fingerprint', '--command', 'make'];
        const out = execFileSync(process.execPath, args, { input: lines.join('\n'), encoding: 'utf8' });
        expect(JSON.parse(out).items.length).toBeGreaterThan(100);
        expect(leftIn(out, group)).toEqual([]);
      }
    });
  });

  describe('a loop', () => {
    it('keeps no secret from a check’s output or from Claude’s reason for giving up', async () => {
      const client = makeClient(dist());
      const groups = inGroups(leaks, 500);
      for (const [index, group] of groups.entries()) {
        const text = group.map(({ printed }, at) => `line ${at}: error: ${printed}`).join('\n');
        writeFileSync(join(client.project, `out-${index}.txt`), text);
      }
      writeFileSync(join(client.project, 'check.cjs'), CHECK);
      const run = await client.type('loop', '"Fix it" --check "node check.cjs" --no-guidance');
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const said: string[] = [];
      for (const [index] of groups.entries()) {
        writeFileSync(join(client.project, 'turn'), String(index));
        const stopped = await client.call('stop', stopFields());
        expect(answerOf(stopped).hookSpecificOutput.additionalContext).toContain(`iteration ${index + 2} of`);
        said.push(stopped.stdout);
      }
      const [first] = leaks;
      const abort = stopFields(`<abort>no way on with ${first?.text.replaceAll(/[<>]/g, '')}</abort>`);
      said.push((await client.call('stop', abort)).stdout);
      const kept = keptBy(client);
      expect(kept.length).toBeGreaterThan(50_000);
      expect(leftIn(`${kept}\n${said.join('\n')}`, leaks)).toEqual([]);
    });
  });

  const CHECK = [
    "const { readFileSync, writeSync } = require('node:fs');",
    "const text = readFileSync('out-' + readFileSync('turn', 'utf8') + '.txt');",
    'for (let at = 0; at < text.length; ) at += writeSync(1, text, at, Math.min(4096, text.length - at));',
    'process.exitCode = 1;',
  ].join('\n');

  /** Everything below `.msw`. */
  function keptBy({ project }: Client): string {
    const folder = join(project, '.msw');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
  }
});
