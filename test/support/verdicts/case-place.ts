// A case of the corpus on the disk: its project with git in a home of its own, the work applied, and the end of what
// was started. POSIX.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { hasRunner, ROOT, runnerFolder, venvPython } from '../../../scripts/setup.mjs';
import { initGit } from '../sample-project.ts';
import type { VerdictCase } from './read-cases.ts';

/** Far more than any check needs. */
const LIMIT_MS = 120_000;

export class CasePlace {
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
  readonly #folder: string;
  readonly #case: VerdictCase;
  readonly #started: ChildProcess[] = [];

  private constructor(folder: string, one: VerdictCase, port: number) {
    this.#folder = folder;
    this.#case = one;
    // Below the home folder, as a user's projects are: some tools look for files in the folders above.
    this.project = join(folder, 'home', 'code', 'shop');
    this.env = environment(folder, one, port);
  }

  /** The project as the loop finds it. */
  static async make(one: VerdictCase): Promise<CasePlace> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-verdict-')));
    const place = new CasePlace(folder, one, await freePort());
    mkdirSync(join(folder, 'tmp'), { mode: 0o700 });
    mkdirSync(place.project, { recursive: true });
    place.#write(place.project, one.files);
    place.#write(join(folder, 'home'), one.homeBefore);
    linkPackages(place.project, one.needs);
    initGit(place.project);
    await place.#run(one.prepare);
    await place.#start(one.service);
    return place;
  }

  async work(): Promise<void> {
    const { work, home, large, run, start } = this.#case;
    for (const [path, edit] of Object.entries(work)) {
      const at = join(this.project, path);
      if (edit === null) rmSync(at, { recursive: true });
      else this.#write(this.project, { [path]: typeof edit === 'string' ? edit : edited(at, edit) });
    }
    this.#write(join(this.#folder, 'home'), home);
    for (const [path, { text, megabytes }] of Object.entries(large)) {
      const padding = `${' '.repeat(99)}\n`.repeat(megabytes * 10_000);
      this.#write(this.project, { [path]: text + padding });
    }
    await this.#run(run);
    await this.#start(start);
  }

  /** Every check as MSW runs it: whether it passed, and what it printed. */
  async runChecks(): Promise<readonly { readonly isGreen: boolean; readonly output: string }[]> {
    const results = [];
    for (const check of this.#case.checks) {
      const { exitCode, all } = await this.#shell(check, { CI: 'true', NO_COLOR: '1', TERM: 'dumb' });
      results.push({ isGreen: exitCode === 0, output: all });
    }
    return results;
  }

  async end(): Promise<void> {
    const ended = this.#started.map((child) => new Promise((done) => child.once('close', done)));
    for (const { pid } of this.#started) endGroup(pid);
    await Promise.all(ended);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }

  async #run(commands: readonly string[]): Promise<void> {
    for (const command of commands) {
      const { exitCode, all } = await this.#shell(command, {});
      if (exitCode !== 0) throw new Error(`${this.#case.name}: ${command} ended with ${exitCode}: ${all}`);
    }
  }

  async #shell(command: string, more: Readonly<Record<string, string>>) {
    const env = { ...this.env, ...more };
    const options = { cwd: this.project, env, extendEnv: false, reject: false, all: true } as const;
    const running = execa('/bin/sh', ['-c', command], { ...options, stdin: 'ignore', detached: true });
    const limit = setTimeout(() => endGroup(running.pid), LIMIT_MS);
    const ended = await running;
    clearTimeout(limit);
    return ended;
  }

  /** Resolves when the command has printed something. */
  async #start(command: string | null): Promise<void> {
    if (command === null) return;
    const child = spawn('/bin/sh', ['-c', command], {
      cwd: this.project,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    this.#started.push(child);
    await new Promise<void>((ready, fail) => {
      child.stdout.once('data', () => ready());
      child.once('error', fail);
      child.once('close', (code) =>
        fail(new Error(`${this.#case.name}: ${command} ended with ${code} before it was ready`)),
      );
    });
  }

  /** A text that begins with #! becomes a program. */
  #write(folder: string, files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      const at = join(folder, path);
      mkdirSync(dirname(at), { recursive: true });
      // Never through a link: installed packages are links to those of this repository.
      if (!realpathSync(dirname(at)).startsWith(this.#folder))
        throw new Error(`${this.#case.name}: ${path} leads out of the case`);
      rmSync(at, { force: true });
      writeFileSync(at, text.replaceAll('<home>', join(this.#folder, 'home')));
      if (text.startsWith('#!')) chmodSync(at, 0o755);
    }
  }
}

/** What the case needs and this machine lacks. */
export function missingFor({ needs }: VerdictCase): readonly string[] {
  if (process.platform === 'win32') return ['posix'];
  return ['git', ...needs].filter((need) => {
    if (need === 'vitest' || need === 'typescript') return !existsSync(join(ROOT, 'node_modules', need));
    if (need === 'jest' || need === 'pytest') return !hasRunner(need);
    return !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, need)));
  });
}

/** What the process started ends with it. */
function endGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

function edited(at: string, edits: readonly { readonly from: string; readonly to: string }[]): string {
  return edits.reduce(
    (text, { from, to }) => {
      if (text.split(from).length !== 2) throw new Error(`${at} contains not exactly once: ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(at, 'utf8'),
  );
}

/** Folders with a link for each package, as an installation has them. */
function linkPackages(project: string, needs: readonly string[]): void {
  const modules = join(project, 'node_modules');
  if (needs.includes('jest')) linkAll(join(runnerFolder('jest'), 'node_modules'), modules);
  for (const [name, program, path] of [
    ['vitest', 'vitest', 'vitest.mjs'],
    ['typescript', 'tsc', 'bin/tsc'],
  ] as const) {
    if (!needs.includes(name)) continue;
    mkdirSync(join(modules, '.bin'), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, 'node_modules', name)), join(modules, name));
    symlinkSync(`../${name}/${path}`, join(modules, '.bin', program));
  }
}

function linkAll(from: string, to: string): void {
  mkdirSync(join(to, '.bin'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '.bin' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  symlinkSync('../jest/bin/jest.js', join(to, '.bin', 'jest'));
}

/** A user's own: nothing of this test run but the PATH, and where rustup keeps its compilers. */
function environment(folder: string, { needs }: VerdictCase, port: number): Record<string, string> {
  const home = join(folder, 'home');
  const python = needs.includes('pytest') ? [dirname(venvPython(runnerFolder('pytest')))] : [];
  return {
    PATH: [join(home, 'bin'), ...python, process.env.PATH ?? ''].join(delimiter),
    HOME: home,
    MSW_HOME: join(folder, 'user'),
    TMPDIR: join(folder, 'tmp'),
    LANG: 'C.UTF-8',
    SERVICE_PORT: String(port),
    // One for all cases, as a user has one for all projects.
    GOCACHE: join(ROOT, '.cache', 'verdicts', 'go-build'),
    RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
