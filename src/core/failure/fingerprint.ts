// The digest behind both fingerprints. The version is part of it: a fingerprint of other rules never matches.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** To be raised with every change to what is masked, kept or sorted. */
export const FINGERPRINT_VERSION = 'v1';

/** `v1:` and the first 16 hex digits of the SHA-256 of `parts`. */
export function fingerprint(parts: readonly (string | null)[]): string {
  const digest = sha256(utf8ToBytes(JSON.stringify(parts)));
  return `${FINGERPRINT_VERSION}:${bytesToHex(digest.subarray(0, 8))}`;
}
