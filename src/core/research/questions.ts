// The questions that a notebook is asked about a topic: the query that asks for them, and the parser that accepts an
// answer of any shape.

import { countOf } from '../text/count-of.ts';
import { harmless } from '../text/harmless.ts';

const SHORTEST = 8;
const LONGEST = 300;
/** Share of common words from which two questions count as one. */
const SAME = 0.8;

export function questionsQuery(topic: string, count: number): string {
  return [
    `I am researching this topic: ${topic}.`,
    `Which ${countOf(count, 'question matters', 'questions matter')} most to somebody who has to decide and build, and can be answered from the sources of this notebook?`,
    'Answer with a numbered list only: one self-contained question on each line, no introduction, no explanations, no citations.',
  ].join(' ');
}

export function synthesisQuery(topic: string): string {
  return `Synthesise what the sources of this notebook say about this topic: ${topic}. Name the main findings, where the sources agree and where they contradict each other, what follows for somebody who has to decide and build, and what remains open. Cite the sources.`;
}

/** At most `count`, without duplicates; empty when the text contains none. */
export function parseQuestions(text: string, count: number): readonly string[] {
  const plain = harmless(text);
  const items = listItems(plain);
  const asking = items.flatMap(questionOf);
  const found = [fromJson(plain), asking, sentences(plain).flatMap(questionOf), items].find(
    (candidates) => candidates.length > 0,
  );
  return withoutRepetitions((found ?? []).map(clean).filter((one) => one.length >= SHORTEST)).slice(0, count);
}

/** The questions that a user wrote, one a line, in their words: of a list, without its markers. */
export function ownQuestions(text: string): readonly string[] {
  const lines = harmless(text)
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .map((line) => line.replace(MARKER, '').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/** The user's own questions, then the notebook's, filled up with the usual ones. */
export function withUsual(
  named: readonly string[],
  topic: string,
  { count, own = [] }: { readonly count: number; readonly own?: readonly string[] },
): readonly string[] {
  const all = withoutRepetitions([...own, ...named, ...usualQuestions(topic, count)]);
  return [...own, ...all.filter((one) => !own.includes(one))].slice(0, count);
}

/** For a notebook that names no questions. */
export function usualQuestions(topic: string, count: number): readonly string[] {
  return [
    `What is ${topic}, and which problem does it solve?`,
    `Which approaches to ${topic} exist, and how do they compare?`,
    `What are the best practices for ${topic}?`,
    `Which mistakes and pitfalls are known about ${topic}?`,
    `What are the limits and open questions of ${topic}?`,
  ].slice(0, Math.max(1, count));
}

function fromJson(text: string): readonly string[] {
  const starts = [...text.matchAll(/[[{]/g)].slice(0, 20).map(({ index }) => index);
  for (const start of starts) {
    const close = text[start] === '[' ? ']' : '}';
    const value = parsed(text.slice(start, text.lastIndexOf(close) + 1));
    const found = textsIn(value, 0);
    if (found.length > 0) return found;
  }
  return [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Accepts a list of strings or of objects with a text, or an object around such a list. */
function textsIn(value: unknown, depth: number): readonly string[] {
  if (depth > 3 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown) =>
      typeof entry === 'string' ? [entry] : textsIn(entry, depth + 1),
    );
  }
  const named: unknown = ['question', 'text', 'q']
    .map((key): unknown => Reflect.get(value, key))
    .find(isText);
  if (isText(named)) return [named];
  const nested = Object.values(value).flatMap((entry: unknown) =>
    isText(entry) && entry.includes('?') ? [entry] : textsIn(entry, depth + 1),
  );
  return nested;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

const MARKER =
  /^\s*(?:#{1,6}\s+)?(?:(?:\*\*|__)\s*)?(?:[-*+•–—▪‣]\s+|\(?\d{1,3}[.):]\s*|q(?:uestion)?\s*\d{1,3}\s*[.):-]\s*)/i;

/** Each item with its continuation lines. */
function listItems(text: string): readonly string[] {
  const items: string[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const marker = MARKER.exec(line);
    if (marker !== null) items.push(keepBold(marker[0]) + line.slice(marker[0].length));
    else if (open && line.trim() !== '') items.push(`${items.pop() ?? ''} ${line.trim()}`);
    open = marker !== null || (open && line.trim() !== '');
  }
  return items;
}

/** When the number is inside the bold text, its marker includes the opening `**`: put it back. */
function keepBold(marker: string): string {
  return marker.includes('**') ? '**' : '';
}

function sentences(text: string): readonly string[] {
  return text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;|])\s+/);
}

const BOLD_QUESTION = /^\s*(?:\*\*|__)([^*_]+\?)["”]?(?:\*\*|__)/;

const LABEL = /^\s*(?:\*\*|__)([^*_?]{1,80})(?:\*\*|__)((?:\s*[:–—-]+)?)\s+(?=\S)/;
const ASKING =
  /^\s*(?:what|which|who|whose|whom|when|where|why|how|is|are|do|does|did|can|could|should|will|would|may|must|has|have)\b/i;

/** Whether the bold words are a label in front of the question rather than a part of it. */
function isLabel(words: string, between: string, rest: string): boolean {
  if (between !== '' || words.trimEnd().endsWith(':')) return true;
  return !ASKING.test(words) && /^["“'[(]*\p{Lu}/u.test(rest);
}

/** The bold question, or else the text up to the last question mark, without a label before it. */
function questionOf(item: string): readonly string[] {
  const bold = BOLD_QUESTION.exec(item)?.[1];
  if (bold !== undefined) return [bold];
  const end = item.lastIndexOf('?');
  if (end < 0) return [];
  const asked = item.slice(0, end + 1);
  const unlabelled = asked.replace(LABEL, (label: string, words: string, between: string) =>
    isLabel(words, between, asked.slice(label.length)) ? '' : label,
  );
  return [unlabelled];
}

function clean(text: string): string {
  const line = text
    .replaceAll(/\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replaceAll(/\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]/g, '')
    .replaceAll(/\*\*|__|~~/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|>"'“”‘’*_-]+|(?<![\s|"'“”‘’*_])[\s|"'“”‘’*_]+$/g, '')
    .replaceAll(/ ([?.,])/g, '$1');
  return [...line].slice(0, LONGEST).join('');
}

function withoutRepetitions(questions: readonly string[]): readonly string[] {
  const kept: { text: string; words: ReadonlySet<string> }[] = [];
  for (const text of questions) {
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    if (!kept.some((other) => overlap(words, other.words) >= SAME)) kept.push({ text, words });
  }
  return kept.map(({ text }) => text);
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
}
