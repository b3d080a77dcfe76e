// Phases added, inserted, removed and changed by code: gsd-core reads the result as it reads its own.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addPhase,
  editPhase,
  insertPhase,
  removePhase,
} from '../../../../src/app/planning/phases/change-phases.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at, listAt } from '../oracle.ts';

const ROADMAP = `# Roadmap: X

## Phases

- [x] **Phase 1: Base** - b (completed 2026-01-01)
- [ ] **Phase 2: API** - a
- [ ] **Phase 3: UI** - u

## Phase Details

### Phase 1: Base
**Goal**: Base it
**Depends on**: Nothing
**Requirements**: A-01
**Plans**: 1 plan

Plans:
- [x] 01-01-PLAN.md — one

### Phase 2: API
**Goal**: api in 10-20 days
**Depends on**: Phase 1
**Requirements**: B-01
**Plans**: TBD

### Phase 3: UI
**Goal**: ui
**Depends on**: Phase 2
**Requirements**: C-01
**Plans**: 1 plan

Plans:
- [ ] 03-01-PLAN.md — ui

## Progress

| Phase | Plans Complete | Status | Completed |
|-------|----------------|--------|-----------|
| 1. Base | 1/1 | Complete | 2026-01-01 |
| 2. API | 0/0 | Not started | - |
| 3. UI | 0/1 | Planned | - |
`;
const STATE = `---
gsd_state_version: "1.0"
milestone: v1.0
current_phase: "2"
current_phase_name: API
status: planning
progress:
  total_phases: 3
  completed_phases: 1
  total_plans: 2
---

# Project State

## Current Position

Phase: 2 of 3 (API)
Plan: Not started
Status: Ready to plan

### Decisions

- [Phase 3]: Blue
`;
const plan = (folder: string, depends: string) =>
  `---\nphase: ${folder}\nplan: 01\ntype: execute\nwave: 1\ndepends_on: [${depends}]\nfiles_modified: []\nautonomous: true\nmust_haves:\n  truths: []\n---\n\n<context>\n@.planning/phases/${folder}/${folder.slice(0, 2)}-CONTEXT.md\n</context>\n\nIn 10-20 days, since 2026-03-01.\n`;
const FILES: Readonly<Record<string, string>> = {
  'ROADMAP.md': ROADMAP,
  'STATE.md': STATE,
  'PROJECT.md': '# X\n\n## What This Is\n\nX.\n\n## Core Value\n\nX.\n\n## Requirements\n\n- x\n',
  'REQUIREMENTS.md':
    '# Requirements\n\n- [ ] **B-01**: b\n- [ ] **C-01**: c\n\n| Requirement | Phase | Status |\n|---|---|---|\n| B-01 | Phase 2 | Pending |\n| C-01 | Phase 3 | Pending |\n',
  'phases/01-base/01-01-PLAN.md': plan('01-base', ''),
  'phases/01-base/01-01-SUMMARY.md': '# S\n',
  'phases/02-api/02-CONTEXT.md': '# C\n',
  'phases/03-ui/03-01-PLAN.md': plan('03-ui', '"01-01"'),
  'phases/03-ui/03-CONTEXT.md': '# C\n',
};

function project(files: Readonly<Record<string, string>> = FILES): string {
  const root = tempFolder();
  writeFiles(join(root, '.planning'), files);
  return root;
}
const text = (root: string, name: string) => readFileSync(join(root, '.planning', name), 'utf8');
const folders = (root: string) => readdirSync(join(root, '.planning', 'phases')).sort();

