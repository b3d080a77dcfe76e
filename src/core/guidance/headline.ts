// One line that stands for an answer where there is no room for it.

import { harmless } from '../text/harmless.ts';

const CAP = 160;
const MARKUP = /^\s*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+)+/;

/** The first line of an answer that says something: at most 160 characters, no markup, as harmless as a fence. */
export function headline(text: string): string {
  // Again after the markup is gone: taking it away can join the parts of a tag.
  const lines = harmless(text)
    .split('\n')
    .map((line) => harmless(plain(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const points = [...(lines[0] ?? '')];
  return points.length <= CAP ? points.join('') : shortened(points);
}

function plain(line: string): string {
  return line
    .replace(MARKUP, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function shortened(points: readonly string[]): string {
  const kept = points.slice(0, CAP - 1).join('');
  return `${kept.slice(0, atWord(kept)).trimEnd()}…`;
}

/** Where the last whole word ends, unless that would throw away more than a fifth of the line. */
function atWord(text: string): number {
  const space = text.lastIndexOf(' ');
  return space > text.length * 0.8 ? space : text.length;
}
