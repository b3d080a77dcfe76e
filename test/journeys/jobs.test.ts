// Jobs in the real client: they return at once, continue when their session has ended, wait for what only a person can
// do, and leave the same result as an execution in a session.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { hookResponsesOf } from '../support/client-events.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import {
  type Act,
  claim,
  expectApart,
  expectPhaseDone,
  type JobStage,
  makeJobStage,
  phaseModel,
  work,
} from '../support/job-stage.ts';
import type { ModelRequest } from '../support/model-request.ts';
import { type Answer, makeGate, type Script } from '../support/model-script.ts';
import { planPath, planText, summaryPath, WAVES } from '../support/planned-project.ts';
import { planLead, said, turnOf, write as written } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { PLUGIN } from './journey.ts';

const LONG = { timeout: 300_000 };
const TOOL = 'mcp__plugin_msw_msw__';

/** A session of the user in front of the stage, in which the model has been told to start a job. */
const openSession = (stage: JobStage, version: (typeof CLIENT_VERSIONS)[number]) =>
  startClient({
    version,
    cwd: stage.cwd,
    home: stage.home,
    env: { PATH: stage.env.PATH ?? '' },
    server: stage.server,
    pluginDirs: [PLUGIN],
    permissions: 'default',
    args: [
      '--include-hook-events',
      '--allowedTools',
      ...['gsd_execute_phase', 'gsd_plan_phase', 'execute_and_verify', 'get_job_status'].map(
        (name) => TOOL + name,
      ),
    ],
  });

/** The server may still be starting, which the client says; then the model calls the tool again. */
const isAnswered = ({ toolResults }: ModelRequest): boolean =>
  toolResults.some((said) => !/No such tool|connecting/.test(said));

/** Requests of the user's own session are told apart from those of job clients by the role that those have. */
const inSession = (act: (request: ModelRequest) => string | Answer, rest = phaseModel()): Script => ({
  main: [
    (request) =>
      /You carry out one plan|You judge, for one phase/.test(request.systemText)
        ? typeof rest === 'function'
          ? rest(request)
          : rest
        : act(request),
  ],
});

const told = (events: Parameters<typeof hookResponsesOf>[0]): string =>
  hookResponsesOf(events)
    .map(({ stdout }) => stdout)
    .join('\n');