/** Every file below `.planning` with its text. */
const snapshot = (root: string) =>
  readdirSync(join(root, '.planning'), { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => statSync(join(root, '.planning', name)).isFile())
    .map((name) => [name, text(root, name)]);

/** What gsd-core sees: number, name and standing of each phase, and whether anything is wrong. */
async function seen(root: string) {
  const analysis = await ask('core', root, ['roadmap', 'analyze']);
  const consistency = await ask('core', root, ['validate', 'consistency']);
  return {
    phases: listAt(analysis, 'phases').map((one) => [
      String(at(one, 'number')),
      at(one, 'name'),
      at(one, 'disk_status'),
      at(one, 'plan_count'),
    ]),
    passed: at(consistency, 'passed'),
    errors: listAt(consistency, 'errors'),
  };
}

/** Does the same in two copies, by gsd-core and by MSW. */
async function both(words: readonly string[], ours: (root: string) => Promise<unknown>) {
  const [mine, theirs] = [project(), tempFolder()];
  cpSync(join(mine, '.planning'), join(theirs, '.planning'), { recursive: true });
  await ask('core', theirs, ['phase', ...words]);
  await ours(mine);
  return { mine, theirs };
}

describe('as gsd-core does it', () => {
  it.each<[string, readonly string[], (root: string) => Promise<unknown>]>([
    ['a phase is added', ['add', 'Search box'], (root) => addPhase(openedProject(root), 'Search box')],
    [
      'a phase is inserted',
      ['insert', '2', 'Hot fix'],
      (root) => insertPhase(openedProject(root), '2', 'Hot fix'),
    ],
    ['a phase is removed', ['remove', '2'], (root) => removePhase(openedProject(root), '2', false)],
  ])('%s', async (_, words, ours) => {
    const { mine, theirs } = await both(words, ours);
    expect(await seen(mine)).toEqual(await seen(theirs));
    expect(folders(mine)).toEqual(folders(theirs));
  });
});

it('an added phase is behind the last, in list, details and table, and counted', async () => {
  const root = project();
  expect(await addPhase(openedProject(root), 'Search box')).toMatchObject({
    number: '4',
    folder: '.planning/phases/04-search-box',
  });
  expect(text(root, 'ROADMAP.md')).toBe(
    ROADMAP.replace('- u\n', '- u\n- [ ] **Phase 4: Search box**\n')
      .replace(
        '03-01-PLAN.md — ui\n',
        '03-01-PLAN.md — ui\n\n### Phase 4: Search box\n\n**Goal**: [To be planned]\n**Requirements**: TBD\n**Depends on**: Phase 3\n**Plans**: TBD\n',
      )
      .replace(
        '| 0/1 | Planned | - |\n',
        '| 0/1 | Planned | - |\n| 4. Search box | 0/0 | Not started | - |\n',
      ),
  );
  expect(text(root, 'STATE.md')).toBe(
    STATE.replace('2 of 3', '2 of 4').replace('total_phases: 3', 'total_phases: 4'),
  );
});

it('a change touches neither the words behind a position that stays nor counts of more plans', async () => {
  const state = STATE.replace('Phase: 2 of 3 (API)', 'Phase: 02 (the-api) — EXECUTING').replace(
    'total_plans: 2',
    'total_plans: 37',
  );
  const files = { ...FILES, 'STATE.md': state, 'ROADMAP.md': ROADMAP.replace('| 0/1 |', '| 0/TBD |') };
  const added = project(files);
  await addPhase(openedProject(added), 'Search box');
  expect(text(added, 'STATE.md')).toBe(state.replace('total_phases: 3', 'total_phases: 4'));
  expect(text(added, 'ROADMAP.md')).toContain('\n| 4. Search box | 0/0 | Not started | - |\n');
  const removed = project(files);
  await removePhase(openedProject(removed), '3', false);
  expect(text(removed, 'STATE.md')).toBe(state.replace('total_phases: 3', 'total_phases: 2'));
});

it('the words behind a position stay when only its number changes, and with a shipped range', async () => {
  const list =
    '- ✅ **v0.9 Old** — Phases 1-3 (shipped 2026-01-01)\n- 🚧 **v1.0 New** — Phases 1-3 (in progress)';
  const files = {
    ...FILES,
    'STATE.md': STATE.replace('Phase: 2 of 3 (API)', 'Phase: 03 (the-ui) — EXECUTING'),
    'ROADMAP.md': ROADMAP.replace('## Phases', `## Milestones\n\n${list}\n\n## v1.0 New\n\n### Phases`),
  };
  const root = project(files);
  await removePhase(openedProject(root), '2', false);
  expect(text(root, 'STATE.md')).toContain('\nPhase: 02 (the-ui) — EXECUTING\n');
  expect(text(root, 'ROADMAP.md')).toContain(
    list.replace('v1.0 New** — Phases 1-3', 'v1.0 New** — Phases 1-2'),
  );
});

it('a phase that is only listed is told to need a section', async () => {
  const root = project({ 'ROADMAP.md': '# R\n\n- [ ] **Phase 1: Base** - b\n', 'STATE.md': STATE });
  const reason = 'Phase 1 has no section in ROADMAP.md: add "### Phase 1: Base" with its goal first.';
  expect(await insertPhase(openedProject(root), '1', 'Hot fix')).toEqual({ status: 'refused', reason });
  expect(await removePhase(openedProject(root), '1', false)).toEqual({ status: 'refused', reason });
});

it('inserted phases are the next decimals behind theirs', async () => {
  const root = project();
  expect(await insertPhase(openedProject(root), '2', 'Hot fix')).toMatchObject({ number: '02.1' });
  expect(await insertPhase(openedProject(root), '2', 'Hotter')).toMatchObject({ number: '02.2' });
  expect(openedProject(root).standing.phases.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Base',
    '2 API',
    '02.1 Hot fix',
    '02.2 Hotter',
    '3 UI',
  ]);
  expect(await removePhase(openedProject(root), '2', false)).toMatchObject({ status: 'refused' });
  await removePhase(openedProject(root), '2.1', false);
  expect(openedProject(root).standing.phases.map(({ number, name }) => `${number} ${name}`)).toContain(
    '02.1 Hotter',
  );
  expect(folders(root)).toEqual(['01-base', '02-api', '02.1-hotter', '03-ui']);
  expect(await insertPhase(openedProject(root), '9', 'x')).toMatchObject({ status: 'refused' });
});

