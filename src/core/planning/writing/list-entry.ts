// Puts an entry at the end of a section's list, in the place of a "None yet" where one stands, once.

import { splice } from '../../text/markdown/splice.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { insertLines, type Section } from './section.ts';

const PLACEHOLDER =
  /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
const ITEM = /^[-*+][ \t]+\S/;

/** The same text when the entry is there already. `entry` is one line and begins with `- `. */
export function addListEntry(text: string, section: Section, entry: string): string {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== undefined) {
    return splice(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text, section);
  const after = text.slice(place, section.end);
  const headingFollows = after.trim() === '' && section.end < text.length && after === '';
  return insertLines(
    text,
    place,
    [...(gap ? [''] : []), entry, ...(headingFollows ? [''] : [])],
    section.quoted,
  );
}

function hasLine(text: string, { lines }: Section, entry: string): boolean {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}

/** Behind the last item with the lines that continue it, else behind the last line that says something. */
function endOfList(
  text: string,
  { lines, start }: Section,
): { readonly place: number; readonly gap: boolean } {
  const raw = (line: TextLine) => text.slice(line.start, line.end);
  const last = lines.findLastIndex((line) => ITEM.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said = lines.findLast((line) => raw(line).trim() !== '');
  return { place: said?.next ?? start, gap: true };
}
