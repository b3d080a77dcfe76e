// The rules that choose the way of a task; the first one that holds decides. Each names the signals that it looked at,
// so that people can see why, and choose otherwise.

import type { Way } from '../commands/slash-commands.ts';
import type { NextStep } from '../planning/phases/next-step.ts';
import { countOf } from '../text/count-of.ts';
import type { OwnLoop, PlannedPhase, Signals } from './signals.ts';
import { type Task, tellingWords } from './task.ts';

/** `ask`: a person has to decide something first. */
export type Path = Way | 'ask';

export interface Decision {
  readonly path: Path;
  /** A sentence or two: what was found, and for `ask` what to type. */
  readonly because: string;
  /** The command without the text of the task; null when a person has to decide. */
  readonly command: string | null;
}

export interface Rule {
  readonly name: string;
  /** The condition, for people who read the rules. */
  readonly when: string;
  /** Null when it does not hold. */
  readonly decide: (signals: Signals) => Decision | null;
}

/** A research asks its key questions and two more. */
const QUESTIONS_OF_RESEARCH = 7;
/** Claude finds its way around a smaller project without a map. */
export const MANY_FILES = 150;

export const RULES: readonly Rule[] = [
  {
    name: 'own-loop',
    when: 'no task, and a loop of this session is paused, or one lost its session',
    decide: ({ task, loop }) =>
      task === null && loop !== null && loop.state !== 'running'
        ? next('/msw:resume', `Loop ${loop.id} is ${loop.state} (${loop.reason}).`)
        : null,
  },
  {
    name: 'busy',
    when: 'a loop of this session is not over',
    decide: ({ loop }) => (loop === null || loop.state === 'parked' ? null : ask(whatWithLoop(loop))),
  },
  {
    name: 'typed-checks',
    when: 'options of a loop were typed',
    decide: ({ task, loopOptions: [first] }) =>
      task === null || first === undefined
        ? null
        : decided('loop', '/msw:loop', `You typed --${first}, which says how a loop ends.`),
  },
  {
    name: 'close-milestone',
    when: 'no task, or the words to close it, and the milestone can be closed',
    decide: (signals) =>
      meansProject(signals) && signals.plan?.step.command === CLOSE
        ? decided('close', CLOSE, `${signals.plan.step.reason} Closing it is yours to say: ${CLOSE}`)
        : null,
  },
  {
    name: 'not-to-close',
    when: 'the task is to close the milestone, and something is open',
    decide: ({ task, plan }) =>
      task?.wants === 'close'
        ? ask(
            `The milestone cannot be closed yet. ${plan === null ? 'Nothing is planned here.' : told(plan.step)}`,
          )
        : null,
  },
  {
    name: 'waits-for-you',
    when: 'no task, or the words to continue, and a step of the plan waits for a person',
    decide: (signals) =>
      meansProject(signals) && signals.plan !== null && waits(signals.plan.step)
        ? ask(told(signals.plan.step))
        : null,
  },
  {
    name: 'next-step',
    when: 'no task, or the words to continue, and the project is planned',
    decide: (signals) =>
      meansProject(signals) && signals.plan !== null
        ? next(signals.plan.step.command, signals.plan.step.reason)
        : null,
  },
  {
    name: 'red-checks',
    when: 'no task and no plan, and the checks of the project fail',
    decide: (signals) =>
      meansProject(signals) && signals.checks.state === 'red'
        ? decided('loop', '/msw:loop', `Nothing is planned, and ${listed(signals.checks.commands)} fails.`)
        : null,
  },
  {
    name: 'nothing-to-do',
    when: 'no task, no plan, and nothing that is known to fail',
    decide: (signals) =>
      meansProject(signals)
        ? ask(
            'Nothing is planned, no loop waits and no check is known to fail. Say what is to be done, /msw:go "TASK", or plan the project with /msw:init.',
          )
        : null,
  },
  {
    name: 'asked-to-map',
    when: 'the task is to map the codebase',
    decide: ({ task }) =>
      task?.wants === 'map' ? decided('map', '/msw:map', 'The task asks for a map.') : null,
  },
  {
    name: 'asked-to-plan',
    when: 'the task is to plan the project or a milestone',
    decide: ({ task, plan }) => {
      if (task?.wants !== 'plan') return null;
      if (plan === null) return decided('plan', '/msw:init', 'The task asks for a plan, and there is none.');
      return waits(plan.step) ? ask(told(plan.step)) : decided('plan', plan.step.command, plan.step.reason);
    },
  },
  {
    name: 'no-such-phase',
    when: 'the task names a phase that the roadmap does not have',
    decide: ({ task, plan }) => {
      if (task?.phase == null || phaseNumbered(plan?.phases, task.phase.number) !== null) return null;
      const where = plan === null ? 'nothing is planned here: /msw:init' : 'see /msw:status';
      return ask(`There is no phase ${task.phase.number}; ${where}.`);
    },
  },
  { name: 'named-phase', when: 'the task names a phase', decide: namedPhase },
  {
    name: 'remembered',
    when: 'the task is a question, and a note has most of its words',
    decide: ({ task, memory }) =>
      task?.isQuestion && memory !== null
        ? decided(
            'memory',
            '/msw:recall',
            `It is a question, and note ${memory.note} has ${Math.round(memory.share * 100)}% of its words: ${memory.words.join(', ')}.`,
          )
        : null,
  },
  {
    name: 'research-runs',
    when: 'research on the same subject is running or queued',
    decide: ({ task, running }) => {
      const same =
        task === null ? undefined : running.find((one) => one.kind === 'research' && isSame(task, one.about));
      return same === undefined
        ? null
        : ask(
            `Research on “${same.about}” is under way, and tells you when it ends. Type this again then, or /msw:go --as loop to do it without.`,
          );
    },
  },
  {
    name: 'too-vague',
    when: 'the task does not say what is to become of what, and no check is known to fail',
    decide: ({ task, checks }) =>
      task?.isVague && !(checks.state === 'red' && task.text !== '')
        ? ask(
            'The task does not say what is wrong or what is wanted. Say that in a sentence; the checks of the project, or --check, say when it is done.',
          )
        : null,
  },
  {
    name: 'research-first',
    when: 'the task says that the way is unclear, or names something that the project does not know, and NotebookLM can be asked',
    decide: (signals) =>
      wantsResearch(signals) !== null && whyNoResearch(signals) === null
        ? decided('research', '/msw:research', `${wantsResearch(signals) ?? ''} ${quotaSentence(signals)}`)
        : null,
  },
  {
    name: 'only-a-question',
    when: 'the task is a question, or asks for a comparison, that neither the memory nor NotebookLM can answer',
    decide: ({ task, notebook }) =>
      task?.isQuestion || (task !== null && isOnlyResearch(task))
        ? ask(
            `It asks something and changes nothing; the project's memory has no note on it${notebook.trouble === null ? '' : `, and NotebookLM cannot be asked (${notebook.trouble})`}. Ask Claude without /msw:go, or have it looked up with /msw:research.`,
          )
        : null,
  },
  {
    name: 'map-first',
    when: 'the task is large or a phase of the plan, in a project of many files whose map is missing or out of date',
    decide: mapFirst,
  },
  {
    name: 'planned-phase',
    when: 'the task has the words of a phase that is open',
    decide: ({ task, plan }) => {
      const phase = matchingPhase(task, plan?.phases);
      return phase === null
        ? null
        : forPhase(phase, `The task is phase ${phase.number} of the roadmap, “${phase.name}”.`);
    },
  },
  {
    name: 'plan-first',
    when: 'the task is large, and nothing is planned',
    decide: ({ task, plan }) =>
      task?.size === 'large' && plan === null
        ? decided(
            'plan',
            '/msw:init',
            `The task is large (${task.sizedBy.join('; ')}), and nothing is planned.`,
          )
        : null,
  },
  {
    name: 'not-in-the-roadmap',
    when: 'the task is large, and the roadmap does not have it',
    decide: ({ task, plan }) =>
      task?.size === 'large' && plan !== null
        ? ask(
            `The task is large (${task.sizedBy.join('; ')}), and no open phase of the roadmap is about it. /msw:init --milestone plans it when this milestone is closed; /msw:go --as quick or --as loop does it now.`,
          )
        : null,
  },
  {
    name: 'quick-plan',
    when: 'the project is planned and names no check of its own',
    decide: ({ task, plan, checks }) =>
      task !== null && plan !== null && checks.commands.length === 0
        ? decided(
            'quick',
            '/msw:quick',
            'The project names no check: a small plan says how the task is proven.',
          )
        : null,
  },
  {
    name: 'no-checks',
    when: 'nothing could say when the task is done',
    decide: ({ task, checks }) =>
      task !== null && checks.commands.length === 0
        ? ask(
            'Nothing in this project says when that is done: name a command with --check "COMMAND", or --promise TEXT.',
          )
        : null,
  },
  {
    name: 'checks-decide',
    when: 'everything else',
    decide: ({ task, checks }) =>
      task === null
        ? null
        : decided('loop', '/msw:loop', `${sizeSentence(task)} ${checksSentence(checks, task)}`),
  },
];

