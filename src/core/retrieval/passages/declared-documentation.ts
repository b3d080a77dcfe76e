// What a package's own sources say about a name where they declare it: comments in TypeScript, Go and Rust, docstrings
// in Python.

import type { Ecosystem } from './package-mentions.ts';
import type { TextSection } from './text-sections.ts';

/** The first lines of a long comment say the most. */
const MOST_LINES = 24;

/** @param names the names to look for, each with its full name; a declaration without documentation is skipped */
export function declaredDocumentation(
  text: string,
  ecosystem: Ecosystem,
  names: ReadonlyMap<string, string>,
): readonly TextSection[] {
  if (![...names.keys()].some((name) => text.includes(name))) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const name = names.get(declaredIn(line, ecosystem) ?? '');
    return name === undefined ? [] : toldOf(name, lines, at, ecosystem);
  });
}

function declaredIn(line: string, ecosystem: Ecosystem): string | null {
  return line.length > LONGEST_LINE ? null : (DECLARATIONS[ecosystem].exec(line)?.[1] ?? null);
}

function toldOf(
  name: string,
  lines: readonly string[],
  at: number,
  ecosystem: Ecosystem,
): readonly TextSection[] {
  const isBelow = ecosystem === 'python';
  const [from, to] = isBelow ? below(lines, at) : above(lines, at, ecosystem);
  if (from === to) return [];
  const told = lines.slice(from, Math.min(to, from + MOST_LINES));
  const declared = lines[at] ?? '';
  const shown = isBelow ? [declared, ...told] : [...told, declared];
  return [{ headings: [name], line: (isBelow ? at : from) + 1, text: dedent(shown).join('\n') }];
}

const LONGEST_LINE = 500;

const DECLARATIONS: Readonly<Record<Ecosystem, RegExp>> = {
  npm: /^\s{0,40}(?:(?:export|declare|default|abstract|static|readonly|public|protected|async|function|class|interface|type|const|let|var|enum|namespace|get|set)\s{1,4}){0,5}([A-Za-z_$][\w$]{0,80})\s{0,4}[?(:<={;]/,
  python: /^\s{0,40}(?:async\s{1,4})?(?:def|class)\s{1,4}([A-Za-z_]\w{0,80})/,
  go: /^(?:func\s{0,4}(?:\([^)]{0,120}\)\s{0,4})?|type\s{1,4}|var\s{1,4}|const\s{1,4}|\t)([A-Z]\w{0,80})/,
  rust: /^\s{0,40}(?:pub(?:\([a-z: ]{0,40}\))?\s{1,4})?(?:(?:async|unsafe|const)\s{1,4}){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro_rules!)\s{1,4}([A-Za-z_]\w{0,80})/,
};

/** The line range of the comment above a declaration; in Rust, attributes may come between. */
function above(lines: readonly string[], at: number, ecosystem: Ecosystem): readonly [number, number] {
  let end = at;
  while (ecosystem === 'rust' && /^\s{0,40}#\[/.test(lines[end - 1] ?? '')) end -= 1;
  let start = end;
  if (/\*\/\s{0,8}$/.test(lines[end - 1] ?? '')) {
    while (start > 0 && !/\/\*/.test(lines[start] ?? '')) start -= 1;
    return [start, end];
  }
  const mark = ecosystem === 'rust' ? /^\s{0,40}\/\/\// : /^\s{0,40}\/\//;
  while (mark.test(lines[start - 1] ?? '')) start -= 1;
  return [start, end];
}

/** The docstring: after the line that ends the definition's head. */
function below(lines: readonly string[], at: number): readonly [number, number] {
  let head = at;
  while (head < at + MOST_LINES && !/:\s{0,8}(?:#.{0,200})?$/.test(lines[head] ?? '')) head += 1;
  const start = head + 1;
  const [, quotes] = /^\s{0,40}[rRuU]?("""|''')/.exec(lines[start] ?? '') ?? [];
  if (quotes === undefined) return [start, start];
  let end = start;
  const closes = (line: string) =>
    line.indexOf(quotes, line === lines[start] ? line.indexOf(quotes) + 3 : 0) !== -1;
  while (end < lines.length && !closes(lines[end] ?? '')) end += 1;
  return [start, end + 1];
}

function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least));
}
