// A milestone closed by MSW and by gsd-core, compared document by document, and gsd-core's opinion of ours.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { diffArrays } from 'diff';
import { describe, expect, it } from 'vitest';
import { beginMilestone, takeUpMilestone } from '../../../../src/app/planning/milestones/begin-milestone.ts';
import { closeMilestone } from '../../../../src/app/planning/milestones/close-milestone.ts';
import { milestonePage } from '../../../../src/app/planning/milestones/open-milestone.ts';
import { nextStepOf, showPlanning } from '../../../../src/app/planning/phases/show-progress.ts';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { milestoneExample } from '../../../../src/core/planning/milestones/begin-roadmap.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at, filesBelow, listAt } from '../oracle.ts';
import { carryOut, finishedProject, NOW } from './finished-project.ts';

sampled();

const AS_IT_IS = { anyway: false, keepPhases: false, tag: false, now: NOW };
const answers = { ...milestoneExample, version: undefined };

/** Lines that only gsd-core or only MSW writes, each with its reason. */
const DIFFERENCES: Readonly<Record<string, readonly (readonly [lines: readonly string[], why: string])[]>> = {
  'STATE.md': [
    [
      [
        '+current_phase: "1"',
        '-current_phase: 1',
        '-current_phase_name: Sales',
        '+current_phase_name: Sales',
      ],
      'the keys of the frontmatter keep their places and quotes',
    ],
    [
      [
        '-status: Awaiting next milestone',
        '+status: completed',
        '-Status: Awaiting next milestone',
        '+Status: v1.0 milestone complete',
      ],
      'by a word that gsd-core does not know as an end its own health check calls the state contradictory (W011)',
    ],
    [['-state_head: TIME'], 'only gsd-core keeps the commit'],
    [
      [
        '-stopped_at: Project initialized',
        '+stopped_at: Milestone v1.0 completed and archived',
        '-Stopped at: Project initialized',
        '+Stopped at: Milestone v1.0 completed and archived',
      ],
      'who resumes here is told where',
    ],
    [
      ['-**Current focus:** Phase 1: Sales', '+**Current focus:** Planning the next milestone'],
      'GSD leaves it to a prompt',
    ],
    [['+Progress: [██████████] 100%'], 'nothing of the section is dropped'],
    [
      ['-## Operator Next Steps', '-- Start the next milestone with /gsd-new-milestone'],
      '/msw:status says so, and the section would go out of date',
    ],
  ],
  // For these, gsd-core only writes the archive and leaves the rest to prompts; see below.
  'ROADMAP.md': [],
  'PROJECT.md': [],
  'MILESTONES.md': [],
  'milestones/v1.0-ROADMAP.md': [],
  'milestones/v1.0-REQUIREMENTS.md': [],
};

