// One job of a team from end to end, between machines of their own: a worker whose machine cannot commit hands it on,
// another does it while the server is away, and whoever asked merges with the line that the status shows.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { type Act, claim, phaseModel, work } from '../support/job-stage.ts';
import { makeGate } from '../support/model-script.ts';
import { summaryPath, WAVES } from '../support/planned-project.ts';
import { said } from '../support/planning-leads.ts';
import { makePostgres, type Postgres } from '../support/postgres.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git } from '../support/sample-project.ts';
import { makeTeamStage, queueForTeam } from '../support/team-stage.ts';

const LONG = { timeout: 300_000 };
const SOON = { timeout: 120_000, interval: 250 };

for (const version of sampleOf('two machines', CLIENT_VERSIONS, 1))
  requireOrSkip(
    `client ${version}`,
    'git',
    'postgres',
  )(`a job between machines, with ${version}`, () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await makePostgres();
      await server.start();
    });
    afterAll(() => server.stop());

    it('is handed on, done during an outage, and merged by whoever asked', LONG, async () => {
      const gate = makeGate();
      const held: Act = (plan, request) => {
        const done = work(plan, request);
        return typeof done === 'string' ? done : { ...done, before: gate };
      };
      const plans = WAVES.slice(0, 1);
      const script = { main: [phaseModel({ '01': [held, claim] }, plans)] };
      const team = await makeTeamStage(server, { script, plans, client: version });
      const [ann, bob] = [await team.worker('ann'), await team.worker('bob')];

      // Bob's machine loses its git identity after his worker has begun.
      const broken = bob.start();
      await vi.waitUntil(() => broken.said().includes('ready'), SOON);
      git(bob.checkout, 'config', 'user.useConfigOnly', 'true');
      for (const key of ['user.name', 'user.email']) git(bob.checkout, 'config', '--unset', key);
      const { id } = await queueForTeam(team, 'execute-phase', '1', '--priority', '5');
      await vi.waitUntil(() => broken.said().includes(`job ${id}: handed on to another worker`), SOON);
      const waiting = await team.view(id);
      expect(waiting, broken.said()).toMatchObject({ state: 'queued', team: { worker: null, priority: 5 } });
      expect(waiting.team?.handedOn).toEqual([
        expect.stringMatching(
          new RegExp(`/${broken.child.pid}: “A commit cannot be made here .*user\\.name`),
        ),
      ]);
      const log = async () => (await team.view(id)).lines.join('\n');
      expect(await log()).toMatch(/handed on by \S+, whose machine lacks something: /);
      expect((await team.cli('phase', 'next')).stdout).toContain(
        `job status ${id} — Job ${id} of the team carries out phase 1.`,
      );
      // Started now, his worker refuses at once.
      const again = bob.start('--once');
      expect(await again.ended).toBe(1);
      expect(again.said()).toContain('This machine cannot work for the team. A commit cannot be made here');

      const working = ann.start('--once');
      await team.server.waitForRequest((request) => said(request).includes('01-01-PLAN.md'), 120_000);
      expect((await team.view(id)).team?.worker).toMatch(new RegExp(`^[^/]+@[^/]+/${working.child.pid}$`));
      // The log of the next worker says so as well.
      await vi.waitUntil(async () => (await log()).includes('begun by process'), SOON);
      expect(await log()).toContain('handed on by');
      await server.kill();
      await vi.waitUntil(() => working.said().includes('does not answer'), SOON);
      gate.open();
      const isPushed = () =>
        git(team.bare, 'log', '--format=%s', '--all').includes('docs(phase-1): verify phase');
      await vi.waitUntil(isPushed, SOON);
      await server.start();
      expect(await working.ended, working.said()).toBe(0);
      expect((await team.view(id)).state, working.said()).toBe('done');

      const { stdout: status } = await team.cli('status');
      expect(status).toContain(`finished   msw/job-${id} of ${team.bare} is not merged here`);
      const [, line = ''] = /^ {2}merge {6}git (.*)$/m.exec(status) ?? [];
      expect(status).toContain(`Next: git ${line} — Job ${id} of the team has carried out phase 1`);
      const { stdout: next } = await team.cli('phase', 'next');
      expect(next).toContain(`Next: git ${line}`);
      expect(next).not.toContain('/msw:execute');
      expect(existsSync(join(team.cwd, summaryPath('01')))).toBe(false);
      git(team.cwd, ...line.split(' '));
      expect(existsSync(join(team.cwd, summaryPath('01')))).toBe(true);
      const { stdout: merged } = await team.cli('status');
      expect(merged).not.toContain('is not merged here');
      expect(merged).not.toContain('Next: git');
      expect((await team.cli('phase', 'next')).stdout).not.toMatch(/\/msw:execute|git pull/);
      broken.child.kill('SIGTERM');
      expect(await broken.ended).toBe(1);
    });
  });
