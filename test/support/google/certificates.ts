// A throw-away certificate authority and one server certificate for Google's host names. The keys live in
// the test process only; nothing outside a test ever trusts them.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Bytes = Uint8Array<ArrayBufferLike>;

function der(tag: number, ...parts: readonly Bytes[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...length(body.length)]), body]);
}

const sequence = (...parts: readonly Bytes[]): Buffer => der(0x30, ...parts);
const set = (...parts: readonly Bytes[]): Buffer => der(0x31, ...parts);
const octets = (...parts: readonly Bytes[]): Buffer => der(0x04, ...parts);
const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text, 'utf8'));
const bits = (content: Bytes, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content);
const yes = Buffer.from([0x01, 0x01, 0xff]);

/** A positive integer; its first byte must be below 0x80. */
const integer = (content: Bytes): Buffer => der(0x02, content);

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** `YYYYMMDDHHMMSSZ` for any year. */
function time(at: Date): Buffer {
  const digits = at
    .toISOString()
    .replaceAll(/[-:T]/g, '')
    .replace(/\.\d+Z$/, 'Z');
  const year = at.getUTCFullYear();
  return year < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

function length(size: number): number[] {
  if (size < 0x80) return [size];
  return size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
}

function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}

export interface Certificates {
  /** PEM of the authority: what a client is told to trust. */
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

export function makeCertificates(hosts: readonly string[]): Certificates {
  const authority = keyPair();
  const server = keyPair();
  const issuer = name('MSW test authority');
  const ca = certificate(issuer, issuer, authority, authority, [
    extension('2.5.29.19', true, sequence(yes)),
    extension('2.5.29.15', true, bits(Buffer.from([0x06]), 1)),
    extension('2.5.29.14', false, octets(authority.id)),
  ]);
  const leaf = certificate(issuer, name(hosts[0] ?? 'localhost'), authority, server, [
    extension('2.5.29.19', true, sequence()),
    extension('2.5.29.15', true, bits(Buffer.from([0x80]), 7)),
    extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', false, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))),
    extension('2.5.29.14', false, octets(server.id)),
    extension('2.5.29.35', false, sequence(der(0x80, authority.id))),
  ]);
  const key = server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { ca: pem(ca), cert: pem(leaf), key };
}

interface Keys {
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo. */
  readonly spki: Buffer;
  readonly id: Buffer;
}

function keyPair(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { privateKey, spki, id: createHash('sha1').update(spki).digest() };
}

function certificate(
  issuer: Buffer,
  subject: Buffer,
  signer: Keys,
  owner: Keys,
  extensions: Buffer[],
): Buffer {
  const now = Date.now();
  const toBeSigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x01]), randomBytes(8)])),
    ECDSA_SHA256,
    issuer,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + 30 * DAY_MS))),
    subject,
    owner.spki,
    der(0xa3, sequence(...extensions)),
  );
  return sequence(toBeSigned, ECDSA_SHA256, bits(sign('sha256', toBeSigned, signer.privateKey)));
}

function name(commonName: string): Buffer {
  return sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))));
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return sequence(oid(id), ...(critical ? [yes] : []), octets(value));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
