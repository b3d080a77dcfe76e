// The identity kept of a process to find it again, and which processes are ended by it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const identity = identityOf(pidOf(child), root);
  expect(identity.start).not.toBeNull();
  expect(identityOf(pidOf(child), root)).toEqual(identity);
  expect(isStillThere(identity, root)).toBe(true);
  expect(isStillThere({ ...identity, start: `${identity.start}0` }, root)).toBe(false);
  expect(isStillThere({ ...identity, start: null }, root)).toBe(false);
  // Started in another tick of the system's clock, unlike a process started now.
  expect(isStillThere({ ...identity, pid: process.pid }, root)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isStillThere(identity, root)).toBe(false);
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

it.runIf(process.platform === 'linux')(
  'a process with several threads is asked once to end, however few processes came after the check',
  async () => {
    const mark = `mark-${process.pid}-${Math.round(performance.now())}`;
    const terms = join(tempFolder(), 'terms');
    const count = `const { appendFileSync } = require('node:fs');
process.on('SIGTERM', () => {
  appendFileSync(process.env.TERMS, 'x');
  setTimeout(() => process.exit(), 3);
});
appendFileSync(process.env.TERMS, '');`;
    const stray = spawn(process.execPath, ['-e', `${count} setInterval(() => {}, 1000);`], {
      env: { ...process.env, MSW_CHECK: mark, TERMS: terms },
      stdio: 'ignore',
      detached: true,
    });
    onTestFinished(() => void stray.kill('SIGKILL'));
    const ended = once(stray, 'exit');
    await vi.waitUntil(() => existsSync(terms));
    await endStrays(`MSW_CHECK=${mark}`, pidOf(stray) - 1);
    await ended;
    expect(readFileSync(terms, 'utf8')).toBe('x');
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
