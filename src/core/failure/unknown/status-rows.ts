// Rows of a table that say of each thing how it stands: `| cart.py | MISSED |`.

const BAD =
  /^(?:FAIL(?:ED|URE)?|failed|MISS(?:ED|ING)|missing|ERROR|error|BROKEN|broken|INVALID|invalid|UNCOVERED|VIOLATED|NOK|NOT OK|[✗✖✘❌])$/;

/** What failed by a row of a table, without the line where it stands; null for any other row. */
export function failedRow(text: string): string | null {
  const cells = cellsOf(text);
  if (cells.length < 2 || !BAD.test(cells.at(-1)?.trim() ?? '')) return null;
  const name = cells[0]?.trim().replace(/ \(?[Ll](?:ine )?\d{1,7}\)?$/, '') ?? '';
  return /\w/.test(name) ? name : null;
}

/** The file that a row is about, and, where they are further in, the rows below it. */
export function fileOfRow(text: string): string | null {
  const [first = ''] = cellsOf(text);
  return (
    /^ ?(?<file>[\w@./-]{1,300}\.[A-Za-z]\w{0,9})(?: \(\w{1,30}\))? *$/.exec(first)?.groups?.file ?? null
  );
}

function cellsOf(text: string): readonly string[] {
  const plain = text.trim();
  return plain.length > 2 && plain.startsWith('|') && plain.endsWith('|')
    ? plain.slice(1, -1).split('|')
    : [];
}
