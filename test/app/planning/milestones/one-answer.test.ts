// Next step, status and beginning give one answer, whatever form the milestones have.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextMilestone } from '../../../../src/app/planning/milestones/begin-milestone.ts';
import { milestonePage } from '../../../../src/app/planning/milestones/open-milestone.ts';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const state = (milestone: string, position = 'Phase: none active\nStatus: waiting') =>
  `---\nmilestone: ${milestone}\n---\n\n# Project State\n\n## Current Position\n\n${position}\n`;
const fold = (version: string, ...phases: readonly string[]) =>
  `<details>\n<summary>✅ ${version} Old — SHIPPED 2026-01-01</summary>\n\n${phases.map((one) => `- [x] Phase ${one} (1/1 plans)\n`).join('')}\n</details>\n\n`;
const PASSED = '---\nphase: 3\nverified: 2026-01-01\nstatus: passed\nscore: 1/1\n---\n';

function project(roadmap: string, files: Readonly<Record<string, string>>) {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), { 'ROADMAP.md': roadmap, ...files });
  return openedProject(root);
}

function answers(found: ReturnType<typeof project>) {
  const { command, reason } = nextStepOf(found);
  const page = milestonePage(found);
  const next = nextMilestone(found);
  return {
    command,
    reason,
    page: page.status === 'refused' ? page.status : [page.status, page.version],
    begins: next.status === 'ok' ? next.version : next.reason,
  };
}

describe('between milestones', () => {
  const roadmap = `# R\n\n## Phases\n\n${fold('v1.0', '1: Base')}${fold('v1.1', '2: Search')}`;

  it('a section outside the fold that ships its phase is no work', () => {
    const found = project(`${roadmap}### Phase 2: Search\n**Goal**: it finds\n`, {
      'STATE.md': state('between'),
      'phases/02-search/02-01-PLAN.md': '---\nphase: 2\nplan: 01\n---\n',
      'phases/02-search/02-01-SUMMARY.md': '---\nphase: 2\nplan: 01\n---\n',
    });
    expect(answers(found)).toEqual({
      command: '/msw:init --milestone',
      reason: 'Milestone v1.1 is closed: plan the next one.',
      page: ['closed', 'v1.1'],
      begins: 'v1.2',
    });
  });

  it('a section of a phase that the table has in another milestone is no work', () => {
    const found = project(
      `${roadmap}## v1.2 Mail\n\n- [x] **Phase 3: Send**\n\n### Phase 3: Send\n**Goal**: it sends\n\n### Phase 2: Search\n**Goal**: it finds\n\n| Phase | Milestone | Plans Complete | Status | Completed |\n|---|---|---|---|---|\n| 2. Search | v1.1 | 1/1 | ✓ Complete | 2026-01-01 |\n`.replace(
        '- [x] Phase 2: Search (1/1 plans)\n',
        '',
      ),
      { 'STATE.md': state('between') },
    );
    expect(found.phases.map(({ number }) => number)).toEqual(['3']);
    expect(milestonePage(found)).toMatchObject({ title: 'v1.2 Mail' });
  });

  it('the roadmap says which version is the last one, not the names of archived files', () => {
    const found = project(`# R\n\n${fold('v0.10', '1: Base')}${fold('v0.11', '2: Search')}`, {
      'STATE.md': state('none'),
      'milestones/v1-ROADMAP.md': '# Roadmap\n',
    });
    expect(answers(found)).toMatchObject({ page: ['closed', 'v0.11'], begins: 'v0.12' });
  });

  it('YAML says null where nothing is current', () => {
    const found = project(roadmap, {
      'STATE.md':
        '---\nmilestone: v1.1\ncurrent_phase: null\ncurrent_phase_name: ~\n---\n\n# Project State\n',
    });
    expect(found.state).toMatchObject({ currentPhase: null, currentPhaseName: null });
  });
});

