// The two published GSD packages as oracles: their own command lines, run on copies of our documents.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { writeGsdDocuments } from '../../support/gsd-documents.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const programs = {
  core: join(root, 'node_modules', '@opengsd', 'gsd-core', 'gsd-core', 'bin', 'gsd-tools.cjs'),
  older: join(root, 'node_modules', 'get-shit-done-cc', 'get-shit-done', 'bin', 'gsd-tools.cjs'),
} as const;

export type Oracle = keyof typeof programs;

/** A copy of our documents for one test file; the caller removes it. */
export function copyOfFixtures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'msw-'));
  writeGsdDocuments(folder);
  return folder;
}

/** The printed JSON, or the error as text where there is none. */
export async function ask(oracle: Oracle, project: string, words: readonly string[]): Promise<unknown> {
  const { stdout, stderr } =
    oracle === 'core' ? await askCore(project, words) : await askAnew(oracle, project, words);
  try {
    return JSON.parse(stdout);
  } catch {
    return stderr.trim();
  }
}

interface Answer {
  readonly stdout: string;
  readonly stderr: string;
}

/** In a process of its own. */
export async function askAnew(oracle: Oracle, project: string, words: readonly string[]): Promise<Answer> {
  return execa(process.execPath, [programs[oracle], ...words, '--cwd', project], {
    reject: false,
    cwd: project,
  });
}

let running: ChildProcess | null = null;
let calls = 0;
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();

/** In one process for all calls; it ends with this one. */
function askCore(project: string, words: readonly string[]): Promise<Answer> {
  running ??= start();
  const id = calls++;
  const child = running;
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send({ id, project, words });
  });
}

const Said = z.object({ id: z.number(), stdout: z.string(), stderr: z.string() });

function start(): ChildProcess {
  const child = fork(join(root, 'test', 'support', 'gsd-core-process.cjs'), [programs.core]);
  child.on('message', (message) => {
    const { id, ...answer } = Said.parse(message);
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    if (waiting.size > 0) return;
    child.unref();
    child.channel?.unref();
  });
  child.on('exit', (code) => {
    running = null;
    for (const { reject } of waiting.values()) reject(new Error(`gsd-core ended with ${code}`));
    waiting.clear();
  });
  return child;
}

/** Two at a time. */
export async function eachInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** Every file below, absolute. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Reads `key` of an object whose shape is not ours. */
export function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

/** By `<what>: <where>`. */
export const differences = {
  /** gsd-core 1.14.0. */
  core: {
    '16-cycle: answer': 'gsd-core ends with an error; MSW names the cycle and orders the other plans',
    '20-odd-names: plans': 'gsd-core counts 01-PLAN-02.md as a plan, but skips it; MSW carries it out',
    '20-odd-names: runnable': 'the same',
    '20-odd-names: incomplete': 'the same',
    'roadmaps/commented-phase: phases': 'gsd-core takes the phase in a comment for one of the roadmap',
    'roadmaps/fenced-phase: phases': 'gsd-core takes the phase in a fence for one of the roadmap',
    'roadmaps/milestone-details: progress': 'gsd-core leaves progress out where there is no folder phases/',
    'roadmaps/milestone-unnamed: progress': 'gsd-core leaves progress out where there is no folder phases/',
    '09-broken-yaml/09-02-PLAN.md: keys':
      'gsd-core reads no key beside a line that is no YAML; MSW reads the others',
    '09-broken-yaml/09-03-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-04-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-05-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-06-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-07-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-08-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-09-PLAN.md: keys': 'gsd-core refuses aliases; MSW takes one for its text',
    '09-broken-yaml/09-10-PLAN.md: keys': 'the same',
    '10-frontmatter-shapes/10-07-PLAN.md: keys':
      'MSW takes files-modified for files_modified, as gsd-core itself does when it reads a plan',
  },
  /** get-shit-done-cc 1.42.3, its `gsd-tools.cjs`. */
  older: {
    '11-dependencies-short: waves': 'it does not know short ids and puts every such plan into wave 1',
    '13-dependencies-stems: waves': 'the same',
    '14-wave-zero: waves': 'the same',
    '15-diamond: waves': 'the same',
    '16-cycle: waves': 'the same: it never sees the cycle',
    '17-summaries: waves': 'the same',
    '17-summaries: plans': 'it runs plans that are superseded',
    '17-summaries: incomplete': 'it counts a plan as done whose summary says that it was blocked',
    '20-odd-names: plans': 'it does not schedule 01-PLAN-02.md',
    '20-odd-names: incomplete': 'the same',
    '21-nested: plans': 'it does not look into plans/',
    '21-nested: incomplete': 'the same',
  },
} as const;
