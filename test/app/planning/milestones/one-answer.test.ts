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

describe('what stands before the first milestone of a roadmap', () => {
  const section = (number: number, name: string) => `### Phase ${number}: ${name}\n**Goal**: g\n\n`;
  const list = '- [x] **Phase 1: Base** - b\n- [ ] **Phase 2: Search** - s\n\n';
  const front = `# Roadmap\n\n## Phases\n\n${list}${section(1, 'Base')}${section(2, 'Search')}`;
  const later = `## v2.0 Later\n\n- [ ] **Phase 3: Mail** - m\n\n${section(3, 'Mail')}`;
  const numbersOf = ({ phases }: ReturnType<typeof project>) => phases.map(({ number }) => number);

  it('is the milestone of STATE that no heading names', () => {
    const found = project(front + later, { 'STATE.md': state('v1.0', 'Phase: 2 of 3 (Search)') });
    expect(numbersOf(found)).toEqual(['1', '2']);
    expect(answers(found)).toMatchObject({ command: '/msw:discuss 2', page: ['open', 'v1.0'] });
  });

  it('is part of the running milestone if STATE is in it', () => {
    const found = project(front + later, { 'STATE.md': state('v2.0', 'Phase: 2 of 3 (Search)') });
    expect(numbersOf(found)).toEqual(['1', '2', '3']);
    expect(answers(found)).toMatchObject({ command: '/msw:discuss 2', page: ['open', 'v2.0'] });
  });

  it('is all of a milestone whose heading has no phase', () => {
    const summary = '## Milestone v2.0 Summary\n\n## Backlog\n\n### Phase 999.1: Some day\n';
    const found = project(front.replace(list, '') + summary, { 'STATE.md': state('v2.0') });
    expect(numbersOf(found)).toEqual(['1', '2']);
    expect(answers(found)).toMatchObject({ command: '/msw:discuss 1', page: ['open', 'v2.0'] });
  });

  it('is elsewhere if STATE is in a later milestone', () => {
    const found = project(front + later.replace('- [ ]', '- [x]'), {
      'STATE.md': state('v2.0', 'Phase: 3 of 3 (Mail)'),
      'phases/03-mail/03-VERIFICATION.md': PASSED,
    });
    expect(numbersOf(found)).toEqual(['3']);
    expect(found.roadmap).toMatchObject({ withoutDetails: [], openElsewhere: ['2'] });
    expect(answers(found)).toMatchObject({ command: '/msw:go --close', page: ['open', 'v2.0'] });
  });

  it('lists the phases of every milestone', () => {
    const found = project(
      `# Roadmap\n\n## Phases\n\n${list}## v1.0 Shop\n\n${section(1, 'Base')}## v2.0 Later\n\n${section(2, 'Search')}`,
      {
        'STATE.md': state('v1.0', 'Phase: 1 of 2 (Base)'),
        'phases/01-base/01-VERIFICATION.md': PASSED,
      },
    );
    expect(found.roadmap).toMatchObject({ withoutDetails: [], openElsewhere: ['2'] });
    expect(answers(found)).toMatchObject({ command: '/msw:go --close', page: ['open', 'v1.0'] });
  });
});

it('a phase may have the number and the name of a shipped one', () => {
  const found = project(
    `# R\n\n${fold('v1.0', '1: Base')}## v2.0 New\n\n### Phase 1: Base\n**Goal**: g\n\n### Phase 2: Search\n**Goal**: g\n`,
    { 'STATE.md': state('v2.0', 'Phase: 1 of 2 (Base)') },
  );
  expect(found.phases.map(({ number }) => number)).toEqual(['1', '2']);
  expect(answers(found)).toMatchObject({ command: '/msw:discuss 1', page: ['open', 'v2.0'] });
});

it('a phase with a row of its own milestone is in it, whatever an older row says', () => {
  const table =
    '| Phase | Milestone | Plans Complete | Status |\n|---|---|---|---|\n| 1. Base | v1.0 | 1/1 | Complete |\n| 1. Base | v2.0 | 0/1 | Not started |\n';
  const found = project(
    `# R\n\n## v2.0 New\n\n- [ ] **Phase 2: Search**\n\n### Phase 1: Base\n**Goal**: g\n\n### Phase 2: Search\n**Goal**: g\n\n${table}`,
    { 'STATE.md': state('v2.0', 'Phase: 1 of 2 (Base)') },
  );
  expect(found.phases.map(({ number }) => number)).toEqual(['1', '2']);
});

