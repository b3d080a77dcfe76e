// A part of a text, and how the parts from several finders become one list.

export interface Span {
  readonly start: number;
  /** After its last character. */
  readonly end: number;
}

/** Sorted, without overlaps: overlapping spans are merged. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}
