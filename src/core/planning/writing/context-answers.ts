// What a phase's CONTEXT is made from: plain data that Claude writes down after the talk with the user.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { line, listOf, type ReadAnswers, type Reference, readWith } from './project-answers.ts';

export interface ContextAnswers {
  /** What the phase delivers, and what it does not. */
  readonly boundary: string;
  /** In the order of their numbers; one area may stand several times. */
  readonly decisions: readonly { readonly area: string; readonly text: string }[];
  /** What the user leaves to Claude. */
  readonly discretion: readonly string[];
  readonly specifics: readonly string[];
  readonly references: readonly Reference[];
  /** What of the code that is there matters. */
  readonly code: readonly string[];
  readonly deferred: readonly string[];
}

export const contextExample: ContextAnswers = {
  boundary: 'Sales are recorded and can be undone; nothing is summed up yet.',
  decisions: [
    { area: 'Storage', text: 'One line of JSON for each sale, only appended' },
    { area: 'Undo', text: 'An undo is a line of its own; it is refused after a day' },
  ],
  discretion: ['Wording of messages'],
  specifics: ['"As quick as writing it on paper"'],
  references: [{ path: 'docs/research/tills.md#undo', about: 'What may be undone' }],
  code: ['`src/main.js` parses the arguments; commands are added there'],
  deferred: ['Receipts by mail: a phase of its own'],
};

export const contextRules: readonly string[] = [
  'Needed: boundary and decisions. The rest may be left out. Decisions are numbered D-01, D-02, ... in their order.',
  'One decision is one thing that was decided, in the words of the user, with the reason when there is one.',
  'references[].path names files of the project that must be read before planning, with #heading where one is meant.',
];

export function readContextAnswers(value: unknown): ReadAnswers<ContextAnswers> {
  return readWith(schema(), value);
}

const schema = once(() =>
  z.strictObject({
    boundary: line(2000),
    decisions: z
      .array(z.strictObject({ area: line(80), text: line(1000) }))
      .check(
        z.minLength(1, 'must hold at least one decision'),
        z.maxLength(99, 'must hold at most 99 decisions'),
      ),
    discretion: listOf(line()),
    specifics: listOf(line()),
    references: listOf(z.strictObject({ path: line(200), about: line() })),
    code: listOf(line()),
    deferred: listOf(line()),
  }),
);
