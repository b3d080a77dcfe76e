// Finds the problems in a check's output by the best reading there is: a tool's own report, a runtime's, lines with a
// location, a wrapper's words, or all lines of a tool that nobody knows.

import { linesLeft, type OwnReader, ownReadersFor } from './declared/own-readers.ts';
import { withPackages } from './packages.ts';
import { primaryFinding } from './primary-finding.ts';
import { asPrinted } from './printed/as-printed.ts';
import { declarations } from './readers/declarations.ts';
import { readers } from './readers/readers.ts';
import { type ChosenFinding, findingsByRank } from './reading/choose-findings.ts';
import type { ToolReader } from './reading/reader.ts';
import { titlesFailedTest } from './text/error-lines.ts';
import type { FailureContext } from './text/failure.ts';
import { withoutLinePrefixes } from './text/line-prefixes.ts';
import type { EarlierRuns } from './text/passed-runs.ts';
import { toolThatRan } from './text/program-of.ts';
import { withoutIndent } from './text/without-indent.ts';
import { hasFurtherTests, hasOwnWords, readPlaced, readSure, readUnknown } from './unknown/read-unknown.ts';

/** In the order in which they are asked: declared readers come first, since their signatures match less. */
const KNOWN_READERS: readonly ToolReader[] = [...declarations, ...readers];

/** The names that a reader file of the user's cannot take. */
export const toolNames: ReadonlySet<string> = new Set(KNOWN_READERS.map(({ tool }) => tool));

/** The problems of an output, the lines that they were read from, and how. */
export interface Reading {
  readonly found: Findings;
  readonly lines: readonly string[];
  readonly by: ReadBy;
  /** The lines that no reader of a known tool read. */
  readonly unread?: readonly string[];
  /** The declared readers that took part. */
  readonly own: readonly OwnReader[];
  /** Whether a prefix was removed from each line. */
  readonly hadPrefixes: boolean;
  /** The problem that names the failure, if the order of the text decides it. */
  readonly lead?: ChosenFinding;
  readonly learned: EarlierRuns;
  /** The problem that would name the failure if no passing run were known. */
  readonly former?: ChosenFinding;
}

/** `tool`: a tool's own report. `place`: any line with a location. `lines`: all lines of a tool that nobody knows. */
export type ReadBy = 'tool' | 'runtime' | 'place' | 'wrapper' | 'lines';

export type Findings = readonly [ChosenFinding, ...ChosenFinding[]];

/** @param written the cleaned lines, still with the prefixes of runners */
export function findProblems(
  written: readonly string[],
  context: FailureContext,
  learned: EarlierRuns,
): Reading {
  const { command } = context;
  const plain = withoutLinePrefixes(written);
  const lines = asPrinted(plain, command);
  const news = learned.newsIn(lines);
  const hadPrefixes = plain !== written;
  const own = context.readers?.length ? ownReadersFor(context.readers, lines, command) : [];
  const known = findingsByRank({ lines, command }, command, [...own, ...KNOWN_READERS]);
  // A wrapper's own lines may look like the prefixes of what it ran.
  const around =
    lines === written ? known : findingsByRank({ lines: written, command }, command, KNOWN_READERS);
  const inner = withoutIndent(lines) ?? [];
  const indented = findingsByRank({ lines: inner, command }, command, KNOWN_READERS);
  const sources: readonly Source[] = [
    {
      lines: inner,
      by: 'tool',
      read: () =>
        mayMiss(known('tool')) && findsMore(indented('tool'), known('tool')) ? indented('tool') : [],
    },
    { lines, by: 'tool', read: () => withRest(known('tool'), own, lines) },
    { lines, by: 'runtime', read: () => thatEnded(known('runtime'), lines) },
    { lines: news, by: 'place', read: () => readPlaced(news, context) },
    { lines: written, by: 'wrapper', read: () => withoutRelays(around('wrapper'), lines) },
    { lines, by: 'wrapper', read: () => withoutRelays(known('wrapper'), lines) },
  ];
  for (const source of sources) {
    const { by } = source;
    const found = newAmong(source, learned);
    const named = by === 'tool' ? namedAfterTool(found, own, toolThatRan(lines, command)) : found;
    const [first, ...rest] = withPackages(named, source.lines);
    if (first === undefined) continue;
    return {
      ...leadOf([first, ...rest], own),
      ...{ lines: source.lines, by, own, hadPrefixes, learned },
      ...(by === 'place' && { unread: source.lines }),
    };
  }
  const rest = own.reduce<readonly string[]>((some, reader) => linesLeft(reader, some), news);
  const unread = rest.some((text) => text.trim() !== '') ? rest : news;
  const unknown = readUnknown(unread, context, learned.from);
  const [first = unknown[0], ...others] = withPackages(unknown, news);
  return {
    ...{ found: [first, ...others], lines: news, lead: first, by: 'lines' },
    ...{ unread, own, hadPrefixes, learned },
    ...(learned.from === 'passing runs' && { former: readUnknown(lines, context)[0] }),
  };
}

