// The decisions in a phase's context document, `- **D-01:** text`. They are read loosely: whatever follows the id, the
// item is the decision.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { textLines } from '../../text/markdown/text-lines.ts';

export interface ContextDecision {
  /** `D-01`, `D4-01`, `D-AUTH-01`. */
  readonly id: string;
  /** On the item's own line. */
  readonly text: string;
  /** Whether a plan must refer to it: false when it is left to Claude, deferred, folded or merely informational. */
  readonly locked: boolean;
  readonly start: number;
  readonly end: number;
}

const ITEM = /^([ \t]*)-[ \t]+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
const UNTRACKED = /\b(?:informational|folded|deferred)\b/i;
const DISCRETION = /^claude['’]?s? discretion$/i;

/** Never throws; reads `<decisions>` blocks, else the first section whose heading mentions decisions. */
export function readDecisions(text: string): readonly ContextDecision[] {
  const { quoted, headings } = readMarkdown(text);
  const plain = withoutBlocks(text, quoted);
  const tagged = [...plain.matchAll(/<decisions>/gi)].flatMap(({ index }) => {
    const end = plain.toLowerCase().indexOf('</decisions>', index);
    return end === -1 ? [] : [{ start: index, end }];
  });
  const section = headings.find(({ title }) => /decisions?\b/i.test(title));
  const headed = section === undefined ? [] : [{ start: section.next, end: section.sectionEnd }];
  return (tagged.length > 0 ? tagged : headed).flatMap(({ start, end }) => decisionsIn(plain, start, end));
}

function decisionsIn(plain: string, from: number, to: number): readonly ContextDecision[] {
  const found: ContextDecision[] = [];
  let isFree = false;
  let depth = Number.POSITIVE_INFINITY;
  for (const line of textLines(plain, from, to)) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line.text)?.[1];
    if (heading !== undefined) isFree = DISCRETION.test(heading.trim());
    const [head = '', indent = '', id] = ITEM.exec(line.text) ?? [];
    // A deeper item belongs to the decision above it.
    if (id === undefined || indent.length > depth) continue;
    depth = indent.length;
    const rest = line.text.slice(head.length);
    const tags = /^[ \t]{0,9}\[([^\]]{1,200})\]/.exec(rest)?.[1] ?? '';
    const said = rest.replace(/^[^*]*\*\*/, '').trim();
    const locked = !isFree && !UNTRACKED.test(tags);
    found.push({ id, text: said, locked, start: line.start, end: line.end });
  }
  return found;
}
