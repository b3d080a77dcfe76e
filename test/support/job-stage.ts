// A user's machine on which jobs run: the real client on PATH, the model on this machine, a planned project, and the
// user's permissions.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { addTrusted } from '../../src/adapters/user/trust-store.ts';
import type { JobSettings } from '../../src/adapters/user/user-settings.ts';
import type { JobView } from '../../src/core/jobs/job-text.ts';
import { makePlace, PLUGIN, type Place } from '../journeys/journey.ts';
import { type ClientVersion, clientBinary, clientEnvironment } from './client-binary.ts';
import type { ModelRequest } from './model-request.ts';
import type { Answer, Script, Step } from './model-script.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { makePlannedProject, type SamplePlan, summaryPath, verifyOf, WAVES } from './planned-project.ts';
import { agentsOf, closePlan, FILL, said, turnOf, verifierOf, workRoot } from './planning-leads.ts';
import { endProcesses, processesIn } from './process-tree.ts';
import { git, writeFiles } from './sample-project.ts';
import { tempFolder } from './temp-folder.ts';

export interface JobStage extends Place {
  readonly env: Readonly<Record<string, string>>;
  readonly server: ModelServer;
  /** The command line, as the user's terminal has it. */
  readonly cli: (...args: readonly string[]) => Promise<CliRun>;
  readonly job: (id?: string) => Promise<JobView>;
  /** Polls until the job has ended or waits, and returns its state. */
  readonly settled: (id?: string, timeoutMs?: number) => Promise<JobView>;
  /** The command lines of everything that still works for the stage, except the test itself. */
  readonly processes: () => Promise<readonly string[]>;
  /** Those that do not end by themselves: a runner records how its job ended before it exits. */
  readonly left: () => Promise<readonly string[]>;
}

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface StageOptions {
  readonly version: ClientVersion;
  readonly script: Script;
  readonly plans?: readonly SamplePlan[];
  readonly jobs?: Partial<JobSettings>;
  readonly config?: object;
  readonly trusted?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const RIGHTS: Partial<JobSettings> = {
  permissionMode: 'acceptEdits',
  allowedTools: ['Bash(node fill.mjs *)'],
};

export const makeJobStage = async (options: StageOptions): Promise<JobStage> => {
  const server = await startModelServer(options.script);
  onTestFinished(() => server.close());
  const place = makePlace();
  const { cwd, home } = place;
  const plans = options.plans ?? WAVES;
  makePlannedProject(cwd, plans, options.config);
  writeFiles(cwd, { ...FILL, 'src/.gitkeep': '' });
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'chore: fill');
  const env = jobEnvironment(options.version, home, server.url, options.env);
  await allow(env.MSW_HOME ?? '', options.jobs ?? RIGHTS, [
    [cwd, options.trusted ?? plans.map(({ file, verify }) => verify ?? verifyOf(file))],
  ]);
  const stage = stageAt(place, env, server);
  // No process outlives its test, whatever the test was about.
  onTestFinished(async () => {
    for (const line of await stage.processes()) await endProcesses([Number.parseInt(line, 10)]);
  });
  return stage;
};

/** With the client's own name on PATH, as an installer puts it there. */
export const jobEnvironment = (
  version: ClientVersion,
  home: string,
  modelUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const programs = join(home, 'programs');
  mkdirSync(programs, { recursive: true });
  const name = process.platform === 'win32' ? 'claude.exe' : 'claude';
  if (!existsSync(join(programs, name))) symlinkSync(clientBinary(version), join(programs, name));
  const env = clientEnvironment(home, modelUrl);
  return { ...env, PATH: [programs, env.PATH].join(delimiter), ...extra };
};

/** The user's settings of MSW, and the commands that they trust in each project. */
export const allow = async (
  userFolder: string,
  jobs: Partial<JobSettings>,
  trusted: readonly (readonly [project: string, commands: readonly string[]])[],
): Promise<void> => {
  mkdirSync(userFolder, { recursive: true, mode: 0o700 });
  writeFileSync(join(userFolder, 'settings.json'), JSON.stringify({ jobs }), { mode: 0o600 });
  for (const [project, commands] of trusted)
    for (const command of commands) await addTrusted(userFolder, project, command);
};

