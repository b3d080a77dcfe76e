// Ends processes that a check started and detached: in their own session, with their parent gone, so that neither the
// process group nor the parent table leads to them. The mark in their environment does, where the system exposes it
// (Linux).

import { setTimeout as delay } from 'node:timers/promises';
import { namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';

/** Milliseconds between polls; nearly all processes end at the first request. */
const LOOKS = [10, 50, 200, 700, 1000];

/**
 * Servers that tools leave running on purpose to speed up their next run, and machines and containers that a person
 * started: a check must not end them.
 */
const MEANT_TO_STAY =
  /GradleDaemon|KotlinCompileDaemon|\bbazel\b|A-server\.jar|\bbuck2d?\b|\bmvnd\b|MSBuild|VBCSCompiler|\bsbt\b|\bbloop\b|\bnailgun\b|\bspring (?:server|app)\b|\bsccache\b|\bdmypy\b|\beslint_d\b|\bprettierd\b|\bwatchman\b|\badb\b|-agent\b|\bdbus|\bconmon\b|\bqemu-|\bcontainerd/;

/** The same for a server of a program that also has other commands: both words are in its command line. */
const SERVERS = [
  [/\b(?:nx|turbo)\b/, /\bdaemon\b/],
  [/\bflow\b/, /\bserver\b/],
] as const;

function isMeantToStay(words: string): boolean {
  return MEANT_TO_STAY.test(words) || SERVERS.some(([name, verb]) => name.test(words) && verb.test(words));
}

/**
 * @param mark a line of the environment (`NAME=value`) that no other process tree has
 * @param after the root of the tree: only later processes are examined; null for all but our own
 */
export async function endStrays(mark: string, after: number | null): Promise<void> {
  if (process.platform !== 'linux') return;
  let strays = marked(mark, after);
  for (const pause of LOOKS) {
    if (strays.length === 0) return;
    for (const pid of strays) signal(pid, 'SIGTERM');
    await delay(pause);
    strays = marked(mark, after);
  }
  for (const pid of strays) signal(pid, 'SIGKILL');
}

function marked(mark: string, after: number | null): readonly number[] {
  const isMarked = (pid: number) => read(pid, 'environ').split('\0').includes(mark);
  const pids = candidates(after).filter((pid) => isMarked(pid) && !isThread(pid));
  return pids.length === 0 ? pids : withoutMeantToStay(pids);
}

/** Process ids that may be in use: looking at a few takes less time than listing all. */
function candidates(after: number | null): readonly number[] {
  if (after === null) return listed().filter((pid) => pid > 0 && pid !== process.pid);
  const last = lastProcess();
  const count = last - after;
  if (count >= 0 && count <= FEW) return Array.from({ length: count }, (_, index) => after + 1 + index);
  return listed().filter((pid) => isBetween(pid, after, last));
}

const FEW = 50;

function listed(): readonly number[] {
  return namesIn('/proc', named).map(Number);
}

/** Process ids rise, then start again at the lowest. */
function isBetween(pid: number, after: number, last: number): boolean {
  return after <= last ? pid > after && pid <= last : pid > after || pid <= last;
}

/** The id of the last process started; Infinity when unknown. */
function lastProcess(): number {
  const last = Number((textOf('/proc/loadavg', named) ?? '').trim().split(' ').at(-1));
  return last > 0 ? last : Number.POSITIVE_INFINITY;
}

/** Leaves out the children of those servers too. */
function withoutMeantToStay(pids: readonly number[]): readonly number[] {
  const staying = new Set(pids.filter((pid) => isMeantToStay(read(pid, 'cmdline').replaceAll('\0', ' '))));
  for (const _ of staying) for (const pid of pids) if (staying.has(parentOf(pid))) staying.add(pid);
  return pids.filter((pid) => !staying.has(pid));
}

/** Threads have ids too, which /proc does not list, but opens. */
function isThread(pid: number): boolean {
  return !read(pid, 'status').includes(`\nTgid:\t${pid}\n`);
}

/** The process name before these fields is in brackets and may contain any character. */
function parentOf(pid: number): number {
  const stat = read(pid, 'stat');
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(parent);
}

/** Empty for a process that has ended or belongs to another user. */
function read(pid: number, name: string): string {
  return textOf(`/proc/${pid}/${name}`, named) ?? '';
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
