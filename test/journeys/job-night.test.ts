// A night of a job in the real client: Claude's service is busy, a usage limit is reached, the machine loses its power
// twice, and starts the line that it was given for this.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { readActivities } from '../../src/adapters/loops/live-activity.ts';
import { isAlive } from '../../src/app/workspace/is-alive.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import {
  expectApart,
  expectPhaseDone,
  type JobStage,
  makeJobStage,
  phaseModel,
} from '../support/job-stage.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Answer } from '../support/model-script.ts';
import { said, turnOf } from '../support/planning-leads.ts';
import { endProcesses } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';

const HOUR = 60 * 60_000;

/** As the API words it. */
const limitUntil = (end: number): Answer => ({
  status: 400,
  error: {
    type: 'invalid_request_error',
    message: `You have reached your specified API usage limits. You will regain access on ${new Date(end).toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
  },
});
const BUSY: Answer = { status: 529, error: { type: 'overloaded_error', message: 'Overloaded' } };

const recordOf = ({ cwd }: JobStage, id: string): string => {
  const path = join(cwd, '.msw', 'jobs', id, 'job.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const until = (is: () => boolean | Promise<boolean>, interval = 50): Promise<unknown> =>
  vi.waitUntil(is, { timeout: 120_000, interval });

const starts = ({ cwd }: JobStage): number =>
  readJournal(cwd).filter(({ event }) => event === 'job-started').length;

/** Everything that works for the stage is gone at once. */
const losePower = async (stage: JobStage): Promise<void> => {
  for (const line of await stage.processes()) await endProcesses([Number.parseInt(line, 10)]);
};

/** What the machine does with the line when it starts: it has none of the user's variables. */
const startMachine = async (stage: JobStage): Promise<void> => {
  const { stdout } = await stage.cli('job', 'service', '--print', '--for', 'cron');
  const [, line = 'false'] = /^@reboot (.*)$/m.exec(stdout) ?? [];
  expect(line).toContain(stage.env.PATH);
  expect(line).not.toContain(stage.env.ANTHROPIC_API_KEY ?? 'none');
  const before = starts(stage);
  // A machine needs longer to start than a job needs to be missed.
  await until(async () => {
    const env = { HOME: stage.home, ...forClient(stage) };
    await promisify(execFile)('/bin/sh', ['-c', line.replaceAll('\\%', '%')], { cwd: '/', env });
    return starts(stage) > before;
  }, 1000);
};

/** Its login, which a real client has in its own folder. */
const forClient = ({ env }: JobStage) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:ANTHROPIC|CLAUDE|DISABLE)_/.test(name)));

for (const version of sampleOf('a night of a job', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'git',
    'posix',
  )(`a night on ${version}`, () => {
    it('costs no work, no commit twice, and nothing of its budget while it waits', {
      timeout: 900_000,
    }, async () => {
      let busy = 0;
      let isLimited = true;
      let isDark = false;
      const isExecutor = ({ systemText }: ModelRequest) => systemText.includes('You carry out one plan');
      const third = (request: ModelRequest) => said(request).includes('01-03-PLAN.md') && turnOf(request) > 0;
      const stage = await makeJobStage({
        version,
        script: {
          rules: [
            {
              when: (request) => {
                const isFirst = isExecutor(request) && busy < 2;
                if (isFirst) busy += 1;
                return isFirst;
              },
              answer: BUSY,
            },
            {
              when: (request) => isLimited && isExecutor(request) && turnOf(request) > 0,
              answer: limitUntil(Date.now() + 20 * HOUR),
            },
            { when: (request) => isDark && third(request), answer: { hang: true } },
          ],
          main: [phaseModel()],
        },
      });
      const started = await stage.cli('job', 'execute-phase', '1', '--json');
      const { id } = JSON.parse(started.stdout);
      // What a client does is told once, not by the job's step as well.
      await until(
        () =>
          readActivities(stage.env.MSW_HOME ?? '', id, isAlive).some(({ retry }) =>
            /^529 \(.*\), retry \d of \d+$/.test(retry ?? ''),
          ),
        20,
      );
      expect(recordOf(stage, id)).not.toMatch(/retr(?:y|ied)/);
      await until(() => recordOf(stage, id).includes('for the usage limit to end'));
      const waiting = await stage.job(id);
      expect(waiting.step).toMatch(/^waits until \d{4}-\d\d-\d\d \d\d:\d\d UTC for the usage limit to end$/);
      expect(waiting).toMatchObject({ state: 'running', waitsFor: [] });
      const log = () => readFileSync(join(stage.cwd, '.msw', 'jobs', id, 'log.txt'), 'utf8');
      await until(() => (log().match(/waiting until/g) ?? []).length === 2);
      const { workedSeconds } = await stage.job(id);
      await until(() => Date.now() > new Date(signOf(stage, id)).getTime() + 1000);
      expect((await stage.job(id)).workedSeconds).toBe(workedSeconds);

      await losePower(stage);
      isLimited = false;
      isDark = true;
      await startMachine(stage);
      expect(log()).toMatch(
        /its runner was killed \(its last sign of life: .* UTC\): the job is put back into the line/,
      );
      await stage.server.waitForRequest(third, 240_000);
      const { tokens } = await stage.job(id);
      // Its client is on record by now.
      await until(() => /"clients": \[\s+\{/.test(recordOf(stage, id)));

      await losePower(stage);
      isDark = false;
      await startMachine(stage);
      const ended = await stage.settled(id, 300_000);
      expect(ended, log()).toMatchObject({ state: 'done', percent: 100 });
      expectPhaseDone(stage);
      expectApart(stage);
      expect(log().match(/continued by process \d+/g)).toHaveLength(2);
      expect(log()).toMatch(/its clients that were killed had used \S+ tokens, which count/);
      expect(ended.tokens).toBeGreaterThan(tokens);
      expect(ended.made?.summaries).toHaveLength(3);
      expect(await stage.left()).toEqual([]);
    });
  });
}

/** The last sign of life of the job's runner. */
const signOf = ({ env }: JobStage, id: string): number =>
  Number(readFileSync(join(env.MSW_HOME ?? '', 'jobs', `${id}.sign`), 'utf8'));
