// Which package of a monorepo a problem belongs to, where a runner went through several: two of them may have a file and
// a test of one name.

import type { ChosenFinding } from './readers/choose-findings.ts';

/** npm writes `> @acme/web@1.0.0 test` before what the script of a package prints. */
const BANNER = /^> (?<name>@?[\w./:-]{1,120})@\S+ \S/;

/**
 * Each told apart by its package where another has the same; the first package keeps its problem as it is, so that it
 * is the same whether the others ran or not.
 */
export function withPackages(
  found: readonly ChosenFinding[],
  lines: readonly string[],
): readonly ChosenFinding[] {
  const owners = ownersOf(lines);
  if (new Set(owners.filter((name) => name !== '')).size < 2) return found;
  const ownerOf = ({ finding }: ChosenFinding): string => owners[finding.details ?? finding.line] ?? '';
  const first = new Map<string, string>();
  for (const one of found) {
    const key = likeness(one);
    const owner = ownerOf(one);
    const known = first.get(key);
    if (known === undefined || owner < known) first.set(key, owner);
  }
  return found.map((one) => {
    const owner = ownerOf(one);
    if (owner === first.get(likeness(one))) return one;
    return { ...one, finding: { ...one.finding, aside: [...(one.finding.aside ?? []), `in ${owner}`] } };
  });
}

function likeness({ finding, tool }: ChosenFinding): string {
  const { file, testId, code, message, values, aside } = finding;
  return JSON.stringify([tool, file, testId, code, message, values, aside]);
}

/** By line; empty before the first banner. */
function ownersOf(lines: readonly string[]): readonly string[] {
  let owner = '';
  return lines.map((line) => {
    if (line.startsWith('> ')) owner = BANNER.exec(line)?.groups?.name ?? owner;
    return owner;
  });
}