const isDrawn = drawn('journeys of a job', 6, 2);
for (const version of sampleOf('jobs', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a phase as a job on ${version}`, () => {
    it(
      'is started by a tool, continues when the session ends, and is reported to that session once',
      LONG,
      async () => {
        const gate = makeGate();
        const held: Act = (plan, request) => {
          const done = work(plan, request);
          return typeof done === 'string' ? done : { ...done, before: gate };
        };
        const stage = await makeJobStage({ version, script: {} });
        const start = (request: ModelRequest): string | Answer =>
          isAnswered(request)
            ? 'It runs in the background.'
            : { tools: [{ name: `${TOOL}gsd_execute_phase`, input: { phase: '1' } }] };
        stage.server.use(inSession(start, phaseModel({ '01': [held, claim] })));
        const session = openSession(stage, version);
        session.send('Execute phase 1 in the background.');
        expect((await session.waitForResult(1)).result).toBe('It runs in the background.');
        const answered = stage.server.requests.findLast(isAnswered);
        expect(answered?.toolResults.join()).toMatch(/"state": ?"(?:queued|running)"/);
        const { session_id: id } = await session.waitForResult(1);
        const running = await stage.job();
        expect(running).toMatchObject({ kind: 'execute-phase', session: id });
        // The client ends as it does when a terminal is closed.
        await session.kill('SIGHUP');
        await stage.server.waitForRequest((request) => said(request).includes('01-01-PLAN.md'), 60_000);
        // Its neighbour counts as soon as it is done, before the wave is merged.
        await vi.waitUntil(
          async () =>
            (await stage.job()).units.some(({ name, state }) => name === '01-02' && state === 'done'),
          { timeout: 60_000, interval: 500 },
        );
        expect(await stage.job()).toMatchObject({ state: 'running', percent: 33 });
        gate.open();
        const ended = await stage.settled(running.id);
        expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'done', percent: 100, denied: [] });
        expectPhaseDone(stage);
        // Its result says what it made, and its last step how it ended.
        expect(ended.step).toBe(ended.outcome);
        const result = JSON.parse((await stage.cli('job', 'result', '--json')).stdout);
        expect(result.made).toMatchObject({
          branch: git(stage.cwd, 'symbolic-ref', '--short', 'HEAD').trim(),
          to: git(stage.cwd, 'rev-parse', 'HEAD').trim(),
          summaries: ['01', '02', '03'].map(summaryPath),
          verification: { file: expect.stringContaining('VERIFICATION.md'), says: 'passed' },
        });
        const { stdout } = await stage.cli('job', 'result');
        expect(stdout).toContain('feat(01-03): write the word');
        expect(stdout).toContain('src/c.txt +1 -0');

        expectApart(stage);
        // Another session of the project is told nothing; the one that started the job is told once.
        const other = openSession(stage, version);
        other.send('Hello.');
        await other.waitForResult(1);
        expect(told((await other.finish()).events)).not.toContain('msw ▸');
        stage.server.use({ main: ['Hello.'] });
        const again = startClient({
          version,
          cwd: stage.cwd,
          home: stage.home,
          server: stage.server,
          pluginDirs: [PLUGIN],
          args: ['--include-hook-events', '--resume', id],
        });
        again.send('What came of it?');
        await again.waitForResult(1);
        again.send('And now?');
        await again.waitForResult(2);
        const news = told((await again.finish()).events).match(/Job \S+ \(execute phase 1\) is done/g);
        expect(news).toHaveLength(1);
        expect(await stage.left()).toEqual([]);
      },
    );

    it.runIf(isDrawn())(
      'is bounded when a plan never passes: that plan is reported, the others are done',
      LONG,
      async () => {
        const never: Act = ({ plan }, request) =>
          turnOf(request) % 2 === 0 ? `I believe that it is done, ${plan}.` : 'Surely.';
        const plans = WAVES.map((plan) => (plan.plan === '03' ? { plan: '03', file: plan.file } : plan));
        const stage = await makeJobStage({
          version,
          plans,
          script: { main: [phaseModel({ '02': [never] }, plans)] },
        });
        await stage.cli('job', 'execute-phase', '1');
        const ended = await stage.settled();
        expect(ended.state, ended.lines.join('\n')).toBe('waiting');
        expect(ended.waitsFor).toHaveLength(1);
        expect(ended.waitsFor[0]).toMatchObject({
          reason: expect.stringContaining('01-02'),
          type: '/msw:execute 1 --again 01-02',
        });
        expect(ended.units.map(({ name, state }) => `${name} ${state}`)).toEqual([
          '01-01 done',
          '01-02 halted',
          '01-03 done',
          'verification open',
        ]);
        const asked = stage.server.requests.filter((request) => said(request).includes('01-02-PLAN.md'));
        expect(asked.length).toBeLessThanOrEqual(8);
        const result = await stage.cli('job', 'result', '--json');
        expect(result.code).toBe(3);
        const { percent, ...told } = JSON.parse(result.stdout);
        expect(told).toMatchObject({ job_id: ended.id, id: ended.id });
        // Nothing at all where the halted plan had already counted for more.
        expect(percent ?? 0).toBeLessThan(67);
        expect(git(stage.cwd, 'log', '--format=%s').match(/^feat\(/gm)).toHaveLength(2);
        expect(git(stage.cwd, 'status', '--porcelain')).toBe('');
        expect(await stage.left()).toEqual([]);
        const cancelled = await stage.cli('job', 'cancel', ended.id);
        expect(cancelled, cancelled.stderr).toMatchObject({ code: 0 });
        expect((await stage.cli('job', 'result')).code).toBe(130);
      },
    );

    it.runIf(isDrawn())(
      'waits for trust and at a checkpoint, and continues with what the user types',
      LONG,
      async () => {
        const stop: Act = () =>
          '## CHECKPOINT REACHED\n**Type:** human-action\n**Plan:** 01-01\n**Awaiting:** log in';
        const plans = WAVES.slice(0, 1);
        const stage = await makeJobStage({ version, plans, trusted: [], script: {} });
        stage.server.use(inSession(() => 'Never asked.', phaseModel({ '01': [stop] })));
        const started = await stage.cli('job', 'execute-phase', '1', '--json');
        expect(started.code).toBe(3);
        const [asked] = JSON.parse(started.stdout).waitsFor;
        expect(asked).toMatchObject({
          reason: expect.stringContaining('node check.js src/a.txt'),
          type: expect.stringMatching(/^\/msw:execute 1 --trust [0-9a-f]{16}$/),
        });
        expect(stage.server.requests).toEqual([]);
        const type = async (prompt: string): Promise<string> => {
          const session = openSession(stage, version);
          session.send(prompt);
          const { result } = await session.waitForResult(1);
          await session.finish();
          return result ?? '';
        };
        expect(await type(asked.type)).toMatch(/Job \S+ continues with phase 1 in the background/);
        const waiting = await stage.settled();
        expect(waiting.waitsFor[0]).toMatchObject({
          reason: expect.stringContaining('log in'),
          type: '/msw:execute 1 --answer 01-01 YOUR WORDS',
        });
        expect(await type('/msw:status')).toContain('/msw:execute 1 --answer 01-01 YOUR WORDS');
        stage.server.use(inSession(() => 'Never asked.'));
        expect(await type('/msw:execute 1 --answer 01-01 done, I am in')).toContain('continues');
        const ended = await stage.settled();
        expect(ended.state, ended.lines.join('\n')).toBe('done');
        const prompts = stage.server.requests.map(said).join('\n');
        expect(prompts).toContain('<user_response>done, I am in</user_response>');
        expect(existsSync(join(stage.cwd, summaryPath('01')))).toBe(true);
      },
    );

    it.runIf(isDrawn())('starts no client before the user has said what it may do', LONG, async () => {
      const script = { main: [phaseModel()] };
      const stage = await makeJobStage({ version, plans: WAVES.slice(0, 1), jobs: {}, script });
      writeFiles(stage.cwd, { 'PLAN.md': planText({ plan: '01', file: 'src/a.txt' }) });
      const start = () => stage.cli('job', 'execute-phase', '1');
      const planned = await stage.cli('job', 'execute-and-verify', 'PLAN.md');
      const refused = await start();
      for (const { code, stdout } of [planned, refused])
        expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('Nothing is begun') });
      expect(stage.server.requests).toEqual([]);
      expect((await stage.cli('job', 'list')).stdout).toContain('There is no job');

      // The lines are as they have to be pasted.
      const settings = join(stage.env.MSW_HOME ?? '', 'settings.json');
      expect(refused.stdout).toContain(settings);
      const lines = refused.stdout.slice(refused.stdout.indexOf('\n{'));
      expect(JSON.parse(lines)).toMatchObject({ jobs: { permissionMode: 'acceptEdits' } });
      writeFiles(dirname(settings), { 'settings.json': lines });
      expect(await start()).toMatchObject({ code: 0 });
      await stage.cli('job', 'cancel', (await stage.job()).id);
      expect(await stage.left()).toEqual([]);

      // The rights that Claude Code has anyway count as well.
      writeFiles(dirname(settings), { 'settings.json': '{}' });
      expect(await start()).toMatchObject({ code: 1 });
      const own = { permissions: { allow: ['Edit', 'Bash(node fill.mjs *)'] } };
      writeFiles(stage.home, { '.claude/settings.json': JSON.stringify(own) });
      expect(await start()).toMatchObject({ code: 0 });
      await stage.cli('job', 'cancel', (await stage.job()).id);
      expect(await stage.left()).toEqual([]);
    });

    it.runIf(isDrawn())(
      'says what the user has to allow when the client may do too little',
      LONG,
      async () => {
        const stage = await makeJobStage({
          version,
          plans: WAVES.slice(0, 1),
          jobs: { allowedTools: ['Bash(node other.mjs)'] },
          script: { main: [phaseModel()] },
        });
        await stage.cli('job', 'execute-phase', '1');
        const ended = await stage.settled();
        expect(ended.state).toBe('waiting');
        expect(ended.denied).toContain('Write');
        expect(ended.waitsFor[0]?.reason).toContain(
          `"jobs" in ${join(stage.env.MSW_HOME ?? '', 'settings.json')}`,
        );
      },
    );

    it.each([
      ['HEAD is detached', (cwd: string) => git(cwd, 'checkout', '-q', '--detach'), 'HEAD is detached'],
      [
        'files of the plans hold changes of the user',
        (cwd: string) => writeFiles(cwd, { 'src/a.txt': 'mine' }),
        'Commit or stash them first',
      ],
      [
        'the project wants no worktrees',
        (cwd: string) =>
          writeFiles(cwd, { '.planning/config.json': '{"workflow": {"use_worktrees": false}}' }),
        'workflow.use_worktrees',
      ],
      [
        'git cannot sign commits',
        (cwd: string) => {
          git(cwd, 'config', 'gpg.format', 'ssh');
          git(cwd, 'config', 'commit.gpgsign', 'true');
          git(cwd, 'config', 'user.signingkey', '/no/such/key.pub');
        },
        'git cannot make a signed commit: error: couldn’t load public key /no/such/key.pub'.replace('’', "'"),
      ],
      ['there is no such phase', (cwd: string) => writeFiles(cwd, { 'x.txt': '' }), 'no phase "7"', '7'],
    ] as const)(
      'is not started when %s, and says what to do',
      LONG,
      async (_, change, words, phase: string = '1') => {
        const stage = await makeJobStage({ version, script: { main: ['Never asked.'] } });
        change(stage.cwd);
        const started = await stage.cli('job', 'execute-phase', phase);
        expect(started).toMatchObject({ code: 1, stdout: '' });
        expect(started.stderr.toLowerCase()).toContain(words.toLowerCase());
        expect((await stage.cli('job', 'list')).stdout).toContain('There is no job');
        expect(stage.server.requests).toEqual([]);
      },
    );
  });
}

const [version] = CLIENT_VERSIONS;
requireOrSkip(`client ${version}`, 'git')('one plan as a job', () => {
  const plan = planText({ plan: '01', file: 'value.txt' });
  const write = (request: ModelRequest, content: string): Answer => ({
    tools: [{ name: 'Write', input: { file_path: join(cwdOf(request), 'value.txt'), content } }],
  });
  const cwdOf = (request: ModelRequest): string =>
    /(?:Primary working directory|Working directory): (\S+)/.exec(request.systemText)?.[1] ?? 'no folder';
  const works = (request: ModelRequest): string | Answer =>
    turnOf(request) === 0
      ? 'I would say that it is.'
      : turnOf(request) === 1
        ? write(request, 'ready\n')
        : 'It is.';

  it.runIf(isDrawn())(
    'runs until the plan’s commands pass, and runs only trusted commands',
    LONG,
    async () => {
      const stage = await makeJobStage({ version, trusted: [], script: { main: [works] } });
      const { cwd } = stage;
      writeFiles(cwd, { 'PLAN.md': plan });
      const start = (...more: readonly string[]) =>
        stage.cli('job', 'execute-and-verify', 'PLAN.md', ...more);
      const untrusted = await start();
      // Said once: what is on stdout is not on stderr as well.
      expect(untrusted).toMatchObject({ code: 1, stderr: '' });
      expect(untrusted.stdout).toContain('node check.js value.txt');
      expect(untrusted.stdout).toMatch(/trust add --project '?\S+'? -- 'node check\.js value\.txt'/);
      expect((await start('--test-command', 'touch ran.txt')).stdout).toContain('touch ran.txt');
      expect(existsSync(join(cwd, 'ran.txt'))).toBe(false);
      const { addTrusted } = await import('../../src/adapters/user/trust-store.ts');
      await addTrusted(stage.env.MSW_HOME ?? '', cwd, 'node check.js value.txt');
      const started = await start('--max-iterations', '5', '--json');
      expect(started, started.stderr).toMatchObject({ code: 0 });
      // A second request returns the same job.
      expect(JSON.parse((await start('--max-iterations', '5', '--json')).stdout).id).toBe(
        JSON.parse(started.stdout).id,
      );
      const ended = await stage.settled();
      expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'done' });
      expect(ended.outcome).toContain('proven');
      expect(ended).toMatchObject({ iteration: { of: 5 }, checks: { passing: 1, of: 1 } });
      // The work of a loop need not be committed.
      const [receipt = 'none'] = ended.made?.receipts ?? [];
      expect(ended.made?.files.map(({ path }) => path)).toContain('value.txt');
      expect(existsSync(join(cwd, receipt))).toBe(true);
      expect(readFileSync(join(cwd, 'value.txt'), 'utf8')).toBe('ready\n');
      expect(await stage.left()).toEqual([]);
    },
  );

  it.runIf(isDrawn())('fails when its attempts are used, and a cancel ends its loop', LONG, async () => {
    const stage = await makeJobStage({
      version,
      trusted: ['node check.js value.txt'],
      script: { main: ['I would say that it is.'] },
    });
    writeFiles(stage.cwd, { 'PLAN.md': plan });
    await stage.cli('job', 'execute-and-verify', 'PLAN.md', '--max-iterations', '1');
    const ended = await stage.settled();
    expect(ended).toMatchObject({ state: 'failed', outcome: expect.stringContaining('budget spent') });
    stage.server.use({ main: [{ hang: true }] });
    await stage.cli('job', 'execute-and-verify', 'PLAN.md', '--max-iterations', '2');
    await stage.server.waitForRequest(({ userText }) => userText.includes('PLAN.md'), 60_000);
    await vi.waitUntil(async () => (await stage.job()).loop !== null, { timeout: 30_000, interval: 500 });
    const cancelled = await stage.cli('job', 'cancel', (await stage.job()).id);
    expect(cancelled, cancelled.stderr).toMatchObject({ code: 0 });
    expect((await stage.job()).state).toBe('cancelled');
    expect((await stage.cli('loop', 'status')).stdout).not.toContain('paused');
    expect(await stage.left()).toEqual([]);
    expect(readdirSync(join(stage.env.MSW_HOME ?? '', 'jobs'))).toEqual([]);
    expect(readJournal(stage.cwd).map(({ event }) => event)).toContain('job-ended');
    expect(git(stage.cwd, 'status', '--porcelain')).toBe('?? PLAN.md\n');
  });

  it.runIf(isDrawn())(
    'plans a phase in a client of its own, and its log can be followed until it ends',
    LONG,
    async () => {
      const stage = await makeJobStage({
        version,
        plans: [],
        config: { workflow: { research: false } },
        script: {},
      });
      const { cwd } = stage;
      const gate = makeGate();
      const verdict = '## VERIFICATION PASSED';
      stage.server.use({
        main: [planLead],
        sub: [
          {
            ...written(cwd, { [planPath('01')]: planText({ plan: '01', file: 'src/a.txt' }) }),
            before: gate,
          },
          '## PLANNING COMPLETE',
          written(cwd, { '.msw/planning/01-review.md': `${verdict}\nCriteria: 1 of 1 reached\n` }),
          verdict,
        ],
      });
      const started = await stage.cli('job', 'plan-phase', '1', '--json');
      expect(started, started.stderr).toMatchObject({ code: 0 });
      await stage.server.waitForRequest(({ lane }) => lane === 'sub', 60_000);
      const followed = stage.cli('job', 'logs', '--follow');
      gate.open();
      const { stdout, code } = await followed;
      expect(stdout).toContain('queued: plan phase 1');
      expect(stdout, stdout).toContain('claude: Planned.');
      expect(code).toBe(0);
      expect(await stage.job(), stdout).toMatchObject({ state: 'done', next: '/msw:execute 1' });
      expect(git(cwd, 'log', '-1', '--format=%s').trim()).toBe('docs(01): create phase plan');
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      expect(await stage.left()).toEqual([]);
    },
  );
});
