// The same words about one file in several of its lines are several problems: with one of them fixed, the failure is no
// longer the same. Which line it is does not count, as lines move.

import { maskLocations, maskVolatile } from '../mask-volatile.ts';
import type { Finding } from '../readers/reader.ts';

/** With a number behind all but the first of those that say the same in another line; `lines` are those of each. */
export function apart(found: readonly Finding[], lines: readonly (string | null)[]): readonly Finding[] {
  const linesOf = new Map<string, Map<string, number>>();
  return found.map((finding, at) => {
    const line = lines[at] ?? null;
    if (line === null) return finding;
    const key = keyOf(finding);
    const known = linesOf.get(key) ?? new Map<string, number>();
    linesOf.set(key, known);
    const number = known.get(line) ?? known.size + 1;
    known.set(line, number);
    return number === 1 ? finding : { ...finding, values: [...(finding.values ?? []), `#${number}`] };
  });
}

function keyOf({ file, testId, code, class: kind, message, values, aside }: Finding): string {
  return JSON.stringify([file, testId, code, kind, maskLocations(maskVolatile(message)), values, aside]);
}
