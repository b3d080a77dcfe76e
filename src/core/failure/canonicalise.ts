// The way from a failing check's output to its canonical form. Each step is a file of its own; this one
// only puts them in order.

import { redactInside } from '../secrets/redact.ts';
import { classifyKind } from './classify-kind.ts';
import { cleanOutput } from './clean-output.ts';
import { composeQuery } from './compose-query.ts';
import type { Failure, FailureContext } from './failure.ts';
import { failureItems, shorten } from './failure-items.ts';
import { classFingerprint, exactFingerprint } from './fingerprint.ts';
import { maskLocations } from './mask-locations.ts';
import { maskValues } from './mask-values.ts';
import { maskVolatile } from './mask-volatile.ts';
import { primaryFinding } from './primary-finding.ts';
import { readPlaced, readUnknown } from './read-unknown.ts';
import { type ChosenFinding, findingsByRank } from './readers/choose-findings.ts';
import { readers } from './readers/readers.ts';
import { relativisePaths } from './relativise-paths.ts';

/** The canonical form of `raw`, the joined output of a check that failed. Total: never throws. */
export function canonicalise(raw: string, context: FailureContext): Failure {
  // First of all: half a token, split by a reader or with its digits masked, is recognised by nobody.
  const plain = redactInside(cleanOutput(raw).join('\n'));
  const lines = relativisePaths(plain, context).split('\n');
  const found = findingsOf(lines, context);
  const primary = primaryFinding(found);
  const { finding, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys } = failureItems(found);
  const frame = finding.frame === null ? null : shorten(maskVolatile(finding.frame));
  const kind = classifyKind(found, lines, context);
  return {
    tool,
    kind,
    phase: finding.phase,
    code: finding.code,
    class: finding.class,
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: classFingerprint(tool, finding.code, finding.class, message),
      exact: exactFingerprint(keys),
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

type Findings = readonly [ChosenFinding, ...ChosenFinding[]];

/** The best of what is known: a tool's own report, a runtime's, any line with a place, a wrapper's, the last words. */
function findingsOf(lines: readonly string[], context: FailureContext): Findings {
  const known = findingsByRank({ lines }, context.command, readers);
  const sources = [
    () => known('tool'),
    () => known('runtime'),
    () => readPlaced(lines, context),
    () => known('wrapper'),
  ];
  for (const source of sources) {
    const [first, ...rest] = source();
    if (first !== undefined) return [first, ...rest];
  }
  return [readUnknown(lines, context)];
}

function skeletonOf({ finding }: ChosenFinding): string {
  const fixed = maskLocations(maskVolatile(finding.message));
  return shorten(maskValues(fixed, finding.speech).replace(/\s+/g, ' ').trim());
}
