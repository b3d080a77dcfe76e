import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordEvent } from '../../../../src/app/planning/documents/record-event.ts';
import {
  addBlockers,
  addDecisions,
  recordPlanDone,
  recordQuickTask,
  recordSession,
  recordVerified,
  resolveBlockers,
} from '../../../../src/app/planning/documents/record-state.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const NOW = '2026-02-03T04:05:06.000Z';
const PLAN = '---\nphase: 01-base\nplan: 01\n---\n<task type="auto"><name>n</name></task>\n';
const ROADMAP =
  '# Roadmap\n\n- [ ] **Phase 1: Base** - it works\n- [ ] **Phase 2: Search** - it finds\n\n### Phase 1: Base\n**Goal**: it works\n**Plans**: 1 plan\n\n- [ ] 01-01-PLAN.md — it\n\n### Phase 2: Search\n**Goal**: it finds\n';

/** The lines that an event may change; every other line of STATE is foreign to it. */
const OWN =
  /^(?:status|current_plan|current_phase\w*|stopped_at|paused_at|last_\w+| {2}(?:completed|total)_\w+| {2}percent|Phase|Plan|Status|Progress|Last activity|Last session|Stopped at|Resume file|Paused at):|^(?:None yet\.|- The bank)/i;
const STATE = `---
# kept by hand: do not sort
gsd_state_version: '1.0'
milestone: v1.0
owner: "Ann: # not a comment"
status: executing # by hand
nested:
  # why
  list: [a,  b]
  other: {x: 1}
last_updated: "2026-01-01T00:00:00.000Z"
progress:
  total_phases: 2
  completed_phases: 0
  total_plans: 1
  completed_plans: 0
  percent: 0
empty:
---

# Project State

Prose  with two spaces and a tab\tinside.

## Current Position

Phase: 1 of 2 (Base)
Plan: 1 of 1 in current phase
Status: In progress
Last activity: 2026-01-01 — Begun

Progress: [░░░░░░░░░░] 0%

## Accumulated Context

### Decisions

None yet.

### Blockers/Concerns

- The bank does not answer
* A star of a person

## Of the team

| A | B |
|--|:-:|
| \`x\` | <!-- y --> |

## Session Continuity

Last session: 2026-01-01
Stopped at: The base
Resume file: None
`;

type Project = ReturnType<typeof openedProject>;
const VERBS: readonly [string, (project: Project) => Promise<object>][] = [
  ['a decision', (project) => addDecisions(project, [{ phase: '1', text: 'Ship weekly' }])],
  ['a blocker', (project) => addBlockers(project, ['The post is late'])],
  ['a blocker that is resolved', (project) => resolveBlockers(project, 'the bank')],
  ['a session', (project) => recordSession(project, { stoppedAt: 'Here', activity: 'Worked' }, NOW)],
  ['a plan that is done', (project) => recordPlanDone(project, { phase: '1', plan: '01' }, NOW)],
  ['a verified phase', (project) => recordVerified(project, '1', NOW)],
  ['a planned phase', (project) => recordEvent(project, { kind: 'planned', phase: '1' }, NOW)],
  [
    'a small task',
    (project) =>
      recordQuickTask(
        project,
        {
          id: '260203-abc',
          slug: 'fix',
          description: 'Fix it',
          date: '2026-02-03',
          commit: 'abc1234',
        },
        NOW,
      ),
  ],
];
const SPELLINGS: readonly [string, (text: string) => string][] = [
  ['LF', (text) => text],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['both', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
];

const cases = VERBS.flatMap(([verb, run]) =>
  SPELLINGS.map(([name, spell]) => [verb, name, run, spell] as const),
);

it.each(cases)('%s leaves every other line of a STATE with %s', async (_verb, _spelling, run, spell) => {
  const root = tempFolder();
  const planning = join(root, '.planning');
  writeFiles(planning, {
    'ROADMAP.md': ROADMAP,
    'STATE.md': spell(STATE),
    'phases/01-base/01-01-PLAN.md': PLAN,
    'phases/01-base/01-01-SUMMARY.md': '# Phase 1 Plan 1: Base Summary\n',
  });
  const text = () => readFileSync(join(planning, 'STATE.md'), 'utf8');
  await run(openedProject(root));
  const after = text();
  expect(after).not.toBe(spell(STATE));
  expect(after.startsWith('\uFEFF')).toBe(spell('').startsWith('\uFEFF'));
  const eol = spell('\n').replace('\uFEFF', '');
  expect(new Set(after.match(/\r\n|\n|\r/g))).toEqual(new Set([eol]));
  const lines = after.split(/\r?\n/).map((line) => line.replace('\uFEFF', ''));
  const foreign = STATE.split('\n').filter((line) => line !== '' && !OWN.test(line));
  expect(lines.filter((line) => foreign.includes(line))).toEqual(foreign);
});