it('sections that the table has in an older milestone are known, and over', () => {
  const table =
    '| Phase | Milestone | Plans Complete | Status |\n|---|---|---|---|\n| 3. Mail | v1.1 | 1/1 | Complete |\n';
  const found = project(`# R\n\n### Phase 3: Mail\n**Goal**: g\n\n${table}`, {
    'STATE.md': state('v2.0', 'Status: defining requirements'),
    'milestones/v1.1-ROADMAP.md': '# Old\n\n### Phase 3: Mail\n',
  });
  expect(found.roadmap).toMatchObject({ elsewhere: ['3'], openElsewhere: [], isUnread: false });
  expect(answers(found)).toMatchObject({ command: '/msw:init --milestone', page: ['empty', 'v2.0'] });
});

it('a roadmap that only lists what shipped is read', () => {
  const found = project(
    '# R\n\n## Completed Milestones\n\n- [v1.0](milestones/v1.0-ROADMAP.md) — Shop (phases 1-2)\n\n## Progress\n\n| Milestone | Phases | Status |\n|---|---|---|\n| v1.0 | 1-2 | Complete |\n\n| Phase | Plans | Status |\n|---|---|---|\n| - | - | - |\n',
    { 'STATE.md': state('between'), 'milestones/v1.0-ROADMAP.md': '# Old\n\n### Phase 1: Base\n' },
  );
  expect(answers(found)).toMatchObject({
    command: '/msw:init --milestone',
    page: ['closed', 'v1.0'],
    begins: 'v1.1',
  });
});

it('of several milestones that run, it is the one of STATE’s phase', () => {
  const found = project(
    '# R\n\n## Milestones\n\n- 🚧 **v2.0 Mail** — Phase 3 (parked)\n- 🚧 **v3.0 Post** — Phase 4\n\n### 🚧 v2.0 Mail\n\n#### Phase 3: Send\n**Goal**: g\n\n### 🚧 v3.0 Post\n\n#### Phase 4: Print\n**Goal**: g\n',
    { 'STATE.md': '# Project State\n\n## Current Position\n\nPhase: 4 of 4 (Print)\nStatus: In progress\n' },
  );
  expect(answers(found)).toMatchObject({ command: '/msw:discuss 4', page: ['open', 'v3.0'] });
});

describe('a milestone runs although another roadmap of its version is kept', () => {
  const old = { 'milestones/v1.0-ROADMAP.md': '# Old\n\n### Phase 1: Base\n' };
  const next = '# R\n\n### Phase 2: Search\n**Goal**: g\n';

  it.each([{}, { 'milestones/v1.0-FOO-ROADMAP.md': '# Old\n\n### Phase 3: Mail\n' }])(
    'and %o: its phases are told',
    (more) => {
      const found = project(next, { 'STATE.md': state('v1.0', 'Phase: 2 of 2 (Search)'), ...old, ...more });
      expect(answers(found)).toMatchObject({ command: '/msw:discuss 2', page: ['open', 'v1.0'] });
    },
  );

  it('the place of its own is settled before it is closed', () => {
    const found = project(next, {
      'STATE.md': state('v1.0', 'Phase: 2 of 2 (Search)'),
      'phases/02-search/02-VERIFICATION.md': PASSED,
      ...old,
    });
    const { command, reason } = answers(found);
    expect([command, reason]).toEqual([
      null,
      'STATE.md is in the milestone v1.0, of which another roadmap is kept in .planning/milestones: correct its name in STATE.md, or move v1.0-ROADMAP.md away.',
    ]);
  });

  it('with the same phases it is the milestone’s own: that one is closed', () => {
    const found = project(`# R\n\n## v1.0 Shop\n\n${next.slice(5)}`, {
      'STATE.md': state('v1.0', 'Phase: 2 of 2 (Search)'),
      'phases/02-search/02-VERIFICATION.md': PASSED,
      'milestones/v1.0-ROADMAP.md': '# Old\n\n- [x] **Phase 2: Search** - it finds\n',
    });
    expect(answers(found)).toMatchObject({
      command: '/msw:init --milestone',
      reason: 'Milestone v1.0 Shop is closed: plan the next one.',
      page: ['closed', 'v1.0'],
      begins: 'v1.1',
    });
  });

  it('a heading whose roadmap is kept is not the running one', () => {
    const found = project(
      '# R\n\n## v1.0 — Shop\n**Status:** ✅ SHIPPED\n\n## v1.1 — Mail\n\n### Phase 2: Search\n**Goal**: g\n',
      { 'STATE.md': state('none', 'Phase: v1.1'), ...old },
    );
    expect(answers(found)).toMatchObject({ command: '/msw:discuss 2', page: ['open', 'v1.1'] });
  });
});

it.each([
  ['# Shop (v1.1)', 'v1.1'],
  ['# Shop: v1.1 Mail', 'v1.1 Mail'],
  ['# Shop: V1.1 Mail (planned)', 'v1.1 Mail'],
])('a milestone headed %s is called %s', (title, name) => {
  const found = project(`${title}\n\n### Phase 2: Search\n**Goal**: g\n`, { 'STATE.md': state('v1.1') });
  expect(milestonePage(found)).toMatchObject({ title: name });
});
