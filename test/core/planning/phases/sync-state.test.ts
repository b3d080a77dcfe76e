// Positions of projects that are past their first milestone, finished, or not planned at all.
import { describe, expect, it } from 'vitest';
import { type Roadmap, readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../../src/core/planning/documents/state.ts';
import type { PhaseFacts } from '../../../../src/core/planning/phases/phase-facts.ts';
import { standingOf } from '../../../../src/core/planning/phases/standing.ts';
import { syncState } from '../../../../src/core/planning/phases/sync-state.ts';

const NOW = '2026-11-23T12:00:00.000Z';

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
const sync = (text: string, phases: readonly PhaseFacts[], roadmap: Roadmap | null) =>
  syncState(text, standingOf({ phases, roadmap, state: readState(text) }), NOW);
const done = { plans: [{ id: 'x', done: true }], verification: 'passed' } as const;

const state = (position: string, milestone = 'v2.0') =>
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

describe('past the first milestone', () => {
  const roadmap = second(OPEN);
  const phases = [phase('10', done), phase('11', done), phase('12', { plans: [{ id: 'x', done: false }] })];

  it.each(['Phase: 12 of 12 (Name 12)', 'Phase: 12 of 18 (Name 12)'])('%s stays', (line) => {
    const text = state(`${line}\nStatus: Ready to execute`);
    expect(sync(text, phases, roadmap)).toBe(text);
  });

  it('the position moves on in the numbers of the project', () => {
    const text = state('Phase: 11 of 12 (Name 11)\nStatus: In progress');
    expect(sync(text, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
    const beyond = state('Phase: 9 of 9 (Name 9)\nStatus: Phase complete');
    expect(sync(beyond, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
  });

  it('a total that the phases have outgrown is put right', () => {
    const text = state('Phase: 12 of 3 (Name 12)\nStatus: Ready to execute');
    expect(sync(text, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
  });
});

describe('where the roadmap names no phase of the milestone', () => {
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
    const text = state(position, 'v1.0');
    expect(sync(text, [], roadmap)).toBe(text);
    expect(sync(text, [phase('10'), phase('38', done)], roadmap)).toBe(text);
  });
});

describe('a phase that the roadmap calls complete', () => {
  const phases = [phase('10', done), phase('11', { folder: null }), phase('12')];

  it('by its checkbox is left behind, also without a verification', () => {
    const text = state('Phase: 11 of 12 (Name 11)\nStatus: Phase complete — ready for verification');
    expect(sync(text, phases, second({ ...OPEN, 11: true }))).toContain('Phase: 12 of 12 (Name 12)');
  });

  it('by the table alone is left behind as well', () => {
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
    const text = state('Phase: 11 of 12 (Name 11)\nStatus: Phase complete');
    expect(sync(text, phases, roadmap)).toContain('Phase: 12 of 12 (Name 12)');
  });
});

it.each([
  ['Phase 10 — Name 10', 'Phase 12 — Name 12'],
  ['Phase 10: Name 10', 'Phase 12: Name 12'],
  ['the cart', 'the cart'],
])('the focus %j becomes %j when the phase does', (before, after) => {
  const phases = [phase('10', done), phase('11', done), phase('12', { plans: [{ id: 'x', done: false }] })];
  const text = state(`Phase: 10 of 12 (Name 10)\nStatus: In progress\n\n**Current focus:** ${before}`);
  expect(sync(text, phases, second(OPEN))).toContain(`**Current focus:** ${after}\n`);
});
