// What a document of the map says in short: the first words of its sections and the names that it lists.

import { type Heading, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { plainLine } from '../../text/plain-line.ts';

export interface SectionOutline {
  readonly title: string;
  /** Its first sentence, plain; null when nothing was found or only a fence, a table or a list is there. */
  readonly first: string | null;
  /** The bold names that begin its paragraphs and items: `Layer`, `Bug`. */
  readonly names: readonly NamedItem[];
}

interface NamedItem {
  readonly name: string;
  /** The first of its points, plain; empty when none. */
  readonly point: string;
}

const LONGEST = 140;
const NOTHING =
  /^(?:none|not (?:detected|applicable|found|used)|n\/a|nothing|no .{0,40}(?:found|detected|known))\b/i;

/** Total. */
export function documentOutline(text: string): readonly SectionOutline[] {
  const { headings, quoted } = readMarkdown(text);
  const fences = quoted.filter(({ kind }) => kind !== 'code');
  return headings
    .filter(({ level }) => level === 2)
    .map((heading) => {
      const parts: string[] = [];
      let at = heading.next;
      for (const fence of fences) {
        if (fence.start < at || fence.start >= heading.sectionEnd) continue;
        parts.push(text.slice(at, fence.start));
        at = fence.end;
      }
      parts.push(text.slice(at, Math.max(at, heading.sectionEnd)));
      return outline(heading, parts.join('\n'));
    });
}

/** The same words without marks of Markdown, on one line, cut at a word. */
export function plainWords(text: string, cap = LONGEST): string {
  const plain = plainLine(text.replaceAll(/[`*]|\\(?=[*_<[~])/g, '').replaceAll('|', '/'), 2000);
  if (plain.length <= cap) return plain;
  return `${plain.slice(0, cap).replace(/(?<!\s)\s+\S*$/, '')} …`;
}

function outline(heading: Heading, section: string): SectionOutline {
  const lines = section.split(/\r?\n/).map((line) => line.trim());
  return { title: plainWords(heading.title), first: firstSentence(lines), names: namesIn(lines) };
}

function firstSentence(lines: readonly string[]): string | null {
  const line = lines.find(
    (one) => one !== '' && !/^(?:[|#>]|---|[-*+]\s|\d+\.\s|\*\*[^*]+:\*\*$|<)/.test(one),
  );
  if (line === undefined || NOTHING.test(line)) return null;
  return plainWords(/^.{1,400}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}

function namesIn(lines: readonly string[]): readonly NamedItem[] {
  // Below headings of their own, bold words are only labels.
  const hasHeadings = lines.some((line) => line.startsWith('### '));
  return lines.flatMap((line, at) => {
    const [, bold, after = ''] = /^(?:[-*+]\s+)?\*\*([^*]{2,120}?):?\*\*:?\s*(\S.*)?$/.exec(line) ?? [];
    const name = (hasHeadings ? undefined : bold) ?? /^###\s+(.{2,120})$/.exec(line)?.[1];
    if (name === undefined || NOTHING.test(name) || NOTHING.test(after)) return [];
    const next = after === '' ? (lines.slice(at + 1).find((one) => one !== '') ?? '') : after;
    const point = next
      .replace(/^[-*+]\s+/, '')
      .replace(
        /^(?:Issue|Purpose|Risk|Problem|Symptoms|Why fragile|What's not tested|What happens):\s*/i,
        '',
      );
    return [
      {
        name: plainWords(name.replace(/:$/, ''), 80),
        point: /^(?:\*\*|#)/.test(point) ? '' : plainWords(point, 100),
      },
    ];
  });
}
