// Sets the dates of a document to the day on which it was mapped: a model does not know the day.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import type { MapDocument } from './map-documents.ts';

const DAY = String.raw`\d{4}-\d{2}-\d{2}`;

/** Total; changes the date below the title, in the last line and in the comment at the top, where they stand. */
export function dateDocument({ footer }: MapDocument, text: string, day: string): string {
  const places = [
    String.raw`^\*\*Analysis Date:\*\*[ \t]*(${DAY})`,
    String.raw`^\*${footer}: (${DAY})\*`,
    `^<!-- refreshed: (${DAY}) -->`,
  ];
  const edits = places.flatMap((place): readonly Edit[] => {
    const found = new RegExp(place, 'm').exec(text);
    if (found === null) return [];
    const start = found.index + found[0].lastIndexOf(found[1] ?? '');
    return [{ start, end: start + day.length, text: day }];
  });
  return splice(text, edits);
}
