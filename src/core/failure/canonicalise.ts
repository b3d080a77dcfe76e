// The way from a failing check's output to its canonical form. Each step is a file of its own; this one
// only puts them in order.

import { redact, redactInside } from '../secrets/redact.ts';
import { withoutPersonal } from '../secrets/without-personal.ts';
import { classifyKind } from './classify-kind.ts';
import { cleanOutput } from './clean-output.ts';
import { declarations } from './declared/declarations.ts';
import { linesLeft, type OwnReader, ownReadersFor } from './declared/own-readers.ts';
import { titlesFailedTest } from './error-lines.ts';
import type { Failure, FailureContext, FailureItem, OtherFailure } from './failure.ts';
import { itemHeadline } from './failure-headline.ts';
import { failureItems, shorten } from './failure-items.ts';
import { classFingerprint, exactFingerprint } from './fingerprint.ts';
import { formerClasses } from './former-class.ts';
import { withoutIndent, withoutLinePrefixes } from './line-prefixes.ts';
import { maskValues } from './mask-values.ts';
import { maskLocations, maskVolatile } from './mask-volatile.ts';
import { withPackages } from './packages.ts';
import { type Learned, learnFrom } from './passed-runs.ts';
import { asPrinted } from './printed/as-printed.ts';
import { toolThatRan } from './program-of.ts';
import { type ChosenFinding, findingsByRank } from './readers/choose-findings.ts';
import type { Phase, ToolReader } from './readers/reader.ts';
import { readers } from './readers/readers.ts';
import { relativisePaths } from './relativise-paths.ts';
import {
  hasFurtherTests,
  hasOwnWords,
  readPlaced,
  readSure,
  readUnknown,
  saidLines,
} from './unknown/read-unknown.ts';

/** The canonical form of `raw`, the joined output of a check that failed. Total: never throws. */
export function canonicalise(raw: string, context: FailureContext): Failure {
  return failureOf(readOutput(raw, context), context);
}

/** What of `raw` is a problem, and who read it. */
export function readOutput(raw: string, context: FailureContext): Reading {
  const { passed = [], unchanged = [] } = context;
  const read = (run: string) => printedLines(writtenLines(run, context), context);
  return findingsOf(writtenLines(raw, context), context, learnFrom(passed.map(read), unchanged.map(read)));
}

/** A run's output in the form that is kept for later ones: cleaned, without secrets and paths of the machine. */
export function plainRun(raw: string, context: FailureContext): string {
  return writtenLines(raw, context).join('\n');
}

function writtenLines(raw: string, context: FailureContext): readonly string[] {
  // First of all: half a token, split by a reader or with its digits masked, is recognised by nobody.
  const plain = redactInside(cleanOutput(raw).join('\n'));
  return relativisePaths(plain, context).split('\n');
}

/** As the program itself wrote them for people. */
function printedLines(written: readonly string[], { command }: FailureContext): readonly string[] {
  return asPrinted(withoutLinePrefixes(written), command);
}

function failureOf(reading: Reading, context: FailureContext): Failure {
  const { found, lines, lead, unread, learned, former } = reading;
  const primary = lead ?? primaryFinding(found);
  const { finding, tool } = primary;
  const skeletonOf = skeletons(lines, learned);
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = failureItems(found, lines, learned);
  const frame = finding.frame === null ? null : shorten(maskVolatile(finding.frame));
  const kind = classifyKind(found, lines, context);
  const said = unread === undefined ? null : saidLines(unread, learned);
  return {
    tool,
    kind,
    phase: finding.phase,
    code: finding.code,
    class: finding.class,
    headline: itemHeadline(itemOf(primary)),
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: classFingerprint(tool, finding.code, finding.class, message),
      exact: exactFingerprint(keys),
      former: formerClasses(former === undefined ? [primary] : [primary, former]),
    },
    ...(found.every((one) => one.finding.severity === 'warning') && { isMild: true }),
    ...(said !== null && { said }),
    query: composeQuery(
      { tool, code: finding.code, class: finding.class, message, frame },
      homeName(context),
    ),
    others: otherClasses(found, primary, itemOf, skeletonOf),
  };
}

const MOST_OTHERS = 7;
const MOST_LOOKED_AT = 200;
const MOST_ITEMS = 50;

/** Of the problems that are not of the failure's own class. */
function otherClasses(
  found: Findings,
  primary: ChosenFinding,
  itemOf: (chosen: ChosenFinding) => FailureItem,
  skeletonOf: (chosen: ChosenFinding) => string,
): readonly OtherFailure[] {
  const classOf = (chosen: ChosenFinding): string =>
    classFingerprint(chosen.tool, chosen.finding.code, chosen.finding.class, skeletonOf(chosen));
  const own = classOf(primary);
  const classes = new Map<string, ChosenFinding[]>();
  for (const chosen of found.slice(0, MOST_LOOKED_AT).toSorted(compare)) {
    const name = classOf(chosen);
    if (name !== own) classes.set(name, [...(classes.get(name) ?? []), chosen]);
  }
  return [...classes].slice(0, MOST_OTHERS).flatMap(([name, [first, ...more]]) => {
    if (first === undefined) return [];
    const { finding, tool } = first;
    const { phase, code, class: kind, frame } = finding;
    return [
      {
        ...{ tool, phase, code, class: kind, message: skeletonOf(first) },
        headline: itemHeadline(itemOf(first)),
        frame: frame === null ? null : shorten(maskVolatile(frame)),
        items: [first, ...more].slice(0, MOST_ITEMS).map(itemOf),
        fingerprints: { class: name },
      },
    ];
  });
}

