import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifiesEd25519 } from '../../../src/adapters/files/receipt-key.ts';
import { readReceipt } from '../../../src/core/receipt/read-receipt.ts';
import type { Receipt } from '../../../src/core/receipt/statement.ts';
import { COMMIT, newKey, RECEIPT, signed, signedText, statement } from './sample.ts';

const key = newKey();
const honest = signed(statement(), key);
const read = (text: string) => readReceipt(text, verifiesEd25519);
const reasonOf = (text: string): string => {
  const found = read(text);
  return found.status === 'refused' ? found.reason : 'accepted';
};

interface Written {
  payload: string;
  payloadType: string;
  signatures: Record<string, string>[];
  [more: string]: unknown;
}

/** Changes the envelope, which the signature does not cover but in part. */
const envelope = (change: (envelope: Written) => void): string => {
  const written: Written = JSON.parse(honest);
  change(written);
  return JSON.stringify(written);
};
const first = (written: Written): Record<string, string> => written.signatures[0] ?? {};
/** Changes what it says, and keeps the signature. */
const said = (from: string, to: string): string =>
  envelope((written) => {
    const payload = Buffer.from(written.payload, 'base64').toString();
    if (!payload.includes(from)) throw new Error(`the statement does not say ${from}`);
    written.payload = Buffer.from(payload.replace(from, to)).toString('base64');
  });
/** Says something else, with a signature of its maker: only the statement itself shows that it is wrong. */
const resaid = (change: Partial<Receipt>): string => signed(statement(change), key);
const flipped = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes.toString('base64');
};

describe('an honest receipt', () => {
  it.each([
    ['of a commit', honest],
    ['of a tree', signed(statement({}, null), key)],
    ['with a line end', `${honest}\n`],
    ['with a line end of Windows', `${honest}\r\n`],
    ['that is only passed', resaid({ verdict: 'passed', experiments: [] })],
    [
      'that is not done',
      resaid({
        verdict: 'not done',
        checks: [{ name: 'test', command: null, outcome: 'failed', exitCode: 1, output: '1'.repeat(64) }],
      }),
    ],
    ['with a field of a later version', signed({ ...statement(), later: true }, key)],
  ])('%s is accepted', (_, text) => expect(reasonOf(text)).toBe('accepted'));

  it('is read as it was written, whatever its texts are', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (reason, path) => {
        const receipt = { reason, tests: [{ path, before: null, after: null }] };
        const found = read(signed(statement(receipt), key));
        expect(found).toMatchObject({ status: 'ok', statement: { predicate: { msw: receipt } } });
      }),
    ));
});

const SIGNATURE = /signature does not fit/;
const FORM = /not the JSON that MSW writes/;
const BASE64 = /not plain base64/;

