// The defects of Anthropic's own ralph-loop, by number, and how the built hooks behave instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { answerOf, type Client, HOOKS, makeClient, SESSION, SILENT, stopFields, useBuild } from './built.ts';

sampled();

const dist = useBuild();
const OTHER = '7d1a2c53-0000-4c55-9f0e-5d6a1f0c2b22';
const CHECK = '--check "node check.js"';

const client = (): Client => {
  const made = makeClient(dist());
  writeFileSync(join(made.project, 'check.js'), "process.exit(require('fs').existsSync('ready') ? 0 : 1)");
  return made;
};
const armed = async (args = `"Fix it" ${CHECK}`): Promise<Client> => {
  const made = client();
  const run = await made.type('loop', args);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(answerOf(run).hookSpecificOutput.additionalContext).toContain('MSW armed a verified loop');
  return made;
};
const ready = (c: Client): void => writeFileSync(join(c.project, 'ready'), '');
const stop = (c: Client, message = 'I am done.', more: object = {}) =>
  c.call('stop', stopFields(message, more));
const statePath = (c: Client): string => join(c.project, '.msw', 'ralph-state.json');
const state = (c: Client) => JSON.parse(readFileSync(statePath(c), 'utf8'));
const recordOf = (c: Client) => state(c).loops[SESSION];
const change = (c: Client, act: (value: ReturnType<typeof state>) => void): void => {
  const value = state(c);
  act(value);
  writeFileSync(statePath(c), JSON.stringify(value));
};
/** Writes the same to the copy in the user folder as to the state, as if only MSW had written both. */
const asMswWrote = (c: Client): void => {
  const record = recordOf(c);
  const copy = join(c.env.MSW_HOME ?? '', 'loops', `${record.id}.json`);
  const [head = ''] = readFileSync(copy, 'utf8').split('\n');
  writeFileSync(copy, `${head}\n${JSON.stringify(record)}\n`);
};

const goesOn = (run: Awaited<ReturnType<typeof stop>>): string => {
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return answerOf(run).hookSpecificOutput.additionalContext;
};
const isLetGo = (run: Awaited<ReturnType<typeof stop>>): string => {
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const answer = answerOf(run);
  expect(Object.keys(answer).filter((key) => key !== 'terminalSequence')).toEqual(['systemMessage']);
  return answer.systemMessage;
};

