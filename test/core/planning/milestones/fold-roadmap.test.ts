import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../../src/core/planning/documents/state.ts';
import { beginInRoadmap, plannedMilestone } from '../../../../src/core/planning/milestones/begin-roadmap.ts';
import { foldRoadmap, isFolded } from '../../../../src/core/planning/milestones/fold-roadmap.ts';
import {
  nameBehind,
  namesVersion,
  nextVersion,
  noteShipped,
} from '../../../../src/core/planning/milestones/milestone.ts';
import { beginState, closeState } from '../../../../src/core/planning/milestones/milestone-state.ts';
import { roadmapDocument } from '../../../../src/core/planning/writing/new-documents.ts';
import {
  beginInProject,
  keepProject,
  nameMilestone,
} from '../../../../src/core/planning/writing/project-upkeep.ts';
import { plainAnswers } from '../../../app/planning/writing/plain-answers.ts';

const DATE = '2026-03-04';
const PROGRESS = { total_phases: 2, completed_phases: 2, total_plans: 2, completed_plans: 2, percent: 100 };
const till = {
  version: 'v1.0',
  name: 'Till',
  phases: [
    { number: '1', name: 'Sales', done: 2, plans: 2, completed: '2026-02-03' },
    { number: '2', name: 'Reports', done: 1, plans: 1, completed: null },
  ],
};
const mail = {
  version: 'v1.1',
  name: 'Mail',
  goal: 'Mail it',
  first: 3,
  phases: plainAnswers.phases
    .slice(0, 1)
    .map((phase) => ({ ...phase, name: 'Mail', goal: 'It is sent', requirements: ['M-01'] })),
};

describe('a folded roadmap', () => {
  it('keeps everything outside the milestone: other milestones, the backlog, people’s words', () => {
    const text = [
      '# Roadmap: X',
      '',
      'Words of a person.',
      '',
      '## Milestones',
      '',
      '- ✅ **v0.9 Old** — Phases 1-2 (shipped 2025-01-01)',
      '- 🚧 **v1.0 Till** — Phases 3-4 (in progress)',
      '- 📋 **v2.0 Cards** — Phase 5 (planned)',
      '',
      '## Phases',
      '',
      '<details>',
      '<summary>✅ v0.9 Old (Phases 1-2) — SHIPPED 2025-01-01</summary>',
      '',
      '- [x] Phase 1: A (1/1 plans)',
      '',
      '</details>',
      '',
      '### 🚧 v1.0 Till (In Progress)',
      '',
      '**Milestone Goal:** All of it',
      '',
      '#### Phase 3: B',
      '**Goal**: b',
      '',
      '#### Phase 4: C',
      '**Goal**: c',
      '',
      '### 📋 v2.0 Cards (Planned)',
      '',
      '#### Phase 5: D',
      '**Goal**: d',
      '',
      '## Progress',
      '',
      '| Phase | Milestone | Plans Complete | Status | Completed |',
      '|---|---|---|---|---|',
      '| 3. B | v1.0 | 1/1 | Complete | 2026-01-01 |',
      '| 4. C | v1.0 | 1/1 | Complete | 2026-01-01 |',
      '| 5. D | v2.0 | 0/1 | Not started | - |',
      '',
      '## Backlog',
      '',
      '### Phase 999.1: Later',
      '',
    ].join('\n');
    const own = { ...till, phases: till.phases.map((phase, at) => ({ ...phase, number: String(at + 3) })) };
    const folded = foldRoadmap(readRoadmap(text, own.version), own, DATE);
    const gone = text.split('\n').filter((line) => line !== '' && !folded.split('\n').includes(line));
    expect(gone).toEqual([
      '- 🚧 **v1.0 Till** — Phases 3-4 (in progress)',
      '### 🚧 v1.0 Till (In Progress)',
      '**Milestone Goal:** All of it',
      '#### Phase 3: B',
      '**Goal**: b',
      '#### Phase 4: C',
      '**Goal**: c',
      '| 3. B | v1.0 | 1/1 | Complete | 2026-01-01 |',
      '| 4. C | v1.0 | 1/1 | Complete | 2026-01-01 |',
    ]);
    expect(folded).toContain('- ✅ **v1.0 Till** — Phases 3-4 (shipped 2026-03-04)\n- 📋');
    expect(folded.indexOf('v0.9 Old (Phases')).toBeLessThan(folded.indexOf('v1.0 Till (Phases'));
    expect(folded.indexOf('v1.0 Till (Phases')).toBeLessThan(folded.indexOf('### 📋 v2.0'));
    expect(plannedMilestone(folded, [])).toMatchObject({ version: 'v2.0', name: 'Cards' });
  });

  it('keeps the details of other phases, rows with their numbers and words above its list', () => {
    const text = [
      '# Roadmap: X',
      '',
      '## Phases',
      '',
      '**Phase Numbering:** as they come',
      '',
      '- [x] **Phase 1: Sales** - a',
      '- [x] **Phase 2: Reports** - b',
      '',
      '## Phase Details',
      '',
      '### Phase 999.1: Later',
      '',
      '## Progress',
      '',
      '| Phase | Plans Complete | Status | Completed |',
      '|---|---|---|---|',
      '| 1. Sales | 2/2 | Complete | - |',
      '| 7. Cards | 0/1 | Not started | - |',
      '',
    ].join('\n');
    const folded = foldRoadmap(readRoadmap(text, till.version), till, DATE);
    expect(folded).toContain('## Phase Details\n\n### Phase 999.1: Later\n');
    expect(folded).toContain('|---|---|---|---|\n| 7. Cards | 0/1 | Not started | - |\n');
    expect(folded).toContain('**Phase Numbering:** as they come\n\n<details>\n');
  });

  it.each([
    ['', ''],
    [
      'Words of a person.\n\n',
      '<summary>🚧 v1.0 Till (Phases 1-2)</summary>\n\nWords of a person.\n\n</details>',
    ],
  ])('leaves of a fold around the milestone only the words of people: %j', (own, left) => {
    const head = '# Roadmap\n\n<details open>\n<summary>🚧 v1.0 Till (Phases 1-2)</summary>\n\n';
    const phases = '### Phase 1: Sales\n**Goal**: g\n\n### Phase 2: Reports\n**Goal**: g\n\n';
    const text = `${head}${own}${phases}</details>\n\n### v2.0 Cards\n\n#### Phase 3: C\n`;
    const folded = foldRoadmap(readRoadmap(text, till.version), till, DATE);
    expect(folded.match(/<details/g)).toHaveLength(own === '' ? 1 : 2);
    expect(folded).toContain(left);
    expect(folded).toContain('\n\n### v2.0 Cards\n\n#### Phase 3: C\n');
  });

  const words = fc.stringMatching(/^[a-zA-Z0-9 $&|.,*-]{1,30}$/).map((text) => `Note ${text.trim()}`);
  const eol = fc.constantFrom('\n', '\r\n');
  it('loses no line outside the phases, is stable when folded again, and accepts the next milestone', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), eol, fc.nat(5), (notes, end, place) => {
        const parts = roadmapDocument(plainAnswers).split('\n## ');
        const own = parts.map((part, at) =>
          at === place % parts.length ? `${part}\n\n${notes.join('\n\n')}\n` : part,
        );
        const before = own.join('\n## ').replaceAll('\n', end);
        const folded = foldRoadmap(readRoadmap(before, till.version), till, DATE);
        expect(isFolded(folded, 'v1.0')).toBe(true);
        expect(foldRoadmap(readRoadmap(folded, till.version), till, DATE)).toBe(folded);
        expect(readRoadmap(folded, 'v1.0').phases).toEqual([]);
        // Below a phase or its milestone's heading the words belong to the phase and move to the archive.
        if (![2, 4].includes(place % parts.length)) for (const note of notes) expect(folded).toContain(note);
        expect(folded.replaceAll('\r\n', '').includes('\n')).toBe(end === '\n');
        const begun = beginInRoadmap(folded, mail);
        expect(readRoadmap(begun, 'v1.1').phases.map(({ number }) => number)).toEqual(['3']);
        expect(beginInRoadmap(begun, mail)).toBe(begun);
      }),
    );
  });
});

