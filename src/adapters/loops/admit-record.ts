// Tells the records that this machine wrote, or signed, from those that somebody brought along.

import type { Loop } from '../../core/loop/loop.ts';
import { sign, verify } from '../files/signing-key.ts';
import { type CopyPlace, isKept, isUnderWay, keptInstead } from './kept-record.ts';
import { parseRecord, readRecord, signedText } from './loop-record.ts';

export interface LoopStore extends CopyPlace {
  /** Real path of the project. */
  readonly project: string;
}

export type StoredLoop =
  | {
      readonly kind: 'loop';
      readonly session: string;
      readonly loop: Loop;
      readonly signature: string;
      /** What stood in the state was not what MSW wrote last, which counts. */
      readonly edited: boolean;
    }
  /** Not signed by this machine for this project, not whole, or of a loop that has ended. */
  | { readonly kind: 'foreign'; readonly session: string; readonly id: string | null };

export type Admitted = Extract<StoredLoop, { kind: 'loop' }>;

/**
 * A record counts only under its own session, in its own project, if this machine wrote or signed it, and while
 * its loop has not ended. Where it is not what MSW wrote last, that counts: whoever works in the project could have
 * changed it.
 */
export function admitRecord(store: LoopStore, session: string, value: unknown): StoredLoop {
  const kept = isKept(store, value);
  const written = kept ? value : keptInstead(store, value);
  const record = written === null ? parseRecord(value) : readRecord(written);
  if (record === null) return { kind: 'foreign', session, id: null };
  const { loop, signature } = record;
  const ours =
    loop.terms.session === session &&
    loop.terms.project === store.project &&
    (written !== null || (isUnderWay(store, value) && verify(store.key, signedText(loop.terms), signature)));
  return ours
    ? { kind: 'loop', session, loop, signature, edited: !kept && written !== null }
    : { kind: 'foreign', session, id: loop.terms.id };
}

/** The same terms have the same signature: a turn need not make it anew. */
export function signatureOf(store: LoopStore, loop: Loop, before: Admitted | null): string {
  const text = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text;
  return same ? before.signature : sign(store.key, text);
}
