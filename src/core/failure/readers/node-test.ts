// Reads node's own test runner, TAP and spec reports alike: both give the same findings. The TAP of other
// programs is read too, as `tap`.

import { findingOf } from './finding-of.ts';
import { type ErrorHead, errorHead } from './js-error.ts';
import { readSpec } from './node-test-spec.ts';
import { readTap } from './node-test-tap.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

export const nodeTest: ToolReader = {
  tool: 'node-test',
  rank: 'tool',
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read,
};

function read(output: CleanOutput): readonly Finding[] {
  const others = output.lines.some((text) => /\bduration_ms\b/.test(text)) ? {} : { tool: 'tap' };
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text))
    ? readSpec(output)
    : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((read) => {
    const report = { ...read, ...others };
    // A file that never got to its tests says only `test failed`; its error stands in the output above.
    if (report.message !== 'test failed' || crashes.length === 0) return report;
    const crash = crashes[Math.min(next++, crashes.length - 1)];
    return crash === undefined ? report : crashed(report, crash);
  });
}

function crashed(report: Finding, crash: ErrorHead): Finding {
  return findingOf(report.line, crash.message, {
    phase: 'compile',
    code: crash.code,
    class: crash.class,
    speech: 'runtime',
    file: report.file,
  });
}

function crashesOf(lines: readonly string[]): readonly ErrorHead[] {
  return lines.flatMap((text) =>
    /^(?:# )?[A-Z]/.test(text) ? (errorHead(text.replace(/^# /, '')) ?? []) : [],
  );
}
