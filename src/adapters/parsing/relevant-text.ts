// How much of a source text has to be parsed to see all its imports. A word search finds the last place where one
// could be; it decides only how far the parser reads, never what an import is.

import type { Grammar } from '../../core/mapping/skeleton/facts/source-facts.ts';

const JAVASCRIPT = /\b(?:import|require)\b|\bfrom\s*(?=['"`/])/g;

const WORDS: Readonly<Record<Grammar, RegExp>> = {
  javascript: JAVASCRIPT,
  typescript: JAVASCRIPT,
  tsx: JAVASCRIPT,
  python: /import/g,
  go: /\b(?:import|package)\b/g,
  rust: /\b(?:use|mod|extern)\b/g,
  java: /\b(?:import|package)\b/g,
};

/** Lines that begin a statement of the outermost level in every sensibly written file. */
const OUTERMOST = /\n(?=[A-Za-z@#])/g;

/**
 * The text up to the first outermost line after the last import; all of it when there is none, empty without
 * any word of an import. A cut in the middle of something is a syntax error: then the whole has to be parsed.
 */
export function relevantText(grammar: Grammar, text: string): string {
  const last = lastMatch(WORDS[grammar], text);
  if (last === null) return '';
  OUTERMOST.lastIndex = last;
  const cut = OUTERMOST.exec(text);
  return cut === null ? text : text.slice(0, cut.index + 1);
}

function lastMatch(words: RegExp, text: string): number | null {
  let last: number | null = null;
  for (const match of text.matchAll(words)) last = match.index;
  return last;
}
