// `route take` and the hook behind it: a way is taken only for a task that was typed in this session, and only once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerOf, type Client, makeClient, SESSION, SILENT, useBuild } from './built.ts';

const dist = useBuild();

const typed = async (task = '"Réparer"'): Promise<Client> => {
  const client = makeClient(dist());
  // For npm.
  Object.assign(client.env, { PATH: process.env.PATH });
  writeFileSync(join(client.project, 'check.js'), 'process.exit(1);');
  writeFileSync(join(client.project, 'package.json'), JSON.stringify({ scripts: { test: 'node check.js' } }));
  const answer = answerOf(await client.type('go', task));
  expect(answer.hookSpecificOutput.additionalContext).toContain('MSW leaves the way of this task to you');
  return client;
};
const take = ({ project, env }: Client, way: string, session = SESSION) => {
  const args = [join(dist(), 'cli.mjs'), 'route', 'take', way, '--because', 'it fits'];
  const mark = { CLAUDECODE: '1', CLAUDE_CODE_SESSION_ID: session };
  const { status, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: project, encoding: 'utf8', env: { ...env, ...mark } },
  });
  return { status, stderr };
};
const carriedOut = (client: Client, more: object = {}) =>
  client.call('way-taken', { hook_event_name: 'PostToolUse', tool_name: 'Bash', ...more });
const recordOf = ({ env }: Client): string => join(env.MSW_HOME ?? '', 'ways', SESSION);
const isArmed = ({ project }: Client): boolean => existsSync(join(project, '.msw', 'ralph-state.json'));

it('carries the way out once, with the task as it was typed', async () => {
  const client = await typed();
  expect(take(client, 'loop')).toEqual({ status: 0, stderr: '' });
  expect(take(client, 'do')).toMatchObject({ stderr: expect.stringContaining('loop is taken already') });
  expect(await carriedOut(client, { agent_id: 'a1' })).toEqual(SILENT);
  const answer = answerOf(await carriedOut(client));
  expect(answer.systemMessage).toContain('msw ▸ way: loop · it fits');
  expect(answer.hookSpecificOutput.hookEventName).toBe('PostToolUse');
  const state = JSON.parse(readFileSync(join(client.project, '.msw', 'ralph-state.json'), 'utf8'));
  expect(state.loops[SESSION].prompt).toBe('Réparer');
  expect(await carriedOut(client)).toEqual(SILENT);
  expect(existsSync(recordOf(client))).toBe(false);
});

it('takes nothing for a text that nobody typed in this session', async () => {
  const client = await typed();
  expect(take(client, 'loop', 'another')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No task'),
  });
  expect(take(client, 'quick')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Open: do, loop'),
  });
  expect(take(client, 'lop')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('did you mean loop?'),
  });
  expect(await carriedOut(client)).toEqual(SILENT);
  // A repository can bring a file of this form, but not put it into the user folder.
  mkdirSync(join(client.project, '.msw', 'ways'), { recursive: true });
  writeFileSync(join(client.project, '.msw', 'ways', 'another'), readFileSync(recordOf(client)));
  expect(take(client, 'loop', 'another').status).toBe(1);
  expect(isArmed(client)).toBe(false);
});

it('lets a task wait for an hour, and the next /msw:go replace it', async () => {
  const client = await typed();
  const record = JSON.parse(readFileSync(recordOf(client), 'utf8'));
  writeFileSync(recordOf(client), JSON.stringify({ ...record, at: record.at - 61 * 60_000 }));
  expect(take(client, 'loop')).toMatchObject({ status: 1, stderr: expect.stringContaining('No task') });
  await client.type('go', '"Second"');
  expect(JSON.parse(readFileSync(recordOf(client), 'utf8'))).toMatchObject({
    typed: '"Second"',
    taken: null,
  });
  await client.type('go', '"Third" --as quick');
  expect(existsSync(recordOf(client))).toBe(false);
});

it('leaves nothing for do', async () => {
  const client = await typed();
  expect(take(client, 'do').status).toBe(0);
  expect(answerOf(await carriedOut(client)).systemMessage).toBe('msw ▸ way: do · it fits');
  expect([existsSync(join(client.project, '.msw')), existsSync(recordOf(client))]).toEqual([false, false]);
});
