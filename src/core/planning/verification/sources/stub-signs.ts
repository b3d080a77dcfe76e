// Signs that a file is there but holds no work yet. They warn; they decide nothing.

export interface StubSign {
  /** From 1; 0 for the whole file. */
  readonly line: number;
  readonly sign: string;
}

const LINE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TBD|FIXME|XXX)\b(?!.*(?:#\d|\bDEF-))/, 'debt marker without a reference'],
  [/\b(?:TODO|HACK)\b/, 'TODO'],
  [
    /\bthrow new (?:\w*Error)?\(?\s*['"`]?(?:not (?:yet )?implemented|todo\b|unimplemented)|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|panic\("(?:not implemented|TODO)/i,
    'not implemented',
  ],
  [/\b(?:coming soon|will be here|not yet implemented)\b|\bplaceholder\b(?!\s*[=:])/i, 'placeholder'],
];
const MOST = 20;
const LONGEST_LINE = 1000;

/** At most 20, in order. */
export function stubSigns(text: string): readonly StubSign[] {
  if (text.trim() === '') return [{ line: 0, sign: 'empty file' }];
  const lines = text.split('\n');
  const found: StubSign[] = [];
  for (const [index, line] of lines.entries()) {
    const sign = LINE_SIGNS.find(([pattern]) => pattern.test(line.slice(0, LONGEST_LINE)))?.[1];
    if (sign !== undefined) found.push({ line: index + 1, sign });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines) ? [{ line: 0, sign: 'nothing but comments' }, ...found] : found;
}

function isOnlyComments(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.every((line) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line));
}
