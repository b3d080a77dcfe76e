// Markdown from outside as a quotation of several lines: each begins with a mark of ours, so none stands for itself.

import { harmless } from './harmless.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** For pages that people read as well; a fence would show its Markdown as code. */
export function blockQuote(markdown: string): Prose {
  const lines = harmless(markdown).split('\n');
  return ours(lines.map((line) => (line.trim() === '' ? '>' : `> ${line}`)).join('\n'));
}
