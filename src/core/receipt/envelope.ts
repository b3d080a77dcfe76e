// A DSSE envelope around an in-toto statement, with exactly one Ed25519 signature and the public key that made it. What
// is read must be byte for byte what MSW writes: no other form of the same JSON has a place for something unsigned.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { once } from '../once.ts';

export interface Envelope {
  /** JSON. */
  readonly payload: string;
  readonly payloadType: string;
  readonly keyid: string;
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Uint8Array;
  readonly signature: Uint8Array;
}

export type ReadEnvelope =
  | { readonly status: 'ok'; readonly envelope: Envelope }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** Checks the form, not the signature. */
export function readEnvelope(text: string): ReadEnvelope {
  const value = parseOnly(text);
  if (value === undefined)
    return refused(
      'it is not the JSON that MSW writes: it was written again, has a key twice, or is cut off',
    );
  const parsed = shape().safeParse(value);
  if (!parsed.success) return refused(wrongShape(value, parsed.error.issues[0]?.path ?? []));
  const { payload, payloadType, signatures } = parsed.data;
  if (payloadType !== PAYLOAD_TYPE) return refused(`its payload type is not ${PAYLOAD_TYPE}`);
  const [one, ...others] = signatures;
  if (one === undefined) return refused('it is not signed');
  if (others.length > 0) return refused('it has more than one signature');
  const bytes = fromBase64(payload);
  const publicKey = fromBase64(one.publicKey);
  const signature = fromBase64(one.sig);
  if (bytes === null || publicKey === null || signature === null)
    return refused('its payload, key or signature is not plain base64');
  const statement = textIn(bytes);
  if (statement === null) return refused('its payload is not UTF-8');
  if (!isEd25519(publicKey)) return refused('its public key is not an Ed25519 key');
  if (one.keyid !== keyIdOf(publicKey)) return refused('its key id is not that of its public key');
  if (signature.length !== SIGNATURE_BYTES) return refused('its signature is not an Ed25519 signature');
  return {
    status: 'ok',
    envelope: { payload: statement, payloadType, keyid: one.keyid, publicKey, signature },
  };
}

/** One line, without a line end. */
export function renderEnvelope({ payload, payloadType, keyid, publicKey, signature }: Envelope): string {
  const signatures = [{ keyid, sig: toBase64(signature), publicKey: toBase64(publicKey) }];
  return JSON.stringify({ payload: toBase64(utf8ToBytes(payload)), payloadType, signatures });
}

/** DSSE's pre-authentication encoding: the bytes that are signed. */
export function signedBytes(payloadType: string, payload: string): Uint8Array {
  const length = (text: string) => utf8ToBytes(text).length;
  return utf8ToBytes(`DSSEv1 ${length(payloadType)} ${payloadType} ${length(payload)} ${payload}`);
}

/** sha256 of the key's DER, in hex. */
export function keyIdOf(publicKey: Uint8Array): string {
  return bytesToHex(sha256(publicKey));
}

/** sha256 of a receipt, by which the next one names it; a line end does not count. */
export function receiptDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(withoutLineEnd(text))));
}

/** The value of a JSON text that is exactly as `JSON.stringify` writes it; undefined for any other. */
export function parseOnly(text: string): unknown {
  const line = withoutLineEnd(text);
  try {
    const value: unknown = JSON.parse(line);
    return JSON.stringify(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A public key of 32 bytes as SubjectPublicKeyInfo. */
export function ed25519Key(raw: Uint8Array): Uint8Array {
  return new Uint8Array([...SPKI, ...raw]);
}

/** Null unless it is the one standard form. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** What every Ed25519 key in DER begins with. */
const SPKI = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00] as const;
const SIGNATURE_BYTES = 64;

function isEd25519(key: Uint8Array): boolean {
  return key.length === SPKI.length + 32 && SPKI.every((byte, at) => key[at] === byte);
}

const shape = once(() =>
  z.strictObject({
    payload: z.string(),
    payloadType: z.string(),
    signatures: z.array(z.strictObject({ keyid: z.string(), sig: z.string(), publicKey: z.string() })),
  }),
);

function wrongShape(value: unknown, path: readonly PropertyKey[]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is not an envelope';
  if (path.length === 0) return 'it has a field that no envelope has';
  const field = path.filter((part) => typeof part === 'string').join('.');
  return `its field ${field} is not as an envelope has it`;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}

function refused(reason: string): ReadEnvelope {
  return { status: 'refused', reason };
}
