// Reads what other tools said behind the marks of a runner: a compiler in `docker build`, tests in `turbo`.

import { chooseFindings } from './choose-findings.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';
import { withoutLinePrefixes } from './without-line-prefixes.ts';

/**
 * A reader that lets `inner` read the lines without their marks. It has to stand before them in a list: they
 * would take a mark for a part of a file's name.
 */
export function prefixed(inner: readonly ToolReader[]): ToolReader {
  return {
    tool: 'prefixed',
    rank: 'tool',
    programs: ['docker', 'docker-compose', 'buildx', 'turbo', 'pnpm', 'yarn', 'lerna', 'concurrently', 'act'],
    signature:
      /^#\d{1,4} |^ > \[|: cache (?:miss|hit|bypass)|\$ \S| exit|: Process started|^\d{4}-\d\d-\d\dT/m,
    read: (output) => readInside(output, inner),
  };
}

function readInside(output: CleanOutput, inner: readonly ToolReader[]): readonly Finding[] {
  const marked = withoutLinePrefixes(output.lines);
  if (marked === null) return [];
  const lines = marked.map(({ text }) => text);
  return chooseFindings({ lines }, '', inner).map(({ finding, tool }) => ({
    ...finding,
    tool,
    line: marked[finding.line]?.line ?? 0,
  }));
}
