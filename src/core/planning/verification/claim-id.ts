// Names for what is judged, made from what it says: a statement that is reworded is another one.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type ClaimKind = 'truth' | 'artifact' | 'link' | 'prohibition' | 'check' | 'human';

/** `truth-1a2b3c4d5e`: short enough to type, and the same as long as the statement is. */
export function claimId(kind: ClaimKind, text: string): string {
  return `${kind}-${bytesToHex(sha256(utf8ToBytes(`${kind}\n${text}`)).subarray(0, 5))}`;
}
