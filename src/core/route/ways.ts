// The ways of a task: what each is for, whether the project's state leaves it open, and the command that it becomes.

import { type CommandName, findCommand, WAYS, type Way } from '../commands/slash-commands.ts';
import { BEGIN, CLOSE } from '../planning/milestones/open-points.ts';
import { countOf } from '../text/count-of.ts';
import { plainLine } from '../text/plain-line.ts';
import { literal, type Prose, prose } from '../text/prose.ts';
import type { PlannedPhase, ProjectState } from './project-state.ts';

/** What is typed behind the command: the task, the number of a phase, or nothing. */
type Takes = 'task' | 'phase' | 'nothing';

interface WayOf {
  /** A clause for whoever chooses. */
  readonly about: Prose;
  readonly takes: Takes;
  /** A sentence; null while it is open. */
  readonly whyClosed: (state: ProjectState) => string | null;
}

/** A research asks its key questions and two more. */
const QUESTIONS_OF_RESEARCH = 7;

const isOpen = (): null => null;

const TABLE: Readonly<Record<Way, WayOf>> = {
  do: {
    about: prose`no command and no loop, as for a question, git, a release or a remark: answer, ask the user what is missing, or do it in one go`,
    takes: 'task',
    whyClosed: isOpen,
  },
  loop: {
    about: prose`change files until the checks pass`,
    takes: 'task',
    whyClosed: ({ checks }) =>
      checks.commands.length > 0
        ? null
        : 'No check is known here, and only the user can name one: /msw:loop "TASK" --check COMMAND',
  },
  quick: {
    about: prose`a small task in a planned project: a short plan with its own checks, then the work`,
    takes: 'task',
    whyClosed: unplanned,
  },
  init: {
    about: prose`plan a whole project, or its next milestone, beginning with the task`,
    takes: 'nothing',
    whyClosed: ({ plan }) =>
      plan === null || plan.step.command === BEGIN
        ? null
        : `The project is planned, and its milestone is not closed. ${plan.step.reason}`,
  },
  discuss: phaseWay(prose`settle with the user what is open in a phase`),
  plan: phaseWay(prose`write the plans of a phase`),
  execute: phaseWay(prose`carry out the plans of a phase`),
  verify: phaseWay(prose`verify what was done in a phase`),
  review: phaseWay(prose`have a fresh reviewer look at the changes of a phase`),
  next: {
    about: prose`continue the plan with its next step`,
    takes: 'nothing',
    whyClosed: (state) => {
      const { plan } = state;
      if (plan === null) return unplanned(state);
      const { action, command, reason } = plan.step;
      if (action === 'ask' || command === null) return `It waits for a person: ${reason}`;
      return command === CLOSE ? `Closing the milestone is for the user to type: ${CLOSE}` : null;
    },
  },
  resume: {
    about: prose`continue the loop whose session is gone`,
    takes: 'task',
    whyClosed: ({ loop }) => (loop?.state === 'parked' ? null : 'No loop waits for a session.'),
  },
  map: {
    about: prose`write documents about the whole codebase`,
    takes: 'nothing',
    whyClosed: ({ map }) =>
      map === 'current' ? 'The map is current; to write it anew, the user types /msw:map --refresh' : null,
  },
  research: {
    about: prose`a report with sources on a topic from outside the project, through NotebookLM`,
    takes: 'task',
    whyClosed: ({ notebook: { trouble, left } }) => {
      if (trouble !== null) return `NotebookLM cannot be asked: ${trouble}.`;
      if (left === null || left >= QUESTIONS_OF_RESEARCH) return null;
      return `It takes ${QUESTIONS_OF_RESEARCH} questions to NotebookLM, and ${countOf(left, 'question is', 'questions are')} left for today.`;
    },
  },
  recall: {
    about: prose`look a question up in the notes of this project's memory`,
    takes: 'task',
    whyClosed: isOpen,
  },
  ask: {
    about: prose`answer a question from the user's vault of notes`,
    takes: 'task',
    whyClosed: ({ inVault }) =>
      inVault ? null : 'This project is in no vault; the user names one: /msw:ask "QUESTION" --dir DIR',
  },
  remember: {
    about: prose`keep what the task says as a note`,
    takes: 'task',
    whyClosed: isOpen,
  },
};

