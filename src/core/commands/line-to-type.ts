// A line that a person can type as it stands: a slash command where there is one, else a whole call of the command
// line. Nobody who installed a plugin has its program on the PATH.

import { quoteArgument, shownWord } from '../shell/quote-argument.ts';
import type { Prose } from '../text/prose.ts';
import { typedExactly } from '../text/typed.ts';
import CALLS from './slashed-calls.json' with { type: 'json' };

export interface Program {
  /** The absolute path of `cli.mjs`. */
  readonly path: string;
  /** Whether the shells here are those of Windows. */
  readonly windows: boolean;
}

/** @param call the noun, the verb and what follows, each word quoted already */
export function lineToType(program: Program, call: string): Prose {
  const slashed = SLASHED.find(([words]) => call === words || call.startsWith(`${words} `));
  return typedExactly(
    slashed === undefined ? `${programToType(program)} ${call}` : slashed[1] + call.slice(slashed[0].length),
  );
}

/** Calls that a slash command does as well, with the same words behind it. Generated from the operations. */
export const SLASHED: readonly (readonly [call: string, typed: string])[] = Object.entries(CALLS);

/** A value as one word of such a line; a placeholder when a shell or a reader could take it for something else. */
export function wordToType(value: string, windows: boolean): string {
  return (/^[\p{L}\p{N} ./:@+_-]+$/u.test(value) ? shownWord(value, windows) : null) ?? 'TEXT';
}

/** How every call of the command line begins. In double quotes, unless a shell would expand something in them. */
export function programToType({ path, windows }: Program): Prose {
  const quoted = windows || /["$`\\!]/.test(path) ? quoteArgument(path, windows) : null;
  return typedExactly(`node ${quoted ?? `"${path}"`}`);
}
