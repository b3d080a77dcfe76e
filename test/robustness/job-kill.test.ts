// Runner, clients and server of a job are killed at random moments; the next look at the job resumes it, and it ends as
// if nothing had been killed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { PLUGIN } from '../journeys/journey.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import {
  expectApart,
  expectPhaseDone,
  type JobStage,
  makeJobStage,
  phaseModel,
} from '../support/job-stage.ts';
import { requireOrSkip } from '../support/requirements.ts';

/** Numbers from 0 to 1, the same for the same seed. */
const randomOf = (name: string) => {
  let count = 0;
  return (): number => {
    count += 1;
    const text = `${process.env.MSW_TEST_SEED || '1'} ${name} ${count}`;
    return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
  };
};

const kill = (pid: unknown): boolean => {
  try {
    return typeof pid === 'number' && pid > 1 && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

const pidIn = (path: string, ...keys: readonly string[]): unknown => {
  try {
    let value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const key of keys)
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
    return value;
  } catch {
    return null;
  }
};

const runnerOf = ({ env }: JobStage, id: string): unknown =>
  pidIn(join(env.MSW_HOME ?? '', 'jobs', `${id}.json`), 'runner', 'pid');

const clientsOf = ({ env }: JobStage, id: string): readonly unknown[] => {
  const folder = join(env.MSW_HOME ?? '', 'runs');
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(`${id}+`) && name.endsWith('.json'))
      .map((name) => pidIn(join(folder, name), 'pid'));
  } catch {
    return [];
  }
};

/** As a client that calls the tool; the server is killed as soon as it has answered. */
const startByServer = async (stage: JobStage): Promise<string> => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(PLUGIN, 'dist', 'mcp.mjs')],
    cwd: stage.cwd,
    env: { ...stage.env, CLAUDE_PROJECT_DIR: stage.cwd },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const called = await client.callTool({ name: 'gsd_execute_phase', arguments: { phase: '1' } });
  const id: unknown = Reflect.get(called.structuredContent ?? {}, 'job_id');
  expect(called.isError, JSON.stringify(called)).toBeUndefined();
  expect(kill(transport.pid)).toBe(true);
  await client.close();
  return String(id);
};

/** Somewhere between two requests, or long after the last one: while checks run, while git merges. */
const awaitMoment = async ({ server }: JobStage, random: () => number): Promise<void> => {
  const seen = server.requests.length;
  const isNext = random() < 0.7;
  if (isNext) await server.waitForRequest(() => server.requests.length > seen, 20_000).catch(() => null);
  await pause(Math.floor(random() * 2500));
};

/** Which of the two was killed; null when it was not running. */
const killSomebody = async (
  stage: JobStage,
  id: string,
  random: () => number,
): Promise<'runner' | 'client' | null> => {
  const [client] = clientsOf(stage, id);
  const who = random() < 0.6 || client === undefined ? 'runner' : 'client';
  const pid = who === 'runner' ? runnerOf(stage, id) : client;
  // A record outlives its process, whose id soon belongs to another.
  const running = (await stage.processes()).map((line) => Number.parseInt(line, 10));
  return running.some((one) => one === pid) && kill(pid) ? who : null;
};

const ENDS: readonly string[] = ['done', 'failed', 'waiting', 'cancelled'];

const killMany = async (stage: JobStage, id: string, name: string): Promise<readonly string[]> => {
  const random = randomOf(name);
  const killed: string[] = [];
  while (killed.length < KILLS && !ENDS.includes((await stage.job(id)).state)) {
    await awaitMoment(stage, random);
    const who = await killSomebody(stage, id, random);
    if (who !== null) killed.push(who);
  }
  return killed;
};

/** The number of kills in each phase. */
const KILLS = 5;
const PHASES = Array.from({ length: 10 }, (_, at) => at + 1);

for (const version of sampleOf('job kill', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a job on ${version}`, () => {
    it.each(sampleOf('job kill: phases', PHASES, 1))(
      'ends the same when its server, its runner and its clients are killed (%i)',
      { timeout: 900_000 },
      async (phase) => {
        const stage = await makeJobStage({ version, script: { main: [phaseModel()] } });
        const id = await startByServer(stage);
        const killed = await killMany(stage, id, `phase ${phase}`);
        const ended = await stage.settled(id, 600_000);
        console.log(`phase ${phase}: killed ${killed.join(', ')}; ${stage.server.requests.length} requests`);
        expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'done', percent: 100 });
        expect(killed.length).toBeGreaterThan(0);
        expectPhaseDone(stage);
        expectApart(stage);
        expect(await stage.left()).toEqual([]);
      },
    );
  });
}
