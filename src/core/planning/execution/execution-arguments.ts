// The arguments of `/msw:execute`: a phase, a selection of its plans, and the user's decisions about some of them.

import { hasOption, optionOf, readTyped } from '../../commands/read-typed.ts';
import { CHOICES, type PersonsChoice } from './execution-plan.ts';

export interface ExecutionRequest {
  /** As typed. */
  readonly phase: string;
  readonly wave: number | null;
  readonly gapsOnly: boolean;
  /** The digest of the commands that the user has read and allows; null when not given. */
  readonly trust: string | null;
  /** What to do with the user's own changes in the plans' files; null when not given. */
  readonly changes: 'keep' | 'take' | null;
  readonly decisions: readonly PlanResolution[];
  /** False: passing checks are not run again to see what they are worth. */
  readonly controls: boolean;
}

export interface PlanResolution {
  /** As typed: `01-02`. */
  readonly plan: string;
  readonly resolution: Resolution;
}

/** A choice, or the answer to a checkpoint in the user's words. */
export type Resolution = PersonsChoice | { readonly answer: string };

export type ExecutionArguments =
  | { readonly status: 'ok'; readonly request: ExecutionRequest }
  | { readonly status: 'refused'; readonly reason: string };

const USAGE =
  '/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--keep-changes|--take-changes] [--no-controls] [--close|--again|--skip PLAN] [--answer PLAN WORDS]';

/** Every refusal is one sentence that says what to type. */
export function executionArguments(raw: string): ExecutionArguments {
  const typed = readTyped('execute', raw);
  if (typed.status === 'refused') return typed;
  const [phase, ...others] = typed.words;
  if (phase === undefined) return refused(`The phase is missing: ${USAGE}.`);
  if (others.length > 0) return refused(`One phase at a time: ${USAGE}.`);
  const wave = optionOf(typed, 'wave');
  if (wave !== null && !/^\d{1,3}$/.test(wave))
    return refused('Option --wave needs the number of a wave, for example --wave 1.');
  const [keep, take] = [hasOption(typed, 'keep-changes'), hasOption(typed, 'take-changes')];
  if (keep && take)
    return refused(
      'Your changes stay yours (--keep-changes) or go into the commits (--take-changes), not both.',
    );
  const decisions = typed.options.flatMap(([name, value]) => decisionOf(name, value));
  if (decisions.includes(null)) return refused(`Say which plan and what: ${USAGE}.`);
  return {
    status: 'ok',
    request: {
      phase,
      wave: wave === null ? null : Number(wave),
      gapsOnly: hasOption(typed, 'gaps-only'),
      trust: optionOf(typed, 'trust'),
      changes: take ? 'take' : keep ? 'keep' : null,
      decisions: decisions.filter((decision) => decision !== null),
      controls: !hasOption(typed, 'no-controls'),
    },
  };
}

/** Empty for an option that is not a decision; null in it for an answer without a plan or words. */
function decisionOf(name: string, value: string): readonly (PlanResolution | null)[] {
  if (name === 'answer') return [answerOf(value)];
  const choice = CHOICES.find((one) => one === name);
  return choice === undefined ? [] : [{ plan: value, resolution: choice }];
}

function answerOf(typed: string): PlanResolution | null {
  const [plan = ''] = /^\S*/.exec(typed) ?? [];
  const words = typed.slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === '' || text.trim() === '') return null;
  return { plan, resolution: { answer: text.trim() } };
}

function refused(reason: string): ExecutionArguments {
  return { status: 'refused', reason };
}
