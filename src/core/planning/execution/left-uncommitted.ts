// What a plan leaves in the working tree and in no commit, as its summary tells it and the user is told.

import { splice } from '../../text/markdown/splice.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName } from '../../text/quote-name.ts';
import { appendSection, findSection, insertLines } from '../writing/section.ts';
import type { LeftFile, Leftovers } from './plan-beginning.ts';

const TITLE = /^Left Uncommitted$/i;
const HEADING = '## Left Uncommitted';
const MOST = 40;

/** One line for each file. @param left what the executor said is not part of the work */
export function leftLines(
  { own, shared, unclaimed }: Leftovers,
  left: readonly LeftFile[],
): readonly Prose[] {
  return [
    ...own.map(
      (path) => prose`- ${codeName(path)}: no task names it and no commit holds it; a clone lacks it`,
    ),
    ...shared.map(
      (path) =>
        prose`- ${codeName(path)}: it held changes of the user's before; what was added is in no commit`,
    ),
    ...unclaimed.map(
      (path) =>
        prose`- ${codeName(path)}: it changed while several plans were carried out; none of them names it`,
    ),
    ...left.map(
      ({ file, why }) =>
        prose`- ${codeName(file)}: not part of this work, as its executor says: ${quoteLine(why, 200)}`,
    ),
  ].slice(0, MOST);
}

/** The summary with exactly these lines in its section; without any it has none. */
export function noteLeft(summary: string, lines: readonly Prose[]): string {
  const section = findSection(summary, TITLE);
  if (section !== null) {
    const eol = lines.length === 0 ? '' : '\n';
    const text = lines.length === 0 ? '\nNone.\n\n' : `\n${joinProse(lines, '\n')}\n${eol}`;
    return splice(summary, [{ start: section.start, end: section.end, text }]);
  }
  if (lines.length === 0) return summary;
  const check = findSection(summary, /^Self-Check:/i);
  if (check === null) return appendSection(summary, HEADING, lines);
  const at = summary.lastIndexOf('\n', check.start - 2) + 1;
  return insertLines(summary, at, [HEADING, '', ...lines, ''], check.quoted);
}
