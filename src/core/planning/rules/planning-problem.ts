// A problem of a phase's planning: in which file it stands, and where.

import { type Diagnostic, placed } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';

export interface PlanningProblem {
  /** From the project, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly severity: 'error' | 'warning';
  /** Stable, for scripts: `requirement-uncovered`. */
  readonly code: string;
  readonly message: string;
  /** What to do. */
  readonly fix: string;
}

export function problemsIn(
  { file, text }: PlanningSource,
  diagnostics: readonly Diagnostic[],
): readonly PlanningProblem[] {
  return placed(text, diagnostics).map(({ line, column, severity, code, message, fix }) => ({
    file,
    line,
    column,
    severity,
    code,
    message,
    fix,
  }));
}

/** A planning document as a file. */
export interface PlanningSource {
  /** From the project, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Where `needle` stands between two offsets; the first character there when it does not. */
export function spanOf(text: string, needle: string, from = 0, to = text.length) {
  const at = needle === '' ? -1 : text.indexOf(needle, from);
  return at === -1 || at + needle.length > to
    ? { start: from, end: from }
    : { start: at, end: at + needle.length };
}

// A plan as the coverage of its phase sees it.
export interface CoveredPlan {
  /** `01-02`. */
  readonly id: string;
  /** From the project, with `/`. */
  readonly file: string;
  readonly document: PlanDocument;
  /** It has a summary. */
  readonly done: boolean;
}
