import { describe, expect, it } from 'vitest';
import { comparePhases, isFolderOf, phaseKey } from '../../../../src/core/planning/documents/phase-id.ts';
import { readRequirements } from '../../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';

const ROADMAP = `# Roadmap: X

## Phases

- [x] **Phase 1: Base** - b (completed 2026-01-01)
- [ ] **Phase 2: API** - a
- [ ] **Phase 5: Listed** - no section

## Phase Details

### Phase 1: Base
**Goal**: Base it
**Depends on**: Nothing
**Requirements**: [A-01, A-02]
**Success Criteria** (what must be TRUE):
  1. One
  2. Two
**Plans**: 2 plans

Plans:
**Wave 1**
- [x] 01-01-PLAN.md — one
- [ ] 01-02: two

\`\`\`
### Phase 9: Quoted
\`\`\`
<!-- ### Phase 8: Commented -->

### Phase 2.1: Fix (INSERTED)
**Goal:** Fix it
**Requirements:** B-01

### Phase 999.1: Later

## Progress

| Phase | Milestone | Plans Complete | Status | Completed |
|-------|-----------|----------------|--------|-----------|
| 1. Base | v1.0 | 1/2 | In Progress | - |
| 2.1. Fix | v1.0 | 0/0 | Not started | - |
`;

describe('readRoadmap', () => {
  it('reads phases with their details, and ignores quoted ones', () => {
    const { phases, withoutDetails } = readRoadmap(ROADMAP, null);
    expect(phases.map(({ number, name }) => [number, name])).toEqual([
      ['1', 'Base'],
      ['2.1', 'Fix'],
    ]);
    expect(phases[0]).toMatchObject({
      goal: 'Base it',
      dependsOn: 'Nothing',
      requirements: ['A-01', 'A-02'],
      successCriteria: ['One', 'Two'],
      checkbox: { checked: true },
      plans: [
        { id: '01-01', checkbox: { checked: true } },
        { id: '01-02', checkbox: { checked: false } },
      ],
    });
    expect(phases[1]).toMatchObject({ goal: 'Fix it', requirements: ['B-01'], checkbox: null });
    expect(withoutDetails).toEqual(['2', '5']);
  });

  it.each([
    ['by their milestone', '| 1. Old | v1.0 | 2/2 | Complete |', '| 1. New | v1.1 | 0/2 | Planned |'],
    ['in either order', '| 1. New | v1.1 | 0/2 | Planned |', '| 1. Old | v1.0 | 2/2 | Complete |'],
    ['by their names', '| 1. New | | 0/2 | Planned |', '| 1. Old | | 2/2 | Complete |'],
    ['by their places', '| 1. Was | | 2/2 | Complete |', '| 1. Newer | | 0/2 | Planned |'],
    ['by the name of a folded one', '| 1. Old | | 2/2 | Complete |', ''],
  ])('drops rows of other milestones with the same numbers, %s', (_, ...rows) => {
    const table = ['| Phase | Milestone | Plans Complete | Status |', '|---|---|---|---|', ...rows];
    const old =
      '<details>\n<summary>✅ v1.0 First</summary>\n\n- [x] Phase 1: Old (2/2 plans)\n\n</details>\n\n';
    const text = `# Roadmap\n\n${old}## v1.1 Second\n\n### Phase 1: New\n\n## Progress\n\n${table.join('\n')}\n`;
    expect(readRoadmap(text, 'v1.1').progress.map(({ plans }) => plans.text)).toEqual(
      rows.includes('') ? [] : ['0/2'],
    );
  });

  it('reads the progress table with its milestone column', () => {
    const { progress } = readRoadmap(ROADMAP, null);
    expect(progress.map(({ number, plans, status }) => [number, plans.text, status.text])).toEqual([
      ['1', '1/2', 'In Progress'],
      ['2.1', '0/0', 'Not started'],
    ]);
    for (const { plans } of progress) expect(ROADMAP.slice(plans.start, plans.end)).toBe(plans.text);
  });

  it('reads only the milestone, without folded parts', () => {
    const text = `## v1.0 Old\n### Phase 1: A\n## v1.1 New\n### Phase 2: B\n### Phase 3: needs v2.0 of C\n## v1.2 Next\n### Phase 4: D\n<details><summary>✅ v0.9</summary>\n### Phase 5: E\n</details>\n`;
    const numbers = (milestone: string | null) =>
      readRoadmap(text, milestone).phases.map(({ number }) => number);
    expect(numbers('v1.1')).toEqual(['2', '3']);
    expect(numbers('v9.9')).toEqual(['1', '2', '3', '4']);
    expect(numbers(null)).toEqual(['1', '2', '3', '4']);
  });
});

