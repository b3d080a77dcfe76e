// Plans `/msw:loop`: the checks with which a loop is armed, or one sentence saying why none is. The live command and
// `loop explain` use the same plan.

import type { Check } from '../../checks/check-result.ts';
import type { LoopRequest } from '../../commands/loop-options.ts';
import { secondsForChecks } from '../hook-time.ts';
import type { Loop } from '../loop.ts';

/** Refused commands and the file that names them. */
interface Refused {
  readonly plan: string;
  readonly commands: readonly string[];
}

export type ArmingPlan =
  /** `trusts`: commands that the user allows by this slash command. */
  | { readonly kind: 'arm'; readonly checks: readonly Check[]; readonly trusts: readonly string[] }
  /** `refused` is kept for `trust list`. */
  | { readonly kind: 'refuse'; readonly reason: string; readonly refused: readonly Refused[] };

interface ArmingFacts {
  /** The checks of the plan given by `--plan`, if any. */
  readonly planned: ArmingPlan | null;
  /** The checks that the project itself proposes, if `mayPropose`. */
  readonly proposed: readonly Pick<Check, 'name' | 'command'>[];
  /** Why the project's own test is not among them; null when it is, or when there is none. */
  readonly unproposed: string | null;
  /** Why a check cannot do its work here, and what to type instead; null when it may. */
  readonly objectionTo: (check: Check) => string | null;
  /** The session's existing loop, if any. */
  readonly owned: Loop | null;
  /** Why the state of the loops cannot be written; null when it can. */
  readonly unusable: string | null;
}

export function planArming(request: LoopRequest, facts: ArmingFacts): ArmingPlan {
  const open = chooseChecks(request, facts);
  if (open.kind === 'refuse') return open;
  const sealed = request.sealed.map((check) => ({ ...check, origin: 'sealed' as const }));
  const chosen = { ...open, checks: nameChecks([...open.checks, ...sealed]) };
  const reason =
    exceedsHookTime(request, chosen.checks) ??
    facts.unusable ??
    (facts.owned === null ? null : secondLoop(facts.owned)) ??
    firstObjection(chosen.checks, facts);
  return reason === null ? chosen : refuse(reason);
}

function firstObjection(checks: readonly Check[], { objectionTo }: ArmingFacts): string | null {
  for (const check of checks) {
    const objection = objectionTo(check);
    if (objection !== null) return objection;
  }
  return null;
}

/** True when the project's own checks are used. */
export function mayPropose({ plan, checks, proposeChecks }: LoopRequest): boolean {
  return plan === null && checks.length === 0 && proposeChecks;
}

export function secondLoop({ terms, progress }: Loop): string {
  const state = progress.pause === null ? 'runs' : 'is paused';
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or continue with /msw:resume.`;
}

export function refuse(reason: string, refused: readonly Refused[] = []): ArmingPlan {
  return { kind: 'refuse', reason, refused };
}

function chooseChecks(request: LoopRequest, { planned, proposed, unproposed }: ArmingFacts): ArmingPlan {
  const typed = request.checks.map((check) => ({ ...check, origin: 'typed' as const }));
  if (planned !== null)
    return planned.kind === 'refuse'
      ? planned
      : { ...planned, checks: nameChecks([...typed, ...planned.checks]) };
  if (!mayPropose(request)) return arm(typed);
  if (unproposed !== null) return refuse(unproposed);
  if (proposed.length === 0 && request.completionPromise === null) {
    return refuse(
      'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.',
    );
  }
  return arm(proposed.map(({ name, command }) => ({ name, command, origin: 'proposed' })));
}

function arm(checks: readonly Check[]): ArmingPlan {
  return { kind: 'arm', checks: nameChecks(checks), trusts: [] };
}

function exceedsHookTime(request: LoopRequest, checks: readonly Check[]): string | null {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}

/** Keeps the order and drops duplicate commands, which would only cost time; a name already taken gets a number. */
export function nameChecks(checks: readonly Check[]): readonly Check[] {
  const taken = new Set<string>();
  return checks.filter(isFirst).map((check) => {
    let name = check.name;
    for (let number = 2; taken.has(name); number++) name = `${check.name}-${number}`;
    taken.add(name);
    return { ...check, name };
  });
}

function isFirst({ command }: Check, index: number, checks: readonly Check[]): boolean {
  return checks.findIndex((other) => other.command.trim() === command.trim()) === index;
}