it('a removed phase takes its number away everywhere, and its folder is kept', async () => {
  const root = project();
  expect(await removePhase(openedProject(root), '2', false)).toEqual({
    status: 'done',
    number: '2',
    name: 'API',
    folder: '.msw/planning/removed/02-api',
    renamed: [['03-ui', '02-ui']],
  });
  expect(text(root, 'ROADMAP.md')).toBe(
    ROADMAP.replace('- [ ] **Phase 2: API** - a\n', '')
      .replace(/### Phase 2: API\n[\s\S]*?(?=### Phase 3)/, '')
      .replace('| 2. API | 0/0 | Not started | - |\n', '')
      .replace('**Phase 3: UI', '**Phase 2: UI')
      .replace('### Phase 3: UI', '### Phase 2: UI')
      .replace('Depends on**: Phase 2', 'Depends on**: Phase 1')
      .replace('03-01-PLAN', '02-01-PLAN')
      .replace('| 3. UI', '| 2. UI'),
  );
  expect(text(root, 'REQUIREMENTS.md')).toContain('| B-01 | TBD | Pending |\n| C-01 | Phase 2 | Pending |\n');
  expect(text(root, 'phases/02-ui/02-01-PLAN.md')).toBe(
    plan('03-ui', '"01-01"').replaceAll('03-ui', '02-ui').replace('03-CONTEXT', '02-CONTEXT'),
  );
  expect(text(root, 'STATE.md')).toBe(
    STATE.replace('2 of 3 (API)', '2 of 2 (UI)')
      .replace('current_phase_name: API', 'current_phase_name: UI')
      .replace('total_phases: 3', 'total_phases: 2')
      .replace('[Phase 3]', '[Phase 2]'),
  );
  expect(existsSync(join(root, '.msw', 'planning', 'removed', '02-api', '02-CONTEXT.md'))).toBe(true);
});

describe('what refers to phases around a removed one', () => {
  const remove = async (files: Readonly<Record<string, string>>, phase = '2') => {
    const root = project({ ...FILES, ...files });
    expect(await removePhase(openedProject(root), phase, false)).toMatchObject({ status: 'done' });
    return root;
  };

  it.each([
    ['["02-01", "01-01", \'02-02-PLAN\']', '["01-01"]'],
    ['[02-01]', '[]'],
    ['\n  - "02-01" # the API\n  - 01-01', '\n  - 01-01'],
    ['[phase 2, "01-01"]', '["01-01"]'],
    ['["02"]', '["02"]'],
  ])('a plan that depends on %s then depends on %s', async (before, after) => {
    const depends = (is: string) =>
      plan('03-ui', '').replace(
        'depends_on: []',
        is.startsWith('\n') ? `depends_on:${is}` : `depends_on: ${is}`,
      );
    const root = await remove({ 'phases/03-ui/03-01-PLAN.md': depends(before) });
    expect(text(root, 'phases/02-ui/02-01-PLAN.md')).toBe(
      depends(after).replaceAll('03-ui', '02-ui').replace('03-CONTEXT', '02-CONTEXT'),
    );
  });

  it('the headings of documents, the todos and the places that STATE names follow', async () => {
    const state = `${STATE}- [Phase 2]: Red\n\n## Session\n\nStopped at: 03-01-PLAN.md\nResume file: .planning/phases/03-ui/03-CONTEXT.md\n`;
    const todo = '---\nphase: 3\n---\nSee .planning/phases/03-ui/03-01-PLAN.md on 2026-03-01.\n';
    const root = await remove({
      'STATE.md': state,
      'phases/03-ui/03-CONTEXT.md': '# Phase 3: UI\n\nPhase 3 of the moon.\n',
      'todos/pending/a.md': todo,
    });
    expect(text(root, 'STATE.md')).toContain(
      '- [Phase 2]: Blue\n- [Phase 2, removed]: Red\n\n## Session\n\nStopped at: 02-01-PLAN.md\nResume file: .planning/phases/02-ui/02-CONTEXT.md\n',
    );
    expect(text(root, 'phases/02-ui/02-CONTEXT.md')).toBe('# Phase 2: UI\n\nPhase 3 of the moon.\n');
    expect(text(root, 'todos/pending/a.md')).toBe(
      todo.replace('phase: 3', 'phase: 2').replaceAll('03-', '02-').replace('2026-02', '2026-03'),
    );
  });

  it.each([
    ['12', ['12A-b', '13-d'], '12A of 13 (B)'],
    ['12A', ['12-a', '13-d'], '12B of 13 (C)'],
  ])('a number that letters share stays taken: without %s', async (gone, left, at) => {
    const section = (number: string, name: string) => `### Phase ${number}: ${name}\n**Goal**: g\n\n`;
    const roadmap = [
      ['12', 'A'],
      ['12A', 'B'],
      ['12B', 'C'],
      ['13', 'D'],
    ].map(([n = '', name = '']) => section(n, name));
    const root = project({
      'ROADMAP.md': `# Roadmap\n\n${roadmap.join('')}`,
      'STATE.md': '# Project State\n\nPhase: 12A of 13 (B)\nStatus: Ready to plan\n',
      'phases/12-a/12-CONTEXT.md': '# C\n',
      'phases/12A-b/12A-CONTEXT.md': '# C\n',
      'phases/13-d/13-CONTEXT.md': '# C\n',
    });
    await removePhase(openedProject(root), gone, false);
    expect(folders(root)).toEqual(left);
    expect(text(root, 'STATE.md')).toContain(`Phase: ${at}\n`);
  });

  it('a STATE that keeps its position in the frontmatter follows', async () => {
    const state =
      '---\ncurrentPhase: 2\nstatus: in-progress\n---\n\n## Current Phase\n\nPhase 2: API (in progress)\n';
    const at = async (is: string, phase?: string) =>
      text(await remove({ 'STATE.md': is }, phase), 'STATE.md');
    expect(await at(state)).toBe(state.replace('2: API', '2: UI'));
    const three = state.replace('Phase: 2', 'Phase: 3').replace('2: API', '3: UI');
    expect(await at(three)).toBe(state.replace('2: API', '2: UI'));
  });
});

it('a phase with done plans is removed only by force', async () => {
  const root = project();
  expect(await removePhase(openedProject(root), '1', false)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('--force'),
  });
  expect(text(root, 'ROADMAP.md')).toBe(ROADMAP);
  expect(await removePhase(openedProject(root), '1', true)).toMatchObject({ status: 'done' });
  expect(folders(root)).toEqual(['01-api', '02-ui']);
});

