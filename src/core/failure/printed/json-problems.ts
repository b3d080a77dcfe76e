// Turns the JSON report of an unknown tool into lines like a compiler's: one for each object that says what is wrong
// and where, or by which rule. The lines around the report stay.

/** Returns `lines` itself when they are not such a report. */
export function printedProblems(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => /^\s*(?:\{|\[(?:\s*[[{"]|$))/.test(line));
  const to = lines.findLastIndex((line) => /[\]}]\s*$/.test(line));
  if (from < 0 || to < from) return lines;
  const printed: string[] = [];
  collect(parsed(lines.slice(from, to + 1).join('\n')), '', 0, printed);
  return printed.length === 0 ? lines : [...lines.slice(0, from), ...printed, ...lines.slice(to + 1)];
}

const DEEPEST = 12;
const MOST = 1000;

function parsed(text: string): unknown {
  if (!/"\s*:/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param file the file of the enclosing object */
function collect(value: unknown, file: string, depth: number, printed: string[]): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST || printed.length >= MOST) return;
  const fields = new Map(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
  if (isLogged(fields)) return;
  const own = textIn([fields], FILES) || file;
  const line = printedProblem(fields, own);
  if (line !== null) printed.push(line);
  else
    for (const [name, one] of fields) collect(one, /\.\w{1,6}$/.test(name) ? name : own, depth + 1, printed);
}

type Fields = ReadonlyMap<string, unknown>;

/** An object with a level and a time is a log record, not a problem; a report may have a time alone. */
function isLogged(fields: Fields): boolean {
  const has = (names: readonly string[]) =>
    names.some((name) => ['string', 'number'].includes(typeof fields.get(name)));
  return has(TIMES) && has(LEVELS);
}

const TIMES = ['time', 'timestamp', '@timestamp', 'ts'];
const FILES = ['file', 'filepath', 'file_path', 'filename', 'path', 'uri'];
const WORDS = [
  'message',
  'msg',
  'issue_text',
  'description',
  'desc',
  'errormessage',
  'ruledescription',
  'reason',
];
const RULES = [
  'ruleid',
  'rule_id',
  'check_id',
  'test_id',
  'rule',
  'rulename',
  'code',
  'error_code',
  'ident',
  'id',
  'name',
];
const ROWS = ['line', 'linenumber', 'line_number', 'lineno', 'row'];
const LEVELS = ['severity', 'level', 'issue_severity'];
const PARTS = ['location', 'start', 'range', 'extra', 'position'];

/** Null for an object that only contains others. */
function printedProblem(fields: Fields, file: string): string | null {
  const all = withParts(fields, 0);
  const words = textIn(all, WORDS).replace(/\s+/g, ' ').trim();
  const rule = textIn(all, RULES);
  const row = all.map(numberIn).find((one) => one !== null);
  if (words === '' || (rule === '' && row === undefined)) return null;
  const level = /^(?:warn|info|note|hint)/i.test(textIn(all, LEVELS)) ? 'warning: ' : 'error: ';
  const place = textIn(all, FILES) || file;
  const said = `${level}${words}${rule === '' || words.includes(rule) ? '' : ` [${rule}]`}`;
  if (place !== '' && !/\.[A-Za-z]\w{0,9}$/.test(place)) return `${said} at ${place}`;
  return place === '' ? said : `${place}:${row ?? 1}:1: ${said}`;
}

/** The object, and the nested objects that describe it further. */
function withParts(fields: Fields, depth: number): readonly Fields[] {
  const parts = PARTS.flatMap((name) => {
    const part = fields.get(name);
    return typeof part === 'object' && part !== null && !Array.isArray(part) && depth < 3
      ? withParts(new Map(Object.entries(part)), depth + 1)
      : [];
  });
  return [fields, ...parts];
}

function textIn(all: readonly Fields[], names: readonly string[]): string {
  const values = all.flatMap((fields) => names.map((name) => fields.get(name)));
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

function numberIn(fields: Fields): number | null {
  return (
    ROWS.map((name) => fields.get(name)).find((value): value is number => typeof value === 'number') ?? null
  );
}
