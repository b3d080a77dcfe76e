// Ends a process that leads its own process group, and everything it started.

import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, systemProgram } from './find-program.ts';

/** Milliseconds between polls; most trees end at the first request. About two seconds in total. */
const LOOKS = [25, 50, 100, 200, 400, 500, 700];

export interface ProcessTree {
  /** The pid of the root, which leads its own process group. */
  readonly pid: number;
  /** No program inside it is run to find or to end the tree. */
  readonly projectRoot: string;
}

/**
 * Asks the tree to end, and kills it after two seconds. Resolves when the tree is gone or nothing more can be done.
 * Reaches descendants in other groups as long as their parents live; on Windows, which has no groups, a tree whose root
 * has already ended cannot be found.
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

/** Without a process that reaps orphans (a container without init), ended processes stay in the table as zombies. */
async function isGone({ pid, projectRoot }: ProcessTree, members: readonly GroupMember[]): Promise<boolean> {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || (member.group !== pid && before.get(member.pid) !== member.group),
  );
}

/** False when the process does not exist, or, for a negative number, the group. */
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

/** A process and its group, from the system's own `ps` (POSIX). */
interface GroupMember {
  readonly pid: number;
  readonly group: number;
  /** A zombie: ended, but not yet reaped by its parent. */
  readonly ended: boolean;
}

interface Row extends GroupMember {
  readonly parent: number;
}

/**
 * The members of a process group, the processes in `also`, and all their descendants in any group. Empty without `ps`.
 * @param projectRoot a `ps` inside it is not used
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
  // By full path: there is no time to check where a `ps` on the PATH lies.
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
  // A map's iterator also visits entries added during the walk.
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
