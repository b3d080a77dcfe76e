// Reads the words and options after a slash command, by the table of commands. Only a loop's task is read elsewhere,
// since every byte of it is the user's.

import { typedWords } from '../shell/typed-words.ts';
import { closestWord } from '../text/closest-word.ts';
import { plainLine } from '../text/plain-line.ts';
import { type CommandName, findCommand, type SlashCommand } from './slash-commands.ts';

export interface Typed {
  /** Words that belong to no option; quotes kept words together and are removed. */
  readonly words: readonly string[];
  /** In order, without dashes; a flag's value is empty. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

export type ReadTyped =
  | ({ readonly status: 'ok' } & Typed)
  /** One sentence that says what to type instead. */
  | { readonly status: 'refused'; readonly reason: string };

export function readTyped(name: CommandName, raw: string): ReadTyped {
  const grammar = grammarOf(findCommand(name));
  const { head, last } = splitRest(raw, grammar);
  const typed = [...typedWords(head)];
  const words: string[] = [];
  const options: (readonly [string, string])[] = [];
  while (typed.length > 0) {
    const option = takeOption(name, typed, grammar);
    if (option === null) words.push(typed.shift() ?? '');
    else if (typeof option === 'string') return { status: 'refused', reason: option };
    else options.push(option);
  }
  return { status: 'ok', words, options: last === null ? options : [...options, last] };
}

/** Takes an option and its value from the words. Returns a sentence when it cannot be read, null for a plain word. */
function takeOption(
  command: string,
  typed: string[],
  grammar: Grammar,
): readonly [name: string, value: string] | string | null {
  const [, option, inline] = /^(-[a-z]|--[a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(typed[0] ?? '') ?? [];
  if (option === undefined) return null;
  typed.shift();
  const known = grammar.get(option);
  if (known === undefined) return unknownOption(command, option, [...grammar.keys()]);
  const name = option.replace(/^-+/, '');
  if (known.values === 0) return [name, ''];
  const value = inline ?? (grammar.has(typed[0] ?? '') ? '' : (typed.shift() ?? ''));
  return value === '' ? `Option ${option} needs a value: ${option} ${known.shown}.` : [name, value];
}

/** The last value given; null when the option is absent. */
export function optionOf({ options }: Typed, name: string): string | null {
  return options.findLast(([option]) => option === name)?.[1] ?? null;
}

export function hasOption({ options }: Typed, name: string): boolean {
  return options.some(([option]) => option === name);
}

/** One sentence that suggests the closest known option, if there is one. */
function unknownOption(command: string, option: string, known: readonly string[]): string {
  const meant = closestWord(option, known);
  const cure = meant === null ? `type /msw:${command} --help` : `did you mean ${meant}?`;
  return `Unknown option ${plainLine(option, 40)} of /msw:${command}, which was not run: ${cure}`;
}

type Grammar = ReadonlyMap<string, OptionGrammar>;

interface OptionGrammar {
  /** How many values follow; with two or more, the option takes everything after it. */
  readonly values: number;
  readonly shown: string;
}

function grammarOf(command: SlashCommand | undefined): Grammar {
  const rows = (command?.options ?? []).flatMap(([typed]) => {
    const [option = '', ...values] = typed.split(' ');
    return option.startsWith('--')
      ? [[option, { values: values.length, shown: values.join(' ') }] as const]
      : [];
  });
  return new Map(rows);
}

/** Splits off the option that takes everything after it, from the raw text: that text is the user's own. */
function splitRest(raw: string, grammar: Grammar) {
  for (const [option, { values }] of grammar) {
    const match = values < 2 ? null : new RegExp(`(?:^|\\s)${option}(?=[=\\s]|$)=?`).exec(raw);
    if (match === null) continue;
    const rest = raw.slice(match.index + match[0].length).trim();
    return { head: raw.slice(0, match.index), last: [option.slice(2), rest] as const };
  }
  return { head: raw, last: null };
}
