// Identifies an answer, wherever it comes from.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 16 hex digits; white space does not count, so a re-wrapped answer is the same answer. */
export function hashAnswer(text: string): string {
  return digest(text.trim().replaceAll(/\s+/g, ' '));
}

/** 16 hex digits of exactly this text. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
