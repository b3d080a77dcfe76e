import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyArguments } from '../../../../src/core/planning/verification/verify-arguments.ts';

const plain = { noCommit: false, here: false, trust: null, judged: [] };

it.each([
  ['1', { ...plain, phase: '1' }],
  ['1 --trust=0123456789abcdef', { ...plain, phase: '1', trust: '0123456789abcdef' }],
  [
    '--no-commit 02.1 --trust 0123456789abcdef',
    { ...plain, phase: '02.1', noCommit: true, trust: '0123456789abcdef' },
  ],
  ['1 --here', { ...plain, phase: '1', here: true }],
  [
    '1 human-5e4d3c2b1a passed "it\'s fine"',
    { ...plain, phase: '1', judged: [{ id: 'human-5e4d3c2b1a', verdict: 'passed', words: "it's fine" }] },
  ],
  [
    '1 --no-commit truth-0123456789 failed the total is\n3 euros human-5e4d3c2b1a passed',
    {
      ...plain,
      phase: '1',
      noCommit: true,
      judged: [
        { id: 'truth-0123456789', verdict: 'failed', words: 'the total is 3 euros' },
        { id: 'human-5e4d3c2b1a', verdict: 'passed', words: '' },
      ],
    },
  ],
])('reads %j', (raw, expected) => expect(verifyArguments(raw)).toEqual(expected));

it.each([
  '',
  '1 2',
  '--all',
  '1 human-5e4d3c2b1a',
  '1 human-5e4d3c2b1a human',
  'human-5e4d3c2b1a passed fine',
  '1 --trust x',
])('does not guess what %j means', (raw) => expect(verifyArguments(raw)).toBeNull());

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (raw) => [null, 'object'].includes(verifyArguments(raw) && 'object')));
});
