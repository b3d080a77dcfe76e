// A reader as data: how a problem of a tool begins, and what each of its lines says. Output that does not fit this
// form has a reader written as code.

import { errorHead, speechOf, topFrame } from '../readers/javascript/errors.ts';
import {
  type BuildPhase,
  type CleanOutput,
  type Finding,
  findingOf,
  jsonText,
  type ReaderRank,
  type Speech,
  type ToolReader,
} from '../reading/reader.ts';
import { type WholeRunPattern, wholeRun } from '../reading/whole-run.ts';

/**
 * Patterns capture the groups `file`, `test`, `suite`, `code`, `class`, `message`, `severity`, `sign`, `more` and
 * `value`.
 */
export interface Declaration {
  readonly tool: string;
  readonly programs: readonly string[];
  /** Without one, the patterns of `problems` and the first key of `json` are it. */
  readonly signature?: RegExp;
  readonly rank?: ReaderRank;
  readonly phase: BuildPhase;
  /** Names the file, suite or code of all problems below it. */
  readonly heading?: RegExp;
  /** How a problem begins; the first match counts. */
  readonly problems: readonly RegExp[];
  /** The lines of a problem come above it. */
  readonly above?: true;
  /** Ends the lines of a problem, besides the next problem and heading. */
  readonly ends?: RegExp;
  /** Patterns for these lines: the first match of each counts, but all of `more` and `value`. */
  readonly lines?: Readonly<Partial<Record<'file' | 'test' | 'message' | 'code' | 'more' | 'value', RegExp>>>;
  /** Keys of a JSON report in their order, with their groups; the last one ends a problem. */
  readonly json?: Readonly<Record<string, keyof Groups>>;
  /** A match without these groups is not a problem. */
  readonly needs?: readonly (keyof Groups)[];
  /** Composes the message when the tool does not print one as such. */
  readonly words?: (groups: Groups, below: readonly string[]) => string;
  /** What the groups do not say: values, a class, a frame. Null if the lines around show that it is no problem. */
  readonly parts?: (
    groups: Groups,
    below: readonly string[],
    lines: readonly string[],
    line: number,
  ) => Partial<Finding> | null;
  /** Read if there is no problem. */
  readonly verdicts?: readonly WholeRunPattern[];
  /** Errors look as in JavaScript: `TypeError [CODE]: words`, `expect(a).toBe(b)`, and a stack below. */
  readonly javascript?: true;
  readonly speech?: Speech;
}

export type Groups = Readonly<
  Partial<Record<'file' | 'test' | 'suite' | 'code' | 'class' | 'message' | 'severity' | 'sign', string>>
>;

export function declared(declaration: Declaration): ToolReader {
  const { tool, programs, signature = signatureOf(declaration), rank = 'tool' } = declaration;
  return { tool, programs, signature, rank, read: (output) => readDeclared(declaration, output) };
}

/** Matches a text that has a problem in one of its lines, or such a report. */
function signatureOf({ problems, json = {}, verdicts = [] }: Declaration): RegExp {
  const lines = [...problems, ...verdicts.map(([pattern]) => pattern)].map(({ source }) =>
    source.replace(/\(\?<\w+>/g, '(?:').replaceAll('[^', '[^\\n'),
  );
  const keys = Object.keys(json).slice(0, 1);
  return new RegExp([...lines, ...keys.map((key) => `"${key}": ?"`)].join('|'), 'm');
}

interface Block {
  readonly line: number;
  readonly groups: Groups;
  readonly from: number;
  to: number;
}

function readDeclared(declaration: Declaration, { lines }: CleanOutput): readonly Finding[] {
  const blocks = declaration.above ? blocksAbove(declaration, lines) : blocksBelow(declaration, lines);
  const found = blocks.flatMap((block) => findingIn(declaration, lines, block));
  if (found.length > 0) return withoutSummary(found);
  const reported = declaration.json === undefined ? [] : readJson(declaration, lines);
  return reported.length > 0 ? reported : wholeRun(lines, declaration.verdicts ?? [], declaration.phase);
}

const SILENT = 'failed without a message';

/** A list at the end names the failed tests again. */
function withoutSummary(found: readonly Finding[]): readonly Finding[] {
  const told = new Set(found.flatMap(({ message, testId }) => (message === SILENT ? [] : [testId])));
  return found.filter(({ message, testId }) => message !== SILENT || testId === null || !told.has(testId));
}

const LONGEST_BLOCK = 200;

function blocksBelow(declaration: Declaration, lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let heading: Groups = {};
  let open: Block | null = null;
  for (const [line, text] of lines.entries()) {
    const under: Groups | undefined = declaration.heading?.exec(text)?.groups;
    const begun = beginning(declaration, text, heading);
    if (under !== undefined || begun !== null || declaration.ends?.test(text)) open = close(open, line);
    heading = under ?? heading;
    if (begun === null) continue;
    open = { line, groups: begun, from: line + 1, to: lines.length };
    blocks.push(open);
  }
  return blocks;
}

function close(open: Block | null, line: number): null {
  if (open !== null) open.to = line;
  return null;
}

function blocksAbove(declaration: Declaration, lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let heading: Groups = {};
  let from = 0;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = under === undefined ? beginning(declaration, text, heading) : null;
    if (begun !== null) blocks.push({ line, groups: begun, from, to: line });
    if (under !== undefined || begun !== null || declaration.ends?.test(text)) from = line + 1;
    heading = under ?? heading;
  }
  return blocks;
}

