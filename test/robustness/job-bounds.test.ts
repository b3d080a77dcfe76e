// The limits of jobs: how many run at once, their budget, and that nothing is left of them when they are cancelled,
// when MSW is uninstalled, or when their time is over.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addTrusted } from '../../src/adapters/user/trust-store.ts';
import type { WorkerClaim } from '../../src/app/jobs/claims.ts';
import { PLUGIN } from '../journeys/journey.ts';
import { clientCommand, runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { countOf, drawn, sampleOf } from '../support/depth.ts';
import {
  type Act,
  allow,
  claim,
  expectPhaseDone,
  jobEnvironment,
  makeJobStage,
  phaseModel,
  RIGHTS,
  runCli,
  stageAt,
  work,
} from '../support/job-stage.ts';
import type { ModelRequest } from '../support/model-request.ts';
import { makeGate } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { planText } from '../support/planned-project.ts';
import { said, turnOf } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const LONG = { timeout: 600_000 };
const version = sampleOf('job bounds', CLIENT_VERSIONS, 1)[0] ?? CLIENT_VERSIONS[0];

const isDrawn = drawn('bounds of jobs', 3, 1);
const claimsIn = (home: string): readonly WorkerClaim[] => {
  const folder = join(home, 'msw-home', 'jobs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8'))];
      } catch {
        return [];
      }
    });
};

const hang: Act = () => ({ hang: true });

