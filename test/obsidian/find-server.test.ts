// The program as people name it, and as an app without the shell's PATH finds it.

import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findServer } from '../../obsidian/src/server/find-server.ts';
import { loginShellPath } from '../../obsidian/src/server/login-shell-path.ts';
import { processesIn } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SHORT = '/usr/bin:/bin:/usr/sbin:/sbin';

afterEach(() => {
  vi.unstubAllEnvs();
});

requireOrSkip('posix')('where the server is', () => {
  test('O2: quotes, spaces, ~ and the folder that holds it are taken', async () => {
    const home = tempFolder();
    const program = made(join(home, 'my tools'));
    const env = { PATH: SHORT, HOME: home };
    vi.stubEnv('HOME', home);
    for (const named of [
      program,
      `"${program}"`,
      `  '${program}' `,
      dirname(program),
      '~/my tools',
      '~/my tools/notebooklm-mcp',
    ]) {
      expect(await found(named, env), named).toMatchObject({ status: 'found', program });
    }
  });

  test('O2: a refusal names the path that was tried and the reason', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'plain'), '');
    const refused = async (named: string): Promise<string> => {
      const outcome = await found(named, { PATH: SHORT });
      return outcome.status === 'missing' ? outcome.message : '';
    };
    expect(await refused(join(folder, 'none'))).toContain(`${join(folder, 'none')} does not exist`);
    expect(await refused(folder)).toContain(`${join(folder, 'notebooklm-mcp')} does not exist`);
    expect(await refused(join(folder, 'plain'))).toContain(
      `${join(folder, 'plain')} is not a program that you may start`,
    );
    symlinkSync('loop', join(folder, 'loop'));
    expect(await refused(join(folder, 'loop'))).toContain(`${join(folder, 'loop')} does not exist`);
    expect(await refused('bin/x')).toContain('"bin/x" is not a whole path');
  });

  test('O2: what a vault brings is not run', async () => {
    const vault = tempFolder();
    const program = made(join(vault, 'bin'));
    expect(await found(program, { PATH: SHORT }, vault)).toMatchObject({ status: 'missing' });
    expect(
      await found('', { PATH: dirname(program), SHELL: '/bin/false', HOME: vault }, vault),
    ).toMatchObject({
      status: 'missing',
    });
  });

  test('V22: with the short PATH of a desktop app it is found by the login shell, and the child gets that PATH', async () => {
    const home = tempFolder();
    const program = made(join(home, 'venv', 'bin'));
    writeFileSync(join(home, '.profile'), `echo welcome; PATH="$PATH:${dirname(program)}"; export PATH\n`);
    const outcome = await found('', { PATH: SHORT, HOME: home, SHELL: '/bin/sh' });
    expect(outcome).toMatchObject({ status: 'found', program });
    expect(outcome.status === 'found' && outcome.path.split(':')).toEqual(
      expect.arrayContaining([...SHORT.split(':'), dirname(program)]),
    );
  });

  test('V22: a login shell that hangs is given up, and what it left in the background is ended', async () => {
    const home = tempFolder();
    const shell = join(home, 'shell');
    writeFileSync(shell, `#!/bin/sh\n# ${home}\n(while :; do sleep 1; done) &\nwhile :; do sleep 1; done\n`);
    chmodSync(shell, 0o755);
    const aborter = new AbortController();
    const asked = loginShellPath({ SHELL: shell, PATH: SHORT }, home, aborter.signal);
    await expect.poll(() => processesIn(home), { timeout: 10_000 }).not.toEqual([]);
    aborter.abort();
    expect(await asked).toBeNull();
    expect(await processesIn(home)).toEqual([]);
  });

  test('V22: the folder of pip, pipx and uv is looked into even without a shell', async () => {
    const home = tempFolder();
    const program = made(join(home, '.local', 'bin'));
    vi.stubEnv('HOME', home);
    expect(await found('', { PATH: SHORT, HOME: home, SHELL: '/bin/false' })).toMatchObject({
      status: 'found',
      program,
    });
  });

  test('V22: a link on the PATH is followed by whoever runs it, not by us', async () => {
    const folder = tempFolder();
    const program = made(join(folder, 'real'));
    mkdirSync(join(folder, 'bin'));
    symlinkSync(program, join(folder, 'bin', 'notebooklm-mcp'));
    expect(await found('', { PATH: join(folder, 'bin') })).toMatchObject({
      program: join(folder, 'bin', 'notebooklm-mcp'),
    });
  });
});

function found(named: string, env: Record<string, string>, vault = tempFolder()) {
  return findServer(named, env, { vault, until: new AbortController().signal });
}

function made(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'notebooklm-mcp');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  return program;
}
