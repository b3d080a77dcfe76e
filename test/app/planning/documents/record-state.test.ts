// Whatever MSW records, in any order and spelling: after a sync, gsd-core reads the same from it and finds nothing
// wrong.

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import {
  addBlockers,
  addDecisions,
  recordPlanDone,
  recordQuickTask,
  recordSession,
  resolveBlockers,
} from '../../../../src/app/planning/documents/record-state.ts';
import { syncPlanning } from '../../../../src/app/planning/phases/sync-planning.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { diskStatus } from '../../../../src/core/planning/documents/phase-facts.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { ask, at, listAt } from '../oracle.ts';
import { plainAnswers } from '../writing/plain-answers.ts';

const BOLD = `---
gsd_state_version: '1.0'
milestone: v1.0
status: planning
last_activity: 2026-01-01
progress:
  total_phases: 2
  completed_phases: 0
  total_plans: 0
  completed_plans: 0
  percent: 0
---

# Project State

**Current Phase:** 1
**Current Phase Name:** Sales
**Total Phases:** 2
**Current Plan:** 1
**Total Plans in Phase:** 2
**Status:** Ready to plan
**Progress:** 0%
**Last Activity:** 2026-01-01
**Last Activity Description:** begun

## Decisions Made

| Phase | Decision | Rationale |
|-------|----------|-----------|
| 1 | Files | simple |

## Blockers

None

## Session

**Last Date:** 2026-01-01
**Stopped At:** begun
**Resume File:** None

## Mine

Untouched.
`;
const TABLE = `---
gsd_state_version: '1.0'
milestone: v1.0
status: planning
stopped_at: begun
progress:
  total_phases: 2
  percent: 0
---

# Project State

| Field | Value |
|-------|-------|
| Current Phase | 1 |
| Current Phase Name | Sales |
| Status | Ready to plan |
| Progress | 0% |
| Last Activity | 2026-01-01 |

## Session

| Field | Value |
|-------|-------|
| Stopped At | begun |

## Mine

Untouched.
`;

interface Model {
  readonly root: string;
  /** Total and finished plans of each phase. */
  readonly plans: Map<string, { all: number; done: number }>;
  time: number;
}
const open = ({ root }: Model) => {
  const opened = openPlanning(root);
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.project;
};
const tick = (model: Model): string => {
  model.time += 60_000;
  return new Date(Date.UTC(2026, 1, 3) + model.time).toISOString();
};
const folder = ({ root }: Model, phase: string): string => {
  const path = join(root, '.planning', 'phases', phase === '1' ? '01-sales' : '02-reports');
  mkdirSync(path, { recursive: true });
  return path;
};

const words = fc.constantFrom(
  'Use `sqlite` | files',
  'Colon: "quoted" # hash',
  '$& <!-- x',
  'ünï — dash',
  '[a](b)',
);
const phase = fc.constantFrom('1', '2');
type Step = (model: Model) => unknown;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(words, phase).map(
    ([text, on]) =>
      (model: Model) =>
        addDecisions(open(model), [{ phase: on, text, rationale: text }]),
  ),
  words.map((text) => (model: Model) => addBlockers(open(model), [text])),
  words.map((text) => (model: Model) => resolveBlockers(open(model), text)),
  words.map(
    (text) => (model: Model) =>
      recordSession(
        open(model),
        { stoppedAt: text, resumeFile: '.planning/x.md', activity: text },
        tick(model),
      ),
  ),
  words.map(
    (description) => (model: Model) =>
      recordQuickTask(
        open(model),
        { id: '260203-abc', slug: 'x', description, date: '2026-02-03', commit: 'abc1234' },
        tick(model),
      ),
  ),
  phase.map((on) => (model: Model) => {
    const count = model.plans.get(on) ?? { all: 0, done: 0 };
    count.all += 1;
    model.plans.set(on, count);
    writeFileSync(
      join(folder(model, on), `0${on}-0${count.all}-PLAN.md`),
      `---\nphase: ${on}\nplan: 0${count.all}\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: []\nautonomous: true\nmust_haves:\n  truths: []\n---\n\n<objective>\nx\n</objective>\n`,
    );
  }),
  phase.map((on) => async (model: Model) => {
    const count = model.plans.get(on);
    if (count === undefined || count.done === count.all) return;
    count.done += 1;
    writeFileSync(
      join(folder(model, on), `0${on}-0${count.done}-SUMMARY.md`),
      `---\nphase: ${on}\nplan: 0${count.done}\nsubsystem: x\ntags: []\nduration: 5min\ncompleted: 2026-02-03\n---\n\n# S\n`,
    );
    await recordPlanDone(open(model), { phase: on, plan: `0${count.done}` }, tick(model));
  }),
  phase.map((on) => (model: Model) => {
    const count = model.plans.get(on);
    if (count === undefined || count.done < count.all) return;
    writeFileSync(
      join(folder(model, on), `0${on}-VERIFICATION.md`),
      `---\nphase: ${on}\nverified: 2026-02-03T00:00:00Z\nstatus: passed\nscore: 1/1 must-haves verified\n---\n\n# V\n`,
    );
  }),
);

