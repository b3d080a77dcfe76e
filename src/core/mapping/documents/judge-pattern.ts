// Whether a path that stands for many (`src/**/*.test.ts`, `src/<name>/index.ts`) stands for any that is there.

import type { MapFacts, Said, Verdict } from './claim.ts';
import { closestPath } from './closest-path.ts';
import { STANDS_FOR_ANY } from './read-span.ts';
import { expandBraces, pathMatcher } from './wildcard.ts';

/** A name in brackets needs only its folder; stars and choices need something that fits. */
export function judgePattern({ path, certain }: Extract<Said, { kind: 'path' }>, facts: MapFacts): Verdict {
  const plain = path.replace(/\/$/, '');
  if (facts.kindOf(plain) !== null) return { status: 'right' };
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${STANDS_FOR_ANY.source}`, 'g');
  const pattern = plain.replaceAll(anyName, '*').replaceAll(/(?:\.\.\.|…)/g, '**');
  if (fits(pattern, facts)) return { status: 'right' };
  const names = pattern !== plain;
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/')));
  if (names && (folder === '' || fits(folder, facts))) return { status: 'right' };
  const [first = ''] = pattern.split('/');
  if (!certain && facts.kindOf(first) !== 'folder') return { status: 'none' };
  if (facts.isIgnored(plain) || facts.isNamed(plain)) return { status: 'absent' };
  return { status: 'wrong', problem: 'nothing fits this pattern', suggestion: suggestion(folder, facts) };
}

/** A short pattern is found at any depth, as a short path is: `services/*.ts`, `*.test.ts`. */
function fits(pattern: string, facts: MapFacts): boolean {
  if (expandBraces(pattern).some((one) => !/[*?]/.test(one) && facts.kindOf(one) !== null)) return true;
  const fitting = pathMatcher(`**/${pattern}`);
  return facts.files.some(fitting) || facts.folders.some(fitting);
}

function suggestion(folder: string, facts: MapFacts): string | null {
  return folder === '' || /[*?{<]/.test(folder) ? null : closestPath(`${folder}/`, facts);
}