/** Sentences on what would have come first, had it been possible. */
export function notesOn(signals: Signals, { path }: Decision): readonly string[] {
  const wanted = path === 'loop' || path === 'quick' || path === 'plan' ? wantsResearch(signals) : null;
  const why = wanted === null ? null : whyNoResearch(signals);
  const others = path === 'loop' ? signals.running.filter(({ kind }) => kind !== 'research') : [];
  return [
    ...(why === null ? [] : [`${wanted} Research does not come first: ${why}.`]),
    ...others.map(({ kind, id }) => `The ${kind} ${id} works in this project, too.`),
  ];
}

const CLOSE = '/msw:go --close';

export function decided(path: Path, command: string | null, because: string): Decision {
  return { path, command, because };
}

export function ask(because: string): Decision {
  return { path: 'ask', command: null, because };
}

function next(command: string | null, because: string): Decision {
  return command === null ? ask(because) : { path: 'next', command, because };
}

function meansProject({ task }: Signals): boolean {
  return task === null || task.wants === 'next' || task.wants === 'close';
}

function waits({ action, command }: NextStep): boolean {
  return action === 'ask' || command === null;
}

function told({ reason, command }: NextStep): string {
  return command === null ? reason : `${reason} ${command}`;
}

function whatWithLoop({ id, state, reason }: OwnLoop): string {
  return state === 'running'
    ? `Loop ${id} runs in this session: /msw:resume "WORDS" tells it something, /msw:stop ends it.`
    : `Loop ${id} is paused in this session (${reason}): /msw:resume continues it, /msw:stop ends it.`;
}

