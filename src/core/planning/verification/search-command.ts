// Recognises commands that search for text in files: grep and its relatives.

import { withoutPrefixes } from '../../shell/command-words.ts';

export interface SearchCommand {
  /** After `!`: passes when nothing is found. */
  readonly negated: boolean;
  /** `-q`: it prints nothing, so its exit code is meant. */
  readonly quiet: boolean;
  readonly files: readonly string[];
}

const PROGRAMS = new Set(['grep', 'egrep', 'fgrep', 'rg', 'ag', 'ack', 'zgrep']);
/** Short options that take the next word. */
const WITH_VALUE = /[efmABCgtTjd]$/;
const LONG_WITH_VALUE =
  /^--(?:regexp|file|max-count|after-context|before-context|context|include|exclude|exclude-dir|glob|type|type-not)$/;

/** Null for any other command. */
export function searchCommand(words: readonly string[]): SearchCommand | null {
  const rest = withoutPrefixes(words);
  const start = rest[0] === 'git' && rest[1] === 'grep' ? 2 : 1;
  const program = (rest[0] ?? '').replace(/^.*\//, '');
  if (start === 1 && !PROGRAMS.has(program)) return null;
  const { plain, flags } = readArguments(rest.slice(start));
  const hasPattern = flags.some((flag) => /^-[A-Za-z]*e$|^--regexp(?:=|$)/.test(flag));
  return {
    negated: words[0] === '!',
    quiet: flags.some((flag) => /^-[A-Za-z]*q|^--(?:quiet|silent)$/.test(flag)),
    files: hasPattern ? plain : plain.slice(1),
  };
}

function readArguments(words: readonly string[]) {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  const plain: string[] = [];
  const flags: string[] = [];
  for (let index = 0; index < options.length; index += 1) {
    const word = options[index] ?? '';
    if (/^-./.test(word)) flags.push(word);
    else plain.push(word);
    if (takesNext(word)) index += 1;
  }
  return { plain: end === -1 ? plain : [...plain, ...words.slice(end + 1)], flags };
}

function takesNext(word: string): boolean {
  if (!/^-./.test(word)) return false;
  return word.startsWith('--')
    ? LONG_WITH_VALUE.test(word)
    : /^-[A-Za-z]+$/.test(word) && WITH_VALUE.test(word);
}
