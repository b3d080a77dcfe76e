import { expect, it } from 'vitest';
import { receiptDigest, signedBytes } from '../../../src/core/receipt/envelope.ts';
import { hash } from './sample.ts';

it.each([
  // The example of the specification of DSSE.
  ['http://example.com/HelloWorld', 'hello world', 'DSSEv1 29 http://example.com/HelloWorld 11 hello world'],
  ['', '', 'DSSEv1 0  0 '],
  ['t', 'ü', 'DSSEv1 1 t 2 ü'],
])('signs type and payload with their lengths in bytes: %j %j', (type, payload, bytes) =>
  expect(Buffer.from(signedBytes(type, payload)).toString()).toBe(bytes),
);

it('names a receipt by its digest, whatever ends its line', () => {
  for (const end of ['', '\n', '\r\n']) expect(receiptDigest(`{"a":1}${end}`)).toBe(hash('{"a":1}'));
});
