// Compares how many tests ran before the work and after it, in the same unit only.

import type { TestCounts } from './empty-run.ts';

/** Why a pass tested less than the run before the work, as a clause; null where it did not, or nothing can be compared. */
export function fewerTests(before: TestCounts | null, after: TestCounts | null): string | null {
  if (before === null || before.unit === '') return null;
  if (after === null) return `${before.ran} tests ran before the work, and now the output has no count`;
  if (before.unit !== after.unit || after.ran >= before.ran) return null;
  return `${before.ran} tests ran before the work, and now ${after.ran}`;
}
