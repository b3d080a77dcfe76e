// Reads what the `java` launcher prints when a program ends with an uncaught exception, or cannot start.
// The exception that ended the process names the failure; the innermost cause is part of its message.

import { findingOf } from './finding-of.ts';
import { findingOfTrace, readTrace } from './jvm-trace.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

export const java: ToolReader = {
  tool: 'java',
  rank: 'runtime',
  programs: ['java'],
  signature:
    /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
  read,
};

/** How far behind its first line a trace is looked for. */
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

/** A logged trace has no "Exception in thread", but its frames follow at once. */
function bareThrowable(lines: readonly string[], text: string, line: number): string | null {
  if (!/^[\w.$]{1,200}(?:Exception|Error)(?::|$)/.test(text)) return null;
  // Gradle's own trace, told again after its reason.
  if (lines[line - 1] === '* Exception is:') return null;
  return /^\s+at [\w.$/]/.test(lines[line + 1] ?? '') ? text : null;
}
