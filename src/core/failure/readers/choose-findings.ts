// Decides which readers speak for an output: the best rank that found something, and of two readers
// that claim one line the one whose program the command names.

import { once } from '../../once.ts';
import type { CleanOutput, Finding, ReaderRank, ToolReader } from './reader.ts';

/** A finding with the reader it came from. */
export interface ChosenFinding {
  readonly finding: Finding;
  readonly tool: string;
  /** Of a monorepo, where several are told. */
  readonly package?: string;
}

/** What the readers of one rank found, in the order of the text. */
export type FindingsByRank = (rank: ReaderRank) => readonly ChosenFinding[];

/** Reads `output`, when asked, with every reader whose signature it carries. */
export function findingsByRank(
  output: CleanOutput,
  command: string,
  readers: readonly ToolReader[],
): FindingsByRank {
  const signed = once(() => {
    const text = withoutRepeats(output.lines).join('\n');
    return namedFirst(
      readers.filter((reader) => isSigned(reader, text)),
      command,
    );
  });
  const read = (rank: ReaderRank) =>
    readWith(
      signed().filter((reader) => reader.rank === rank),
      output,
    );
  const byRank = {
    tool: once(() => read('tool')),
    runtime: once(() => read('runtime')),
    wrapper: once(() => read('wrapper')),
  };
  return (rank) => byRank[rank]();
}

function isSigned({ cues, signature }: ToolReader, text: string): boolean {
  return (cues?.some((cue) => text.includes(cue)) ?? true) && signature.test(text);
}

const FEW = 400;

/** Each two neighbours once, whatever numbers they have: a long text says the same in the same shape over and over. */
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

function readWith(readers: readonly ToolReader[], output: CleanOutput): readonly ChosenFinding[] {
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
  return (errors.length > 0 ? errors : chosen).sort((a, b) => a.finding.line - b.finding.line);
}
