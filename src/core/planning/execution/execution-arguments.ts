// The arguments of `/msw:execute`: a phase, a selection of its plans, and the user's decisions about some of them.

import { hasOption, optionOf, readTyped, type Typed } from '../../commands/read-typed.ts';
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

export type Resolution =
  | { readonly kind: 'choice'; readonly choice: PersonsChoice }
  /** The answer to a checkpoint, in the user's words. */
  | { readonly kind: 'answer'; readonly text: string };

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
  const wave = optionOf(typed, 'wave');
  const trust = optionOf(typed, 'trust');
  const problem =
    phaseProblem(phase, others) ?? waveProblem(wave) ?? trustProblem(trust) ?? changesProblem(typed);
  if (problem !== null || phase === undefined) return refused(problem ?? USAGE);
  const decisions = typed.options.flatMap(([name, value]) => decisionOf(name, value));
  const wrong = decisions.find((decision) => typeof decision === 'string');
  if (wrong !== undefined) return refused(wrong);
  return {
    status: 'ok',
    request: {
      phase,
      wave: wave === null ? null : Number(wave),
      gapsOnly: hasOption(typed, 'gaps-only'),
      trust,
      changes: hasOption(typed, 'take-changes') ? 'take' : hasOption(typed, 'keep-changes') ? 'keep' : null,
      decisions: decisions.filter((decision) => typeof decision !== 'string'),
      controls: !hasOption(typed, 'no-controls'),
    },
  };
}

/** Empty for an option that is not a decision; a sentence for an invalid one. */
function decisionOf(name: string, value: string): readonly (PlanResolution | string)[] {
  if (name === 'answer') return [answerOf(value) ?? `Say which plan and what: ${USAGE}.`];
  const choice = CHOICES.find((one) => one === name);
  if (choice === undefined) return [];
  if (value.startsWith('-')) return [`Option --${choice} needs a plan, for example --${choice} 01-02.`];
  return [{ plan: value, resolution: { kind: 'choice', choice } }];
}

/** Null without a plan or without words. */
function answerOf(typed: string): PlanResolution | null {
  const [plan = ''] = /^\S*/.exec(typed) ?? [];
  const words = typed.slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === '' || text.trim() === '') return null;
  return { plan, resolution: { kind: 'answer', text: text.trim() } };
}

function phaseProblem(phase: string | undefined, others: readonly string[]): string | null {
  if (phase === undefined) return `The phase is missing: ${USAGE}.`;
  if (others.length > 0) return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(phase)
    ? null
    : `"${phase.slice(0, 40)}" is not the number of a phase: ${USAGE}.`;
}

function waveProblem(wave: string | null): string | null {
  if (wave === null || /^\d{1,3}$/.test(wave)) return null;
  return 'Option --wave needs the number of a wave, for example --wave 1.';
}

function trustProblem(trust: string | null): string | null {
  if (trust === null || /^[0-9a-f]{16}$/.test(trust)) return null;
  return 'Option --trust needs the digest that MSW printed below the list of commands.';
}

function changesProblem(typed: Typed): string | null {
  return hasOption(typed, 'keep-changes') && hasOption(typed, 'take-changes')
    ? 'Your changes stay yours (--keep-changes) or go into the commits (--take-changes), not both.'
    : null;
}

function refused(reason: string): ExecutionArguments {
  return { status: 'refused', reason };
}
