// What `/msw:go` decides without Claude: only what state and typed words leave no choice in.

import type { Way } from '../commands/slash-commands.ts';
import { CLOSE } from '../planning/milestones/open-points.ts';
import type { OwnLoop, PlanningState, ProjectState } from './project-state.ts';
import { type GoRequest, hasTask } from './read-go.ts';
import { type Line, phaseNotPlanned, phaseNumbered, readLine, takeWay } from './ways.ts';

export type Settled =
  /** `line` is null when Claude works without a command. */
  | { readonly kind: 'run'; readonly way: Way; readonly line: Line | null; readonly because: string }
  /** Something for the person to type or to settle first. */
  | { readonly kind: 'tell'; readonly because: string };

/** Null leaves the choice to Claude. */
export function settle(
  state: ProjectState,
  request: Pick<GoRequest, 'task' | 'said' | 'loopOptions' | 'typed'>,
): Settled | null {
  const { task, said, loopOptions, typed } = request;
  const { loop } = state;
  if (said !== null) return asSaid(state, said, request);
  if (!hasTask(request) && loop !== null && loop.state !== 'running')
    return run(
      'resume',
      { command: 'resume', args: '' },
      `Loop ${loop.id} is ${loop.state} (${loop.reason}).`,
    );
  if (loop !== null && loop.state !== 'parked') return tell(whatWithLoop(loop));
  const [option] = loopOptions;
  if (hasTask(request) && option !== undefined)
    return run(
      'loop',
      { command: 'loop', args: typed },
      `You typed --${option}, which says how a loop ends.`,
    );
  if (task !== null) return namedPhase(state, task);
  if (state.plan !== null) return nextStep(state.plan);
  return redChecks(state) ?? tell(NOTHING);
}

const NOTHING =
  'Nothing is planned, no loop waits and no check is known to fail. Say what is to be done, /msw:go "TASK", or plan the project with /msw:init.';

function asSaid(
  state: ProjectState,
  said: Way,
  request: Pick<GoRequest, 'task' | 'loopOptions' | 'typed'>,
): Settled {
  const because = `You said --as ${said}.`;
  if (!hasTask(request) && NEEDS_TASK.has(said))
    return (
      (said === 'loop' ? redChecks(state) : null) ??
      tell(`${because} It needs a task: /msw:go "what to do" --as ${said}`)
    );
  const taken = takeWay(said, state, { typed: request.typed, phase: null });
  return taken.status === 'open' ? run(said, taken.line, because) : tell(taken.reason);
}

const NEEDS_TASK: ReadonlySet<Way> = new Set([
  ...(['do', 'loop', 'quick', 'research', 'recall', 'ask', 'remember'] as const),
]);

function redChecks({ checks }: ProjectState): Settled | null {
  const [first, ...more] = checks.commands;
  if (checks.state !== 'red' || first === undefined) return null;
  const all = more.length === 0 ? first : `${first} (and ${more.length} more)`;
  return run(
    'loop',
    { command: 'loop', args: 'Make the failing checks pass.' },
    `${all} ${more.length === 0 ? 'fails' : 'fail'}.`,
  );
}

function nextStep({ step }: PlanningState): Settled {
  const { action, command, reason } = step;
  if (command === CLOSE) return tell(`${reason} Closing it is yours to say: ${CLOSE}`);
  const line = action === 'ask' ? null : readLine(command);
  return line === null ? tell(command === null ? reason : `${reason} ${command}`) : run('next', line, reason);
}

/** The whole task is the number of a phase, perhaps behind the name of a command. */
const PHASE = /^(?:(discuss|plan|execute|verify|review) )?(?:phase )?(\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?)$/i;

function namedPhase(state: ProjectState, task: string): Settled | null {
  const phases = state.plan?.phases ?? [];
  const [, act, number] = PHASE.exec(task.trim()) ?? [];
  if (number === undefined || phases.length === 0) return null;
  const phase = phaseNumbered(phases, number);
  if (phase === null) return tell(phaseNotPlanned(number, phases));
  const because = `The task names phase ${phase.number}, “${phase.name}”.`;
  const way = WAYS_OF_PHASES.find((one) => one === act?.toLowerCase());
  if (way !== undefined) {
    const taken = takeWay(way, state, { typed: task, phase: phase.number });
    return taken.status === 'open' ? run(way, taken.line, because) : tell(taken.reason);
  }
  const line = readLine(phase.command);
  return line === null
    ? tell(`${because} It is over: say what is to change, or see /msw:status.`)
    : run('next', line, because);
}

const WAYS_OF_PHASES = ['discuss', 'plan', 'execute', 'verify', 'review'] as const;

function whatWithLoop({ id, state, reason }: OwnLoop): string {
  return state === 'running'
    ? `Loop ${id} runs in this session: /msw:resume "WORDS" tells it something, /msw:stop ends it.`
    : `Loop ${id} is paused in this session (${reason}): /msw:resume continues it, /msw:stop ends it.`;
}

function run(way: Way, line: Line | null, because: string): Settled {
  return { kind: 'run', way, line, because };
}

function tell(because: string): Settled {
  return { kind: 'tell', because };
}