/** Lines that a reader can be asked about; it is only run if those before it found nothing. */
interface Source {
  readonly lines: readonly string[];
  readonly by: ReadBy;
  readonly read: () => readonly ChosenFinding[];
}

/** A layout only says how to read: an unknown tool may print another's, and keeps its own name. */
function namedAfterTool(
  found: readonly ChosenFinding[],
  own: readonly OwnReader[],
  ran: string | null,
): readonly ChosenFinding[] {
  if (ran === null || [...own, ...KNOWN_READERS].some(({ programs }) => programs.includes(ran))) return found;
  const isOwn = (tool: string): boolean => own.some((reader) => reader.tool === tool);
  return found.map((one) => (isOwn(one.tool) ? one : { ...one, tool: ran, layout: one.tool }));
}

/** A reader needs the lines around a problem, so passing runs are subtracted from what it found. */
function newAmong({ lines, read }: Source, learned: EarlierRuns): readonly ChosenFinding[] {
  return read().filter(({ finding }) => !learned.isKnown(lines[finding.line] ?? ''));
}

/** An exception that was logged, or that is one of several failed tests, ended no process: the whole output says more. */
function thatEnded(found: readonly ChosenFinding[], lines: readonly string[]): readonly ChosenFinding[] {
  if (found.length === 0) return found;
  return lines.some(titlesFailedTest) && hasFurtherTests(lines, found) ? [] : found;
}

function mayMiss(found: readonly ChosenFinding[]): boolean {
  return found.length === 0 || found.some(({ finding }) => finding.file === null);
}

/** Behind an indentation, a reader may miss what begins a line. */
function findsMore(inner: readonly ChosenFinding[], outer: readonly ChosenFinding[]): boolean {
  const named = (found: readonly ChosenFinding[]) =>
    found.flatMap(({ finding }) => [finding.file, finding.testId]).filter((name) => name !== null).length;
  return named(inner) > named(outer) || (inner.length > 0 && outer.length === 0);
}

/** What MSW reads by itself names the failure, whatever a file declares. */
function leadOf(found: Findings, own: readonly OwnReader[]): Pick<Reading, 'found' | 'lead'> {
  const [first, ...rest] = found.filter(({ tool }) => !own.some((reader) => reader.tool === tool));
  return first === undefined || own.length === 0
    ? { found }
    : { found, lead: primaryFinding([first, ...rest]) };
}

/** Adds what a declared reader left over, if nobody else read it: it does not know how its own tool crashes. */
function withRest(
  found: readonly ChosenFinding[],
  own: readonly OwnReader[],
  lines: readonly string[],
): readonly ChosenFinding[] {
  const [reader] = own.filter(({ tool }) => found.some((one) => one.tool === tool));
  if (reader === undefined || found.some(({ tool }) => !own.some((one) => one.tool === tool))) return found;
  const left = own.reduce<readonly string[]>((rest, one) => linesLeft(one, rest), lines);
  return [...found, ...readSure(left, reader.tool)];
}

/** Drops the news that an inner program failed if that program said why. */
function withoutRelays(found: readonly ChosenFinding[], lines: readonly string[]): readonly ChosenFinding[] {
  if (found.length === 0) return found;
  const own = found.filter(({ finding }) => finding.relay !== true);
  return own.length === 0 && !hasOwnWords(lines) ? found : own;
}
