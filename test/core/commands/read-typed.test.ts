import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOption, optionOf, readTyped } from '../../../src/core/commands/read-typed.ts';
import { SLASH_COMMANDS } from '../../../src/core/commands/slash-commands.ts';

describe('readTyped', () => {
  it.each([
    ['plan', '1 --gaps', ['1'], [['gaps', '']]],
    [
      'map',
      '--focus=tech+arch --fast',
      [],
      [
        ['focus', 'tech+arch'],
        ['fast', ''],
      ],
    ],
    ['research', '"two words" --out "a b.md" more', ['two words', 'more'], [['out', 'a b.md']]],
    ['execute', "1 --answer 01-02 it's --close to it", ['1'], [['answer', "01-02 it's --close to it"]]],
    ['setup', 'use id --profile work', ['use', 'id'], [['profile', 'work']]],
    ['verify', '1 truth-0123456789 failed "a -- b"', ['1', 'truth-0123456789', 'failed', 'a -- b'], []],
  ] as const)('/msw:%s %s', (command, raw, words, options) => {
    expect(readTyped(command, raw)).toEqual({ status: 'ok', words, options });
  });

  it.each([
    ['plan', '1 --gasp', 'Unknown option --gasp of /msw:plan, which was not run: did you mean --gaps?'],
    ['plan', '1 -x', 'Unknown option -x of /msw:plan'],
    ['execute', '1 --wave', 'Option --wave needs a value: --wave W.'],
    ['execute', '1 --wave --gaps-only', 'Option --wave needs a value: --wave W.'],
    ['execute', '1 --wave=', 'Option --wave needs a value: --wave W.'],
  ] as const)('/msw:%s %s is refused', (command, raw, reason) => {
    expect(readTyped(command, raw)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(reason),
    });
  });

  it('is total, and loses no word', () => {
    const names = fc.constantFrom(...SLASH_COMMANDS.map(({ name }) => name));
    const word = fc.stringMatching(/^[a-z0-9.]{1,8}$/);
    fc.assert(
      fc.property(names, fc.array(word), (name, words) => {
        expect(readTyped(name, words.join(' '))).toEqual({ status: 'ok', words, options: [] });
      }),
    );
    fc.assert(
      fc.property(names, fc.string({ unit: 'binary' }), (name, raw) => {
        expect(['ok', 'refused']).toContain(readTyped(name, raw).status);
      }),
    );
  });
});

it('the last one counts', () => {
  const typed = {
    words: [],
    options: [
      ['wave', '1'],
      ['wave', '2'],
    ] as const,
  };
  expect(optionOf(typed, 'wave')).toBe('2');
  expect(hasOption(typed, 'gaps-only')).toBe(false);
});