it('a changed phase has its new name and lines everywhere', async () => {
  const root = project();
  await editPhase(openedProject(root), '2', {
    name: 'Service',
    goal: 'it answers',
    depends: 'Nothing',
    requirements: 'B-01, B-02',
  });
  expect(text(root, 'ROADMAP.md')).toBe(
    ROADMAP.replaceAll('API', 'Service')
      .replace('**Goal**: api in 10-20 days', '**Goal**: it answers')
      .replace('**Depends on**: Phase 1', '**Depends on**: Nothing')
      .replace('**Requirements**: B-01', '**Requirements**: B-01, B-02'),
  );
  expect(text(root, 'STATE.md')).toBe(STATE.replaceAll('API', 'Service'));
});

it.each([
  ['Phase: 02 (API) — EXECUTING', 'Phase: 02 (Service) — EXECUTING'],
  ['Phase: 02 (api) — EXECUTING', 'Phase: 02 (api) — EXECUTING'],
  ['Phase: 02', 'Phase: 02'],
  [
    'Phase: 2 of 3 (API) — 50% of it\nCurrent focus: Phase 2 — API',
    'Phase: 2 of 3 (Service) — 50% of it\nCurrent focus: Phase 2 — Service',
  ],
])('a new name changes nothing else in the position "%s"', async (before, after) => {
  const root = project({ ...FILES, 'STATE.md': `# State\n\n${before}\n` });
  await editPhase(openedProject(root), '2', { name: 'Service' });
  expect(text(root, 'STATE.md')).toBe(`# State\n\n${after}\n`);
});

