// The results of a search, for people and Claude.

import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { Analyser } from './analyse.ts';
import type { Hit } from './rank.ts';

export interface FoundDocuments {
  /** The number of documents, and how long it took to bring the index up to date. */
  readonly index: { readonly docs: number; readonly ms: number };
  readonly analyser: Analyser;
  /** The best first. */
  readonly hits: readonly Hit[];
  /** The hits whose scores are near the best. */
  readonly selected: readonly Hit[];
  /** What was not searched, one clause each. */
  readonly leftOut: readonly string[];
  /** Why the next search must read every document again; null when the index is kept. */
  readonly notKept: string | null;
}

/** Of what was not searched; a vault in an old encoding would have hundreds. */
const MOST_CLAUSES = 10;

/** One line per hit; a star marks those near the best. */
export function renderFound({ index, hits, selected, leftOut, notKept }: FoundDocuments): Prose {
  const near = new Set(selected.map((hit) => hit.path));
  const lines = hits.map(({ path: found, score }) => {
    const rounded = Math.round(score * 1000) / 1000;
    return near.has(found)
      ? prose`* ${rounded} ${quoteName(found)}`
      : prose`  ${rounded} ${quoteName(found)}`;
  });
  const none =
    index.docs === 0
      ? prose`There is no Markdown here.`
      : prose`None of ${countOf(index.docs, 'document')} has any of these words.`;
  const missed = leftOut
    .slice(0, MOST_CLAUSES)
    .map((clause) => prose`Not searched: ${quoteLine(clause, 160)}`);
  const more = leftOut.length - missed.length;
  if (more > 0) missed.push(prose`Also not searched: ${countOf(more, 'more document')}.`);
  const again = notKept === null ? [] : [prose`The index is not kept: ${quoteLine(notKept, 300)}`];
  return joinProse([...(lines.length === 0 ? [none] : lines), ...missed, ...again], '\n');
}
