import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPhase } from '../../../../src/app/planning/documents/open-phase.ts';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { whyNotExecute } from '../../../../src/app/planning/documents/why-not-execute.ts';
import { executablePhase } from '../../../../src/app/planning/execution/choose-execution.ts';
import { checkPhase } from '../../../../src/app/planning/phases/check-phase.ts';
import {
  beginRun,
  NEW_RUN,
  planningRound,
  readPlanningRun,
  runFiles,
  whyNotRecord,
} from '../../../../src/app/planning/phases/planning-run.ts';
import { recordPlans } from '../../../../src/app/planning/phases/record-plans.ts';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at, listAt } from '../oracle.ts';
import { BAD_SECOND, CONTEXT, GOOD_FIRST, GOOD_SECOND, PHASE, plans, writeSample } from './sample-phase.ts';

function opened(root: string) {
  const found = openPlanning(root);
  const phase = found.status === 'ok' ? openPhase(found.project, '1') : null;
  if (phase === null) throw new Error('no phase');
  return phase;
}
const check = (root: string, gaps = false, isNew = false) => checkPhase(opened(root), { gaps, isNew });
const codesOf = (root: string, gaps = false) =>
  check(root, gaps).problems.map(({ code, severity }) => (severity === 'error' ? `!${code}` : code));

function sample(files = plans(GOOD_FIRST, GOOD_SECOND)) {
  const root = tempFolder();
  writeSample(root, files);
  return root;
}