export const stageAt = (
  place: Place,
  env: Readonly<Record<string, string>>,
  server: ModelServer,
): JobStage => {
  const cli = (...args: readonly string[]) => runCli(args, place.cwd, env);
  const job = async (id?: string): Promise<JobView> => {
    const { stdout, stderr } = await cli('job', 'status', ...(id === undefined ? [] : [id]), '--json');
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  };
  const settled = async (id?: string, timeoutMs = 100_000): Promise<JobView> => {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const before = statesIn(place.cwd);
      const view = await job(id);
      if (ENDS.includes(view.state)) return view;
      if (performance.now() > end)
        throw new Error(`the job is still ${view.state}: ${view.lines.join('\n')}`);
      // Viewing a job starts a process and resumes what a dead runner left, so it is viewed only after a change.
      const isOther = () => statesIn(place.cwd) !== before;
      await vi.waitUntil(isOther, { timeout: 2_000, interval: 50 }).catch(() => null);
    }
  };
  const processes = async () => {
    const all = [...(await processesIn(place.home)), ...(await processesIn(place.cwd))];
    return [...new Set(all)].filter((line) => Number.parseInt(line, 10) !== process.pid);
  };
  const left = async () => {
    const isOver = async () => (await processes()).length === 0;
    await vi.waitUntil(isOver, { timeout: 20_000, interval: 200 }).catch(() => null);
    return processes();
  };
  return { ...place, env, server, cli, job, settled, processes, left };
};

/** According to the records. */
const statesIn = (project: string): string => {
  const jobs = join(project, '.msw', 'jobs');
  if (!existsSync(jobs)) return '';
  const records = readdirSync(jobs).map((id) => join(jobs, id, 'job.json'));
  const states = records.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return states.map((text) => /"status": "\w+"/.exec(text)?.[0] ?? '').join(' ');
};

const ENDS: readonly string[] = ['done', 'failed', 'cancelled', 'waiting'];

export const runCli = (
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  program: readonly string[] = [join(PLUGIN, 'dist', 'cli.mjs')],
): Promise<CliRun> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...program, ...args],
      { cwd, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1,
          stdout,
          stderr,
        }),
    );
    child.stdin?.end();
  });

/** What the executor of one plan does: one entry per turn; the last one is repeated. */
export type Act = (plan: SamplePlan, request: ModelRequest) => string | Answer;

export const work: Act = ({ file }, request) => ({
  tools: [
    { name: 'Write', input: { file_path: join(workRoot(request), file), content: 'ready\n' } },
    ...closePlan(request, 'write the word'),
  ],
});

export const claim: Act = ({ plan }) => `Everything is done.\n\n## PLAN COMPLETE\n**Plan:** 01-${plan}`;

/**
 * A model for the clients of a phase: executors of plans, each with its own script, and a verifier that confirms
 * everything.
 */
export const phaseModel = (
  ways: Readonly<Record<string, readonly Act[]>> = {},
  plans: readonly SamplePlan[] = WAVES,
): Step => {
  const executor = (request: ModelRequest): string | Answer => {
    const text = said(request);
    const plan = plans.find((one) => text.includes(`01-${one.plan}-PLAN.md`));
    if (plan === undefined) return 'I was given no plan.';
    const way = ways[plan.plan] ?? [work, claim];
    return (way[Math.min(turnOf(request), way.length - 1)] ?? claim)(plan, request);
  };
  return agentsOf({ executor, verifier: verifierOf('src/a.txt:1 it says ready') });
};

/**
 * Expects each plan once, in its own commits, with its summary; nothing left over; and a clone that passes all checks.
 */
export const expectPhaseDone = (
  { cwd }: Pick<JobStage, 'cwd'>,
  plans: readonly SamplePlan[] = WAVES,
): void => {
  const subjects = git(cwd, 'log', '--format=%s').trim().split('\n');
  const named = (pattern: RegExp) => subjects.filter((subject) => pattern.test(subject)).toSorted();
  expect(named(/^feat/)).toEqual(plans.map(({ plan }) => `feat(01-${plan}): write the word`));
  expect(named(/^docs\(01-/)).toEqual(
    plans.map(({ plan, file }) => `docs(01-${plan}): complete Write ${file} plan`),
  );
  expect(named(/^chore: merge/)).toEqual(
    plans.map(({ plan }) => `chore: merge executor worktree (msw/01-${plan})`),
  );
  expect(named(/^docs\(phase-1\)/)).toEqual(['docs(phase-1): verify phase']);
  for (const { plan } of plans) expect(existsSync(join(cwd, summaryPath(plan)))).toBe(true);
  expect(git(cwd, 'status', '--porcelain')).toBe('');
  expect(git(cwd, 'worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
  expect(git(cwd, 'branch', '--list', 'msw/*')).toBe('');
  const clone = tempFolder();
  git(clone, 'clone', '-q', cwd, '.');
  for (const { file } of plans) execFileSync(process.execPath, ['check.js', file], { cwd: clone });
};

/** Expects each plan to have contexts of its own: no conversation contains another plan. */
export const expectApart = ({ server }: Pick<JobStage, 'server'>): void => {
  const executors = server.requests.filter(({ systemText }) => systemText.includes('You carry out one plan'));
  for (const request of executors) expect(said(request).match(/^Plan: .*01-0\d-PLAN\.md/gm)).toHaveLength(1);
  const begun = executors.filter((request) => turnOf(request) === 0).map((request) => said(request));
  const plans = new Set(begun.map((text) => /01-0\d-PLAN\.md/.exec(text)?.[0]));
  expect(plans.size).toBe(3);
};
