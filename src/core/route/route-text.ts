// Renders a way and the reason for it: in one line when it is taken, and in full on request.

import type { Way } from '../commands/slash-commands.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';
import { type Route, rulesAsked, typedCommand } from './choose-route.ts';
import { MANY_FILES, type Path } from './rules.ts';
import type { Signals } from './signals.ts';

const IN_WORDS: Readonly<Record<Path, string>> = {
  memory: 'answered from memory',
  loop: 'a loop',
  quick: 'a small plan',
  research: 'research first',
  map: 'a map first',
  plan: 'planning',
  next: 'the next step',
  close: 'the end of the milestone',
  ask: 'yours to decide',
};

/** One line for the person who typed the command. */
export function routeLine({ path, because, notes, instead }: Route): string {
  const others = instead === null ? '' : ` The rules say ${IN_WORDS[instead.path]}: ${instead.because}`;
  return plainLine(`${IN_WORDS[path]}: ${because}${others} ${notes.join(' ')}`, 700);
}

/** The options to add for another way. */
export function otherWays(route: Route, { plan, task }: Signals): string {
  const ways: readonly Way[] =
    task === null
      ? ['next', 'map']
      : ['loop', ...(plan === null ? [] : ['quick' as const]), 'plan', 'research'];
  const others = ways.filter((way) => way !== route.path).map((way) => `--as ${way}`);
  return `Another way: ${others.join(', ')}`;
}

/** Every rule up to the one that decided, and its signals. */
export function renderRoute(route: Route, signals: Signals): Shown {
  const task = signals.task?.text ?? null;
  const typed = typedCommand(route, task);
  const asked = rulesAsked(route);
  const width = Math.max(...asked.map(({ name }) => name.length));
  return forPeople([
    `Way: ${IN_WORDS[route.path]}${typed === null ? '' : `, ${plainLine(typed, 200)}`}`,
    `Why: ${plainLine(route.because, 600)}`,
    ...route.notes.map((note) => `     ${plainLine(note, 400)}`),
    ...(route.instead === null
      ? []
      : [`The rules say ${IN_WORDS[route.instead.path]}: ${plainLine(route.instead.because, 400)}`]),
    otherWays(route, signals),
    '',
    ...(asked.length === 0 ? [] : ['Rules, in the order in which they are asked:']),
    ...asked.map(
      ({ name, when }, at) => `  ${at === asked.length - 1 ? '▸' : '·'} ${name.padEnd(width)}  ${when}`,
    ),
    ...(asked.length === 0 ? [] : ['']),
    'What they look at:',
    ...signalLines(signals).map(([name, value]) => `  ${name.padEnd(9)}  ${plainLine(value, 300)}`),
  ]);
}

function signalLines(signals: Signals): readonly (readonly [name: string, value: string])[] {
  const { task, loop, running, memory, plan, checks, unknown, notebook, report } = signals;
  const listed = (words: readonly string[], none = 'none'): string =>
    words.length === 0 ? none : words.join(', ');
  return [
    ...(task === null
      ? [['task', 'none'] as const]
      : ([
          ['task', `${task.size}${task.sizedBy.length === 0 ? '' : ` (${task.sizedBy.join('; ')})`}`],
          ['unclear', listed(task.unsure.map((words) => `“${words}”`))],
          ['unknown', listed(unknown)],
        ] as const)),
    ['loop', loop === null ? 'none in this session' : `${loop.id}, ${loop.state}`],
    ['running', listed(running.map(({ kind, id }) => `${kind} ${id}`))],
    ['memory', memory === null ? 'no note that answers' : `note ${memory.note} (${memory.words.join(', ')})`],
    ['plan', plan === null ? 'none' : `${plan.step.command ?? plan.step.action}: ${plan.step.reason}`],
    ['map', `${signals.map}; ${countOf(signals.files, 'file')}, and from ${MANY_FILES} on one is needed`],
    ['checks', checks.commands.length === 0 ? 'none' : `${listed(checks.commands)} (${checks.state})`],
    ['notebook', notebook.trouble ?? `${leftOf(notebook.left)} left`],
    ...(report === null ? [] : [['report', report] as const]),
  ];
}

function leftOf(left: number | null): string {
  return left === null ? 'an unknown number of questions' : countOf(left, 'question');
}