describe('checkPhase', () => {
  it('accepts good plans', () => {
    const found = check(sample());
    expect(found.problems).toEqual([]);
    expect(found).toMatchObject({
      ok: true,
      waves: [
        { wave: 1, plans: ['01-01'] },
        { wave: 2, plans: ['01-02'] },
      ],
    });
  });

  it('names plans that it does not read', () => {
    const names = ['01-PLAN-basket.md', '02-PLAN-coupons.md'];
    const root = sample({ [`${PHASE}/${names[0]}`]: GOOD_FIRST, [`${PHASE}/${names[1]}`]: GOOD_SECOND });
    const found = openPlanning(root);
    if (found.status !== 'ok') throw new Error('not opened');
    const { reason, command } = nextStepOf(found.project);
    expect([reason, command]).toEqual([
      `Phase 1 has no plan under a name that MSW reads, but ${names.join(', ')}: name plans as in 01-01-PLAN.md, or write plans with /msw:plan 1.`,
      '/msw:plan 1',
    ]);
    expect(executablePhase(found.project, '1')).toMatchObject({
      reason: expect.stringContaining(names.join(', ')),
    });
    expect(
      check(root)
        .problems.map(({ message }) => message)
        .join(' '),
    ).toContain(names.join(', '));
  });

  it.each([
    ['phase-1/PLAN.md', 'phase-1'],
    ['phases/phase_1/01-CONTEXT.md', 'phases/phase_1'],
    ['phases/Phase 1/PLAN.md', 'phases/Phase 1'],
    ['phases/01_basket/PLAN.md', 'phases/01_basket'],
    ['phases/01-PLAN.md', 'phases/01-PLAN.md'],
    ['01-01-PLAN.md', '01-01-PLAN.md'],
  ])('names %s, which belongs to a phase and is not read', (file, told) => {
    const root = sample({ [`.planning/${file}`]: GOOD_FIRST, '.planning/phases/11-PLAN.md': '' });
    rmSync(join(root, PHASE), { recursive: true });
    const { project, facts } = opened(root);
    const reason = `Phase 1 has nothing under a name that MSW reads, but .planning/${told}: name its documents as in .planning/phases/01-basket/01-01-PLAN.md, or write plans with /msw:plan 1.`;
    expect(nextStepOf(project)).toMatchObject({ reason, command: '/msw:plan 1' });
    expect(executablePhase(project, '1')).toMatchObject({ reason });
    writeFiles(root, { [`${PHASE}/01-CONTEXT.md`]: CONTEXT });
    expect(facts.unread).toHaveLength(1);
    expect(opened(root).facts.unread).toEqual([]);
  });

  it('what only begins like a phase is not named', () => {
    const root = sample({ '.planning/phase-1/notes.md': '', '.planning/phases/10-PLAN.md': '' });
    rmSync(join(root, PHASE), { recursive: true });
    expect(opened(root).facts.unread).toEqual([]);
  });

  it.each([
    ['01-E2E-TEST-PLAN.md', '# How to test\n'],
    ['PIVOT-PLAN.md', '---\nphase: 01-basket\ntype: uat\n---\n# Where to turn\n'],
    ['01-PLAN.md', '---\nphase: 01\nplan_count: 2\n---\n# The plans of this phase\n'],
  ])('%s, another document next to plans, is named and prevents nothing', (name, text) => {
    const root = sample({ ...plans(GOOD_FIRST, GOOD_SECOND), [`${PHASE}/${name}`]: text });
    const { project, facts } = opened(root);
    expect(nextStepOf(project)).toMatchObject({ action: 'execute', plans: ['01-01'] });
    expect(facts.plans.map(({ id }) => id)).toEqual(['01-01', '01-02']);
    const { ok, problems } = check(root);
    expect([ok, problems.map(({ file, message }) => [file, message])]).toEqual([
      true,
      [
        [
          `${PHASE}/${name}`,
          `${name} is not read as a plan: it has no task, no key of a plan and no number.`,
        ],
      ],
    ]);
  });

  it.each([
    ['01-03-PLAN.md', '# More\n'],
    ['03-PLAN.md', '# More\n'],
    ['01-gaps-PLAN.md', '---\nplan: 03\n---\n# More\n'],
  ])('%s without a task is refused, with what to type', (name, text) => {
    const root = sample({ ...plans(GOOD_FIRST, GOOD_SECOND), [`${PHASE}/${name}`]: text });
    expect(check(root).problems.map(({ code }) => code)).toContain('tasks-missing');
    const { project, facts } = opened(root);
    expect(nextStepOf(project).command).toBe('/msw:plan 1');
    expect(whyNotExecute(project, facts)).toContain('/msw:plan 1');
    writeFiles(root, { [`${PHASE}/01-01-SUMMARY.md`]: '# Done\n' });
    const begun = opened(root);
    expect(nextStepOf(begun.project).reason).toContain('status: superseded');
    writeFiles(root, { [`${PHASE}/${name}`]: `---\nstatus: superseded\n---\n${text}` });
    expect(nextStepOf(opened(root).project).action).toBe('execute');
  });

  it('a document that is all a phase has is its plan, and one with a summary is done', () => {
    const alone = sample({ [`${PHASE}/SPLIT-PLAN.md`]: '# How to split\n' });
    expect(codesOf(alone)).toContain('!tasks-missing');
    const done = { [`${PHASE}/01-PLAN.md`]: '# All\n', [`${PHASE}/01-SUMMARY.md`]: '# Done\n' };
    expect(opened(sample({ ...plans(GOOD_FIRST, GOOD_SECOND), ...done })).facts.plans[2]).toEqual({
      id: '01',
      done: true,
    });
  });

  it('what is finished is no obstacle, in this phase or another; what is not is a warning', () => {
    const waits = (token: string) =>
      plans(GOOD_FIRST, GOOD_SECOND.replace(/depends_on: .*/, `depends_on: ["01", "${token}"]`));
    const unkept = sample({ ...waits('01-03'), [`${PHASE}/01-03-SUMMARY.md`]: '# Done\n' });
    expect(codesOf(unkept)).toEqual([]);
    expect(codesOf(sample(waits('01-03')))).toEqual(['!dependency-unknown']);
    const [plan, summary] = ['PLAN', 'SUMMARY'].map((kind) => `.planning/phases/02-payment/02-01-${kind}.md`);
    const other = { [`${plan}`]: GOOD_FIRST.replace('phase: 01-basket', 'phase: 02-payment') };
    expect(codesOf(sample({ ...waits('02-01'), ...other }))).toEqual(['dependency-elsewhere']);
    expect(codesOf(sample({ ...waits('02-01'), ...other, [`${summary}`]: '# Done\n' }))).toEqual([]);
  });

  it('reports what is wrong with the plans together, each with its place', () => {
    const { problems, ok } = check(sample(plans(GOOD_FIRST, BAD_SECOND)));
    expect(ok).toBe(false);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['requirement-uncovered', '.planning/ROADMAP.md', 18],
      ['overlap', `${PHASE}/01-02-PLAN.md`, 7],
    ]);
  });

  it.each([
    ['another phase', GOOD_SECOND.replace('phase: 01-basket', 'phase: 02-payment'), ['!plan-phase']],
    ['a wrong wave', GOOD_SECOND.replace('wave: 2', 'wave: 1'), ['!declared-wave']],
    ['a cycle', GOOD_SECOND.replace('["01-01"]', '["02"]'), ['!cycle', '!dependency-self']],
  ])('finds %s', (_, second, expected) => {
    expect(codesOf(sample(plans(GOOD_FIRST, second))).toSorted()).toEqual([...expected].toSorted());
  });

  it('requires every locked decision to be taken up, as gsd-core does', async () => {
    const root = sample(plans(GOOD_FIRST.replace(' (D-01)', ''), GOOD_SECOND.replace(' (D-01)', '')));
    const gate = () =>
      ask('core', root, ['check', 'decision-coverage-plan', PHASE, `${PHASE}/01-CONTEXT.md`]);
    expect(codesOf(root)).toEqual(['!decision-uncovered']);
    expect(at(await gate(), 'passed')).toBe(false);
    for (const text of [
      CONTEXT.replace('D-01:', 'D-01 [informational]:'),
      CONTEXT.replace('**D-01:**', '**D-01**'),
      CONTEXT.replace('<decisions>', '').replace('</decisions>', ''),
      CONTEXT.replace('### Money', "### Claude's Discretion"),
    ]) {
      writeFiles(root, { [`${PHASE}/01-CONTEXT.md`]: text });
      const gates = codesOf(root).filter((code) => code.includes('decision'));
      expect([text, gates.length === 0]).toEqual([text, at(await gate(), 'passed')]);
    }
    writeFiles(root, {
      [`${PHASE}/01-CONTEXT.md`]: CONTEXT,
      '.planning/config.json': '{"workflow":{"context_coverage_gate":false}}',
    });
    expect(codesOf(root)).toEqual([]);
  });

  it('requires gaps to be closed, and does not check finished plans again', () => {
    const root = sample(plans(GOOD_FIRST, BAD_SECOND.replace('[BASK-01]', '[BASK-02]')));
    writeFiles(root, {
      [`${PHASE}/01-01-SUMMARY.md`]: '---\nphase: 01-basket\nplan: 01\n---\n# Done\n',
      [`${PHASE}/01-02-SUMMARY.md`]: '---\nphase: 01-basket\nplan: 02\n---\n# Done\n',
      [`${PHASE}/01-VERIFICATION.md`]:
        '---\nphase: 01-basket\nstatus: gaps_found\ngaps:\n  - truth: "Coupons are listed on the bill"\n    status: failed\n---\n',
    });
    expect(codesOf(root, true)).toEqual(['!gap-uncovered']);
    const third = GOOD_SECOND.replace('plan: 02', 'plan: 03')
      .replaceAll('src/coupon.js', 'src/bill.js')
      .replaceAll('test/coupon.test.js', 'test/bill.test.js')
      .replace('@src/total.js', '@src/basket.js')
      .replace('wave: 2', 'wave: 1')
      .replace('["01-01"]', '[]');
    writeFiles(root, { [`${PHASE}/01-03-PLAN.md`]: third });
    expect(codesOf(root, true)).toContain('!gap-closure-missing');
    const closing = third
      .replace('autonomous', 'gap_closure: true\nautonomous')
      .replace('A valid coupon reduces the total of the basket', 'Coupons are listed on the bill');
    writeFiles(root, { [`${PHASE}/01-03-PLAN.md`]: closing });
    expect(codesOf(root, true).filter((code) => code.startsWith('!'))).toEqual([]);
  });

  it('accepts plans of early GSD as they are, but treats new ones as drafts', () => {
    const early = (plan: string) =>
      plan.replace(/^(?:wave|autonomous|requirements): .*\n|^must_haves:\n(?: .*\n)+/gm, '');
    const root = sample(plans(early(GOOD_FIRST), early(GOOD_SECOND)));
    const found = check(root);
    expect(
      found.problems.map(({ code, severity }) => [code, severity]).filter(([, one]) => one === 'error'),
    ).toEqual([]);
    expect(found).toMatchObject({ ok: true, waves: [{ plans: ['01-01'] }, { plans: ['01-02'] }] });
    expect(check(root, false, true).ok).toBe(false);
    expect(nextStepOf(opened(root).project)).toMatchObject({ action: 'execute', plans: ['01-01'] });
  });

  it('reports that there is no plan', () => {
    const root = sample({});
    expect(codesOf(root)).toContain('!plans-missing');
  });
});

