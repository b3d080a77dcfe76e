import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitPlanning } from '../../../../src/app/planning/documents/commit-planning.ts';
import { coveredDigestOf, freshnessOf } from '../../../../src/app/planning/documents/covered-digest.ts';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { readPhase, wavePlans } from '../../../../src/app/planning/documents/read-phase.ts';
import { writeSummary } from '../../../../src/app/planning/execution/plan-evidence.ts';
import { readVerification } from '../../../../src/core/planning/documents/verification.ts';
import { planWaves } from '../../../../src/core/planning/rules/waves.ts';
import { makePlannedProject, PHASE_FOLDER } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at, listAt } from '../oracle.ts';

describe('the digest of covered files', () => {
  it('equals that of gsd-core, and is no longer fresh after a change', async () => {
    const root = tempFolder();
    const phase = join(root, '.planning', 'phases', '01-a');
    mkdirSync(phase, { recursive: true });
    writeFileSync(join(root, 'b.ts'), 'b');
    writeFileSync(join(root, 'a.ts'), 'ä\r\n');
    const digest = coveredDigestOf(root, ['b.ts', './a.ts', 'b.ts']);
    const answer = await ask('core', root, ['verification', 'fingerprint', phase, 'b.ts', 'a.ts']);
    expect(digest).toBe(at(answer, 'covered_digest') ?? at(answer, 'digest'));
    const verification = readVerification(
      `---\nstatus: passed\ncovered_files: [a.ts, b.ts]\ncovered_digest: ${digest}\n---\n`,
    );
    expect(freshnessOf(root, verification).fresh).toBe(true);
    writeFileSync(join(root, 'a.ts'), 'other');
    expect(freshnessOf(root, verification).fresh).toBe(false);
  });

  it('is null for files outside the project and missing files', () => {
    const root = tempFolder();
    expect(coveredDigestOf(root, ['../x'])).toBe(null);
    expect(coveredDigestOf(root, ['gone.ts'])).toBe(null);
    expect(freshnessOf(root, readVerification('---\nstatus: passed\n---\n')).fresh).toBe(true);
    expect(
      freshnessOf(root, readVerification('---\nstatus: passed\ncovered_files: [gone.ts]\n---\n')).fresh,
    ).toBe(false);
  });
});

const STATE = '.planning/STATE.md';

function project(config: string): string {
  const root = tempFolder();
  writeFiles(root, { [STATE]: '# Project State\n', '.planning/config.json': config, 'a.txt': 'a\n' });
  initGit(root);
  writeFiles(root, { [STATE]: '# Project State\n\nnew\n', 'a.txt': 'changed\n' });
  return root;
}

requireOrSkip('git')('commitPlanning', () => {
  it('commits only the documents', async () => {
    const root = project('{}');
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({ status: 'committed' });
    expect(git(root, 'show', '--name-only', '--format=%s', 'HEAD').trim().split('\n')).toEqual([
      'docs: state',
      '',
      STATE,
    ]);
    expect(await commitPlanning(root, [join(root, STATE)], 'docs: state')).toEqual({ status: 'unchanged' });
  });

  it.each(['{"planning":{"commit_docs":false}}', '{"commit_docs":false}'])(
    'keeps them out of git with %s',
    async (config) => {
      const root = project(config);
      const reason = 'commit_docs_false';
      expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({ status: 'skipped', reason });
    },
  );

  it('never adds what git ignores', async () => {
    const root = project('{}');
    git(root, 'rm', '-rq', '--cached', '.planning');
    writeFileSync(join(root, '.gitignore'), '.planning/\n');
    git(root, 'commit', '-qm', 'out');
    expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({
      status: 'skipped',
      reason: 'gitignored',
    });
  });

  it('refuses a document with a secret in it, names only its place, and leaves it as it is', async () => {
    const root = project('{}');
    const secret = ['glpat', 'a1B2c3D4e5F6g7H8i9J0'].join('-');
    const text = `# Project State\n\nThe deploy token is ${secret}.\n`;
    writeFiles(root, { [STATE]: text });
    const commit = await commitPlanning(root, [join(root, STATE)], 'docs: state');
    expect(commit).toMatchObject({ status: 'refused', reason: expect.stringContaining(`${STATE}:3`) });
    expect(JSON.stringify(commit)).not.toContain(secret);
    expect(readFileSync(join(root, STATE), 'utf8')).toBe(text);
    expect(git(root, 'log', '--format=%s').trim()).toBe('start');
  });

  it('accepts a secret that the history already contains', async () => {
    const root = project('{}');
    const line = 'DB_PASS=s3cr3tOfLastYear';
    writeFiles(root, { [STATE]: `${line}\n` });
    git(root, 'commit', '-qm', 'by hand', '--', STATE);
    writeFiles(root, { [STATE]: `# Project State\r\n\r\n${line}\r\n` });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({ status: 'committed' });
    writeFiles(root, { [STATE]: `${line}\nDB_PASS=s3cr3tOfThisYear\n` });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/STATE\.md:2\./),
    });
  });

  it('does nothing in a project without git', async () => {
    const root = tempFolder();
    writeFiles(root, { [STATE]: '# Project State\n' });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({
      status: 'skipped',
      reason: 'no_repository',
    });
  });
});

