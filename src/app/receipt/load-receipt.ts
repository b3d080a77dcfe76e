// Reads a receipt from a file, and verifies its signature.

import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { verifiesEd25519 } from '../../adapters/files/receipt-key.ts';
import { type ReadReceipt, readReceipt } from '../../core/receipt/read-receipt.ts';
import { plainLine } from '../../core/text/plain-line.ts';

export interface LoadedReceipt extends Pick<Extract<ReadReceipt, { status: 'ok' }>, 'statement' | 'keyid'> {
  /** As it was read. */
  readonly text: string;
}

export type Loaded =
  | { readonly status: 'ok'; readonly receipt: LoadedReceipt }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param path absolute */
export function loadReceipt(path: string): Loaded {
  const file = readText(path, named);
  if (file.status === 'ok') return receiptIn(file.text, path);
  return refused(
    file.status === 'missing'
      ? `${path} does not exist: name the file of a receipt.`
      : `${path} cannot be read as a receipt: ${file.reason}.`,
  );
}

/** @param origin for people: the file, or whose note it is */
export function receiptIn(text: string, origin: string): Loaded {
  const read = readReceipt(text, verifiesEd25519);
  if (read.status === 'refused')
    return refused(`${plainLine(origin, 300)} is not a receipt to trust: ${plainLine(read.reason, 300)}.`);
  const { statement, keyid } = read;
  return { status: 'ok', receipt: { statement, keyid, text } };
}

function refused(reason: string): Loaded {
  return { status: 'refused', reason };
}
