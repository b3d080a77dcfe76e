// Notes in a STATE file what holds the work up, and takes it out when it no longer does.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { itemText, oneLine } from './document-text.ts';
import { addListEntry, appendSection, findSection, lineEndOf, type Section } from './section.ts';

const BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
const ITEM = /^- +\S/;

/** The same text when it is noted already, or says nothing. */
export function addBlocker(text: string, blocker: string): string {
  const said = itemText(blocker);
  if (said === '') return text;
  const section = findSection(text, BLOCKERS);
  return section === null
    ? appendSection(text, '### Blockers/Concerns', [`- ${said}`])
    : addListEntry(text, section, `- ${said}`);
}

/** Takes out every item that holds these words, in any case; the same text when none does. */
export function resolveBlocker(text: string, words: string): string {
  const section = findSection(text, BLOCKERS);
  const wanted = oneLine(words).toLowerCase();
  if (section === null || wanted === '') return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === undefined) return text;
  // An empty list would be read as a missing one.
  const left: Edit =
    gone.length === items.length
      ? { start: first.start, end: first.end, text: `None.${lineEndOf(text)}` }
      : { start: first.start, end: first.end, text: '' };
  return splice(text, [left, ...others.map(({ start, end }) => ({ start, end, text: '' }))]);
}

/** What is noted now, without its dash. */
export function blockersIn(text: string): readonly string[] {
  const section = findSection(text, BLOCKERS);
  return section === null
    ? []
    : itemsOf(text, section)
        .map(({ said }) => oneLine(said))
        .filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}

interface Item {
  readonly said: string;
  readonly start: number;
  readonly end: number;
}

/** An item with the lines that continue it. */
function itemsOf(text: string, { lines }: Section): readonly Item[] {
  const isMore = ({ start, end }: TextLine) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ''), start: line.start, end: last.next },
    ];
  });
}
