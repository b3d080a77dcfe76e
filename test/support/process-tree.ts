// Finds the processes that a process has started, and ends exactly those (POSIX; the terminal tests run nowhere else).
import { execFile } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The pid and all its living descendants, parents first. */
export const processTree = async (pid: number): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = new Map<number, number[]>();
  for (const line of stdout.trim().split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (child !== undefined && parent !== undefined)
      children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const descend = (from: number): number[] => [from, ...(children.get(from) ?? []).flatMap(descend)];
  return descend(pid);
};

/** The command lines of processes that name the folder; on Linux also of those whose working folder it is. */
export const processesIn = async (folder: string): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder) || workFolder(line).startsWith(folder));
};

const workFolder = (line: string): string => {
  try {
    return readlinkSync(`/proc/${Number.parseInt(line, 10)}/cwd`);
  } catch {
    return '';
  }
};

/** Waits up to five seconds for the processes to end by themselves; kills and returns those that did not. */
export const endProcesses = async (pids: readonly number[]): Promise<number[]> => {
  const end = performance.now() + 5000;
  while (pids.some(isAlive) && performance.now() < end) await pause(30);
  const left = pids.filter(isAlive);
  for (const pid of left) signal(pid, 'SIGKILL');
  return left;
};

export const isAlive = (pid: number): boolean => signal(pid, 0);

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};
