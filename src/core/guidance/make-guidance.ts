// Names guidance: the same class and the same words give the same id and hash, wherever they come from.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Guidance } from './guidance.ts';

const DIGITS = 16;

export function makeGuidance(parts: Omit<Guidance, 'id' | 'answerHash'>): Guidance {
  const answerHash = hashAnswer(parts.text);
  return { ...parts, id: `g-${digest(`${parts.failureClass}\n${answerHash}`)}`, answerHash };
}

/** 16 hex digits; spacing does not count, so that a re-wrapped answer is the same answer. */
export function hashAnswer(text: string): string {
  return digest(text.trim().replaceAll(/\s+/g, ' '));
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
}
