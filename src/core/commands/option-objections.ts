// What is wrong with a text that was typed as the value of a loop's option.

import { countOf } from '../text/count-of.ts';

/** Why a text cannot be the option's value, in one sentence; null when it can. */
export type Objection = (value: string) => string | null;

/** The pattern is matched against paths relative to the project's folder. */
export function objectionToPattern(pattern: string): string | null {
  const example = 'for example --protect "test/**"';
  if (pattern.trim() === '') return `Option --protect needs a file or pattern, ${example}.`;
  const isOutside = /^(?:[/\\~]|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(pattern);
  if (isOutside) return `Option --protect takes a path from the project's folder, ${example}.`;
  return pattern.length > 400 ? 'Option --protect takes at most 400 characters.' : null;
}

export function required(sentence: string): Objection {
  return (value) => (value === '' ? sentence : null);
}

export function objectionToReview(value: string): string | null {
  const parts = value.split(/[\n;]/).filter((part) => part.trim() !== '');
  if (parts.length === 0)
    return 'Option --review needs criteria, for example --review "the error says what to do; help names the option".';
  if (parts.length > 20) return `Option --review takes at most 20 criteria, not ${parts.length}.`;
  return parts.some((part) => part.trim().length > 500)
    ? 'Option --review takes criteria of at most 500 characters each.'
    : null;
}

/** Claude must repeat it in full, and a re-prompt must have room for it. */
export function objectionToPromise(value: string): string | null {
  const longest = 200;
  if (value.trim() === '')
    return 'Option --promise needs the text that Claude must end with, for example --promise DONE.';
  if (/[\r\n<>]/.test(value)) return 'Option --promise takes one line of text without < and >.';
  if (value.length <= longest) return null;
  return `Option --promise takes at most ${countOf(longest, 'character')}, not ${value.length}.`;
}
