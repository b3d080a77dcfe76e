// What an execution does now: which plans get an executor, what a person has to decide first, or that all is done.

import type { NextStep } from '../phases/next-step.ts';
import type { Assignment, ExecutionLimits, ExecutionMode, ExecutionPlan } from './execution-plan.ts';
import { mayMeet } from './plan-work.ts';

export interface Question {
  readonly plan: string;
  readonly kind: 'half-done' | 'checkpoint' | 'halted' | 'untrusted';
}

export interface ExecutionStep {
  /** `ask`, `checkpoint` and `halted` wait for a person. */
  readonly status: 'run' | 'ask' | 'checkpoint' | 'halted' | 'done';
  /** Executors to start now; together when there are several. Empty unless `run`. */
  readonly batch: readonly Assignment[];
  readonly questions: readonly Question[];
  readonly done: readonly string[];
  readonly skipped: readonly string[];
  /** Plans that cannot run, with what they wait for. */
  readonly blocked: readonly { readonly plan: string; readonly by: readonly string[] }[];
}

/** Pure and total. `done` once nothing of the scope is left to run. */
export function nextExecution(plans: readonly ExecutionPlan[], limits: ExecutionLimits): ExecutionStep {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
  const isFinished = (plan: ExecutionPlan) =>
    standing.has(plan.id) ? standing.get(plan.id)?.kind === 'done' : plan.summary === 'complete';
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind: Standing['kind']) =>
    scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }): readonly Question[] => {
    const own = standing.get(id);
    return own?.kind === 'question' ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree =
      own?.kind === 'ready' && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState('halted').length + isBlocked.size);
  return {
    status,
    batch: status === 'run' ? chooseBatch(free, limits) : [],
    questions,
    done: inState('done'),
    skipped: inState('skipped'),
    blocked,
  };
}

type Standing =
  | { readonly kind: 'done' }
  /** Its summary says that it stopped on purpose. */
  | { readonly kind: 'halted' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'question'; readonly question: Question['kind'] }
  | { readonly kind: 'ready'; readonly assignment: Assignment };

/** What MSW noted comes first: a summary may be there without the proof that its plan is done. */
function standingOf(plan: ExecutionPlan): Standing {
  const { record } = plan;
  if (record === null) return unnoted(plan);
  if (record.state === 'resolved') {
    if (record.choice !== 'skip') return ready(plan, record.choice);
    return { kind: plan.summary === 'complete' ? 'done' : 'skipped' };
  }
  if (record.state !== 'checkpoint') return { kind: 'question', question: record.state };
  const answer = record.answer ?? plan.autoAnswer;
  return answer === null ? { kind: 'question', question: 'checkpoint' } : ready(plan, 'continue', answer);
}

function unnoted(plan: ExecutionPlan): Standing {
  if (plan.summary === 'unproven') return ready(plan, 'close');
  if (plan.summary !== null) return { kind: plan.summary === 'halted' ? 'halted' : 'done' };
  return plan.commits.length > 0 ? { kind: 'question', question: 'half-done' } : ready(plan, 'fresh');
}

function ready({ id }: ExecutionPlan, mode: ExecutionMode, answer: string | null = null): Standing {
  return { kind: 'ready', assignment: { plan: id, mode, answer } };
}

/** A person's word comes before new work: what they decide may change it. A halted plan only stops what waits for it. */
function statusOf(questions: readonly Question[], ready: number, stopped: number): ExecutionStep['status'] {
  const has = (...kinds: readonly Question['kind'][]) => questions.some(({ kind }) => kinds.includes(kind));
  if (has('half-done', 'untrusted')) return 'ask';
  if (has('checkpoint')) return 'checkpoint';
  if (ready > 0) return 'run';
  return stopped > 0 || has('halted') ? 'halted' : 'done';
}

/** What waits, directly or not, for a plan that nothing finishes by itself; and the members of a cycle. */
function blockedIn(
  plans: readonly ExecutionPlan[],
  scope: readonly ExecutionPlan[],
  standing: ReadonlyMap<string, Standing>,
): ExecutionStep['blocked'] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id: string): boolean => {
    const own = standing.get(id);
    if (own === undefined) return byId.get(id)?.summary !== 'complete';
    return own.kind !== 'done' && own.kind !== 'ready';
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== 'ready') return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}

/** Every plan behind it. A set and a list, so that a cycle ends. */
function waitsFor(plan: ExecutionPlan, byId: ReadonlyMap<string, ExecutionPlan>): ReadonlySet<string> {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}

// Which of the plans that could run now do run, together when there are several.
interface ReadyPlan {
  readonly plan: ExecutionPlan;
  readonly assignment: Assignment;
}

/** From the first wave only, and together only what names its files and shares none of them. */
function chooseBatch(
  ready: readonly ReadyPlan[],
  { parallel, mostAtOnce }: ExecutionLimits,
): readonly Assignment[] {
  const wave = Math.min(...ready.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready.filter(({ plan }) => plan.wave === wave);
  const chosen: ReadyPlan[] = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}

function areApart(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
}

// Plans whose execution waits for a person, or only for its proof, as `/msw:go` and `/msw:status` name them.
export interface WaitingPlan {
  /** The phase's number. */
  readonly phase: string;
  readonly plan: string;
  readonly kind: Question['kind'] | 'unproven';
  /** A sentence without its full stop. */
  readonly reason: string;
  /** What the user types to continue. */
  readonly command: string;
}

/** The next step, or what waits for a person in its phase: nothing of that phase continues without it. */
export function nextWith(next: NextStep, waiting: readonly WaitingPlan[]): NextStep {
  const first =
    waiting.find(({ phase }) => phase === next.phase) ?? (next.phase === null ? waiting[0] : undefined);
  if (first === undefined) return next;
  const more = waiting.length === 1 ? '' : ` ${waiting.length - 1} more wait: /msw:status lists them.`;
  const { phase, command, reason, plan } = first;
  const action = first.kind === 'unproven' ? 'execute' : 'ask';
  return { ...next, action, phase, plans: [plan], command, reason: `${reason}.${more}` };
}
