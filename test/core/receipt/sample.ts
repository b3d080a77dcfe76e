// An honest receipt, and the key that signs it; tests change one thing of it.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type Envelope,
  keyIdOf,
  PAYLOAD_TYPE,
  renderEnvelope,
  signedBytes,
} from '../../../src/core/receipt/envelope.ts';
import { type Receipt, type Statement, statementOf } from '../../../src/core/receipt/statement.ts';

export const COMMIT = 'c'.repeat(40);

export const RECEIPT: Receipt = {
  version: 1,
  loop: '20261129-101010-abcd',
  ended: '2026-11-29T10:20:00.000Z',
  verdict: 'proven',
  reason: 'the checks fail without the work',
  trees: { before: 'a'.repeat(40), after: 'b'.repeat(40) },
  checks: [{ name: 'test', command: 'npm test', outcome: 'passed', exitCode: 0, output: '1'.repeat(64) }],
  experiments: [
    { name: 'old-tests', wanted: 'green', answer: 'green', what: null },
    { name: 'undone', wanted: 'red', answer: 'red', what: 'total.test.js:4: 3 is not 2' },
  ],
  tests: [{ path: 'total.test.js', before: null, after: '2'.repeat(64) }],
  leftOut: ['Files that git ignores are in neither tree.'],
  versions: { msw: '1.0.0', node: '22.12.0', git: '2.39.5' },
  previous: null,
};

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const statement = (change: Partial<Receipt> = {}, commit: string | null = COMMIT): Statement =>
  statementOf({ receipt: { ...RECEIPT, ...change }, commit, hash });

export interface Key {
  readonly key: KeyObject;
  readonly publicKey: Uint8Array;
}

export const newKey = (): Key => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { key: privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }) };
};

/** Whatever it says, and in whatever form, with a valid signature. */
export const signedText = (
  payload: string,
  { key, publicKey }: Key,
  change: Partial<Envelope> = {},
): string =>
  renderEnvelope({
    ...{ payload, payloadType: PAYLOAD_TYPE, keyid: keyIdOf(publicKey), publicKey },
    signature: sign(null, signedBytes(change.payloadType ?? PAYLOAD_TYPE, payload), key),
    ...change,
  });

export const signed = (said: unknown, key: Key): string => signedText(JSON.stringify(said), key);
