// The subject of a failure besides its class: the names in its words and its places. Failures of one class can be about
// different things, and some classes say so little that only names tell their failures apart.

import type { FailureItem, OtherFailure } from '../failure/failure.ts';
import { itemKey } from '../failure/failure-items.ts';
import { once } from '../once.ts';
import { hashAnswer } from './hash-answer.ts';

const MOST_ITEMS = 5;
const MOST_NAMES = 40;
const namePattern = once(() => /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu);

/** Files, tests, frames and words of the items that are like the failure itself; lower case, without duplicates. */
export function namesOf(failure: OtherFailure): readonly string[] {
  const { tool, code, class: kind } = failure;
  const items = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind,
  );
  const texts = items.slice(0, MOST_ITEMS).flatMap(textsOf);
  const names = [...texts, failure.frame ?? '', failure.headline].flatMap(wordsOf);
  return [...new Set(names)].filter((name) => !SAYS_NOTHING.has(name)).slice(0, MOST_NAMES);
}

const MOST_KEYS = 30;

/** Keys of the failing tests and items, to recognise them again: a test may fail with other values. */
export function keysOf(failure: OtherFailure): readonly string[] {
  const { tool, code, class: kind } = failure;
  const items = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind,
  );
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
export function wordsOf(text: string): readonly string[] {
  return (text.slice(0, 2000).match(namePattern()) ?? []).map((word) => word.toLowerCase());
}

/** False when the class only says that two values differ: then only the names show what it is about. */
export function saysSomething(
  failure: Pick<OtherFailure, 'tool' | 'code' | 'class' | 'message' | 'items'>,
): boolean {
  const { code, message } = failure;
  if (code !== null && !isComparison(failure) && !MATCHER.test(code)) return true;
  const words = wordsOf(message.replaceAll(/<\w+>/g, ' ')).filter((word) => !SAYS_NOTHING.has(word));
  return new Set(words).size >= 2;
}

/** A matcher of an assertion library: it names no kind of error. */
const MATCHER = /^(?:to[A-Z]\w*|ERR_ASSERTION)$/;

/** An assertion that reports both sides. */
export function isComparison({
  tool,
  code,
  class: kind,
  items,
}: Pick<OtherFailure, 'tool' | 'code' | 'class' | 'items'>): boolean {
  const own = items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  return own.some(({ expected, actual }) => expected !== null && actual !== null);
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
    'actual and are array assert assertion assertionerror assertionfailederror but call class code const deep',
    'does equal equals error exception expect expected fail failed failure false file for found from function',
    'got have import int itself length left lib line match message method missing module must nil none not null',
    'number object property received return right should spec src str string strictly test tests that the this to',
    'true type undefined value values was were with',
  ].flatMap((line) => line.split(' ')),
);
