// Parses the arguments of `/msw:remember`: options first, then the user's text.

import { readHint } from '../loop/plans/plan-control.ts';

export interface Remembered {
  readonly text: string;
  readonly anyway: boolean;
  readonly supersedes: string | null;
}

export function readRemember(args: string): Remembered {
  let rest = args.trim();
  let [anyway, supersedes]: [boolean, string | null] = [false, null];
  for (;;) {
    const [option, id] = /^(?:--anyway|--supersedes[ =]([\w.-]+))(?=\s|$)/.exec(rest) ?? [];
    if (option === undefined) return { text: readHint(rest), anyway, supersedes };
    if (id === undefined) anyway = true;
    else supersedes = id;
    rest = rest.slice(option.length).trimStart();
  }
}
