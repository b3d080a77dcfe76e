// Sets single values in the frontmatter of a document, each on its own line and in the quotes that it has.

import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import type { MarkdownDocument } from '../../text/markdown/markdown-document.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { lineEndOf } from './section.ts';

/** Null leaves a key as it is, and so does a value of several lines, which a person wrote. */
export function keyEdits(
  { text, frontmatter: { present, entries, inner } }: MarkdownDocument,
  values: Readonly<Record<string, string | null>>,
  { addsMissing = false } = {},
): readonly Edit[] {
  return Object.entries(values).flatMap(([key, value]): readonly Edit[] => {
    const entry = entries.findLast((one) => one.key === key);
    if (value === null || entry?.value === value) return [];
    if (entry !== undefined) return valueEdits(text, entry, value);
    const line = `${key}: ${yamlScalar(value)}${lineEndOf(text)}`;
    return addsMissing && present ? [{ start: inner.start, end: inner.start, text: line }] : [];
  });
}

function valueEdits(text: string, entry: FrontmatterEntry, value: string): readonly Edit[] {
  const [line = '', ...more] = text.slice(entry.start, entry.end).split(/\r\n|\n|\r/);
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  const isLong = more.some((one) => /^[ \t]+\S/.test(one));
  if (typeof entry.value !== 'string' || prefix === undefined || isLong) return [];
  const old = withoutComment(line.slice(prefix.length)).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? '' : ' ';
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}

/** A comment has a space behind its sign; without one, GSD may have written a text such as `#12`. */
function withoutComment(value: string): string {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s+# |\s*$)/.exec(value)?.[0];
  return quoted ?? (/^["']/.test(value) ? value : (value.split(/\s# /, 1)[0] ?? value));
}
