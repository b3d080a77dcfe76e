import { describe, expect, it } from 'vitest';
import {
  choice,
  count,
  flag,
  list,
  optionalWord,
  text,
  word,
} from '../../../../src/app/operations/operation/inputs.ts';
import { done, operation, optionName, refused } from '../../../../src/app/operations/operation/operation.ts';
import type { RequestPlace } from '../../../../src/app/operations/operation/request-place.ts';
import { proseJson } from '../../../../src/core/text/prose-json.ts';
import { typedExactly } from '../../../../src/core/text/typed.ts';

const place: RequestPlace = {
  folder: '/nowhere',
  origin: 'here',
  cwd: '/nowhere',
  env: {},
  now: () => 0,
  caller: { mark: null, isTerminal: false },
  tell: () => {},
  show: () => {},
  emit: () => {},
};

const tried = operation({
  name: 'thing try',
  about: 'Try a thing',
  effect: 'reads',
  inputs: {
    name: word('a name'),
    other: optionalWord('another name'),
    note: text('TEXT', 'a note'),
    kind: choice(['small', 'large'], 'its kind'),
    times: count('N', 'how often', [1, 9]),
    tags: list('TAG', 'a tag'),
    isDry: flag('change nothing'),
  },
  run: (_, input) => (input.name === 'missing' ? refused('It is missing: make it.') : done(input)),
  text: proseJson,
});

describe('operation', () => {
  it('gives every missing input its default', async () => {
    expect(await tried.call(place, { name: 'a' })).toMatchObject({
      status: 'done',
      value: { name: 'a', other: null, note: null, kind: null, times: null, tags: [], isDry: false },
      reason: null,
    });
  });

  it.each([
    [{}, 'thing try needs a name.'],
    [{ name: ' ' }, 'thing try needs a name.'],
    [{ name: 'a', kind: 'huge' }, '--kind needs small|large.'],
    [{ name: 'a', times: 10 }, '--times needs a whole number from 1 to 9.'],
    [{ name: 'a', times: 1.5 }, '--times needs a whole number from 1 to 9.'],
    [{ name: 'a', tags: 'one' }, '--tags needs TAG.'],
    [{ name: 'a', isDry: 'yes' }, '--is-dry takes no value.'],
  ])('%j is misuse, and the reason says what is needed', async (raw, reason) => {
    expect(await tried.call(place, raw)).toEqual({ status: 'misused', reason });
  });

  it('passes a refusal through', async () => {
    expect(await tried.call(place, { name: 'missing' })).toEqual({
      status: 'refused',
      reason: 'It is missing: make it.',
    });
  });
});

it.each([
  ['maxIterations', 'max-iterations'],
  ['check', 'check'],
])('%s is typed --%s', (input, option) => expect(optionName(input)).toBe(option));

const needing = operation({
  name: 'thing need',
  about: 'Need one of two things',
  effect: 'reads',
  inputs: {
    words: optionalWord('words in quotes'),
    from: text('FILE', 'a file'),
    times: count('N', 'how often', [1, 9]),
  },
  needs: [['words', 'from']],
  run: ({ words }, input) => done({ ...input, other: words.call('thing list') }),
  text: proseJson,
});

describe('an operation that needs one of several inputs', () => {
  const ofATool = {
    self: 'thing_need',
    input: (name: string) => (name === 'words' ? 'text' : null),
    call: (name: string) => typedExactly(name.replace(' ', '_')),
  };

  it.each([
    [undefined, {}, 'thing need needs words in quotes or --from FILE.'],
    [undefined, { words: ' ', from: '' }, 'thing need needs words in quotes or --from FILE.'],
    [ofATool, {}, 'thing_need needs text.'],
    [
      { ...ofATool, self: '/msw:thing', input: (name: string) => `--${name}` },
      {},
      '/msw:thing needs --words or --from FILE.',
    ],
  ])('says so in the words of its caller', async (words, raw, reason) => {
    expect(await needing.call({ ...place, ...(words && { words }) }, raw)).toEqual({
      status: 'misused',
      reason,
    });
  });

  it('runs with one of them, and takes a number as text', async () => {
    expect(await needing.call({ ...place, words: ofATool }, { from: 'a', times: ' 3' })).toMatchObject({
      value: { words: null, from: 'a', times: 3, other: 'thing_list' },
    });
  });
});
