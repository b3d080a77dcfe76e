import { join } from 'node:path';
import { expect, it } from 'vitest';
import { milestonePage } from '../../../../src/app/planning/milestones/open-milestone.ts';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const PLAN = '---\nphase: 08-search\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n';
const state = (milestone: string | null, status = 'In progress') =>
  `---\n${milestone === null ? 'status: x' : `milestone: ${milestone}`}\n---\n\n# Project State\n\n## Current Position\n\nPhase: 8 of 9 (Search)\nStatus: ${status}\n`;
const phase = (number: number, name: string) => `#### Phase ${number}: ${name}\n**Goal**: it works\n\n`;
const shipped = (version: string) =>
  `<details><summary>✅ ${version} Old (Phases 1-7) — SHIPPED 2026-01-01</summary>\n\n- [x] Phase 1: Base (1/1 plans)\n\n</details>\n\n`;
const body = `- [ ] **Phase 8: Search** - it finds\n- [ ] **Phase 9: Reports** - it tells\n\n${phase(8, 'Search')}${phase(9, 'Reports')}`;

function project(files: Readonly<Record<string, string>>) {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), files);
  return openedProject(root);
}
const ARCHIVE = { 'milestones/v2.0-ROADMAP.md': '# Roadmap\n\n## v2.0\n\n### Phase 1: Base\n' };
const OWN = { 'phases/08-search/08-01-PLAN.md': PLAN };

it.each<[string, Record<string, string>]>([
  [
    'folded, and marked as running',
    {
      'ROADMAP.md': `# R\n\n${shipped('v2.0')}<details open><summary>🚧 v3.0 Search (Phases 8-9)</summary>\n\n${body}</details>\n`,
    },
  ],
  [
    'inside one that shipped before its final version',
    {
      'ROADMAP.md': `# R\n\n## v3.0-beta Try ✅ shipped\n\n### v3.0 in short\n\n${phase(1, 'Base')}\n## v3.0 Search\n\n${body}`,
    },
  ],
  [
    'next to a fold that names its version as shipped',
    { 'ROADMAP.md': `# R\n\n${shipped('v3.0')}## v3.0 Search\n\n${body}` },
  ],
  ['with a shorter version', { 'ROADMAP.md': `# R\n\n${shipped('v2.0')}## v3 Search\n\n${body}` }],
  [
    'folded, and STATE names none',
    {
      'STATE.md': state(null),
      'ROADMAP.md': `# R\n\n${shipped('v2.0')}<details><summary>v3.0 Search (Phases 8-9) - IN PROGRESS</summary>\n\n${body}</details>\n`,
    },
  ],
  [
    'while STATE still names the one before it',
    {
      'STATE.md': state('v2.0'),
      'ROADMAP.md': `# R\n\n${shipped('v2.0')}## v3.0 Search\n\n${body}\n## v4.0 Later\n\n${phase(10, 'More')}`,
    },
  ],
  ['with its version only in the title', { 'ROADMAP.md': `# Shop v3.0\n\n${shipped('v2.0')}${body}` }],
])('%s: the step is in its phase, and it is open', (_, files) => {
  const found = project({ 'STATE.md': state('v3.0'), ...OWN, ...ARCHIVE, ...files });
  expect(nextStepOf(found)).toMatchObject({ phase: '8' });
  expect(milestonePage(found)).toMatchObject({ status: 'open', version: 'v3.0' });
});

it('its phases count where the milestone keeps them, until its roadmap is archived', () => {
  const files = {
    'STATE.md': state('v3.0'),
    'ROADMAP.md': `# R\n\n${shipped('v2.0')}## v3.0 Search\n\n${body}`,
    'milestones/v3.0-phases/08-search/08-01-PLAN.md': PLAN,
  };
  const running = project(files);
  expect(running.standing).toMatchObject({ open: ['8', '9'], progress: { percent: 0, total_plans: 1 } });
  expect(nextStepOf(running)).toMatchObject({
    action: 'execute',
    phase: '8',
    plans: ['08-01'],
    command: '/msw:execute 8',
  });
  const over = project({ ...files, 'milestones/v3.0-ROADMAP.md': files['ROADMAP.md'] });
  expect(over.standing.open).toEqual(['9']);
});

it('the last closed milestone is named where STATE names none', () => {
  const closed = {
    'ROADMAP.md': `# R\n\n${shipped('v1.0')}${shipped('v2.0')}`,
    'STATE.md': state(null, 'Milestone complete'),
  };
  const found = project({ ...closed, ...ARCHIVE });
  expect(milestonePage(found)).toMatchObject({ status: 'closed', version: 'v2.0' });
  expect(nextStepOf(found)).toMatchObject({ command: '/msw:init --milestone' });
});

it('plans of a phase that no roadmap has are named before another milestone', () => {
  const found = project({
    'ROADMAP.md': `# R\n\n${shipped('v2.0')}`,
    'STATE.md': state('v2.0', 'v2.0 milestone complete').replace(
      'Phase: 8 of 9 (Search)',
      'Phase: 1 of 1 (Base)',
    ),
    ...ARCHIVE,
    ...OWN,
  });
  expect(milestonePage(found)).toMatchObject({ status: 'closed' });
  expect(nextStepOf(found)).toMatchObject({
    action: 'ask',
    command: null,
    reason:
      '.planning/phases/08-search has plans that are not done (08-01), and ROADMAP.md has no phase 08: add it there, or move the folder to .planning/milestones.',
  });
});

it('a phase that is only ticked keeps its milestone open, but is no work to begin', () => {
  const found = project({
    'STATE.md': state('v3.0'),
    'ROADMAP.md': `# R\n\n${shipped('v2.0')}## v3.0 Search\n\n${body.replace('- [ ] **Phase 8', '- [x] **Phase 8')}`,
  });
  expect(milestonePage(found)).toMatchObject({
    status: 'open',
    points: [
      { phase: '8', what: expect.stringContaining('The roadmap calls phase 8 complete'), command: null },
      { phase: '9', command: '/msw:discuss 9' },
    ],
  });
  expect(nextStepOf(found)).toMatchObject({ command: '/msw:discuss 9' });
});

it('of several points that keep a milestone open, one that a command settles comes first', () => {
  const found = project({
    'STATE.md': state('v3.0'),
    'ROADMAP.md': `# R\n\n${shipped('v2.0')}## v3.0 Search\n\n${body.replaceAll('- [ ] **Phase', '- [x] **Phase')}`,
    'phases/09-reports/09-01-PLAN.md': PLAN.replace('08-search', '09-reports'),
    'phases/09-reports/09-01-SUMMARY.md': '---\nphase: 09-reports\nplan: 01\n---\n',
  });
  expect(milestonePage(found)).toMatchObject({ points: [{ phase: '8', command: null }, { phase: '9' }] });
  expect(nextStepOf(found)).toMatchObject({ command: '/msw:verify 9' });
});