it('a phase whose section stands below the fold that lists it is changed and removed with it', async () => {
  const [head = '', list = '', details = ''] = ROADMAP.split(/(?<=## Phases\n\n)|\n(?=## Phase Details)/);
  const roadmap = `${head}<details open>\n<summary>🚧 v1.0 X</summary>\n\n${list}\n</details>\n\n${details}`;
  const root = project({ ...FILES, 'ROADMAP.md': roadmap });
  expect(await editPhase(openedProject(root), '2', { name: 'Service' })).toMatchObject({ status: 'done' });
  expect(text(root, 'ROADMAP.md')).toBe(roadmap.replaceAll('API', 'Service'));
  expect(await removePhase(openedProject(root), '2', false)).toMatchObject({ status: 'done' });
  expect(text(root, 'ROADMAP.md')).toContain('### Phase 2: UI\n**Goal**: ui\n**Depends on**: Phase 1\n');
  expect(text(root, 'ROADMAP.md')).not.toContain('Service');
});

it('a number that loses a digit gets a zero in the names of folders and files alone', async () => {
  const tenth = (text: string) =>
    text
      .replaceAll('Phase 3', 'Phase 10')
      .replaceAll('Phase 2', 'Phase 9')
      .replace('| 3. ', '| 10. ')
      .replace('| 2. ', '| 9. ')
      .replaceAll('03-', '10-');
  const root = project({
    'ROADMAP.md': `${tenth(ROADMAP)}\nAfter Phase 10 comes nothing.\n`,
    'STATE.md': tenth(STATE).replace('current_phase: "2"', 'current_phase: "9"'),
    'REQUIREMENTS.md': tenth(FILES['REQUIREMENTS.md'] ?? ''),
    'phases/09-api/09-CONTEXT.md': '# C\n',
    'phases/10-ui/10-01-PLAN.md': plan('10-ui', ''),
  });
  expect(await removePhase(openedProject(root), '9', false)).toMatchObject({
    renamed: [['10-ui', '09-ui']],
  });
  const roadmap = text(root, 'ROADMAP.md');
  expect(roadmap).toContain('- [ ] **Phase 9: UI** - u');
  expect(roadmap).toContain('### Phase 9: UI');
  expect(roadmap).toContain('- [ ] 09-01-PLAN.md — ui');
  expect(roadmap).toContain('| 9. UI | 0/1 |');
  expect(roadmap).toContain('After Phase 9 comes nothing.');
  expect(text(root, 'REQUIREMENTS.md')).toContain('| C-01 | Phase 9 | Pending |');
  expect(text(root, 'STATE.md')).toContain('- [Phase 9]: Blue');
  expect(existsSync(join(root, '.planning/phases/09-ui/09-01-PLAN.md'))).toBe(true);
});

describe('a removal that cannot be carried out changes nothing', () => {
  const refusedFor = async (files: Readonly<Record<string, string>>, typed = '2') => {
    const root = project(files);
    const before = snapshot(root);
    const answer = await removePhase(openedProject(root), typed, false);
    expect(snapshot(root)).toEqual(before);
    return answer;
  };

  it('when a file would take the name of another one', async () => {
    const files = { ...FILES, 'phases/03-ui/03-NOTES.md': 'three\n', 'phases/03-ui/02-NOTES.md': 'two\n' };
    expect(await refusedFor(files)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('.planning/phases/03-ui/02-NOTES.md'),
    });
  });

  it('when a folder would take the name of another one', async () => {
    const files = { ...FILES, 'phases/02-ui/notes.txt': 'mine\n' };
    expect(await refusedFor(files)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('.planning/phases/02-ui'),
    });
  });
});

