// Distinguishes records that this machine wrote or signed from records that came from elsewhere.

import type { Loop } from '../../core/loop/loop.ts';
import { sign, verify } from '../files/signing-key.ts';
import { type CopyPlace, isKept, isUnderWay, keptInstead } from './kept-record.ts';
import { parseRecord, readRecord, signedText } from './loop-record.ts';

export interface LoopStore extends CopyPlace {
  /** The project's real path. */
  readonly project: string;
}

export type StoredLoop =
  | {
      readonly kind: 'loop';
      readonly session: string;
      readonly loop: Loop;
      readonly signature: string;
      /** The record in the state differed from the one MSW wrote last; `loop` is the latter. */
      readonly edited: boolean;
    }
  /** Not signed by this machine for this project, incomplete, or of a loop that has ended. */
  | { readonly kind: 'foreign'; readonly session: string; readonly id: string | null };

export type Admitted = Extract<StoredLoop, { kind: 'loop' }>;

/**
 * A record counts only under its own session, in its own project, when this machine wrote or signed it and its loop has
 * not ended. When it differs from the record that MSW wrote last, the latter counts: anything that works in the project
 * could have changed it.
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

/** Reuses the signature when the terms are unchanged, so that a turn need not sign again. */
export function signatureOf(store: LoopStore, loop: Loop, before: Admitted | null): string {
  const text = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text;
  return same ? before.signature : sign(store.key, text);
}
