// Ends a process that was started as the leader of its own group, and everything it started.

import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, systemProgram } from './find-program.ts';

/** Milliseconds between two looks; most trees end at the first request. About two seconds in all. */
const LOOKS = [25, 50, 100, 200, 400, 500, 700];

export interface ProcessTree {
  /** Of its root, which leads a group of its own. */
  readonly pid: number;
  /** Nothing inside it is run to find or to end the tree. */
  readonly projectRoot: string;
}

/**
 * Asks the tree to end, and after two seconds makes it. Resolves when it is gone or nothing more can be
 * done. Reaches descendants in groups of their own as long as their parents live; on Windows, where there
 * are no groups, a tree whose root has already ended cannot be found.
 */
export async function killTree(tree: ProcessTree): Promise<void> {
  if (process.platform === 'win32') return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members, 'SIGTERM');
  for (const pause of LOOKS) {
    await delay(pause);
    if (await isGone(tree, members)) return;
  }
  signalAll(pid, members, 'SIGKILL');
}

/** The same at once and without waiting, for a process that is itself about to end. */
export function killTreeNow(tree: ProcessTree): void {
  const { pid } = tree;
  if (process.platform === 'win32') void taskkill(tree);
  else if (signal(-pid, 0)) signalAll(pid, groupAndDescendantsNow(pid), 'SIGKILL');
}

function signalAll(pid: number, members: readonly GroupMember[], name: NodeJS.Signals): void {
  signal(-pid, name);
  for (const stray of members.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}

/** Where nobody waits for orphans (a container without init) they stay in the table after their end. */
async function isGone({ pid, projectRoot }: ProcessTree, members: readonly GroupMember[]): Promise<boolean> {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || (member.group !== pid && before.get(member.pid) !== member.group),
  );
}

/** False when there is no such process, or for a negative number no such group. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function taskkill({ pid, projectRoot }: ProcessTree): Promise<void> {
  const program = systemProgram('taskkill.exe', process.env, projectRoot);
  return new Promise((resolve) => {
    execFile(program, ['/PID', String(pid), '/T', '/F'], { windowsHide: true }, () => resolve());
  });
}

/** Which processes belong together, as the system's own `ps` tells it (POSIX). */
interface GroupMember {
  readonly pid: number;
  readonly group: number;
  /** Ended, but still in the table because its parent has not asked how. */
  readonly ended: boolean;
}

interface Row extends GroupMember {
  readonly parent: number;
}

/**
 * The members of a process group, the processes in `also`, and all their descendants, whatever group
 * those are in. Empty where there is no `ps`.
 * @param projectRoot whose own `ps` is none
 */
async function groupAndDescendants(
  group: number,
  projectRoot: string,
  also: readonly number[] = [],
): Promise<readonly GroupMember[]> {
  return membersIn(await table(projectRoot), group, also);
}

/** The same at once, for a process that is about to end. */
function groupAndDescendantsNow(group: number): readonly GroupMember[] {
  // By full path: there is no time to ask whose `ps` it is.
  const { stdout } = spawnSync('/bin/ps', columns, {
    timeout: 1_000,
    maxBuffer: largestTable,
    encoding: 'utf8',
  });
  return membersIn((stdout ?? '').split('\n').flatMap(parseRow), group, []);
}

const columns = ['-A', '-o', 'pid=,ppid=,pgid=,stat='];
const largestTable = 16 * 1024 * 1024;

function membersIn(rows: readonly Row[], group: number, also: readonly number[]): readonly GroupMember[] {
  const found = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row]),
  );
  // A map visits what is added while it is walked.
  for (const pid of found.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found.set(child.pid, child);
  }
  return [...found.values()];
}

async function table(projectRoot: string): Promise<readonly Row[]> {
  const ps = findProgram('ps', process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve) => {
    const options = { timeout: 2_000, maxBuffer: largestTable };
    execFile(ps, columns, options, (error, output) => {
      resolve(error ? [] : output.split('\n').flatMap(parseRow));
    });
  });
}

function parseRow(line: string): readonly Row[] {
  const [, pid, parent, group, state] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
  if (state === undefined) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state.startsWith('Z') }];
}
