// A STATE file that keeps everything in its frontmatter is read and written in that form.
import { describe, expect, it } from 'vitest';
import type { PhaseFacts } from '../../../../src/core/planning/documents/phase-facts.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../../src/core/planning/documents/state.ts';
import { stateAfter } from '../../../../src/core/planning/phases/position.ts';
import { standingOf } from '../../../../src/core/planning/phases/standing.ts';
import { addFlatIteration } from '../../../../src/core/planning/writing/flat-state.ts';
import { mirrored } from '../../../../src/core/planning/writing/mirror-state.ts';
import {
  addBlocker,
  addDecision,
  blockersIn,
  decisionsIn,
  resolveBlocker,
} from '../../../../src/core/planning/writing/state-decisions.ts';

const STATE = `---
currentPhase: 2
status: in-progress
lastUpdated: 2026-02-02T10:00:00Z
decisions:
  auth: Use JWT
  store: "SQLite: one file"
blockers: []
---

# Project State

## Current Phase

Phase 2: Search (in progress)

## Iteration History

| Iteration | Phase | Plan | Result | Error |
|-----------|-------|------|--------|-------|
| 1 | 1 | 01-01 | failure | Test failed |
| 2 | 1 | 01-01 | success | - |
`;
const NOW = '2026-02-03T04:05:06.000Z';

it('is read like any other', () => {
  expect(readState(STATE)).toMatchObject({
    currentPhase: '2',
    currentPhaseName: 'Search',
    status: 'in-progress',
    lastActivity: '2026-02-02T10:00:00Z',
  });
  expect(decisionsIn(STATE)).toEqual(['auth: Use JWT', 'store: SQLite: one file']);
  expect(blockersIn(STATE)).toEqual([]);
});

describe('a blocker', () => {
  it.each([
    ['blockers: []', 'blockers: ["Waiting for “the bank”"]'],
    ['blockers: [one]', 'blockers: [one, "Waiting for “the bank”"]'],
    ['blockers:\n  - one', 'blockers:\n  - one\n  - "Waiting for “the bank”"'],
  ])('turns %j into %j', (before, after) => {
    const text = STATE.replace('blockers: []', before);
    const added = addBlocker(text, 'Waiting for “the bank”');
    expect(added).toBe(text.replace(before, after));
    expect(blockersIn(added)).toContain('Waiting for “the bank”');
    expect(addBlocker(added, 'Waiting for “the bank”')).toBe(added);
    expect(blockersIn(resolveBlocker(added, 'BANK'))).toEqual(blockersIn(text));
  });

  it('leaves the text as it was once it is resolved', () => {
    expect(resolveBlocker(addBlocker(STATE, 'Waiting'), 'waiting')).toBe(STATE);
  });

  it('that is resolved takes only its own lines', () => {
    const others = "blockers:\n  - Needs key: from the bank # soon\n  - 'Old'";
    const text = STATE.replace('blockers: []', `${others}\n  - Gone for\n    now`);
    expect(blockersIn(text)).toEqual(['Needs key: from the bank', 'Old', 'Gone for now']);
    expect(resolveBlocker(text, 'gone')).toBe(STATE.replace('blockers: []', others));
    const inline = STATE.replace('[]', "['Old', {Needs key: soon}, Gone]");
    expect(resolveBlocker(inline, 'gone')).toBe(STATE.replace('[]', "['Old', {Needs key: soon}]"));
  });
});

describe('a decision', () => {
  it.each([
    ['decisions:\n  auth: Use JWT\n  store: "SQLite: one file"', '\n  ship-weekly: "Ship weekly"'],
    ['decisions: {}', ':\n  ship-weekly: "Ship weekly"'],
  ])('gets a name of its own: %j', (before, more) => {
    const text = STATE.replace(/decisions:\n {2}.*\n.*(?=\nblockers)/, before);
    const added = addDecision(text, { phase: '2', text: 'Ship weekly' });
    expect(added).toBe(text.replace(before, before.replace(/: \{\}$/, '') + more));
    expect(addDecision(added, { phase: '2', text: 'Ship weekly' })).toBe(added);
  });
});

it('the time of the file changes with it, and a done plan is an iteration', () => {
  const added = addFlatIteration(STATE, '2', '02-01');
  expect(added).toBe(`${STATE}| 3 | 2 | 02-01 | success | - |\n`);
  expect(addFlatIteration(added, '2', '02-01')).toBe(added);
  expect(mirrored(STATE, added, { now: NOW, isNote: true })).toBe(added.replace('2026-02-02T10:00:00Z', NOW));
});

it.each([
  ['3', 'currentPhase: 3\nstatus: in-progress', 'Phase 3: Reports (in progress)'],
  [null, 'currentPhase: 2\nstatus: complete', 'Phase 2: Search (complete)'],
])('a verified phase leads to the next, %j', (next, keys, line) => {
  const facts = (number: string, name: string, more: Partial<PhaseFacts> = {}): PhaseFacts => ({
    ...{
      number,
      name,
      folder: `0${number}-x`,
      plans: [],
      runnable: [],
      hasContext: false,
      hasResearch: false,
    },
    ...{ verification: null, verifiedOn: null, requirementsCompleted: [] },
    ...more,
  });
  const done = { plans: [{ id: '02-01', done: true }], verification: 'passed' } as const;
  const phases = [facts('2', 'Search', done), ...(next === null ? [] : [facts(next, 'Reports')])];
  const roadmap = readRoadmap(
    `# R\n\n${phases.map(({ number, name }) => `### Phase ${number}: ${name}\n`).join('\n')}`,
    null,
  );
  const standing = standingOf({ phases, roadmap, state: readState(STATE) });
  const after = stateAfter(STATE, standing, { kind: 'verified', phase: '2' }, NOW);
  expect(after).toBe(
    STATE.replace('currentPhase: 2\nstatus: in-progress', keys)
      .replace('2026-02-02T10:00:00Z', NOW)
      .replace('Phase 2: Search (in progress)', line),
  );
});
