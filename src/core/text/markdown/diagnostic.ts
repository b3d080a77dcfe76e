// A problem of a planning document: what it is, where, and how to fix it.

export interface Diagnostic {
  /** Stable, for scripts: `frontmatter-unclosed`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The fix, for people. */
  readonly fix: string;
  /** Offsets into the text. */
  readonly start: number;
  readonly end: number;
}

export interface PlacedDiagnostic extends Diagnostic {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

type What = Pick<Diagnostic, 'code' | 'message' | 'fix'>;
type Where = Pick<Diagnostic, 'start' | 'end'>;

export function errorAt(where: Where, what: What): Diagnostic {
  return { severity: 'error', ...what, start: where.start, end: where.end };
}

export function warningAt(where: Where, what: What): Diagnostic {
  return { severity: 'warning', ...what, start: where.start, end: where.end };
}

/** In text order, with lines and columns. */
export function placed(text: string, diagnostics: readonly Diagnostic[]): readonly PlacedDiagnostic[] {
  let line = 1;
  let lineStart = 0;
  // Kept between diagnostics: many on one long line must not each search for its end.
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics]
    .sort((a, b) => a.start - b.start)
    .map((one) => {
      while (lineBreak < one.start) {
        line += 1;
        lineStart = lineBreak + 1;
        lineBreak = endOfLine(text, lineStart);
      }
      return { ...one, line, column: one.start - lineStart + 1 };
    });
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
