import { describe, expect, it } from 'vitest';
import { readSetUp } from '../../../src/core/commands/setup-request.ts';

const use = (parts: object) => ({ kind: 'use', profile: null, name: 'main', ...parts });

describe('readSetUp', () => {
  it.each([
    ['', { kind: 'show' }],
    ['   ', { kind: 'show' }],
    ['use nb-1', use({ notebook: 'nb-1' })],
    ['use nb-1 --profile work', use({ notebook: 'nb-1', profile: 'work' })],
    ['use --profile "my work" nb-1 --name docs', use({ notebook: 'nb-1', profile: 'my work', name: 'docs' })],
    ["use 'the handbook' --profile=work", use({ notebook: 'the handbook', profile: 'work' })],
    ['use --profile="my work" nb', use({ notebook: 'nb', profile: 'my work' })],
    ['use --profile work', use({ notebook: null, profile: 'work' })],
    ['plan work pro', { kind: 'plan', profile: 'work', plan: 'pro', reserve: null }],
    ['plan "my work" 120 --reserve 20', { kind: 'plan', profile: 'my work', plan: '120', reserve: 20 }],
  ])('%j', (typed, request) => {
    expect(readSetUp(typed)).toEqual(request);
  });

  it.each([
    ['use', 'The notebook is missing'],
    ['use a b', 'One notebook at a time'],
    ['use a --profile', '--profile needs a value'],
    ['use a --porfile work', '(did you mean --profile?)'],
    ['use a --reserve 3', '--reserve belongs to a plan'],
    ['plan work', 'A plan needs one profile and one plan'],
    ['plan work pro --reserve many', '--reserve needs a number'],
    ['plan work pro --name x', 'A plan takes --reserve'],
    ['please', '"please" is not known'],
  ])('refuses %j and says what to type', (typed, words) => {
    const read = readSetUp(typed);
    expect(read).toMatchObject({ kind: 'refused', reason: expect.stringContaining(words) });
    expect(read).toMatchObject({ reason: expect.stringContaining('/msw:setup use NOTEBOOK') });
  });
});
