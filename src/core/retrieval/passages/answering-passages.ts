// Finds the passages in a few texts that answer a failure, the best first; none when nothing is about it.

import { clipText } from '../../text/clip-text.ts';
import type { Passage } from '../passage.ts';
import type { Anchor, Clues } from './failure-clues.ts';
import { type TextSection, textSections } from './text-sections.ts';
import { isSaid, type Rarity, standsIn, type Weight, weighSection } from './weigh-section.ts';

export interface SourceText {
  /** Without a line number. */
  readonly name: string;
  readonly text: string;
}

/** It says what became different, not what to do. */
export function isChangeLog(name: string): boolean {
  return /(?:^|[\\/])(?:change|history|news|releases?)[\w.-]{0,40}$/i.test(name);
}

export interface Bar {
  /** The minimum score of a passage. */
  readonly floor: number;
  /** How many at most. */
  readonly most: number;
}

const DOCUMENT_BAR: Bar = { floor: 4.6, most: 3 };

/** A longer section is cut, and begins shortly before the name. */
const LONGEST = 1200;
const LINES_BEFORE = 2;
/** The minimum weight of a name that alone justifies a closer look. */
const TELLING = 1.5;
/** The minimum share of the best score for a further passage. */
const NEAR = 0.7;

export function answeringPassages(
  texts: readonly SourceText[],
  clues: Clues,
  rarity: Rarity,
  bar: Bar = DOCUMENT_BAR,
): readonly Passage[] {
  const pieces = texts.flatMap((text) => piecesOfText(text, clues));
  return passagesOf(pieces, clues, rarity, bar);
}

/** The sections of a text that are worth weighing. */
export function piecesOfText({ name, text }: SourceText, clues: Clues): readonly SourcePiece[] {
  const called = clues.anchors.find((anchor) => isCalled(name, anchor));
  if (called === undefined)
    return speaksOf(text, clues) ? textSections(text).map((section) => ({ name, section, bonus: 0 })) : [];
  const titled = (section: TextSection) => ({ ...section, headings: [called.text, ...section.headings] });
  return textSections(text).map((section) => ({ name, section: titled(section), bonus: CALLED }));
}

const CALLED = 1.5;

/** The failure names the document itself, or a code that the document is named after, such as a linter rule. */
function isCalled(path: string, { kind, text }: Anchor): boolean {
  const name = path.split('/').at(-1) ?? path;
  if (kind === 'document') return name === text;
  return kind === 'code' && name.split('.')[0] === text.split('/').at(-1);
}

export interface SourcePiece {
  /** The name of its text, without a line. */
  readonly name: string;
  readonly section: TextSection;
  /** Extra score for its location. */
  readonly bonus: number;
}

/** The same for texts that are already cut into sections. */
export function passagesOf(
  pieces: readonly SourcePiece[],
  clues: Clues,
  rarity: Rarity,
  { floor, most }: Bar,
): readonly Passage[] {
  const found = pieces.flatMap(({ name, section, bonus }) => {
    const found = weighSection(section, clues, rarity);
    const weight = { ...found, score: found.score + bonus };
    return answers(weight, floor) ? [passageOf(name, section, weight)] : [];
  });
  // Of equals within one text the first wins, as the newest is at the top; the sort is stable.
  const best = found.sort((one, other) => other.score - one.score);
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) * NEAR).slice(0, most);
}

/** A text without any of the names has none in its sections either. */
function speaksOf(text: string, clues: Clues): boolean {
  const { anchors, phrases } = clues;
  return (
    anchors.some((anchor) => standsIn(text, anchor.text)) ||
    phrases.some((one) => standsIn(text, one)) ||
    [...text.matchAll(HEADING)].some(([, title = '']) => isSaid(title, clues))
  );
}

const HEADING = /^#{1,6}[ \t]{1,8}(\S.{0,160})$/gm;

/** A file name alone is not enough: documents list files and tests without being about them. */
function answers({ score, anchors, isQuoted }: Weight, floor: number): boolean {
  const isNamed = anchors.some(
    ({ kind, weight, isExact }) => isExact || (kind !== 'file' && weight >= TELLING),
  );
  return score >= floor && (isQuoted || isNamed);
}

function passageOf(name: string, { headings, line, text }: TextSection, { score, anchors }: Weight): Passage {
  const lines = text.split('\n');
  const naming = lines.findIndex((one) => anchors.some((anchor) => standsIn(one, anchor.text)));
  const start = text.length <= LONGEST ? 0 : Math.max(0, naming - LINES_BEFORE);
  const shown = lines.slice(start).join('\n');
  const title = headings.at(-1);
  const whole = title === undefined || lines[start]?.includes(title) ? shown : `${title}\n${shown}`;
  return { text: clipText(whole, LONGEST), source: `${name}:${line + start}`, score };
}
