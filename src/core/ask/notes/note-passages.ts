// The passages of a note that answer a question, each with the headings above it and its line in the file.

import { analyse, loneCharacters } from '../../retrieval/analyse.ts';
import { buildSegment } from '../../retrieval/build-segment.ts';
import { fences, type TextSection, textSections } from '../../retrieval/passages/text-sections.ts';
import { rank } from '../../retrieval/rank.ts';
import { frontmatterBlock } from '../../text/markdown/frontmatter-block.ts';

export interface NotePassage {
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** Untrusted. */
  readonly text: string;
}

export interface PassageRule {
  /** How many at most. */
  readonly most: number;
  /** How many characters each has at most. */
  readonly longest: number;
  /** Lines that say nothing about a note: see `repeatedLines`. None by default. */
  readonly repeated?: ReadonlySet<string>;
}

/**
 * The best first. When nothing matches, the frontmatter if that does, else the beginning: the name of the note may be
 * what was found.
 * @param text as `noteText` gives it
 */
export function notePassages(text: string, query: string, rule: PassageRule): readonly NotePassage[] {
  const { most, longest, repeated = new Set() } = rule;
  const { front, body } = parts(text);
  const all = textSections(body).flatMap((section) => piecesOf(section, longest));
  const best = bestOf(all, query, most, repeated);
  if (best.length > 0) return best;
  const inFront = textSections(front).flatMap((section) => piecesOf(section, longest));
  const found = bestOf(inFront, query, most, repeated);
  return found.length > 0 ? found : all.slice(0, Math.min(most, 1));
}

/** Lines that most of these notes have, such as navigation and queries of plugins; none for fewer than three notes. */
export function repeatedLines(texts: readonly string[]): ReadonlySet<string> {
  const notes = new Map<string, number>();
  for (const text of texts)
    for (const line of new Set(text.split('\n').map((one) => one.trim())))
      if (line !== '') notes.set(line, (notes.get(line) ?? 0) + 1);
  const isCommon = (count: number) => texts.length >= 3 && count * 2 > texts.length;
  return new Set([...notes].flatMap(([line, count]) => (isCommon(count) ? [line] : [])));
}

/** The frontmatter and the rest, both with every line where it is in the file. */
function parts(text: string): { readonly front: string; readonly body: string } {
  const block = frontmatterBlock(text);
  if (block.status !== 'found') return { front: '', body: text };
  const { start, end } = block.inner;
  const lines = (part: string) => part.replaceAll(/[^\n]/g, '');
  return {
    front: `${lines(text.slice(0, start))}${text.slice(start, end)}`,
    body: `${lines(text.slice(0, block.end))}${text.slice(block.end)}`,
  };
}

function bestOf(
  passages: readonly NotePassage[],
  query: string,
  most: number,
  repeated: ReadonlySet<string>,
): readonly NotePassage[] {
  const documents = passages.map((passage, number) => {
    const text = tellingText(passage, repeated);
    return {
      // Of equals the first wins.
      ...{ path: String(number).padStart(7, '0'), bytes: 0, modifiedAt: 0, digest: 0n },
      ...{ words: analyse(text, 'simple'), uncounted: loneCharacters(text) },
    };
  });
  const hits = rank([buildSegment(documents)], analyse(query, 'simple'), most);
  return hits.flatMap(({ path }) => passages[Number(path)] ?? []);
}

/** Without what other notes have as well, and without the queries of plugins, whose words are not about anything. */
function tellingText({ headings, text }: NotePassage, repeated: ReadonlySet<string>): string {
  const isInside = fences();
  let isQuery = false;
  const own = text.split('\n').filter((line) => {
    if (!isInside(line)) isQuery = QUERY.test(line);
    return !isQuery && !repeated.has(line.trim());
  });
  const hasText = own.some((line) => line.trim() !== '' && !/^#{1,6}\s/.test(line));
  return hasText ? [...headings, ...own].join('\n') : '';
}

const QUERY = /^ {0,3}(?:`{3,}|~{3,})\s{0,8}(?:dataview|dataviewjs|tasks|tracker|query)\b/;

/** A fenced block stays whole if it is short enough. */
function piecesOf({ headings, line, text }: TextSection, longest: number): readonly NotePassage[] {
  const pieces: NotePassage[] = [];
  let piece: Unit = { line, text: '' };
  const close = () => {
    const shown = piece.text.trimEnd();
    if (shown.trim() !== '') pieces.push({ headings, line: piece.line, text: shown });
  };
  for (const unit of unitsOf(text, line).flatMap((one) => shorter(one, longest))) {
    const isFull = piece.text.length + 1 + unit.text.length > longest;
    if (piece.text.trim() !== '' && !isFull) piece = { ...piece, text: `${piece.text}\n${unit.text}` };
    else {
      close();
      piece = unit;
    }
  }
  close();
  return pieces;
}

interface Unit {
  readonly line: number;
  readonly text: string;
}

/** Lines, and fenced blocks as a whole. */
function unitsOf(text: string, first: number): readonly Unit[] {
  const isInside = fences();
  const units: { line: number; lines: string[] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const last = units.at(-1);
    if (isInside(line) && last !== undefined) last.lines.push(line);
    else units.push({ line: first + at, lines: [line] });
  }
  return units.map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

/** Cut at line ends, a long line at its last space before the limit. */
function shorter({ line, text }: Unit, longest: number): readonly Unit[] {
  if (text.length <= longest) return [{ line, text }];
  return text
    .split('\n')
    .flatMap((one, at) => cut(one, longest).map((part) => ({ line: line + at, text: part })));
}

function cut(text: string, longest: number): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const hard = /[\ud800-\udbff]/.test(rest[longest - 1] ?? '') ? longest - 1 : longest;
    const end = space > longest / 2 ? space : Math.max(1, hard);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
