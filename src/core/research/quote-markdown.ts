// A title from outside in a page of Markdown: on one line, between quotation marks, and shown as exactly what it is.

// biome-ignore lint/style/noRestrictedImports: escaped below, so that nothing in it is markup either.
import { ours } from '../text/ours.ts';
import type { Prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { escapedLine } from './answer-body.ts';

export function quoteMarkdown(text: string, cap: number): Prose {
  return ours(escapedLine(quoteLine(text, cap)));
}
