// Readers that a project or a user declared in a file. They work next to MSW's own: they add problems, and hide none
// that MSW finds itself.

import { type LineFields, type LinePattern, matchLine } from '../reading/line-pattern.ts';
import type { CleanOutput, Finding, ToolReader } from '../reading/reader.ts';
import type { ReaderFile } from '../reading/reader-file.ts';
import { looksLikeError } from '../text/error-lines.ts';
import { findingOfGroups, type Groups } from './declaration.ts';

export interface OwnReader extends ToolReader {
  readonly file: ReaderFile;
}

/** The declared readers whose program is named in the command or at the start of a line. */
export function ownReadersFor(
  files: readonly ReaderFile[],
  lines: readonly string[],
  command: string,
): readonly OwnReader[] {
  if (files.length === 0) return [];
  const words = new Set([...wordsOf(command), ...lines.flatMap(firstWord)]);
  return files
    .filter(({ programs }) => programs.some((program) => words.has(program)))
    .map((file) => ({
      file,
      tool: file.tool,
      programs: file.programs,
      signature: /(?:)/,
      rank: 'tool',
      read: (output) => blocksIn(file, output).map((block) => findingIn(file, block)),
    }));
}

function wordsOf(command: string): readonly string[] {
  return command.split(/[\s;&|()"'`/\\=]+/);
}

/** The first word of a line: of a command echoed by a shell, make or a package manager, a banner or a prefix. */
function firstWord(line: string): readonly string[] {
  const [first = '', second = ''] = line.slice(0, 200).split(/[\s:]+/, 2);
  const word = /^[>$+]$/.test(first) ? second : first;
  return [word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)];
}

/** The lines, with those that the reader took or calls noise replaced by empty ones. */
export function linesLeft({ file }: OwnReader, lines: readonly string[]): readonly string[] {
  const blocks = blocksIn(file, { lines });
  const taken = new Set(blocks.flatMap(({ line, below }) => [line, ...below.map((one) => one.line)]));
  const left = lines.map((text, line) => (taken.has(line) || isHeading(file, text) ? '' : text));
  const quiet = left.map((text) => (isNoiseOf(file, text) ? '' : text));
  // A declared reader must not hide an error as noise when no other line reports one.
  return blocks.length > 0 || quiet.some(looksLikeError) || !left.some(looksLikeError) ? quiet : left;
}

export function isNoiseOf(file: ReaderFile, text: string): boolean {
  return firstFit(file.noise, text) !== null;
}

function isHeading(file: ReaderFile, text: string): boolean {
  return firstFit(file.heading, text) !== null;
}

function firstFit(patterns: readonly LinePattern[], text: string): LineFields | null {
  for (const pattern of patterns) {
    const fields = matchLine(pattern, text);
    if (fields !== null) return fields;
  }
  return null;
}

/** A problem, and the lines below that belong to it: indented, empty, or matching `details`. */
interface Block {
  readonly line: number;
  readonly fields: LineFields;
  readonly below: { readonly line: number; readonly fields: LineFields }[];
}

const LONGEST_BLOCK = 200;

function blocksIn(file: ReaderFile, { lines }: CleanOutput): readonly Block[] {
  const blocks: Block[] = [];
  let heading: LineFields = {};
  let open: Block | null = null;
  for (const [line, text] of lines.entries()) {
    const begun = firstFit(file.problems, text);
    const above = begun === null ? firstFit(file.heading, text) : null;
    heading = above ?? heading;
    if (begun !== null) {
      open = { line, fields: { ...heading, ...begun }, below: [] };
      blocks.push(open);
    } else open = above === null && open !== null && takes(file, open, line, text) ? open : null;
  }
  return blocks;
}

function takes({ details }: ReaderFile, { below }: Block, line: number, text: string): boolean {
  const fields = firstFit(details, text);
  if (below.length >= LONGEST_BLOCK || (fields === null && !/^\s|^$/.test(text))) return false;
  below.push({ line, fields: fields ?? {} });
  return true;
}

function findingIn(file: ReaderFile, { line, fields, below }: Block): Finding {
  const told = below.map((one) => one.fields);
  // The first value of each field counts: the problem's own line comes before those below.
  const all: LineFields = Object.assign({}, ...told.toReversed(), fields);
  const more = told.flatMap((one) => one.more ?? []);
  const values = [
    ...(all.expected === undefined ? [] : [`expected: ${all.expected}`]),
    ...(all.actual === undefined ? [] : [`actual: ${all.actual}`]),
  ];
  const groups: Groups = all;
  const said = [groups.message ?? groups.code ?? 'failed without a message', ...more].join(' ');
  return findingOfGroups(file, line, groups, said, values, null);
}