it('STATE agrees with gsd-core after any sequence of records', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(null, BOLD, TABLE, BOLD.replaceAll('\n', '\r\n')),
      fc.array(step, { minLength: 3, maxLength: 10 }),
      async (state, steps) => {
        const root = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
        try {
          await createProject(root, plainAnswers, '2026-02-03T00:00:00.000Z');
          if (state !== null) writeFileSync(join(root, '.planning', 'STATE.md'), state);
          const model: Model = { root, plans: new Map(), time: 0 };
          for (const run of steps) await run(model);
          await syncPlanning(open(model));
          expect(await syncPlanning(open(model))).toEqual({
            status: 'done',
            changes: [],
            contradictions: [],
            left: null,
          });
          await agrees(model, state !== null);
        } finally {
          await removeFolder(root);
        }
      },
    ),
    { numRuns: 6 },
  );
});

async function agrees(model: Model, hasMore: boolean): Promise<void> {
  const { root } = model;
  const { state, phases, standing } = open(model);
  const [said, analysed, health] = await Promise.all([
    ask('core', root, ['state', 'json']),
    ask('core', root, ['roadmap', 'analyze']),
    ask('core', root, ['validate', 'health']),
  ]);
  const text = readFileSync(join(root, '.planning', 'STATE.md'), 'utf8');
  if (hasMore) expect(text).toMatch(/## Mine\r?\n\r?\nUntouched\.\r?\n/);
  expect({
    phase: at(said, 'current_phase'),
    name: at(said, 'current_phase_name'),
    status: at(said, 'status'),
    stopped: at(said, 'stopped_at'),
    paused: at(said, 'paused_at') ?? null,
    activity: at(said, 'last_activity'),
    percent: Number(at(at(said, 'progress'), 'percent')),
  }).toEqual({
    phase: state?.currentPhase,
    name: state?.currentPhaseName,
    status: state?.status,
    stopped: state?.stoppedAt,
    paused: state?.pausedAt,
    activity: state?.lastActivity,
    percent: standing.progress.percent,
  });
  expect(
    listAt(analysed, 'phases').map((one) => [
      at(one, 'plan_count'),
      at(one, 'summary_count'),
      at(one, 'disk_status'),
    ]),
  ).toEqual(
    phases.map((one) => [one.plans.length, one.plans.filter(({ done }) => done).length, diskStatus(one)]),
  );
  // W010: no agents of GSD on this machine. I001: a plan that is not done. W011: a pause holds STATE in a phase that was
  // completed since.
  const known = ['W010', 'I001', ...(state?.status === 'paused' ? ['W011'] : [])];
  const problems = ['errors', 'warnings', 'info'].flatMap((kind) => listAt(health, kind));
  expect(problems.filter((one) => !known.includes(String(at(one, 'code'))))).toEqual([]);
}
