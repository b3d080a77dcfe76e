// Reads what the `java` launcher prints when a program ends with an uncaught exception, or cannot start.
// The exception that ended the process names the failure; the innermost cause is part of its message.

import { type Comparison, splitComparison } from '../../reading/comparison.ts';
import {
  type BuildPhase,
  type CleanOutput,
  type Finding,
  findingOf,
  type ToolReader,
} from '../../reading/reader.ts';

export const java: ToolReader = {
  tool: 'java',
  rank: 'runtime',
  programs: ['java'],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: )/m,
  read,
};

/** A trace is read for at most this many lines after its first. */
const LONGEST_TRACE = 1200;
const UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
const LAUNCHER =
  /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;

function read(output: CleanOutput): readonly Finding[] {
  return output.lines.flatMap((text, line) => readAt(output.lines, text, line) ?? []);
}

function readAt(lines: readonly string[], text: string, line: number): Finding | null {
  const launcher = LAUNCHER.exec(text)?.groups?.message;
  if (launcher !== undefined) return findingOf(line, launcher, { code: 'main-class' });
  const first = UNCAUGHT.exec(text)?.groups?.first ?? bareThrowable(lines, text, line);
  if (first === null) return null;
  const trace = readTrace(first, lines.slice(line + 1, line + LONGEST_TRACE));
  return trace === null ? null : findingOfTrace(line, trace, { phase: 'run' });
}

/** A logged trace has no "Exception in thread", but its frames follow directly. */
function bareThrowable(lines: readonly string[], text: string, line: number): string | null {
  if (!/^[\w.$]{1,200}(?:Exception|Error)(?::|$)/.test(text)) return null;
  // Gradle prints its own trace again after the reason.
  if (lines[line - 1] === '* Exception is:') return null;
  return /^\s+at [\w.$/]/.test(lines[line + 1] ?? '') ? text : null;
}

/** A throwable and where the project threw it. */
interface Trace {
  readonly class: string;
  readonly message: string;
  /** The innermost throwable of the chain, `class: message`; null when there is only one. */
  readonly rootCause: string | null;
  /** `Till.java sum`: the topmost frame outside the platform and the usual libraries. */
  readonly frame: string | null;
  /** `com/acme/Till.java`, from the class of that frame. */
  readonly file: string | null;
}

/** The trace whose first line is `first`, followed by `rest`; null when `first` names no throwable. */
export function readTrace(first: string, rest: readonly string[]): Trace | null {
  const head = throwable(first);
  if (head === null) return null;
  const steps = stepsOf(rest);
  const frames = steps.filter((step) => step.kind === 'frame');
  const below = steps.filter((step) => step.kind === 'text');
  const words = frames.length > 0 && below.length <= MOST_WORDS ? below : [];
  const top = frames.find(({ frame }) => frame !== null)?.frame ?? null;
  return {
    class: head.class,
    message: withoutLoader([head.message, ...words.map(({ text }) => text)].join(' ').trim()),
    rootCause: steps.findLast((step) => step.kind === 'cause')?.text ?? null,
    frame: top === null ? null : `${top.file} ${top.method}`,
    file: top === null ? null : top.path,
  };
}

/** The finding for a trace: an assertion's operands become values, a cause is appended to the message. */
export function findingOfTrace(
  line: number,
  trace: Trace,
  parts: { readonly phase: BuildPhase; readonly tool?: string; readonly testId?: string },
): Finding {
  const place = { class: trace.class, file: trace.file, frame: trace.frame, ...parts };
  if (ASSERTION.test(trace.class)) {
    const split = splitOperands(trace.message);
    return findingOf(line, split?.message ?? (trace.message || 'assertion failed'), {
      ...place,
      speech: 'assertion',
      ...(split === null ? {} : { values: split.values }),
    });
  }
  const cause = trace.rootCause === null ? '' : `; caused by ${trace.rootCause}`;
  const speech = /\bNumberFormatException$/.test(trace.class) ? 'assertion' : 'runtime';
  return findingOf(line, `${trace.message || 'thrown without a message'}${cause}`, { ...place, speech });
}

