// The Ed25519 key of the user folder that signs receipts, and what its signatures are verified with.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { join } from 'node:path';
import { keyIdOf } from '../../core/receipt/envelope.ts';
import type { Verifies } from '../../core/receipt/read-receipt.ts';
import { keptKey } from './signing-key.ts';

export interface ReceiptKey {
  readonly keyid: string;
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Uint8Array;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** Made on first use. Throws when its file contains anything else: nobody who knows the old key would know a new one. */
export function receiptKey(userFolder: string): ReceiptKey {
  const path = join(userFolder, 'receipt-key.pem');
  const key = privateKeyIn(keptKey(path, newKey));
  if (key === null) throw new Error(`${path} does not contain an Ed25519 key; move it away to get a new one`);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return { keyid: keyIdOf(publicKey), publicKey, sign: (bytes) => sign(null, bytes, key) };
}

/** Never throws: anything but the signature is false. */
export const verifiesEd25519: Verifies = ({ publicKey, signature }, bytes) => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey), type: 'spki', format: 'der' });
    return verify(null, bytes, key, signature);
  } catch {
    return false;
  }
};

function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
}

function privateKeyIn(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
