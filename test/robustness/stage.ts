// The hooks as they are shipped, real projects with armed loops, and a client that does nothing but stop.

import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signingKey } from '../../src/adapters/files/signing-key.ts';
import { findLoop, readLoopState, type StateFile } from '../../src/adapters/loops/loop-store.ts';
import type { Loop } from '../../src/core/loop/loop.ts';
import { builtInto } from '../support/built-into.ts';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface HookRun {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export class Stage {
  readonly folder: string;
  readonly dist: string;
  readonly env: Readonly<Record<string, string>>;

  private constructor(folder: string) {
    this.folder = folder;
    this.dist = join(folder, 'dist');
    this.env = {
      ...inherited(),
      MSW_HOME: join(folder, 'user'),
      HOME: join(folder, 'home'),
      USERPROFILE: join(folder, 'home'),
    };
  }

  /** Builds the hooks into `folder`, whose links are resolved. */
  static async build(folder: string): Promise<Stage> {
    const stage = new Stage(folder);
    await builtInto(stage.dist);
    return stage;
  }

  project(name: string): string {
    // Never the same twice: the user folder still knows the loops of a test's first attempt.
    return mkdtempSync(join(this.folder, `${name}-`));
  }

  /** Starts a hook with `input` on stdin, as the client does. */
  start(
    hook: string,
    project: string,
    input: string | Buffer,
    env: Readonly<Record<string, string>> = {},
  ): HookRun {
    const child = spawn(process.execPath, [join(this.dist, 'hooks', `${hook}.cjs`)], {
      cwd: project,
      env: { ...this.env, CLAUDE_PROJECT_DIR: project, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    // A hook that is killed before it has read leaves a broken pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const ended = new Promise<Ended>((done, fail) => {
      child.on('error', fail);
      child.on('close', (code) => done({ code, stdout, stderr }));
    });
    return { child, ended };
  }

  stop(project: string, session: string, env: Readonly<Record<string, string>> = {}): HookRun {
    return this.start('stop', project, JSON.stringify(stopInput(project, session)), env);
  }

  /** Arms a loop with the real command, and fails when it is refused. */
  async arm(project: string, session: string, options: string): Promise<void> {
    writeFileSync(transcript(project, session), '', { flag: 'a' });
    const input = {
      session_id: session,
      transcript_path: transcript(project, session),
      cwd: project,
      hook_event_name: 'UserPromptExpansion',
      command_name: 'msw:loop',
      command_args: `Fix it --promise "ALL GREEN" --no-guidance --max-iterations 500 ${options}`,
    };
    const { stdout } = await this.start('command', project, JSON.stringify(input)).ended;
    if (!stdout.includes('additionalContext')) throw new Error(`no loop was armed: ${stdout}`);
  }

  /** The project's state file as MSW reads it. */
  state(project: string): StateFile {
    const userFolder = join(this.folder, 'user');
    return readLoopState({ project, userFolder, key: signingKey(userFolder) });
  }

  loop(project: string, session: string): Loop | null {
    return findLoop(this.state(project), session);
  }
}

/** Claude used a tool and changed a file, so that no breaker ends the loop. */
export function work(project: string, session: string): void {
  const block = '{"type":"tool_use","id":"toolu_1","name":"Edit","input":{}}';
  const line = `{"isSidechain":false,"type":"assistant","message":{"role":"assistant","content":[${block}]}}\n`;
  appendFileSync(transcript(project, session), line);
  appendFileSync(join(project, 'work.txt'), 'x');
}

export function stopInput(project: string, session: string) {
  return {
    session_id: session,
    transcript_path: transcript(project, session),
    cwd: project,
    permission_mode: 'default',
    hook_event_name: 'Stop',
    stop_hook_active: true,
    last_assistant_message: 'One case is left.',
    background_tasks: [],
    session_crons: [],
  };
}

export function statePath(project: string): string {
  return join(project, '.msw', 'ralph-state.json');
}

/** Iterations in the order of the journal; truncated lines are left out. */
export function journalled(project: string, session: string): readonly number[] {
  const lines = readFileSync(join(project, '.msw', 'journal.jsonl'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const entry = parseObject(line);
    if (entry.event !== 'iteration-finished' || entry.session !== session) return [];
    return typeof entry.iteration === 'number' ? [entry.iteration] : [];
  });
}

/** An empty object when the text is not a JSON object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** True when the answer is one JSON object that makes Claude continue. */
export function holds(stdout: string): boolean {
  const context = parseObject(stdout).hookSpecificOutput;
  return typeof context === 'object' && context !== null && 'additionalContext' in context;
}

/** Runs `work` for every value, at most `width` at a time. */
export async function inParallel<T>(
  values: readonly T[],
  width: number,
  use: (value: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = values.map((value, index) => ({ value, index }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await use(next.value, next.index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function transcript(project: string, session: string): string {
  return join(project, `${session}.jsonl`);
}

function inherited(): Record<string, string> {
  const left = new Set([
    'NODE_EXTRA_CA_CERTS',
    'NODE_OPTIONS',
    'CLAUDE_CODE_STOP_HOOK_BLOCK_CAP',
    'CLAUDE_PID',
  ]);
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || left.has(name) ? [] : [[name, value]],
    ),
  );
}
