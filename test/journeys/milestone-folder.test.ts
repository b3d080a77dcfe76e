// A phase whose milestone keeps its own folders, in the real client: planned, executed in worktrees and verified where
// it is.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVerification } from '../../src/core/planning/documents/verification.ts';
import { ask, at } from '../app/planning/oracle.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { makePlannedProject, PHASE_FOLDER, planText, WAVES } from '../support/planned-project.ts';
import {
  agentsOf,
  calls,
  closePlan,
  executeLead,
  FILL,
  planLead,
  said,
  turnOf,
  verifierOf,
  verifyLead,
  WORK_GRANTS,
  workRoot,
  write,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

const PHASE = `.planning/milestones/v1.0-phases/${PHASE_FOLDER}`;
const PLANS = WAVES.slice(0, 2);

const makeProject = (): Place => {
  const place = makePlace();
  makePlannedProject(place.cwd, [], { workflow: { research: false, plan_check: false } });
  writeFiles(place.cwd, { ...FILL, 'src/.gitkeep': '', [`${PHASE}/01-CONTEXT.md`]: '# Context\n' });
  git(place.cwd, 'add', '-A');
  git(place.cwd, 'commit', '-qm', 'chore: fill');
  return place;
};

const agents = (cwd: string): Step =>
  agentsOf({
    planner: (request) => {
      if (turnOf(request) > 0) return '## PLANNING COMPLETE';
      const texts = PLANS.map((plan) => [`${PHASE}/01-${plan.plan}-PLAN.md`, planText(plan)]);
      return write(cwd, Object.fromEntries(texts));
    },
    executor: (request) => {
      const plan = PLANS.find((one) => said(request).includes(`01-${one.plan}-PLAN.md`));
      if (turnOf(request) > 0) return `## PLAN COMPLETE\n**Plan:** 01-${plan?.plan}`;
      const file = join(workRoot(request), plan?.file ?? 'no-file');
      return calls(
        { name: 'Write', input: { file_path: file, content: 'ready\n' } },
        ...closePlan(request, 'write the word'),
      );
    },
    verifier: verifierOf('src/a.txt:1 it says so'),
  });

for (const version of sampleOf('milestone-folder', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a milestone with its own folders on ${version}`, () => {
    it('has its phase planned, executed and verified in its folder', { timeout: 300_000 }, async () => {
      const place = makeProject();
      const { cwd } = place;
      const type = (prompt: string, main: readonly Step[] = [], args = WORK_GRANTS): Promise<ClientRun> =>
        runJourney({
          version,
          ...place,
          prompt,
          permissions: 'default',
          args,
          script: { main, sub: [agents(cwd)] },
        });
      const last = (run: ClientRun): string => run.results.at(-1)?.result ?? '';

      // Without a grant of the user's: the command itself allows the planner to write there.
      expect(last(await type('/msw:plan 1', [planLead], []))).toBe('Planned.');
      expect(git(cwd, 'show', '--name-only', '--format=%s').split('\n')).toEqual(
        expect.arrayContaining(['docs(01): create phase plan', `${PHASE}/01-01-PLAN.md`]),
      );
      for (const { plan } of PLANS) {
        const file = `${PHASE}/01-${plan}-PLAN.md`;
        const cli = join(PLUGIN, 'dist', 'cli.mjs');
        const valid = execFileSync(process.execPath, [cli, 'plan', 'validate', file, '--json'], { cwd });
        expect(JSON.parse(valid.toString())).toMatchObject({ valid: true });
      }
      const listed = await type('/msw:execute 1');
      const trust = /--trust [0-9a-f]{16}/.exec(last(listed))?.[0];
      expect(last(await type(`/msw:execute 1 ${trust}`, [executeLead]))).toBe('The execution is done.');
      const subjects = git(cwd, 'log', '--format=%s');
      expect(subjects).toContain('chore: merge executor worktree (msw/01-02)');
      expect(git(cwd, 'show', '--name-only', '--format=', 'HEAD')).toContain(`${PHASE}/01-02-SUMMARY.md`);

      expect(last(await type('/msw:status'))).toContain('/msw:verify 1');
      expect(last(await type('/msw:verify 1', [verifyLead]))).toBe('Phase 1: passed, next /msw:go.');
      const report = readFileSync(join(cwd, PHASE, '01-VERIFICATION.md'), 'utf8');
      expect(readVerification(report)).toMatchObject({ status: 'passed' });
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      expect(existsSync(join(cwd, '.planning', 'phases'))).toBe(false);
      expect(at(await ask('core', cwd, ['find-phase', '1']), 'directory')).toBe(PHASE);
    });
  });
}
