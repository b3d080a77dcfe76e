// The facts of a project with a past, drawn from a seed: its milestones, their phases and plans, and their progress.

import fc from 'fast-check';

const plan = fc.record({
  /** Whether it depends on the previous plan. */
  waits: fc.boolean(),
  early: fc.nat({ max: 9 }).map((one) => one === 0),
  stopped: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'halted', 'blocked'),
});

const phase = fc.record({
  inserted: fc.nat({ max: 5 }).map((one) => one === 0),
  plans: fc.array(plan, { minLength: 1, maxLength: 3 }),
  research: fc.boolean(),
  /** The phase's fate once its plans were done. */
  end: fc.constantFrom(
    'verified',
    'verified',
    'verified',
    'covered',
    'unverified',
    'accepted',
    'deferred',
    'reopened',
  ),
});

export const facts = fc.record({
  dialect: fc.constantFrom('plain', 'plain', 'bold', 'table'),
  frontmatter: fc.nat({ max: 3 }).map((one) => one > 0),
  closed: fc.nat({ max: 2 }),
  archive: fc.constantFrom('details', 'files', 'both', 'sections'),
  continues: fc.boolean(),
  heading: fc.boolean(),
  /** The milestone is a third-level section with its phases below it. */
  deep: fc.nat({ max: 4 }).map((one) => one === 0),
  /** The folders of closed milestones stay in place, as older versions of GSD left them. */
  leftover: fc.nat({ max: 4 }).map((one) => one === 0),
  /** The progress table keeps the rows of closed milestones. */
  rows: fc.boolean(),
  /** A phase was merged into the previous one: its number is not used again. */
  skips: fc.nat({ max: 5 }).map((one) => one === 0),
  phases: fc.array(phase, { minLength: 1, maxLength: 5 }),
  /** How many phases of the milestone are finished, and how far the next one is. */
  over: fc.nat({ max: 5 }),
  stage: fc.constantFrom(
    'none',
    'discussed',
    'researched',
    'planned',
    'executing',
    'executed',
    'gaps',
    'person',
    'stale',
  ),
  finished: fc.nat({ max: 7 }).map((one) => one === 0),
  state: fc.constantFrom(
    'right',
    'right',
    'right',
    'behind',
    'ahead',
    'foreign',
    'prose',
    'finished',
    'paused',
  ),
  hand: fc.constantFrom(
    'none',
    'none',
    'none',
    'no-boxes',
    'no-table',
    'no-table',
    'no-details',
    'boxes-first',
    'milestone-column',
    'crlf',
    'no-roadmap',
    'orphan',
    'twice',
    'twice-before',
    'rivals',
    'unmarked',
    'unticked',
  ),
});

export type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;
export type PhasePlan = { id: string; waits: boolean; early: boolean; gap: boolean; summary: string | null };

export interface Phase {
  readonly number: string;
  readonly name: string;
  readonly folder: string;
  readonly hasFolder: boolean;
  readonly box: boolean;
  readonly row: string;
  readonly plans: readonly PhasePlan[];
  readonly context: boolean;
  readonly research: boolean;
  readonly verification: 'passed' | 'covered' | 'gaps_found' | 'human_needed' | 'stale' | null;
}

export interface Milestone {
  readonly version: string;
  readonly name: string;
  readonly phases: readonly Phase[];
}

const NAMES = ['Foundation', 'Accounts', 'Search', 'Reports', 'Exports', 'Payments', 'Alerts', 'Imports'];

export function milestoneOf(given: Facts, index: number, from: number, isClosed: boolean): Milestone {
  const shapes = isClosed ? given.phases.slice(0, 2) : given.phases;
  let number = from;
  let inserted = 0;
  const phases = (isClosed && shapes.length < 2 ? [...shapes, ...shapes] : shapes)
    .slice(0, isClosed ? 2 : 5)
    .map((shape, place): Phase => {
      const isInserted = shape.inserted && place > 0 && !isClosed;
      inserted = isInserted ? inserted + 1 : 0;
      const isSkipped = given.skips && !isClosed && place === 1;
      number += isInserted ? 0 : 1 + Number(isSkipped);
      const id = isInserted ? `${number}.${inserted}` : String(number);
      const isOver = isClosed || place < given.over;
      return phaseOf(given, shape, {
        id,
        place: number + index,
        isOver,
        isCurrent: !isClosed && place === given.over,
        isClosed,
      });
    });
  return { version: `v1.${index}`, name: ['First', 'Second', 'Third'][index] ?? 'Last', phases };
}

