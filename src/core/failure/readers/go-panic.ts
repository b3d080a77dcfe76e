// Reads how a Go program gives up: a panic, a fatal error of the runtime, or the time limit of `go test`.

import { goCalls, testOfCalls } from './go-stack.ts';
import type { Finding } from './reader.ts';

const FATAL = /^(panic|fatal error): (.*)$/;
const LIMIT = /^test timed out after /;

/** The first event between two lines - what follows is its dump - with the bare name of its test, if known. */
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
  return {
    line,
    severity: 'error',
    phase: calls.some(({ file }) => file.endsWith('_test.go')) || limit ? 'test' : 'run',
    code: limit ? 'timeout' : null,
    class: word,
    message,
    speech: 'runtime',
    file: call?.file ?? null,
    testId: running(lines, line) ?? testOfCalls(calls),
    frame: call === undefined ? null : `${call.file} ${call.fn}`,
  };
}

/** Newer Go lists the tests that were running at the time limit. */
function running(lines: readonly string[], line: number): string | null {
  if (!/^\s*running tests:$/.test(lines[line + 1] ?? '')) return null;
  return /^\s+(\S+) \(/.exec(lines[line + 2] ?? '')?.[1] ?? null;
}
