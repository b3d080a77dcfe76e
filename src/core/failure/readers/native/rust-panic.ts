// Reads Rust panics of programs and tests, in the forms of old and new compilers, and an error that `main` returned.
// Backtraces are read only for the call inside the project.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const rustPanic: ToolReader = {
  tool: 'rust',
  rank: 'runtime',
  programs: ['cargo'],
  signature:
    /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
  read,
};

export interface Panic {
  readonly line: number;
  readonly thread: string;
  readonly message: string;
  /** `left: …` and `right: …` of an assertion, or the lines after the first of a longer message. */
  readonly values: readonly string[];
  readonly file: string | null;
  readonly frame: string | null;
}

const NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
const OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
const RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
const OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
/** A thread that joins a panicked one panics too, with the payload it got. */
const FOLLOWER = /: Any \{ \.\. \}$/;
const LONGEST = 2000;

/** The panic that begins on `line`, or null. */
export function panicAt(lines: readonly string[], line: number): Panic | null {
  const text = lines[line] ?? '';
  const [, thread, place] = NEW.exec(text) ?? [];
  if (thread !== undefined && place !== undefined) {
    return panicFrom(lines, { line, thread, place, said: lines[line + 1] ?? '', below: line + 2 });
  }
  const [, oldThread, said, oldPlace] = OLD.exec(text) ?? [];
  if (oldThread === undefined || said === undefined || oldPlace === undefined) return null;
  return panicFrom(lines, { line, thread: oldThread, place: oldPlace, said, below: line + 1 });
}

interface Head {
  readonly line: number;
  readonly thread: string;
  readonly place: string;
  readonly said: string;
  /** Line below the message. */
  readonly below: number;
}

function panicFrom(lines: readonly string[], { line, thread, place, said, below }: Head): Panic {
  const message =
    said.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, '$1`$2` failed') ||
    'panicked without a message';
  const file = isProject(place) ? place : null;
  return {
    line,
    thread,
    message,
    values: valuesBelow(lines, below),
    file,
    frame: projectCall(lines, below) ?? file,
  };
}

function read({ lines }: CleanOutput): readonly Finding[] {
  const panics = lines.flatMap((_text, line) => panicAt(lines, line) ?? []);
  const own = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own.length > 0) return own.map((panic) => panicFinding(panic));
  return lines.flatMap((text, line) => returned(lines, text, line));
}

function panicFinding(panic: Panic): Finding {
  return findingOf(panic.line, panic.message, {
    class: 'panic',
    speech: 'runtime',
    ...(panic.values.length > 0 ? { values: panic.values } : {}),
    file: panic.file,
    frame: panic.frame,
  });
}

/** Rust prints the returned error in its debug form; anyhow adds the causes. Other programs print `Error:` too. */
function returned(lines: readonly string[], text: string, line: number): readonly Finding[] {
  const caused = lines[line + 2] === 'Caused by:';
  const said = (caused ? /^Error: (.+)$/ : RETURNED).exec(text)?.[1];
  if (said === undefined) return [];
  const cause = caused ? deepestCause(lines, line + 3) : null;
  return [
    findingOf(line, cause === null ? said : `${said}; caused by ${cause}`, {
      class: 'Error',
      speech: 'runtime',
    }),
  ];
}

/** anyhow numbers the causes when there are more than one, the deepest last. */
function deepestCause(lines: readonly string[], from: number): string | null {
  let cause: string | null = null;
  for (let line = from; /^ {2,}\S/.test(lines[line] ?? '') && line < from + 50; line += 1) {
    cause = (lines[line] ?? '').trim().replace(/^\d+: /, '');
  }
  return cause;
}

function valuesBelow(lines: readonly string[], from: number): readonly string[] {
  const values: string[] = [];
  for (let line = from; line < from + 20; line += 1) {
    const text = lines[line];
    if (
      text === undefined ||
      text === '' ||
      /^(?:note:|stack backtrace:|thread '|----|error:|test |(?:FAILED|ok)$)/.test(text)
    )
      break;
    const operand = OPERAND.exec(text);
    values.push(operand === null ? text.trim() : `${operand[1]}: ${operand[2] ?? operand[3] ?? ''}`);
  }
  return values;
}

/** A backtrace names the function on one line and its place on the next. */
function projectCall(lines: readonly string[], from: number): string | null {
  const end = Math.min(lines.length, from + LONGEST);
  for (let line = from; line < end; line += 1) {
    const text = lines[line] ?? '';
    if (/^(?:thread '|---- |failures:$|test result:)/.test(text)) return null;
    const file = /^ +at (?:\.\/)?(\S.*\.rs):\d+:\d+$/.exec(text)?.[1];
    if (file === undefined || !isProject(file)) continue;
    const fn = /^ +\d+: +(?:0x[0-9a-f]+ - )?(.{1,500})$/.exec(lines[line - 1] ?? '')?.[1];
    return fn === undefined ? file : `${file} ${withoutHashes(fn)}`;
  }
  return null;
}

function withoutHashes(fn: string): string {
  return fn.replace(/::h[0-9a-f]{16}$/, '').replace(/\[[0-9a-f]{16}\]/g, '');
}

function isProject(file: string): boolean {
  return !/^(?:[/<~]|\.\.|[A-Za-z]:[\\/]|library\/)/.test(file);
}
