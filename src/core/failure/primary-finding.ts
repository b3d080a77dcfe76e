// Which of many findings names the failure: the root cause if one is known, else the first in an order
// that does not depend on the order of the output.

import type { ChosenFinding } from './readers/choose-findings.ts';
import type { Phase } from './readers/reader.ts';

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
export function primaryFinding(found: readonly [ChosenFinding, ...ChosenFinding[]]): ChosenFinding {
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
