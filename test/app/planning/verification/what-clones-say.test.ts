// A verification speaks of the commit that was judged: a clone says the same of it, in MSW and in gsd-core.
import { appendFileSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nextStepOf, showPlanning } from '../../../../src/app/planning/phases/show-progress.ts';
import { readVerification } from '../../../../src/core/planning/documents/verification.ts';
import { renderPlanningPage } from '../../../../src/core/report/planning-page.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask } from '../oracle.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles, planText } from './phase-stage.ts';

sampled();

const PLAN = '.planning/phases/01-cart/01-01-PLAN.md';
const SUMMARY = '.planning/phases/01-cart/01-01-SUMMARY.md';
const COVERED = {
  mustHaves:
    '  truths:\n    - "Totals add up"\n  artifacts:\n    - path: src/cart.mjs\n      provides: "Totals"',
};

const makeStage = async (): Promise<PhaseStage> => {
  const stage = makePhaseStage({ ...phaseFiles(COVERED), '.gitignore': '.msw/\n' });
  initGit(stage.root);
  await stage.trust(CHECK);
  return stage;
};

const append = (stage: PhaseStage, file: string, text: string) =>
  appendFileSync(join(stage.root, file), text);

const clone = (stage: PhaseStage, ...options: readonly string[]): string => {
  const folder = join(tempFolder(), 'clone');
  git(stage.root, 'clone', '--quiet', ...options, pathToFileURL(stage.root).href, folder);
  return folder;
};

/** What MSW and gsd-core say of phase 1. */
const say = async (root: string) => ({
  msw: openedProject(root).phases[0]?.verification,
  core: await ask('core', root, ['query', 'verification.status', '.planning/phases/01-cart']),
});

const pageOf = async (root: string) => {
  const page = await showPlanning(root, { MSW_HOME: tempFolder() });
  if (page === null || 'status' in page) throw new Error('nothing is planned');
  return renderPlanningPage(page);
};

const VERIFIED = { msw: 'passed', core: { status: 'passed' } };

describe('a phase that is verified while the user has lines of their own', () => {
  it.each<[string, (stage: PhaseStage) => void, string]>([
    ['in a covered file', (stage) => append(stage, 'src/cart.mjs', '// mine\n'), 'src/cart.mjs'],
    [
      'staged',
      (stage) => {
        append(stage, 'src/cart.mjs', '// mine\n');
        git(stage.root, 'add', 'src/cart.mjs');
      },
      'src/cart.mjs',
    ],
    ['in its plan', (stage) => append(stage, PLAN, '\nA thought of mine.\n'), PLAN],
    ['in its summary', (stage) => append(stage, SUMMARY, '\nA thought of mine.\n'), SUMMARY],
    [
      'in a check of its plan, which then would fail',
      (stage) =>
        stage.write({ [PLAN]: readFileSync(join(stage.root, PLAN), 'utf8').replace(CHECK, 'node no.mjs') }),
      PLAN,
    ],
    ['that delete a covered file', (stage) => rmSync(join(stage.root, 'src/cart.mjs')), 'src/cart.mjs'],
  ])('%s is verified in every clone, and says whose lines do not count', async (_, change, file) => {
    const stage = await makeStage();
    change(stage);
    await stage.record();
    expect(stage.document()).toContain(`not judged, since they are not committed: ${file}`);
    expect(await say(clone(stage))).toMatchObject(VERIFIED);
    expect(openedProject(stage.root).phases[0]).toMatchObject({
      verification: 'passed',
      uncommitted: [file],
    });
    expect(await pageOf(stage.root)).toContain(`(as committed, without your changes to ${file})`);
    git(stage.root, 'checkout', '--quiet', 'HEAD', '--', file);
    expect(await say(stage.root)).toMatchObject(VERIFIED);
  });

  it('stays so when the lines come later', async () => {
    const stage = await makeStage();
    await stage.record();
    append(stage, 'src/cart.mjs', '// mine\n');
    expect(openedProject(stage.root).phases[0]).toMatchObject({
      verification: 'passed',
      changedSince: [],
      uncommitted: ['src/cart.mjs'],
    });
  });
});

