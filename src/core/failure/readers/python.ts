// Reads what the Python interpreter says on its own: an uncaught exception, a syntax error, or that it
// could not start the program at all.

import { pythonSpeech, readTracebacks } from './python-traceback.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

export const python: ToolReader = {
  tool: 'python',
  rank: 'runtime',
  programs: ['python', 'python3', 'py', 'pypy3', 'uv', 'poetry'],
  signature:
    /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read,
};

const NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;

function read({ lines }: CleanOutput): readonly Finding[] {
  const exceptions = readTracebacks(lines).map(
    (traceback) =>
      ({
        line: traceback.line,
        severity: 'error',
        phase: 'run',
        code: null,
        class: traceback.class,
        message: traceback.message,
        speech: pythonSpeech(traceback.class, traceback.message),
        file: traceback.file,
        testId: null,
        frame: traceback.frame,
      }) satisfies Finding,
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}

/** The command names a program that is not there: the check is at fault, not the code. */
function notStarted(text: string, line: number): readonly Finding[] {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === undefined) return [];
  return [
    {
      line,
      severity: 'error',
      phase: 'run',
      code: message.startsWith('No module') ? 'command-not-found' : 'missing-script',
      class: null,
      message,
      speech: 'diagnostic',
      file: null,
      testId: null,
      frame: null,
    },
  ];
}
