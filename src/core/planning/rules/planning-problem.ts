// A problem in the planning of a phase, with its file and position.

import { type Diagnostic, type PlacedDiagnostic, placed } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';

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

/** The position of `needle` between two offsets; the first offset when it is not found. */
export function spanOf(text: string, needle: string, from = 0, to = text.length) {
  const at = needle === '' ? -1 : text.indexOf(needle, from);
  return at === -1 || at + needle.length > to
    ? { start: from, end: from }
    : { start: at, end: at + needle.length };
}

// A plan as needed to compute the coverage of its phase.
export interface CoveredPlan {
  /** `01-02`. */
  readonly id: string;
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly document: PlanDocument;
  /** It has a summary. */
  readonly done: boolean;
}
