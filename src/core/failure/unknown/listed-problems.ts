// Problems that stand in a list below their caption.

import { BULLET } from './line-shapes.ts';
import type { Problem, Strength } from './problem.ts';

/** What a line announces and a list below it names, is a problem for each of the list. */
export function listed(problem: Problem): readonly Problem[] {
  const { words, strength, more, line } = problem;
  if (words === null || (strength !== 'plain' && strength !== 'led') || !isCaption(words, strength))
    return [problem];
  const end = more.findIndex(({ text }) => !BULLET.test(text) && !/^\s{2}/.test(text));
  const list = more.slice(0, end < 0 ? more.length : end);
  const first = list[0]?.text ?? '';
  const indent = first.search(/\S/);
  // Where none has a mark, rows are those that are indented alike.
  const isMarked = BULLET.test(first);
  if (!isMarked && !CLOSED.test(words)) return [problem];
  const starts = list.flatMap(({ text }, at) =>
    BULLET.test(text) === isMarked && text.search(/\S/) === indent ? at : [],
  );
  if (starts[0] !== 0 || (list[0]?.line ?? 0) - line > 2) return [problem];
  return starts.flatMap((start, at) => {
    const [head, ...below] = list.slice(start, starts[at + 1] ?? list.length);
    if (head === undefined) return [];
    const left = at === 0 ? more.slice(list.length) : [];
    const { before = [], ...rest } = problem;
    return {
      ...rest,
      line: head.line,
      words: underCaption(words, head.text),
      more: [...below, ...left],
      before: at === 0 ? before : [],
    };
  });
}

/** `Schema validation failed.` */
const CLOSED = /\b(?:failed|invalid|not valid|errors?|problems?|issues?|violations?)[.!:]{0,3}$/i;

/** `Missing dependencies`, `Error: these are unused:`. */
export function isCaption(words: string, strength: Strength): boolean {
  return (
    words.endsWith(':') ||
    CLOSED.test(words) ||
    (strength === 'plain' && /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?$/.test(words))
  );
}

export function underCaption(caption: string, text: string): string {
  return `${caption.trim().replace(/:$/, '')}: ${text.replace(BULLET, '').trim()}`;
}
