// A plan as the coverage of its phase sees it.

import type { PlanDocument } from '../documents/plan.ts';

export interface CoveredPlan {
  /** `01-02`. */
  readonly id: string;
  /** From the project, with `/`. */
  readonly file: string;
  readonly document: PlanDocument;
  /** It has a summary. */
  readonly done: boolean;
}