describe('phase ids', () => {
  it('ignore padding', () => {
    expect(['01', '2.10', '02.01', '12a', 'PROJ-042'].map(phaseKey)).toEqual([
      '1',
      '2.10',
      '2.1',
      '12A',
      'PROJ-42',
    ]);
  });

  it('sort in order', () => {
    const sorted = ['21', '2.10', '2A', '2.1', '10', '2', '1'].sort(comparePhases);
    expect(sorted).toEqual(['1', '2', '2.1', '2.10', '2A', '10', '21']);
  });

  it.each([
    ['02.1-hotfix', '2.1', true],
    ['02-api', '2.1', false],
    ['CK-01-base', '1', true],
    ['2-api', '02', true],
    ['20-api', '2', false],
    ['notes', '1', false],
  ])('match folder %s to %s: %s', (folder, id, belongs) => {
    expect(isFolderOf(folder, id)).toBe(belongs);
  });
});

describe('readRequirements', () => {
  it('reads both the checklist and the table', () => {
    const text =
      '- [ ] **A-01**: one\n- [x] **AUTH-2**: two\n\n| Requirement | Phase | Status |\n|---|---|---|\n| A-01 | Phase 1 | Pending |\n';
    const { items, traces } = readRequirements(text);
    expect(items.map(({ id, text: words, checked }) => [id, words, checked])).toEqual([
      ['A-01', 'one', false],
      ['AUTH-2', 'two', true],
    ]);
    expect(traces.map(({ id, phase, status }) => [id, phase, status.text])).toEqual([
      ['A-01', 'Phase 1', 'Pending'],
    ]);
  });
});

