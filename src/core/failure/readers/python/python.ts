// Reads the Python interpreter's own errors: an uncaught exception, a syntax error, or that it could not start the
// program at all.

import { announced } from '../../reading/announced.ts';
import {
  type CleanOutput,
  type Finding,
  findingOf,
  type Speech,
  type ToolReader,
} from '../../reading/reader.ts';

export const python: ToolReader = {
  tool: 'python',
  rank: 'runtime',
  programs: ['python', 'python3', 'py', 'pypy3', 'uv', 'poetry'],
  signature:
    /Traceback \(most recent call last\):|^ {2}File ".*", line \d+$|: (?:can't open file|No module named) /m,
  read,
};

const NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;

function read({ lines }: CleanOutput): readonly Finding[] {
  const exceptions = readTracebacks(lines).flatMap((traceback) =>
    messagesOf(traceback, lines).map((message) =>
      findingOf(traceback.line, withCause(message, traceback.cause), {
        class: traceback.class,
        speech: pythonSpeech(traceback.class, traceback.message),
        file: traceback.file,
        frame: traceback.frame,
      }),
    ),
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}

/** The exception's message, or the problems listed below it when it only announces them. */
function messagesOf({ line, message }: Traceback, lines: readonly string[]): readonly string[] {
  const rest = lines.slice(line + 1, line + 1 + MOST_BELOW);
  const end = rest.findIndex((text) => text === '' || HEADER.test(text));
  const all = announced(message, end < 0 ? rest : rest.slice(0, end));
  return all.length > 0 ? all : [message];
}

const MOST_BELOW = 60;

/** The command names a program that does not exist: the check is at fault, not the code. */
function notStarted(text: string, line: number): readonly Finding[] {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === undefined) return [];
  return [
    findingOf(line, message, {
      code: message.startsWith('No module') ? 'command-not-found' : 'missing-script',
    }),
  ];
}

// Reads Python tracebacks: chains, exception groups and syntax errors. Shared by the readers of Python,
// unittest and pytest, so that one exception has one form wherever it surfaces.
interface Traceback {
  /** Index of the line that names the exception. */
  readonly line: number;
  readonly class: string | null;
  readonly message: string;
  /** The first exception of the chain: `KeyError: 'price'`. */
  readonly cause: string | null;
  /** `file function` of the innermost call inside the project. */
  readonly frame: string | null;
  readonly file: string | null;
  /** The outermost file of the project among the calls: for a test, its own file. */
  readonly origin: string | null;
}

interface Call {
  readonly file: string;
  readonly fn: string | null;
}

const HEADER = /^(?:Exception Group )?Traceback \(most recent call last\):$/;
const CALL = /^ {2}File "([^"]{1,1000})", line \d+(?:, in (.{1,200}))?$/;
const CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
const GUTTER = /^ *(?:\+ (?=Exception Group)|\| ?)/;
const GROUP = /^[\w.]{0,200}ExceptionGroup: /;
const DIAGNOSTIC = /^(?:ImportError|ModuleNotFoundError|NameError|SyntaxError|IndentationError|TabError)$/;
const MEMBER = /^ *\+[-+]{2,20} \d+ -{2,80}$/;

/** True for the line between two exceptions of a chain. */
export function isChained(text: string): boolean {
  return CHAINED.test(text);
}

export function withCause(message: string, cause: string | null): string {
  return cause === null ? message : `${message}; caused by ${cause}`;
}

/** The final exception of each chain, in the order of the text; causes are left out. */
export function readTracebacks(lines: readonly string[]): readonly Traceback[] {
  const found: Traceback[] = [];
  let calls: readonly Call[] | null = null;
  let group: readonly Call[] = [];
  /** The exceptions that the next one was raised from, or while handling. */
  const joined: Traceback[] = [];
  for (const [line, text] of lines.entries()) {
    const plain = text.replace(GUTTER, '');
    if (CHAINED.test(plain)) joined.push(...found.splice(-1));
    // The members of a group have no calls of their own unless they print them.
    if (GROUP.test(plain)) group = calls ?? group;
    const opened: readonly Call[] | null = MEMBER.test(text) ? group : openedBy(plain, calls);
    if (opened === null && calls !== null && /^\S/.test(plain)) {
      found.push(...endOf(plain, line, calls, joined, lines[line - 1]));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}

function causeIn([former]: readonly Traceback[]): string | null {
  if (former === undefined) return null;
  return former.cause ?? (former.class === null ? former.message : `${former.class}: ${former.message}`);
}

/** The calls including the one in `text`; null when `text` does not belong to the head of a traceback. */
function openedBy(text: string, calls: readonly Call[] | null): readonly Call[] | null {
  if (HEADER.test(text)) return [];
  const call = CALL.exec(text);
  if (call?.[1] === undefined) return null;
  // Only the innermost calls matter, and a recursion may print a thousand.
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}

/** `KeyError: 'price'` as class and message; without a class, the text is the message. */
export function readException(text: string): { class: string | null; message: string } {
  const named = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named?.[1] !== undefined && isClassName(named[1])) return { class: named[1], message: named[2] ?? '' };
  const bare = text.replace(/:$/, '');
  if (/^[A-Za-z_][\w.<>]{0,200}$/.test(bare) && isClassName(bare)) return { class: bare, message: bare };
  if (/^assert\b/.test(text)) return { class: 'AssertionError', message: text };
  return { class: null, message: text };
}

/** How an exception's message is judged; a failed conversion quotes its input, which is a value. */
export function pythonSpeech(exceptionClass: string | null, message: string): Speech {
  if (exceptionClass === 'AssertionError') return 'assertion';
  if (/^(?:invalid literal for|could not convert|time data) /.test(message)) return 'assertion';
  return DIAGNOSTIC.test(exceptionClass ?? '') ? 'diagnostic' : 'runtime';
}

/** False for files of the interpreter, a package or the system. */
export function inProject(file: string): boolean {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}

export function frameOf(file: string, fn: string | null): string {
  return fn === null || fn.startsWith('<') ? file : `${file} ${fn}`;
}

function endOf(
  text: string,
  line: number,
  calls: readonly Call[],
  joined: Traceback[],
  source = '',
): readonly Traceback[] {
  const { class: name, message: said } = readException(text);
  // An assertion without a message is named by its source line.
  const isBare = said === 'AssertionError' && source.trim().startsWith('assert ');
  const message = isBare ? source.trim() : said;
  // The group itself says nothing that its members do not.
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line,
      class: name,
      message,
      cause: causeIn(joined.splice(0)),
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === undefined ? null : frameOf(inner.file, inner.fn),
    },
  ];
}

function isClassName(name: string): boolean {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}
