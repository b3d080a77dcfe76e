// MSW's answer, and its reader: to a command that a person typed, to a session that starts or stops, or to changed
// settings.

import { forPeople } from './for-people.ts';
import { plainLine } from './plain-line.ts';
import type { Prose } from './prose.ts';
import type { Shown } from './shown.ts';

export type Answer =
  /** MSW says nothing. */
  | { readonly kind: 'silent' }
  /** One line for the person; Claude never sees it. */
  | {
      readonly kind: 'notice';
      readonly notice: string;
      /** The text of the terminal's notification. */
      readonly alert?: string;
    }
  /** In the place of what was to happen: a typed command that would go to Claude, or changed settings. */
  | { readonly kind: 'answer'; readonly text: Shown }
  /** For Claude, who continues with it, even if it wanted to stop; `notice` is one line for the person. */
  | { readonly kind: 'context'; readonly context: Prose; readonly notice: string | null };

export const silent: Answer = { kind: 'silent' };

/** Lets the session stop as if MSW were not there. @param reason a clause or a sentence */
export function stepAside(reason: string): Answer {
  return { kind: 'notice', notice: `msw ▸ stepped aside: ${reason}` };
}

/** One line for the person who typed a command. */
export function say(text: string): Answer {
  return sayLines(plainLine(text, 400));
}

/** Any number of lines for the person who typed a command. */
export function sayLines(text: string): Answer {
  return { kind: 'answer', text: forPeople(text.split('\n'), Infinity) };
}
