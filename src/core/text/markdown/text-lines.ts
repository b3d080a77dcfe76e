// The lines of a text with their offsets. No character is lost, so that a line can be changed in place.

export interface TextLine {
  /** Without the line end. */
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character, before the line end. */
  readonly end: number;
  /** Offset of the next line. */
  readonly next: number;
}

/** Lines end at LF, CRLF or a lone CR; there is at least one. */
export function textLines(text: string, from = 0, to = text.length): readonly TextLine[] {
  const lines: TextLine[] = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text); found !== null && found.index < to; found = breaks.exec(text)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text.slice(start, to), start, end: to, next: to });
  return lines;
}
