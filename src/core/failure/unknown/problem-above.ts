// Decides by the lines below whether a line begins a problem.

import { looksLikeError } from '../text/error-lines.ts';
import { isTotal } from '../text/totals.ts';
import { BARE_PLACE, BULLET, LED, TITLE } from './line-shapes.ts';
import { MOST_BELOW, type Problem, plainProblem } from './problem.ts';
import { isNeighbour, isRightBelow, type OutputLine } from './what-is-said.ts';

/** What only the lines below show: a list of problems, a paragraph with a place, an excerpt and its message. */
export function openingAbove(
  said: readonly OutputLine[],
  at: number,
  last: Problem | undefined,
): Problem | null {
  const [above, one, below] = [said[at - 1], said[at], said[at + 1]];
  if (one === undefined || below === undefined) return null;
  if (isAmissCaption(one.text) && isRightBelow(one, below) && BULLET.test(below.text))
    return plainProblem(one);
  // Above an excerpt of the source and what is wrong with it.
  const bare = BARE_PLACE.exec(one.text)?.groups?.file;
  if (bare !== undefined && !TITLE.test(below.text) && !isInParagraph(said, at, last))
    return { ...plainProblem(one), file: bare, words: null, strength: 'place' };
  // A record of fields may follow another one, whose fields are indented further.
  if (above !== undefined && isRightBelow(above, one) && !isFurtherOut(one, above)) return null;
  if (one.hasStack === true && /^\S.{0,200}:$/.test(one.text)) return titleAbove(one);
  const place = placeBelow(said.slice(at, at + MOST_FIELDS));
  return place === null ? null : { ...plainProblem(one), file: place, strength: 'place' };
}

/** `cart > adds VAT:`, above its message and a stack. */
function titleAbove(one: OutputLine): Problem | null {
  if (LED.test(one.text) || isTotal(one.text.slice(0, -1))) return null;
  return { ...plainProblem(one), title: one.text.slice(0, -1), words: null, strength: 'title' };
}

function isFurtherOut(one: OutputLine, above: OutputLine): boolean {
  return one.text.search(/\S/) < above.text.search(/\S/) && FIELD_NAME.test(above.text);
}

/** Whether the paragraph of a line began the last problem; its place then adds to that one. */
function isInParagraph(said: readonly OutputLine[], at: number, last: Problem | undefined): boolean {
  let from = at;
  while (from > 0 && at - from < MOST_BELOW && isNeighbour(said, from)) from -= 1;
  return last !== undefined && last.line >= (said[from]?.line ?? 0);
}

/** `Secret Type: AWS key`, right above `Location: a.py:3`. */
function placeBelow([first, ...rest]: readonly OutputLine[]): string | null {
  if (first === undefined || !FIELD_NAME.test(first.text)) return null;
  let last = first;
  for (const one of rest) {
    if (!isRightBelow(last, one) || !FIELD_NAME.test(one.text)) return null;
    const file = FIELD_PLACE.exec(one.text)?.groups?.file;
    if (file !== undefined) return file;
    last = one;
  }
  return null;
}

const MOST_FIELDS = 6;
const FIELD_NAME = /^\s{0,8}[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,3}: {1,20}\S/;
const FIELD_PLACE =
  /^\s{0,8}(?:Location|File|Path|Source|Position|Where|At): {1,20}(?<file>[^\s:]{1,300}(?=:\d)|[^\s:]{1,300}\.\w{1,9}(?=$))/;

/** `Unused dependencies` */
function isAmissCaption(text: string): boolean {
  return (
    /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?:?$/.test(text) && (AMISS_NAME.test(text) || looksLikeError(text))
  );
}

const AMISS_NAME =
  /^(?:un[a-z]{4,20}|duplicate|circular|outdated|deprecated|forbidden|extra|extraneous)\b|\b(?:violations?|issues?|problems?|conflicts?|mismatch(?:es)?|vulnerabilit(?:y|ies)) ?:?$/i;
