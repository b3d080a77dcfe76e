// Which commands from files may run, as text for people.

import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';
import { escapeLegend, showForList } from './show-command.ts';

interface WaitingCommand {
  readonly command: string;
  /** The file that named it. */
  readonly plan: string;
  /** The exact command that allows it. */
  readonly allow: string;
}

export interface Trust {
  readonly trusted: readonly string[];
  readonly waiting: readonly WaitingCommand[];
}

export function renderTrust({ trusted, waiting }: Trust): Shown {
  const legend = escapeLegend([...trusted, ...waiting.map(({ command }) => command)]);
  const lines = [
    ...(trusted.length === 0
      ? ['No command from a file is trusted in this project.']
      : ['Trusted in this project:', ...trusted.map((command) => `  ${showForList(command)}`)]),
    ...(waiting.length === 0 ? [] : ['Not trusted, and so refused; read each before you allow it:']),
    ...waiting.flatMap(({ command, plan, allow }) => [
      `  ${showForList(command)}`,
      `    named by ${plainLine(plan, 200)}`,
      `    allow it: ${allow}`,
    ]),
    ...(legend === null ? [] : [legend]),
  ];
  return forPeople(lines, Infinity);
}