it('phases are added, inserted and removed where their milestone keeps its folders', async () => {
  const kept = 'milestones/v1.0-phases';
  const own = Object.entries(FILES).map(([name, content]) => [
    name.replace(/^phases/, kept),
    content.replaceAll('.planning/phases', `.planning/${kept}`),
  ]);
  const root = project(Object.fromEntries(own));
  const there = () => readdirSync(join(root, '.planning', kept)).sort();
  expect(await addPhase(openedProject(root), 'Search box')).toMatchObject({
    number: '4',
    folder: `.planning/${kept}/04-search-box`,
  });
  await insertPhase(openedProject(root), '3', 'Hot fix');
  expect(there()).toEqual(['01-base', '02-api', '03-ui', '03.1-hot-fix', '04-search-box']);
  expect(await removePhase(openedProject(root), '2', false)).toMatchObject({ status: 'done' });
  expect(there()).toEqual(['01-base', '02-ui', '02.1-hot-fix', '03-search-box']);
  expect(text(root, `${kept}/02-ui/02-01-PLAN.md`)).toContain(`@.planning/${kept}/02-ui/02-CONTEXT.md`);
  expect(existsSync(join(root, '.planning', 'phases'))).toBe(false);
});

describe('a STATE.md that cannot be written is told before anything else is written', () => {
  it.each<[string, (root: string) => Promise<unknown>]>([
    ['when a phase is added', (root) => addPhase(openedProject(root), 'Search box')],
    ['when a phase is removed', (root) => removePhase(openedProject(root), '2', false)],
    ['when a phase is renamed', (root) => editPhase(openedProject(root), '2', { name: 'Service' })],
  ])('%s', async (_, change) => {
    const root = project();
    // A byte that no UTF-8 text has.
    writeFileSync(
      join(root, '.planning', 'STATE.md'),
      Buffer.from(STATE.replace('Blue', 'Bl\u00fc'), 'latin1'),
    );
    const before = snapshot(root);
    expect(await change(root)).toMatchObject({ status: 'refused' });
    expect(snapshot(root)).toEqual(before);
  });
});

