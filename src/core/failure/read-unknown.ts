// What is left when no reader knows the tool: lines with a place and the word error, else the last words,
// else the exit code.

import { baseName, forwardSlashes, withoutRunners } from '../shell/command-words.ts';
import { readShellLine } from '../shell/shell-line.ts';
import { isQuietLog, looksLikeError } from './error-lines.ts';
import type { FailureContext } from './failure.ts';
import type { ChosenFinding } from './readers/choose-findings.ts';
import type { Finding } from './readers/reader.ts';

const PLACED =
  /^(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
const CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;

/** Errors with a place, as most compilers and linters print them; may be empty. */
export function readPlaced(lines: readonly string[], context: FailureContext): readonly ChosenFinding[] {
  const tool = toolOf(lines, context);
  return lines.flatMap((text, line) => {
    const groups = /error|fatal/i.test(text) ? PLACED.exec(text)?.groups : undefined;
    if (groups === undefined) return [];
    const finding: Finding = {
      ...plain(line, groups.message ?? text),
      code: groups.code ?? null,
      file: groups.file ?? null,
      phase: 'compile',
    };
    return { tool, finding };
  });
}

/** One finding, always. */
export function readUnknown(lines: readonly string[], context: FailureContext): ChosenFinding {
  const reason = exitReason(context);
  const tool = toolOf(lines, context);
  const line = lastWords(lines);
  if (line < 0) return { tool, finding: { ...plain(0, `no output, ${reason}`), code: reason } };
  const { file, text } = wordsAt(lines, line);
  const errorClass = CLASS.exec(text)?.[0] ?? null;
  const message = errorClass === null ? text : text.slice(errorClass.length).replace(/^: ?/, '') || text;
  return {
    tool,
    finding: { ...plain(line, message), code: reason, class: errorClass, file, speech: 'runtime' },
  };
}

const ERROR_LED = /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/;
const NEAR = 40;

/**
 * The last line that begins as an error, if it is near the end; else the last that says anything. What a program logs in
 * passing is neither near nor far, and fails nothing while there is an error.
 */
function lastWords(lines: readonly string[]): number {
  const last = lines.findLastIndex((text) => !isNoise(text));
  const led = lines.findLastIndex((text) => ERROR_LED.test(text) && !isNoise(text));
  const between = lines.slice(led + 1, last + 1).filter((text) => !isQuietLog(text));
  if (led >= 0 && between.length <= NEAR) return led;
  if (last < 0 || !isQuietLog(lines[last] ?? '')) return last;
  if (led >= 0) return led;
  const error = lines.findLastIndex((text) => looksLikeError(text) && !isNoise(text));
  const said = lines.findLastIndex((text) => !isNoise(text) && !isQuietLog(text));
  return [error, said, last].find((line) => line >= 0) ?? last;
}

/** `ERROR in ./src/a.js 1:0-20` only names the place; the next line has the words. */
function wordsAt(lines: readonly string[], line: number): { file: string | null; text: string } {
  const text = (lines[line] ?? '').trim();
  const file = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/.exec(text)?.groups?.file ?? null;
  const next = lines[line + 1]?.trim() ?? '';
  return file === null || next === '' ? { file: null, text } : { file, text: next };
}

function plain(line: number, message: string): Finding {
  return {
    line,
    severity: 'error',
    phase: 'run',
    code: null,
    class: null,
    message,
    speech: 'diagnostic',
    file: null,
    testId: null,
    frame: null,
  };
}

/** Package managers echo the script that they run: its program is the tool. */
function toolOf(lines: readonly string[], context: FailureContext): string {
  const named = programOf(context.command);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(named)) return named;
  const banner = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const echo = banner < 0 ? undefined : /^> (?<script>\S.*)$/.exec(lines[banner + 1] ?? '')?.groups?.script;
  const program = echo === undefined ? named : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named : program;
}

// Names how a process ended, in one word that means the same everywhere.
const BY_CODE: ReadonlyMap<number, string> = new Map([
  [124, 'timeout'],
  [126, 'not-executable'],
  [127, 'command-not-found'],
  [130, 'SIGINT'],
  [134, 'SIGABRT'],
  [137, 'SIGKILL'],
  [139, 'SIGSEGV'],
  [143, 'SIGTERM'],
]);

/** `exit 3`, `SIGSEGV` (exit 139 too), `timeout`, `command-not-found`. */
export function exitReason(context: Pick<FailureContext, 'exitCode' | 'signal' | 'timedOut'>): string {
  if (context.timedOut === true) return 'timeout';
  if (context.signal) return context.signal;
  if (context.exitCode === null) return 'exit unknown';
  return BY_CODE.get(context.exitCode) ?? `exit ${context.exitCode}`;
}

// Lines that say nothing about a failure: banners, echoes, timings, totals, progress. They matter only
// where no reader knows the tool and the last words are taken for the error.
const NOISE: readonly RegExp[] = [
  /^[\s\W_]*$/,
  /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)/,
  /^ ?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b/,
  /^(?:error )?Command failed with exit code \d+/,
  /^(?:info|warning) /,
  /^> /,
  /^make(?:\[\d+\])?: /,
  /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+/,
  /^(?:exit|Exit) (?:status|code):? \d+$/,
  /^(?:Node\.js|Python|Ruby|Go) v?\d/,
  /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|real|user|sys|Took)\b.{0,20}\d.{0,20}$/i,
  /^\s*(?:at |from )\S+[:(]/,
  /^\s*\d{1,3}%/,
  /^\s*(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling)\b/,
  /^A complete log of this run/,
  /^\+ \S/,
  /^ {2,}[a-z]\w*: ['[{\d-]/,
];

/** True when `line` can be left out without losing the error. */
export function isNoise(line: string): boolean {
  return NOISE.some((pattern) => pattern.test(line));
}

/** The base name of the innermost program that `command` names: `vitest` for `CI=1 npx vitest run`. */
export function programOf(command: string): string {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  // Of `cd x && make && node a.js` the last one: the others only prepare.
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith('-'));
  return baseName(program ?? '').replace(/\.(?:exe|cmd|bat|ps1)$/i, '') || 'unknown';
}
