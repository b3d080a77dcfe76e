// Joins the lines of a decision whose bold label goes over the end of its line: `- **D-01: A long` `title.** x`.

import type { TextLine } from '../../text/markdown/text-lines.ts';

/** What begins like a decision, whether it can be read or not. */
export const DECISION_START = /^\s*-\s+\*\*D(?:\d[A-Za-z0-9]*)?-/;
/** What cannot continue a bold label over the end of a line. */
const NEXT_BLOCK = /^(?:[-*+]\s|[#>|]|\d{1,9}[.)]\s|`{3}|~{3}|<)/;

/** Joined lines keep the offsets of the first. */
export function wrappedLabelsJoined(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const last = DECISION_START.test(line.text) ? endOfLabel(lines, index) : index;
    const parts = lines.slice(index + 1, last + 1).map(({ text }) => text.trim());
    joined.push(last === index ? line : { ...line, text: [line.text, ...parts].join(' ') });
    index = last;
  }
  return joined;
}

function endOfLabel(lines: readonly TextLine[], from: number): number {
  const first = lines[from]?.text ?? '';
  if (first.indexOf('**', first.indexOf('**') + 2) !== -1) return from;
  for (let at = from + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? '';
    if (text === '' || NEXT_BLOCK.test(text)) return from;
    if (text.includes('**')) return at;
  }
  return from;
}
