// Which commands from files may run, as a person reads it.

import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Prose } from '../text/prose.ts';

export interface WaitingCommand {
  readonly command: string;
  /** The file that named it, as the journal has it. */
  readonly plan: string;
  /** The exact command that allows it. */
  readonly allow: string;
}

export interface Trust {
  readonly trusted: readonly string[];
  readonly waiting: readonly WaitingCommand[];
}

export function renderTrust({ trusted, waiting }: Trust): Prose {
  const allowed =
    trusted.length === 0
      ? ['No command from a file is trusted in this project.']
      : ['Trusted in this project:', ...trusted.map((command) => `  ${plainLine(command, 400)}`)];
  if (waiting.length === 0) return forPeople(allowed);
  return forPeople([
    ...allowed,
    'Not trusted, and so refused; read each before you allow it:',
    ...waiting.flatMap(({ command, plan, allow }) => [
      `  ${plainLine(command, 400)}`,
      `    named by ${plainLine(plan, 200)}`,
      // As it is: it was quoted for copying, and holds nothing that a terminal obeys.
      `    allow it: ${allow}`,
    ]),
  ]);
}
