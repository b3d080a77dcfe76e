// Reads what the Ruby interpreter prints when an exception ends a program, or a file does not parse.

import { matchesIn } from '../../reading/lines-until.ts';
import {
  type CleanOutput,
  type Finding,
  findingOf,
  type Speech,
  type ToolReader,
} from '../../reading/reader.ts';

export const ruby: ToolReader = {
  tool: 'ruby',
  rank: 'runtime',
  programs: ['ruby', 'rake', 'bundle', 'rails', 'irb'],
  signature: /:\d+:in [`'].*\([A-Z][\w:]*\)$|:\d+: syntax error|: --> |^rake aborted!|--> .*\.rb$/m,
  read,
};

const RAISED =
  /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
const SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
const FRAME =
  /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
const OUTSIDE = /^<internal:|^<dep>|^\/usr\/|^~\//;
const LONGEST_TRACE = 200;

function read({ lines }: CleanOutput): readonly Finding[] {
  const raised = lines.flatMap((text, line) => raisedAt(lines, text, line) ?? []);
  if (raised.length > 0) return withCause(raised, lines);
  return lines.flatMap((text, line) => {
    const groups = SYNTAX.exec(text)?.groups;
    if (groups === undefined) return [];
    return syntaxError(line, groups.file ?? '', groups.message ?? '');
  });
}

function raisedAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = RAISED.exec(text)?.groups;
  if (groups === undefined) return null;
  const onLoad = SYNTAX.exec(groups.message ?? '')?.groups;
  if (onLoad !== undefined) return syntaxError(line, onLoad.file ?? '', onLoad.message ?? '');
  const own = { file: groups.file ?? '', method: groups.method ?? '' };
  const trace = rubyCalls(lines.slice(line + 1, line + LONGEST_TRACE), FRAME);
  const top = OUTSIDE.test(own.file) ? trace[0] : own;
  const errorClass = groups.class ?? '';
  return findingOf(line, rubyMessage(groups.message ?? ''), {
    class: errorClass,
    speech: rubySpeech(errorClass),
    file: top?.file ?? null,
    frame: top === undefined ? null : `${top.file} ${methodName(top.method)}`.trim(),
  });
}

/** Ruby prints the exception that ended the program first, its cause after the trace. */
function withCause(raised: readonly Finding[], lines: readonly string[]): readonly Finding[] {
  const [first, ...others] = raised;
  const cause = others.at(-1);
  if (first === undefined || cause === undefined) return raised;
  // A cause follows the trace directly; an error of another program does not.
  if (!FRAME.test(lines[cause.line - 1] ?? '')) return raised;
  return [{ ...first, message: `${first.message}; caused by ${cause.class}: ${cause.message}` }];
}

function syntaxError(line: number, file: string, message: string): Finding {
  return findingOf(line, rubyMessage(message), { phase: 'compile', class: 'SyntaxError', file });
}

/** A call inside the project, from a trace. */
export interface RubyCall {
  readonly file: string;
  /** `sum`, without its class; empty at the top level. */
  readonly method: string;
}

/** The calls inside the project that `frame` finds, innermost first; its groups are `file` and `method`. */
export function rubyCalls(lines: readonly string[], frame: RegExp): readonly RubyCall[] {
  return matchesIn(lines, frame).flatMap(({ groups: { file = '', method = '' } }) =>
    OUTSIDE.test(file) ? [] : { file, method: method.replace(/^.*[#.](?=[^#.]+$)/, '') },
  );
}

/** `Till#sum`, `rescue in read`, `block (2 levels) in sum` -> the method; the top level has no name. */
function methodName(method: string): string {
  const plain = method.replace(/^.* in (?=\S+$)/, '').replace(/^.*[#.](?=[^#.]+$)/, '');
  return /^<.*>$|\(required\)>$/.test(plain) || plain.startsWith('<') ? '' : plain;
}

/** An exception's message as Ruby 3.4 words it. */
export function rubyMessage(message: string): string {
  return message
    .replace(/`([^`']{1,200})'/g, "'$1'")
    .replace(/ for nil:NilClass$/, ' for nil')
    .replace(/ for main:Object$/, ' for main')
    .replace(/ for an instance of (?=[A-Z])/, ' for ')
    .replace(
      /^(undefined (?:local variable or )?method '[^']{1,200}' for )(?!class |module ).*:(?=[A-Z][\w:]*$)/,
      '$1',
    );
}

/** Numbers in Ruby's own errors identify them; in a program's messages they are values. */
export function rubySpeech(errorClass: string | null): Speech {
  return /^(?:SyntaxError|LoadError|NameError|NoMethodError|KeyError)$/.test(errorClass ?? '')
    ? 'diagnostic'
    : 'runtime';
}
