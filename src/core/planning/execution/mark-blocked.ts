// A summary that was written before its plan was proven: blocked, it counts for nobody, neither MSW nor GSD.

import { readSummary } from '../documents/summary.ts';

/** The same text when it says so already, or has no frontmatter to say it in. */
export function markBlocked(text: string): string {
  const { status } = readSummary(text);
  const block = /^\uFEFF?---[ \t]*(\r?\n)([\s\S]*?)(?=\r?\n---[ \t]*(?:\r?\n|$))/.exec(text);
  if (block === null || status !== 'complete') return text;
  const [head, lineEnd = '\n', inner = ''] = block;
  const lines = inner.split(/\r?\n/).filter((line) => !/^status[ \t]*:/.test(line));
  const start = head.length - inner.length;
  return `${text.slice(0, start)}${[...lines, 'status: blocked'].join(lineEnd)}${text.slice(head.length)}`;
}
