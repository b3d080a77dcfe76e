// `/msw:verify N --review`: a fresh reviewer records findings, and code writes them in GSD's form.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phaseOperations } from '../../../../src/app/operations/planning/phase-operations.ts';
import { verifyCommand } from '../../../../src/app/planning/verification/verify-command.ts';
import { runOperation } from '../../../../src/cli/run-operation.ts';
import { readSummary } from '../../../../src/core/planning/documents/summary.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { textOf } from '../../support/scene.ts';
import { makePhaseStage, type PhaseStage, phaseFiles } from './phase-stage.ts';

const REVIEW = '.planning/phases/01-cart/01-REVIEW.md';

const makeStage = (): PhaseStage => {
  const stage = makePhaseStage({ ...phaseFiles(), '.gitignore': '.msw/\n' });
  initGit(stage.root);
  stage.write({
    'src/cart.mjs': 'export const total = (prices) =>\n  prices.reduce((sum, one) => sum + one, 0);\n',
  });
  git(stage.root, 'commit', '-qam', 'feat(01-01): add up the totals');
  return stage;
};

const call = async (stage: PhaseStage, name: string, ...args: readonly string[]) => {
  const operation = phaseOperations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  const caller = { mark: null, isTerminal: false };
  return runOperation(operation, { args, env: stage.workspace.env, cwd: stage.root, caller });
};

const find = (stage: PhaseStage, severity: string, place: string, issue = 'Prices may be text.') =>
  call(stage, 'phase finding', '1', severity, place, '--issue', issue, '--fix', 'Convert them.');

describe('a review of a phase', () => {
  it('gives the reviewer its changes and the call to record a finding', async () => {
    const stage = makeStage();
    const told = textOf(await verifyCommand(stage.workspace, '1 --review'));
    expect(told).toContain('MSW reviews phase 1 (“Cart”).');
    expect(told).toContain('PAGE: .msw/verification/01-cart/review.md');
    const page = readFileSync(join(stage.root, '.msw/verification/01-cart/review.md'), 'utf8');
    expect(page).toContain('# Changes of phase 1 (“Cart”)');
    expect(page).toMatch(/- `[0-9a-f]{12}` “feat\(01-01\): add up the totals”/);
    expect(page).toContain('- `src/cart.mjs`');
    expect(page).not.toContain('check.mjs');
    expect(page).toContain('phase finding 1 critical|warning|info FILE:LINE');
  });

  it('names the page where it is, whatever the folder of the phase is called', async () => {
    const files = Object.entries(phaseFiles()).map(([name, text]) => [
      name.replace(/^phase\//, '.planning/phases/01-café cart/'),
      text,
    ]);
    const stage = makePhaseStage({ ...Object.fromEntries(files), '.gitignore': '.msw/\n' });
    initGit(stage.root);
    stage.write({ 'src/cart.mjs': 'export const total = () => 0;\n' });
    git(stage.root, 'commit', '-qam', 'feat(01-01): add up the totals');
    const told = textOf(await verifyCommand(stage.workspace, '1 --review'));
    const [, page = 'none'] = /^PAGE: (.+)$/m.exec(told) ?? [];
    expect(existsSync(join(stage.root, page))).toBe(true);
  });

  it('is written with file and line in the form of GSD, committed, and can be fixed by /msw:quick', async () => {
    const stage = makeStage();
    await verifyCommand(stage.workspace, '1 --review');
    expect(await find(stage, 'warning', 'src/cart.mjs:2')).toMatchObject({ code: 0 });
    expect(await find(stage, 'critical', './src/cart.mjs:1', 'An empty cart throws.')).toMatchObject({
      code: 0,
    });
    const outcome = await call(stage, 'phase review', '1', '--json');
    expect(JSON.parse(outcome.text)).toMatchObject({
      file: REVIEW,
      commit: 'committed',
      findings: [
        { id: 'CR-01', place: 'src/cart.mjs:1', type: `/msw:quick "Fix CR-01 of ${REVIEW}"` },
        { id: 'WR-01', severity: 'warning', place: 'src/cart.mjs:2' },
      ],
    });
    const text = readFileSync(join(stage.root, REVIEW), 'utf8');
    expect(readSummary(text).document.frontmatter.values).toMatchObject({
      phase: '01-cart',
      depth: 'standard',
      files_reviewed: '1',
      files_reviewed_list: ['src/cart.mjs'],
      findings: { critical: '1', warning: '1', info: '0', total: '2' },
      status: 'issues_found',
    });
    expect(text).toContain(
      '## Critical Issues\n\n### CR-01: An empty cart throws.\n\n**File:** `src/cart.mjs:1`\n**Issue:** An empty cart throws.\n**Fix:** Convert them.',
    );
    expect(git(stage.root, 'log', '-1', '--format=%s').trim()).toBe('docs(phase-1): review phase');
    expect(git(stage.root, 'status', '--porcelain')).toBe('');
  });

  it('that finds nothing is clean, and one before it is kept', async () => {
    const stage = makeStage();
    stage.write({ [REVIEW]: '# Mine\n' });
    await verifyCommand(stage.workspace, '1 --review --no-commit');
    expect(await call(stage, 'phase review', '1', '--no-commit')).toMatchObject({ code: 0 });
    expect(readFileSync(join(stage.root, REVIEW), 'utf8')).toContain('status: clean');
    expect(readFileSync(join(stage.root, '.msw/verification/01-cart/previous-review.md'), 'utf8')).toBe(
      '# Mine\n',
    );
  });

  it.each([
    ['src/none.mjs:1', 'is not a line of a file of the project'],
    ['src/cart.mjs:99', 'is not a line of a file of the project'],
    ['src/cart.mjs', 'is not a line of a file of the project'],
    ['../secret:1', 'is not a line of a file of the project'],
  ])('takes no finding at %s', async (place, reason) => {
    const stage = makeStage();
    await verifyCommand(stage.workspace, '1 --review');
    const outcome = await find(stage, 'warning', place);
    expect([outcome.code, outcome.problem]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('that nobody has begun records and writes nothing', async () => {
    const stage = makeStage();
    expect((await find(stage, 'info', 'src/cart.mjs:1')).problem).toContain('/msw:verify 1 --review');
    expect((await call(stage, 'phase review', '1')).problem).toContain('/msw:verify 1 --review');
    expect(existsSync(join(stage.root, REVIEW))).toBe(false);
  });

  it('needs a change to look at', async () => {
    const stage = makePhaseStage({ ...phaseFiles(), '.gitignore': '.msw/\n' });
    initGit(stage.root);
    const answer = textOf(await verifyCommand(stage.workspace, '1 --review'));
    expect(answer).toContain('No commit of the plans of phase 1 has changed a file');
  });
});
