// Turns an untrusted Markdown answer into the body of a report's section: it keeps its lists, tables, code and
// emphasis, and loses whatever could act beyond that section: headings, raw HTML, images, foreign links.

import { harmless } from '../text/harmless.ts';
import { headingText } from '../text/markdown/markdown-document.ts';
// biome-ignore lint/style/noRestrictedImports: an address without blanks and marks is a name, and what is escaped is no markup.
import { ours } from '../text/ours.ts';
import type { Prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';

/** `numbers` says which sources of the report a citation of the answer means; empty for one that means none. */
export type SourceLinks = (citation: number) => readonly SourceLink[];

interface SourceLink {
  /** The number of the source in the report. */
  readonly number: number;
  /** Of its heading. */
  readonly anchor: string;
}

/** A fence that opens or closes, also one that begins a list item. */
const FENCE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?:(`{3,})([^`]*)|(~{3,}(?!~))(.*))$/;

/** Ends without a line end; nothing in it is a heading, opens a tag or leaves a fence open. */
export function answerBody(text: string, links: SourceLinks): string {
  const parts = cutAtFences(harmless(text).trim().split('\n'));
  return parts
    .flatMap(({ fence, lines }) =>
      fence === null
        ? withoutHeadings(lines).map((line) => safeLine(line, links))
        : [fence, ...lines, fence.replace(/[^`~].*/, '')],
    )
    .join('\n')
    .trim();
}

interface Part {
  /** The opening line of fenced code, without indentation: it then ends where it seems to. */
  readonly fence: string | null;
  readonly lines: string[];
}

function cutAtFences(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [{ fence: null, lines: [] }];
  for (const line of lines) {
    const part = parts.at(-1);
    const mark = FENCE.exec(line);
    if (part === undefined || mark === null) part?.lines.push(line);
    else if (part.fence === null) parts.push(opened(mark));
    else if (closes(mark, part.fence)) parts.push({ fence: null, lines: [] });
    else part.lines.push(line);
  }
  return parts;
}

/** A list item that is nothing but code goes without its mark, which alone could underline what is above. */
function opened(mark: RegExpExecArray): Part {
  const language = (mark[3] ?? mark[5] ?? '').replaceAll(/[^\w+#.-]/g, '').slice(0, 30);
  return { fence: `${mark[2] ?? mark[4] ?? ''}${language}`, lines: [] };
}

function closes(mark: RegExpExecArray, fence: string): boolean {
  const run = /^(?:`+|~+)/.exec(fence)?.[0] ?? '';
  const isBare = (mark[1] ?? '').trim() === '' && (mark[3] ?? mark[5] ?? '').trim() === '';
  return isBare && (mark[2] ?? mark[4] ?? '').startsWith(run);
}

/** Any text as one line of Markdown that shows exactly it. */
export function escapedLine(text: string): string {
  return escaped(harmless(text).replaceAll(/\s+/g, ' ').trim());
}

/** The same for the text of a link, and the address that it may lead to; null when that is none of the web. */
export function webAddress(url: string | null): Prose | null {
  if (url === null || !/^https?:\/\/[^\s]+$/i.test(url)) return null;
  const line = harmless(url)
    .replaceAll(/\s/g, '')
    .replaceAll(/[()<>"'`\\|[\]*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return ours(line);
}

/**
 * What means something inside a line: an escaped character; a code span, which stays; a link; a citation; and
 * single characters that lose their meaning. Read from the left, so that no escape hides another.
 */
const PIECE =
  /(?<kept>\\[!-/:-@[-`{-~]|(?<!`)(?<run>`+)(?!`).*?(?<!`)\k<run>(?!`))|!?\[(?<label>[^[\]\\]*)\]\((?<url>https?:\/\/[^\s()<>\\]+)\)|\[(?<cited>\d{1,3}(?:\s*[,–-]\s*\d{1,3})*)\]|[[\]`]|<(?=[a-z/!?])/gi;

function safeLine(line: string, links: SourceLinks): string {
  let out = '';
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    out += line.slice(at, match.index) + safePiece(match, links);
    at = match.index + match[0].length;
  }
  return out + line.slice(at);
}

function safePiece(match: RegExpExecArray, links: SourceLinks): string {
  const { kept, label = '', url, cited } = match.groups ?? {};
  if (kept !== undefined) return kept === '\\<' ? '&lt;' : kept;
  if (url !== undefined) return `[${label.replaceAll(/[<`]/g, escapeMark)}](${webAddress(url) ?? ''})`;
  if (cited !== undefined) return citation(cited, links) ?? `\\[${cited}\\]`;
  return escapeMark(match[0]);
}

/** Null when none of its numbers is known. */
function citation(cited: string, links: SourceLinks): string | null {
  const found = numbersIn(cited).flatMap(links);
  if (found.length === 0) return null;
  const unique = [...new Map(found.map((link) => [link.number, link])).values()];
  return unique.map(({ number, anchor }) => `[\\[${number}\\]](#${anchor})`).join('');
}

/** `1, 3-5` as 1, 3, 4, 5. */
function numbersIn(cited: string): readonly number[] {
  return cited.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.min(Math.max(last - first + 1, 1), 100) }, (_, index) => first + index);
  });
}

function escaped(text: string): string {
  return text.replaceAll(/&(?=#?\w{1,40};)/g, '&amp;').replaceAll(/[\\`*_[\]<>|#~]/g, escapeMark);
}

function escapeMark(char: string): string {
  return char === '<' ? '&lt;' : `\\${char}`;
}

const ATX = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)#{1,6}(?:\s([^\n]*))?$/;
const UNDERLINE = /^((?:\s|>)*)(=+|-+)\s*$/;

/** Code that is fenced must be kept out of them. */
function withoutHeadings(lines: readonly string[]): readonly string[] {
  const flat = lines.flatMap((line) => {
    const heading = ATX.exec(line);
    if (heading !== null) return bold(heading[1] ?? '', headingText(heading[2] ?? ''));
    const underline = UNDERLINE.exec(line);
    return underline === null ? [line] : [flattened(underline[1] ?? '', underline[2] ?? '')];
  });
  return flat.filter((line, at) => line.trim() !== '' || flat[at - 1]?.trim() !== '');
}

function bold(before: string, text: string): readonly string[] {
  const plain = text.replaceAll(/\*\*|__/g, '').trim();
  if (plain === '') return [before.trimEnd()];
  return [before.trimEnd(), `${before}**${plain}**`, before.trimEnd()].filter(
    (line, index) => index === 1 || /^[\s>]*$/.test(line),
  );
}

/** A line of its own for a rule; it underlines nothing. */
function flattened(before: string, marks: string): string {
  return marks.startsWith('-') && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}

export function quoteMarkdown(text: string, cap: number): Prose {
  return ours(escapedLine(quoteLine(text, cap)));
}
