// One line that stands for an answer where there is no room for it.

import { harmless } from '../text/harmless.ts';

const CAP = 160;
const MARKUP = /^\s*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+)+/;

/** The first line of an answer that says something: at most 160 characters, no markup, as harmless as a fence. */
export function headline(text: string): string {
  for (const line of harmless(text).split('\n')) {
    // Again after the markup is gone: taking it away can join the parts of a tag.
    const points = [...harmless(plain(line))];
    if (points.some(saysSomething)) return points.length <= CAP ? points.join('') : shortened(points);
  }
  return '';
}

/** A pattern of all letters is slow to read, and most lines begin with one of ours. */
function saysSomething(point: string): boolean {
  return /[a-z\d]/i.test(point) || isLetterAnywhere(point);
}

function isLetterAnywhere(point: string): boolean {
  return /[\p{L}\p{N}]/u.test(point);
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
