// The items of a failure: one per distinct problem, sorted, so that the order of tests and the number of
// repeats do not matter.

import type { ChosenFinding } from './choose-findings.ts';
import type { FailureItem } from './failure.ts';
import { maskLocations } from './mask-locations.ts';
import { maskVolatile } from './mask-volatile.ts';

const MOST_ITEMS = 200;

/** At most 200 items and the count before that cap. */
export function failureItems(found: readonly ChosenFinding[]): {
  items: readonly FailureItem[];
  total: number;
} {
  const byKey = new Map<string, FailureItem>();
  for (const { finding, tool } of found) {
    const values = (finding.values ?? []).map((value) => maskVolatile(value));
    const message = maskLocations(maskVolatile(finding.message));
    const item: FailureItem = {
      tool,
      code: finding.code,
      class: finding.class,
      message: values.length > 0 ? `${message} (${values.join(' | ')})` : message,
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : maskVolatile(finding.testId),
    };
    byKey.set(itemKey(item), item);
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
  return { items: sorted.slice(0, MOST_ITEMS), total: sorted.length };
}

/** Two items with one key are one problem. */
export function itemKey(item: FailureItem): string {
  return JSON.stringify([item.tool, item.code, item.class, item.file, item.testId, item.message]);
}

function plainFile(file: string | null): string | null {
  return file === null ? null : file.replace(/\\/g, '/').replace(/^(?:\.\/)+/, '');
}
