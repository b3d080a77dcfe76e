// Turns an untrusted Markdown answer into the body of a report's section: lists, tables, code and emphasis stay;
// anything that could act beyond that section goes: headings, raw HTML, images, foreign links.

import { harmless } from '../text/harmless.ts';
import { headingText } from '../text/markdown/markdown-document.ts';
// biome-ignore lint/style/noRestrictedImports: an address without blanks and marks is a name, and what is escaped is no markup.
import { ours } from '../text/ours.ts';
import type { Prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';

/** Maps a citation number of the answer to sources of the report; empty when it means none. */
export type SourceLinks = (citation: number) => readonly SourceLink[];

interface SourceLink {
  /** The number of the source in the report. */
  readonly number: number;
  /** Of the source's heading. */
  readonly anchor: string;
}

/** A fence that opens or closes, also at the start of a list item. */
const FENCE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?:(`{3,})([^`]*)|(~{3,}(?!~))(.*))$/;

/** No line end at its end; nothing in it is a heading, opens a tag or leaves a fence open. */
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
  /** The opening line of fenced code, unindented so that the code ends where it seems to; null for text. */
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

/** When a list item is only code, its marker is dropped: on its own it could underline the line above. */
function opened(mark: RegExpExecArray): Part {
  const language = (mark[3] ?? mark[5] ?? '').replaceAll(/[^\w+#.-]/g, '').slice(0, 30);
  return { fence: `${mark[2] ?? mark[4] ?? ''}${language}`, lines: [] };
}

function closes(mark: RegExpExecArray, fence: string): boolean {
  const run = /^(?:`+|~+)/.exec(fence)?.[0] ?? '';
  const isBare = (mark[1] ?? '').trim() === '' && (mark[3] ?? mark[5] ?? '').trim() === '';
  return isBare && (mark[2] ?? mark[4] ?? '').startsWith(run);
}

/** Any text as one line of Markdown that renders exactly as written. */
export function escapedLine(text: string): string {
  return escaped(harmless(text).replaceAll(/\s+/g, ' ').trim());
}

/** An address that a link may lead to, escaped for Markdown; null when it is not a web address. */
export function webAddress(url: string | null): Prose | null {
  if (url === null || !/^https?:\/\/[^\s]+$/i.test(url)) return null;
  const line = harmless(url)
    .replaceAll(/\s/g, '')
    .replaceAll(/[()<>"'`\\|[\]*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return ours(line);
}

/**
 * The tokens that mean something inside a line: an escaped character; a code span, which stays; a link; a citation; and
 * single characters that must lose their meaning. Matched from the left, so that no escape hides another.
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

/** The caller must have removed fenced code. */
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

/** A rule, or literal characters that cannot underline the line above. */
function flattened(before: string, marks: string): string {
  return marks.startsWith('-') && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}

export function quoteMarkdown(text: string, cap: number): Prose {
  return ours(escapedLine(quoteLine(text, cap)));
}