describe('a milestone that is closed', () => {
  it('is left as gsd-core would leave it, except for the listed differences', async () => {
    const mine = await finishedProject();
    const theirs = join(tempFolder(), 'theirs');
    cpSync(mine, theirs, { recursive: true });
    const roadmap = document(theirs, 'ROADMAP.md');
    const result = await ask('core', theirs, [
      'milestone',
      'complete',
      'v1.0',
      '--name',
      'Till',
      '--confirm',
    ]);
    expect(at(result, 'version')).toBe('v1.0');
    const closed = await closeMilestone(openedProject(mine), { ...AS_IT_IS, now: new Date().toISOString() });
    expect(closed).toMatchObject({ status: 'done', passed: [], commit: { status: 'committed' }, tag: null });

    const ours = namesIn(mine);
    // state.json is gsd-core's own; REQUIREMENTS.md, which it leaves to `git rm`, is removed here.
    expect(namesIn(theirs).filter((name) => name !== 'state.json' && name !== 'REQUIREMENTS.md')).toEqual(
      ours,
    );
    for (const name of ours) {
      const found = differences(document(theirs, name), document(mine, name));
      if (name === 'ROADMAP.md' || name === 'PROJECT.md') continue;
      const listed = (DIFFERENCES[name] ?? []).flatMap(([lines]) => lines);
      expect([...found].sort(), name).toEqual([...listed].sort());
    }
    expect(document(theirs, 'ROADMAP.md')).toBe(roadmap);
    expect(document(mine, 'ROADMAP.md')).toContain(
      [
        '<details>',
        '<summary>✅ v1.0 Till (Phases 1-2) — SHIPPED TIME</summary>',
        '',
        '- [x] Phase 1: Sales (1/1 plans) — completed 2026-02-03',
        '- [x] Phase 2: Reports (1/1 plans) — completed 2026-02-03',
        '',
        '</details>',
      ].join('\n'),
    );
    expect(document(mine, 'PROJECT.md')).toContain(
      '- ✓ User can print the sum of a day — v1.0\n\n### Active\n\n(None yet)',
    );
    expect(git(mine, 'status', '--porcelain')).toBe('');
    expect(await closeMilestone(openedProject(mine), AS_IT_IS)).toMatchObject({
      commit: { status: 'unchanged' },
    });
  });

  it('counts as closed for gsd-core, and so does the next one', { timeout: 180_000 }, async () => {
    const root = await finishedProject();
    const before = await healthOf(root);
    await closeMilestone(openedProject(root), { ...AS_IT_IS, tag: true });
    expect(git(root, 'tag', '-n1', '--list')).toContain('v1.0 Till');
    expect(await healthOf(root)).toEqual(before);
    expect(await ask('core', root, ['validate', 'consistency'])).toMatchObject({
      passed: true,
      warnings: [],
    });
    expect(await ask('core', root, ['roadmap', 'analyze'])).toMatchObject({
      phase_count: 0,
      scope: 'complete',
      next_phase: null,
    });
    expect(await ask('core', root, ['state', 'json'])).toMatchObject({
      milestone: 'v1.0',
      status: 'completed',
      progress: { percent: 100, completed_phases: 2 },
    });
    expect(await ask('core', root, ['init', 'new-milestone'])).toMatchObject({
      latest_completed_milestone: 'v1.0',
      latest_completed_milestone_name: 'Till',
      phase_dir_count: 0,
    });
    expect(milestonePage(openedProject(root))).toMatchObject({
      status: 'closed',
    });
    expect(nextStepOf(openedProject(root)).command).toBe('/msw:init --milestone');

    const begun = await beginMilestone(openedProject(root), answers, NOW);
    expect(begun).toMatchObject({ status: 'done', version: 'v1.1', name: 'Mail', first: '3' });
    expect(await healthOf(root)).toEqual(before);
    expect(await ask('core', root, ['validate', 'consistency'])).toMatchObject({
      passed: true,
      warnings: [],
    });
    expect(await ask('core', root, ['roadmap', 'analyze'])).toMatchObject({
      milestones: [{ version: 'v1.1' }],
      phase_count: 1,
      completed_phases: 0,
      next_phase: '3',
      phases: [{ number: '3', name: 'Mail', depends_on: 'Phase 2' }],
    });
    expect(await ask('core', root, ['state', 'json'])).toMatchObject({
      milestone: 'v1.1',
      milestone_name: 'Mail',
      current_phase: '3',
      status: 'planning',
      progress: { total_phases: 1, completed_phases: 0, percent: 0 },
    });
    expect(await ask('core', root, ['init', 'plan-phase', '3'])).toMatchObject({
      phase_found: true,
      phase_req_ids: 'REP-02',
    });
    expect(milestonePage(openedProject(root))).toMatchObject({
      status: 'open',
      version: 'v1.1',
    });
    expect(nextStepOf(openedProject(root)).command).toBe('/msw:discuss 3');

    // The second milestone ends as well: its entry is above the first.
    carryOut(root, '03-mail', ['REP-02'], 'The report is sent');
    await syncPlanning(openedProject(root));
    expect(await closeMilestone(openedProject(root), AS_IT_IS)).toMatchObject({
      status: 'done',
      version: 'v1.1',
    });
    expect(document(root, 'MILESTONES.md').match(/^## .*/gm)).toEqual([
      '## v1.1 Mail (Shipped: TIME)',
      '## v1.0 Till (Shipped: TIME)',
    ]);
    expect(document(root, 'ROADMAP.md').match(/<summary>.*/g)).toEqual([
      '<summary>✅ v1.0 Till (Phases 1-2) — SHIPPED TIME</summary>',
      '<summary>✅ v1.1 Mail (Phase 3) — SHIPPED TIME</summary>',
    ]);
    expect(await healthOf(root)).toEqual(before);
  });

  it('is taken over when gsd-core closed it', async () => {
    const root = await finishedProject();
    await ask('core', root, ['milestone', 'complete', 'v1.0', '--name', 'Till', '--confirm']);
    expect(await closeMilestone(openedProject(root), AS_IT_IS)).toMatchObject({
      status: 'done',
      version: 'v1.0',
    });
    expect(document(root, 'MILESTONES.md').match(/^## v1\.0 /gm)).toHaveLength(1);
    expect(existsSync(join(root, '.planning', 'REQUIREMENTS.md'))).toBe(false);
    expect(await beginMilestone(openedProject(root), answers, NOW)).toMatchObject({
      status: 'done',
      first: '3',
    });
  });
});

describe('a milestone that is not finished', () => {
  it('is closed only when a person insists, and that is recorded', async () => {
    const root = await finishedProject();
    rmSync(join(root, '.planning', 'phases', '02-reports', '02-VERIFICATION.md'));
    const before = contents(root);
    const refusal = await closeMilestone(openedProject(root), AS_IT_IS);
    expect(refusal).toMatchObject({ status: 'refused' });
    expect('reason' in refusal ? refusal.reason : '').toContain(
      'Milestone v1.0 cannot be closed yet: Every plan of phase 2 has a summary; nothing has verified it. Next is /msw:verify 2.',
    );
    expect(existsSync(join(root, '.planning', 'milestones'))).toBe(false);
    // Sync may have corrected what depended on the missing report.
    expect(Object.keys(contents(root))).toEqual(Object.keys(before));

    const closed = await closeMilestone(openedProject(root), { ...AS_IT_IS, anyway: true });
    expect(closed).toMatchObject({
      status: 'done',
      passed: [{ category: 'verification_gaps', item: '02-reports' }],
    });
    expect(document(root, 'STATE.md')).toContain(
      '| verification_gaps | 02-reports | partial | 2026-02-03 | v1.0 |',
    );
    const entry = document(root, 'MILESTONES.md');
    expect(entry).toContain('**Known verification overrides:** 1 newly acknowledged');
    expect(entry).toContain('### Known Gaps');
    // A requirement that nothing verified has not shipped.
    expect(document(root, 'PROJECT.md')).toContain('- [ ] User can print the sum of a day');
  });

  it('waits for the acceptance of its phases; what a person waives is marked as gsd-core marks it', {
    timeout: 180_000,
  }, async () => {
    const root = await finishedProject();
    const uat = 'phases/02-reports/02-UAT.md';
    const verification = 'phases/01-sales/01-VERIFICATION.md';
    const report = document(root, verification).replace('status: passed', 'status: human_needed');
    writeFiles(root, { [`.planning/${uat}`]: UAT, [`.planning/${verification}`]: report });
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'docs: acceptance');
    expect(await showPlanning(root, {})).toHaveProperty('points', [
      expect.objectContaining({ category: 'verification_gaps', item: '01-sales' }),
      expect.objectContaining({ category: 'uat_gaps', item: '02-reports/02-UAT.md', status: 'testing' }),
    ]);
    writeFiles(root, { [`.planning/${verification}`]: report.replace('human_needed', 'passed') });
    await syncPlanning(openedProject(root));
    expect(await showPlanning(root, {})).toMatchObject({
      next: {
        command: '/msw:verify 2',
        reason: expect.stringContaining('Phase 2 waits for a person: “1. Read the report” in 02-UAT.md.'),
      },
    });
    expect(await closeMilestone(openedProject(root), AS_IT_IS)).toMatchObject({ status: 'refused' });

    writeFiles(root, { [`.planning/${verification}`]: report });
    const theirs = join(tempFolder(), 'theirs');
    cpSync(root, theirs, { recursive: true });
    const call = ['audit-open', 'acknowledge', '--milestone', 'v1.0', '--at', '2026-02-03', '--category'];
    await ask('core', theirs, [...call, 'uat_gaps', '--phase', '02', '--file', '02-UAT.md']);
    await ask('core', theirs, [
      ...call,
      'verification_gaps',
      '--phase',
      '01',
      '--file',
      '01-VERIFICATION.md',
    ]);
    const closed = await closeMilestone(openedProject(root), { ...AS_IT_IS, anyway: true });
    expect(closed).toMatchObject({
      status: 'done',
      passed: [{ item: '01-sales' }, { category: 'uat_gaps' }],
    });
    for (const path of [uat, verification])
      expect(headOf(document(root, path.replace('phases', 'milestones/v1.0-phases')))).toBe(
        headOf(document(theirs, path)),
      );
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(await ask('core', root, ['audit-open', '--json'])).toMatchObject({
      counts: { uat_gaps: 0, verification_gaps: 0 },
      acknowledged: { uat_gaps: 1, verification_gaps: 1 },
    });
    expect(document(root, 'MILESTONES.md')).toContain('2 newly acknowledged (see STATE.md');
  });

  it('leaves the folders of its phases where it keeps them, and marks what is accepted there', async () => {
    const root = await finishedProject();
    mkdirSync(join(root, '.planning', 'milestones'));
    git(root, 'mv', '.planning/phases', '.planning/milestones/v1.0-phases');
    const report = 'milestones/v1.0-phases/02-reports/02-VERIFICATION.md';
    const gaps = document(root, report).replace('status: passed', 'status: gaps_found');
    writeFiles(root, { [`.planning/${report}`]: gaps });
    git(root, 'commit', '-qam', 'docs: keep the phases with their milestone');
    const closed = await closeMilestone(openedProject(root), { ...AS_IT_IS, anyway: true });
    expect(closed).toMatchObject({ status: 'done', passed: [{ item: '02-reports' }] });
    expect(document(root, report)).toContain('audit_acknowledged:');
    expect(document(root, 'MILESTONES.md')).toContain('The sum of a day is printed');
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(existsSync(join(root, '.planning', 'phases'))).toBe(false);
  });

  it('cannot be followed by another one', async () => {
    const root = await finishedProject();
    expect(await beginMilestone(openedProject(root), answers, NOW)).toMatchObject({
      status: 'refused',
      reason: 'Milestone v1.0 is not closed: close it with /msw:go --close, then begin another.',
    });
  });

  it('overwrites no archive with other content', async () => {
    const root = await finishedProject();
    const { planning } = openedProject(root);
    cpSync(join(planning, 'PROJECT.md'), join(planning, 'milestones', 'v1.0-ROADMAP.md'));
    for (const anyway of [false, true])
      expect(await closeMilestone(openedProject(root), { ...AS_IT_IS, anyway })).toMatchObject({
        status: 'refused',
        reason:
          'STATE.md is in the milestone v1.0, of which another roadmap is kept in .planning/milestones: correct its name in STATE.md, or move v1.0-ROADMAP.md away.',
      });
  });
});

const UAT = `---
status: testing
phase: 02-reports
source: [02-01-SUMMARY.md]
started: 2026-02-03T05:00:00Z
updated: 2026-02-03T05:00:00Z
---

## Current Test

number: 1
name: Read the report
expected: |
  It adds up
awaiting: user response

## Tests

### 1. Read the report
expected: It adds up
result: [pending]

## Gaps
`;

describe('the next milestone', () => {
  it('uses no number twice', async () => {
    const root = await finishedProject();
    await closeMilestone(openedProject(root), AS_IT_IS);
    const wrong = { ...answers, phases: answers.phases.map((phase) => ({ ...phase, dependsOn: [3] })) };
    expect(await beginMilestone(openedProject(root), wrong, NOW)).toEqual({
      status: 'invalid',
      problems: [
        { where: 'phases.0.dependsOn', message: 'phase 3 can only depend on earlier phases, not on 3' },
      ],
    });
    expect(existsSync(join(root, '.planning', 'REQUIREMENTS.md'))).toBe(false);
  });

  it('is the one that the roadmap plans, if it does', async () => {
    const root = await finishedProject();
    const file = join(root, '.planning', 'ROADMAP.md');
    const planned =
      '## 📋 v2.0 Cards (Planned)\n\n- [ ] **Phase 3: Cards** - Cards are taken\n\n### Phase 3: Cards\n\n**Goal**: Cards are taken\n**Requirements**: [REP-01]\n\n## Progress';
    writeFileSync(file, readFileSync(file, 'utf8').replace('## Progress', planned));
    expect(await closeMilestone(openedProject(root), AS_IT_IS)).toMatchObject({ status: 'done' });
    expect(document(root, 'ROADMAP.md')).toContain('## 📋 v2.0 Cards (Planned)');
    // Its phases cite them.
    expect(document(root, 'REQUIREMENTS.md')).toContain('REP-01');
    expect(await takeUpMilestone(openedProject(root), NOW)).toMatchObject({
      status: 'done',
      version: 'v2.0',
      name: 'Cards',
      first: '3',
    });
    expect(document(root, 'ROADMAP.md')).toContain('## 🚧 v2.0 Cards (In Progress)');
    expect(openedProject(root).phases.map(({ number }) => number)).toEqual(['3']);
    expect(await ask('core', root, ['state', 'json'])).toMatchObject({
      milestone: 'v2.0',
      current_phase: '3',
    });
  });
});

/** Without the complaint about GSD's agents, which are missing on this machine. */
async function healthOf(root: string): Promise<readonly unknown[]> {
  const health = await ask('core', root, ['validate', 'health']);
  return [...listAt(health, 'errors'), ...listAt(health, 'warnings'), ...listAt(health, 'info')].filter(
    (one) => at(one, 'code') !== 'W010',
  );
}

function namesIn(root: string): readonly string[] {
  const folder = join(root, '.planning');
  return filesBelow(folder)
    .map((path) =>
      path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

function contents(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(namesIn(root).map((name) => [name, document(root, name)]));
}

/** Replaces today's dates and times with one word, because both programs use the clock. */
function document(root: string, name: string): string {
  return readFileSync(join(root, '.planning', name), 'utf8')
    .replaceAll(new Date().toISOString().slice(0, 10), 'TIME')
    .replaceAll(/"?TIMET[\d:.]+Z"?|"?\d{4}-\d\d-\d\dT[\d:.]+Z"?/g, 'TIME')
    .replaceAll(/state_head: [0-9a-f]{40}/g, 'state_head: TIME')
    .replaceAll(/(?<=SHIPPED |Shipped: |shipped )[\d-]{10}/g, 'TIME');
}

/** The headings of the rest, which gsd-core lays out anew. */
function headOf(text: string): string {
  return text.slice(0, text.indexOf('\n---\n'));
}

/** Without blank lines, which gsd-core inserts around lists. */
function differences(theirs: string, ours: string): readonly string[] {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return diffArrays([...lines(theirs)], [...lines(ours)]).flatMap(({ added, removed, value }) =>
    added ? value.map((line) => `+${line}`) : removed ? value.map((line) => `-${line}`) : [],
  );
}
