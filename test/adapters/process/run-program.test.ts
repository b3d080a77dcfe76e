import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runProgram } from '../../../src/adapters/process/run-program.ts';

const env = { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '' };

function node(script: string, ...args: string[]) {
  return {
    executable: process.execPath,
    args: ['-e', script, '--', ...args],
    env,
    projectRoot: tmpdir(),
    limitMs: 60_000,
  };
}

it('hands over both streams, the exit code, no input and no other environment', async () => {
  const script =
    'process.stdin.resume().on("end", () => { console.log("out", process.env.HOME); console.error("err"); process.exit(3) })';
  expect(await runProgram(node(script))).toEqual({
    exitCode: 3,
    stdout: 'out undefined',
    stderr: 'err',
    timedOut: false,
    startError: null,
  });
});

it('says why a program could not be started', async () => {
  const call = { ...node(''), executable: join(tmpdir(), 'msw-no-such-program') };
  expect(await runProgram(call)).toMatchObject({ exitCode: null, startError: 'ENOENT' });
});

it.skipIf(process.platform !== 'linux')('says that an argument is too long', async () => {
  expect(await runProgram(node('', 'x'.repeat(200_000)))).toMatchObject({
    exitCode: null,
    startError: 'E2BIG',
  });
});

it('ends the whole tree when its time is up', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'msw-'));
  const file = join(directory, 'child.pid');
  // The child would outlive its parent, and holds the pipes open.
  const child = 'setInterval(() => {}, 1000)';
  const script = `
    const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(pid));
    setInterval(() => {}, 1000);`;
  try {
    const run = await runProgram({ ...node(script), limitMs: 2_000 });
    expect(run).toMatchObject({ exitCode: null, timedOut: true });
    expect(existsSync(file)).toBe(true);
    await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8'))), { timeout: 20_000 }).toBe(false);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** In a container without an init, what has ended may stay as a zombie. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}
