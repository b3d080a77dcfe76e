// A team: the machine of a person who asks, those of workers, and the remote and PostgreSQL that they share.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { PLUGIN } from '../journeys/journey.ts';
import type { ClientVersion } from './client-binary.ts';
import { allow, type JobStage, jobEnvironment, makeJobStage, RIGHTS } from './job-stage.ts';
import type { Script } from './model-script.ts';
import { type SamplePlan, verifyOf } from './planned-project.ts';
import type { Postgres } from './postgres.ts';
import { endProcesses, processesIn } from './process-tree.ts';
import { git } from './sample-project.ts';
import { tempFolder } from './temp-folder.ts';

/** The state of a job in the queue, and its worker's output. */
const STANDING = `select job.state, body::json #>> '{job,status}' as status
  from msw.team_jobs join msw_jobs.job on job.id = engine_id where team_jobs.id = $1`;
export interface Team extends JobStage {
  readonly bare: string;
  readonly address: string;
  readonly worker: (name: string, options?: { readonly trusted?: readonly string[] }) => Promise<Worker>;
  readonly view: (id: string) => Promise<View>;
  readonly until: (id: string, ...states: readonly string[]) => Promise<View>;
}

interface Worker {
  readonly home: string;
  readonly checkout: string;
  readonly env: Readonly<Record<string, string>>;
  readonly start: (...args: readonly string[]) => Running;
  /** In a folder of its checkout. */
  readonly from: (folder: string, ...args: readonly string[]) => Running;
  readonly processes: () => Promise<readonly string[]>;
}

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

export type View = Awaited<ReturnType<JobStage['job']>>;

interface TeamOptions {
  readonly script: Script;
  readonly plans: readonly SamplePlan[];
  readonly client: ClientVersion;
}

/** A project with a remote and a database of its own; each worker has a home and a clone. */
export const makeTeamStage = async (
  server: Postgres,
  { script, plans, client }: TeamOptions,
): Promise<Team> => {
  const address = await server.database();
  const stage = await makeJobStage({ version: client, plans, script, env: { MSW_POSTGRES: address } });
  const bare = tempFolder();
  git(bare, 'init', '-q', '--bare');
  git(stage.cwd, 'remote', 'add', 'origin', bare);
  git(stage.cwd, 'push', '-q', '-u', 'origin', 'HEAD');
  git(bare, 'symbolic-ref', 'HEAD', `refs/heads/${git(stage.cwd, 'branch', '--show-current').trim()}`);
  const worker: Team['worker'] = async (name, { trusted } = {}) => {
    const home = tempFolder();
    const checkout = join(home, name);
    mkdirSync(checkout);
    git(checkout, 'clone', '-q', bare, '.');
    git(checkout, 'config', 'user.name', name);
    git(checkout, 'config', 'user.email', `${name}@example.org`);
    const env = jobEnvironment(client, home, stage.server.url, { MSW_POSTGRES: address });
    await allow(env.MSW_HOME ?? '', RIGHTS, [
      [checkout, trusted ?? plans.map(({ file, verify }) => verify ?? verifyOf(file))],
    ]);
    const processes = async () =>
      (await processesIn(home)).filter((line) => Number.parseInt(line, 10) !== process.pid);
    onTestFinished(async () => {
      for (const line of await processes()) await endProcesses([Number.parseInt(line, 10)]);
    });
    const from: Worker['from'] = (folder, ...args) => {
      const child = spawn(process.execPath, [join(PLUGIN, 'dist', 'cli.mjs'), 'job', 'worker', ...args], {
        cwd: join(checkout, folder),
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let text = '';
      const hear = (chunk: Buffer): void => {
        text += chunk.toString();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      onTestFinished(() => void child.kill('SIGKILL'));
      return { child, said: () => text, ended: new Promise((done) => child.once('close', done)) };
    };
    return { home, checkout, env, from, start: (...args) => from('', ...args), processes };
  };
  const view = async (id: string): Promise<View> => {
    const { stdout, stderr } = await stage.cli('job', 'status', id, '--json');
    const seen = stdout === '' ? { reason: stderr } : JSON.parse(stdout);
    if ('reason' in seen) throw new Error(seen.reason);
    return seen;
  };
  const until: Team['until'] = async (id, ...states) => {
    const client = new pg.Client(address);
    await client.connect();
    let known: unknown = null;
    let seen: View | null = null;
    // Viewing a job starts a process, so it is viewed only after a change.
    const isThere = async () => {
      const { rows } = await client.query(STANDING, [id]);
      if (isDeepStrictEqual(rows, known)) return false;
      known = rows;
      seen = await view(id);
      return states.includes(seen.state);
    };
    await vi.waitUntil(isThere, { timeout: 150_000, interval: 100 }).catch(() => null);
    await client.end();
    const last = seen ?? (await view(id));
    expect(states, `${last.state} ${last.outcome} ${last.lines.join('\n')}`).toContain(last.state);
    return last;
  };
  return { ...stage, bare, address, worker, view, until };
};

export const queueForTeam = async (team: Team, ...args: readonly string[]): Promise<View> => {
  const started = await team.cli('job', ...args, '--team', '--json');
  expect(started, started.stderr).toMatchObject({ code: 0 });
  return JSON.parse(started.stdout);
};
