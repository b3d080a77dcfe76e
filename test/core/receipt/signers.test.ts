import { describe, expect, it } from 'vitest';
import { keyIdOf } from '../../../src/core/receipt/envelope.ts';
import { readSigners } from '../../../src/core/receipt/signers.ts';
import { newKey } from './sample.ts';

const { publicKey } = newKey();
const keyid = keyIdOf(publicKey);
const base64 = Buffer.from(publicKey).toString('base64');
const ssh = Buffer.concat([
  Buffer.from([0, 0, 0, 11]),
  Buffer.from('ssh-ed25519'),
  Buffer.from([0, 0, 0, 32]),
  publicKey.subarray(-32),
]).toString('base64');

describe('readSigners', () => {
  it.each<[string, string, readonly string[]]>([
    ['nothing', '\n# a comment\n', []],
    ['a key id', keyid, [keyid.slice(0, 16)]],
    ['a key id with a name', `${keyid} ada\r\n`, ['ada']],
    ['a public key', `  ${base64}\tada`, ['ada']],
    ['a line of ssh', `ada@example.com ssh-ed25519 ${ssh} laptop`, ['ada@example.com']],
    ['a public key of ssh', `ssh-ed25519 ${ssh}`, [keyid.slice(0, 16)]],
    ['a line with options, which only ssh knows', `ada cert-authority ssh-ed25519 ${ssh}`, []],
    ['another kind of ssh key', 'ada ssh-rsa AAAA', []],
  ])('takes %s', (_, text, names) =>
    expect(readSigners(text)).toEqual({ status: 'ok', names: new Map(names.map((name) => [keyid, name])) }),
  );

  it.each(['ada', keyid.slice(1), `ada ssh-ed25519 ${ssh}=`, 'AAAA'])('refuses %j', (line) =>
    expect(readSigners(`${keyid}\n${line}`)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('line 2'),
    }),
  );
});
