// The next step of an execution: which plans get an executor, what a person has to decide first, or that all is done.

import type { NextStep } from '../phases/next-step.ts';
import type { Assignment, ExecutionMode, ExecutionPlan } from './execution-plan.ts';
import { mayMeet } from './plan-work.ts';

export interface ExecutionQuestion {
  readonly plan: string;
  readonly kind: 'half-done' | 'checkpoint' | 'halted' | 'untrusted';
}

export interface ExecutionStep {
  /** `ask`, `checkpoint` and `halted` wait for a person. */
  readonly status: 'run' | 'ask' | 'checkpoint' | 'halted' | 'done';
  /** Executors to start now, in parallel when there are several. Empty unless `run`. */
  readonly batch: readonly Assignment[];
  readonly questions: readonly ExecutionQuestion[];
  readonly done: readonly string[];
  readonly skipped: readonly string[];
  /** Plans that cannot run, with the plans that they wait for. */
  readonly blocked: readonly { readonly plan: string; readonly by: readonly string[] }[];
}

/** Pure and never throws. `done` once nothing in scope is left to run. @param mostAtOnce executors */
export function nextExecution(plans: readonly ExecutionPlan[], mostAtOnce: number): ExecutionStep {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
  const isFinished = (plan: ExecutionPlan) =>
    standing.has(plan.id) ? standing.get(plan.id)?.kind === 'done' : plan.summary === 'complete';
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind: Standing['kind']) =>
    scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }): readonly ExecutionQuestion[] => {
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
    batch: status === 'run' ? chooseBatch(free, mostAtOnce) : [],
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
  | { readonly kind: 'question'; readonly question: ExecutionQuestion['kind'] }
  | { readonly kind: 'ready'; readonly assignment: Assignment };

/** MSW's record takes precedence: a summary can exist without proof that its plan is done. */
function standingOf(plan: ExecutionPlan): Standing {
  const { record } = plan;
  if (record === null) return withoutRecord(plan);
  if (record.state === 'resolved') {
    if (record.choice !== 'skip') return ready(plan, record.choice);
    return { kind: plan.summary === 'complete' ? 'done' : 'skipped' };
  }
  if (record.state !== 'checkpoint') return { kind: 'question', question: record.state };
  const answer = record.answer ?? plan.autoAnswer;
  return answer === null ? { kind: 'question', question: 'checkpoint' } : ready(plan, 'continue', answer);
}

function withoutRecord(plan: ExecutionPlan): Standing {
  if (plan.summary === 'unproven') return ready(plan, 'close');
  if (plan.summary !== null) return { kind: plan.summary === 'halted' ? 'halted' : 'done' };
  return plan.commits.length > 0 ? { kind: 'question', question: 'half-done' } : ready(plan, 'fresh');
}

function ready({ id }: ExecutionPlan, mode: ExecutionMode, answer: string | null = null): Standing {
  return { kind: 'ready', assignment: { plan: id, mode, answer } };
}

/** Decisions come before new work, since they may change it. A halted plan only stops its dependants. */
function statusOf(
  questions: readonly ExecutionQuestion[],
  ready: number,
  stopped: number,
): ExecutionStep['status'] {
  const has = (...kinds: readonly ExecutionQuestion['kind'][]) =>
    questions.some(({ kind }) => kinds.includes(kind));
  if (has('half-done', 'untrusted')) return 'ask';
  if (has('checkpoint')) return 'checkpoint';
  if (ready > 0) return 'run';
  return stopped > 0 || has('halted') ? 'halted' : 'done';
}

/** Plans that depend, directly or indirectly, on one that cannot finish by itself; and the members of a cycle. */
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

/** Direct and indirect dependencies. A set that grows while it is iterated, so cycles end. */
function waitsFor(plan: ExecutionPlan, byId: ReadonlyMap<string, ExecutionPlan>): ReadonlySet<string> {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}

// Selects the plans to run now from those that could; several run in parallel.
interface ReadyPlan {
  readonly plan: ExecutionPlan;
  readonly assignment: Assignment;
}

/** Only from the first wave, and in parallel only if they name their files and share none. */
function chooseBatch(ready: readonly ReadyPlan[], mostAtOnce: number): readonly Assignment[] {
  const wave = Math.min(...ready.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready.filter(({ plan }) => plan.wave === wave);
  const chosen: ReadyPlan[] = [];
  for (const one of candidates) {
    if (chosen.length >= Math.max(1, mostAtOnce)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}

function areApart(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
}

// Plans whose execution waits for a person, or only for its proof, as shown by `/msw:go` and `/msw:status`.
export interface WaitingPlan {
  /** The phase's number. */
  readonly phase: string;
  /** Null for the whole phase. */
  readonly plan: string | null;
  /** `team`: a worker has it, or its branch is not merged. */
  readonly kind: ExecutionQuestion['kind'] | 'unproven' | 'team';
  /** A sentence without its full stop. */
  readonly reason: string;
  /** The command that continues. */
  readonly command: string;
}

/** The next step, or a plan of its phase that waits for a person: the phase cannot continue without it. */
export function nextWith(next: NextStep, waiting: readonly WaitingPlan[]): NextStep {
  // What was carried out here after all needs no branch.
  const isInTheWay = ({ phase, kind }: WaitingPlan) =>
    phase === next.phase && (kind !== 'team' || next.action === 'execute');
  const first = waiting.find(isInTheWay) ?? (next.phase === null ? waiting[0] : undefined);
  if (first === undefined) return next;
  const more = waiting.length === 1 ? '' : ` ${waiting.length - 1} more wait: /msw:status lists them.`;
  const { phase, command, reason, plan } = first;
  const action = first.kind === 'unproven' ? 'execute' : 'ask';
  return { ...next, action, phase, plans: plan === null ? [] : [plan], command, reason: `${reason}.${more}` };
}
