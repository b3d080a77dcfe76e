// A single line that stands for an answer where space is short.

import { harmless } from '../text/harmless.ts';
import type { Guidance } from './guidance.ts';

const CAP = 160;
const MARKUP = /^\s*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+)+/;

/** The first line with content: at most 160 characters, without markup, as harmless as a fence. */
export function headline(text: string): string {
  for (const line of harmless(text).split('\n')) {
    // Once more, as removing markup can join the parts of a tag.
    const points = [...harmless(plain(line))];
    if (points.some(saysSomething)) return points.length <= CAP ? points.join('') : shortened(points);
  }
  return '';
}

/** Before what Claude said about a fix; no line of a patch begins so. */
export const SAID = 'Claude said: ';

/** A fix is called by its commit or by what Claude said about it, not by the first line of its patch. */
export function guidanceTitle({ source, text }: Pick<Guidance, 'source' | 'text'>): string {
  if (source.kind !== 'fix') return headline(text);
  const said = text.split('\n').find((line) => line.startsWith(SAID)) ?? '';
  return (
    headline(source.commit ?? '') ||
    headline(said.slice(SAID.length)) ||
    headline(`what fixed ${source.headline}`)
  );
}

/** The pattern for all scripts is slow to compile, and most lines begin with an ASCII letter. */
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

/** The end of the last whole word, unless that would drop more than a fifth of the line. */
function atWord(text: string): number {
  const space = text.lastIndexOf(' ');
  return space > text.length * 0.8 ? space : text.length;
}
