import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCases, recordedTools, writeCases } from '../../scripts/record-failures/case-files.mjs';
import { tempFolder } from '../support/temp-folder.ts';

const definition = { command: 'npm test', exitCode: 1, a: { root: '/a' }, b: { root: '/b' } };

it('gives back every byte of an output', () => {
  const folder = tempFolder();
  const text = fc.string({ unit: 'binary' }).map((drawn) => Buffer.from(drawn));
  const lines = fc
    .array(fc.constantFrom('\r\n', '\n', '\r', '\x1b[31m', '\0', '\ufeff', '\u2028', '✖', ' \t', 'error'))
    .map((drawn) => Buffer.from(drawn.join('')));
  const bytes = fc.uint8Array({ maxLength: 200 }).map((drawn) => Buffer.from(drawn));
  const output = fc.oneof(text, lines, bytes);
  fc.assert(
    fc.property(output, output, (a, b) => {
      writeCases('tool', [['case', { definition, a, b }]], folder);
      const read = readCases('tool', folder).get('case');
      expect(read).toEqual({ definition, a, b });
    }),
  );
});

it('sorts the cases, and finds every tool', () => {
  const folder = tempFolder();
  const one = { definition, a: Buffer.from('a'), b: Buffer.from('b') };
  writeCases(
    'tsc',
    new Map([
      ['two', one],
      ['one', one],
    ]),
    folder,
  );
  writeCases('eslint', [], folder);
  expect(recordedTools(folder)).toEqual(['eslint', 'tsc']);
  expect([...readCases('tsc', folder).keys()]).toEqual(['one', 'two']);
});
