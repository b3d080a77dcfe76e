// What the checks say, as text for pages: which checks fail and with which problems, what changed, and the relevant
// part of their output. Every text fits into the room it is given.

import type { CheckResult } from '../../checks/check-result.ts';
import { itemHeadline } from '../../failure/failure-headline.ts';
import type { ProblemNames } from '../../failure/problem-names.ts';
import type { Failure, FailureItem } from '../../failure/text/failure.ts';
import { experimentLines, type Proof } from '../../proof/judge-proof.ts';
import { clipText } from '../../text/clip-text.ts';
import { countOf } from '../../text/count-of.ts';
import { fence } from '../../text/fence.ts';
import { tableRow } from '../../text/markdown/table-cells.ts';
import { fitProse, joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { FlakyRun, LoopTerms } from '../loop.ts';
import { excerpt } from './excerpt.ts';

export interface Checked {
  readonly terms: LoopTerms;
  readonly results: readonly CheckResult[];
}

/** Each failing check with its problems; the other checks in a line. */
export function renderProblems({ results, terms }: Checked, cap: number): Prose {
  if (results.length === 0) return prose`This loop has no check: the promise alone ends it.`;
  const bad = results.filter(({ outcome }) => outcome.kind !== 'passed');
  const passed = results.filter(({ outcome }) => outcome.kind === 'passed');
  const count = Math.max(1, Math.min(bad.length, Math.floor(cap / LEAST_OF_A_CHECK)));
  const others = [namesOf(prose`Failing as well`, bad.slice(count)), namesOf(prose`Passing`, passed)].filter(
    (line) => line !== null,
  );
  const each = (cap - joinProse(others, '\n').length) / count;
  const failing = bad.slice(0, count).map((result) => renderCheck(result, terms, each - 1));
  return joinProse([...failing, ...others], '\n');
}

const LEAST_OF_A_CHECK = 330;
const MOST_CHECK_NAMES = 6;

function namesOf(what: Prose, results: readonly CheckResult[]): Prose | null {
  if (results.length === 0) return null;
  const names = results.slice(0, MOST_CHECK_NAMES).map(({ check }) => quoteName(check.name, 40));
  const more = results.length - names.length;
  return prose`${what}: ${joinProse(names, ', ')}${more === 0 ? prose`` : prose` and ${more} more`}.`;
}

const MOST_ITEMS = 20;

function renderCheck(result: CheckResult, terms: LoopTerms, cap: number): Prose {
  const { check, outcome, durationMs } = result;
  const seconds = quoteName((durationMs / 1000).toFixed(1));
  const about = prose`${quoteName(check.name, 80)} (${quoteLine(check.command, 120)}, ${describeExit(result, terms)}, ${seconds} s)`;
  if (outcome.kind !== 'failed') return prose`${about}`;
  const { failure } = outcome;
  const head = prose`${about}, ${countOf(failure.total, 'problem')}:`;
  const items = leadFirst(failure).slice(0, MOST_ITEMS);
  const lines = [head, ...items.map((item) => prose`- ${renderItem(item)}`)];
  const shown = fitProse(lines, Math.max(head.length + LONGEST_ITEM, cap - 120));
  const count = shown.split('\n').length - 1;
  return failure.total <= count ? shown : prose`${shown}\n- ${renderRest(failure, count)}`;
}

/** Puts the item that names the failure first. */
function leadFirst(failure: Failure): readonly FailureItem[] {
  const isLead = (item: FailureItem) => itemHeadline(item) === failure.headline;
  return [...failure.items.filter(isLead), ...failure.items.filter((item) => !isLead(item))];
}

const LONGEST_ITEM = 260;

function renderItem(item: FailureItem): Prose {
  const words = clipText(itemHeadline(item), LONGEST_ITEM);
  const at = item.file === null || item.line === null ? null : `${item.file}:${item.line}`;
  const frame = item.ownFrame;
  // When the failure occurred in the test itself, the frame adds nothing.
  const addsNothing = frame === null || words.includes(frame) || frame.startsWith(`${at} `) || frame === at;
  return quoteLine(addsNothing ? words : `${words} · in ${frame}`, LONGEST_ITEM + 120);
}

const MOST_GROUPS = 5;

/** For a long list: the files that contain most of the rest. */
function renderRest(failure: Failure, shown: number): Prose {
  const more = failure.total - shown;
  const groups = new Map<string, number>();
  for (const item of leadFirst(failure).slice(shown)) {
    const place = item.file ?? item.tool;
    groups.set(place, (groups.get(place) ?? 0) + 1);
  }
  const largest = [...groups].sort(([, a], [, b]) => b - a).slice(0, MOST_GROUPS);
  if (more === 1 || largest.length === 0) return prose`and ${more} more`;
  const named = largest.map(([place, count]) => prose`${quoteName(place, 80)} (${count})`);
  return prose`and ${more} more, most of them in ${joinProse(named, ', ')}`;
}

/** The checks as a table, for a report. */
export function renderChecks(results: readonly CheckResult[], terms: LoopTerms): Prose {
  if (results.length === 0) return prose`This loop has no check: the promise alone ends it.`;
  const rows = results.map((result) =>
    tableRow([
      quoteName(result.check.name, 80),
      quoteLine(result.check.command, 120),
      describeExit(result, terms),
      prose`${quoteName((result.durationMs / 1000).toFixed(1))} s`,
    ]),
  );
  return joinProse([prose`| check | command | result | time |\n|---|---|---|---|`, ...rows], '\n');
}

function describeExit(
  { timedOut, signal, exitCode, outcome }: CheckResult,
  { checkTimeoutSeconds }: LoopTerms,
): Prose {
  if (timedOut) return prose`time limit of ${checkTimeoutSeconds} s (--check-timeout)`;
  if (signal !== null) return prose`killed by ${quoteName(signal)}`;
  const exit = prose`exit ${exitCode ?? prose`?`}`;
  return outcome.kind === 'empty' ? prose`${exit}, but ${quoteLine(outcome.reason, 120)}` : exit;
}

/** The problems that came and went, by name; null when there is nothing to compare with. */
export function renderSince(change: Prose | null, moved: ProblemNames | null): Prose | null {
  if (change === null) return null;
  const lines = [
    prose`Result: ${change}.`,
    listNames(prose`gone`, moved?.gone ?? []),
    listNames(prose`new`, moved?.came ?? []),
    listNames(prose`fails otherwise`, moved?.changed ?? []),
    moved !== null && moved.gone.length + moved.came.length + moved.changed.length > 0
      ? listNames(prose`still there`, moved.still)
      : null,
  ];
  return prose`## Since the last iteration\n\n${joinProse(lines, '\n')}`;
}

const MOST_NAMES = 4;

function listNames(what: Prose, names: readonly string[]): Prose | null {
  if (names.length === 0) return null;
  const shown = names.slice(0, MOST_NAMES).map((name) => quoteLine(name, 100));
  const more = names.length - shown.length;
  const rest = more === 0 ? null : prose`and ${more} more`;
  return prose`- ${what}: ${joinProse([joinProse(shown, ', '), rest], ' ')}`;
}

const MOST_OF_ONE_OUTPUT = 1500;
/** Room for the fence, its label and the line that names the log. */
const AROUND_OUTPUT = 330;

/** The relevant part of each failing check's output, and the path of the whole; only the first checks if many fail. */
export function renderOutputs(
  results: readonly CheckResult[],
  logs: ReadonlyMap<string, string>,
  room: number,
): readonly Prose[] {
  const bad = results.filter(({ outcome }) => outcome.kind !== 'passed');
  const count = Math.max(1, Math.min(bad.length, Math.floor(room / (AROUND_OUTPUT + 200))));
  const each = Math.min(MOST_OF_ONE_OUTPUT, room / count - AROUND_OUTPUT);
  return bad.slice(0, count).map((result) => renderOutput(result, logs.get(result.check.name), each));
}

function renderOutput(result: CheckResult, log: string | undefined, cap: number): Prose {
  const name = quoteName(result.check.name, 60);
  const failure = result.outcome.kind === 'failed' ? result.outcome.failure : null;
  const shown = excerpt(result.output, failure, Math.max(120, cap));
  return joinProse(
    [
      prose`## Output of ${name}`,
      shown.trim() === ''
        ? prose`It printed nothing.`
        : fence(shown, { cap: Math.max(200, cap + 40), label: prose`the check ${name}` }),
      log === undefined
        ? null
        : prose`The whole output, data as well: ${nameNeighbour(log)}${renderDropped(result)}`,
    ],
    '\n\n',
  );
}

const LONGEST_PATH = 200;

/** Names a file in the folder of the page; a path that would fill the page is shortened to the file's name. */
export function nameNeighbour(path: string): Prose {
  if (path.length <= LONGEST_PATH) return quoteName(path);
  return prose`${quoteName(path.slice(1 + Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))), LONGEST_PATH)} next to this file`;
}

function renderDropped({ droppedBytes }: CheckResult): Prose {
  if (droppedBytes === 0) return prose``;
  return prose` (${droppedBytes} bytes of its middle were left out, but for lines that look like errors; run the command to see all)`;
}

/** A clause: the two results of a run, and what changed in between as far as MSW sees. */
export function renderFlakyRun({ checks, results, ignored }: FlakyRun): Prose {
  const changed =
    ignored === undefined
      ? prose`though no file had changed, apart from any that git ignores`
      : prose`and only files that git ignores had changed (${inOneLine(ignored)})`;
  return prose`${inOneLine(checks)} ${quoteName(results[0])}, then ${quoteName(results[1])}, ${changed}`;
}

function inOneLine(names: readonly string[]): Prose {
  return joinProse(
    names.map((name) => quoteName(name, 80)),
    ', ',
  );
}

/** The control runs, and what changed of the tests and settings; null without either. @param most sentences shown */
export function renderProof({ experiments, findings }: Proof, most: number): Prose | null {
  const held = section(prose`Control runs`, experimentLines(experiments), most);
  const changed = section(prose`What changed in the checks`, findings, most);
  return held === null && changed === null ? null : joinProse([held, changed], '\n\n');
}

function section(title: Prose, lines: readonly string[], most: number): Prose | null {
  if (lines.length === 0) return null;
  const shown = lines.slice(0, most).map((line) => prose`- ${quoteLine(line, 400)}`);
  const more = lines.length - shown.length;
  return prose`## ${title}\n\n${joinProse([...shown, more > 0 ? prose`- and ${more} more` : null], '\n')}`;
}
