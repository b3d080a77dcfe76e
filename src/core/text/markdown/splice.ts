// Changes a text at the given positions and nowhere else.

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits may come in any order; of two overlapping edits, the one that starts later is dropped. */
export function splice(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