describe('rounds', () => {
  const round = (root: string, reviewed = false) => {
    const phase = opened(root);
    const run = readPlanningRun(root, '01') ?? NEW_RUN;
    const result = planningRound(phase, check(root), run, reviewed);
    if (result.status === 'refused') throw new Error(result.reason);
    return result.round;
  };
  const verdict = (root: string, text: string) => writeFiles(root, { [runFiles('01').review]: text });

  it('are counted, and end after three revisions', () => {
    const root = sample(plans(GOOD_FIRST, BAD_SECOND));
    expect([1, 2, 3, 4, 5].map(() => round(root)).map(({ next, round: at }) => [next, at])).toEqual([
      ['revise', 1],
      ['revise', 2],
      ['revise', 3],
      ['stop', 3],
      ['stop', 3],
    ]);
    const problems = readFileSync(join(root, runFiles('01').problems), 'utf8');
    expect(problems).toContain(`- error ${PHASE}/01-02-PLAN.md:7:1 [overlap] “01-01 and 01-02`);
    expect(beginRun(root, '01', NEW_RUN, 'now').status).toBe('ok');
    expect(round(root)).toMatchObject({ next: 'revise', round: 1 });
  });

  it('continue with the plan-checker, whose verdict counts like an error', () => {
    const root = sample();
    expect(round(root)).toMatchObject({ next: 'review', round: 0 });
    expect(round(root, true)).toMatchObject({ next: 'stop' });
    verdict(root, '## ISSUES FOUND\n- 01-02-PLAN.md, task 1: nobody calls it\n');
    expect(round(root, true)).toMatchObject({ next: 'revise', round: 1 });
    expect(readFileSync(join(root, runFiles('01').problems), 'utf8')).toContain(runFiles('01').review);
    verdict(root, 'Fine.\r\n\r\n## VERIFICATION PASSED\r\nCriteria: 2 of 2 reached\r\n');
    expect(round(root, true)).toMatchObject({ next: 'apply', problemsFile: null });
    const mayRecord = () => whyNotRecord(opened(root), readPlanningRun(root, '01')) === null;
    expect(mayRecord()).toBe(true);
    writeFiles(root, plans(GOOD_FIRST, GOOD_SECOND.replace('10 percent', '20 percent')));
    expect(mayRecord()).toBe(false);
  });

  it('skip a plan-checker that the project has switched off', () => {
    const root = sample();
    beginRun(root, '01', { ...NEW_RUN, review: false }, 'now');
    expect(round(root)).toMatchObject({ next: 'apply' });
  });

  it('set aside the verdict of the previous planning', () => {
    const root = sample();
    verdict(root, '## VERIFICATION PASSED\n');
    beginRun(root, '01', NEW_RUN, '2026');
    expect(round(root, true)).toMatchObject({ next: 'stop' });
    expect(readFileSync(join(root, '.msw/planning/01-review.2026.md'), 'utf8')).toBe(
      '## VERIFICATION PASSED\n',
    );
  });
});

