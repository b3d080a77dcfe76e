// Reads how a Go program crashes: a panic, a fatal error of the runtime, or the time limit of `go test`.

import { type Finding, findingOf } from '../../reading/reader.ts';

const FATAL = /^(panic|fatal error): (.*)$/;
const LIMIT = /^test timed out after /;

/** The first crash between two lines (the rest is its dump), with the bare name of its test, if known. */
export function goFatal(lines: readonly string[], from: number, to: number): Finding | null {
  for (let line = from; line < to; line += 1) {
    const [, word, words] = FATAL.exec(lines[line] ?? '') ?? [];
    if (word !== undefined && words !== undefined) return fatalFinding(lines, line, word, words);
  }
  return null;
}

function fatalFinding(lines: readonly string[], line: number, word: string, words: string): Finding {
  const calls = goCalls(lines, line);
  const limit = LIMIT.test(words);
  const message = words.replace(/(?: \[recovered(?:, repanicked)?\])+$/, '');
  const call = calls[0];
  return findingOf(line, message, {
    phase: calls.some(({ file }) => file.endsWith('_test.go')) || limit ? 'test' : 'run',
    code: limit ? 'timeout' : null,
    class: word,
    speech: 'runtime',
    file: call?.file ?? null,
    testId: running(lines, line) ?? testOfCalls(calls),
    frame: call === undefined ? null : `${call.file} ${call.fn}`,
  });
}

/** Newer Go lists the tests that were running at the time limit. */
function running(lines: readonly string[], line: number): string | null {
  if (!/^\s*running tests:$/.test(lines[line + 1] ?? '')) return null;
  return /^\s+(\S+) \(/.exec(lines[line + 2] ?? '')?.[1] ?? null;
}

/** A call inside the project, from the dump of a crash. */
export interface GoCall {
  readonly file: string;
  /** With its package, without its arguments. */
  readonly fn: string;
}

const PLACE = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
const CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
const LONGEST = 400;

/** Calls inside the project below line `from`, innermost first, up to the end of the dump. */
export function goCalls(lines: readonly string[], from: number): readonly GoCall[] {
  const calls: GoCall[] = [];
  const end = Math.min(lines.length, from + LONGEST);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ''); line += 1) {
    const file = PLACE.exec(lines[line] ?? '')?.[1];
    const fn = CALL.exec(lines[line - 1] ?? '')?.[1];
    if (file !== undefined && fn !== undefined && isProject(file)) calls.push({ file, fn: plainName(fn) });
  }
  return calls;
}

/** The test that the calls belong to, by the name of its function. */
function testOfCalls(calls: readonly GoCall[]): string | null {
  const names = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names.find((name) => name !== undefined && name !== 'TestMain') ?? null;
}

function isProject(file: string): boolean {
  return !/^(?:[/<~]|[A-Za-z]:[\\/]|_testmain\.go)/.test(file);
}

function plainName(fn: string): string {
  return fn.replace(/^created by /, '').replace(/(?:\.func\d+)+(?:\.\d+)*$/, '');
}
