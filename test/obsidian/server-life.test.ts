// The server's life, with the real one: found, started, started again, ended.

import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notebookPort } from '../../obsidian/src/server/notebook-port.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { seedProfile } from '../support/nlm/nlm-store.ts';
import { processesIn } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { serverScene } from './support/server-scene.ts';

const never = new AbortController().signal;
const LIST = { tool: 'notebook_list', input: {}, limitMs: 30_000 };

requireOrSkip('nlm 0.15.8', 'posix')('the life of the server', () => {
  test('V2: it is spawned with --transport stdio, and with --debug in Debug Mode', async () => {
    const quiet = await serverScene();
    expect(await quiet.server.call(LIST)).toMatchObject({ status: 'ok', value: { status: 'success' } });
    expect(quiet.events[0]).toEqual({
      event: 'start',
      fields: { program: quiet.program, args: ['--transport', 'stdio'] },
    });
    const loud = await serverScene({ isDebug: true });
    await loud.server.call(LIST);
    expect(loud.events[0]?.fields.args).toEqual(['--transport', 'stdio', '--debug']);
  });

  test('V2: killed, it is started again after a second, and answers', async () => {
    const { server, heard, events } = await serverScene();
    const [{ pid }] = await Promise.all([heard('ready'), server.call(LIST)]);
    const [ended, started] = [heard('ended'), heard('start')];
    process.kill(Number(pid), 'SIGKILL');
    expect(await ended).toEqual({ pid });
    expect(await started).toMatchObject({ args: ['--transport', 'stdio'] });
    expect(events.filter(({ event }) => event === 'restart').map(({ fields }) => fields)).toEqual([
      { seconds: 1 },
    ]);
    expect(await server.call(LIST)).toMatchObject({ status: 'ok' });
  });

  test('V2: one that ends at once is started again after 1, 2 and 4 s, and then at the next question', async () => {
    const folder = tempFolder();
    const { server, states, events } = await serverScene({ program: () => script(folder, 'exit 3') });
    server.start();
    await expect.poll(() => starts(events), { timeout: 30_000, interval: 50 }).toBe(4);
    await expect.poll(() => states.at(-1)?.status).toBe('failed');
    expect(events.filter(({ event }) => event === 'restart').map(({ fields }) => fields)).toEqual([
      { seconds: 1 },
      { seconds: 2 },
      { seconds: 4 },
    ]);
    script(folder, `exec '${(await serverScene()).program}' "$@"`);
    expect(await server.call(LIST)).toMatchObject({ status: 'ok' });
    expect(starts(events)).toBe(5);
  });

  test('V2: one that ends between its handshake and its first answer is started again', async () => {
    const folder = tempFolder();
    const { server, heard, program } = await serverScene({ program: () => script(folder, ENDS_EARLY) });
    const restart = heard('restart');
    server.start();
    expect(await restart).toEqual({ seconds: 1 });
    script(folder, `exec '${program}' "$@"`);
    expect(await server.call(LIST)).toMatchObject({ status: 'ok' });
  });

  test('O4: a launcher and the server that it started end together', async () => {
    const folder = tempFolder();
    const { server } = await serverScene({ program: (own) => script(folder, `'${own}' "$@"; :`) });
    await server.call(LIST);
    expect(await processesIn(folder)).not.toEqual([]);
    await server.stop();
    expect(await processesIn(folder)).toEqual([]);
  });

  test('O4: one that ignores its stdin and SIGTERM is killed', async () => {
    const folder = tempFolder();
    const stubborn = (own: string): string =>
      script(folder, `trap '' TERM\n(trap '' TERM; while :; do sleep 1; done) &\nexec '${own}' "$@"`);
    const { server } = await serverScene({ program: stubborn });
    await server.call(LIST);
    expect(await processesIn(folder)).not.toEqual([]);
    await server.stop();
    expect(await processesIn(folder)).toEqual([]);
  });

  test('O5: started and stopped three times at once, nothing is left and nothing fails', async () => {
    const folder = tempFolder();
    const { server, states } = await serverScene({ program: (own) => script(folder, `exec '${own}' "$@"`) });
    for (const _ of [1, 2, 3]) {
      server.start();
      void server.stop();
    }
    await server.stop();
    expect(await processesIn(folder)).toEqual([]);
    expect(states.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  test('O6: after a login in a terminal the next question works, without a restart of the app', async () => {
    const { server, store, env } = await serverScene();
    env.NLM_PROFILE = 'mine';
    seedProfile(store, 'mine', 'expired');
    const port = notebookPort(server, never);
    expect(await port.list(SEED_NOTEBOOK)).toMatchObject({ status: 'failed', code: 'logged-out' });
    seedProfile(store, 'mine', 'ok');
    expect(await port.list(SEED_NOTEBOOK)).toMatchObject({ status: 'ok', value: [{ title: 'Handbook' }] });
  });

  test('O5: stopped while a login is read again, it is not started again', async () => {
    const { server, store, env, heard, events, states } = await serverScene();
    env.NLM_PROFILE = 'mine';
    seedProfile(store, 'mine', 'expired');
    const first = heard('call');
    const outcome = server.call(LIST);
    await first;
    expect(await heard('call')).toMatchObject({ tool: 'refresh_auth' });
    await server.stop();
    expect(await outcome).toMatchObject({ status: 'failed', code: 'stopped' });
    expect(starts(events)).toBe(1);
    expect(states.at(-1)).toEqual({ status: 'stopped' });
  });

  test('O6: the server speaks UTF-8 whatever the machine does', async () => {
    const { server, google, env } = await serverScene({ answer: () => 'on → off' });
    env.LC_ALL = 'C';
    const query = {
      notebook: SEED_NOTEBOOK,
      question: 'arrow?',
      sourceIds: ['bbbbbbbb-0000-4000-8000-000000000001'] as const,
      conversationId: null,
      timeoutSeconds: 30,
    };
    expect(await notebookPort(server, never).ask(query)).toMatchObject({
      status: 'ok',
      value: { text: 'on → off' },
    });
    expect(google.questions()).toEqual(['arrow?']);
  });

  test('V22: where it is not installed, one sentence with the line that installs it', async () => {
    const { server, env, states } = await serverScene();
    Object.assign(env, { PATH: '/nowhere', HOME: '/nowhere', SHELL: '/bin/sh' });
    const outcome = await server.call(LIST);
    expect(outcome).toMatchObject({ status: 'failed', code: 'not-installed', mayHaveArrived: false });
    expect(outcome.status === 'failed' && outcome.message).toContain('uv tool install notebooklm-mcp-cli');
    expect(states.at(-1)).toMatchObject({ status: 'failed' });
  });
});

/** Shakes hands, reads what is said next, and ends. */
const ENDS_EARLY = `read -r line
id=$(printf '%s' "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
printf '{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}\\n' "$id"
read -r line
read -r line`;

function starts(events: readonly { readonly event: string }[]): number {
  return events.filter(({ event }) => event === 'start').length;
}

function script(folder: string, body: string): string {
  const path = join(folder, 'notebooklm-mcp');
  writeFileSync(path, `#!/bin/sh\n# ${folder}\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}
