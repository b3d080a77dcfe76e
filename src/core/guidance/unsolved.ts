// The failures of a loop that still need a fix: each as last seen, until it is gone.

import type { Failure, OtherFailure } from '../failure/text/failure.ts';
import { exactTerms } from './exact-terms.ts';
import { guidedFailure, judge } from './judge.ts';
import { keysOf, likeness, lowerCaseNames, namesInFailure } from './subject.ts';

/** The part of a failure kept until a change makes it disappear. */
export interface Unsolved {
  readonly class: string;
  readonly phase: Failure['phase'];
  /** Hashes of its items. */
  readonly items: readonly string[];
  readonly tool: string;
  readonly code: string | null;
  readonly kind: string | null;
  readonly message: string;
  readonly headline: string;
  readonly names: readonly string[];
  readonly keys: readonly string[];
  /** As typed; for a sealed check, its name. */
  readonly check: string;
  /** The last iteration that ended with it. */
  readonly seen: number;
}

/** The failures that a loop remembers. */
interface Remembered {
  readonly unsolved: readonly Unsolved[];
  readonly classes: readonly string[];
}

interface Shown {
  /** The failure at the end; null when everything passed. */
  readonly failure: Failure | null;
  /** The command of a check by name; of the first failing check when the name is unknown. */
  readonly checkOf: (name: string | undefined) => string;
  /** The one that ended; 0 is the start of the loop. */
  readonly iteration: number;
}

const MOST = 8;
const MOST_CLASSES = 50;

/**
 * `gone` lists failures whose class is no longer there, nor hidden behind an earlier failure, nor told in other values:
 * an id that changes with every run makes another class of the same failure.
 */
export function stepUnsolved(
  { unsolved, classes }: Remembered,
  { failure, checkOf, iteration }: Shown,
): Remembered & { readonly gone: readonly Unsolved[] } {
  const away = unsolved.filter((one) => judge(one, failure) === 'helped');
  const gone = away.filter((one) => !isToldAgain(one, unsolved, failure));
  const rest = unsolved.filter((one) => !away.includes(one));
  if (failure === null || failure.kind !== 'code') return { gone, unsolved: rest, classes };
  // Reversed, so that the main failure is cut last.
  const now = [...(failure.others ?? []).toReversed(), failure].map((one) =>
    unsolvedOf(one, checkOf(one.check), iteration),
  );
  const present = new Set(now.map((one) => one.class));
  return {
    gone,
    unsolved: [...rest.filter((one) => !present.has(one.class)), ...now].slice(-MOST),
    classes: [...classes, failure.fingerprints.class].slice(-MOST_CLASSES),
  };
}

/** As often as before, in the same words, by a class that was not there. */
function isToldAgain(one: Unsolved, known: readonly Unsolved[], failure: Failure | null): boolean {
  const there = failure === null ? [] : [failure, ...(failure.others ?? [])];
  const isKnown = ({ fingerprints }: OtherFailure) => known.some((two) => two.class === fingerprints.class);
  return there.some((other) => {
    if (isKnown(other) || other.tool !== one.tool || other.code !== one.code) return false;
    const [was, is] = [one, other].map(({ message }) => message.replaceAll(VALUE, ' '));
    return (
      guidedFailure(other).items.length >= one.items.length &&
      termsOf(was) === termsOf(is) &&
      likeness(lowerCaseNames(was ?? ''), lowerCaseNames(is ?? '')) >= SAME_WORDS
    );
  });
}

const SAME_WORDS = 0.85;
const VALUE = /[\w-]{0,80}\d[\w-]{0,80}/g;

function termsOf(text = ''): string {
  return exactTerms(text)
    .map((term) => term.text)
    .join('\n');
}

function unsolvedOf(failure: Failure | OtherFailure, check: string, seen: number): Unsolved {
  const { tool, code, class: kind, message, headline } = failure;
  const subject = { names: namesInFailure(failure), keys: keysOf(failure) };
  return { ...guidedFailure(failure), tool, code, kind, message, headline, ...subject, check, seen };
}
