// Reads cargo and what it runs: rustc and clippy in the long and the short format, cargo's own errors and, through
// `cargo-test.ts`, failed tests.

import {
  type CleanOutput,
  type Finding,
  findingOf,
  jsonText,
  type ToolReader,
} from '../../reading/reader.ts';
import { cargoTests } from './cargo-test.ts';

export const rustc: ToolReader = {
  tool: 'rustc',
  rank: 'tool',
  programs: ['cargo', 'rustc', 'clippy-driver', 'cross'],
  signature: /^error\b|\.rs:\d+:\d+: error|^\{"reason":|^test result: FAILED|^---- .* stdout ----$/m,
  read,
};

const LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
const SHORT = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
const PLACE = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
const CARGO = /^error: (?<message>.*)$/;
const CARGO_CUE =
  /\b(?:cargo|rustc|cross|clippy|crates\.io)\b|\.rs:\d|^Caused by:$|^error: could not compile/i;
/** Summaries of other lines, and errors that are reported better elsewhere. */
const FOLLOWER =
  /^(?:could not compile|aborting due to|(?:build|(?:doc)?test(?: run)?) failed|\d+ \w|process didn't|linking with|Recipe |script ")/;

/** Errors in the command line, not in the project. */
const MISUSE =
  /^no such |^unexpected argument|^unrecognized |^no \w+ target named |^package ID |^could not find `/;

/** Skips warnings: those that fail a build are printed as errors. */
function read({ lines, command = 'cargo' }: CleanOutput): readonly Finding[] {
  // Other programs written in Rust print `error: invalid ...` too.
  const isCargo = CARGO_CUE.test(command) || lines.some((text) => CARGO_CUE.test(text));
  const found = lines
    .flatMap((text, line) => rendered(text, line) ?? diagnosticAt(lines, line))
    .filter(({ file }) => isCargo || file !== null);
  const all = [...found, ...cargoTests(lines)];
  return all.length > 0 ? all : undetailed(lines);
}

function diagnosticAt(lines: readonly string[], line: number): readonly Finding[] {
  const text = lines[line] ?? '';
  const short = SHORT.exec(text)?.groups;
  if (short !== undefined) return [finding(line, short, short.file ?? null)];
  const long = LONG.exec(text)?.groups;
  return long === undefined || FOLLOWER.test(long.message ?? '') ? [] : longFinding(lines, line, long);
}

/** `--message-format=json` carries the long format in one line. */
function rendered(text: string, line: number): readonly Finding[] | null {
  if (!text.startsWith('{"reason":"compiler-message"')) return null;
  const block = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text)?.[1];
  return block === undefined
    ? []
    : diagnosticAt(jsonText(block).split('\n'), 0).map((one) => ({ ...one, line }));
}

type Groups = Record<string, string | undefined>;

function longFinding(lines: readonly string[], line: number, groups: Groups): readonly Finding[] {
  const file = PLACE.exec(lines[line + 1] ?? '')?.groups?.file;
  if (file === undefined) return cargoFinding(lines, line);
  const end = endOfBlock(lines, line);
  const block = lines.slice(line + 2, end);
  const label = file.endsWith('.toml') ? null : rustLabel(block);
  const message = label === null ? (groups.message ?? '') : `${groups.message}: ${label}`;
  const lint = clippyLint(block);
  return [finding(line, { ...groups, code: lint ?? groups.code, message }, file)];
}

function endOfBlock(lines: readonly string[], from: number): number {
  const last = Math.min(lines.length, from + 400);
  for (let line = from + 2; line < last; line += 1) {
    if (/^(?:error|warning)\b/.test(lines[line] ?? '') || lines[line] === '') return line;
  }
  return last;
}

function clippyLint(block: readonly string[]): string | undefined {
  const names = block.map((text) => /rust-clippy\/[^#\s]{1,80}#(\w{1,80})$/.exec(text)?.[1]);
  const name = names.find((one) => one !== undefined);
  return name === undefined ? undefined : `clippy::${name}`;
}

function finding(line: number, { code, message }: Groups, file: string | null): Finding {
  return findingOf(line, message ?? '', {
    phase: code?.startsWith('clippy::') ? 'lint' : 'compile',
    tool: toolOf(code, file),
    code: code ?? null,
    file,
  });
}

function toolOf(code: string | undefined, file: string | null): string {
  if (code?.startsWith('clippy::')) return 'clippy';
  return file === null || file.endsWith('.toml') ? 'cargo' : 'rustc';
}

/** cargo gives the reasons below `Caused by:`, the deepest last; the last three are enough. */
function cargoFinding(lines: readonly string[], line: number): readonly Finding[] {
  const message = CARGO.exec(lines[line] ?? '')?.groups?.message;
  if (message === undefined) return [];
  const below = lines.slice(line + 1, line + 40);
  const causes = below.flatMap((text, index) =>
    text === 'Caused by:' ? [below[index + 1]?.trim() ?? ''] : [],
  );
  const said = [message, ...causes.slice(-3)].join(': ');
  return [
    {
      ...finding(line, { message: said }, null),
      phase: 'install',
      code: MISUSE.test(message) ? 'usage' : null,
    },
  ];
}

/** Only a summary is left: a linker failed, or the output lost its details. */
function undetailed(lines: readonly string[]): readonly Finding[] {
  const line = lines.findIndex((text) =>
    /^error: (?:linking with|could not compile|(?:doc)?test failed|process didn't)/.test(text),
  );
  if (
    line < 0 ||
    lines.some((text) =>
      /undefined (?:symbol|reference)|duplicate symbol|multiple definition|cannot find -l|unable to find library/.test(
        text,
      ),
    )
  )
    return [];
  const message = (lines[line] ?? '')
    .replace(/^error: /, '')
    .replace(/ due to .*$/, '')
    .replace(/, to rerun pass .*$/, '');
  return [finding(line, { message }, null)];
}

/** The label of the primary place in the lines below `--> file:line:column`, or null. */
function rustLabel(block: readonly string[]): string | null {
  const frame = block.findIndex((text) => /^ *\| .*\^/.test(text));
  const carets = block[frame] ?? '';
  if (frame < 0) return null;
  const column = carets.indexOf('^');
  const beside = carets.slice(column).replace(/^\^+/, '');
  // The label follows the carets, unless other marks to the right push it to a line below.
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === '' || /^ *help: /.test(beside) ? null : labelBelow(block, frame, column);
}

function labelBelow(block: readonly string[], frame: number, column: number): string | null {
  for (let line = frame + 1; line < frame + 12; line += 1) {
    const text = block[line];
    if (text === undefined || !/^ *\| /.test(text)) return null;
    const words = text.slice(column);
    if (/^[^\s|]/.test(words) && /^[\s|]*$/.test(text.slice(text.indexOf('|'), column)))
      return words.trim().replace(/ +\|$/, '');
  }
  return null;
}
