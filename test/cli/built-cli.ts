// The command line as it is shipped, built into a folder of its own, and a project for it to work on.

import { cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll } from 'vitest';
import { builtInto } from '../support/built-into.ts';
import { removeFolder, tempFolder } from '../support/temp-folder.ts';
import { openTerminal } from '../support/terminal.ts';

export interface Run {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** A project, a user folder and a home that belong to no real user. */
export interface Place {
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Builds before the tests of a file, and removes the folder after them. */
export function builtCli() {
  let root = '';
  beforeAll(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
    const source = join(import.meta.dirname, '..', '..');
    cpSync(join(source, '.claude-plugin'), join(root, '.claude-plugin'), { recursive: true });
    await builtInto(join(root, 'dist'));
  });
  afterAll(() => removeFolder(root));
  const run = async (program: string, args: readonly string[], options: RunOptions): Promise<Run> => {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
      cwd: options.cwd ?? root,
      env: { ...bareEnvironment(), ...options.env },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      input: options.input ?? '',
    });
    return { code: exitCode, stdout, stderr };
  };
  return {
    path: () => join(root, 'dist', 'cli.mjs'),
    cli: (args: readonly string[], options: RunOptions = {}) =>
      run(join(root, 'dist', 'cli.mjs'), args, options),
    /** As a person runs it: the answer is what the terminal shows. Without the environment of this test run. */
    typed: (args: readonly string[], place: Place) =>
      inTerminal([process.execPath, join(root, 'dist', 'cli.mjs'), ...args], place),
    hook: (name: string, input: object, { project, env }: Place) =>
      run(join(root, 'dist', 'hooks', `${name}.cjs`), [], {
        cwd: project,
        env: { ...env, CLAUDE_PROJECT_DIR: project },
        input: JSON.stringify(input),
      }),
  };
}

/** A project with these files, made for the current test unless a folder is given. */
export function newPlace(files: Readonly<Record<string, string>> = {}, folder = tempFolder()): Place {
  const project = join(folder, 'project');
  mkdirSync(project);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return { project, env: { MSW_HOME: join(folder, 'user'), HOME: join(folder, 'home') } };
}

/** A program in a terminal of its own, with only the environment of the place. */
export async function inTerminal(
  argv: readonly string[],
  { project, env }: Place,
): Promise<{ readonly code: number; readonly shown: string }> {
  const variables = Object.entries({ ...bareEnvironment(), TERM: 'xterm', ...env });
  const script = '"$@"; echo "[exit $?]"';
  const assigned = variables.map(([name, value]) => `${name}=${value}`);
  const shell = ['env', '-i', ...assigned, 'sh', '-c', script, 'sh', ...argv];
  const terminal = await openTerminal(shell, project);
  try {
    const shown = await terminal.waitFor((screen) => /\[exit \d+\]/.test(screen), 'the exit code', 60_000);
    return { code: Number(/\[exit (\d+)\]/.exec(shown)?.[1]), shown };
  } finally {
    await terminal.close();
  }
}

function bareEnvironment(): Record<string, string> {
  const kept = ['PATH', 'Path', 'PATHEXT', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'ComSpec'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
