// Reads what other tools said behind the marks of a runner: a compiler in `docker build`, tests in `turbo`.

import { chooseFindings } from './choose-findings.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

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

/** A line without its mark, and where it stood. */
interface InnerLine {
  readonly text: string;
  readonly line: number;
}

/**
 * The lines of each marked program next to each other, in the order of the marks; null when no line has a
 * mark. Only marks of which the runner itself gives proof count: many a compiler's line looks like one.
 */
export function withoutLinePrefixes(lines: readonly string[]): readonly InnerLine[] | null {
  const timeless = withoutTimes(lines);
  const marks = marksOf(timeless ?? lines);
  if (timeless === null && marks.size === 0) return null;
  const streams = new Map<string, InnerLine[]>();
  for (const [line, marked] of (timeless ?? lines).entries()) {
    const mark = markOf(marked, marks);
    const stream = streams.get(mark.name) ?? [];
    stream.push({ text: marked.slice(mark.length), line });
    streams.set(mark.name, stream);
  }
  const names = [...streams.keys()].sort();
  return names.flatMap((name) => streams.get(name) ?? []);
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z /;

function withoutTimes(lines: readonly string[]): readonly string[] | null {
  const stamped = lines.filter((line) => TIME.test(line)).length;
  const all = lines.filter((line) => line !== '').length;
  return stamped * 2 > all ? lines.map((line) => line.replace(TIME, '')) : null;
}

const BUILDKIT = 'BuildKit';
/** `#8 2.345 text`, and `2.345 text` where the failed step is told again at the end. */
const STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
const MARK =
  /^(?:\[[\w@/. -]{1,60}\]:? |[\w@/.-]{1,80}:[\w.:-]{0,38}\w: |[\w@/.-]{1,80} [\w.:-]{1,40}: |@?[\w/.-]{1,80}: |[\w.-]{1,60} {1,20}\| )/;

/** Lines that only the runner writes; `mark` is what it puts before the lines of the program it names. */
const PROOFS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name) => `${name}: `],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name) => `${name}: `],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name) => `${name} `],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name) => `${name}: `],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name) => `${name}: `],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`],
];

function marksOf(lines: readonly string[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const line of lines) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name = proof.exec(line)?.[1];
      if (name !== undefined) marks.add(mark(name));
    }
  }
  return marks;
}

function markOf(line: string, marks: ReadonlySet<string>): { name: string; length: number } {
  if (marks.has(BUILDKIT)) {
    const step = STEP.exec(line);
    if (step !== null) return { name: step.groups?.name ?? '#', length: step[0].length };
  }
  const mark = MARK.exec(line)?.[0] ?? '';
  // Compose pads the names of its services to one width.
  const name = mark.endsWith('| ') ? `${mark.slice(0, -2).trimEnd()}|` : mark;
  return marks.has(name) ? { name, length: mark.length } : { name: '', length: 0 };
}
