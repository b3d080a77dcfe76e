// The first milliseconds of every hook, on node built-ins alone: decides whether MSW has anything to do in this
// session. If not, the process exits silently.

import { lstatSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import envPaths from 'env-paths';
import { readPlain } from '../../adapters/files/read-plain.ts';
import { parseObject, readInput } from './read-input.ts';

export interface HookCall {
  readonly project: string;
  /** Parsed JSON, not checked further. */
  readonly input: object;
  /** The text of the project's state file; null when there is none. */
  readonly state: string | null;
}

/** Reads the call from stdin; null when a hook cannot act on it. */
export function readCall(): HookCall | null {
  const input = readInput();
  if (input === null) return null;
  // The model's `cd` changes `cwd`, but not the folder that the client was started in.
  const project = process.env.CLAUDE_PROJECT_DIR || textField(input, 'cwd');
  return project ? { project, input, state: readState(`${project}/.msw/ralph-state.json`) } : null;
}

/** True when the state file names this session, so that it may own a loop. */
export function namesSession({ input, state }: HookCall): boolean {
  const session = textField(input, 'session_id');
  return state !== null && session !== null && session !== '' && state.includes(session);
}

/** True when this session's record looks like a loop whose checks will run. The record is not verified here. */
export function mayCheck({ input, state }: HookCall): boolean {
  const loops: unknown = Reflect.get(parseObject(state ?? '') ?? {}, 'loops');
  const loop = fieldOf(loops, textField(input, 'session_id') ?? '');
  const checks = fieldOf(fieldOf(loop, 'taskContext'), 'checks');
  return fieldOf(loop, 'active') === true && Array.isArray(checks) && checks.length > 0;
}

/** True when the user folder records a loop of this session, even if the project's state has lost it, or a chain. */
export function ownsLoop({ input }: HookCall): boolean {
  const session = textField(input, 'session_id');
  if (session === null || !/^[\w-]{1,128}$/.test(session)) return false;
  const folder = process.env.MSW_HOME || envPaths('msw-protocol', { suffix: '' }).data;
  // The code that reads a loop from this folder verifies that it belongs to the user.
  return isAbsolute(folder) && ['owners', 'chains'].some((name) => isThere(join(folder, name, session)));
}

/** False also where it may not be looked up, as in a home that this user may not enter. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** True when the state file contains a loop or cannot be read as a state. */
export function holdsLoops({ state }: HookCall): boolean {
  if (state === null) return false;
  const loops: unknown = Reflect.get(parseObject(state) ?? { loops: { unreadable: true } }, 'loops');
  return typeof loops !== 'object' || loops === null || Object.keys(loops).length > 0;
}

/** True when a job that this session started has ended or is waiting, and the session has not been told yet. */
export function holdsNews({ project, input }: HookCall): boolean {
  const session = textField(input, 'session_id');
  const news = readPlain(`${project}/.msw/jobs/news`, { cap: largestNews });
  return news.status === 'ok' && session !== null && news.bytes.includes(`${session} `);
}

/** True when this project has an open job, whether or not a runner is working on it. */
export function holdsJobs({ project }: HookCall): boolean {
  return readPlain(`${project}/.msw/jobs/open`, { cap: 0 }).status === 'ok';
}

const largestNews = 64 * 1024;

/**
 * Loads what handles the call, and calls it. Where that fails, the person is told why in one sentence and the session
 * may stop; a command that was typed is answered with it, so that Claude does not begin without a loop.
 */
export function handOver(call: HookCall, handle: () => Promise<unknown>): void {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) stepAside(call, OLD_NODE);
  else void handle().catch((error: unknown) => stepAside(call, whyNot(error)));
}

/** As in package.json; `scripts/build.mjs` builds for it. */
const oldestNode = 20;
const OLD_NODE = `MSW needs Node ${oldestNode} or newer, and the node that Claude Code finds is ${process.versions.node} (${process.execPath}): install a newer one, then start Claude Code again.`;

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'MODULE_NOT_FOUND') return 'the plugin is incomplete, install it again.';
  const message = error instanceof Error ? error.message : String(error);
  return `${message.slice(0, 300)} (/msw:doctor says more)`;
}

function stepAside({ input }: HookCall, why: string): void {
  const said = `msw ▸ stepped aside: ${why}`;
  const isTyped = textField(input, 'command_name')?.startsWith('msw:') === true;
  const answer = isTyped ? { decision: 'block', reason: said } : { systemMessage: said };
  process.stdout.write(JSON.stringify(answer));
}

/** MSW never writes a state larger than this; reading one would slow down every session of the project. */
const largestState = 16 * 1024 * 1024;

/** Follows links; the code that finds a loop behind one checks whether that is allowed. */
function readState(path: string): string | null {
  const file = readPlain(path, { cap: largestState });
  return file.status === 'ok' ? file.bytes.toString('utf8') : null;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textField(value: object, key: string): string | null {
  const field: unknown = Reflect.get(value, key);
  return typeof field === 'string' ? field : null;
}