/** `a.b.Thing: message`, where `Thing` is a class name. */
function throwable(text: string): { class: string; message: string } | null {
  const groups = /^(?<class>[\w.$]{3,200})(?:: ?(?<message>.*))?$/.exec(text.trim())?.groups;
  const name = groups?.class ?? '';
  if (!/\.[A-Z][\w$]*$/.test(name)) return null;
  return { class: name, message: groups?.message ?? '' };
}

interface Frame {
  readonly file: string;
  readonly path: string;
  readonly method: string;
}

type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cause'; readonly text: string }
  | { readonly kind: 'frame'; readonly frame: Frame | null };

/** A message with more lines below its first is cut to that one. */
const MOST_WORDS = 8;
/** Assertion libraries print whole collections; with more lines it is not the message of this trace. */
const LONGEST_MESSAGE = 60;
const ASSERTION =
  /(?:Assertion(?:Failed)?Error|ComparisonFailure|MultipleFailuresError|PowerAssertionError)$/;
const ELISION = /^(?:\.\.\. \d+ (?:more|common)|\[\.\.\.\]|Suppressed: )/;
const OTHER_BLOCK = /^(?:\[(?:ERROR|INFO|WARNING)\]|\d+\) |Exception in thread )| FAILED$/;
const FRAME = /^(?:at )?(?:[\w.-]{1,60}\/{1,2})?(?<name>[\w.$<>-]{1,300})\((?<place>[^()]{1,200})\)$/;
/** Packages of languages, test libraries and build tools. */
const LIBRARIES = [
  ...['java.', 'javax.', 'jdk.', 'sun.', 'com.sun.', 'kotlin.', 'kotlinx.', 'scala.', 'groovy.', 'junit.'],
  ...['org.junit.', 'org.opentest4j.', 'org.hamcrest.', 'org.assertj.', 'org.mockito.', 'org.testng.'],
  ...['org.gradle.', 'org.apache.maven.', 'org.codehaus.', 'org.springframework.'],
];

function stepsOf(rest: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  let framed = false;
  for (const line of rest) {
    const step = stepOf(line, framed);
    if (step === null || (!framed && endsMessage(line, steps.length))) break;
    framed ||= step.kind !== 'text';
    steps.push(step);
  }
  return steps;
}

/** True when the lines since the first are no message: another throwable begins, or there are too many. */
function endsMessage(line: string, lines: number): boolean {
  return lines >= LONGEST_MESSAGE || (lines >= MOST_WORDS && throwable(line) !== null);
}

/** The step that `line` adds to the trace; null ends it. Only lines before the first frame belong to the message. */
function stepOf(line: string, framed: boolean): Step | null {
  const text = line.trim();
  if (text.startsWith('Caused by: ')) return { kind: 'cause', text: withoutLoader(text.slice(11)) };
  if (ELISION.test(text)) return { kind: 'frame', frame: null };
  const groups = FRAME.exec(text)?.groups;
  if (groups !== undefined) return { kind: 'frame', frame: frameOf(groups.name ?? '', groups.place ?? '') };
  return framed || OTHER_BLOCK.test(text) ? null : { kind: 'text', text };
}

function frameOf(name: string, place: string): Frame | null {
  const file = /^(?<file>[\w$.-]+\.\w+)(?::\d+)?$/.exec(place)?.groups?.file;
  if (file === undefined || LIBRARIES.some((library) => name.startsWith(library))) return null;
  const parts = name.split('.');
  const method = (parts.at(-1) ?? '').replace(/^lambda\$(\w+)\$\d+$/, '$1');
  return { file, path: [...parts.slice(0, -2), file].join('/'), method };
}

/** The loader of a class says nothing about the error, and its address changes. */
function withoutLoader(message: string): string {
  return / of loader /.test(message) ? message.slice(0, message.lastIndexOf(' (')) : message;
}

/** Splits the message of an assertion of JUnit, Hamcrest or AssertJ; null when it has no operands. */
export function splitOperands(message: string): Comparison | null {
  const spaced = message.replace(/expected:</, 'expected: <').replace(/but was:</, 'but was: <');
  return (
    splitComparison(spaced, 'expected:', 'but was:') ??
    splitComparison(spaced, 'Expected:', 'but:') ??
    splitComparison(spaced, 'Expecting:', 'to be equal to:')
  );
}
