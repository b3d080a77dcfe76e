// Answers that come from no source.
import { expect, it } from 'vitest';
import { isDenial } from '../../../src/core/guidance/is-denial.ts';

const CITED = [{ number: 1, sourceId: 's', quote: null }];

it.each([
  "I'm sorry, but the provided sources do not contain any information about this error.",
  'The documents in this notebook don’t mention the tool `shapec`.\n\nYou may want to look at its manual.',
  'There is no information about E_TILL_STALE in the given context.',
  'I am unable to find this in the sources.',
])('says that the sources do not know: %s', (text) => {
  expect(isDenial({ text, citations: [] })).toBe(true);
  // It may know half of it.
  expect(isDenial({ text, citations: CITED })).toBe(false);
});

it.each([
  'State P7 means that the seal has run out: run `bin/reseal eu`.',
  'Raise the limit to 3.\n\nThe documents do not say why it is 2.',
])('is an answer: %s', (text) => {
  expect(isDenial({ text, citations: [] })).toBe(false);
});
