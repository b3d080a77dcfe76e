// Which processes belong together, as the system's own `ps` tells it (POSIX).

import { execFile, spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

export interface GroupMember {
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
export async function groupAndDescendants(
  group: number,
  projectRoot: string,
  also: readonly number[] = [],
): Promise<readonly GroupMember[]> {
  return membersIn(await table(projectRoot), group, also);
}

/** The same at once, for a process that is about to end. */
export function groupAndDescendantsNow(group: number): readonly GroupMember[] {
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
