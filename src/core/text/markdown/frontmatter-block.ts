// Locates a document's frontmatter; does not read its content.

export type FrontmatterBlock =
  /** `at` is where the body starts: after a byte order mark. */
  | { readonly status: 'absent'; readonly at: number }
  | { readonly status: 'unclosed'; readonly at: number }
  | {
      readonly status: 'found';
      /** Offsets including the fences and the line end of the second. */
      readonly start: number;
      readonly end: number;
      /** Offsets of the content between the fences. */
      readonly inner: { readonly start: number; readonly end: number };
    };

export function frontmatterBlock(text: string): FrontmatterBlock {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text);
  if (open === null) return { status: 'absent', at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text, start);
  if (close === null) return { status: 'unclosed', at: bom };
  return { status: 'found', start: bom, end: close.end, inner: { start, end: close.start } };
}

/** After all blocks: GSD has written one on top of another, and only the first is read. */
export function bodyStart(text: string): number {
  const block = frontmatterBlock(text);
  if (block.status !== 'found') return block.at;
  let at = block.end;
  for (;;) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text);
    const close = open === null ? null : closingFence(text, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}

function closingFence(text: string, from: number): { readonly start: number; readonly end: number } | null {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
