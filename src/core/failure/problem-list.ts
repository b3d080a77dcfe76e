// The problems of a failure as a list, the first few of them, each as one quoted line.

import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { itemHeadline } from './failure-headline.ts';
import type { Failure } from './text/failure.ts';

const MOST_ITEMS = 10;

/** Null when the headline of the failure says it all. */
export function problemList({ items, total }: Pick<Failure, 'items' | 'total'>): Prose | null {
  if (items.length < 2) return null;
  const shown = items.slice(0, MOST_ITEMS).map((item) => prose`- ${quoteLine(itemHeadline(item), 300)}`);
  const more = total - shown.length;
  return joinProse([...shown, more > 0 ? prose`- and ${more} more` : null], '\n');
}