function phaseNumbered(phases: readonly PlannedPhase[] = [], number: string): PlannedPhase | null {
  const key = (text: string) => text.toLowerCase().replace(/^0+(?=\d)/, '');
  return phases.find((one) => key(one.number) === key(number)) ?? null;
}

function namedPhase({ task, plan }: Signals): Decision | null {
  const phase = task?.phase == null ? null : phaseNumbered(plan?.phases, task.phase.number);
  if (task?.phase == null || phase === null) return null;
  const { number, act } = task.phase;
  const because = `The task names phase ${phase.number}, “${phase.name}”.`;
  if (act === null) return forPhase(phase, because);
  return decided(act === 'plan' || act === 'discuss' ? 'plan' : 'next', `/msw:${act} ${number}`, because);
}

function forPhase({ command }: PlannedPhase, because: string): Decision {
  if (command === null) return ask(`${because} It is over: say what is to change, or see /msw:status.`);
  const isPlanning = /^\/msw:(?:plan|discuss)\b/.test(command);
  return decided(isPlanning ? 'plan' : 'next', command, `${because} Next there is ${command}.`);
}

/** Finds a phase by the words of its name. */
export function matchingPhase(task: Task | null, phases: readonly PlannedPhase[] = []): PlannedPhase | null {
  if (task === null || task.isQuestion) return null;
  const words = new Set(tellingWords(task.text));
  return (
    phases.find(({ name, command }) => {
      const wanted = tellingWords(name);
      const found = wanted.filter((word) => words.has(word)).length;
      return (
        command !== null &&
        wanted.length > 0 &&
        found / wanted.length >= 0.75 &&
        (found > 1 || words.size <= 3)
      );
    }) ?? null
  );
}

