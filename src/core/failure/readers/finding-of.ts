// Builds a finding from what a reader found out; everything else gets the value that says "unknown".

import type { Finding } from './reader.ts';

/** An error in plain words at `line` unless `parts` say otherwise; its message is one line and never empty. */
export function findingOf(
  line: number,
  message: string,
  parts: Partial<Omit<Finding, 'line' | 'message'>> = {},
): Finding {
  return {
    line,
    severity: 'error',
    phase: 'run',
    code: null,
    class: null,
    speech: 'diagnostic',
    file: null,
    testId: null,
    frame: null,
    ...parts,
    message: message.replace(/\s+/g, ' ').trim() || 'no message',
  };
}
