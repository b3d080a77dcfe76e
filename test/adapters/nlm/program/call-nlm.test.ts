import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callNlm } from '../../../../src/adapters/nlm/program/call-nlm.ts';
import { locateNlm } from '../../../../src/adapters/nlm/program/locate-nlm.ts';
import { requireOrSkip } from '../../../support/requirements.ts';

// A program in the place of nlm, for what no installed nlm can be brought to do on purpose.
requireOrSkip('posix')('callNlm', () => {
  let directory = '';
  let env: Record<string, string> = {};

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'msw-'));
    env = { PATH: '', MSW_NLM: join(directory, 'nlm'), MSW_HOME: join(directory, 'home'), HOME: directory };
  });

  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** `script` runs when anything but the version is asked; each call leaves a line in `calls`. */
  function install(version: string, script: string): void {
    const calls = JSON.stringify(join(directory, 'calls'));
    const program = `#!${process.execPath}
      const { appendFileSync, existsSync, writeFileSync } = require('node:fs');
      const args = process.argv.slice(2);
      appendFileSync(${calls}, args.join(' ') + '\\n');
      if (args[0] === '--version') { console.log('nlm version ${version}'); process.exit(0); }
      ${script}`;
    writeFileSync(join(directory, 'nlm'), program);
    chmodSync(join(directory, 'nlm'), 0o755);
  }

  function call(profile: string | null, projectRoot = join(directory, 'project')) {
    return callNlm({ profile, env, projectRoot }, { verb: ['go'], limitSeconds: 20 });
  }

  /** The verbs. */
  function calls(): string[] {
    const path = join(directory, 'calls');
    return existsSync(path) ? (readFileSync(path, 'utf8').match(/^\S+/gm) ?? []) : [];
  }

  it('asks for the version once per executable, and again when it was replaced', async () => {
    install('0.9.13', 'console.log("fine")');
    expect(await call(null)).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
    expect(await call('work')).toMatchObject({ status: 'ok' });
    expect(calls()).toEqual(['--version', 'go', 'go']);
    install('0.15.8', 'console.log("fine")');
    utimesSync(join(directory, 'nlm'), 1, 1);
    expect(await call('work')).toMatchObject({ status: 'ok' });
    expect(await locateNlm({ env, projectRoot: join(directory, 'project') })).toMatchObject({
      version: '0.15.8',
    });
    const remembered: unknown = JSON.parse(
      readFileSync(join(directory, 'home', 'nlm-versions.json'), 'utf8'),
    );
    expect(Object.values(remembered ?? {})).toEqual(['0.15.8']);
  });

  it('sees an upgrade behind a wrapper that stays the same', async () => {
    const version = join(directory, 'version');
    const wrapper = (words: string) => writeFileSync(version, words);
    install(
      `' + require('node:fs').readFileSync(${JSON.stringify(version)}, 'utf8') + '`,
      "console.log('fine')",
    );
    wrapper('0.9.12');
    expect(await call(null)).toMatchObject({ status: 'ok' });
    expect(await call('work')).toMatchObject({ status: 'too-old', wasSent: false });
    wrapper('0.15.8');
    expect(await call('work')).toMatchObject({ status: 'ok' });
    expect(existsSync(join(directory, 'home', 'nlm-versions.json'))).toBe(true);
  });

  /** Programs called nlm in folders of the PATH, in this order. */
  function onPath(...scripts: readonly string[]): void {
    const folders = scripts.map((script, index) => {
      const folder = join(directory, `bin${index}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'nlm'), script);
      chmodSync(join(folder, 'nlm'), 0o755);
      return folder;
    });
    env = { ...env, MSW_NLM: '', PATH: folders.join(delimiter) };
  }

  const shell = (line: string): string => `#!/bin/sh\necho "$@" >> "\${0%/*}/../calls"\n${line}\n`;
  const FOREIGN = 'echo "natural language models 3.1, what shall I say?"';
  const BROKEN = 'echo "ModuleNotFoundError: No module named notebooklm_tools" >&2; exit 1';
  const GOOD = 'test "$1" = --version && echo "nlm version 0.15.8" || echo fine';

  it.each([
    ['another program of that name', shell(FOREIGN)],
    ['one that is broken', shell(BROKEN)],
    ['one whose interpreter is gone', '#!/no/such/python\n'],
    ['one that is too old', shell('echo "nlm version 0.8.1"')],
  ])('takes the one behind %s', async (_name, first) => {
    onPath(first, shell(GOOD));
    expect(await call('work')).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
    expect(await call('work')).toMatchObject({ status: 'ok' });
    expect(calls().filter((line) => line !== '--version')).toEqual(['go', 'go']);
  });

  it.each([
    ['another program of that name', shell(FOREIGN), 'natural language models 3.1'],
    ['one that is broken', shell(BROKEN), 'No module named notebooklm_tools'],
  ])('sends no question to %s', async (_name, only, said) => {
    onPath(only);
    const refused = await call('work');
    expect(refused).toMatchObject({ status: 'unknown', wasSent: false });
    expect(JSON.stringify(refused)).toContain(said);
    expect(JSON.stringify(refused)).toContain(join(directory, 'bin0', 'nlm'));
    expect(calls()).toEqual(['--version']);
  });

  it('continues with a version that cannot be read', async () => {
    install('next', 'console.log("fine")');
    expect(await call('work')).toMatchObject({ status: 'ok' });
  });

  it('names the account first, and puts what may begin with a dash behind --', async () => {
    install('0.15.8', 'console.log("fine")');
    const account = { profile: 'work', env, projectRoot: join(directory, 'project') };
    await callNlm(account, { verb: ['notebook', 'query'], options: ['--timeout', '9'], operands: ['-why?'] });
    expect(readFileSync(join(directory, 'calls'), 'utf8')).toContain(
      'notebook query --profile work --timeout 9 -- -why?\n',
    );
  });

  it('tries once more when a login was being written', async () => {
    const mark = JSON.stringify(join(directory, 'written'));
    install(
      '0.15.8',
      `if (existsSync(${mark})) { console.log('fine'); process.exit(0); }
       writeFileSync(${mark}, '');
       console.log("Authentication error: Failed to load profile 'work': Expecting value");
       process.exit(1);`,
    );
    expect(await call('work')).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
    expect(calls()).toEqual(['--version', 'go', 'go']);
  });

  it('takes words on stderr for nothing when the call went well', async () => {
    install(
      '0.15.8',
      `console.error('RPC rate limit (RESOURCE_EXHAUSTED) on x, attempt 1/4'); console.log('fine')`,
    );
    expect(await call('work')).toMatchObject({ status: 'ok' });
  });

  it('shows no address, no session and no secret of a refusal', async () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    install(
      '0.15.8',
      `console.log('Error: odd https://x.example/?f.sid=12 f.sid=12&x ${secret}'); process.exit(1)`,
    );
    expect(await call('work')).toEqual({
      status: 'unknown',
      text: 'Error: odd <address> f.sid=<secret>&x <secret>',
      wasSent: true,
    });
  });

  it('calls nothing when the folder of its locks lies inside the project', async () => {
    install('0.15.8', '');
    const before = calls().length;
    mkdirSync(join(directory, 'home'));
    expect(await call('work', join(directory, 'home'))).toMatchObject({ status: 'unknown', wasSent: false });
    expect(
      calls()
        .slice(before)
        .filter((line) => line === 'go'),
    ).toEqual([]);
  });
});
