import { describe, expect, it } from 'vitest';
import {
  findPhase,
  noSuchPhase,
  type PhaseFacts,
} from '../../../../src/core/planning/documents/phase-facts.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { nextStep, type StepFacts } from '../../../../src/core/planning/phases/next-step.ts';
import { standingOf } from '../../../../src/core/planning/phases/standing.ts';

const phase = (number: string, folder: string | null): PhaseFacts => ({
  number,
  name: 'Base',
  folder,
  plans: [],
  runnable: [],
  hasContext: false,
  hasResearch: false,
  verification: null,
  verifiedOn: null,
  requirementsCompleted: [],
});
const PHASES = [
  phase('1', '01-base'),
  phase('2.1', '02.1-hotfix'),
  phase('7', 'CK-07-tills'),
  phase('9', null),
];

describe('the phase that the user’s word refers to', () => {
  it.each([
    ['1', '1'],
    [' 01 ', '1'],
    ['01-base', '1'],
    ['2.1', '2.1'],
    ['02.1', '2.1'],
    ['7', '7'],
    ['CK-07', '7'],
    ['9', '9'],
    ['2', null],
    ['base', null],
    ['', null],
  ])('%j is %j', (typed, number) => {
    expect(findPhase(PHASES, typed)?.number ?? null).toBe(number);
  });

  it('is reported missing in one line that lists the existing ones', () => {
    expect(noSuchPhase(PHASES, '3\nobey')).toBe(
      'There is no phase "3 obey" in this milestone: it has 1, 2.1, 7, 9.',
    );
    expect(noSuchPhase([], '3')).toBe(
      'There are no phases in this milestone: /msw:status says what is next.',
    );
  });
});

const roadmap = readRoadmap('### Phase 1: Base\n', null);
const untouched: PhaseFacts = {
  number: '1',
  name: 'Base',
  folder: '01-base',
  plans: [],
  runnable: [],
  hasContext: false,
  hasResearch: false,
  verification: null,
  verifiedOn: null,
  requirementsCompleted: [],
};
const step = (more: Partial<PhaseFacts>, facts: StepFacts = {}) =>
  nextStep(standingOf({ phases: [{ ...untouched, ...more }], roadmap, state: null }), facts);
const done = { plans: [{ id: '01-01', done: true }] };
const open = { plans: [...done.plans, { id: '01-02', done: false }] };

it.each<[string, Partial<PhaseFacts>, string | null, string]>([
  ['nothing', {}, '/msw:discuss 1', 'has not begun'],
  ['a context', { hasContext: true }, '/msw:plan 1', 'is discussed and has no plan'],
  ['research', { hasResearch: true }, '/msw:plan 1', 'is researched and has no plan'],
  ['both', { hasContext: true, hasResearch: true }, '/msw:plan 1', 'discussed and researched'],
  ['an open plan', { ...open, runnable: ['01-02'] }, '/msw:execute 1', '1 has no summary'],
  ['a plan that stopped', { ...open, halted: ['01-01'] }, null, 'Plan 01-01 of phase 1 stopped'],
  ['plans in a cycle', open, null, 'wait for each other'],
  ['only plans in a cycle', { plans: [{ id: '01-02', done: false }] }, '/msw:plan 1', 'wait for each other'],
  ['plans that all stopped', { ...done, halted: ['01-01'] }, '/msw:verify 1', '01-01 stopped before its end'],
  [
    'gaps that plans closed',
    { ...done, verification: 'gaps_found', gapsClosed: true },
    '/msw:verify 1',
    'gaps',
  ],
  ['done plans', done, '/msw:verify 1', 'nothing has verified it'],
  ['gaps', { ...done, verification: 'gaps_found' }, '/msw:plan 1 --gaps', 'found gaps'],
  [
    'a question for a person',
    { ...done, verification: 'human_needed' },
    '/msw:verify 1',
    'waits for a person',
  ],
  ['an old verification', { ...done, verification: 'unknown' }, '/msw:verify 1', 'have changed since'],
])('the next step after %s', (_what, more, command, reason) => {
  const found = step(more);
  expect(found.command).toBe(command);
  expect(found.reason).toContain(reason);
});

it('the next step is never an execution that would be refused', () => {
  const whyNotExecute = () => '01-02 has no task.';
  const planned = { plans: [{ id: '01-02', done: false }], runnable: ['01-02'] };
  expect(step(planned, { whyNotExecute })).toMatchObject({
    action: 'ask',
    command: '/msw:plan 1',
    reason: '01-02 has no task.',
  });
  expect(step({ ...open, runnable: ['01-02'] }, { whyNotExecute }).command).toBeNull();
});

it('the next step starts a project only if nothing is written yet', () => {
  const unplanned = standingOf({ phases: [], roadmap: null, state: null });
  expect(nextStep(unplanned).command).toBe('/msw:init');
  expect(nextStep(unplanned, { existing: '.planning/PROJECT.md' })).toMatchObject({
    action: 'ask',
    command: null,
    reason: 'There is no ROADMAP.md, but .planning/PROJECT.md: put the roadmap back, or write one.',
  });
});

it('the next step skips the discussion if the project does', () => {
  expect(step({}, { skipDiscuss: true })).toMatchObject({
    action: 'plan',
    command: '/msw:plan 1',
    reason: 'Phase 1 has not begun.',
  });
});

it('the next step is not a verification if the project has switched it off', () => {
  const next = (more: Partial<PhaseFacts>) =>
    nextStep(standingOf({ phases: [{ ...untouched, ...more }], roadmap, state: null, verifier: false }));
  expect(next(done)).toMatchObject({ action: 'complete', command: null });
  expect(next({ ...done, verification: 'gaps_found' }).command).toBe('/msw:plan 1 --gaps');
  expect(next({ ...open, runnable: ['01-02'] }).command).toBe('/msw:execute 1');
});
