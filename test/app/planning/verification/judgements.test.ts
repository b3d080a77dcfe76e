// A judgement lasts: it is bound to the statement and to the files of its evidence, and to nothing else.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PhaseVerdict } from '../../../../src/core/planning/verification/phase-verdict.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles, planText, summaryText } from './phase-stage.ts';

const EUROS = 'Prices are shown in euros';
const parts = { mustHaves: `  truths:\n    - "Totals add up"\n    - "${EUROS}"` };
const PLAN = 'phase/01-01-PLAN.md';
const SUMMARY = 'phase/01-01-SUMMARY.md';
const FILE = '.planning/phases/01-cart/01-VERIFICATION.md';

const verdict = async (stage: PhaseStage): Promise<PhaseVerdict> => {
  const result = await stage.verify();
  if (result.status === 'refused') throw new Error(result.reason);
  return result.report.verdict;
};

const staged = async (): Promise<{ readonly stage: PhaseStage; readonly id: string }> => {
  const stage = makePhaseStage(phaseFiles(parts));
  await stage.trust(CHECK);
  return { stage, id: (await verdict(stage)).undecided[0]?.id ?? '' };
};

const textOf = (stage: PhaseStage, path: string) => readFileSync(join(stage.root, path), 'utf8');

describe('a judgement', () => {
  it.each(['model', 'user'] as const)('by a %s survives changes to unrelated files', async (by) => {
    const { stage, id } = await staged();
    await stage.judge({ id, verdict: 'passed', by, evidence: ['src/cart.mjs:1 euros'] });
    expect((await verdict(stage)).status).toBe('passed');
    stage.write({ [SUMMARY]: `${summaryText('01-01')}\n` });
    expect((await verdict(stage)).status).toBe('passed');
    stage.write({ 'test/other.test.mjs': '', 'check.mjs': `${textOf(stage, 'check.mjs')}\n` });
    expect((await verdict(stage)).status).toBe('passed');
    const reworded = phaseFiles({
      mustHaves: parts.mustHaves.replace(`"${EUROS}"`, '"**prices** are shown  in euros."'),
    });
    stage.write({ [PLAN]: (reworded[PLAN] ?? '').replace('**prices**', 'prices') });
    expect((await verdict(stage)).status).toBe('passed');
    stage.write({ 'src/cart.mjs': `// other\n${textOf(stage, 'src/cart.mjs')}` });
    expect((await verdict(stage)).undecided).toHaveLength(1);
  });

  it('by the user without a file is requested once, however the code changes', async () => {
    const { stage, id } = await staged();
    await stage.judge({ id, verdict: 'passed', by: 'user', evidence: ['I have seen it'] });
    stage.write({ 'src/cart.mjs': `// other\n${textOf(stage, 'src/cart.mjs')}` });
    expect((await verdict(stage)).status).toBe('passed');
    stage.write({ [PLAN]: planText('01-01', { mustHaves: parts.mustHaves.replace('euros', 'pounds') }) });
    expect((await verdict(stage)).undecided).toMatchObject([{ text: 'Prices are shown in pounds' }]);
  });

  it('of failure is requested again when another plan is done', async () => {
    const { stage, id } = await staged();
    await stage.judge({ id, verdict: 'failed', by: 'user', evidence: ['plain numbers'] });
    stage.write({ 'src/cart.mjs': `// other\n${textOf(stage, 'src/cart.mjs')}` });
    expect((await verdict(stage)).gaps).toMatchObject([{ truth: EUROS }]);
    const fix = planText('01-02', { mustHaves: `  truths:\n    - "${EUROS}"`, done: 'Euros are shown' });
    stage.write({ 'phase/01-02-PLAN.md': fix, 'phase/01-02-SUMMARY.md': summaryText('01-02') });
    expect((await verdict(stage)).undecided).toMatchObject([{ text: EUROS }]);
  });

  it('based only on a command’s output depends on the code of the phase', async () => {
    const command = `${CHECK} || true`;
    const stage = makePhaseStage(phaseFiles({ verify: `<automated>${command}</automated>` }));
    await stage.trust(command);
    const open = await stage.verify();
    const run = open.status === 'done' ? open.report.evidence[0] : undefined;
    const id = run?.id ?? '';
    await stage.judge({ id, verdict: 'passed', by: 'model', evidence: [`${run?.file}:1 fine`] });
    expect((await verdict(stage)).status).toBe('passed');
    stage.write({ 'src/cart.mjs': 'export const total = () => 0;\n' });
    expect((await verdict(stage)).undecided.map((one) => one.id)).toContain(id);
  });

  it('based on an uncommitted file waits until the file is committed as it was judged', async () => {
    const stage = makePhaseStage({ ...phaseFiles(parts), '.gitignore': '.msw/\n' });
    initGit(stage.root);
    await stage.trust(CHECK);
    const id = (await verdict(stage)).undecided[0]?.id ?? '';
    stage.write({ 'src/cart.mjs': `// in euros\n${textOf(stage, 'src/cart.mjs')}` });
    await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 euros'] });
    expect((await verdict(stage)).undecided).toMatchObject([
      { reason: 'It was judged on src/cart.mjs, not committed as it was then' },
    ]);
    git(stage.root, 'commit', '-qam', 'euros');
    expect((await verdict(stage)).status).toBe('passed');
  });

  it('is in the document, and no repository or model can bring one of the user’s', async () => {
    const { stage, id } = await staged();
    await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 euros'] });
    await verdict(stage);
    const document = textOf(stage, FILE);
    expect(document).toContain(`judgements:\n  - id: ${id}\n    verdict: passed\n    by: model\n`);
    stage.write({ [FILE]: document.replace('by: model', 'by: user') });
    expect((await verdict(stage)).undecided.map((one) => one.id)).toEqual([id]);
    stage.write({ [FILE]: document });
    expect((await verdict(stage)).status).toBe('passed');
  });

  it('does not keep the document from being committed', async () => {
    const { stage, id } = await staged();
    stage.write({ '.gitignore': '.msw/\n' });
    initGit(stage.root);
    await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 euros'] });
    expect(await stage.record()).toMatchObject({ commit: { status: 'committed' } });
  });

  it('does not make the run before it the previous verification: that is the committed one', async () => {
    const stage = makePhaseStage({
      ...phaseFiles({ mustHaves: `${parts.mustHaves}\n  artifacts:\n    - {path: src/tax.mjs}` }),
      '.gitignore': '.msw/\n',
    });
    initGit(stage.root);
    await stage.trust(CHECK);
    await verdict(stage);
    git(stage.root, 'add', FILE);
    git(stage.root, 'commit', '-qm', 'gaps');
    stage.write({ 'src/tax.mjs': 'export const rate = 7;\n' });
    git(stage.root, 'add', 'src/tax.mjs');
    git(stage.root, 'commit', '-qm', 'tax');
    const [open] = (await verdict(stage)).undecided;
    await stage.judge({ id: open?.id ?? '', verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1'] });
    expect((await verdict(stage)).status).toBe('passed');
    expect(textOf(stage, FILE)).toContain('  previous_status: gaps_found\n');
    expect(textOf(stage, FILE)).toContain('Closed since the last verification: src/tax.mjs.');
  });

  it('needs a verification, and ends with the statement', async () => {
    const stage = makePhaseStage(phaseFiles(parts));
    await stage.trust(CHECK);
    const [none] = [
      await stage.judge({ id: 'truth-0123456789', verdict: 'passed', by: 'user', evidence: ['x'] }),
    ];
    expect(none).toMatchObject({ status: 'refused', reason: expect.stringContaining('must show') });
    const { undecided } = await verdict(stage);
    rmSync(join(stage.root, FILE));
    expect(
      await stage.judge({ id: undecided[0]?.id ?? '', verdict: 'passed', by: 'user', evidence: ['x'] }),
    ).toEqual({ status: 'refused', reason: 'Phase 1 has no verification to judge yet: /msw:verify 1' });
  });
});
