// Rows of a table that say of each thing how it stands: `| cart.py | MISSED |`.

import { cellsOf } from '../line-cells.ts';

/** Next to a second verdict in another cell, the two say which column is bad. */
const WELL = /^(?:ok|OK|pass(?:ed)?|PASS(?:ED)?|good|fine|[✓✔])$/;
const BAD =
  /^(?:FAIL(?:ED|URE)?|fail(?:ed)?|bad|BAD|MISS(?:ED|ING)|missing|ERROR|error|BROKEN|broken|INVALID|invalid|UNCOVERED|VIOLATED|NOK|NOT OK|[✗✖✘❌])$/;

/** What a row says has failed, and its cells after the verdict; null for any other row. */
export function failedRow(text: string): FailedRow | null {
  const title = lastIsBad(text);
  return title === null ? badColumn(text) : { title, words: null };
}

export interface FailedRow {
  readonly title: string;
  readonly words: string | null;
}

/** `2/3 vat   FAIL   0.01s   exit status 3` */
function badColumn(text: string): FailedRow | null {
  const [name = '', ...cells] = cellsOf(text);
  // The longest name is followed by a single blank.
  const longest = cells.length === 0 ? null : LONGEST.exec(name);
  const at = longest === null ? cells.findIndex((cell) => BAD.test(cell)) : 0;
  const title = (longest?.[1] ?? name).replace(/^\d{1,7}\/\d{1,7} {1,8}/, '').trim();
  if (at < 0 || !/\w/.test(title) || /:$|^[\d:.-]*$/.test(title)) return null;
  const isOneOfMany = cells.filter((cell) => BAD.test(cell) || WELL.test(cell)).length > 1;
  const told = isOneOfMany ? cells : cells.slice(longest === null ? at + 1 : 0);
  const words = told.filter((cell) => !/^[\d.:]{1,12} ?m?s?$/.test(cell));
  return { title, words: words.length === 0 ? null : words.join(' ') };
}

const LONGEST = /^(\S.{0,200}) (?:FAIL(?:ED)?|ERROR|MISSING|BAD)$/;

function lastIsBad(text: string): string | null {
  const cells = barsOf(text);
  if (cells.length < 2 || !BAD.test(cells.at(-1)?.trim() ?? '')) return null;
  const name = cells[0]?.trim().replace(/ \(?[Ll](?:ine )?\d{1,7}\)?$/, '') ?? '';
  return /\w/.test(name) ? name : null;
}

/** The file that a row is about, and, where they are further in, the rows below it. */
export function fileOfRow(text: string): string | null {
  const [first = ''] = barsOf(text);
  return (
    /^ ?(?<file>[\w@./-]{1,300}\.[A-Za-z]\w{0,9})(?: \(\w{1,30}\))? *$/.exec(first)?.groups?.file ?? null
  );
}

function barsOf(text: string): readonly string[] {
  const plain = text.trim();
  return plain.length > 2 && plain.startsWith('|') && plain.endsWith('|')
    ? plain.slice(1, -1).split('|')
    : [];
}
