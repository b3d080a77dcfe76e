// Turns reports that are bare lists into the same tool's full report.

import { echoesIn } from '../text/program-of.ts';

/** Null when the lines are not such a list. */
export function printedLists(lines: readonly string[], command: string): readonly string[] | null {
  const dots = lines.indexOf('Failed tests:');
  if (dots >= 0) return printedDots(lines, dots);
  if (lines.some((line, at) => / ✗ /.test(line) && IN_FILE.test(lines[at + 1] ?? '')))
    return lines.map(printedBats);
  if (lines.some((line) => KNIP_LIST.test(line))) return lines.flatMap(printedSymbols);
  const asked = [command, ...echoesIn(lines)].some((words) =>
    /\bprettier\b.{0,400} (?:-l|--list-different)(?: |$)/.test(words),
  );
  return asked && lines.some((line) => PATH.test(line)) ? printedPaths(lines) : null;
}

function printedPaths(lines: readonly string[]): readonly string[] {
  return [
    ...lines.map((line) => (PATH.test(line) ? `[warn] ${line}` : line)),
    '[warn] Code style issues found.',
  ];
}

const IN_FILE = /^ {3}\(in test file /;

/** bats prints marks to a terminal, and TAP otherwise. */
function printedBats(line: string): string {
  return line
    .replace(/^ ✗ (?=\S)/, 'not ok 1 ')
    .replace(/^ [✓-] (?=\S)/, 'ok 1 ')
    .replace(/^\d+ tests?, \d+ failures?.*$/, '1..1')
    .replace(/^ {3}(?=\S| {2})/, '# ');
}

const KNIP_LIST = /^(?:Unused|Unlisted|Unresolved|Duplicate) [A-Za-z ]{1,40} \(\d+\)$/;

/** knip's compact report names all symbols of a file on one line. */
function printedSymbols(line: string): readonly string[] {
  const [, file, names = ''] = /^([^\s:]{1,300}\.\w{1,6}): (\S+(?:, \S+)*)$/.exec(line) ?? [];
  return file === undefined ? [line] : names.split(', ').map((name) => `${file}: ${name}`);
}

const PATH = /^(?:[^\s:|>$[\]-][^:|>[\]]{0,300}\/)?[^\s:|>$[\]/-][^:|>[\]/]{0,200}\.\w{1,8}$/;

/** A failed test of node's dot report, or a suite with failed tests. */
interface Failed {
  readonly tests: { path: readonly string[]; readonly said: readonly string[] }[];
}

/** Node prints each test before the suite that it made fail, and for a suite only how many of its subtests failed. */
function printedDots(lines: readonly string[], from: number): readonly string[] | null {
  const open: Failed[] = [];
  const starts = lines.flatMap((text, line) => (line > from && MARK.test(text) ? line : []));
  for (const [at, start] of starts.entries()) {
    const [, name = ''] = MARK.exec(lines[start] ?? '') ?? [];
    const said = lines.slice(start + 1, starts[at + 1] ?? lines.length);
    const [, count] = /^ {2}'(\d{1,6}) subtests? failed'$/.exec(said[0] ?? '') ?? [];
    if (count === undefined) open.push({ tests: [{ path: [name], said }] });
    else open.push(suiteOf(name, open.splice(-Number(count))));
  }
  const tests = open.flatMap((one) => one.tests);
  if (tests.length === 0) return null;
  return [...lines.slice(0, from), '✖ failing tests:', '', ...tests.flatMap(printedTest)];
}

const MARK = /^✖ (\S.*?)(?: \([\d.]+ms\))?$/;

function suiteOf(name: string, inside: readonly Failed[]): Failed {
  return {
    tests: inside.flatMap(({ tests }) => tests.map(({ path, said }) => ({ path: [name, ...path], said }))),
  };
}

function printedTest({ path, said }: Failed['tests'][number]): readonly string[] {
  const file = said
    .map((line) => /\((?:file:\/\/)?([^():<]+\.[cm]?[jt]sx?):\d+:\d+\)/.exec(line)?.[1])
    .findLast(Boolean);
  return [`test at ${file ?? 'unknown'}:1:1`, `✖ ${path.join(' > ')} (0ms)`, ...said];
}
