import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

sampled();

const { cli, hook } = builtCli();

const CHECK =
  "if (require('node:fs').readFileSync('value.txt', 'utf8') !== 'ready') throw new Error('value is not ready');";
const sample = () => newPlace({ 'check.js': CHECK, 'value.txt': 'raw' });

const ask = (place: Place, ...args: string[]) => cli(args, { cwd: place.project, env: place.env });
const askJson = async (place: Place, ...args: string[]) =>
  JSON.parse((await ask(place, ...args, '--json')).stdout);
const arm = (place: Place, ...more: string[]) =>
  ask(place, 'loop', 'arm', '--session', 's1', 'make it ready', '--check', 'value=node check.js', ...more);
/** In Claude Code, in the session that has the loop. */
const type = (place: Place, command: string, args: string) =>
  hook('command', { session_id: 's1', command_name: `msw:${command}`, command_args: args }, place);
const stopInput = (session: string) => ({
  session_id: session,
  hook_event_name: 'Stop',
  last_assistant_message: 'I think it is done.',
});

describe('loop', () => {
  it('arms, shows, hints, pauses, resumes and stops the only loop', async () => {
    const place = sample();
    const armed = await arm(place, '--max-iterations', '7');
    expect(armed).toMatchObject({ code: 0, stderr: '' });
    expect(armed.stdout).toContain('check: node check.js · 7 iterations');
    const { loops, foreign, project } = await askJson(place, 'status');
    expect({ foreign, project }).toEqual({ foreign: 0, project: place.project });
    expect(loops).toHaveLength(1);
    expect(loops[0]).toMatchObject({
      active: true,
      session: 's1',
      prompt: 'make it ready',
      maxIterations: 7,
      taskContext: { checks: [{ name: 'value', command: 'node check.js', origin: 'typed' }] },
    });
    expect(loops[0]).not.toHaveProperty('signature');
    expect((await type(place, 'resume', 'look at value.txt')).stdout).toContain(
      'Hint from the user: look at',
    );
    expect((await ask(place, 'loop', 'pause')).stdout).toContain('is paused');
    expect((await askJson(place, 'loop', 'status')).loops[0]).toMatchObject({ active: false });
    expect((await ask(place, 'loop', 'resume')).stdout).toContain('continues with iteration 1');
    expect((await askJson(place, 'status')).loops[0].progress.hints).toEqual(['look at value.txt']);
    const stopped = await ask(place, 'loop', 'stop', loops[0].id.slice(0, 8));
    expect(stopped.stdout).toContain('is stopped after 0 iterations');
    expect((await ask(place, 'status')).stdout).toContain('No loop in this project');
  });

  it('arms with the former name of an option, which the help does not show', async () => {
    const place = sample();
    expect(await arm(place, '--no-witness')).toMatchObject({ code: 0, stderr: '' });
    const { loops } = await askJson(place, 'status');
    expect(loops[0]).toMatchObject({ taskContext: { mayWitness: false } });
    const { stdout } = await ask(place, 'loop', 'arm', '--help');
    expect(stdout).toContain('--no-controls');
    expect(stdout).not.toContain('witness');
  });

  it('reports how a loop ended in the words of its report, and that a resumed loop runs again', async () => {
    const place = sample();
    const result = async () => {
      const { code, stdout, stderr } = await ask(place, 'loop', 'result');
      // A result is output, its absence a refusal; nothing is said twice.
      expect([stdout, stderr]).toContain('');
      return { code, said: stdout + stderr };
    };
    await arm(place);
    expect((await ask(place, 'loop', 'result', 'nobody')).stderr).toContain('No loop nobody of this project');
    expect((await result()).said).toContain('runs, so it has no result yet');
    await hook('session-end', { session_id: 's1', hook_event_name: 'SessionEnd', reason: 'other' }, place);
    const left = await result();
    expect(left).toMatchObject({ code: 1 });
    expect(left.said).toContain('not done, its session ended in iteration 1 of 20');
    await hook('stop', stopInput('s1'), place);
    const again = await result();
    expect(again).toMatchObject({ code: 1 });
    expect(again.said).toContain('runs again, so it has no result yet');
    await ask(place, 'loop', 'pause');
    expect((await result()).said).toMatch(/Loop \S+ is paused: /);
    expect((await ask(place, 'loop', 'history')).stdout).toContain('paused: by the user');
    await ask(place, 'loop', 'resume');
    expect((await result()).said).toContain('runs again');
    await ask(place, 'loop', 'stop');
    expect((await result()).said).toContain('stopped, ');
    // A script asks for the loop that it has just started, not the one before.
    await arm(place, '--max-iterations', '1');
    expect((await result()).said).toContain('runs, so it has no result yet');
    await hook('stop', stopInput('s1'), place);
    expect((await result()).said).toContain('budget spent, all 1 iteration is used');
    expect((await ask(place, 'loop', 'history')).stdout).toMatch(/ended: budget spent/);
  });

  it('arms exactly the typed bytes, without a shell', async () => {
    const place = sample();
    const task = 'say "hi" --- $(touch gone) `touch gone` --check no\n🙂 \\"x\\"';
    const check = 'node -e "process.exit(1) // \\"q\\" $HOME"';
    const armed = await ask(
      place,
      'loop',
      'arm',
      '--session',
      's1',
      '--check',
      check,
      '--promise',
      '<promise>ALL "OK"</promise>',
      '--json',
      '--',
      task,
    );
    const { loop } = JSON.parse(armed.stdout);
    expect(loop).toMatchObject({ prompt: task, completionPromise: 'ALL "OK"' });
    expect(loop.taskContext.checks[0].command).toBe(check);
    expect(existsSync(join(place.project, 'gone'))).toBe(false);
  });

  it.each(['stop', 'pause', 'resume', 'history'])('%s reports that there is no loop', async (verb) => {
    const { code, stdout, stderr } = await ask(sample(), 'loop', verb);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^msw-protocol: .*no.*loop.*\n$/i);
  });

  it('asks for an id when there are two loops, and refuses a second one in a session', async () => {
    const place = sample();
    await arm(place);
    const second = await arm(place);
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('already has a loop') });
    await ask(place, 'loop', 'arm', '--session', 's2', 'another task', '--check', 'node check.js');
    const stopped = await ask(place, 'loop', 'stop');
    expect(stopped).toMatchObject({ code: 1, stderr: '' });
    expect(stopped.stdout).toMatch(/name one by its id:(?:\n {2}\S+ .*){2}\n$/);
    expect((await ask(place, 'loop', 'stop', '--session', 's2')).code).toBe(0);
    expect((await ask(place, 'loop', 'stop')).code).toBe(0);
  });

  it('leaves a parked loop to a session that takes it over', async () => {
    const place = sample();
    await arm(place);
    await hook('session-end', { session_id: 's1', hook_event_name: 'SessionEnd', reason: 'clear' }, place);
    const alone = await ask(place, 'loop', 'resume');
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('--session ID') });
    expect((await ask(place, 'loop', 'resume', '--session', 's9')).code).toBe(0);
    expect((await askJson(place, 'status')).loops).toMatchObject([{ session: 's9', active: true }]);
  });

  it('shows the history of a loop, even after it ended', async () => {
    const place = sample();
    await arm(place);
    await hook('stop', stopInput('s1'), place);
    await type(place, 'resume', 'value.txt');
    writeFileSync(join(place.project, 'value.txt'), 'ready');
    const last = await hook('stop', stopInput('s1'), place);
    expect(JSON.parse(last.stdout).systemMessage).toContain('· done');
    const { code, stdout } = await ask(place, 'loop', 'history');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/^ {2}\S+ \S+ {2}/, '').split(/[:;]/)[0])).toEqual([
      expect.stringMatching(/^Loop \S+ \(times are UTC\)$/),
      'armed',
      'iteration 1',
      'hint from the user',
      'what made the failure go away is kept as a fix',
      'ended',
    ]);
    expect(stdout).toContain('value failed in');
    expect(stdout).toContain('done; passed: nothing changed but what only the checks read: value.txt');
    const raw = await askJson(place, 'loop', 'history');
    expect(raw.lines.map((line: { event: string }) => line.event)).toEqual([
      'loop-armed',
      'iteration-finished',
      'hint-given',
      'fix-learned',
      'loop-ended',
    ]);
    expect(await askJson(place, 'loop', 'history', raw.loop.slice(0, 10))).toEqual(raw);
    expect(await ask(place, 'loop', 'history', 'nope')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('loop explain', () => {
  const explain = async (place: Place, input: unknown, ...more: string[]) => {
    const file = join(place.project, '..', 'input.json');
    writeFileSync(file, typeof input === 'string' ? input : JSON.stringify(input));
    return ask(place, 'loop', 'explain', file, ...more);
  };

  it('shows the owner, and runs checks only on request, without changing anything', async () => {
    const place = sample();
    await arm(place);
    const before = contentsOf(place.project);
    const plain = JSON.parse((await explain(place, stopInput('s1'), '--json')).stdout);
    expect(plain).toMatchObject({
      ownership: 'owned',
      claim: 'nothing',
      plan: 'judge',
      checks: null,
    });
    const full = JSON.parse((await explain(place, stopInput('s1'), '--json', '--run-checks')).stdout);
    expect(full).toMatchObject({
      checks: [{ name: 'value', outcome: 'failed' }],
      decision: { kind: 'continue', strategy: 'fix', counted: true },
    });
    const text = await explain(place, stopInput('s1'), '--run-checks');
    expect(text.stdout).toContain('decision           continue: fix');
    expect(contentsOf(place.project)).toEqual(before);
    writeFileSync(join(place.project, 'value.txt'), 'ready');
    const green = JSON.parse((await explain(place, stopInput('s1'), '--json', '--run-checks')).stdout);
    expect(green.decision).toMatchObject({ kind: 'end', cause: 'done' });
    expect((await askJson(place, 'status')).loops[0]).toMatchObject({ active: true, iteration: 1 });
  });

  it.each([
    [{ background_tasks: [{ id: 't', type: 'subagent' }] }, 'wait'],
    [{ last_assistant_message: 'x\n<abort>no access</abort>' }, 'release'],
  ])('%j is decided before any check', async (change, plan) => {
    const place = sample();
    await arm(place);
    const { stdout } = await explain(place, { ...stopInput('s1'), ...change }, '--json', '--run-checks');
    expect(JSON.parse(stdout)).toMatchObject({ plan, checks: null });
  });

  it('recognises sessions without a loop, records of others and an unreadable state', async () => {
    const place = sample();
    const none = JSON.parse((await explain(place, stopInput('s2'), '--json')).stdout);
    expect(none).toMatchObject({ ownership: 'none', loop: null });
    expect(existsSync(join(place.project, '.msw'))).toBe(false);
    await arm(place);
    const other = { ...place, env: { ...place.env, MSW_HOME: `${place.env.MSW_HOME}-other` } };
    const foreign = JSON.parse((await explain(other, stopInput('s1'), '--json', '--run-checks')).stdout);
    expect(foreign).toMatchObject({ ownership: 'foreign', checks: null });
    writeFileSync(join(place.project, '.msw', 'ralph-state.json'), '{');
    const broken = JSON.parse((await explain(place, stopInput('s2'), '--json')).stdout);
    expect(broken).toMatchObject({ ownership: 'unusable' });
    // The loop of its own session is restored from MSW's copy.
    const own = JSON.parse((await explain(place, stopInput('s1'), '--json')).stdout);
    expect(own).toMatchObject({ ownership: 'owned', plan: 'judge' });
    expect(readFileSync(join(place.project, '.msw', 'ralph-state.json'), 'utf8')).toBe('{');
  });

  it('holds a subagent only when the loop names its type', async () => {
    const place = sample();
    await arm(place, '--agent', 'builder');
    const stop = (type: string) => ({
      ...stopInput('s1'),
      hook_event_name: 'SubagentStop',
      agent_id: 'a1',
      agent_type: type,
    });
    const held = JSON.parse((await explain(place, stop('builder'), '--json')).stdout);
    expect(held).toMatchObject({ session: 's1#a1', ownership: 'owned', plan: 'judge' });
    const free = JSON.parse((await explain(place, stop('reviewer'), '--json')).stdout);
    expect(free).toMatchObject({ session: 's1#a1', ownership: 'none', loop: null });
  });

  it.each([
    ['s1', 'owned'],
    ['s2', 'none'],
  ])('shows what session %s is told at its start', async (session, ownership) => {
    const place = sample();
    await arm(place);
    const input = { session_id: session, hook_event_name: 'SessionStart', source: 'resume' };
    expect(JSON.parse((await explain(place, input, '--json')).stdout)).toMatchObject({ ownership });
  });

  it('shows what a slash command would arm, and arms nothing', async () => {
    const place = sample();
    const input = (args: string) => ({
      session_id: 's1',
      hook_event_name: 'UserPromptExpansion',
      command_name: 'msw:loop',
      command_args: args,
    });
    const good = await explain(place, input('"do it" --check "npm test"'));
    expect(good.stdout).toContain('A loop is armed: checks test (npm test)');
    const bad = await explain(place, input('"do it" --chek x'));
    expect(bad.stdout).toContain('refused: Unknown option --chek');
    const bare = await explain(place, input('"do it"'));
    expect(bare.stdout).toContain('The command is refused: MSW found no test command in this project');
    const long = await explain(place, input('"do it" --check a --check b --check-timeout 6600'));
    expect(long.stdout).toContain('The command is refused: The checks may take 13200 s in all');
    const other = await explain(place, { ...input(''), command_name: 'msw:map' });
    expect(other.stdout).toContain('What /msw:map answers is not replayed');
    expect(existsSync(join(place.project, '.msw'))).toBe(false);
  });

  it('reads a file with a byte order mark and CRLF', async () => {
    const input = `\uFEFF${JSON.stringify(stopInput('s1'), null, 2).replaceAll('\n', '\r\n')}`;
    expect(await explain(sample(), input)).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    '',
    'no json',
    '[]',
    '{"session_id":"s"}',
    '{"hook_event_name":"Stop"}',
    '{"hook_event_name":"Other"}',
  ])('refuses %j in one line', async (input) => {
    const { code, stdout, stderr } = await explain(sample(), input);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a state file that cannot be used', () => {
  it('is not overwritten by loop arm when a newer MSW wrote it', async () => {
    const place = newPlace({ '.msw/ralph-state.json': '{"version":99,"loops":{}}' });
    const armed = await arm(place);
    expect(armed).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('update the plugin'),
    });
  });

  it.each([
    ['{"version":99,"loops":{}}', 'newer MSW (version 99)'],
    ['{"version":1,', 'cannot be read'],
    ['', 'cannot be read'],
  ])('makes every verb refuse, and is left alone: %j', async (content, words) => {
    const place = sample();
    await arm(place);
    const path = join(place.project, '.msw', 'ralph-state.json');
    writeFileSync(path, content);
    expect(await ask(place, 'status')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(words),
    });
    expect(await askJson(place, 'status')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
    for (const verb of ['stop', 'pause', 'resume']) expect((await ask(place, 'loop', verb)).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  it('can still be used when it only has a byte order mark and CRLF', async () => {
    const place = sample();
    await arm(place);
    const path = join(place.project, '.msw', 'ralph-state.json');
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
    expect((await askJson(place, 'status')).loops).toHaveLength(1);
  });

  it('counts the records of another machine', async () => {
    const place = sample();
    await arm(place);
    const other = { ...place, env: { ...place.env, MSW_HOME: `${place.env.MSW_HOME}-other` } };
    expect(await askJson(other, 'status')).toMatchObject({ loops: [], foreign: 1 });
    expect((await ask(other, 'loop', 'status')).stdout).toContain('nothing of it runs');
  });
});

function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((file) => join(file.parentPath, file.name)).map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