function isSame({ text }: Task, about: string): boolean {
  const wanted = tellingWords(about);
  const words = new Set(tellingWords(text));
  return wanted.length > 0 && wanted.filter((word) => words.has(word)).length / wanted.length >= 0.75;
}

function isOnlyResearch({ text, unsure }: Task): boolean {
  return unsure.length > 0 && /^(?:research|compare|evaluate|survey|explore)\b/i.test(text.trim());
}

/** Why research would help, in a sentence; null when it would not. */
function wantsResearch({ task, unknown }: Signals): string | null {
  if (task === null) return null;
  const [unsure] = task.unsure;
  if (unsure !== undefined) return `The task says “${unsure}”.`;
  if (task.size === 'small' || task.isAboutFailure || unknown.length === 0) return null;
  return `The task names ${unknown.join(', ')}, which nothing in this project mentions.`;
}

/** A clause; null when research can come first. */
function whyNoResearch({ report, notebook }: Signals): string | null {
  if (report !== null) return `it is done, see ${report}`;
  if (notebook.trouble !== null) return notebook.trouble;
  const { left } = notebook;
  if (left === null || left >= QUESTIONS_OF_RESEARCH) return null;
  return `it takes ${QUESTIONS_OF_RESEARCH} questions to NotebookLM, and ${left} are left for now`;
}

function quotaSentence({ notebook: { left } }: Signals): string {
  return left === null
    ? 'NotebookLM can be asked.'
    : `NotebookLM can be asked: ${countOf(left, 'question is', 'questions are')} left.`;
}

function mapFirst({ task, plan, map, files }: Signals): Decision | null {
  if (task === null || map === 'current' || files < MANY_FILES) return null;
  const phase = matchingPhase(task, plan?.phases);
  const isPlanning = phase?.command !== null && phase?.command?.startsWith('/msw:execute') !== true;
  if (task.size !== 'large' && (phase === null || !isPlanning)) return null;
  const why =
    map === 'missing'
      ? `There is no map of these ${files} files`
      : 'The codebase has changed since it was mapped';
  const what =
    phase === null
      ? `the task is large (${task.sizedBy.join('; ')})`
      : `phase ${phase.number} is to be planned`;
  return decided('map', '/msw:map', `${why}, and ${what}. When it is mapped, type this again.`);
}

function sizeSentence({ size, sizedBy, isAboutFailure }: Task): string {
  const why = sizedBy.length === 0 ? '' : ` (${sizedBy.join('; ')})`;
  return `The task is ${size}${why}${isAboutFailure ? ' and speaks of a failure' : ''}.`;
}

function checksSentence({ commands, state }: Signals['checks'], { isAboutFailure }: Task): string {
  const shown = listed(commands);
  if (state === 'red') return `${shown} fails now, and says when it is done.`;
  if (state === 'green' && isAboutFailure)
    return `${shown} passes now, so add a test that fails, or name the check that does.`;
  return `${shown} says when it is done.`;
}

function listed(commands: readonly string[]): string {
  const [first = '', ...more] = commands;
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}
