import { expect, it } from 'vitest';
import { parsePlan } from '../../../src/core/quota/plan.ts';

it.each([
  ['free', null, { name: 'free', perDay: 50, reserve: 10 }],
  ['Pro', null, { name: 'pro', perDay: 500, reserve: 100 }],
  ['120', null, { name: 'own', perDay: 120, reserve: 24 }],
  ['120', 0, { name: 'own', perDay: 120, reserve: 0 }],
  ['free', 50, { name: 'free', perDay: 50, reserve: 50 }],
  ['free', 51, null],
  ['0', null, null],
  ['-3', null, null],
  ['many', null, null],
  ['constructor', null, null],
  ['', null, null],
])('the plan %j with reserve %j', (text, reserve, expected) => {
  expect(parsePlan(text, reserve)).toEqual(expected);
});
