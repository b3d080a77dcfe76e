// The standing of a project whose documents are of any age or contradict each other.
import { describe, expect, it } from 'vitest';
import type { PhaseFacts } from '../../../../src/core/planning/documents/phase-facts.ts';
import { type Roadmap, readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../../src/core/planning/documents/state.ts';
import { nextStep } from '../../../../src/core/planning/phases/next-step.ts';
import { standingOf, type Witnesses } from '../../../../src/core/planning/phases/standing.ts';
import { roadmapEdits } from '../../../../src/core/planning/phases/sync-roadmap.ts';
import { syncState } from '../../../../src/core/planning/phases/sync-state.ts';

const phase = (number: string, more: Partial<PhaseFacts> = {}): PhaseFacts => ({
  number,
  name: `Name ${number}`,
  folder: `${number.padStart(2, '0')}-name`,
  plans: [],
  runnable: [],
  hasContext: false,
  hasResearch: false,
  verification: null,
  verifiedOn: null,
  requirementsCompleted: [],
  ...more,
});
const executed = { plans: [{ id: 'x', done: true }] };
const verified = { ...executed, verification: 'passed' } as const;
const begun = {
  plans: [
    { id: 'x', done: true },
    { id: 'y', done: false },
  ],
};
const bare = { folder: null };

const state = (position: string, milestone = 'v1.0') =>
  readState(`---\nmilestone: ${milestone}\n---\n\n# Project State\n\n## Current Position\n\n${position}\n`);

/** `x` ticked, ` ` not, null without a checkbox; then the status of its row. */
type Line = readonly [number: string, box: 'x' | ' ' | null, row?: string];
const roadmap = (...lines: readonly Line[]) =>
  readRoadmap(
    [
      '# Roadmap: X',
      ...lines.flatMap(([number, box]) => (box === null ? [] : [`- [${box}] **Phase ${number}: N**`])),
      ...lines.flatMap(([number]) => ['', `### Phase ${number}: N`, '**Goal**: g']),
      '',
      '| Phase | Plans Complete | Status | Completed |',
      '|---|---|---|---|',
      ...lines.flatMap(([number, , row]) =>
        row === undefined ? [] : [`| ${number}. N | 1/1 | ${row} | - |`],
      ),
    ].join('\n'),
    null,
  );

const at = (witnesses: Partial<Witnesses> & Pick<Witnesses, 'phases'>) => {
  const found = standingOf({ roadmap: null, state: null, ...witnesses });
  return [found.kind, found.phase?.number ?? null, found.progress.completed_phases];
};

describe('two folders with the same number', () => {
  const shared = phase('1', { ...begun, runnable: ['y'], rivals: ['01-other'] });
  const standing = standingOf({
    phases: [shared],
    roadmap: roadmap(['1', ' ']),
    state: state('Phase: 1 of 1'),
  });

  it('are left to a person: nothing is synchronised, and no command is offered', () => {
    expect(standing).toMatchObject({
      kind: 'unclear',
      left: expect.stringContaining('01-name and 01-other'),
    });
    expect(nextStep(standing)).toMatchObject({ action: 'ask', command: null, reason: standing.left });
  });
});

it.each(['✅ Complete', '**Complete**', 'Completed', '✓ Done', 'Shipped'])(
  '%s in the table counts as complete, and is not changed',
  (status) => {
    const document = roadmap(['1', null, status], ['2', null]);
    const phases = [phase('1', executed), phase('2')];
    expect(at({ phases, roadmap: document })).toEqual(['working', '2', 1]);
    expect(roadmapEdits(document, phases, { today: '2026-01-01' })).toEqual([]);
    expect(
      roadmapEdits(document, [phase('1', verified)], { today: '2026-01-01' }).map(({ text }) => text),
    ).toEqual(['2026-01-01']);
  },
);

it.each([
  ['[█████░░░░░] 78% (41/53 plans of all milestones)', '[█████░░░░░] 78% (41/53 plans of all milestones)'],
  ['[█████░░░░░] 47% (v3.0, 6/9 phases: 1-6)', '[█████░░░░░] 47% (v3.0, 6/9 phases: 1-6)'],
  ['[░░░░░░░░░░] 0% (v1.1: 0/? plans)', '[░░░░░░░░░░] 0% (v1.1: 0/? plans)'],
  ['[░░░░] 0%', '[██░░] 50%'],
  ['[░░░░░░░░░░] 0% (0/2 plans)', '[█████░░░░░] 50% (1/2 plans)'],
  ['0%', '50%'],
])('a percentage is updated only if it covers only its own plans: %s', (before, after) => {
  const of = (progress: string) => state(`Phase: 1 of 1 (N)\nStatus: In progress\n\nProgress: ${progress}`);
  const standing = standingOf({
    phases: [phase('1', { ...verified, ...begun })],
    roadmap: roadmap(['1', ' ']),
    state: of(before),
  });
  expect(syncState(of(before).document.text, standing, [], '2026-01-01')).toContain(`Progress: ${after}\n`);
});

it('a percentage above what the disk shows is left: somebody counted otherwise', () => {
  const before = state('Phase: 1 of 1 (N)\nStatus: In progress\nProgress: [██████████] 100%');
  const standing = standingOf({ phases: [phase('1', begun)], roadmap: roadmap(['1', ' ']), state: before });
  expect(syncState(before.document.text, standing, [], '2026-01-01')).toBe(before.document.text);
});

it('STATE of a milestone that the roadmap calls shipped is not changed', () => {
  const text = '## v1.0 First (shipped)\n\n- [x] **Phase 1: N**\n\n### Phase 1: N\n';
  const before = state('Phase: 1 of 1 (N)\nStatus: Waiting\nProgress: [░░░░░░░░░░] 0%');
  const found = standingOf({ phases: [phase('1', bare)], roadmap: readRoadmap(text, 'v1.0'), state: before });
  expect(found.settled).toBe(true);
  expect(syncState(before.document.text, found, [], '2026-01-01')).toBe(before.document.text);
});

describe('a phase counts as finished', () => {
  it.each<[string, readonly Line[], readonly PhaseFacts[], unknown]>([
    [
      'when it is verified',
      [
        ['1', ' '],
        ['2', ' '],
      ],
      [phase('1', verified), phase('2')],
      ['working', '2', 1],
    ],
    [
      'when its box is ticked',
      [
        ['1', 'x'],
        ['2', ' '],
      ],
      [phase('1', executed), phase('2')],
      ['working', '2', 1],
    ],
    [
      'by the table without boxes',
      [
        ['1', null, 'Complete'],
        ['2', null, 'Planned'],
      ],
      [phase('1', executed), phase('2')],
      ['working', '2', 1],
    ],
    [
      'by the boxes without a table',
      [
        ['1', 'x'],
        ['2', 'x'],
      ],
      [phase('1', bare), phase('2', executed)],
      ['complete', null, 2],
    ],
    [
      'when it is deferred',
      [
        ['1', ' ', 'Deferred'],
        ['2', ' '],
      ],
      [phase('1'), phase('2')],
      ['working', '2', 0],
    ],
    [
      'when it is in the archive',
      [
        ['1', ' '],
        ['2', ' '],
      ],
      [phase('1', { ...bare, archived: true }), phase('2')],
      ['working', '2', 1],
    ],
    [
      'also with a plan that nobody carried out',
      [
        ['1', 'x'],
        ['2', ' '],
      ],
      [phase('1', begun), phase('2')],
      ['working', '2', 0],
    ],
    [
      'not by a box that somebody took back',
      [
        ['1', ' ', 'Complete'],
        ['2', ' '],
      ],
      [phase('1', executed), phase('2')],
      ['working', '1', 1],
    ],
    [
      'not by its summaries alone',
      [
        ['1', ' '],
        ['2', ' '],
      ],
      [phase('1', executed), phase('2')],
      ['working', '1', 0],
    ],
  ])('%s', (_, lines, phases, expected) => {
    expect(at({ phases, roadmap: roadmap(...lines) })).toEqual(expected);
  });

  it('by its summaries if the project has no verification', () => {
    const phases = [phase('1', executed), phase('2')];
    expect(at({ phases, roadmap: roadmap(['1', ' '], ['2', ' ']), verifier: false })).toEqual([
      'working',
      '2',
      0,
    ]);
  });
});

describe('the order of phases', () => {
  const lines: readonly Line[] = [
    ['1', 'x'],
    ['2', 'x'],
    ['3', ' '],
    ['2.1', ' '],
  ];
  const phases = lines.map(([number]) => phase(number));

  it('follows the numbers, wherever a phase was inserted', () => {
    expect(at({ phases, roadmap: roadmap(...lines) })).toEqual(['working', '2.1', 2]);
  });

  it('is left to a user who works on a later phase first', () => {
    const here = state('Phase: 3 of 4 (N)\nStatus: In progress');
    expect(at({ phases, roadmap: roadmap(...lines), state: here })).toEqual(['working', '3', 2]);
  });
});

describe('a reopened phase', () => {
  const lines: readonly Line[] = [
    ['1', 'x'],
    ['2', ' '],
  ];
  it.each([
    ['Phase: 1 of 2 (N)\nStatus: In progress', begun, '1'],
    ['Phase: 1 of 2 (N)\nStatus: Phase complete', begun, '2'],
    ['Phase: 1 of 2 (N)\nStatus: In progress', { ...executed, verification: 'gaps_found' }, '1'],
    ['Phase: 1 of 2 (N)\nStatus: In progress', executed, '2'],
    ['Phase: 2 of 2 (N)\nStatus: In progress', begun, '2'],
  ] as const)('is current or not, given %j', (position, more, expected) => {
    const phases = [phase('1', more), phase('2')];
    expect(at({ phases, roadmap: roadmap(...lines), state: state(position) })[1]).toBe(expected);
  });
});

describe('nothing to synchronise', () => {
  const folded = readRoadmap(
    '# R\n<details><summary>✅ v1.0</summary>\n### Phase 1: Old\n</details>\n',
    null,
  );
  it.each([
    ['no roadmap', { roadmap: null }, 'unplanned', 'init'],
    ['no roadmap, but an archive', { roadmap: null, hasArchive: true }, 'closed', 'complete'],
    ['every milestone folded away', { roadmap: folded }, 'closed', 'complete'],
    [
      'an empty roadmap behind an archive',
      { roadmap: readRoadmap('# R\n', null), hasArchive: true },
      'closed',
      'complete',
    ],
    ['an empty roadmap', { roadmap: readRoadmap('# R\n', null) }, 'empty', 'ask'],
  ])('%s', (_, more, kind, action) => {
    const found = standingOf({ phases: [], state: null, ...more });
    expect([found.kind, found.left, nextStep(found).action]).toEqual([kind, expect.any(String), action]);
  });
});

describe('contradictory documents', () => {
  const sections = readRoadmap(
    '# R\n\n## v1.0 First\n\n### Phase 1: N\n\n## v1.1 Second\n\n### Phase 2: N\n',
    'v3.0',
  );
  it.each([
    [
      'a milestone that the roadmap does not have',
      { roadmap: sections, state: state('Phase: 1 of 2 (N)', 'v3.0'), phases: [phase('1'), phase('2')] },
      'STATE.md is in milestone v3.0, and ROADMAP.md has v1.0, v1.1: correct one of them.',
      null,
    ],
    [
      'a phase after the last',
      { roadmap: roadmap(['1', ' ']), state: state('Phase: 12 of 12 (N)'), phases: [phase('1')] },
      'STATE.md is at phase 12, and the last phase of ROADMAP.md is 1: correct the line "Phase" of STATE.md.',
      '/msw:discuss 1',
    ],
    [
      'a milestone said to be complete, with phases that nobody began',
      {
        roadmap: roadmap(['1', ' ']),
        state: state('Phase: 1 of 1\nStatus: v1.0 milestone complete'),
        phases: [phase('1', bare)],
      },
      'STATE.md says that the milestone is complete, and ROADMAP.md has 1 open, not begun: tick what is done, or begin.',
      '/msw:discuss 1',
    ],
  ])('%s', (_, witnesses, left, command) => {
    const found = standingOf(witnesses);
    expect(found).toMatchObject({ kind: 'unclear', left });
    const next = nextStep(found);
    expect(next.command).toBe(command);
    expect(next.reason).toContain(left);
  });

  it.each([
    [
      'a phase of an earlier milestone',
      'Phase: 1 of 1 (N)\nStatus: Phase complete',
      [phase('4')],
      ['4', ' '],
    ],
    [
      'a phase that was begun after all were complete',
      'Phase: 1 of 1 (N)\nStatus: All phases complete',
      [phase('2')],
      ['2', ' '],
    ],
  ] as const)('are not assumed for %s', (_, position, phases, line) => {
    const found = standingOf({ phases, roadmap: roadmap(line), state: state(position) });
    expect(found).toMatchObject({ kind: 'working', left: null });
  });
});

// STATE synchronised with the standing.
const NOW = '2026-11-23T12:00:00.000Z';
const sync = (text: string, phases: readonly PhaseFacts[], roadmap: Roadmap | null) =>
  syncState(text, standingOf({ phases, roadmap, state: readState(text) }), [], NOW);
const closed = { plans: [{ id: 'x', done: true }], verification: 'passed' } as const;

const written = (position: string, milestone = 'v2.0') =>
  `---\ngsd_state_version: "1.0"\nmilestone: ${milestone}\n---\n\n# Project State\n\n## Current Position\n\n${position}\n`;

const second = (boxes: Readonly<Record<string, boolean>>) =>
  readRoadmap(
    [
      '# Roadmap: X',
      '',
      '<details>',
      '<summary>✅ v1.0 First (Phases 1-9)</summary>',
      '',
      '### Phase 1: Old',
      '',
      '</details>',
      '',
      '## v2.0 Second',
      '',
      ...Object.entries(boxes).map(
        ([number, checked]) => `- [${checked ? 'x' : ' '}] **Phase ${number}: Name ${number}**`,
      ),
      '',
      ...Object.keys(boxes).flatMap((number) => [
        `### Phase ${number}: Name ${number}`,
        '**Goal**: it works',
        '',
      ]),
    ].join('\n'),
    'v2.0',
  );
const OPEN = { 10: false, 11: false, 12: false };

describe('after the first milestone', () => {
  const roadmap = second(OPEN);
  const phases = [
    phase('10', closed),
    phase('11', closed),
    phase('12', { plans: [{ id: 'x', done: false }] }),
  ];

  it.each(['Phase: 12 of 12 (Name 12)', 'Phase: 12 of 18 (Name 12)'])('%s is kept', (line) => {
    const text = written(`${line}\nStatus: Ready to execute`);
    expect(sync(text, phases, roadmap)).toBe(text);
  });

  it('the position uses the numbers of the project', () => {
    const text = written('Phase: 11 of 12 (Name 11)\nStatus: In progress');
    expect(sync(text, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
    // The archived milestone may be what STATE is about.
    const before = written('Phase: 9 of 9 (Name 9)\nStatus: Phase complete');
    expect(sync(before, phases, roadmap)).toBe(before);
  });
});

describe('phase numbers with a gap', () => {
  const boxes = { 1: true, 2: true, 5: false };
  const phases = [phase('1', closed), phase('2', closed), phase('5', { plans: [{ id: 'x', done: false }] })];

  it.each([
    ['Phase: 5 of 5 (Name 5)', 'Phase: 5 of 5 (Name 5)'],
    // A person counted.
    ['Phase: 5 of 3 (Name 5)', 'Phase: 5 of 3 (Name 5)'],
    ['Phase: 2 of 5 (Name 2)', 'Phase: 5 of 5 (Name 5)'],
  ])('%s becomes %s', (before, after) => {
    const text = written(`${before}\nStatus: Ready to execute`);
    expect(sync(text, phases, second(boxes))).toContain(after);
  });
});

describe('when the roadmap names no phase of the milestone', () => {
  const finished = readRoadmap(
    '# Roadmap: X\n\n<details>\n<summary>✅ v1.0 First</summary>\n\n### Phase 1: Old\n\n</details>\n',
    null,
  );
  it.each([
    [
      'all milestones are archived',
      'Phase: 32 of 32 - ALL MILESTONES COMPLETE\nStatus: v1.0 milestone complete',
      finished,
    ],
    ['there is no roadmap', 'Phase: 1 of 1 (Base)\nStatus: Ready to plan\nProgress: [░░░░░░░░░░] 0%', null],
  ])('nothing changes: %s', (_, position, roadmap) => {
    const text = written(position, 'v1.0');
    expect(sync(text, [], roadmap)).toBe(text);
    expect(sync(text, [phase('10'), phase('38', closed)], roadmap)).toBe(text);
  });
});

it('a shipped milestone stays shipped, even if nothing else of its phases is left', () => {
  const shipped = readRoadmap(
    '# Roadmap\n\n## v1.0 First (shipped)\n\n### Phase 1: Base\n**Goal**: it works\n\n### Phase 2: API\n**Goal**: it works\n',
    'v1.0',
  );
  const phases = [phase('1', { folder: null }), phase('2', { folder: null })];
  const text = written('Phase: 2 of 2 (API)\nStatus: Waiting for the bank', 'v1.0');
  expect(standingOf({ phases, roadmap: shipped, state: readState(text) })).toMatchObject({
    kind: 'complete',
    open: [],
  });
  expect(sync(text, phases, shipped)).toBe(text);
});

describe('a phase that the roadmap calls complete', () => {
  const phases = [phase('10', closed), phase('11', { folder: null }), phase('12')];

  it('by its checkbox is finished, even without a verification', () => {
    const text = written('Phase: 11 of 12 (Name 11)\nStatus: Phase complete — ready for verification');
    expect(sync(text, phases, second({ ...OPEN, 11: true }))).toContain('Phase: 12 of 12 (Name 12)');
  });

  it('by the table alone is finished too', () => {
    const roadmap = readRoadmap(
      [
        '# Roadmap: X',
        ...['10', '11', '12'].flatMap((number) => [
          '',
          `### Phase ${number}: Name ${number}`,
          '**Goal**: it works',
        ]),
        '',
        '## Progress',
        '',
        '| Phase | Plans Complete | Status | Completed |',
        '|---|---|---|---|',
        '| 10. Name 10 | 1/1 | Complete | 2026-01-01 |',
        '| 11. Name 11 | 1/1 | Complete | 2026-01-02 |',
        '| 12. Name 12 | 0/1 | Not started | - |',
      ].join('\n'),
      null,
    );
    const text = written('Phase: 11 of 12 (Name 11)\nStatus: Phase complete');
    expect(sync(text, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
  });
});

it.each([
  ['Phase 10 — Name 10', 'Phase 12 — Name 12'],
  ['Phase 10: Name 10', 'Phase 12: Name 12'],
  ['the cart', 'the cart'],
])('the focus %j becomes %j when the phase changes', (before, after) => {
  const phases = [
    phase('10', closed),
    phase('11', closed),
    phase('12', { plans: [{ id: 'x', done: false }] }),
  ];
  const text = written(`Phase: 10 of 12 (Name 10)\nStatus: In progress\n\n**Current focus:** ${before}`);
  expect(sync(text, phases, second(OPEN))).toContain(`**Current focus:** ${after}\n`);
});
