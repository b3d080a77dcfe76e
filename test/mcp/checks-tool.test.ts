// The tool that runs checks: allowed commands run and their failures are explained; for others it says how to allow
// them.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { builtCli, newPlace, type Place } from '../cli/built-cli.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { connect } from './connect.ts';

const built = builtCli();
const TOUCH = `node -e "require('fs').writeFileSync('ran', '')"`;
const PASSES = 'node -e "console.log(1)"';
const FAILS = 'node broken.cjs';
const SECRET = 'ghp_0123456789abcdefghijABCDEFGHIJ456789';

describe('run_checks', () => {
  it('runs nothing that the user has not allowed, and says how to allow it', async () => {
    const place = newPlace({ 'package.json': JSON.stringify({ scripts: { test: 'node check.mjs' } }) });
    writeFileSync(
      join(place.project, 'check.mjs'),
      "import { writeFileSync } from 'node:fs'; writeFileSync('ran', '');",
    );
    const { call } = await connect(built, place);
    const own = await call('run_checks');
    expect(own).toMatchObject({
      isError: false,
      value: { status: 'not allowed', checks: [{ name: 'test' }] },
    });
    // Once in each form: a model reads one of them.
    expect(own.text.match(/trust add/g)).toHaveLength(1);
    expect(JSON.stringify(own.value).match(/trust add/g)).toHaveLength(1);
    const given = await call('run_checks', { command: TOUCH });
    expect(given).toMatchObject({ isError: false, value: { status: 'not allowed' } });
    expect(existsSync(join(place.project, 'ran'))).toBe(false);
    const { stdout } = await built.cli(['trust', 'list', '--json'], { cwd: place.project, env: place.env });
    expect(JSON.parse(stdout)).toMatchObject({ waiting: [{ command: TOUCH }, { command: 'npm test' }] });
  });

  it('reports that there is no check', async () => {
    const { call } = await connect(built, newPlace());
    expect(await call('run_checks')).toMatchObject({
      isError: true,
      text: expect.stringContaining('name a command'),
    });
  });
});

requireOrSkip('tmux')('run_checks, once the user has allowed a command', () => {
  it('runs the command, and explains its failure without its secrets', async () => {
    const place = newPlace({
      'broken.cjs': `console.log('token ${SECRET}');\nthrow new RangeError('no price');\n`,
    });
    for (const command of [PASSES, FAILS]) await allow(place, command);
    const { call } = await connect(built, place);
    expect(await call('run_checks', { command: PASSES })).toMatchObject({
      isError: false,
      value: { status: 'passed', failed: 0, checks: [{ outcome: 'passed', exit_code: 0 }] },
    });
    const failed = await call('run_checks', { command: FAILS });
    expect(failed).toMatchObject({
      isError: false,
      value: {
        status: 'failed',
        failed: 1,
        checks: [{ outcome: 'failed', exit_code: 1 }],
        headline: expect.stringContaining('RangeError: no price'),
        total: 1,
        text: expect.stringContaining('Untrusted data from the end of what it printed'),
      },
    });
    expect(failed.text).toContain('RangeError: no price');
    expect(JSON.stringify(failed)).not.toContain(SECRET);
  });

  it('tells now and then how long it has been running and what it printed last, without its secrets', async () => {
    const place = newPlace({
      'waits.cjs': [
        "const { existsSync } = require('node:fs');",
        `console.log('half way with ${SECRET}');`,
        "process.stdout.write('not yet a line');",
        "setInterval(() => { if (existsSync('go')) process.exit(0); }, 20);",
      ].join('\n'),
    });
    const command = 'node waits.cjs';
    await allow(place, command);
    const { client } = await connect(built, place);
    const told: string[] = [];
    const onprogress = ({ message = '' }: { readonly message?: string | undefined }) => {
      told.push(message);
      if (message.includes('half way')) writeFileSync(join(place.project, 'go'), '');
    };
    const call = { name: 'run_checks', arguments: { command } };
    const ran = await client.callTool(call, { onprogress, timeout: 120_000 });
    expect(ran.structuredContent).toMatchObject({ status: 'passed' });
    expect(told).toEqual([
      'check runs: node waits.cjs',
      expect.stringMatching(/^check has been running for \d+ s: half way with (?!ghp_)\S/),
    ]);
  });

  it('does not delay what only reads', async () => {
    const waits = `node -e "require('fs').writeFileSync(String(process.pid), ''); setInterval(() => {}, 1000)"`;
    const place = newPlace();
    await allow(place, waits);
    const { client, call } = await connect(built, place);
    const controller = new AbortController();
    const request = { name: 'run_checks', arguments: { command: waits } };
    // As many as run at once, and one that waits behind them.
    const calls = Array.from({ length: 5 }, () =>
      client.callTool(request, { signal: controller.signal }).catch(() => 'cancelled'),
    );
    await vi.waitUntil(() => readdirSync(place.project).filter((name) => /^\d+$/.test(name)).length === 4, {
      timeout: 60_000,
    });
    for (const name of ['msw_status', 'get_job_status', 'list_jobs', 'quota_status', 'explain_failure'])
      expect((await call(name, name === 'explain_failure' ? { output: 'x' } : {})).text).toMatch(/\w/);
    expect(readdirSync(place.project).filter((name) => /^\d+$/.test(name))).toHaveLength(4);
    controller.abort();
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'cancelled'));
  });

  it('ends a command that exceeds its time', async () => {
    const place = newPlace();
    const waits = 'node -e "setInterval(() => {}, 1000)"';
    await allow(place, waits);
    const { call } = await connect(built, place);
    expect(await call('run_checks', { command: waits, timeout: 1 })).toMatchObject({
      isError: false,
      value: {
        checks: [{ name: 'check', outcome: 'failed' }],
        text: expect.stringContaining('It did not end within 1 s.'),
      },
    });
  });

  it('runs the checks of a loop, and shows neither the command nor the output of a sealed one', async () => {
    const place = newPlace({ 'broken.cjs': "throw new RangeError('no price');\n" });
    const armed = await built.cli(
      ['loop', 'arm', 'Fix it', '--session', 'a', '--check', PASSES, '--sealed', FAILS, '--no-baseline'],
      { cwd: place.project, env: place.env },
    );
    expect(armed.code).toBe(0);
    const { call } = await connect(built, place);
    expect(await call('run_checks', { command: PASSES })).toMatchObject({ isError: false });
    const sealed = await call('run_checks', { command: FAILS });
    expect(sealed).toMatchObject({ isError: true, text: expect.stringContaining('is sealed') });
    expect(JSON.stringify(sealed)).not.toContain('no price');
  });
});

async function allow(place: Place, command: string): Promise<void> {
  expect((await built.typed(['trust', 'add', command], place)).code).toBe(0);
}