function phaseWay(about: Prose): WayOf {
  return {
    about,
    takes: 'phase',
    whyClosed: (state) => {
      if (state.plan?.phases.length === 0) return state.plan.step.reason;
      return unplanned(state);
    },
  };
}

function unplanned({ plan }: ProjectState): string | null {
  return plan === null ? 'Nothing is planned here.' : null;
}

/** A way in this state, as whoever chooses is told. */
export interface WayHere {
  readonly way: Way;
  readonly name: Prose;
  readonly about: Prose;
  readonly takes: Takes;
  /** Null when it is open. */
  readonly closed: string | null;
}

export function waysIn(state: ProjectState): readonly WayHere[] {
  return WAYS.map((way) => {
    const { about, takes, whyClosed } = TABLE[way];
    return { way, name: literal(way), about, takes, closed: whyClosed(state) };
  });
}

/** A command of MSW and what is typed behind it. */
export interface Line {
  readonly command: Exclude<CommandName, 'go'>;
  readonly args: string;
}

export type Taken =
  /** `line` is null for `do`. */
  | { readonly status: 'open'; readonly line: Line | null }
  /** One sentence, or two, that name what else is open. */
  | { readonly status: 'closed'; readonly reason: string };

/**
 * @param typed the task exactly as the user typed it, quotes included
 * @param phase null for the phase of the plan's next step
 */
export function takeWay(
  way: Way,
  state: ProjectState,
  { typed, phase }: { readonly typed: string; readonly phase: string | null },
): Taken {
  const closed = TABLE[way].whyClosed(state);
  if (closed !== null) {
    const open = waysIn(state).filter((one) => one.closed === null);
    return refuse(`The way ${way} is closed. ${closed} Open: ${open.map((one) => one.way).join(', ')}`);
  }
  const task = typed.replace(/^--\s+/, '');
  switch (way) {
    case 'do':
      return { status: 'open', line: null };
    case 'discuss':
    case 'plan':
    case 'execute':
    case 'verify':
    case 'review':
      return inPhase(way, state, phase);
    case 'next':
      return { status: 'open', line: readLine(state.plan?.step.command ?? null) };
    case 'init':
      return open('init', state.plan === null ? '' : '--milestone');
    case 'map':
      return open('map', '');
    // Only its own reader understands what stands behind a lone `--`.
    case 'loop':
      return open('loop', typed);
    default:
      return open(way, task);
  }
}

function inPhase(
  way: 'discuss' | 'plan' | 'execute' | 'verify' | 'review',
  { plan }: ProjectState,
  wanted: string | null,
): Taken {
  const phases = plan?.phases ?? [];
  const number = wanted ?? plan?.step.phase ?? null;
  if (number === null) return refuse(`The way ${way} needs a phase: add --phase N.`);
  const found = phaseNumbered(phases, number);
  if (found === null) return refuse(phaseNotPlanned(number, phases));
  return way === 'review' ? open('verify', `${found.number} --review`) : open(way, found.number);
}

export function phaseNotPlanned(number: string, phases: readonly PlannedPhase[]): string {
  const known = phases.map((one) => one.number).join(', ');
  return `There is no phase ${plainLine(number, 20)}: the roadmap has ${plainLine(known, 200)}.`;
}

/** `01` is phase 1. */
export function phaseNumbered(phases: readonly PlannedPhase[], number: string): PlannedPhase | null {
  const key = (text: string) => text.toLowerCase().replace(/^0+(?=\d)/, '');
  return phases.find((one) => key(one.number) === key(number)) ?? null;
}

/** Null when the line calls no command, or `/msw:go` itself. */
export function readLine(line: string | null): Line | null {
  const [, name = '', args = ''] = /^\/msw:([a-z]+)(?: (.*))?$/.exec(line ?? '') ?? [];
  const command = findCommand(name)?.name ?? 'go';
  return command === 'go' ? null : { command, args };
}

function open(command: Line['command'], args: string): Taken {
  return { status: 'open', line: { command, args } };
}

function refuse(reason: string): Taken {
  return { status: 'closed', reason };
}
