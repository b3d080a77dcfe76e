// Distinguishes records that this machine wrote or signed from records that came from elsewhere.

import { requestDefaults, termOptions } from '../../core/commands/loop-options.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { sign, verify } from '../files/signing-key.ts';
import { type CopyPlace, isKept, isUnderWay, keptByOther, keptInstead } from './kept-record.ts';
import { parseRecord, type ReadRecord, readRecord, signedText } from './loop-record.ts';

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
  if (written === null) return admitOther(store, session, value) ?? admitSigned(store, session, value);
  const record = readRecord(written);
  return record === null || !belongs(store, session, record)
    ? { kind: 'foreign', session, id: record?.loop.terms.id ?? null }
    : { kind: 'loop', session, ...record, edited: !kept };
}

/** MSW was updated while the loop ran: the copy still shows what it wrote. Null without a copy of another version. */
function admitOther(store: LoopStore, session: string, value: unknown): StoredLoop | null {
  const written = keptByOther(store, value);
  const record = written === null ? null : parseRecord(written, termOptions(requestDefaults));
  if (record === null || !belongs(store, session, record)) return null;
  const { loop } = record;
  // The other version may sign other terms.
  const signature = sign(store.key, signedText(loop.terms));
  return {
    kind: 'loop',
    session,
    loop,
    signature,
    edited: JSON.stringify(written) !== JSON.stringify(value),
  };
}

function admitSigned(store: LoopStore, session: string, value: unknown): StoredLoop {
  const record = parseRecord(value);
  if (record === null) return { kind: 'foreign', session, id: null };
  const { loop, signature } = record;
  const ours =
    belongs(store, session, record) &&
    isUnderWay(store, value) &&
    verify(store.key, signedText(loop.terms), signature);
  return ours
    ? { kind: 'loop', session, loop, signature, edited: false }
    : { kind: 'foreign', session, id: loop.terms.id };
}

function belongs({ project }: LoopStore, session: string, { loop }: ReadRecord): boolean {
  return loop.terms.session === session && loop.terms.project === project;
}

/** Reuses the signature when the terms are unchanged, so that a turn need not sign again. */
export function signatureOf(store: LoopStore, loop: Loop, before: Admitted | null): string {
  const text = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text;
  return same ? before.signature : sign(store.key, text);
}