/** A problem inherits the groups of its heading, unless it has them itself. */
function beginning({ problems }: Declaration, text: string, heading: Groups): Groups | null {
  for (const problem of problems) {
    const match = problem.exec(text);
    if (match !== null) return { ...heading, ...told(match.groups ?? {}) };
  }
  return null;
}

function told(groups: Record<string, string | undefined>): Groups {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
}

function findingIn(declaration: Declaration, lines: readonly string[], block: Block): readonly Finding[] {
  const below = lines.slice(block.from, Math.min(block.to, block.from + LONGEST_BLOCK));
  const groups = { ...firstIn(declaration, below), ...block.groups };
  const { needs = [], lines: patterns = {} } = declaration;
  if (needs.some((name) => groups[name] === undefined)) return [];
  const more = allIn(patterns.more, below, 'more');
  const values = allIn(patterns.value, below, 'value');
  const frame = declaration.javascript ? topFrame(below, 0, below.length) : null;
  const said = declaration.words?.(groups, below) ?? groups.message ?? SILENT;
  const finding = findingOfGroups(declaration, block.line, groups, [said, ...more].join(' '), values, frame);
  const parts = declaration.parts?.(groups, below, lines, block.line);
  if (parts === null) return [];
  const whole = { ...finding, ...parts };
  return [findingOf(whole.line, whole.message, whole)];
}

function firstIn({ lines: patterns = {} }: Declaration, below: readonly string[]): Groups {
  let groups: Groups = {};
  for (const name of ['file', 'test', 'message', 'code'] as const) {
    const pattern = patterns[name];
    const match = below.map((text) => pattern?.exec(text)?.groups).find((one) => one !== undefined);
    if (match !== undefined) groups = { ...groups, ...told(match) };
  }
  return groups;
}

function allIn(pattern: RegExp | undefined, below: readonly string[], name: string): readonly string[] {
  if (pattern === undefined) return [];
  return below.flatMap((text) => pattern.exec(text)?.groups?.[name]?.trim() ?? []);
}

/** The finding for a problem with these groups. */
export function findingOfGroups(
  declaration: Pick<Declaration, 'phase' | 'speech' | 'javascript'>,
  line: number,
  groups: Groups,
  said: string,
  values: readonly string[],
  frame: string | null,
): Finding {
  const { phase, speech } = declaration;
  const words = declaration.javascript ? javascriptWords(said) : { message: said };
  const testId = [groups.suite, groups.test].filter((part) => part !== undefined).join(' > ');
  return findingOf(line, words.message ?? said, {
    severity: isWarning(groups) ? 'warning' : 'error',
    phase,
    code: groups.code ?? null,
    class: groups.class ?? null,
    speech: speech ?? (phase === 'test' ? 'runtime' : 'diagnostic'),
    ...words,
    ...(values.length > 0 ? { values } : {}),
    file: groups.file ?? null,
    testId: testId === '' ? null : testId.trim(),
    frame,
  });
}

function isWarning({ severity = '', sign = '' }: Groups): boolean {
  return /^(?:1|w|warn|warning|information|info|note|hint)$/i.test(severity) || /^[⚠!]$/.test(sign);
}

const MATCHER = /^expect(?:\(.{0,200}?\))?(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;

/** The same error gets the same message as under the other runners of JavaScript. */
function javascriptWords(said: string): Partial<Finding> {
  const head = errorHead(said.replace(/^error: /, ''));
  const words = head?.message ?? said.replace(/^(?:error|Error): /, '');
  const matcher = MATCHER.exec(words)?.groups?.matcher;
  if (matcher !== undefined)
    return { message: words.replace(/ \/\/ .{1,80}$/, ''), code: matcher, class: null, speech: 'assertion' };
  return { message: words, code: head?.code ?? null, class: head?.class ?? null, speech: speechOf(head) };
}

function readJson(declaration: Declaration, lines: readonly string[]): readonly Finding[] {
  const keys = Object.keys(declaration.json ?? {});
  const last = keys.at(-1);
  const field = new RegExp(`"(${keys.join('|')})": ?(?:"((?:[^"\\\\]|\\\\.){0,4000})"|(\\d+))`, 'g');
  let groups: Groups = {};
  return lines.flatMap((text, line) =>
    [...text.matchAll(field)].flatMap(([, key = '', words, number = '']) => {
      const name = declaration.json?.[key];
      if (name !== undefined) groups = { ...groups, [name]: jsonText(words ?? number) };
      if (key !== last || groups.message === undefined) return [];
      const said = declaration.words?.(groups, []) ?? groups.message ?? '';
      const finding = findingOfGroups(declaration, line, groups, said, [], null);
      groups = groups.file === undefined ? {} : { file: groups.file };
      return finding;
    }),
  );
}
