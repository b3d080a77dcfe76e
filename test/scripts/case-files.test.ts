import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCases, recordedTools, writeCases } from '../../scripts/record-failures/case-files.mjs';
import { tempFolder } from '../support/temp-folder.ts';

const definition = { command: 'npm test', exitCode: 1, a: { root: '/a' }, b: { root: '/b' } };

it('case files return every byte of an output', () => {
  const folder = tempFolder();
  const text = fc.string({ unit: 'binary' }).map((drawn) => Buffer.from(drawn));
  const lines = fc
    .array(fc.constantFrom('\r\n', '\n', '\r', '\x1b[31m', '\0', '\ufeff', '\u2028', '✖', ' \t', 'error'))
    .map((drawn) => Buffer.from(drawn.join('')));
  const bytes = fc.uint8Array({ maxLength: 200 }).map((drawn) => Buffer.from(drawn));
  const output = fc.oneof(text, lines, bytes);
  const cases = fc.dictionary(fc.constantFrom('one', 'two', 'three'), fc.tuple(output, output));
  fc.assert(
    fc.property(cases, (drawn) => {
      const all = new Map(Object.entries(drawn).map(([name, [a, b]]) => [name, { definition, a, b }]));
      writeCases('tool', all, folder);
      expect(readCases('tool', folder)).toEqual(all);
    }),
  );
});

it('case files store a second run as its noise', () => {
  const folder = tempFolder();
  const a = Buffer.from('FAIL the cart of the shop\n 1 test in 12ms\nbye');
  const b = Buffer.from('\x1b[31mFAIL\x1b[39m the cart of the shop\n 1 test in 9ms\nbye\nmore');
  writeCases('tool', [['case', { definition, a, b }]], folder);
  const { case: kept } = JSON.parse(readFileSync(join(folder, 'tool.json'), 'utf8'));
  expect(kept.outputA).toEqual(['FAIL the cart of the shop', ' 1 test in 12ms', 'bye']);
  expect(kept.outputB).toEqual([['\x1b[31m', 4, '\x1b[39m', 21], [11, -4, '9ms'], 1, 'more']);
});

it('case files store a second run by reference to an equal earlier one', () => {
  const folder = tempFolder();
  const a = Buffer.from('error');
  const stack = Array.from({ length: 20 }, (_, depth) => `  at frame ${depth}`).join('\n');
  const b = Buffer.from(`error\n${stack}`);
  writeCases(
    'tool',
    [
      ['one', { definition, a, b }],
      ['two', { definition, a, b }],
    ],
    folder,
  );
  const { two } = JSON.parse(readFileSync(join(folder, 'tool.json'), 'utf8'));
  expect(two).toMatchObject({ bEditsTo: 'one', outputB: [21] });
});

it('case files are sorted, and every tool is found', () => {
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