/** Who works here. */
function homeName({ home = '' }: FailureContext): readonly string[] {
  return home.split(/[\\/]/).slice(-1);
}

/** Those that are data first: what they sign is narrower. */
const all: readonly ToolReader[] = [...declarations, ...readers];

/** Of which a file cannot declare another reader. */
export const toolNames: ReadonlySet<string> = new Set(all.map(({ tool }) => tool));

/** Findings, and the lines that they count in. */
export interface Reading {
  readonly found: Findings;
  readonly lines: readonly string[];
  readonly by: ReadBy;
  /** What no reader of a known tool has read. */
  readonly unread?: readonly string[];
  /** Declared readers that took part. */
  readonly own: readonly OwnReader[];
  /** Whether something stood before each line, and is gone. */
  readonly hadPrefixes: boolean;
  /** Names the failure, where the order of the text says which does. */
  readonly lead?: ChosenFinding;
  readonly learned: Learned;
  /** What would name the failure if no passing run were known. */
  readonly former?: ChosenFinding;
}

/** A tool's own report, a runtime's, lines with a place, a wrapper's words, or all lines of a tool that nobody knows. */
export type ReadBy = 'tool' | 'runtime' | 'place' | 'wrapper' | 'lines';

type Findings = readonly [ChosenFinding, ...ChosenFinding[]];

/** The best of what is known: a tool's own report, a runtime's, any line with a place, a wrapper's, the last words. */
function findingsOf(written: readonly string[], context: FailureContext, learned: Learned): Reading {
  const plain = withoutLinePrefixes(written);
  const lines = asPrinted(plain, context.command);
  const left = learned.newsIn(lines);
  const hadPrefixes = plain !== written;
  const own = context.readers?.length ? ownReadersFor(context.readers, lines, context.command) : [];
  const known = findingsByRank({ lines, command: context.command }, context.command, [...own, ...all]);
  // A wrapper's own lines may look like the prefixes of what it ran.
  const around =
    lines === written
      ? known
      : findingsByRank({ lines: written, command: context.command }, context.command, all);
  const inner = withoutIndent(lines) ?? [];
  const indented = findingsByRank({ lines: inner, command: context.command }, context.command, all);
  const sources: readonly Source[] = [
    {
      lines: inner,
      by: 'tool',
      read: () =>
        mayMiss(known('tool')) && tellsMore(indented('tool'), known('tool')) ? indented('tool') : [],
    },
    { lines, by: 'tool', read: () => withRest(known('tool'), own, lines) },
    { lines, by: 'runtime', read: () => whatEnded(known('runtime'), lines) },
    { lines: left, by: 'place', read: () => readPlaced(left, context) },
    { lines: written, by: 'wrapper', read: () => withoutRelays(around('wrapper'), lines) },
    { lines, by: 'wrapper', read: () => withoutRelays(known('wrapper'), lines) },
  ];
  for (const source of sources) {
    const { by } = source;
    const news = newsAmong(source, learned);
    const named = by === 'tool' ? afterWhatRan(news, own, toolThatRan(lines, context.command)) : news;
    const [first, ...rest] = withPackages(named, source.lines);
    if (first === undefined) continue;
    return {
      ...leadOf([first, ...rest], own),
      ...{ lines: source.lines, by, own, hadPrefixes, learned },
      ...(by === 'place' && { unread: source.lines }),
    };
  }
  const rest = own.reduce<readonly string[]>((some, reader) => linesLeft(reader, some), left);
  const unread = rest.some((text) => text.trim() !== '') ? rest : left;
  const unknown = readUnknown(unread, context, learned.from);
  const [first = unknown[0], ...others] = withPackages(unknown, left);
  return {
    ...{ found: [first, ...others], lines: left, lead: first, by: 'lines' },
    ...{ unread, own, hadPrefixes, learned },
    ...(learned.from === 'passing runs' && { former: readUnknown(lines, context)[0] }),
  };
}

/** A layout says how to read; a tool that no reader is for may print another's. */
function afterWhatRan(
  found: readonly ChosenFinding[],
  own: readonly OwnReader[],
  ran: string | null,
): readonly ChosenFinding[] {
  if (ran === null || [...own, ...all].some(({ programs }) => programs.includes(ran))) return found;
  const isOwn = (tool: string): boolean => own.some((reader) => reader.tool === tool);
  return found.map((one) => (isOwn(one.tool) ? one : { ...one, tool: ran, layout: one.tool }));
}

