// What Claude does is seen while it does it: the tool that runs, its command, tokens, retries and the session, in every
// view of a run without a person. The tools wait for the test, so that each view is taken in the middle of one.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import {
  claim,
  type JobStage,
  jobEnvironment,
  makeJobStage,
  phaseModel,
  runCli,
  work,
} from '../support/job-stage.ts';
import { startModelServer } from '../support/model-server.ts';
import { WAVES } from '../support/planned-project.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { makePlace, PLUGIN } from './journey.ts';

const LONG = { timeout: 180_000 };

/** Ends when there is a file `go` beside it. */
const WAIT = `const fs = require('node:fs');
const look = () => { if (fs.existsSync(process.argv[2])) process.exit(0); };
fs.watch(require('node:path').dirname(process.argv[2]), look);
look();
`;

const SECRET = 'ghp_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL3oR6';

interface Follower {
  /** The first match in everything that is printed, now or later. */
  readonly said: (pattern: RegExp) => Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

/** The command line in another terminal, and what it prints as it prints it. */
const follow = (cwd: string, env: Readonly<Record<string, string>>, ...args: readonly string[]): Follower => {
  const child: ChildProcess = spawn(process.execPath, [join(PLUGIN, 'dist', 'cli.mjs'), ...args], {
    ...{ cwd, env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const out = { stdout: '', stderr: '' };
  const looks = new Set<() => void>();
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk) => {
      out[stream] += String(chunk);
      for (const look of looks) look();
    });
  const ended = new Promise<Awaited<Follower['ended']>>((resolve) => {
    child.on('close', (code) => resolve({ code, ...out }));
  });
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(out.stdout) ?? pattern.exec(out.stderr);
        if (found !== null) resolve(found[0]);
      };
      looks.add(look);
      look();
      ended.then(() => reject(new Error(`it ended without ${pattern}: ${out.stdout}${out.stderr}`)));
    });
  return { said, ended };
};

for (const version of sampleOf('activity', CLIENT_VERSIONS, 2)) {
  requireOrSkip(`client ${version}`, 'git')(`what Claude does, on ${version}`, () => {
    it(
      'in a loop: status, status --watch and the stream say it, inert and without secrets',
      LONG,
      async () => {
        const place = makePlace();
        initGit(makePlainSample(place.cwd));
        writeFiles(place.home, { 'wait.cjs': WAIT });
        const [wait, go] = [join(place.home, 'wait.cjs'), join(place.home, 'go')];
        const command = `node ${wait} ${go} # TOKEN=${SECRET}\n# once`;
        const server = await startModelServer({
          main: [
            { status: 529, error: { type: 'overloaded_error', message: 'busy' } },
            { tools: [{ name: 'Bash', input: { command, description: 'waits' } }] },
            {
              tools: [
                { name: 'Read', input: { file_path: `${place.cwd}/\u001b]0;owned\u0007\u202egnp.txt` } },
              ],
            },
            { tools: [{ name: 'Read', input: { file_path: join(place.cwd, 'value.txt') } }] },
            {
              tools: [
                { name: 'Write', input: { file_path: join(place.cwd, 'value.txt'), content: 'ready\n' } },
              ],
            },
            'It is ready.',
          ],
        });
        onTestFinished(() => server.close());
        const env = jobEnvironment(version, place.home, server.url, { IS_SANDBOX: '1' });
        const rights = ['--permission-mode', 'bypassPermissions'];
        const args = ['make it ready', '--check', 'node check.js', ...rights, '--json'];
        const run = follow(place.cwd, env, 'loop', 'run', ...args);
        const told: Record<string, unknown> = JSON.parse(
          await run.said(/^\{"event": ?"activity".*"tool": ?"Bash".*$/m),
        );
        expect(told).toMatchObject({
          ...{ tool: 'Bash', unit: null, retry: null, retries: 1, folder: place.cwd },
          ...{ tokensIn: expect.any(Number), tokensOut: expect.any(Number), cost: 0 },
          target: `node ${wait} ${go} # TOKEN=<secret> # once`,
        });
        expect(told.tokensIn).toBeGreaterThan(0);

        const seen = await runCli(['status', '--json'], place.cwd, env);
        const [loop] = JSON.parse(seen.stdout).loops;
        expect(loop.activity).toMatchObject([{ tool: 'Bash', target: told.target, session: told.session }]);
        const shown = await runCli(['status'], place.cwd, env);
        expect(shown.stdout).toMatch(
          / now {8}Claude runs Bash node .*, \d+ s, \d+ tokens, 1 retry, session [\w-]{36}$/m,
        );
        for (const text of [seen.stdout, shown.stdout]) {
          expect(text).not.toContain(SECRET);
          expect(text).not.toMatch(/[\u001b\u202e]/);
        }

        const watch = follow(place.cwd, env, 'status', '--watch');
        await watch.said(/Claude runs Bash node \S+wait\.cjs/);
        writeFileSync(go, '');
        const ended = await run.ended;
        expect(ended.code, ended.stderr).toBe(0);
        expect(`${ended.stdout}${ended.stderr}`).not.toContain(SECRET);
        expect((await watch.ended).code).toBe(0);
        // Nothing is left of it.
        expect(readdirSync(join(env.MSW_HOME ?? '', 'activity'))).toEqual([]);
      },
    );

    it('in a job: its status and its log say it for the plan that is worked on', LONG, async () => {
      const plans = WAVES.slice(0, 1);
      const stage: JobStage = await makeJobStage({
        version,
        plans,
        jobs: { permissionMode: 'bypassPermissions' },
        env: { IS_SANDBOX: '1' },
        script: {},
      });
      writeFiles(stage.home, { 'wait.cjs': WAIT });
      const go = join(stage.home, 'go');
      const command = `node ${join(stage.home, 'wait.cjs')} ${go}`;
      stage.server.use({
        main: [
          phaseModel(
            {
              '01': [
                () => ({ tools: [{ name: 'Bash', input: { command, description: 'waits' } }] }),
                work,
                claim,
              ],
            },
            plans,
          ),
        ],
      });
      await stage.cli('job', 'execute-phase', '1');
      const log = follow(stage.cwd, stage.env, 'job', 'logs', '--follow');
      await log.said(/plan 01-01: Claude runs Bash node \S+wait\.cjs/);
      const job = await stage.job();
      expect(job.activity).toMatchObject([
        { unit: 'plan 01-01', tool: 'Bash', target: command, retries: 0, folder: expect.any(String) },
      ]);
      expect(existsSync(join(job.activity?.[0]?.folder ?? '', 'check.js'))).toBe(true);
      const { stdout } = await stage.cli('job', 'status');
      expect(stdout).toMatch(
        / claude {5}plan 01-01: Claude runs Bash node .*, \d+ s, \d+ tokens, session [\w-]{36}$/m,
      );
      expect((await stage.cli('status')).stdout).toContain('plan 01-01: Claude runs Bash node');
      writeFileSync(go, '');
      const ended = await stage.settled();
      expect(ended, ended.lines.join('\n')).toMatchObject({ state: 'done', activity: [] });
      expect((await log.ended).code).toBe(0);
    });
  });
}
