// The way from a failing check's output to its canonical form. Each step is a file of its own; this one only puts them
// in order.

import { redactInside } from '../secrets/redact.ts';
import { classifyKind } from './classify-kind.ts';
import { itemHeadline } from './failure-headline.ts';
import { failureItems, shorten } from './failure-items.ts';
import { type Findings, findProblems, type Reading } from './find-problems.ts';
import { formerClasses } from './former-class.ts';
import { compareFindings, primaryFinding } from './primary-finding.ts';
import { asPrinted } from './printed/as-printed.ts';
import type { ChosenFinding } from './reading/choose-findings.ts';
import { cleanOutput } from './text/clean-output.ts';
import { composeQuery } from './text/compose-query.ts';
import type { Failure, FailureContext, FailureItem, OtherFailure } from './text/failure.ts';
import { classFingerprint, exactFingerprint } from './text/fingerprint.ts';
import { withoutLinePrefixes } from './text/line-prefixes.ts';
import { maskLocations } from './text/mask-locations.ts';
import { maskValues } from './text/mask-values.ts';
import { maskVolatile } from './text/mask-volatile.ts';
import { type EarlierRuns, learnFrom } from './text/passed-runs.ts';
import { relativisePaths } from './text/relativise-paths.ts';
import { lineDigestsOf } from './unknown/read-unknown.ts';

/** The canonical form of `raw`, the joined output of a check that failed. Total: never throws. */
export function canonicalise(raw: string, context: FailureContext): Failure {
  return failureOf(readOutput(raw, context), context);
}

/** Finds the problems in a check's output, and says which kind of reader found them. */
export function readOutput(raw: string, context: FailureContext): Reading {
  const { passed = [], unchanged = [], command } = context;
  const read = (run: string) => asPrinted(withoutLinePrefixes(cleanLines(run, context)), command);
  return findProblems(cleanLines(raw, context), context, learnFrom(passed.map(read), unchanged.map(read)));
}

/** A run's output in the form that is kept for later ones: cleaned, without secrets and paths of the machine. */
export function plainRun(raw: string, context: FailureContext): string {
  return cleanLines(raw, context).join('\n');
}

function cleanLines(raw: string, context: FailureContext): readonly string[] {
  // Secrets go first: no rule recognises a token that a reader split or whose digits are masked.
  const plain = redactInside(cleanOutput(raw).join('\n'));
  return relativisePaths(plain, context).split('\n');
}

function failureOf(reading: Reading, context: FailureContext): Failure {
  const { found, lines, lead, unread, learned, former } = reading;
  const primary = lead ?? primaryFinding(found);
  const { finding, tool } = primary;
  const skeletonOf = skeletons(lines, learned);
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = failureItems(found, lines, learned);
  const frame = maskedFrame(primary);
  const kind = classifyKind(found, lines, context);
  const said = unread === undefined ? null : lineDigestsOf(unread, learned);
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
      loginNames(context),
    ),
    others: otherClasses(found, primary, itemOf, skeletonOf),
  };
}

const MOST_OTHERS = 7;
const MOST_LOOKED_AT = 200;
const MOST_ITEMS = 50;

/** The classes of the problems that are not of the failure's own class. */
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
  for (const chosen of found.slice(0, MOST_LOOKED_AT).toSorted(compareFindings)) {
    const name = classOf(chosen);
    if (name !== own) classes.set(name, [...(classes.get(name) ?? []), chosen]);
  }
  return [...classes].slice(0, MOST_OTHERS).flatMap(([name, [first, ...more]]) => {
    if (first === undefined) return [];
    const { finding, tool } = first;
    const { phase, code, class: kind } = finding;
    return [
      {
        ...{ tool, phase, code, class: kind, message: skeletonOf(first) },
        headline: itemHeadline(itemOf(first)),
        frame: maskedFrame(first),
        items: [first, ...more].slice(0, MOST_ITEMS).map(itemOf),
        fingerprints: { class: name },
      },
    ];
  });
}

function maskedFrame({ finding }: ChosenFinding): string | null {
  return finding.frame === null ? null : shorten(maskVolatile(finding.frame));
}

/** The user's login name, which must not reach a notebook. */
function loginNames({ home = '' }: FailureContext): readonly string[] {
  return home.split(/[\\/]/).slice(-1);
}

/** The words of a problem without what changes between runs, and without its values. */
function skeletons(lines: readonly string[], learned: EarlierRuns): (chosen: ChosenFinding) => string {
  return ({ finding }) => {
    const own = learned.masked(finding.message, learned.valuesIn([lines[finding.line] ?? '']));
    const fixed = maskLocations(maskVolatile(own));
    return shorten(maskValues(fixed, finding.speech).replace(/\s+/g, ' ').trim());
  };
}
