// The results of people trying out a phase, in GSD's format: NN-UAT.md with tests, their results and the gaps.

import { readFrontmatter } from '../../text/markdown/frontmatter.ts';
import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isList, isMap, scalar, type ValueMap } from '../../text/markdown/value.ts';
import { type Gap, gapOf, readVerification } from './verification.ts';

export type UatResult = 'pending' | 'pass' | 'issue' | 'skipped' | 'blocked';

export interface UatTest {
  readonly number: number;
  readonly name: string;
  readonly expected: string;
  readonly result: UatResult;
  /** What a person said: the report of an issue, or why a test was skipped. */
  readonly words: string;
  /** Offsets of the text below its heading. */
  readonly start: number;
  readonly end: number;
}

export interface UatDocument {
  readonly document: MarkdownDocument;
  /** `testing`, `partial`, `complete`, `diagnosed`, or any other word. */
  readonly status: string;
  readonly tests: readonly UatTest[];
  /** As written. */
  readonly gaps: readonly ValueMap[];
}

/** Never throws. */
export function readUat(text: string): UatDocument {
  const document = readMarkdown(text);
  const status = scalar(document.frontmatter.values.status)?.toLowerCase() ?? 'testing';
  return { document, status, tests: testsOf(document), gaps: gapsOf(document) };
}

/** Offsets of the text below a heading of level 2. */
export function uatSection(
  { headings }: MarkdownDocument,
  title: string,
): { readonly start: number; readonly end: number } | null {
  const heading = headings.find((one) => one.level === 2 && one.title.trim().toLowerCase() === title);
  return heading === undefined ? null : { start: heading.next, end: heading.sectionEnd };
}

function testsOf(document: MarkdownDocument): readonly UatTest[] {
  const section = uatSection(document, 'tests');
  if (section === null) return [];
  const { headings, text } = document;
  return headings.flatMap((heading): readonly UatTest[] => {
    const [, number, name] = /^(\d{1,4})\.\s*(\S.*)?$/.exec(heading.title.trim()) ?? [];
    const isInside = heading.start >= section.start && heading.start < section.end;
    if (heading.level !== 3 || !isInside || number === undefined) return [];
    const block = text.slice(heading.next, heading.sectionEnd);
    const result = resultOf(fieldOf(block, 'result') ?? '');
    const words = fieldOf(block, 'reported') ?? fieldOf(block, 'reason') ?? '';
    return [
      {
        number: Number(number),
        name: name?.trim() ?? '',
        expected: fieldOf(block, 'expected') ?? '',
        result,
        words,
        start: heading.next,
        end: heading.sectionEnd,
      },
    ];
  });
}

/** Any other word means that the test is still open. */
function resultOf(text: string): UatResult {
  const word = text.replaceAll(/[[\]]/g, '').trim().toLowerCase();
  if (word === 'pass' || word === 'passed') return 'pass';
  if (word === 'issue' || word === 'fail' || word === 'failed') return 'issue';
  return word === 'skipped' || word === 'blocked' ? word : 'pending';
}

/** The value on the key's line, or the block below `|` or `>`. */
function fieldOf(block: string, key: string): string | null {
  const lines = textLines(block, 0, block.length).map(({ text }) => text.trimEnd());
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at === -1) return null;
  const inline = lines[at]?.slice(key.length + 1).trim() ?? '';
  if (!/^[|>][+-]?\d?$/.test(inline)) return inline.replace(/^"(.*)"$/, '$1').trim() || null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line !== '' && !/^\s/.test(line));
  return (
    (end === -1 ? below : below.slice(0, end))
      .map((line) => line.trim())
      .join(' ')
      .trim() || null
  );
}

/** The YAML list below `## Gaps`, without the comments around it. */
function gapsOf(document: MarkdownDocument): readonly ValueMap[] {
  const section = uatSection(document, 'gaps');
  if (section === null) return [];
  const text = document.text.slice(section.start, section.end).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  const first = text.search(/^- /m);
  if (first === -1) return [];
  const list = text
    .slice(first)
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n');
  const { gaps } = readFrontmatter(`---\ngaps:\n${list}\n---\n`).values;
  return isList(gaps) ? gaps.filter(isMap) : [];
}

/** The gaps of a VERIFICATION or a UAT that were not closed or accepted since. */
export function openGaps(text: string): readonly Gap[] {
  const told = [...readVerification(text).gaps, ...readUat(text).gaps.flatMap(gapOf)];
  const isOpen = (status: string | null) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? '');
  return told.filter(({ status }) => isOpen(status));
}