describe('phases that are open are told before another milestone', () => {
  const planned =
    '# Roadmap: v2.0 Mail\n\n## Phases\n\n- [ ] **Phase 3: Send** *(first)*\n- [ ] **Phase 3.1: Retry**\n';

  it('those of one that the roadmap plans, if STATE’s own is over', () => {
    const found = project(`# R\n\n${fold('v1.0', '1: Base')}${planned}`, { 'STATE.md': state('v1.0') });
    expect(answers(found)).toEqual({
      command: '/msw:init --milestone',
      reason: 'Milestone v1.0 is closed: begin v2.0 Mail, which the roadmap plans.',
      page: ['closed', 'v1.0'],
      begins: 'v2.0',
    });
  });

  it('those of another one, if nothing says that STATE’s own is over', () => {
    const found = project(`# Roadmap: v1.0 Shop\n\nAll is done.\n\n${planned}`, {
      'STATE.md': state('v1.0'),
      'MILESTONES.md': '# Milestones\n\n## v1.0 Shop (Active)\n',
    });
    const reason =
      'STATE.md is in milestone v1.0, of which ROADMAP.md has no phase, while 3, 3.1 are open, those of v2.0 first: write "milestone: v2.0" into STATE.md if that is what you work on, or list the phases of v1.0.';
    expect(answers(found)).toEqual({ command: null, reason, page: ['empty', 'v1.0'], begins: reason });
    expect(found.standing.left).toBe(
      'ROADMAP.md has phases of other milestones open (3, 3.1), and none of this one.',
    );
  });

  it('those below no version', () => {
    const found = project(
      `# R\n\n## v1.0 Shop ✅\n\n${fold('v1.0', '1: Base')}## 🚧 Later\n\n- [ ] **Phase 2: Search**\n`,
      { 'STATE.md': state('v1.0') },
    );
    const { command, reason, begins } = answers(found);
    expect([command, reason]).toEqual([
      null,
      'ROADMAP.md has phases open (2) in no milestone that MSW can read: put them below a heading with its version, as in "## v1.1 Name", or tick them.',
    ]);
    expect(begins).toBe(reason);
  });

  it('those that are listed without a section', () => {
    const found = project(
      '# R\n\n## v1.0 Shop\n\n- [x] **Phase 3: Send**\n- [ ] **Phase 4: Read**\n\n### Phase 3: Send\n**Goal**: it sends\n',
      { 'STATE.md': state('v1.0'), 'phases/03-send/03-VERIFICATION.md': PASSED },
    );
    const reason =
      'ROADMAP.md lists 4 as open, without a section: add "### Phase 4: Name" with its goal, or tick what is done.';
    expect(answers(found)).toMatchObject({ command: null, reason, page: ['open', 'v1.0'] });
    expect(milestonePage(found)).toMatchObject({ points: [{ what: reason }] });
  });

  it('what cannot be read is told as such', () => {
    const found = project(`# R\n\n${fold('v1.0')}## Active\n\n- Finish the mail\n`, {
      'STATE.md': state('none'),
      'milestones/v1.0-ROADMAP.md': '# Roadmap\n',
    });
    const { command, reason, begins, page } = answers(found);
    expect([command, page, begins]).toEqual([null, ['closed', 'v1.0'], reason]);
    expect(reason).toMatch(/^ROADMAP\.md names no phase in a form that MSW reads: /);
  });

  it('what is not a phase is no matter where STATE and the archive say that the milestone is over', () => {
    const found = project('# R\n\n## Completed\n\n- [x] **v1.0 Shop** — shipped\n\n## Later\n\n- A mail\n', {
      'STATE.md': state('v1.0', 'Phase: None\nStatus: Milestone complete'),
      'milestones/v1.0-ROADMAP.md': '# Roadmap\n',
    });
    expect(answers(found)).toMatchObject({ command: '/msw:init --milestone', page: ['closed', 'v1.0'] });
  });
});

it('a version in a heading about something else names no milestone', () => {
  const found = project(
    '# R\n\n### Milestone 3: Widgets\n\n- [ ] **Phase 1: Base**\n\n### Gaps (v1.0 audit)\n\n- [ ] Phase 2: Search\n\n## Details\n\n### Phase 1: Base\n**Goal**: g\n\n### Phase 2: Search\n**Goal**: g\n',
    { 'STATE.md': state('v2.0', 'Phase: 1 of 2 (Base)') },
  );
  expect(answers(found)).toMatchObject({ command: '/msw:discuss 1', page: ['open', 'v2.0'] });
});

it('phases that are only listed have the names of the list', () => {
  const found = project(
    '# R\n\n## v1.0 Shop\n\n- [x] **Phase 1: Base** - it stands (1/1 plans)\n- [ ] Phase 2: Search (2 plans)\n',
    { 'STATE.md': state('v1.0') },
  );
  expect(found.phases.map(({ number, name }) => [number, name])).toEqual([
    ['1', 'Base'],
    ['2', 'Search'],
  ]);
});
