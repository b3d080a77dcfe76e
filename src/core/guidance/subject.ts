// The subject of a failure besides its class: the names in its words and its places. Failures of one class can be about
// different things, and some classes say so little that only names tell their failures apart.

import { itemKey } from '../failure/failure-items.ts';
import type { FailureItem, OtherFailure } from '../failure/text/failure.ts';
import { once } from '../once.ts';
import { exactTerms } from './exact-terms.ts';
import { hashAnswer } from './hash-answer.ts';

const MOST_ITEMS = 5;
const MOST_NAMES = 40;
const namePattern = once(() => /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu);

/** Files, tests, frames and words of the items that are like the failure itself; lower case, without duplicates. */
export function namesInFailure(failure: OtherFailure): readonly string[] {
  const texts = ownItems(failure).slice(0, MOST_ITEMS).flatMap(textsOf);
  const names = [...texts, failure.frame ?? '', failure.headline].flatMap(lowerCaseNames);
  return [...new Set(names)].filter((name) => !SAYS_NOTHING.has(name)).slice(0, MOST_NAMES);
}

const MOST_KEYS = 30;

/** Keys of the failing tests and items, to recognise them again: a test may fail with other values. */
export function keysOf(failure: OtherFailure): readonly string[] {
  return keysOfItems(ownItems(failure));
}

/** Only of items that say where they are. */
export function placedKeysOf(failure: OtherFailure): readonly string[] {
  return keysOfItems(
    ownItems(failure).filter(({ file, ownFrame, testId }) => (file ?? ownFrame ?? testId) !== null),
  );
}

function ownItems({ tool, code, class: kind, items }: Subject): readonly FailureItem[] {
  return items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
}

type Subject = Pick<OtherFailure, 'tool' | 'code' | 'class' | 'items'>;

function keysOfItems(items: readonly FailureItem[]): readonly string[] {
  const keys = items.flatMap((item) => [
    hashAnswer(placeKey(item)),
    ...(item.testId === null ? [] : [hashAnswer(`${item.file ?? ''}\n${item.testId}`)]),
  ]);
  return [...new Set(keys)].slice(0, MOST_KEYS);
}

/** If the tool names no file, the first frame in the project's own code shows where it is. */
function placeKey(item: FailureItem): string {
  const [file] = item.file === null ? (item.ownFrame?.split(/:\d/) ?? []) : [];
  return file === undefined ? itemKey(item) : `${itemKey(item)}\n${file}`;
}

function textsOf({ file, testId, ownFrame, words }: FailureItem): readonly string[] {
  return [file ?? '', testId ?? '', ownFrame ?? '', words];
}

/** Lower case. */
export function lowerCaseNames(text: string): readonly string[] {
  return (text.slice(0, 2000).match(namePattern()) ?? []).map((word) => word.toLowerCase());
}

/**
 * Whether only its place identifies a failure: two values differ, time is up, the language itself complains about a
 * value or a type, or the message says no more than that something failed.
 */
export function isLocal(failure: Pick<OtherFailure, 'phase' | 'message' | 'headline'> & Subject): boolean {
  const { message, headline, phase } = failure;
  if (isComparison(failure) || TIME_IS_UP.test(headline)) return true;
  const code = codeOf(failure);
  const said = tellingWords(message);
  if (code === null || MATCHER.test(code)) {
    if (said.length < 2) return true;
  }
  const names = exactTerms(message);
  const telling = names.filter(({ text }) => !SAYS_NOTHING.has(text.toLowerCase()));
  if (code !== null) return names.length > 0 && telling.length === 0;
  const isThrown = failure.class !== null && !failure.class.includes('.');
  const isRun = phase === 'test' || phase === 'run';
  return isThrown && isRun && !telling.some(({ kind }) => kind !== 'quoted');
}

const TIME_IS_UP = /\btimed? ?-?out\b|\btime is up\b/i;

/** The exit code of a program without a reader is not an error code. */
export function codeOf({ code }: Pick<Subject, 'code'>): string | null {
  return code === null || /^exit \d{1,3}$/.test(code) ? null : code;
}

function tellingWords(message: string): readonly string[] {
  const words = lowerCaseNames(message.replaceAll(/<\w+>/g, ' ')).filter((word) => !SAYS_NOTHING.has(word));
  return [...new Set(words)];
}

/** A matcher of an assertion library: it names no kind of error. */
const MATCHER = /^(?:to[A-Z]\w*|ERR_ASSERTION)$/;

/** An assertion that reports both sides. */
function isComparison(failure: Subject): boolean {
  return ownItems(failure).some(({ expected, actual }) => expected !== null && actual !== null);
}

/** The overlap of two lists of words, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const left = new Set(one);
  const right = new Set(other);
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size);
}

/** Common words of languages, tools and assertions. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  [
    'actual and are array assert assertion assertionerror assertionfailederror but call class code command const',
    'deep exit exited output status',
    'does equal equals error exception expect expected fail failed failure false file for found from function',
    'got have import int itself length left lib line match message method missing module must nil none not null',
    'number object property received return right should spec src str string strictly test tests that the this to',
    'true type undefined value values was were with',
  ].flatMap((line) => line.split(' ')),
);
