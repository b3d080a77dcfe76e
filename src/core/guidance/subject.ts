// What a failure is about besides its class: the names in its words and its places. Two failures of one class can be
// about different things, and one class can say so little that only the names tell them apart.

import type { FailureItem, OtherFailure } from '../failure/failure.ts';
import { itemKey } from '../failure/failure-items.ts';
import { hashAnswer } from './hash-answer.ts';

const MOST_ITEMS = 5;
const MOST_NAMES = 40;
const NAME = /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu;

/** Files, tests, frames and words of the problems that are like the failure itself; lower case, each once. */
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

/** The tests and problems that fail, to know the same ones again: a test may fail with other values. */
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

/** Where the tool names no file, the first frame in the project's own code tells where it is. */
function placeKey(item: FailureItem): string {
  const [file] = item.file === null ? (item.ownFrame?.split(/:\d/) ?? []) : [];
  return file === undefined ? itemKey(item) : `${itemKey(item)}\n${file}`;
}

function textsOf({ file, testId, ownFrame, words }: FailureItem): readonly string[] {
  return [file ?? '', testId ?? '', ownFrame ?? '', words];
}

/** Lower case. */
export function wordsOf(text: string): readonly string[] {
  return (text.slice(0, 2000).match(NAME) ?? []).map((word) => word.toLowerCase());
}

/** False where the class says no more than that two values differ: then only the names can tell what it is about. */
export function saysSomething(
  failure: Pick<OtherFailure, 'tool' | 'code' | 'class' | 'message' | 'items'>,
): boolean {
  const { code, message } = failure;
  if (code !== null && !isComparison(failure) && !MATCHER.test(code)) return true;
  const words = wordsOf(message.replaceAll(/<\w+>/g, ' ')).filter((word) => !SAYS_NOTHING.has(word));
  return new Set(words).size >= 2;
}

/** Of a library of assertions: it names no kind of error. */
const MATCHER = /^(?:to[A-Z]\w*|ERR_ASSERTION)$/;

/** An assertion that names its two sides. */
export function isComparison({
  tool,
  code,
  class: kind,
  items,
}: Pick<OtherFailure, 'tool' | 'code' | 'class' | 'items'>): boolean {
  const own = items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  return own.some(({ expected, actual }) => expected !== null && actual !== null);
}

/** How much of one is in the other, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const left = new Set(one);
  const right = new Set(other);
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size);
}

/** Words of languages, of tools and of assertions. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  [
    'actual and are array assert assertion assertionerror assertionfailederror but call class code const deep',
    'does equal equals error exception expect expected fail failed failure false file for found from function',
    'got have import int itself length left lib line match message method missing module must nil none not null',
    'number object property received return right should spec src str string strictly test tests that the this to',
    'true type undefined value values was were with',
  ].flatMap((line) => line.split(' ')),
);