requireOrSkip('git')('a folder that is committed', () => {
  it('is committed without the temporary files of a killed writer', async () => {
    const root = tempFolder();
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    const left = `.planning/phases/01-a/.01-CONTEXT.md.${dead}.1.tmp`;
    writeFiles(root, { [left]: 'half', '.planning/phases/01-a/01-CONTEXT.md': 'whole\n' });
    utimesSync(join(root, left), 1e9, 1e9);
    initGit(root);
    git(root, 'rm', '-rq', '--cached', '.planning');
    git(root, 'commit', '-qm', 'chore: nothing of it');
    expect(await commitPlanning(root, ['.planning/phases/01-a'], 'docs: a')).toMatchObject({
      status: 'committed',
    });
    expect(git(root, 'ls-files', '.planning').trim()).toBe('.planning/phases/01-a/01-CONTEXT.md');
  });
});

describe('plans with names from before 01-02-PLAN.md', () => {
  it.each([
    ['01-PLAN-01.md', '1-PLAN-02-more.md', '1-02'],
    ['PLAN-01.md', 'PLAN-2-more.md', '01-02'],
  ])(
    '%s is executed and summed up like any other, where gsd-core finds the summary',
    async (one, two, id) => {
      const root = tempFolder();
      makePlannedProject(root, [
        { plan: '01', file: 'src/a.txt' },
        { plan: '02', file: 'src/b.txt', wave: 2, dependsOn: ['01-01'] },
      ]);
      const folder = join(root, '.planning/phases', PHASE_FOLDER);
      renameSync(join(folder, '01-01-PLAN.md'), join(folder, one));
      renameSync(join(folder, '01-02-PLAN.md'), join(folder, two));
      const phase = readPhase(root, folder);
      if (phase === null) throw new Error('no phase');
      expect(phase.oddlyNamed).toEqual([]);
      expect(planWaves(wavePlans(phase)).waves).toEqual([
        { wave: 1, plans: ['01-01'] },
        { wave: 2, plans: [id] },
      ]);
      const found = findPlan(root, '01-01', root);
      const plan = found.status === 'found' ? found.plan : null;
      if (plan === null) throw new Error('no plan');
      expect((await writeSummary({ project: root, key: 'a key' }, plan, 0)).status).toBe('done');
      expect(readPhase(root, folder)?.plans.map(({ id, summary }) => [id, summary !== null])).toEqual([
        ['01-01', true],
        [id, false],
      ]);
      const analysed = await ask('core', root, ['roadmap', 'analyze']);
      expect(
        listAt(analysed, 'phases').map((one) => [at(one, 'plan_count'), at(one, 'summary_count')]),
      ).toEqual([[2, 1]]);
    },
  );
});
