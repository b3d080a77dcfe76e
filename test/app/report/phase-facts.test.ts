// The page of a phase, from a planned project in a real repository.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatherPhase } from '../../../src/app/report/phase-facts.ts';
import type { Page } from '../../../src/core/report/page/page.ts';
import { phasePage } from '../../../src/core/report/page/phase-page.ts';
import { renderPage } from '../../../src/core/report/page/render-page.ts';
import {
  carryOut,
  makePlannedProject,
  PHASE_FOLDER,
  summaryPath,
  WAVES,
} from '../../support/planned-project.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MADE = { project: 'shop', madeAt: '2026-11-29T12:00:00.000Z' };
const REPORT = `.planning/phases/${PHASE_FOLDER}/01-VERIFICATION.md`;
const TRUTH = 'The word <script>alert(1)</script> is there';

const verification = (status: string, gaps: readonly string[] = []): string =>
  [
    ...['---', `phase: ${PHASE_FOLDER}`, 'verified: 2026-11-28T10:00:00Z', `status: ${status}`],
    ...['score: 2/3 must-haves verified', ...gaps, '---', '', '# Phase 1 Verification', ''],
    ...['| Requirement | Status |', '| --- | --- |', '| BASE-01 | ✓ SATISFIED |', ''],
  ].join('\n');

const pageOf = async (root: string, phase = '1'): Promise<Page> => {
  const gathered = await gatherPhase(root, phase);
  if (gathered.status !== 'ok') throw new Error(gathered.reason);
  return phasePage(MADE, gathered.phase);
};

/** Names and states of the rows under a title. */
const rows = ({ sections }: Page, title: string): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'rows' && section.title === title
      ? section.rows.map(({ name, state, text }) => `${name} ${state}: ${text}`)
      : [],
  );

requireOrSkip('git')('the page of a phase', () => {
  it('says what is done, by which commits and checks, and what is missing', async () => {
    const root = tempFolder();
    makePlannedProject(root);
    expect(await pageOf(root)).toMatchObject({ verdict: { title: 'Not verified', next: '/msw:verify 1' } });
    const [first, second] = WAVES;
    if (first === undefined || second === undefined) throw new Error('no plans');
    carryOut(root, first);
    carryOut(root, second);
    writeFiles(root, { [summaryPath('02')]: '---\nstatus: halted\n---\n\n# X\n\n**It hangs.**\n' });
    writeFiles(root, { 'other.txt': 'x' });
    git(root, 'add', 'other.txt');
    git(root, 'commit', '-qm', 'feat(02-01): of another phase');
    const gaps = ['gaps:', `  - truth: "${TRUTH}"`, '    status: failed', '    reason: "it is raw"'];
    writeFiles(root, { [REPORT]: verification('gaps_found', gaps) });

    const page = await pageOf(root);
    expect(page).toMatchObject({
      title: 'Phase 1',
      project: 'shop',
      verdict: {
        ...{ tone: 'failed', title: 'Gaps found', reason: '2 of 3 must-haves verified.' },
        next: '/msw:plan 1 --gaps',
      },
      facts: [
        { name: 'Plans', value: '1 of 3 done' },
        { name: 'Commits', value: '2' },
        { name: 'Verified', value: '2026-11-28' },
      ],
    });
    expect(rows(page, 'What is missing')).toEqual([`${TRUTH} failed: it is raw`]);
    expect(rows(page, 'The plans')).toEqual([
      '01-01 done: The word is there.',
      '01-02 halted: It hangs.',
      expect.stringMatching(/^01-03 open: /),
    ]);
    expect(rows(page, 'Requirements')).toEqual(['BASE-01 satisfied: ']);
    const commits = page.sections.find(
      (section) => section.kind === 'text' && section.title === 'The commits',
    );
    expect(commits).toMatchObject({
      text: expect.stringMatching(
        /^[0-9a-f]{8} {2}feat\(01-01\): write src\/a\.txt\n[0-9a-f]{8} {2}feat\(01-02\): write src\/b\.txt$/,
      ),
    });
    const checks = page.sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
    expect(checks.map(({ name, command }) => `${name}: ${command}`)).toEqual([
      '01-01: node check.js src/a.txt',
      '01-02: node check.js src/b.txt',
      '01-03: node check.js src/c.txt',
    ]);
    const html = renderPage(page);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&#60;script&#62;alert(1)');
    expect(html).not.toContain(join(root, 'src'));
  });

  it.each([
    ['passed', 'Verified', 'passed', null],
    ['human_needed', 'Waits for a person', 'open', '/msw:verify 1'],
    ['soon', 'Not verified', 'open', '/msw:verify 1'],
  ])('of a verification that is %s says: %s', async (status, title, tone, next) => {
    const root = tempFolder();
    makePlannedProject(root, WAVES.slice(0, 1));
    writeFiles(root, { [REPORT]: verification(status) });
    expect((await pageOf(root)).verdict).toMatchObject({ title, tone, next });
  });

  it('is refused for a phase that the roadmap does not have, and where nothing is planned', async () => {
    const root = tempFolder();
    makePlannedProject(root);
    expect(await gatherPhase(root, '7')).toMatchObject({ reason: expect.stringContaining('no phase "7"') });
    expect(await gatherPhase(tempFolder(), '1')).toMatchObject({
      reason: expect.stringContaining('Nothing is planned'),
    });
  });
});