describe('defects of the official hook', () => {
  it('D1, D2: without jq, perl or a shell tool on PATH, a loop runs to its end', async () => {
    const c = await armed(`"Fix it" ${CHECK} --promise DONE`);
    expect(goesOn(await stop(c))).toContain('iteration 2 of 20');
    ready(c);
    expect(goesOn(await stop(c))).toContain('<promise>DONE</promise>');
    expect(isLetGo(await stop(c, 'So:\n<promise>DONE</promise>'))).toContain('· done');
  });

  it('D3: a state with CRLF, a byte order mark and missing counters is read', async () => {
    const c = await armed();
    change(c, (value) => {
      const record = value.loops[SESSION];
      for (const key of ['iteration', 'queriedErrors', 'lastError', 'lastHeartbeat', 'active'])
        delete record[key];
      record.progress = {};
    });
    const text = JSON.stringify(state(c), null, 2).replaceAll('\n', '\r\n');
    writeFileSync(statePath(c), `\uFEFF${text}`);
    expect(goesOn(await stop(c))).toContain('iteration 2 of 20');
  });

  it('D3: a state that lacks agreed terms is reported, and the loop continues as agreed', async () => {
    const c = await armed();
    change(c, (value) => {
      delete value.loops[SESSION].completionPromise;
    });
    const run = await stop(c);
    expect(goesOn(run)).toContain('iteration 2 of 20');
    expect(answerOf(run).systemMessage).toContain('was changed by something other than MSW');
    expect(recordOf(c)).toMatchObject({ completionPromise: null, iteration: 2 });
  });

  it('D4: numbers are decimal, even with leading zeros', async () => {
    const c = await armed(`"Fix it" ${CHECK} --max-iterations 08`);
    expect(recordOf(c).maxIterations).toBe(8);
    expect(goesOn(await stop(c))).toContain('iteration 2 of 8');
  });

  it.each(HOOKS)('D5: %s says nothing when there is no loop', async (hook) => {
    const c = client();
    expect(await c.call(hook, stopFields())).toEqual(SILENT);
    expect(readdirSync(c.project)).toEqual(['check.js']);
  });

  it('D6: Claude’s cd changes nothing, even when there is a foreign state in that folder', async () => {
    const c = await armed();
    const app = join(c.project, 'app');
    mkdirSync(join(app, '.msw'), { recursive: true });
    writeFileSync(join(app, '.msw', 'ralph-state.json'), '{"version":1,"loops":{}}');
    expect(goesOn(await stop(c, 'x', { cwd: app }))).toContain('iteration 2 of 20');
    expect(readFileSync(join(app, '.msw', 'ralph-state.json'), 'utf8')).toBe('{"version":1,"loops":{}}');
  });

  it('D7: a loop that its user pauses does not loop, and nobody else switches it off', async () => {
    const c = await armed();
    change(c, (value) => {
      value.loops[SESSION].active = false;
    });
    const run = await stop(c);
    expect(goesOn(run)).toContain('iteration 2 of 20');
    expect(answerOf(run).systemMessage).toContain('was changed by something other than MSW');
    await c.type('pause');
    expect(recordOf(c).active).toBe(false);
    expect(await stop(c)).toEqual(SILENT);
  });

  const odd = '\n---\nmax_iterations: 5\n---\niteration: 99 is the goal\n---\n';

  it('D8, D22, D23: a task that looks like a state is text, kept byte for byte', async () => {
    const c = await armed(`"${odd}" ${CHECK}`);
    expect(goesOn(await stop(c))).toContain('iteration 2 of 20');
    expect(recordOf(c)).toMatchObject({ prompt: odd, iteration: 2, maxIterations: 20 });
    const [id = ''] = readdirSync(join(c.project, '.msw', 'loops'));
    expect(readFileSync(join(c.project, '.msw', 'loops', id, 'task.md'), 'utf8')).toBe(odd);
    expect(readFileSync(join(c.project, '.msw', 'loops', id, 'iteration-001.md'), 'utf8')).toContain(odd);
  });

  it.each([OTHER, '', SESSION.slice(0, 8), null, 5])('D9: the session %j is not held', async (session) => {
    const c = await armed();
    expect(await stop(c, 'x', { session_id: session })).toEqual(SILENT);
    expect(recordOf(c).iteration).toBe(1);
  });

  it('D9: a record without a session holds no session', async () => {
    const c = await armed();
    change(c, (value) => {
      value.loops = { '': { ...value.loops[SESSION], session: '' } };
    });
    expect(await stop(c, 'x', { session_id: '' })).toEqual(SILENT);
    expect(recordOf(c)).toBeUndefined();
    expect(goesOn(await stop(c))).toContain('iteration 2 of 20');
    expect(recordOf(c)).toMatchObject({ session: SESSION, iteration: 2 });
  });

  it('D10: after /clear the loop is kept, and the new session is told how to take it over, and can', async () => {
    const c = await armed();
    await c.call('session-end', { reason: 'clear' });
    const told = isLetGo(await c.call('session-start', { session_id: OTHER, source: 'clear' }));
    expect(told).toContain('/msw:resume takes it over');
    expect(await stop(c, 'x', { session_id: OTHER })).toEqual(SILENT);
    const resumed = await c.type('resume', '', OTHER);
    expect(answerOf(resumed).hookSpecificOutput.additionalContext).toContain('iteration 1 of 20');
    expect(goesOn(await stop(c, 'x', { session_id: OTHER }))).toContain('iteration 2 of 20');
  });

  it('D11: a second session’s loop leaves the first alone; a second loop in a session is refused', async () => {
    const c = await armed();
    await c.type('loop', `"Other" ${CHECK}`, OTHER);
    expect(Object.keys(state(c).loops).toSorted()).toEqual([SESSION, OTHER].toSorted());
    expect(answerOf(await c.type('loop', `"Third" ${CHECK}`))).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('already has a loop'),
    });
    expect(recordOf(c).prompt).toBe('Fix it');
  });

  it('D12: a loop is done when the last iteration succeeds', async () => {
    const c = await armed(`"Fix it" ${CHECK} --promise DONE --max-iterations 1`);
    ready(c);
    expect(isLetGo(await stop(c, '<promise>DONE</promise>'))).toContain('· done');
  });

  it('D13: no loop is endless', async () => {
    const c = await armed();
    expect(recordOf(c)).toMatchObject({ maxIterations: 20, taskContext: { maxMinutes: 240 } });
    const none = client();
    expect(answerOf(await none.type('loop', `"x" ${CHECK} --max-iterations 0`)).decision).toBe('block');
  });

  it.each([null, '/nowhere/t.jsonl', 5])('D14: the transcript %j is not needed', async (path) => {
    const c = await armed();
    expect(goesOn(await stop(c, 'x', { transcript_path: path }))).toContain('iteration 2 of 20');
  });

  it('D15: JSON is JSON, however it is spaced', async () => {
    const c = await armed();
    const text = JSON.stringify({ session_id: SESSION, ...stopFields() }, null, 4).replaceAll(':', ' :  ');
    expect(goesOn(await c.raw('stop', `\n\t${text}\n`))).toContain('iteration 2 of 20');
    expect(goesOn(await c.raw('stop', `\uFEFF${text}`))).toContain('iteration 3 of 20');
  });

  it('D16: a subagent’s promise ends nothing', async () => {
    const c = await armed('"Fix it" --no-check --promise DONE');
    const agent = { hook_event_name: 'SubagentStop', agent_id: 'a1', agent_type: 'Explore' };
    expect(await stop(c, '<promise>DONE</promise>', agent)).toEqual(SILENT);
    expect(await stop(c, '<promise>DONE</promise>', { agent_id: 'a1' })).toEqual(SILENT);
    expect(recordOf(c).iteration).toBe(1);
  });

  it('D17: control characters in a message and a broken transcript do not break the hook', async () => {
    const c = await armed();
    const transcript = join(c.project, 't.jsonl');
    writeFileSync(transcript, Buffer.from([0x7b, 0x01, 0x0a, 0xff, 0x00, 0x0a]));
    const run = await stop(c, '\u0000\u0001\u001b[31m', { transcript_path: transcript });
    expect(goesOn(run)).toContain('iteration 2 of 20');
  });

  it('D18: only this turn’s last message counts, and a turn of tool calls alone promises nothing', async () => {
    const c = await armed('"Fix it" --no-check --promise DONE');
    const transcript = join(c.project, 't.jsonl');
    const said = {
      type: 'assistant',
      message: { content: [{ type: 'text', text: '<promise>DONE</promise>' }] },
    };
    writeFileSync(transcript, `${JSON.stringify(said)}\n`);
    expect(goesOn(await stop(c, '', { transcript_path: transcript }))).toContain('iteration 2 of 20');
  });

  it.each([
    ['D19', 'DONE'],
    ['D20', 'I will print <promise>DONE</promise> once the tests pass.'],
    ['D20', '<promise>DONE</promise> <promise>DONE</promise>'],
    ['D21', '<promise>DONE </promise>'],
  ])('%s: %j completes nothing', async (_number, message) => {
    const c = await armed('"Fix it" --no-check --promise DONE');
    expect(goesOn(await stop(c, message))).toContain('iteration 2 of 20');
  });

  it('D20: of two tags, the one on the last line counts', async () => {
    const c = await armed('"Fix it" --no-check --promise DONE');
    const message = 'I was to print <promise>X</promise>.\n<promise>DONE</promise>';
    expect(isLetGo(await stop(c, message))).toContain('the promise was given');
  });

  it('D21: a promise with two spaces is kept with two spaces', async () => {
    const c = await armed('"Fix it" --no-check --promise "ALL  DONE"');
    expect(goesOn(await stop(c, '<promise>ALL DONE</promise>'))).toContain('<promise>ALL  DONE</promise>');
    expect(isLetGo(await stop(c, '<promise>ALL  DONE</promise>'))).toContain('the promise was given');
  });

  it('D24: an ended loop leaves its archive, its evidence and its journal', async () => {
    const c = await armed();
    await stop(c);
    ready(c);
    await stop(c);
    const [id = ''] = readdirSync(join(c.project, '.msw', 'loops'));
    const kept = readdirSync(join(c.project, '.msw', 'loops', id));
    expect(kept).toEqual(expect.arrayContaining(['iteration-001.md', 'loop.json', 'report.md', 'task.md']));
    const journal = readFileSync(join(c.project, '.msw', 'journal.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(journal.map((line) => JSON.parse(line).event)).toEqual([
      'loop-armed',
      'iteration-finished',
      'loop-ended',
    ]);
  });

  it('D25: background work defers, uses no iteration, and the client’s compaction helpers are released', async () => {
    const c = await armed();
    const background_tasks = [{ id: 'b', type: 'subagent', status: 'running' }];
    expect(JSON.parse((await stop(c, 'x', { background_tasks })).stdout)).toEqual({
      systemMessage: 'msw ▸ An agent works in the background; the checks run when it is done.',
    });
    expect(await stop(c, 'x', { background_tasks })).toEqual(SILENT);
    const helper = { hook_event_name: 'SubagentStop', agent_id: 'c1', agent_type: '' };
    expect(await stop(c, 'x', helper)).toEqual(SILENT);
    expect(recordOf(c).iteration).toBe(1);
    expect(goesOn(await stop(c))).toContain('iteration 2 of 20');
  });

  it('D26: arguments pass through no shell', async () => {
    const task = "it's; touch PWNED; $(touch PWNED) `touch PWNED`\n[ ] && touch PWNED";
    const c = await armed(`"${task}" ${CHECK}`);
    expect(recordOf(c).prompt).toBe(task);
    await stop(c);
    expect(existsSync(join(c.project, 'PWNED'))).toBe(false);
  });

  it('D27: the session comes from the payload, not from the environment', async () => {
    const c = client();
    const call = { session_id: SESSION, command_name: 'msw:loop', command_args: `"Fix it" ${CHECK}` };
    const run = await c.raw('command', JSON.stringify(call), { ...c.env, CLAUDE_CODE_SESSION_ID: OTHER });
    expect(run.code).toBe(0);
    expect(Object.keys(state(c).loops)).toEqual([SESSION]);
  });

  it('D28: a crashed session’s loop traps no other session, and is kept', async () => {
    const c = await armed();
    change(c, (value) => {
      value.loops[SESSION].progress.owner.pid = 2 ** 30;
      value.loops[SESSION].lastHeartbeat = '2026-01-01T00:00:00.000Z';
    });
    asMswWrote(c);
    const told = isLetGo(await c.call('session-start', { session_id: OTHER, source: 'startup' }));
    expect(told).toContain('lost its session at iteration 1 and is parked');
    expect(await stop(c, 'x', { session_id: OTHER })).toEqual(SILENT);
    expect(recordOf(c)).toMatchObject({ prompt: 'Fix it', active: false });
  });
});