interface Where {
  readonly id: string;
  readonly place: number;
  readonly isOver: boolean;
  readonly isCurrent: boolean;
  readonly isClosed: boolean;
}

export const padded = (id: string) => id.replace(/^\d+/, (digits) => digits.padStart(2, '0'));

type Reached = Omit<Phase, 'number' | 'name' | 'folder'>;

const UNTOUCHED: Reached = {
  hasFolder: false,
  box: false,
  row: 'Not started',
  plans: [],
  context: false,
  research: false,
  verification: null,
};

const ENDS = {
  verified: 'passed',
  covered: 'covered',
  unverified: null,
  accepted: 'human_needed',
  reopened: 'gaps_found',
} as const;
const STAGES = { executed: null, gaps: 'gaps_found', person: 'human_needed', stale: 'stale' } as const;

function phaseOf(given: Facts, shape: Facts['phases'][number], where: Where): Phase {
  const { id, place } = where;
  const name = `${NAMES[place % NAMES.length]}${id.includes('.') ? ' Fix' : ''}`;
  const folder = `${padded(id)}-${name.toLowerCase().replaceAll(' ', '-')}`;
  return { number: id, name, folder, ...reached(given, shape, where) };
}

function reached(
  given: Facts,
  shape: Facts['phases'][number],
  { id, isOver, isCurrent, isClosed }: Where,
): Reached {
  if (isOver) return over(shape, id, isClosed);
  if (!isCurrent || given.stage === 'none') return UNTOUCHED;
  const begun = { ...UNTOUCHED, hasFolder: true, context: true, research: shape.research };
  switch (given.stage) {
    case 'discussed':
      return begun;
    case 'researched':
      return { ...begun, research: true };
    case 'planned':
      return { ...begun, row: 'Planned', plans: plansOf(shape, id, () => null) };
    case 'executing': {
      const first = shape.plans[0]?.stopped ?? null;
      return {
        ...begun,
        row: 'In Progress',
        plans: plansOf(shape, id, (index) => (index === 0 ? first : null)),
      };
    }
    default:
      return {
        ...begun,
        row: 'In Progress',
        plans: plansOf(shape, id, () => 'complete'),
        verification: STAGES[given.stage],
      };
  }
}

function over(shape: Facts['phases'][number], id: string, isClosed: boolean): Reached {
  const { end, research } = shape;
  if (end === 'deferred' && !isClosed) return { ...UNTOUCHED, row: 'Deferred' };
  const plans = plansOf(shape, id, () => 'complete');
  const gap = { ...planOf(id, plans.length), gap: true };
  const isReopened = end === 'reopened' && !isClosed;
  return {
    hasFolder: true,
    box: true,
    row: 'Complete',
    plans: isReopened ? [...plans, gap] : plans,
    context: true,
    research,
    verification: isClosed || end === 'deferred' ? 'passed' : ENDS[end],
  };
}

function planOf(id: string, index: number): PhasePlan {
  const number = String(index + 1).padStart(2, '0');
  return { id: `${padded(id)}-${number}`, waits: false, early: false, gap: false, summary: null };
}

function plansOf(
  { plans }: Facts['phases'][number],
  id: string,
  summary: (index: number) => string | null,
): readonly PhasePlan[] {
  return plans.map(({ waits, early }, index) => ({
    ...planOf(id, index),
    waits: waits && index > 0,
    early,
    summary: summary(index),
  }));
}

export function countOf({ plans }: Phase): string {
  return `${plans.filter(({ summary }) => summary !== null && summary !== 'blocked').length}/${plans.length}`;
}
