// Whether a document has the place that a link names behind its `#`.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';

/** By a heading, as hosts make anchors of them, or by an explicit `id`. */
export function hasAnchor(text: string, anchor: string): boolean {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text);
  if (headings.some(({ title }) => anchorOf(title) === wanted)) return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted,
  );
}

function anchorOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}