describe('recordPlans', () => {
  it('lists, syncs and commits exactly the files of the planning; gsd-core sees the same', async () => {
    const root = sample({});
    initGit(root);
    const before = await ask('core', root, ['validate', 'health']);
    writeFiles(root, { ...plans(GOOD_FIRST, GOOD_SECOND), 'src/other.js': 'x\n' });
    git(root, 'add', 'src/other.js');
    const recorded = await recordPlans(opened(root), false);
    expect(recorded).toMatchObject({ status: 'done', commit: { status: 'committed' } });
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('docs(01): create phase plan');
    expect(git(root, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n').toSorted()).toEqual([
      '.planning/ROADMAP.md',
      '.planning/STATE.md',
      `${PHASE}/01-01-PLAN.md`,
      `${PHASE}/01-02-PLAN.md`,
    ]);
    expect(git(root, 'status', '--porcelain')).toBe('A  src/other.js\n');
    const roadmap = readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8');
    expect(roadmap).toContain(
      '**Plans**: 2 plans\n\nPlans:\n\n- [ ] 01-01-PLAN.md — Sum up a basket.\n- [ ] 01-02-PLAN.md — Let coupons reduce the total.\n',
    );
    expect(roadmap).not.toContain('TBD (planned');
    expect(await recordPlans(opened(root), false)).toMatchObject({
      changed: [],
      commit: { status: 'unchanged' },
    });

    const index = await ask('core', root, ['phase-plan-index', '1']);
    expect(listAt(index, 'plans').map((plan) => [at(plan, 'id'), at(plan, 'wave')])).toEqual([
      ['01-01', 1],
      ['01-02', 2],
    ]);
    expect(listAt(index, 'warnings')).toEqual([]);
    const analysed = await ask('core', root, ['roadmap', 'analyze']);
    expect(
      listAt(analysed, 'phases').map((phase) => [at(phase, 'disk_status'), at(phase, 'plan_count')]),
    ).toEqual([
      ['planned', 2],
      ['no_directory', 0],
    ]);
    const health = await ask('core', root, ['validate', 'health']);
    expect(listAt(health, 'errors')).toEqual([]);
    expect(listAt(health, 'warnings')).toEqual(listAt(before, 'warnings'));
    const state = await ask('core', root, ['state', 'json']);
    expect([at(state, 'status'), at(at(state, 'progress'), 'total_plans')]).toEqual(['executing', 2]);
    const started = await ask('core', root, ['init', 'execute-phase', '1']);
    expect([at(started, 'phase_found'), at(started, 'plan_count')]).toEqual([true, 2]);
    for (const name of ['01-01', '01-02']) {
      const structure = await ask('core', root, ['verify', 'plan-structure', `${PHASE}/${name}-PLAN.md`]);
      expect([at(structure, 'valid'), listAt(structure, 'errors'), listAt(structure, 'warnings')]).toEqual([
        true,
        [],
        [],
      ]);
      const keys = await ask('core', root, [
        'frontmatter',
        'validate',
        `${PHASE}/${name}-PLAN.md`,
        '--schema',
        'plan',
      ]);
      expect(at(keys, 'valid')).toBe(true);
    }
  });

  it('commits nothing when planning is kept out of git', async () => {
    const root = sample();
    writeFiles(root, { '.planning/config.json': '{"planning":{"commit_docs":false}}' });
    rmSync(join(root, '.git'), { recursive: true, force: true });
    expect(await recordPlans(opened(root), false)).toMatchObject({
      status: 'done',
      commit: { status: 'skipped', reason: 'commit_docs_false' },
    });
  });
});
