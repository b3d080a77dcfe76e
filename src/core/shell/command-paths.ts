// Which files a command line reads, as far as its words tell; words that may be something else (a pattern, a branch, an
// image) are left out.

import { baseName, joinedFolder, simpleCommands, withoutPrefixes } from './command-words.ts';

export interface CommandPath {
  /** With `/`, relative to the folder where the command starts; takes a leading `cd` into account. */
  readonly path: string;
  /** True when the word can only be a file: it has an extension. */
  readonly certain: boolean;
}

/** Programs whose first bare word is a pattern, a script or a name. */
const PATTERN_FIRST = new Set(['grep', 'rg', 'egrep', 'fgrep', 'sed', 'awk', 'jq', 'find']);
/** Programs whose words are not files of the project. */
const NO_FILES = new Set([
  'git',
  'docker',
  'kubectl',
  'curl',
  'wget',
  'echo',
  'printf',
  'gh',
  'ssh',
  'mkdir',
  'touch',
  'rm',
]);
const INLINE_CODE = new Set(['-e', '-c', '-p', '--eval', '--print']);

/** Never throws. In word order, each once. */
export function commandPaths(command: string): readonly CommandPath[] {
  const found = new Map<string, CommandPath>();
  let folder = '';
  for (const words of simpleCommands(command)) {
    const [program = '', ...rest] = withoutPrefixes(words);
    if (program === 'cd') {
      folder = joinedFolder(folder, rest[0] ?? '');
      continue;
    }
    for (const path of pathsOf(program, rest)) add(found, joinedFolder(folder, path));
  }
  return [...found.values()];
}

function add(found: Map<string, CommandPath>, path: string): void {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path);
  if (!path.startsWith('..') && !path.startsWith('/')) found.set(path, { path, certain });
}

function pathsOf(program: string, words: readonly string[]): readonly string[] {
  const name = baseName(program);
  const own = program.includes('/') ? [program] : [];
  if (NO_FILES.has(name)) return own.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name) ? 1 : 0;
  const found: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (INLINE_CODE.has(word)) index += 1;
    else if (word.startsWith('-')) found.push(...optionValue(word));
    else if (skip > 0) skip -= 1;
    else found.push(word.replace(/::.*/, '').replace(/(\.\w+):\d+(?::\d+)?$/, '$1'));
  }
  return [...own, ...found].filter(looksLikePath);
}

function optionValue(word: string): readonly string[] {
  const at = word.indexOf('=');
  return at === -1 ? [] : [word.slice(at + 1)];
}

function looksLikePath(word: string): boolean {
  if (/[\s*?{}$`\\[\]|^<>=,@#!%"']|:\/\/|\.\.\.|^~|^[A-Za-z]:/.test(word)) return false;
  return (
    /^\.{0,2}\/?[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) ||
    /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|py|rb|go|rs|sh|md|ya?ml|toml|sql|html|css|java|php)$/.test(word)
  );
}
