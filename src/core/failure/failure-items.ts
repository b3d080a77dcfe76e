// The items of a failure: one per distinct problem, sorted, so that the order of tests and the number of
// repeats do not matter.

import type { FailureItem } from './failure.ts';
import { exactFingerprint } from './fingerprint.ts';
import { maskLocations, maskVolatile } from './mask-volatile.ts';
import type { ChosenFinding } from './readers/choose-findings.ts';

const MOST_ITEMS = 200;
const LONGEST_MESSAGE = 1000;

/** At most 200 items, and the keys of all there are. */
export function failureItems(found: readonly ChosenFinding[]): {
  items: readonly FailureItem[];
  keys: readonly string[];
} {
  const byKey = new Map<string, FailureItem>();
  for (const { finding, tool } of found) {
    const values = (finding.values ?? []).map((value) => maskVolatile(value));
    const said = maskLocations(maskVolatile(finding.message));
    const message = values.length > 0 ? `${said} (${values.join(' | ')})` : said;
    const item: FailureItem = {
      tool,
      code: finding.code,
      class: finding.class,
      message: shorten(message),
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : shorten(maskVolatile(finding.testId)),
    };
    byKey.set(itemKey(item), item);
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, item]) => item),
    keys: sorted.map(([key]) => key),
  };
}

/** Long messages end in a digest of the whole, so that two of them differ as they did before. */
export function shorten(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}… ${exactFingerprint([message])}`;
}

/** Two items with one key are one problem. */
export function itemKey(item: FailureItem): string {
  return JSON.stringify([item.file, item.testId, item.tool, item.code, item.class, item.message]);
}

function plainFile(file: string | null): string | null {
  return file === null ? null : shorten(file.replace(/\\/g, '/').replace(/^(?:\.\/)+/, ''));
}