/** A reader needs the lines around a problem; that a passing run had the problem too makes it none. */
function newsAmong({ lines, read }: Source, learned: Learned): readonly ChosenFinding[] {
  return read().filter(({ finding }) => !learned.isKnown(lines[finding.line] ?? ''));
}

/** An exception that was logged, or that is one of several tests' that failed, ended no process: all lines tell more. */
function whatEnded(found: readonly ChosenFinding[], lines: readonly string[]): readonly ChosenFinding[] {
  if (found.length === 0) return found;
  return lines.some(titlesFailedTest) && hasFurtherTests(lines, found) ? [] : found;
}

function mayMiss(found: readonly ChosenFinding[]): boolean {
  return found.length === 0 || found.some(({ finding }) => finding.file === null);
}

/** Behind an indentation a reader may miss what stands at the start of a line. */
function tellsMore(inner: readonly ChosenFinding[], outer: readonly ChosenFinding[]): boolean {
  const told = (found: readonly ChosenFinding[]) =>
    found.reduce(
      (sum, { finding }) => sum + Number(finding.file !== null) + Number(finding.testId !== null),
      0,
    );
  return told(inner) > told(outer) || (inner.length > 0 && outer.length === 0);
}

interface Source {
  readonly lines: readonly string[];
  readonly by: ReadBy;
  readonly read: () => readonly ChosenFinding[];
}

/** What MSW reads by itself names the failure, whatever a file declares. */
function leadOf(found: Findings, own: readonly OwnReader[]): Pick<Reading, 'found' | 'lead'> {
  const [first, ...rest] = found.filter(({ tool }) => !own.some((reader) => reader.tool === tool));
  return first === undefined || own.length === 0
    ? { found }
    : { found, lead: primaryFinding([first, ...rest]) };
}

/** With what a declared reader left over, where nobody else read any of it: a crash of the tool is no problem it knows. */
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

/** That an inner program failed is no news where that program said why. */
function withoutRelays(found: readonly ChosenFinding[], lines: readonly string[]): readonly ChosenFinding[] {
  const own = found.filter(({ finding }) => finding.relay !== true);
  if (found.length === 0) return found;
  return own.length === 0 && !hasOwnWords(lines) ? found : own;
}

function skeletons(lines: readonly string[], learned: Learned): (chosen: ChosenFinding) => string {
  return ({ finding }) => {
    const own = learned.masked(finding.message, learned.valuesIn([lines[finding.line] ?? '']));
    const fixed = maskLocations(maskVolatile(own));
    return shorten(maskValues(fixed, finding.speech).replace(/\s+/g, ' ').trim());
  };
}

// The question for a notebook: what kind of error it is, in one short line that says nothing about the
// machine or its user.
const LONGEST = 300;

/** `<tool> <code> <class>: <message>`, at most one frame, at most 300 characters. */
export function composeQuery(
  failure: Pick<Failure, 'tool' | 'code' | 'class' | 'message' | 'frame'>,
  /** Of people and machines. */
  names: readonly string[] = [],
): string {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? '' : ` (in ${failure.frame})`;
  const text = `${kind.join(' ')}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal(redact(withoutPaths(text)), names)
    .replace(/\s+/g, ' ')
    .trim();
  return oneLine.length <= LONGEST ? oneLine : `${oneLine.slice(0, LONGEST - 1)}…`;
}

/** Absolute paths that no known place explained: only the last part says something. */
function withoutPaths(text: string): string {
  return text
    .replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, '$1')
    .replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, '$1');
}

// Which of many findings names the failure: the root cause if one is known, else the first in an order
// that does not depend on the order of the output.
const PHASES: readonly Phase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** Others follow from these: a module that cannot be found makes its types unknown too. */
const ROOT_CAUSES: ReadonlySet<string> = new Set([
  'TS2307',
  'E0432',
  'E0433',
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
]);

/** The finding that stands for all. */
function primaryFinding(found: readonly [ChosenFinding, ...ChosenFinding[]]): ChosenFinding {
  let best = found[0];
  for (const candidate of found) if (compare(candidate, best) < 0) best = candidate;
  return best;
}

function compare(a: ChosenFinding, b: ChosenFinding): number {
  const left = sortKey(a);
  const right = sortKey(b);
  for (let i = 0; i < left.length; i += 1) {
    const l = left[i] ?? '';
    const r = right[i] ?? '';
    if (l !== r) return l < r ? -1 : 1;
  }
  return 0;
}

function sortKey({ finding, tool }: ChosenFinding): readonly string[] {
  return [
    finding.severity,
    String(PHASES.indexOf(finding.phase)),
    finding.code !== null && ROOT_CAUSES.has(finding.code) ? '0' : '1',
    finding.file ?? '',
    tool,
    finding.code ?? '',
    finding.class ?? '',
    finding.testId ?? '',
    finding.message,
  ];
}
