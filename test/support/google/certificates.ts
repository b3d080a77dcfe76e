// A throw-away certificate authority and one server certificate for Google's host names. The keys live in
// the test process only; nothing outside a test ever trusts them.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bits, der, integer, octets, oid, sequence, set, time, utf8, yes } from './der.ts';

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
