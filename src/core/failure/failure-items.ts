// The items of a failure: one per distinct problem, sorted, so that the order of tests and the number of
// repeats do not matter.

import { once } from '../once.ts';
import { findingWords } from './finding-words.ts';
import { locateFinding, surroundings } from './locate-finding.ts';
import type { ChosenFinding } from './reading/choose-findings.ts';
import type { FailureItem } from './text/failure.ts';
import { exactFingerprint, speakerKey } from './text/fingerprint.ts';
import { maskLocations } from './text/mask-locations.ts';
import { maskVolatile } from './text/mask-volatile.ts';
import type { EarlierRuns } from './text/passed-runs.ts';

const MOST_ITEMS = 200;
const LONGEST_MESSAGE = 1000;

/** At most 200 items, the keys of all there are, and the item of any finding. */
export function failureItems(
  found: readonly ChosenFinding[],
  lines: readonly string[],
  learned: EarlierRuns,
): {
  readonly items: readonly FailureItem[];
  readonly keys: readonly string[];
  readonly itemOf: (chosen: ChosenFinding) => FailureItem;
} {
  const byKey = new Map<string, ChosenFinding>();
  const identityOf = identities(lines, learned);
  for (const chosen of found) {
    const key = itemKey(identityOf(chosen));
    if (!byKey.has(key)) byKey.set(key, chosen);
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const at = [...new Set(found.map(({ finding }) => finding.details ?? finding.line))].sort((a, b) => a - b);
  const itemOf = (chosen: ChosenFinding): FailureItem => {
    const file = chosen.finding.file ?? chosen.finding.shownFile ?? null;
    const shown = { ...chosen.finding, file };
    return {
      ...identityOf(chosen),
      ...findingWords(shown),
      file: plainFile(file),
      ...locateFinding(shown, surroundings(lines, at, shown)),
      package: chosen.package ?? null,
    };
  };
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, chosen]) => itemOf(chosen)),
    keys: sorted.map(([key]) => key),
    itemOf,
  };
}

/** What makes it this problem and no other: the only ingredients of a fingerprint. */
type Identity = Pick<FailureItem, 'tool' | 'layout' | 'code' | 'class' | 'message' | 'file' | 'testId'>;

/** Many tests say the same thing, which is masked only once. */
function identities(
  lines: readonly string[],
  { masked, valuesIn }: EarlierRuns,
): (chosen: ChosenFinding) => Identity {
  const everywhere = once(() => valuesIn(lines));
  const fixed = remembered(maskVolatile);
  const placeless = remembered((text) => maskLocations(fixed(text)));
  return ({ finding, tool, layout }) => {
    const near = valuesIn([lines[finding.line] ?? '']);
    const own = (text: string): string => masked(text, near);
    const values = [
      ...(finding.values ?? []).map((text) => fixed(own(text))),
      // Words of other lines, in alphabetical order.
      ...(finding.aside ?? []).map((text) => placeless(masked(text, everywhere()))),
    ];
    const said = placeless(own(finding.message));
    const message = values.length > 0 ? `${said} (${values.join(' | ')})` : said;
    return {
      tool,
      ...(layout !== undefined && { layout }),
      code: finding.code,
      class: finding.class,
      message: shorten(message),
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : shorten(fixed(own(finding.testId))),
    };
  };
}

function remembered(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const changed = change(text);
    known.set(text, changed);
    return changed;
  };
}

/** Long messages end in a digest of the whole, so that two of them differ as they did before. */
export function shorten(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}… ${exactFingerprint([message])}`;
}

/** Two items with one key are one problem. */
export function itemKey(item: Identity): string {
  const test = testKey(item);
  const said = speakerKey(item.tool, item.code, item.message);
  return JSON.stringify([item.file, test, ...said, item.class, item.message]);
}

/** Not every report shows where a suite ends and its test begins; PHPUnit may print names as sentences. */
function testKey({ testId, tool, layout = tool }: Identity): string | null {
  if (testId === null || layout !== 'phpunit') return testId?.replaceAll(/ [>›] /g, ' ') ?? null;
  const [suite = '', test = ''] = testId.split(' > ', 2);
  const words = `${suite.replace(/ \(.*$/, '').replace(/^.*\\|Tests?$/g, '')} ${test.replace(/^test_?/, '')}`;
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function plainFile(file: string | null): string | null {
  return file === null ? null : shorten(file.replace(/\\/g, '/').replace(/^(?:\.\/)+/, ''));
}
