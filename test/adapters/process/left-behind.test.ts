// The identity kept of a process to find it again, and which processes are ended by it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endStrays } from '../../../src/adapters/process/end-strays.ts';
import { followProgram } from '../../../src/adapters/process/follow-program.ts';
import { identityOf, isStillThere } from '../../../src/adapters/process/process-identity.ts';
import { isAlive } from '../../support/process-tree.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const idle = (env: Readonly<Record<string, string>> = {}, isDetached = false): ChildProcess => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: isDetached,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};
const pidOf = ({ pid }: ChildProcess): number => pid ?? -1;

it('a process is identified by number and start time, not by its number alone', async () => {
  const root = tempFolder();
  const child = idle();
  const identity = await identityOf(pidOf(child), root);
  expect(identity.start).not.toBeNull();
  expect(await identityOf(pidOf(child), root)).toEqual(identity);
  expect(await isStillThere(identity, root)).toBe(true);
  expect(await isStillThere({ ...identity, start: `${identity.start}0` }, root)).toBe(false);
  expect(await isStillThere({ ...identity, start: null }, root)).toBe(false);
  const other = idle();
  expect(await isStillThere({ ...identity, pid: pidOf(other) }, root)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isStillThere(identity, root)).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'processes with the mark are ended, even detached ones, but neither others nor the caller',
  async () => {
    const mark = `mark-${process.pid}-${Math.round(performance.now())}`;
    process.env.MSW_JOB = mark;
    onTestFinished(() => {
      delete process.env.MSW_JOB;
    });
    const [own, far, other] = [
      idle({ MSW_JOB: mark }),
      idle({ MSW_JOB: mark }, true),
      idle({ MSW_JOB: `${mark}0` }),
    ];
    await Promise.all([own, far, other].map((child) => vi.waitUntil(() => isAlive(pidOf(child)))));
    const ended = Promise.all([own, far].map((child) => once(child, 'exit')));
    await endStrays(`MSW_JOB=${mark}`, null);
    await ended;
    expect(isAlive(pidOf(other))).toBe(true);
  },
);

it('followProgram sends further input to a running program, and closes its input', async () => {
  const lines: string[] = [];
  const echo = "process.stdin.on('data', (text) => process.stdout.write('heard ' + text));";
  const program = followProgram({
    program: process.execPath,
    args: ['-e', echo],
    input: null,
    cwd: tempFolder(),
    env: process.env,
    onLine: (line) => {
      lines.push(line);
      if (lines.length === 1) program.tell('two\n');
      else program.close();
    },
  });
  program.tell('one\n');
  expect((await program.ended).exitCode).toBe(0);
  expect(lines).toEqual(['heard one', 'heard two']);
  // Input for an ended program is ignored and breaks nothing.
  program.tell('three\n');
});
