// The plugin as a user has it: built into a folder of its own, its hooks spawned as the client spawns them.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtInto } from '../support/built-into.ts';
import { removeFolder, tempFolder } from '../support/temp-folder.ts';

export type Hook =
  | 'stop'
  | 'command'
  | 'permit'
  | 'way-taken'
  | 'session-start'
  | 'session-end'
  | 'stop-failure'
  | 'config-change';
export const HOOKS: readonly Hook[] = [
  'stop',
  'command',
  'permit',
  'way-taken',
  'session-start',
  'session-end',
  'stop-failure',
  'config-change',
];

export interface HookRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A build for this test file alone; returns its path, for use inside tests. */
export const useBuild = (): (() => string) => {
  let folder = '';
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
    await builtInto(join(folder, 'dist'));
  });
  afterAll(() => removeFolder(folder));
  return () => join(folder, 'dist');
};

export interface Client {
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs a hook with this text on stdin. */
  readonly raw: (
    hook: Hook,
    stdin: string | Buffer,
    env?: Readonly<Record<string, string>>,
  ) => Promise<HookRun>;
  /** Runs a hook with the session's fields and these. */
  readonly call: (hook: Hook, fields?: object) => Promise<HookRun>;
  readonly type: (command: string, args?: string, session?: string) => Promise<HookRun>;
}

export const SESSION = '0b8f3f0e-6a53-4c55-9f0e-5d6a1f0c2b11';

/** A client in a new project. Its PATH contains only `node`. */
export const makeClient = (dist: string): Client => {
  const project = tempFolder();
  const bin = tempFolder();
  if (process.platform !== 'win32') symlinkSync(process.execPath, join(bin, 'node'));
  const home = tempFolder();
  mkdirSync(join(home, 'tmp'));
  const base = {
    PATH: process.platform === 'win32' ? dirname(process.execPath) : bin,
    HOME: home,
    MSW_HOME: join(home, 'msw'),
    CLAUDE_PROJECT_DIR: project,
    ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }),
  };
  const raw: Client['raw'] = (hook, stdin, env = base) =>
    spawnHook(join(dist, 'hooks', `${hook}.cjs`), stdin, env);
  const call: Client['call'] = (hook, fields = {}) =>
    raw(hook, JSON.stringify({ session_id: SESSION, cwd: project, transcript_path: null, ...fields }));
  return {
    project,
    env: base,
    raw,
    call,
    type: (command, args = '', session = SESSION) =>
      call('command', { session_id: session, command_name: `msw:${command}`, command_args: args }),
  };
};

export const stopFields = (message = 'I am done.', more: object = {}): object => ({
  hook_event_name: 'Stop',
  stop_hook_active: false,
  last_assistant_message: message,
  background_tasks: [],
  ...more,
});

const spawnHook = (
  path: string,
  stdin: string | Buffer,
  env: Readonly<Record<string, string>>,
): Promise<HookRun> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path], { env, cwd: tmpdir() });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    // An idle hook may exit before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });

/** The one JSON object of an answer. */
export const answerOf = (run: HookRun) => JSON.parse(run.stdout);

export const SILENT: HookRun = { code: 0, stdout: '', stderr: '' };
