// A problem in the planning of a phase, with its file and position.

import { type Diagnostic, type PlacedDiagnostic, placed } from '../../text/markdown/diagnostic.ts';

export interface PlanningProblem extends Omit<PlacedDiagnostic, 'start' | 'end'> {
  /** Relative to the project, with `/`. */
  readonly file: string;
}

export function planningProblems(
  { file, text }: PlanningSource,
  diagnostics: readonly Diagnostic[],
): readonly PlanningProblem[] {
  return placed(text, diagnostics).map(({ start, end, ...problem }) => ({ file, ...problem }));
}

/** A planning document as a file. */
export interface PlanningSource {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** The position of `needle` after an offset; the offset when it is not found. */
export function spanOf(text: string, needle: string, from = 0) {
  const at = text.indexOf(needle, from);
  return at === -1 ? { start: from, end: from } : { start: at, end: at + needle.length };
}
