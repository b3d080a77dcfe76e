import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForHelp, commandHelp, unknownWords } from '../../../src/core/commands/command-help.ts';
import { hasOption, optionOf, readTyped } from '../../../src/core/commands/read-typed.ts';
import { readSetUp } from '../../../src/core/commands/setup-request.ts';
import { findCommand, SLASH_COMMANDS, type SlashCommand } from '../../../src/core/commands/slash-commands.ts';

describe('command help', () => {
  const command = (name: string): SlashCommand => {
    const found = findCommand(name);
    if (found === undefined) throw new Error(name);
    return found;
  };

  describe('commandHelp', () => {
    it('lists every command with its summary', () => {
      const lines = commandHelp('').split('\n');
      for (const { name, summary } of SLASH_COMMANDS)
        expect(lines.map((line) => line.replace(/(?<=\S) {2,}/, ' '))).toContain(`  /msw:${name} ${summary}`);
    });

    it.each(['plan', '/msw:plan', 'msw:plan', ' plan '])('finds the command for %j', (topic) => {
      const help = commandHelp(topic);
      expect(help).toMatch(/^\/msw:plan N .*\nPlan a phase\.\n/);
      expect(help).toContain('--skip-research');
    });

    it.each([
      ['exceute', 'Unknown command "exceute": did you mean /msw:help execute?'],
      ['lop', 'Unknown command "lop": did you mean /msw:help loop?'],
      ['/msw:next', '/msw:next is gone: /msw:go does what comes next, and /msw:status shows it.'],
      ['nonsense', 'Unknown command "nonsense": type /msw:help for all commands'],
    ])('answers %j with a hint', (topic, said) => expect(commandHelp(topic)).toBe(said));
  });

  describe('asksForHelp', () => {
    it.each([
      ['plan', '--help'],
      ['plan', '1 -h'],
      ['status', '--help'],
      ['loop', ' --help '],
      ['recall', '-h'],
    ])('is true for /msw:%s %s', (name, args) => expect(asksForHelp(command(name), args)).toBe(true));

    it.each([
      ['loop', 'Document the option --help'],
      ['resume', 'try it with -h'],
      ['research', 'what --help is for'],
      ['plan', '1 --gaps'],
      ['status', ''],
    ])('is false for /msw:%s %s', (name, args) => expect(asksForHelp(command(name), args)).toBe(false));
  });

  describe('unknownWords', () => {
    it.each([
      ['status', 'now', '/msw:status takes no arguments, and was not run: leave out "now".'],
      ['doctor', '--json', '/msw:doctor takes no arguments, and was not run: leave out "--json".'],
      ['map', '--fats', 'Unknown option --fats of /msw:map, which was not run: did you mean --fast?'],
      ['plan', '1 --gap', 'Unknown option --gap of /msw:plan, which was not run: did you mean --gaps?'],
      ['discuss', '1 --x', 'Unknown option --x of /msw:discuss, which was not run: type /msw:discuss --help'],
      ['stop', '--all', 'Unknown option --all of /msw:stop, which was not run: type /msw:stop --help'],
    ])('reports /msw:%s %s', (name, args, said) => expect(unknownWords(command(name), args)).toBe(said));

    it.each([
      ['status', ''],
      ['map', '--fast --focus=tech --paths a,b'],
      ['stop', 'abc123'],
      ['loop', 'anything --whatever'],
      ['init', '--from NOTES.md'],
    ])('accepts /msw:%s %s', (name, args) => expect(unknownWords(command(name), args)).toBeNull());
  });
});

describe('read typed', () => {
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
    ] as const)('reads /msw:%s %s', (command, raw, words, options) => {
      expect(readTyped(command, raw)).toEqual({ status: 'ok', words, options });
    });

    it.each([
      ['plan', '1 --gasp', 'Unknown option --gasp of /msw:plan, which was not run: did you mean --gaps?'],
      ['plan', '1 -x', 'Unknown option -x of /msw:plan'],
      ['execute', '1 --wave', 'Option --wave needs a value: --wave W.'],
      ['execute', '1 --wave --gaps-only', 'Option --wave needs a value: --wave W.'],
      ['execute', '1 --wave=', 'Option --wave needs a value: --wave W.'],
    ] as const)('refuses /msw:%s %s', (command, raw, reason) => {
      expect(readTyped(command, raw)).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining(reason),
      });
    });

    it('never throws and loses no word', () => {
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

  it('uses the last of repeated options', () => {
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
});

describe('setup request', () => {
  const use = (parts: object) => ({ kind: 'use', profile: null, name: 'main', ...parts });

  describe('readSetUp', () => {
    it.each([
      ['', { kind: 'show' }],
      ['   ', { kind: 'show' }],
      ['use nb-1', use({ notebook: 'nb-1' })],
      ['use nb-1 --profile work', use({ notebook: 'nb-1', profile: 'work' })],
      [
        'use --profile "my work" nb-1 --name docs',
        use({ notebook: 'nb-1', profile: 'my work', name: 'docs' }),
      ],
      ["use 'the handbook' --profile=work", use({ notebook: 'the handbook', profile: 'work' })],
      ['use --profile="my work" nb', use({ notebook: 'nb', profile: 'my work' })],
      ['use --profile work', use({ notebook: null, profile: 'work' })],
      ['plan work pro', { kind: 'plan', profile: 'work', plan: 'pro', reserve: null }],
      ['plan "my work" 120 --reserve 20', { kind: 'plan', profile: 'my work', plan: '120', reserve: 20 }],
    ])('reads %j', (typed, request) => {
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
});