describe('the current milestone', () => {
  const section = '## v1.1 Second\n\n### Phase 2: Now\n';
  const older = '<details>\n<summary>✅ v1.0 First - SHIPPED</summary>\n\n### Phase 1: Old\n\n</details>\n';
  const numbers = (text: string, milestone: string | null = 'v1.1') => {
    const { phases, elsewhere } = readRoadmap(text, milestone);
    return [phases.map(({ number }) => number), elsewhere];
  };

  it('is the one marked as begun in the list, if STATE names none', () => {
    const list = '- ✅ **v1.0 First** - shipped\n- 🚧 **v1.1 Second** - in progress\n\n';
    expect(numbers(`${list}## v1.0 First\n\n### Phase 1: Old\n\n${section}`, null)).toEqual([['2'], ['1']]);
  });

  it('is the only unshipped one, if none is named or marked', () => {
    const again = '## v1.1 Second\n\n- [ ] **Phase 1: Now**\n\n### Phase 1: Now\n';
    const text = `## v1.0 First (shipped)\n\n- [x] **Phase 1: Old**\n\n### Phase 1: Old\n\n${again}`;
    const { phases, scope } = readRoadmap(text, null);
    expect(phases.map(({ name, checkbox }) => [name, checkbox?.checked])).toEqual([['Now', false]]);
    expect(scope).toMatchObject({ milestone: 'v1.1', shipped: false });
    expect(readRoadmap(`${text}\n## v1.2 Third\n\n### Phase 1: Later\n`, null).scope.milestone).toBeNull();
    expect(readRoadmap(text.replace('Second', 'Second ✅'), null).scope).toMatchObject({ shipped: true });
    expect(readRoadmap(text, 'v1.0').scope.shipped).toBe(true);
  });

  it('can have its checkboxes in a list before all milestones', () => {
    const [phase] = readRoadmap(`## Phases\n\n- [x] **Phase 2: Now**\n\n${section}`, 'v1.1').phases;
    expect(phase?.checkbox?.checked).toBe(true);
  });

  it('does not include an older one folded inside it', () => {
    expect(numbers(`${section}\n${older}`)).toEqual([['2'], ['1']]);
    expect(
      numbers(`${section}\n<details>\n<summary>More</summary>\n\n### Phase 3: Then\n\n</details>\n`),
    ).toEqual([['2', '3'], []]);
  });

  it('ends at the next heading marked as a milestone', () => {
    expect(numbers(`${section}\n## 📋 Later\n\n### Phase 9: Some day\n`)).toEqual([['2'], ['9']]);
  });

  it.each([
    [
      'folded, but running',
      '<details open><summary>🚧 v1.1 Second (Phases 2-3)</summary>\n\n### Phase 2: Now\n\n</details>\n',
    ],
    [
      'in a fold that lists what is described below it',
      '<details><summary>✅ v1.0 First</summary>\n\n- [x] Phase 1: Old\n\n</details>\n\n<details open><summary>🚧 v1.1 Second</summary>\n\n- [ ] **Phase 2: Now** - soon\n\n</details>\n\n## Phase Details\n\n### Phase 1: Old\n\n### Phase 2: Now\n',
    ],
    ['folded without a word', '<details><summary>v1.1 Second</summary>\n\n### Phase 2: Now\n\n</details>\n'],
    ['with a suffix after the version', '## v1.1-MVP: Second\n\n### Phase 2: Now\n'],
    [
      'after one before the final version',
      `## v1.1-beta ✅\n\n### v1.1 in short\n\n### Phase 1: Old\n\n${section}`,
    ],
    ['with other versions in its headings', `${section}\n### Notes on v1.0\n\n### Phase 3: Then\n`],
    [
      'divided into list and details',
      `## v1.1 Second\n\n- [ ] **Phase 2: Now**\n\n## Upgrade to v9.0\n\n## Phase Details (v1.1)\n\n### Phase 2: Now\n`,
    ],
    ['below a title with the version', `# Shop v1.1\n\n## v1.0 First ✅\n\n### Phase 1: Old\n\n${section}`],
  ])('is found %s', (_, text) => {
    const { phases, scope } = readRoadmap(`# Roadmap\n\n${text}`, 'v1.1');
    expect(phases.map(({ number }) => number)).toEqual(text.includes('Phase 3') ? ['2', '3'] : ['2']);
    expect(scope).toMatchObject({ milestone: 'v1.1', shipped: false });
  });

  it('has the sections below the fold that lists its phases, up to the next heading', () => {
    const list = '- [ ] **Phase 2: Now** - soon\n- [ ] **Phase 3: Then**\n';
    const fold = `<details open><summary>🚧 v1.1 Second</summary>\n\n${list}\n</details>\n`;
    const sections = ['### Phase 2: Now\n\n**Goal**: go\n\n', '### Phase 3: Then\n\n**Goal**: on\n\n'];
    const text = `# Roadmap\n\n${fold}\n## Phase Details\n\n${sections.join('')}## Progress\n\nNone.\n`;
    const { phases, withoutDetails, elsewhere, openElsewhere } = readRoadmap(text, 'v1.1');
    expect(phases.map(({ goal }) => goal)).toEqual(['go', 'on']);
    expect(phases.map(({ start, end }) => text.slice(start, end))).toEqual(sections);
    expect([...withoutDetails, ...elsewhere, ...openElsewhere]).toEqual([]);
  });

  it.each(['✅ v1.1 Second', 'v1.1 Second — SHIPPED 2026-01-01', 'v1.1 Second (Complete)'])(
    'is closed where its fold says so: %s',
    (summary) => {
      const text = `# Roadmap\n\n<details><summary>${summary}</summary>\n\n### Phase 2: Now\n\n</details>\n`;
      expect(readRoadmap(text, 'v1.1').scope).toMatchObject({ shipped: true, folded: ['v1.1'] });
    },
  );

  it.each([
    ['a fold', '<details open>\n<summary>🚧 v1.1 Run</summary>\n\n### Phase 2: Now\n\n</details>\n\n'],
    ['a heading', '## v1.1 Run (in progress)\n\n### Phase 2: Now\n\n'],
  ])('is the one that %s calls running, if STATE names none', (_, own) => {
    const { scope, phases } = readRoadmap(`# Roadmap\n\n${own}## v2.0 Later 📋\n\n### Phase 4: C\n`, null);
    expect([scope.milestone, phases.map(({ number }) => number)]).toEqual(['v1.1', ['2']]);
  });

  it('is the open one of two headings with one version', () => {
    expect(numbers(`## ✅ v1.1 Parts\n\n### Phase 1: Old\n\n${section}`)).toEqual([['2'], ['1']]);
  });
});

describe('a table of requirements', () => {
  it.each([
    ['| Requirement | Phase | Status |', '| A-01 | Phase 1 | Pending |'],
    ['| Req | Owner | Phase | Status | Notes |', '| A-01 | Ann | Phase 1 | Pending | x |'],
    ['| # | Req. ID | Status | Phase |', '| 1 | **`A-01`** | Pending | Phase 1 |'],
  ])('%s is read', (head, row) => {
    const text = `${head}\n|${'---|'.repeat(head.split('|').length - 2)}\n${row}\n`;
    expect(readRequirements(text).traces).toMatchObject([
      { id: 'A-01', phase: 'Phase 1', status: { text: 'Pending' } },
    ]);
  });

  it.each(['| Phase | Status |', '| Required | Status |', '| Requirement | Phase |'])('%s is not', (head) => {
    expect(readRequirements(`${head}\n|---|---|\n| A-01 | Pending |\n`).traces).toEqual([]);
  });
});
