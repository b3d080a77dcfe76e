// A seal over a whole record: it shows that MSW wrote exactly this, on this machine, so that reading it back
// needs no schema. A record without a valid seal is not refused, only read with more care.

import { sign, verify } from '../files/signing-key.ts';
import type { StoredRecord } from './record-schemas.ts';

/** To be raised with every change to the shape of a record: an older shape must not pass for the new one. */
const shape = 'msw-record-2';

/** The record with its seal as last key. */
export function sealRecord(key: string, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...record, seal: sign(key, sealedText(record)) };
}

/** True when the seal holds; what JSON gives back then has the very shape that was written. */
export function isSealed(key: string, value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null || !('seal' in value)) return false;
  const { seal, ...record } = value;
  return typeof seal === 'string' && verify(key, sealedText(record), seal);
}

function sealedText(record: object): string {
  return `${shape}\n${JSON.stringify(record)}`;
}
