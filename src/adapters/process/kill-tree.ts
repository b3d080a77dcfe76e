// Ends a process that was started as the leader of its own group, and everything it started.

import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type GroupMember, groupAndDescendants, groupAndDescendantsNow } from './process-table.ts';
import { systemProgram } from './system-program.ts';

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