describe('in a roadmap with folds of several milestones', () => {
  const shipped = (version: string) =>
    `<details>\n<summary>✅ ${version} Old - SHIPPED 2026-01-01</summary>\n\nSee the archive.\n\n</details>\n`;
  const phase = (number: string, marks = '###') =>
    `${marks} Phase ${number}: P${number}\n\n**Goal**: g\n**Depends on**: Nothing\n\n`;
  const running = `# Roadmap\n\n## Phases\n\n### v0.3 Main\n\n${phase('3', '####')}<details>\n<summary>v0.2 Side (Phases 1-2) - IN PROGRESS</summary>\n\n${phase('1')}${phase('2')}</details>\n\n${shipped('v0.1')}\n## Notes\n\nMine.\n`;
  const files = { ...FILES, 'STATE.md': '# State\n\nPhase: 3 of 3 (P3)\n', 'ROADMAP.md': running };

  it.each(['2', '3'])('the removal of phase %s leaves every fold as it is', async (number) => {
    const root = project({ ...files, 'phases/01-base/01-01-SUMMARY.md': '' });
    await removePhase(openedProject(root), number, true);
    const after = text(root, 'ROADMAP.md');
    expect(after).toContain(shipped('v0.1'));
    expect(after).toContain(
      '<details>\n<summary>v0.2 Side (Phases 1-2) - IN PROGRESS</summary>\n\n### Phase 1',
    );
    expect(after.match(/<\/details>/g)).toHaveLength(2);
    expect(text(root, 'STATE.md')).toContain('Phase: 2 of 2 (');
  });

  it('a phase is behind the one that it follows', async () => {
    const root = project(files);
    await addPhase(openedProject(root), 'Next');
    expect(text(root, 'ROADMAP.md')).toContain('**Plans**: TBD\n\n<details>\n<summary>v0.2 Side');
  });

  it('none is added to a closed milestone', async () => {
    const fold = shipped('v1.0').replace('See the archive.', '- [x] Phase 1: Base - 2026-01-01');
    const root = project({
      ...FILES,
      'ROADMAP.md': `# Roadmap\n\n## Phases\n\n${fold}`,
      'MILESTONES.md': '# Milestones\n\n## v1.0 (Shipped: 2026-01-01)\n',
    });
    const before = snapshot(root);
    expect(await addPhase(openedProject(root), 'Next')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('/msw:init --milestone'),
    });
    expect(snapshot(root)).toEqual(before);
  });
});