describe('a receipt that was tampered with is refused with its reason', () => {
  const other = newKey();
  it.each<[string, string, RegExp]>([
    [
      'a letter of the payload',
      envelope((one) => {
        one.payload = flipped(one.payload);
      }),
      SIGNATURE,
    ],
    ['an exit code', said('"exitCode":0', '"exitCode":1'), SIGNATURE],
    ['the subject', said(COMMIT, 'd'.repeat(40)), SIGNATURE],
    ['the tree', said(RECEIPT.trees.after, 'd'.repeat(40)), SIGNATURE],
    ['the verdict of a run', said('"answer":"red"', '"answer":"green"'), SIGNATURE],
    ['the chain', said('"previous":null', `"previous":{"name":"x","sha256":"${'0'.repeat(64)}"}`), SIGNATURE],
    ['the digest of a test', said('2'.repeat(64), '3'.repeat(64)), SIGNATURE],
    [
      'a letter of the signature',
      envelope((one) => {
        first(one).sig = flipped(first(one).sig ?? '');
      }),
      SIGNATURE,
    ],
    [
      'a short signature',
      envelope((one) => {
        first(one).sig = 'AAAA';
      }),
      /not an Ed25519 signature/,
    ],
    [
      'an empty signature',
      envelope((one) => {
        first(one).sig = '';
      }),
      /not an Ed25519 signature/,
    ],
    [
      'another key id',
      envelope((one) => {
        first(one).keyid = '0'.repeat(64);
      }),
      /key id is not that of/,
    ],
    [
      'the key of somebody else',
      signedText(JSON.stringify(statement()), key, { publicKey: other.publicKey }),
      /key id is not that of/,
    ],
    [
      'no public key',
      envelope((one) => {
        delete first(one).publicKey;
      }),
      /field signatures.publicKey/,
    ],
    [
      'a key of another kind',
      envelope((one) => {
        first(one).publicKey = 'AAAA';
      }),
      /not an Ed25519 key/,
    ],
    [
      'another payload type',
      envelope((one) => {
        one.payloadType = 'application/json';
      }),
      /payload type/,
    ],
    ['a payload type that was signed', signedText('{}', key, { payloadType: 'text/plain' }), /payload type/],
    [
      'no signature',
      envelope((one) => {
        one.signatures = [];
      }),
      /not signed/,
    ],
    [
      'no list of signatures',
      envelope((one) => {
        Reflect.deleteProperty(one, 'signatures');
      }),
      /field signatures/,
    ],
    [
      'a second signature',
      envelope((one) => {
        one.signatures.push(first(one));
      }),
      /more than one signature/,
    ],
    [
      'an unsigned field',
      envelope((one) => {
        one.note = 'proven';
      }),
      /field that no envelope has/,
    ],
    [
      'an unsigned field of the signature',
      envelope((one) => {
        first(one).note = 'x';
      }),
      /signatures/,
    ],
    ['a key twice in the envelope', honest.replace('{', '{"payload":"e30=",'), FORM],
    ['spaces in the envelope', JSON.stringify(JSON.parse(honest), null, 2), FORM],
    ['text behind the envelope', `${honest} {}`, FORM],
    ['an envelope cut off', honest.slice(0, -2), FORM],
    ['nothing', '', FORM],
    ['a list', '[]', /not an envelope/],
    [
      'base64 without its end',
      envelope((one) => {
        one.payload = one.payload.replace(/=+$/, '').slice(0, -1);
      }),
      BASE64,
    ],
    [
      'base64 for addresses',
      envelope((one) => {
        first(one).sig = `-_${first(one).sig?.slice(2)}`;
      }),
      BASE64,
    ],
    [
      'base64 with a space',
      envelope((one) => {
        one.payload = ` ${one.payload}`;
      }),
      BASE64,
    ],
    [
      'another statement type',
      signed({ ...statement(), _type: 'https://in-toto.io/Statement/v0.1' }, key),
      /not of type https:\/\/in-toto.io\/Statement\/v1/,
    ],
    [
      'another predicate type',
      signed({ ...statement(), predicateType: 'https://slsa.dev/provenance/v1' }, key),
      /predicate is not of type/,
    ],
    [
      'two subjects',
      signed({ ...statement(), subject: [...statement().subject, ...statement().subject] }, key),
      /no valid subject/,
    ],
    ['no subject', signed({ ...statement(), subject: [] }, key), /no valid subject/],
    [
      'a key twice in the statement',
      signedText(JSON.stringify(statement()).replace('{', '{"_type":"x",'), key),
      /statement is not the JSON/,
    ],
    ['a statement that is no JSON', signedText('proven', key), /statement is not the JSON/],
    [
      'a result that its verdict is not',
      signed(
        {
          ...statement({ verdict: 'passed' }),
          predicate: { ...statement({ verdict: 'passed' }).predicate, result: 'PASSED' },
        },
        key,
      ),
      /says PASSED, but its verdict is passed/,
    ],
    [
      'a failed check among the passed',
      signed({ ...statement(), predicate: { ...statement().predicate, passedTests: ['test', 'lint'] } }, key),
      /not those whose results/,
    ],
    [
      'a passed check with an exit code',
      resaid({
        checks: [
          { name: 'test', command: 'npm test', outcome: 'passed', exitCode: 1, output: '1'.repeat(64) },
        ],
      }),
      /passed with exit code 1/,
    ],
    [
      'proven with a check that failed',
      resaid({
        checks: [
          { name: 'test', command: 'npm test', outcome: 'failed', exitCode: 1, output: '1'.repeat(64) },
        ],
      }),
      /proven, but test failed/,
    ],
    ['proven without a run', resaid({ experiments: [] }), /no control run without the work/],
    [
      'proven against a run',
      resaid({ experiments: [{ name: 'undone', wanted: 'red', answer: 'green', what: null }] }),
      /undone was green/,
    ],
    [
      'a run that had to be the opposite',
      resaid({ experiments: [{ name: 'undone', wanted: 'green', answer: 'green', what: null }] }),
      /wanted green from the control run undone/,
    ],
    [
      'a tree that the work did not end with',
      signed(
        { ...statement({}, null), subject: [{ name: 'work tree', digest: { gitTree: 'd'.repeat(40) } }] },
        key,
      ),
      /another tree/,
    ],
    [
      'a subject with two digests',
      signed(
        { ...statement(), subject: [{ name: 'commit', digest: { gitCommit: COMMIT, gitTree: COMMIT } }] },
        key,
      ),
      /no valid subject/,
    ],
  ])('%s', (_, text, reason) => {
    expect(text).not.toBe(honest);
    expect(reasonOf(text)).toMatch(reason);
  });

  it('in any one byte', () =>
    fc.assert(
      fc.property(fc.nat(honest.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const letter = String.fromCharCode(code);
        fc.pre(honest[at] !== letter);
        expect(reasonOf(honest.slice(0, at) + letter + honest.slice(at + 1))).not.toBe('accepted');
      }),
    ));
});
