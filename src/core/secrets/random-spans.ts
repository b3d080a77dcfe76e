// Finds words that can only be keys or tokens, though nothing beside them says so.

import { looksRandom } from './looks-random.ts';
import type { Span } from './span.ts';

/** A run of the alphabets of base64, with the slashes of a path. */
const RUN = /(?<![\w+/=%])[\w+/-]{20,}={0,2}(?!\w)/g;
/** Longer ones are pictures, certificates and source maps. */
const LONGEST_KEY = 120;

export function randomSpans(text: string): readonly Span[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (isDigest(run) || isDigestMark(text.slice(Math.max(0, index - 12), index))) return [];
    if (isBinary(run)) {
      const isKey = run.length <= LONGEST_KEY && looksRandom(run.replaceAll(/[+/]/g, ''));
      return isKey ? [{ start: index, end: index + run.length }] : [];
    }
    return partsOf(run).map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}

/** Checksums of packages, and public keys of SSH. */
function isDigest(run: string): boolean {
  return /^(?:sha\d{1,3}|md5|h1)-|^AAAA[BCE][23][A-Z]/.test(run);
}

/** `sha256:`, `h1:`, `;base64,`. */
function isDigestMark(before: string): boolean {
  return /(?:sha\d{1,3}|md5|h1|base64)["']?[:=,]\s?["']?$/i.test(before);
}

/** Standard base64; no path, for no part between its slashes is a word. */
function isBinary(run: string): boolean {
  if (run.length > LONGEST_KEY) return run.includes('+') || run.includes('/');
  return (
    /^[A-Za-z0-9+/]+=*$/.test(run) && /[+/]/.test(run) && !run.split('/').some((part) => WORD.test(part))
  );
}

const WORD = /^[A-Za-z]?[a-z]{2,40}\d{0,3}$|^v?\d{1,4}$/;

function partsOf(run: string): readonly Span[] {
  return [...run.matchAll(/[\w+-]{20,}={0,2}/g)]
    .filter(({ 0: part }) => looksRandom(part))
    .map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
}
