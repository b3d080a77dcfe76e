// The digests behind both fingerprints. The version is part of them: one made by other rules never matches.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** To be raised with every change to what is masked, kept or sorted. */
const VERSION = 'v3';
/** What was learned under it is still looked up. */
const FORMER = 'v2';

/** `v3:` and 16 hex digits: the kind of error, whatever its values and wherever it stands. */
export function classFingerprint(
  tool: string,
  code: string | null,
  errorClass: string | null,
  skeleton: string,
): string {
  return digest([...speakerKey(tool, code, skeleton), errorClass, skeleton]);
}

/**
 * Who said it, as far as that tells two failures apart. Of a tool that nobody knows it does not: its words are the same
 * behind make or a script, which have other names and end otherwise. Only silence is told by these.
 */
export function speakerKey(
  tool: string,
  code: string | null,
  said: string,
): readonly [tool: string | null, code: string | null] {
  return /^exit (?:\d+|unknown)$/.test(code ?? '') && !said.startsWith('no output')
    ? [null, null]
    : [tool, code];
}

/** `v3:` and 16 hex digits: the state of a failure. `parts` are to be sorted by the caller. */
export function exactFingerprint(parts: readonly string[]): string {
  return digest(parts);
}

/** The same of the version before. */
export function formerClassFingerprint(...parts: readonly (string | null)[]): string {
  return digest(parts, FORMER);
}

/** Fingerprints of different versions say nothing about each other. */
export function fingerprintVersion(fingerprint: string): string {
  return fingerprint.slice(0, Math.max(0, fingerprint.indexOf(':')));
}

function digest(parts: readonly (string | null)[], version = VERSION): string {
  const bytes = sha256(utf8ToBytes(JSON.stringify(parts)));
  return `${version}:${bytesToHex(bytes.subarray(0, 8))}`;
}
