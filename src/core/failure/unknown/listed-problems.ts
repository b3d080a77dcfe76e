// Problems that stand in a list below their caption.

import { BULLET, CLOSED } from './line-shapes.ts';
import type { Problem, Strength } from './problem.ts';
import type { Said } from './what-is-said.ts';

/** What a line announces and a list below it names, is a problem for each of the list. */
export function listed(problem: Problem): readonly Problem[] {
  const { words, more, line } = problem;
  const list = listBelow(more);
  const starts = startsIn(list);
  const isClose = starts[0] === 0 && (list[0]?.line ?? 0) - line <= 2;
  if (words === null || !isClose || !announces(problem, words, list[0]?.text ?? '')) return [problem];
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

/** Bullets, and what is further in. */
function listBelow(more: readonly Said[]): readonly Said[] {
  const end = more.findIndex(({ text }) => !BULLET.test(text) && !/^(?:\s{2}|\t)/.test(text));
  return more.slice(0, end < 0 ? more.length : end);
}

/** Where none has a mark, rows are those that are indented alike. */
function startsIn(list: readonly Said[]): readonly number[] {
  const first = list[0]?.text ?? '';
  return list.flatMap(({ text }, at) =>
    BULLET.test(text) === BULLET.test(first) && text.search(/\S/) === first.search(/\S/) ? at : [],
  );
}

function announces({ strength, more, line }: Problem, words: string, first: string): boolean {
  if (strength !== 'plain' && strength !== 'led') return false;
  if ((strength === 'led' || words.endsWith(':')) && isNamedRows(more, line, strength === 'led')) return true;
  return isCaption(words, strength) && (BULLET.test(first) || CLOSED.test(words));
}

/** Right below, rows further in, each with a name and a sentence about it: `  name: '3' is not a string`. */
function isNamedRows(more: readonly Said[], line: number, isError: boolean): boolean {
  const end = more.findIndex((one, at) => one.line !== line + at + 1 || !/^\s/.test(one.text));
  const rows = more.slice(0, end < 0 ? more.length : end);
  const indent = rows[0]?.text.search(/\S/);
  const isRow = ({ text }: Said) => text.search(/\S/) === indent && NAMED_ROW.test(text);
  const others = rows.filter(({ text }) => !FIELD_OF_ONE.test(text)).length;
  return rows.length > 0 && rows.every(isRow) && others >= (isError ? rows.length : 1);
}

const NAMED_ROW = /^\s{1,12}[^\s:]{1,80}: \S{1,80} \S{1,80} \S/;
/** What an error says about itself. */
const FIELD_OF_ONE =
  /^\s{1,12}(?:caused by|message|reason|detail|details|description|hint|help|note|expected|actual|got|want|wanted|received|left|right|error|warning|file|path|at|in|from|to|url|command|code|status)\b/i;

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
