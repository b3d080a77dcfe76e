// Records in the user folder which checks of a loop are running: written by the hook that runs them, read by status
// commands. It is only for display, so it must cost a turn nothing, and no later decision relies on it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveRun } from '../../core/loop/live-run.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { fieldsOf, readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';

/** What the code that runs a check reports about it. */
export interface LiveCheck {
  readonly output: (chunk: Buffer) => void;
  readonly end: () => void;
}

export interface LiveRuns {
  readonly begin: (run: Omit<LiveRun, 'line' | 'pid'>, isSealed: boolean) => LiveCheck;
}

/** How often a check's last line is saved. */
const EVERY_MS = 1000;
/** A check that ends sooner is not recorded: nobody could see it, and writing the file takes a millisecond. */
const SEEN_AFTER_MS = 200;
/** The most characters kept of a line. */
const LONGEST_LINE = 400;

/** @param show called with the checks that run, each time that they are recorded */
export function liveRuns(
  userFolder: string,
  loop: string,
  show: (runs: readonly LiveRun[]) => void = () => {},
): LiveRuns {
  const running = new Set<{ run: LiveRun }>();
  let isSaved = false;
  const save = () => {
    isSaved = true;
    const runs = [...running].map(({ run }) => run);
    quietly(() => keep(userFolder, loop, runs));
    show(runs);
  };
  return {
    begin: (begun, isSealed) => {
      const entry: { run: LiveRun } = { run: { ...begun, line: null, pid: process.pid } };
      running.add(entry);
      const first = setTimeout(save, SEEN_AFTER_MS);
      first.unref();
      let last: Buffer | null = null;
      const timer = setInterval(() => {
        if (last === null) return;
        entry.run = { ...entry.run, line: lastLineOf(last) ?? entry.run.line };
        last = null;
        save();
      }, EVERY_MS);
      timer.unref();
      return {
        output: (chunk) => {
          if (!isSealed) last = chunk;
        },
        end: () => {
          clearTimeout(first);
          clearInterval(timer);
          running.delete(entry);
          if (isSaved) save();
        },
      };
    },
  };
}

/** Empty when nothing runs, or when the process that ran the checks was killed. */
export function readLiveRuns(
  userFolder: string,
  loop: string,
  isAlive: (pid: number) => boolean,
): readonly LiveRun[] {
  const file = readJson(pathOf(userFolder, loop), privateFile(userFolder));
  const stored: unknown = file.status === 'ok' ? file.value : null;
  return (Array.isArray(stored) ? stored : []).filter(isRun).filter(({ pid }) => isAlive(pid));
}

function keep(userFolder: string, loop: string, runs: readonly LiveRun[]): void {
  const path = pathOf(userFolder, loop);
  if (runs.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  makeFolder(join(userFolder, 'live'), 0o700);
  keepJson(path, runs, { durable: false, mode: 0o600 });
}

function pathOf(userFolder: string, loop: string): string {
  return join(userFolder, 'live', `${loop}.json`);
}

/** Null when the chunk is only white space. */
function lastLineOf(chunk: Buffer): string | null {
  const end = chunk.toString('utf8', Math.max(0, chunk.length - 4 * LONGEST_LINE));
  const line = end.split(/[\r\n]/).findLast((one) => one.trim() !== '');
  return line === undefined ? null : line.slice(0, LONGEST_LINE);
}

function isRun(value: unknown): value is LiveRun {
  const { check, line, ...numbers } = fieldsOf(value);
  const areNumbers = ['at', 'of', 'startedAt', 'limitSeconds', 'pid'].every((key) =>
    Number.isFinite(numbers[key]),
  );
  return areNumbers && typeof check === 'string' && (line === null || typeof line === 'string');
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // For example on a full disk; the check still counts.
  }
}
