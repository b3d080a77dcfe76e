// A part of a text, and how parts of several finders become one list.

export interface Span {
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

/** In order and apart: spans that overlap become one. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}
