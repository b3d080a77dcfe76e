// Where the secrets of a text stand: the one set of rules for what is sent, what is kept and what is committed.

import { once } from '../once.ts';
import { addressSpans } from './address-spans.ts';
import { assignedSpans } from './assigned-spans.ts';
import { commandCue, commandSpans } from './command-spans.ts';
import { decodedView } from './decoded-view.ts';
import { keyCue } from './key-kind.ts';
import { loginSpans } from './login-spans.ts';
import { privateKeySpans } from './private-key-spans.ts';
import { randomSpans } from './random-spans.ts';
import { mergeSpans, type Span } from './span.ts';
import { tokenSpans } from './token-spans.ts';

const FINDERS: readonly ((text: string) => readonly Span[])[] = [
  privateKeySpans,
  tokenSpans,
  addressSpans,
  assignedSpans,
  loginSpans,
  commandSpans,
  randomSpans,
];
/** JSON in JSON in an address: deeper nobody writes it. */
const DEEPEST = 3;

/** A failure may have thousands of short texts, and most of them hold nothing of all this. */
const SHORT = 1_000;
const suspect = once(
  () =>
    new RegExp(
      String.raw`${keyCue.source}|${commandCue.source}|[\w+/=.~:$|!-]{16}|:\/\/|@|basic|PRIVATE|%[0-7]|\\[ux/]|&#?\w|(?:^|[\s"',[])-[A-Za-z]`,
      'i',
    ),
);

/** In order and apart. `text` is as a person sees it: see `visibleText`. */
export function secretSpans(text: string): readonly Span[] {
  return text.length < SHORT && !suspect().test(text) ? [] : mergeSpans(spansAtDepth(text, 0));
}

function spansAtDepth(text: string, depth: number): readonly Span[] {
  const plain = FINDERS.flatMap((find) => find(text));
  const view = depth < DEEPEST ? decodedView(text) : null;
  if (view === null) return plain;
  return [...plain, ...spansAtDepth(view.text, depth + 1).map(view.sourceOf)];
}
