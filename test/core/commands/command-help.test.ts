import { describe, expect, it } from 'vitest';
import { asksForHelp, commandHelp, unknownWords } from '../../../src/core/commands/command-help.ts';
import { findCommand, SLASH_COMMANDS, type SlashCommand } from '../../../src/core/commands/slash-commands.ts';

const command = (name: string): SlashCommand => {
  const found = findCommand(name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('commandHelp', () => {
  it('lists every command with what it does', () => {
    const lines = commandHelp('').split('\n');
    for (const { name, summary } of SLASH_COMMANDS)
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  /msw:${name} +${summary}$`)));
  });

  it.each(['plan', '/msw:plan', 'msw:plan', ' plan '])('knows %j', (topic) => {
    const help = commandHelp(topic);
    expect(help).toMatch(/^\/msw:plan N .*\nPlan a phase\.\n/);
    expect(help).toContain('--skip-research');
  });

  it.each([
    ['exceute', 'Unknown command "exceute": did you mean /msw:help execute?'],
    ['lop', 'Unknown command "lop": did you mean /msw:help loop?'],
    ['nonsense', 'Unknown command "nonsense": type /msw:help for all commands'],
  ])('says of %j what was meant', (topic, said) => expect(commandHelp(topic)).toBe(said));
});

describe('asksForHelp', () => {
  it.each([
    ['plan', '--help'],
    ['plan', '1 -h'],
    ['status', '--help'],
    ['loop', ' --help '],
    ['hint', '-h'],
  ])('/msw:%s %s', (name, args) => expect(asksForHelp(command(name), args)).toBe(true));

  it.each([
    ['loop', 'Document the option --help'],
    ['hint', 'try it with -h'],
    ['research', 'what --help is for'],
    ['plan', '1 --gaps'],
    ['status', ''],
  ])('/msw:%s %s does not', (name, args) => expect(asksForHelp(command(name), args)).toBe(false));
});

describe('unknownWords', () => {
  it.each([
    ['status', 'now', '/msw:status takes no arguments, and was not run: leave out "now".'],
    ['doctor', '--json', '/msw:doctor takes no arguments, and was not run: leave out "--json".'],
    ['map', '--fats', 'Unknown option --fats of /msw:map, which was not run: did you mean --fast?'],
    ['plan', '1 --gap', 'Unknown option --gap of /msw:plan, which was not run: did you mean --gaps?'],
    ['discuss', '1 --x', 'Unknown option --x of /msw:discuss, which was not run: type /msw:discuss --help'],
    ['stop', '--all', 'Unknown option --all of /msw:stop, which was not run: type /msw:stop --help'],
  ])('/msw:%s %s', (name, args, said) => expect(unknownWords(command(name), args)).toBe(said));

  it.each([
    ['status', ''],
    ['map', '--fast --focus=tech --paths a,b'],
    ['stop', 'abc123'],
    ['loop', 'anything --whatever'],
    ['init', '--from NOTES.md'],
  ])('nothing is wrong with /msw:%s %s', (name, args) =>
    expect(unknownWords(command(name), args)).toBeNull(),
  );
});
