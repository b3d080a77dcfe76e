import { expect, it } from 'vitest';
import { closestWord } from '../../../src/core/text/closest-word.ts';

const KNOWN = ['--gaps', '--research', '--skip-research', '--accept'];

it.each([
  ['--gap', '--gaps'],
  ['--reseach', '--research'],
  ['--skipresearch', '--skip-research'],
  ['--nothing', null],
  ['', null],
  ['x'.repeat(200), null],
])('%j means %j', (wrong, meant) => expect(closestWord(wrong, KNOWN)).toBe(meant));

it('takes the closest of several, and the first of equals', () => {
  expect(closestWord('--tesst', ['--testing', '--test', '--tests'])).toBe('--test');
});
