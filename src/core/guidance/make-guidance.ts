// Names guidance: the same class and the same words give the same id and hash, wherever they come from. What is kept
// of an answer is somewhat more than what is ever shown of it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { clipText } from '../text/clip-text.ts';
import type { Guidance } from './guidance.ts';

const DIGITS = 16;

/** Characters of an answer, its citations, and characters of each quote. */
const LONGEST = 12_000;
const MOST_CITATIONS = 24;
const LONGEST_QUOTE = 400;

export function makeGuidance(parts: Omit<Guidance, 'id' | 'answerHash'>): Guidance {
  const text = clipText(parts.text, LONGEST);
  const answerHash = hashAnswer(text);
  const id = `g-${digest(`${parts.failureClass}\n${answerHash}`)}`;
  return { ...parts, text, source: keptSource(parts.source), id, answerHash };
}

function keptSource(source: Guidance['source']): Guidance['source'] {
  if (source.kind !== 'notebook') return source;
  const citations = source.citations.slice(0, MOST_CITATIONS).map(({ number, sourceId, quote }) => ({
    number,
    sourceId,
    quote: quote === null ? null : clipText(quote, LONGEST_QUOTE),
  }));
  return { ...source, citations };
}

/** 16 hex digits; spacing does not count, so that a re-wrapped answer is the same answer. */
export function hashAnswer(text: string): string {
  return digest(text.trim().replaceAll(/\s+/g, ' '));
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
}