describe('a later commit to a covered file', () => {
  it.each<[string, (stage: PhaseStage) => void]>([
    ['changes it', (stage) => append(stage, 'src/cart.mjs', '// later\n')],
    ['deletes it', (stage) => rmSync(join(stage.root, 'src/cart.mjs'))],
  ])('that %s is named, whatever the folder has', async (_, change) => {
    const stage = await makeStage();
    await stage.record();
    const before = readFileSync(join(stage.root, 'src/cart.mjs'));
    change(stage);
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    for (const root of [stage.root, clone(stage)]) {
      const project = openedProject(root);
      expect(project.phases[0]).toMatchObject({ verification: 'unknown', changedSince: ['src/cart.mjs'] });
      expect(await pageOf(root)).toContain(
        'Files that the verification of phase 1 covers have changed since: src/cart.mjs.',
      );
    }
    writeFileSync(join(stage.root, 'src/cart.mjs'), before);
    expect(openedProject(stage.root).phases[0]?.verification).toBe('unknown');
  });

  it('is named when the commit that was judged is gone', async () => {
    const stage = await makeStage();
    append(stage, 'check.mjs', '// judged\n');
    git(stage.root, 'commit', '--quiet', '-am', 'judged');
    await stage.record();
    const [kept = '', judged = ''] = git(stage.root, 'log', '--format=%T %H').split('\n');
    expect(readVerification(stage.document()).judgedCommit).toBe(judged.split(' ')[1]);
    // Squashed: one commit has the work and its verification.
    const squashed = git(stage.root, 'commit-tree', kept.split(' ')[0] ?? '', '-m', 'squashed').trim();
    git(stage.root, 'reset', '--quiet', '--hard', squashed);
    git(stage.root, 'reflog', 'expire', '--expire=now', '--all');
    git(stage.root, 'gc', '--quiet', '--prune=now');
    expect(await say(stage.root)).toMatchObject(VERIFIED);
    append(stage, 'src/cart.mjs', '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    expect(openedProject(stage.root).phases[0]).toMatchObject({
      verification: 'unknown',
      changedSince: ['src/cart.mjs'],
    });
  });

  it('is noticed when the plan has statements only, by what it says that it changes', async () => {
    const stage = makePhaseStage({ ...phaseFiles(), '.gitignore': '.msw/\n' });
    initGit(stage.root);
    await stage.trust(CHECK);
    await stage.record();
    expect(readVerification(stage.document()).coveredFiles).toContain('src/cart.mjs');
    expect(await say(stage.root)).toMatchObject(VERIFIED);
    append(stage, 'src/cart.mjs', '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    expect(openedProject(stage.root).phases[0]).toMatchObject({ changedSince: ['src/cart.mjs'] });
  });

  it.each([
    ['that only the phase’s commits name', 'src/price.mjs'],
    ['that its plan says it changes', 'src/tax.mjs'],
  ])('is noticed in a file %s', async (_, file) => {
    const plan = planText('01-01', COVERED).replace('[src/cart.mjs]', '[src/cart.mjs, src/tax.mjs]');
    const files = { 'phase/01-01-PLAN.md': plan, 'src/tax.mjs': 'export const tax = 1;\n' };
    const stage = makePhaseStage({ ...phaseFiles(COVERED), ...files, '.gitignore': '.msw/\n' });
    initGit(stage.root);
    stage.write({ 'src/price.mjs': 'export const price = 1;\n', 'src/gone.mjs': 'export {};\n' });
    git(stage.root, 'add', '-A');
    git(stage.root, 'commit', '--quiet', '-m', 'feat(01-01): prices');
    git(stage.root, 'rm', '--quiet', 'src/gone.mjs');
    git(stage.root, 'commit', '--quiet', '-m', 'fix(01-01): less');
    await stage.trust(CHECK);
    await stage.record();
    expect(readVerification(stage.document()).coveredFiles.filter((path) => path.startsWith('src/'))).toEqual(
      ['src/cart.mjs', 'src/price.mjs', 'src/tax.mjs'],
    );
    expect(await say(clone(stage))).toMatchObject(VERIFIED);
    append(stage, file, '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    expect(openedProject(clone(stage)).phases[0]).toMatchObject({
      verification: 'unknown',
      changedSince: [file],
    });
  });

  it.skipIf(process.platform === 'win32')(
    'is no obstacle when the phase commits a link to itself',
    async () => {
      const stage = await makeStage();
      symlinkSync('loop.mjs', join(stage.root, 'src/loop.mjs'));
      git(stage.root, 'add', '-A');
      git(stage.root, 'commit', '--quiet', '-m', 'feat(01-01): a link');
      await stage.record();
      expect((await say(clone(stage))).msw).toBe('passed');
      append(stage, 'src/cart.mjs', '// later\n');
      git(stage.root, 'commit', '--quiet', '-am', 'later');
      expect(openedProject(stage.root).phases[0]).toMatchObject({ changedSince: ['src/cart.mjs'] });
    },
  );

  it('is named in a clone without history', async () => {
    const stage = await makeStage();
    await stage.record();
    append(stage, 'src/cart.mjs', '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    const shallow = clone(stage, '--depth=1');
    expect(git(shallow, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
    expect(openedProject(shallow).phases[0]).toMatchObject({
      verification: 'unknown',
      changedSince: ['src/cart.mjs'],
    });
  });

  it('is named when the folder was judged', async () => {
    const stage = await makeStage();
    await stage.record(true);
    expect(readVerification(stage.document()).judgedCommit).toBeNull();
    expect(await say(clone(stage))).toMatchObject(VERIFIED);
    append(stage, 'src/cart.mjs', '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    for (const root of [stage.root, clone(stage), clone(stage, '--depth=1')])
      expect(openedProject(root).phases[0]).toMatchObject({
        verification: 'unknown',
        changedSince: ['src/cart.mjs'],
      });
  });

  it('is named next to a file that git keeps differently', async () => {
    const stage = makePhaseStage({ ...phaseFiles(COVERED), '.gitignore': '.msw/\n' });
    stage.write({ '.gitattributes': 'src/cart.mjs filter=upper\n' });
    append(stage, 'src/cart.mjs', '// CART\n');
    initGit(stage.root);
    git(stage.root, 'config', 'filter.upper.clean', 'sed s/CART$/cart/');
    git(stage.root, 'add', '--renormalize', '.');
    git(stage.root, 'commit', '--quiet', '-m', 'as git keeps it');
    await stage.trust(CHECK);
    await stage.record(true);
    append(stage, SUMMARY, '\nMore.\n');
    git(stage.root, 'commit', '--quiet', '-m', 'later', SUMMARY);
    expect(openedProject(stage.root).phases[0]).toMatchObject({ changedSince: [SUMMARY] });
  });

  it('makes no difference when it changes nothing that is covered', async () => {
    const stage = await makeStage();
    await stage.record();
    append(stage, 'check.mjs', '// later\n');
    git(stage.root, 'commit', '--quiet', '-am', 'later');
    expect(await say(clone(stage))).toMatchObject(VERIFIED);
  });
});

it.each([
  ['ident', 'src/cart.mjs ident\n'],
  ['a filter', 'src/cart.mjs filter=upper\n'],
])(
  'a file that git writes differently into the folder, by %s, is unchanged until it is changed',
  async (_, attributes) => {
    const stage = makePhaseStage({ ...phaseFiles(COVERED), '.gitignore': '.msw/\n' });
    stage.write({ '.gitattributes': attributes });
    append(stage, 'src/cart.mjs', '// $Id$ cart\n');
    initGit(stage.root);
    git(stage.root, 'config', 'filter.upper.smudge', 'sed s/cart$/CART/');
    git(stage.root, 'config', 'filter.upper.clean', 'sed s/CART$/cart/');
    rmSync(join(stage.root, 'src/cart.mjs'));
    git(stage.root, 'checkout', '--quiet', 'HEAD', '--', 'src/cart.mjs');
    expect(readFileSync(join(stage.root, 'src/cart.mjs'), 'utf8')).toMatch(/\$Id: |CART/);
    // Git compares anew what is as young as its index.
    utimesSync(join(stage.root, 'src/cart.mjs'), 1e9, 1e9);
    git(stage.root, 'update-index', '--refresh');
    await stage.trust(CHECK);
    await stage.record();
    expect(openedProject(stage.root).phases[0]).toMatchObject({ verification: 'passed', uncommitted: [] });
    append(stage, 'src/cart.mjs', '// mine\n');
    expect(openedProject(stage.root).phases[0]).toMatchObject({ uncommitted: ['src/cart.mjs'] });
  },
);

it('a verification that later work made out of date is the step after the last phase', async () => {
  const stage = await makeStage();
  const roadmap = readFileSync(join(stage.root, '.planning/ROADMAP.md'), 'utf8');
  const one = roadmap
    .replace(/- \[ \] \*\*Phase 2.*\n/, '')
    .replace(/### Phase 2[\s\S]*?(?=## Progress)/, '');
  stage.write({ '.planning/ROADMAP.md': one.replace(/\| 2\. .*\n/, '') });
  git(stage.root, 'commit', '--quiet', '-am', 'one phase');
  await stage.record();
  append(stage, 'src/cart.mjs', '// later\n');
  git(stage.root, 'commit', '--quiet', '-am', 'later');
  expect(nextStepOf(openedProject(stage.root))).toMatchObject({
    action: 'verify',
    phase: '1',
    command: '/msw:verify 1',
  });
});

describe('a file of the phase that no commit has', () => {
  it('does not count, since no clone has it', async () => {
    const plan = planText('01-01', {
      mustHaves: `${COVERED.mustHaves}\n    - path: dist/cart.mjs\n      provides: "Bundle"`,
    });
    const stage = makePhaseStage({
      ...phaseFiles(),
      'phase/01-01-PLAN.md': plan.replace('[src/cart.mjs]', '[src/cart.mjs, .env]'),
      '.gitignore': '.msw/\ndist/\n.env\n',
      'dist/cart.mjs': 'export {};\n',
      '.env': 'A=1\n',
    });
    initGit(stage.root);
    await stage.trust(CHECK);
    await stage.record();
    expect(stage.document()).toContain('status: passed');
    expect(readVerification(stage.document()).coveredFiles).toEqual([PLAN, SUMMARY, 'src/cart.mjs']);
    expect(await say(clone(stage))).toMatchObject(VERIFIED);
    append(stage, 'dist/cart.mjs', '// built again\n');
    expect(await say(stage.root)).toMatchObject(VERIFIED);
  });

  it('is named where it is missing, when the folder was judged', async () => {
    const stage = makePhaseStage({
      ...phaseFiles({ mustHaves: COVERED.mustHaves.replace('src/cart.mjs', 'dist/cart.mjs') }),
      '.gitignore': '.msw/\ndist/\n',
      'dist/cart.mjs': 'export {};\n',
    });
    initGit(stage.root);
    await stage.trust(CHECK);
    await stage.record(true);
    expect(openedProject(stage.root).phases[0]).toMatchObject({ verification: 'passed' });
    expect(openedProject(clone(stage)).phases[0]).toMatchObject({
      verification: 'unknown',
      changedSince: ['dist/cart.mjs'],
    });
  });
});

it('a summary that nobody committed is committed with the verification', async () => {
  const stage = await makeStage();
  git(stage.root, 'rm', '--quiet', '--cached', SUMMARY);
  git(stage.root, 'commit', '--quiet', '-m', 'without');
  await stage.record();
  expect(await say(clone(stage))).toMatchObject(VERIFIED);
});

it('what is judged in the folder is compared with the folder', async () => {
  const stage = await makeStage();
  append(stage, 'src/cart.mjs', '// mine\n');
  const result = await stage.verify(true);
  expect(result.status).toBe('done');
  expect(readVerification(stage.document()).judgedCommit).toBeNull();
  expect(openedProject(stage.root).phases[0]?.verification).toBe('passed');
  append(stage, 'src/cart.mjs', '// and more\n');
  expect(openedProject(stage.root).phases[0]?.verification).toBe('unknown');
});
