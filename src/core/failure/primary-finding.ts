// Which of many findings names the failure: the root cause if one is known, else the first in an order that does not
// depend on the order of the output.

import type { ChosenFinding } from './reading/choose-findings.ts';
import type { BuildPhase } from './reading/reader.ts';

const PHASES: readonly BuildPhase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** Codes that cause other errors: a module that cannot be found leaves its types unknown too. */
const ROOT_CAUSES: ReadonlySet<string> = new Set([
  'TS2307',
  'E0432',
  'E0433',
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
]);

/** The finding that stands for all. */
export function primaryFinding(found: readonly [ChosenFinding, ...ChosenFinding[]]): ChosenFinding {
  return found.reduce((best, one) => (compareFindings(one, best) < 0 ? one : best));
}

/** Orders findings from the most to the least telling; a comparator for `sort`. */
export function compareFindings(a: ChosenFinding, b: ChosenFinding): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at < 0) return 0;
  return (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
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
