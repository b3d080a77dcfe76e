// The commands that prove a phase, without duplicates.

import { verifyCommands } from '../rules/verify-commands.ts';
import { claimId } from './judged-claim.ts';
import type { ClaimPlan } from './phase-claims.ts';

export interface PhaseCommand {
  readonly id: string;
  readonly command: string;
  /** `01-02 task 1`, `config.json`. */
  readonly places: readonly string[];
  readonly plans: readonly string[];
  /** What its success proves in the plan's own words: names, results and criteria of its tasks. */
  readonly shows: readonly string[];
}

type Mention = Omit<PhaseCommand, 'id'>;

/** In the order of the plans. @param usual the commands for a phase that names none */
export function phaseCommands(
  plans: readonly ClaimPlan[],
  usual: readonly string[] = [],
): readonly PhaseCommand[] {
  const own = plans.flatMap(ofPlan);
  const settings = (command: string): Mention => ({ command, places: ['config.json'], plans: [], shows: [] });
  const found = new Map<string, PhaseCommand>();
  for (const { command, ...one } of own.length > 0 ? own : usual.map(settings)) {
    const known = found.get(command);
    const both = (key: 'places' | 'plans' | 'shows') => [...new Set([...(known?.[key] ?? []), ...one[key]])];
    const id = claimId('check', command);
    found.set(command, { id, command, places: both('places'), plans: both('plans'), shows: both('shows') });
  }
  return [...found.values()];
}

function ofPlan({ id, document: { text, tasks } }: ClaimPlan): readonly Mention[] {
  const ofTasks = tasks.flatMap(({ start, end, index, name, done, acceptanceCriteria }) => {
    const shows = [name ?? '', done ?? '', ...acceptanceCriteria].filter((said) => said !== '');
    const places = [`${id} task ${index}`];
    return verifyCommands(text.slice(start, end)).map((command) => ({ command, places, plans: [id], shows }));
  });
  const known = new Set(ofTasks.map(({ command }) => command));
  const others = verifyCommands(text).filter((command) => !known.has(command));
  return [...ofTasks, ...others.map((command) => ({ command, places: [id], plans: [id], shows: [] }))];
}
