// Runs the readers on an output, one rank at a time, so that the caller can use the best rank that found something.
// Of two readers that claim one line, the one whose program the command names wins.

import { once } from '../../once.ts';
import { failsOnWarnings } from './fails-on-warnings.ts';
import type { CleanOutput, Finding, ReaderRank, ToolReader } from './reader.ts';

/** A finding with the reader it came from. */
export interface ChosenFinding {
  readonly finding: Finding;
  readonly tool: string;
  /** Whose layout it has, where that is another tool's. */
  readonly layout?: string;
  /** The package of a monorepo, when the output covers several. */
  readonly package?: string;
}

/** The findings of all readers of one rank, in the order of the text. */
export type FindingsByRank = (rank: ReaderRank) => readonly ChosenFinding[];

/** Reads `output` on demand, with every reader whose signature it matches. */
export function findingsByRank(
  output: CleanOutput,
  command: string,
  readers: readonly ToolReader[],
): FindingsByRank {
  const signed = once(() => {
    const text = withoutRepeats(output.lines).join('\n');
    return namedFirst(
      readers.filter(({ signature }) => signature.test(text)),
      command,
    );
  });
  const countsWarnings = failsOnWarnings(command, output.lines);
  const read = (rank: ReaderRank) =>
    readWith(
      signed().filter((reader) => reader.rank === rank),
      output,
      countsWarnings,
    );
  const byRank = {
    tool: once(() => read('tool')),
    runtime: once(() => read('runtime')),
    wrapper: once(() => read('wrapper')),
  };
  return (rank) => byRank[rank]();
}

const FEW = 400;

/** Keeps each pair of adjacent lines once, ignoring digits: a long text repeats the same shapes over and over. */
function withoutRepeats(lines: readonly string[]): readonly string[] {
  if (lines.length < FEW) return lines;
  const shapes = lines.map((line) => line.replace(/\d/g, '0'));
  const seen = new Set<string>();
  const isNew = shapes.map((shape, at) => {
    const pair = `${shape}\n${shapes[at + 1] ?? ''}`;
    const isFirst = !seen.has(pair);
    seen.add(pair);
    return isFirst;
  });
  return lines.filter((_, at) => isNew[at] === true || isNew[at - 1] === true);
}

function namedFirst(readers: readonly ToolReader[], command: string): readonly ToolReader[] {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named = (reader: ToolReader) => reader.programs.some((program) => words.has(program));
  return [...readers.filter(named), ...readers.filter((reader) => !named(reader))];
}

function readWith(
  readers: readonly ToolReader[],
  output: CleanOutput,
  countsWarnings: boolean,
): readonly ChosenFinding[] {
  const owner = new Map<number, ToolReader>();
  const chosen: ChosenFinding[] = [];
  for (const reader of readers) {
    for (const finding of reader.read(output)) {
      const owned = owner.get(finding.line);
      if (owned !== undefined && owned !== reader) continue;
      owner.set(finding.line, reader);
      chosen.push({ finding, tool: finding.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding }) => finding.severity === 'error');
  return (errors.length > 0 && !countsWarnings ? errors : chosen).sort(
    (a, b) => a.finding.line - b.finding.line,
  );
}
