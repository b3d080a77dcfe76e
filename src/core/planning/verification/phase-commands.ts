// The commands that prove a phase, without duplicates.

import { verifyCommands } from '../rules/verify-commands.ts';
import { claimId } from './judged-claim.ts';
import type { ClaimPlan, Truth } from './phase-claims.ts';

export interface PhaseCommand {
  readonly id: string;
  readonly command: string;
  /** `01-02 task 1`, `truth`. */
  readonly places: readonly string[];
  readonly plans: readonly string[];
  /** What its success proves in the plan's own words: names, results and criteria of its tasks. */
  readonly shows: readonly string[];
  /** Ids of truths that name it as their proof. */
  readonly truths: readonly string[];
}

/** In the order of the plans. @param usual the commands for a phase that names none */
export function phaseCommands(
  plans: readonly ClaimPlan[],
  truths: readonly Truth[],
  usual: readonly string[] = [],
): readonly PhaseCommand[] {
  const found = new Map<string, PhaseCommand>();
  const add = (next: PhaseCommand) => {
    const known = found.get(next.command);
    found.set(next.command, known === undefined ? next : joined(known, next));
  };
  for (const plan of plans) for (const one of ofPlan(plan)) add(one);
  for (const truth of truths) for (const command of truth.checks) add(ofTruth(truth, command));
  if (found.size === 0) for (const command of usual) add(ofSettings(command));
  return [...found.values()];
}

function ofSettings(command: string): PhaseCommand {
  return {
    id: claimId('check', command),
    command,
    places: ['config.json'],
    plans: [],
    shows: [],
    truths: [],
  };
}

function ofPlan({ id, document }: ClaimPlan): readonly PhaseCommand[] {
  const { text, tasks } = document;
  const ofTasks = tasks.flatMap((task) =>
    verifyCommands(text.slice(task.start, task.end)).map((command) => ({
      id: claimId('check', command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      shows: [task.name ?? '', task.done ?? '', ...task.acceptanceCriteria].filter((said) => said !== ''),
      truths: [],
    })),
  );
  const known = new Set(ofTasks.map(({ command }) => command));
  const others = verifyCommands(text).filter((command) => !known.has(command));
  return [
    ...ofTasks,
    ...others.map((command) => ({
      id: claimId('check', command),
      command,
      places: [id],
      plans: [id],
      shows: [],
      truths: [],
    })),
  ];
}

function ofTruth(truth: Truth, command: string): PhaseCommand {
  return {
    id: claimId('check', command),
    command,
    places: ['truth'],
    plans: truth.sources,
    shows: [],
    truths: [truth.id],
  };
}

function joined(a: PhaseCommand, b: PhaseCommand): PhaseCommand {
  const both = (left: readonly string[], right: readonly string[]) => [...new Set([...left, ...right])];
  return {
    ...a,
    places: both(a.places, b.places),
    plans: both(a.plans, b.plans),
    shows: both(a.shows, b.shows),
    truths: both(a.truths, b.truths),
  };
}