requireOrSkip(`client ${version}`, 'git')(`jobs on ${version}`, () => {
  it('wait in line, run as many at once as the user allows, and all finish', LONG, async () => {
    const count = countOf(10, 4);
    const atOnce = countOf(10, 2);
    const folder = tempFolder();
    const home = join(folder, 'home');
    const cwdOf = (request: ModelRequest): string =>
      /(?:Primary working directory|Working directory): (\S+)/.exec(request.systemText)?.[1] ?? 'nowhere';
    // No request is answered before as many have arrived as may run at once.
    const gate = makeGate();
    const asking = new Set<string>();
    const server = await startModelServer({
      main: [
        (request) => {
          if (asking.add(cwdOf(request)).size === atOnce) gate.open();
          return turnOf(request) === 0
            ? {
                tools: [{ name: 'Read', input: { file_path: join(cwdOf(request), 'value.txt') } }],
                before: gate,
              }
            : turnOf(request) === 1
              ? {
                  tools: [
                    {
                      name: 'Write',
                      input: { file_path: join(cwdOf(request), 'value.txt'), content: 'ready\n' },
                    },
                  ],
                }
              : 'It is ready.';
        },
      ],
    });
    onTestFinished(() => server.close());
    const env = jobEnvironment(version, home, server.url);
    const projects = Array.from({ length: count }, (_, at) => join(folder, `project-${at}`));
    const plan = planText({ plan: '01', file: 'value.txt', verify: 'node check.js' });
    for (const project of projects) {
      mkdirSync(project);
      makePlainSample(project);
      writeFiles(project, { 'PLAN.md': plan });
      initGit(project);
    }
    await allow(
      join(home, 'msw-home'),
      { ...RIGHTS, atOnce },
      projects.map((project) => [project, ['node check.js']] as const),
    );
    const stages = projects.map((cwd) => stageAt({ cwd, home }, env, server));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, claimsIn(home).filter(({ state }) => state === 'running').length);
    }, 20);
    onTestFinished(() => clearInterval(watch));
    const started = await Promise.all(
      stages.map(({ cli }) => cli('job', 'execute-and-verify', 'PLAN.md', '--json')),
    );
    expect(started.map(({ code, stderr }) => [code, stderr])).toEqual(started.map(() => [0, '']));
    // Nobody watches any more: each job that ends starts the next one.
    await vi.waitUntil(() => claimsIn(home).length === 0, { timeout: 500_000, interval: 200 });
    for (const stage of stages) expect(await stage.job()).toMatchObject({ state: 'done' });
    expect(most).toBeLessThanOrEqual(atOnce);
    expect(asking.size).toBe(count);
    const [stage] = stages;
    expect(await stage?.left()).toEqual([]);
  });

  it('let another begin while one waits for a usage limit', LONG, async () => {
    const folder = tempFolder();
    const home = join(folder, 'home');
    const end = new Date(Date.now() + 20 * 3600_000).toISOString().slice(0, 16).replace('T', ' at ');
    const message = `You have reached your specified API usage limits. You will regain access on ${end} UTC.`;
    const server = await startModelServer({
      main: [
        ({ systemText }) =>
          systemText.includes(join(folder, 'limited'))
            ? { status: 400, error: { type: 'invalid_request_error', message } }
            : 'It is ready.',
      ],
    });
    onTestFinished(() => server.close());
    const env = jobEnvironment(version, home, server.url);
    const [limited, next] = ['limited', 'next'].map((name) => {
      const project = join(folder, name);
      mkdirSync(project);
      makePlainSample(project);
      writeFiles(project, {
        'PLAN.md': planText({ plan: '01', file: 'value.txt', verify: 'node check.js' }),
      });
      initGit(project);
      return stageAt({ cwd: project, home }, env, server);
    });
    if (limited === undefined || next === undefined) throw new Error('two stages are made');
    const trusted = [limited, next].map(({ cwd }) => [cwd, ['node check.js']] as const);
    await allow(join(home, 'msw-home'), { ...RIGHTS, atOnce: 1, maxIterations: 1 }, trusted);
    expect(await limited.cli('job', 'execute-and-verify', 'PLAN.md')).toMatchObject({ code: 0 });
    expect(await next.cli('job', 'execute-and-verify', 'PLAN.md')).toMatchObject({ code: 0 });
    const { outcome } = await next.settled();
    expect(outcome).toContain('all 1 iteration is used');
    expect(await limited.job()).toMatchObject({
      state: 'running',
      step: expect.stringMatching(/^waits until .* for the usage limit to end$/),
    });
    // It has a process, which ends with it.
    expect(await limited.cli('job', 'cancel', (await limited.job()).id)).toMatchObject({ code: 0 });
    expect(await limited.left()).toEqual([]);
    expect((await limited.cli('status')).stdout).toContain('stopped, since its job ended');
  });

  it(
    'leave nothing when they are cancelled while clients and checks run, and can be continued',
    LONG,
    async () => {
      // One of the two plans waits for its model, the other for a check that has detached a child process.
      const long = [
        "const { spawn } = require('node:child_process');",
        "const { existsSync, writeFileSync } = require('node:fs');",
        "if (existsSync('../../../go')) process.exit(require('./check.js') && 0);",
        "const args = ['-e', 'setInterval(() => {}, 1000)'];",
        "spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();",
        "writeFileSync('../../../checking', '');",
        'setInterval(() => {}, 1000);',
      ].join('\n');
      const plans = [
        { plan: '01', file: 'src/a.txt', verify: 'node long.js src/a.txt' },
        { plan: '02', file: 'src/b.txt' },
      ];
      const stage = await makeJobStage({
        version,
        plans,
        script: { main: [phaseModel({ '01': [work, claim], '02': [hang] }, plans)] },
      });
      const { cwd } = stage;
      writeFiles(cwd, { 'long.js': long, '.gitignore': '.msw/\ngo\nchecking\n' });
      git(cwd, 'add', '-A');
      git(cwd, 'commit', '-qm', 'chore: wait');
      await addTrusted(join(stage.home, 'msw-home'), cwd, 'node long.js src/a.txt');
      await stage.cli('job', 'execute-phase', '1');
      await vi.waitUntil(
        () => existsSync(join(cwd, '.msw', 'checking')) || existsSync(join(cwd, 'checking')),
        {
          timeout: 120_000,
          interval: 100,
        },
      );
      await stage.server.waitForRequest((request) => said(request).includes('01-02-PLAN.md'), 60_000);
      const before = await stage.processes();
      expect(before.length, before.join('\n')).toBeGreaterThan(3);
      const { id } = await stage.job();
      const cancelled = await stage.cli('job', 'cancel', id, '--json');
      expect(cancelled, cancelled.stderr).toMatchObject({ code: 0 });
      expect(JSON.parse(cancelled.stdout)).toMatchObject({ state: 'cancelled', outcome: 'it was cancelled' });
      expect(await stage.processes()).toEqual([]);
      expect((await stage.cli('job', 'cancel', id)).stderr).toContain('has ended already');
      expect((await stage.cli('loop', 'status')).stdout).toContain('No loop in this project');
      // Commits stay, and another job continues after them once the user has said so.
      expect(git(cwd, 'log', '--all', '--format=%s').match(/^feat\(01-01\)/gm)).toHaveLength(1);
      stage.server.use({ main: [phaseModel({}, plans)] });
      writeFileSync(join(cwd, 'go'), '');
      await stage.cli('job', 'execute-phase', '1');
      const waiting = await stage.settled();
      expect(waiting.waitsFor[0], waiting.lines.join('\n')).toMatchObject({
        type: '/msw:execute 1 --close 01-01',
      });
    },
  );

  it.runIf(isDrawn())('end completely when MSW is uninstalled', LONG, async () => {
    const stage = await makeJobStage({
      version,
      script: { main: [phaseModel({ '01': [hang], '02': [hang] })] },
    });
    const plugin = join(tempFolder(), 'msw');
    for (const part of ['.claude-plugin', 'agents', 'commands', 'dist', 'hooks', 'skills'])
      cpSync(join(PLUGIN, part), join(plugin, part), { recursive: true });
    const { home, cwd } = stage;
    const client = (...args: readonly string[]) => clientCommand(version, args, { home });
    expect(await client('plugin', 'marketplace', 'add', plugin)).toMatchObject({ exitCode: 0 });
    expect(await client('plugin', 'install', 'msw@msw-protocol')).toMatchObject({ exitCode: 0 });
    const installed = [join(plugin, 'dist', 'cli.mjs'), 'job'];
    const started = await runCli(['execute-phase', '1'], cwd, stage.env, installed);
    expect(started, started.stderr).toMatchObject({ code: 0 });
    await stage.server.waitForRequest((request) => said(request).includes('01-02-PLAN.md'), 60_000);
    expect(await client('plugin', 'uninstall', 'msw@msw-protocol')).toMatchObject({ exitCode: 0 });
    await vi.waitUntil(async () => (await stage.processes()).length === 0, {
      timeout: 60_000,
      interval: 500,
    });
    expect(await stage.job()).toMatchObject({ state: 'cancelled', outcome: 'MSW was uninstalled' });
  });

  it.runIf(isDrawn())(
    'end by themselves when their time is over: after a day none is left',
    LONG,
    async () => {
      const clock = join(tempFolder(), 'clock');
      const hours = `${clock}.hours`;
      writeFileSync(hours, '0');
      // The machine's clock as all of MSW reads it.
      writeFileSync(
        `${clock}.cjs`,
        `const { readFileSync } = require('node:fs');
const Real = Date;
const ahead = () => { try { return Number(readFileSync(${JSON.stringify(hours)}, 'utf8')) * 3600_000; } catch { return 0; } };
globalThis.Date = class extends Real {
  constructor(...args) { super(...(args.length === 0 ? [Real.now() + ahead()] : args)); }
  static now() { return Real.now() + ahead(); }
};
`,
      );
      const stage = await makeJobStage({
        version,
        script: { main: [phaseModel({ '01': [hang], '02': [hang] })] },
        env: { NODE_OPTIONS: `--require ${clock}.cjs` },
      });
      await stage.cli('job', 'execute-phase', '1');
      await stage.server.waitForRequest((request) => said(request).includes('01-02-PLAN.md'), 60_000);
      writeFileSync(hours, '7');
      expect((await stage.job()).state).toBe('running');
      writeFileSync(hours, '24');
      await vi.waitUntil(async () => (await stage.processes()).length === 0, {
        timeout: 60_000,
        interval: 500,
      });
      expect(await stage.job()).toMatchObject({ state: 'failed', outcome: 'its 480 minutes are used' });
      expect((await stage.cli('job', 'result')).code).toBe(1);
    },
  );

  it.each([
    ['tokens', { maxTokens: 300 }, 'its 300 tokens are used'],
    ['money', { maxCost: 0.001 }, 'its cost budget of $0.001 is spent'],
  ] as const)('end when the budget of %s is used', LONG, async (_, budget, outcome) => {
    const busy: Act = () => ({ tools: [{ name: 'Bash', input: { command: 'true', description: 'x' } }] });
    const talk: Act = () => 'I am not done.';
    const stage = await makeJobStage({
      version,
      jobs: { ...RIGHTS, allowedTools: ['Bash'], ...budget },
      script: { main: [phaseModel({ '01': [busy, talk, hang], '02': [busy, talk, hang] })] },
    });
    await stage.cli('job', 'execute-phase', '1');
    const ended = await stage.settled();
    expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'failed', outcome });
    expect(await stage.left()).toEqual([]);
  });

  it.runIf(isDrawn())(
    'are resumed at the start of a session when their runner was killed',
    LONG,
    async () => {
      const stage = await makeJobStage({
        version,
        script: { main: [phaseModel({ '01': [hang], '02': [hang] })] },
      });
      await stage.cli('job', 'execute-phase', '1');
      await stage.server.waitForRequest((request) => said(request).includes('01-02-PLAN.md'), 60_000);
      const [one] = claimsIn(stage.home);
      process.kill(one?.runner?.pid ?? 0, 'SIGKILL');
      stage.server.use({ main: [phaseModel()] });
      const begun = stage.server.requests.length;
      // Its last sign of life has to be old.
      await vi.waitUntil(
        async () => {
          const hook = await runClient({
            version,
            ...stage,
            env: stage.env,
            prompt: '/msw:help',
            pluginDirs: [PLUGIN],
            script: {},
          });
          expect(hook.allRequests).toEqual([]);
          return stage.server.requests.length > begun;
        },
        { timeout: 60_000, interval: 3_000 },
      );
      const ended = await stage.settled();
      expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'done' });
      expectPhaseDone(stage);
    },
  );
});
