// The simple commands of a line as words, and the programs that they really start: after variables, keywords, `sudo`
// and `time`, and after package runners.

import { readShellLine } from './shell-line.ts';

/** In order; commands in substitutions follow the command that contains them. Redirection targets are left out. */
export function simpleCommands(line: string): readonly (readonly string[])[] {
  return readShellLine(line).commands.flatMap(({ words, substitutions }) => [
    words,
    ...substitutions.flatMap(simpleCommands),
  ]);
}

export const isAssignment = (word: string): boolean => /^[A-Za-z_]\w*=/.test(word);

/** True for a program that runs another in its place, and exits with the code of that one. */
export function runsAnother(program: string): boolean {
  return STARTERS.has(program);
}

const STARTERS = new Set('time env exec sudo command nice nohup xvfb-run cross-env'.split(' '));
const KEYWORDS = new Set('! if then elif else while until do {'.split(' '));

/** Precedes the program. */
const isPrefix = (word: string): boolean => isAssignment(word) || runsAnother(word) || KEYWORDS.has(word);

/** True for a program that runs the scripts of a package.json. */
export function isPackageManager(program: string): boolean {
  return MANAGERS.has(program);
}

const MANAGERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Returns `npm test` for `sudo CI=1 timeout -k 5 60 npm test`. */
export function withoutPrefixes(words: readonly string[]): readonly string[] {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (isPrefix(word)) at += 1;
    else if (word === 'timeout' && limitBehind(words, at) > at) at = limitBehind(words, at) + 1;
    else break;
  }
  return words.slice(at);
}

/** The index of a `timeout`'s duration; -1 without one. */
function limitBehind(words: readonly string[], timeout: number): number {
  return words.findIndex(
    (word, at) => at > timeout && /^[\d.]{1,20}[smhd]?$/.test(word) && words[at - 1] !== '-k',
  );
}

const RUNNER =
  /^(?:(?:npx|pnpx|bunx)(?: .*)?|(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)|(?:uv|poetry|pdm|hatch|pipenv) run|bundle exec|python3? -m|dotnet exec)$/s;

/** `vitest run` for `npx --yes vitest run`, without the runners' options; the runner itself when nothing follows. */
export function withoutRunners(words: readonly string[]): readonly string[] {
  const plain = withoutPrefixes(words);
  const [program = '', second = ''] = plain;
  if (!RUNNER.test(`${baseName(program)} ${second}`)) return plain;
  const alone = /^(?:npx|pnpx|bunx)$/.test(baseName(program));
  const started = plain.slice(alone ? 1 : 2);
  const at = started.findIndex((word) => !word.startsWith('-') || word === '-m');
  return at === -1 ? plain : withoutRunners(started.slice(at));
}

/** A backslash in a Windows path, `.\gradlew.bat` or `C:\tools\x.exe`, escapes nothing. */
export function forwardSlashes(line: string): string {
  return line.replaceAll(/(?<![^\s"'])(?:[A-Za-z]:|\.{1,2})\\[^\s"']*/g, (path) =>
    path.replaceAll('\\', '/'),
  );
}

/** The path's last part, without its folder. */
export function baseName(path: string): string {
  return path.replace(/^.*[/\\]/s, '');
}

/** The folder that `cd path` leads to from `folder`; both are relative to the folder where the line starts. */
export function joinedFolder(folder: string, path: string): string {
  const from = path.startsWith('/') ? '/' : folder;
  const parts = from.split('/').filter((part, index) => part !== '' || (index === 0 && from.startsWith('/')));
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
