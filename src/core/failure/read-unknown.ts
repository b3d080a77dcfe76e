// What is left when no reader knows the tool: the last line it wrote, or its exit code when it was silent.

import type { ChosenFinding } from './choose-findings.ts';
import type { FailureContext } from './failure.ts';

/** One finding, always. */
export function readUnknown(lines: readonly string[], context: FailureContext): ChosenFinding {
  const line = lines.findLastIndex((candidate) => candidate.trim() !== '');
  const ending = context.signal ?? `exit ${context.exitCode ?? 'unknown'}`;
  const text = lines[line]?.trim() ?? `no output, ${ending}`;
  const errorClass = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/.exec(text)?.[0] ?? null;
  return {
    tool: programOf(context.command),
    finding: {
      line: Math.max(line, 0),
      severity: 'error',
      phase: 'run',
      code: ending,
      class: errorClass,
      message: text,
      speech: 'runtime',
      file: null,
      testId: null,
      frame: null,
    },
  };
}

function programOf(command: string): string {
  const word = command.trim().split(/\s+/)[0] ?? '';
  return word.split(/[\\/]/).at(-1) || 'unknown';
}