describe('numbers', () => {
  const section = (number: string, depends: string) =>
    `### Phase ${number}: P${number}\n**Goal**: g\n**Depends on**: ${depends}\n\n`;
  const roadmap = (...phases: readonly (readonly [string, string])[]) =>
    `# Roadmap\n\n## Phase Details\n\n${phases.map(([number, depends]) => section(number, depends)).join('')}`;
  const numbers = (root: string) => openedProject(root).standing.phases.map(({ number }) => number);
  const only = (text: string) => ({
    ...FILES,
    'ROADMAP.md': text,
    'STATE.md': '# State\n\nPhase: 27 of 27\n',
  });

  it('a phase inserted behind an inserted one is below it, as in gsd-core', async () => {
    const files = only(roadmap(['2', 'Nothing'], ['02.1', 'Phase 2'], ['02.2', 'Phase 2']));
    const [root, theirs] = [project(files), project(files)];
    await insertPhase(openedProject(root), '2.1', 'Hot fix');
    await ask('core', theirs, ['phase', 'insert', '2.1', 'Hot fix']);
    expect(numbers(root)).toEqual(['2', '02.1', '02.1.1', '02.2']);
    expect(folders(root)).toEqual(folders(theirs));
  });

  it('the removal of a phase below an inserted one moves its own row alone', async () => {
    const root = project(
      only(roadmap(['2', 'Nothing'], ['2.3', '-'], ['2.3.1', '-'], ['2.3.2', '-'], ['2.4', '-'], ['3', '-'])),
    );
    await removePhase(openedProject(root), '2.3.1', false);
    expect(numbers(root)).toEqual(['2', '2.3', '2.3.1', '2.4', '3']);
  });

  it('a phase with a letter has no number that others move up to', async () => {
    const root = project(only(roadmap(['10a', 'Nothing'], ['10b', '-'], ['11', '-'])));
    await removePhase(openedProject(root), '10a', false);
    expect(numbers(root)).toEqual(['10b', '11']);
  });

  it('what depended on a removed phase depends on what that depended on, if it is a phase', async () => {
    const root = project(
      only(roadmap(['25', 'v3.0 in production'], ['26', 'Phase 25 (in production)'], ['27', 'Phase 26'])),
    );
    await removePhase(openedProject(root), '25', false);
    expect(text(root, 'ROADMAP.md')).toBe(
      roadmap(['25', 'Nothing'], ['26', 'Phase 25'])
        .replace('P25', 'P26')
        .replace('P26\n**Goal**: g\n**Depends on**: Phase', 'P27\n**Goal**: g\n**Depends on**: Phase'),
    );
    expect(text(root, 'STATE.md')).toContain('Phase: 26 of 26');
  });

  it('both of "Phases 3/4" and both ends of "Phases 3–4" change, and no other range', async () => {
    const root = project(
      only(`${roadmap(['2', '-'], ['3', '-'], ['4', '-'])}After Phase 3/4, not Phases 3–4 or 3-4.\n`),
    );
    await removePhase(openedProject(root), '2', false);
    expect(text(root, 'ROADMAP.md')).toContain('After Phase 2/3, not Phases 2–3 or 3-4.');
  });
});

it('a new row has the milestone of the row above, and a table of milestones gets none', async () => {
  const table = (row: string) =>
    `## Progress\n\n| Phase | Milestone | Plans Complete | Status | Completed |\n|---|---|---|---|---|\n${row}\n\n| Milestone | Phases | Plans | Status |\n|---|---|---|---|\n| Old | 1-2 | 5 | Complete |\n`;
  const roadmap = ROADMAP.replace(/## Progress[\s\S]*/, table('| 3. UI | M1 | 0/1 | Planned | - |'));
  const root = project({ ...FILES, 'ROADMAP.md': roadmap });
  await addPhase(openedProject(root), 'Next');
  expect(text(root, 'ROADMAP.md')).toContain(
    table('| 3. UI | M1 | 0/1 | Planned | - |\n| 4. Next | M1 | 0/0 | Not started | - |'),
  );
});

it('a row that lacks the milestone column is read, and the row below has it', async () => {
  const table = (rows: string) =>
    `## Progress\n\n| Phase | Milestone | Plans Complete | Status | Completed |\n|---|---|---|---|---|\n| 2. API | v1.0 | 0/0 | Not started | - |\n${rows}\n`;
  const roadmap = ROADMAP.replace(/## Progress[\s\S]*/, table('| 3. UI | 0/1 | Planned | - |'));
  const root = project({ ...FILES, 'ROADMAP.md': roadmap });
  await addPhase(openedProject(root), 'Next');
  expect(text(root, 'ROADMAP.md')).toContain(
    table('| 3. UI | 0/1 | Planned | - |\n| 4. Next | v1.0 | 0/0 | Not started | - |'),
  );
});
