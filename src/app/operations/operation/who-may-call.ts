// Decides who may call an operation, and whose calls are recorded. An operation that decides for people needs a person;
// one that its caller could do anyway is open to scripts; neither is open to Claude.

import { type Operation, type Refusal, refused } from './operation.ts';
import type { Caller } from './request-place.ts';

/** A refusal when this caller may not call it. */
export function refuseCaller(
  { name, callers, typed }: Pick<Operation, 'name' | 'callers' | 'typed'>,
  caller: Caller,
): Refusal | null {
  if (callers === 'anyone') return null;
  return callers === 'people' ? refuseUnlessPerson(caller, name, typed) : refuseToClaude(caller, name);
}

/** A refusal when one of Claude's tools calls; null for people and scripts. */
export function refuseToClaude(caller: Caller, what: string): Refusal | null {
  if (caller.mark === null) return null;
  return refused(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`,
  );
}

/**
 * A refusal unless a person types in a terminal. Any script can remove a mark from the environment, but it would have
 * to fake a terminal on both ends. `typed` is the command for Claude Code instead.
 */
export function refuseUnlessPerson(
  caller: Caller,
  what: string,
  typed: string | null = null,
): Refusal | null {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? '' : `, or type ${typed} in Claude Code`;
  return refused(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`,
  );
}

/** True for every call of Claude or another model, and for other calls that do more than read, unless it says otherwise. */
export function isNoted(
  { effect, isNoted: mayBe }: Pick<Operation, 'effect' | 'isNoted'>,
  { mark }: Caller,
): boolean {
  return mayBe && (effect !== 'reads' || mark !== null);
}