it.each([
  ['v1.1 Search', 'Search'],
  ['[v1.1] Search — IN PROGRESS', 'Search'],
  ['🚧 v1.1: Search 🚧 (Current)', 'Search'],
  ['v1.1 Search - active', 'Search'],
  ['v1.1 The active search', 'The active search'],
  ['Shop (v1.1)', null],
])('the name of the milestone %j is %j', (heading, name) => expect(nameBehind(heading, 'v1.1')).toBe(name));

describe('versions', () => {
  it.each([
    ['v1.0', 'v1.1'],
    ['v1.9', 'v1.10'],
    ['v2', 'v3'],
    ['v1.2.3', 'v1.3'],
    ['alpha', 'alpha-next'],
  ])('after %s comes %s', (version, next) => expect(nextVersion(version)).toBe(next));

  it.each([
    ['## v1.0 Till', true],
    ['✅ v1.0: Till', true],
    ['v1.0.', true],
    ['v1.0.1', false],
    ['v1.01', false],
    ['v11.0', false],
    ['v1.0-beta', false],
    ['dev1.0', false],
  ])('find v1.0 in %s: %s', (line, is) => expect(namesVersion(line, 'v1.0')).toBe(is));
});

describe('MILESTONES.md', () => {
  const shipped = { ...till, tasks: 3, accomplishments: ['# Sales', 'Reports'], passed: [], carried: 0 };
  const later = { ...shipped, version: 'v1.1', name: 'Mail' };
  it('lists the newest first, each once, whatever else it contains', () => {
    const one = noteShipped(null, shipped, DATE);
    expect(one).toContain(
      '## v1.0 Till (Shipped: 2026-03-04)\n\n**Phases completed:** 2 phases, 3 plans, 3 tasks\n',
    );
    expect(one).toContain('- Sales\n- Reports\n');
    const two = noteShipped(one, later, DATE);
    expect(two.match(/^## .*/gm)).toEqual([
      '## v1.1 Mail (Shipped: 2026-03-04)',
      '## v1.0 Till (Shipped: 2026-03-04)',
    ]);
    expect(noteShipped(two, shipped, '2027-01-01')).toBe(two);
    const own = noteShipped('Words.\r\n\r\n## v0.9 Old\r\n', shipped, DATE);
    expect(own.startsWith('## v1.0 Till')).toBe(true);
    expect(own.endsWith('Words.\r\n\r\n## v0.9 Old\r\n')).toBe(true);
    expect(own.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

describe('STATE.md', () => {
  const NOW = `${DATE}T05:06:07.000Z`;
  const labels =
    '# State\n\n**Current Phase:** 2\n**Total Phases:** 2\n**Status:** Phase 2 complete\n**Progress:** 100% (3/3 plans)\n**Last Activity:** 2026-01-01\n\n## Mine\n\nWords.\n';
  const begun = { version: 'v1.1', name: 'Mail', phases: [{ number: '3', name: 'Mail' }] };
  it('is updated in the other spelling too, and keeps what a person wrote', () => {
    const closed = closeState(labels, till, { passed: [], progress: PROGRESS, now: NOW });
    expect(closed).toContain('**Status:** v1.0 milestone complete\n');
    expect(readState(closed).status).toBe('completed');
    const next = beginState(closed, begun, NOW);
    expect(next).toContain(
      '**Current Phase:** 3\n**Total Phases:** 3\n**Status:** Ready to plan\n**Progress:** 0% (3/3 plans)\n',
    );
    expect(next).toContain('## Mine\n\nWords.\n');
    expect(beginState(next, begun, NOW)).toBe(next);
  });

  it('names the milestone if the frontmatter does not', () => {
    const text =
      '---\ngsd_state_version: 1.0\n---\n\n# State\n\n## Current Position\n\nPhase: 2 of 2 (B)\nStatus: Done\n';
    expect(beginState(text, begun, NOW)).toContain('milestone: v1.1\nmilestone_name: Mail\n');
  });
});

describe('PROJECT.md', () => {
  const text = [
    '# X',
    '',
    '## Core Value',
    '',
    'It works.',
    '',
    '## Requirements',
    '',
    '### Validated',
    '',
    '- ✓ Old — existing',
    '',
    '### Active',
    '',
    '- [ ] User can pay',
    '  with a card',
    '- [ ] **REP-01** Sums',
    '- [ ] Words of a person',
    '',
    '### Out of Scope',
    '',
    '## Key Decisions',
    '',
    '| Decision | Rationale | Outcome |',
    '|---|---|---|',
    '| Files | simple | ✓ Good |',
    '',
  ].join('\n');
  const upkeep = {
    shipped: [
      { id: 'PAY-01', text: 'User can pay.', by: 'Phase 2' },
      { id: 'REP-01', text: 'Sums of a day', by: 'Phase 2' },
    ],
    decisions: [
      { what: 'Files', why: 'again' },
      { what: 'Plain | text', why: 'Phase 2' },
    ],
    after: 'Phase 2',
    date: DATE,
  };
  it('moves what shipped, by id or words, notes decisions once, and dates them', () => {
    const kept = keepProject(text, upkeep);
    expect(kept).toContain(
      '- ✓ Old — existing\n- ✓ User can pay — Phase 2\n  with a card\n- ✓ **REP-01** Sums — Phase 2\n',
    );
    expect(kept).toContain('### Active\n\n- [ ] Words of a person\n');
    expect(kept).toContain('| Files | simple | ✓ Good |\n| Plain \\| text | Phase 2 | — Pending |\n');
    expect(kept.endsWith('\n---\n*Last updated: 2026-03-04 after Phase 2*\n')).toBe(true);
    expect(keepProject(kept, { ...upkeep, date: '2027-01-01' })).toBe(kept);
    expect(nameMilestone(kept, 'v1.0', ['2'])).toContain('- ✓ **REP-01** Sums — v1.0\n');
    expect(nameMilestone(kept, 'v1.0', ['1'])).toBe(kept);
  });

  it('names the current milestone, one at a time', () => {
    const begun = {
      goal: 'g',
      features: ['f'],
      requirements: [{ text: 'r' }],
      outOfScope: [],
      decisions: [],
      date: DATE,
    };
    const one = beginInProject(text, { ...begun, title: 'v1.1 Mail' });
    const two = beginInProject(one, { ...begun, title: 'v1.2 More', goal: 'h' });
    expect(one).toContain(
      'It works.\n\n## Current Milestone: v1.1 Mail\n\n**Goal:** g\n\n**Target features:**\n\n- f\n\n## Requirements',
    );
    expect(two.match(/^## Current Milestone.*/gm)).toEqual(['## Current Milestone: v1.2 More']);
    expect(two).toContain('**Goal:** h');
  });
});
