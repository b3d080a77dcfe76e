// Numbers the sources that a report cites, once for the whole report, with the headings that the links lead to.

import type { Citation } from '../guidance/guidance.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import { quoteMarkdown, type SourceLinks, webAddress } from './answer-body.ts';
import type { ResearchAnswer, ResearchSource } from './research.ts';

export interface CitedSource {
  readonly number: number;
  /** The plain text of its heading. */
  readonly heading: Prose;
  readonly source: ResearchSource;
  /** The number of answers that cite it. */
  readonly uses: number;
}

/** In the order of their first citation. A source no longer in the notebook is listed by its id. */
export function indexSources(
  answers: readonly ResearchAnswer[],
  sources: readonly ResearchSource[],
): readonly CitedSource[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const uses = new Map<string, number>();
  for (const answer of answers) {
    for (const id of new Set(answer.citations.map((citation) => citation.sourceId))) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return [...uses].map(([id, count], index) => ({
    number: index + 1,
    heading: prose`Source ${index + 1}`,
    source: byId.get(id) ?? { id, title: 'A source that is no longer in the notebook', url: null },
    uses: count,
  }));
}

/** The links of one answer's citation numbers. */
export function linksFor(
  answer: ResearchAnswer,
  index: readonly CitedSource[],
  anchors: ReadonlyMap<number, string>,
): SourceLinks {
  const numbers = new Map<number, CitedSource[]>();
  for (const { number, sourceId } of answer.citations) {
    const cited = index.filter(({ source }) => source.id === sourceId);
    numbers.set(number, [...(numbers.get(number) ?? []), ...cited]);
  }
  return (citation) =>
    (numbers.get(citation) ?? []).map(({ number }) => ({ number, anchor: anchors.get(number) ?? '' }));
}

const LONGEST_QUOTE = 300;

/** One line for each source and passage that an answer cites; empty when it cites none. */
export function citationLines(
  answer: ResearchAnswer,
  index: readonly CitedSource[],
  anchors: ReadonlyMap<number, string>,
): readonly Prose[] {
  const lines = index.flatMap(({ number, source }) => {
    const quotes = answer.citations.filter(({ sourceId }) => sourceId === source.id).map(quoteOf);
    if (quotes.length === 0) return [];
    const head = prose`- [\\[${number}\\]](#${quoteName(anchors.get(number) ?? '')}) ${sourceLink(source)}`;
    const passages = [...new Set(quotes)].filter((quote) => quote !== '');
    if (passages.length === 0) return [head];
    const said = passages.map((quote) => quoteMarkdown(quote, LONGEST_QUOTE));
    return [prose`${head}: ${joinProse(said, '; ')}`];
  });
  return lines.length === 0 ? [] : [prose`**Cited here**`, prose``, ...lines];
}

/** The title, linked when the source has a web address. */
export function sourceLink({ title, url }: ResearchSource): Prose {
  return linkTo(title, url) ?? prose`${titleOf(title)} (no web address)`;
}

/** Null when the address is not a web address. */
export function linkTo(title: string, url: string | null): Prose | null {
  const address = webAddress(url);
  return address === null ? null : prose`[${titleOf(title)}](${address})`;
}

function titleOf(title: string): Prose {
  return title.trim() === '' ? prose`Untitled` : quoteMarkdown(title, LONGEST_QUOTE);
}

function quoteOf({ quote }: Citation): string {
  return quote === null ? '' : quote.replaceAll(/\s+/g, ' ').trim();
}
