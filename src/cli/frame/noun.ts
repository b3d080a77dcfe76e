// How a noun of the command line declares its verbs: their options, their words and what they do.

import type { ParseArgsConfig } from 'node:util';
import type { Prose } from '../../core/text/prose.ts';
import type { Outcome } from './outcome.ts';

export interface Noun {
  /** A few lines for `--help`. */
  readonly help: Prose;
  /** By name; the verb named '' is the noun alone. */
  readonly verbs: Readonly<Record<string, Verb>>;
}

export interface Verb {
  readonly options: Options;
  /** How many words it takes beside its options, and what they are called. */
  readonly words: { readonly least: number; readonly most: number; readonly names: string };
  readonly run: (call: VerbCall) => Promise<Outcome> | Outcome;
}

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface VerbCall {
  readonly words: readonly string[];
  readonly values: Values;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the command was called, absolute. */
  readonly cwd: string;
  readonly caller: Caller;
}

/** What can be known of whoever calls. */
interface Caller {
  /** The variable by which a tool of Claude's is known; null for none, which proves no person. */
  readonly mark: string | null;
  /** Whether stdin and stdout are both a terminal. */
  readonly isTerminal: boolean;
}

export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export const json: Options = { json: { type: 'boolean' } };
export const project: Options = { project: { type: 'string' } };
export const noWords = { least: 0, most: 0, names: '' } as const;

/** A text option; null when it was not given. */
export function textOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

export function isSet(values: Values, name: string): boolean {
  return values[name] === true;
}
