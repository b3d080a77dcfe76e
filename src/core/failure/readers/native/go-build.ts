// Reads the Go tool chain's errors about source: from the compiler, the package loader and vet, whichever command
// ran them.

import {
  type CleanOutput,
  type Finding,
  findingOf,
  jsonText,
  type ToolReader,
} from '../../reading/reader.ts';

export const goBuild: ToolReader = {
  tool: 'go',
  rank: 'tool',
  programs: ['go', 'gopls', 'staticcheck'],
  signature:
    /\.go:\d+:|import cycle not allowed|^go:? |^pattern \S|^no (?:required module|packages to test)/m,
  read,
};

const DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
/** How the loader's own messages begin. */
const LOADER = [
  'pattern ',
  'no required module provides package ',
  'cannot find module',
  'cannot find main module',
  'go.mod file not found',
  'updates to go.',
  'missing go.sum entry',
  'inconsistent vendoring',
  'errors parsing go.mod',
  'cannot load ',
  'no Go files in ',
  'no packages to test',
];

/** True for a line with a place in Go source and the error there. */
export function isGoDiagnostic(text: string): boolean {
  return DIAGNOSTIC.test(text) && !/: too many errors$/.test(text);
}

function read(output: CleanOutput): readonly Finding[] {
  const lines = goLines(output.lines);
  return lines.flatMap((text, line) => {
    if (isGoDiagnostic(text)) return [diagnostic(text, line)];
    if (/: import cycle not allowed/.test(text)) return [cycle(lines, line)];
    const said = text.replace(/^go:? /, '');
    const isLoader = LOADER.some((words) => said.startsWith(words)) || /^\S+: unknown command$/.test(said);
    return isLoader ? [{ ...finding(line, said, null), code: gateOf(said) }] : [];
  });
}

function diagnostic(text: string, line: number): Finding {
  const { file = '', message = '' } = DIAGNOSTIC.exec(text)?.groups ?? {};
  // The path that was searched differs between machines.
  return finding(line, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, ' is not in std'), file);
}

/** Reads `package a` and its `imports b` lines; the message lists the cycle from its first package. */
function cycle(lines: readonly string[], line: number): Finding {
  let top = line;
  while (top > 0 && top > line - 100 && /^\s+(?:imports|\S+ imports) /.test(lines[top] ?? '')) top -= 1;
  const names = lines.slice(top, line + 1).map((text) => text.trim().replace(/^(?:package|imports) /, ''));
  const path = names.map((name) =>
    name.replace(/: import cycle not allowed.*$/, '').replace(/ from \S+$/, ''),
  );
  return finding(line, `import cycle not allowed: ${path.join(' -> ')}`, null);
}

/** The command names something that does not exist: the check is at fault. */
function gateOf(words: string): string | null {
  if (words === 'no packages to test') return 'no-tests';
  return /^pattern |: unknown command$/.test(words) ? 'usage' : null;
}

function finding(line: number, message: string, file: string | null): Finding {
  return findingOf(line, message, { phase: 'compile', file });
}

/** Replaces each JSON event by the line it carries; other lines, and the number of lines, stay the same. */
export function goLines(lines: readonly string[]): readonly string[] {
  return lines.some((text) => text.startsWith('{"')) ? lines.map((text) => outputOf(text)) : lines;
}

function outputOf(text: string): string {
  if (!/^\{"(?:Time|Action|ImportPath)":/.test(text)) return text;
  if (text.includes('"Action":"fail"')) return verdictOf(text);
  const output = /"Output":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  // The verdict on a package also comes as an event of its own.
  return output === undefined || /^FAIL(?:\\t|\/t)/.test(output) ? '' : jsonText(output).replace(/\n$/, '');
}

/** The line that `go test` prints for a failed package; empty for a failed test, which has output events. */
function verdictOf(text: string): string {
  const name = /"Package":"([^"]{1,500})"/.exec(text)?.[1];
  if (name === undefined || text.includes('"Test":')) return '';
  return `FAIL\t${name}${text.includes('"FailedBuild":') ? ' [build failed]' : '\t0s'}`;
}
