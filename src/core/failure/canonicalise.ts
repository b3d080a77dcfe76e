// The way from a failing check's output to its canonical form. Each step is a file of its own; this one
// only puts them in order.

import { redact, redactInside } from '../secrets/redact.ts';
import { withoutPersonal } from '../secrets/without-personal.ts';
import { asPrinted } from './as-printed.ts';
import { classifyKind } from './classify-kind.ts';
import { cleanOutput } from './clean-output.ts';
import { declarations } from './declared/declarations.ts';
import type { Failure, FailureContext } from './failure.ts';
import { itemHeadline } from './failure-headline.ts';
import { failureItems, shorten } from './failure-items.ts';
import { classFingerprint, exactFingerprint } from './fingerprint.ts';
import { formerClasses } from './former-class.ts';
import { withoutLinePrefixes } from './line-prefixes.ts';
import { maskValues } from './mask-values.ts';
import { maskLocations, maskVolatile } from './mask-volatile.ts';
import { withPackages } from './packages.ts';
import { hasOwnWords, readPlaced, readUnknown } from './read-unknown.ts';
import { type ChosenFinding, findingsByRank } from './readers/choose-findings.ts';
import type { Phase } from './readers/reader.ts';
import { readers } from './readers/readers.ts';
import { relativisePaths } from './relativise-paths.ts';

/** The canonical form of `raw`, the joined output of a check that failed. Total: never throws. */
export function canonicalise(raw: string, context: FailureContext): Failure {
  // First of all: half a token, split by a reader or with its digits masked, is recognised by nobody.
  const plain = redactInside(cleanOutput(raw).join('\n'));
  const written = relativisePaths(plain, context).split('\n');
  const { found, lines, lead } = findingsOf(written, context);
  const primary = lead ?? primaryFinding(found);
  const { finding, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = failureItems(found, lines);
  const frame = finding.frame === null ? null : shorten(maskVolatile(finding.frame));
  const kind = classifyKind(found, lines, context);
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
      former: formerClasses(primary),
    },
    query: composeQuery(
      { tool, code: finding.code, class: finding.class, message, frame },
      homeName(context),
    ),
  };
}

/** Who works here. */
function homeName({ home = '' }: FailureContext): readonly string[] {
  return home.split(/[\\/]/).slice(-1);
}

/** Those that are data first: what they sign is narrower. */
const all = [...declarations, ...readers];

/** Findings, and the lines that they count in. */
interface Reading {
  readonly found: Findings;
  readonly lines: readonly string[];
  /** Names the failure, where the order of the text says which does. */
  readonly lead?: ChosenFinding;
}

type Findings = readonly [ChosenFinding, ...ChosenFinding[]];

/** The best of what is known: a tool's own report, a runtime's, any line with a place, a wrapper's, the last words. */
function findingsOf(written: readonly string[], context: FailureContext): Reading {
  const lines = asPrinted(withoutLinePrefixes(written));
  const known = findingsByRank({ lines }, context.command, all);
  // A wrapper's own lines may look like the prefixes of what it ran.
  const around = lines === written ? known : findingsByRank({ lines: written }, context.command, all);
  const sources = [
    { lines, read: () => known('tool') },
    { lines, read: () => known('runtime') },
    { lines, read: () => readPlaced(lines, context) },
    { lines: written, read: () => withoutRelays(around('wrapper'), lines) },
    { lines, read: () => withoutRelays(known('wrapper'), lines) },
  ];
  for (const source of sources) {
    const [first, ...rest] = withPackages(source.read(), source.lines);
    if (first !== undefined) return { found: [first, ...rest], lines: source.lines };
  }
  const found = readUnknown(lines, context);
  return { found, lines, lead: found[0] };
}

/** That an inner program failed is no news where that program said why. */
function withoutRelays(found: readonly ChosenFinding[], lines: readonly string[]): readonly ChosenFinding[] {
  const own = found.filter(({ finding }) => finding.relay !== true);
  return own.length === 0 && !hasOwnWords(lines) ? found : own;
}

function skeletonOf({ finding }: ChosenFinding): string {
  const fixed = maskLocations(maskVolatile(finding.message));
  return shorten(maskValues(fixed, finding.speech).replace(/\s+/g, ' ').trim());
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
