// The commands that prove a phase, without duplicates, with the text around them in the plans.

import { decodeEntities } from '../../text/markdown/decode-entities.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import { verifyCommands } from '../rules/verify-commands.ts';
import { claimId } from './judged-claim.ts';
import type { ClaimPlan, Truth } from './phase-claims.ts';
import type { SearchTexts } from './search-command.ts';

export interface PhaseCommand {
  readonly id: string;
  readonly command: string;
  /** `01-02 task 1`, `truth`. */
  readonly places: readonly string[];
  readonly plans: readonly string[];
  readonly texts: SearchTexts;
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
  const texts = { near: [], far: [] };
  return {
    id: claimId('check', command),
    command,
    places: ['config.json'],
    plans: [],
    texts,
    shows: [],
    truths: [],
  };
}

function ofPlan({ id, document }: ClaimPlan): readonly PhaseCommand[] {
  const { text, tasks, mustHaves } = document;
  const ofTasks = tasks.flatMap((task) =>
    verifyCommands(text.slice(task.start, task.end)).map((command) => ({
      id: claimId('check', command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      texts: { near: proseOf(task), far: [task.done ?? '', ...task.acceptanceCriteria, ...mustHaves.truths] },
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
      texts: { near: [], far: mustHaves.truths },
      shows: [],
      truths: [],
    })),
  ];
}

/** The text of a `<verify>` apart from its commands. */
function proseOf(task: PlanTask): readonly string[] {
  const text = task.verify?.text ?? '';
  const prose = text
    .replaceAll(/<(automated|human-check)>(?:(?!<\1>)[\s\S])*?<\/\1>/g, '\n')
    .replaceAll(/<\/?[a-z_-]+>/g, '\n');
  return verifyOnlyCommand(task, prose)
    ? []
    : decodeEntities(prose)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

function verifyOnlyCommand(task: PlanTask, prose: string): boolean {
  return task.verify?.automated.length === 0 && !prose.trim().includes('\n');
}

function ofTruth(truth: Truth, command: string): PhaseCommand {
  return {
    id: claimId('check', command),
    command,
    places: ['truth'],
    plans: truth.sources,
    texts: { near: [], far: truth.wordings },
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
    texts: { near: both(a.texts.near, b.texts.near), far: both(a.texts.far, b.texts.far) },
    shows: both(a.shows, b.shows),
    truths: both(a.truths, b.truths),
  };
}
