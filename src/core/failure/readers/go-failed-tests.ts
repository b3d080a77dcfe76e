// Collects the failed tests of one Go package and what each of them said, from plain and from verbose output.

export interface GoTest {
  /** With its subtests: `TestVat/tea`. */
  readonly name: string;
  readonly line: number;
  /** In the order of the text, without repeats; logs are not told from failures. */
  readonly said: readonly string[];
  readonly file: string | null;
}

const FAILED = /^ *--- FAIL: (\S+) \([\d.]+s\)$/;
const STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
const PASSED = /^ *--- (?:PASS|SKIP)/;
const SAID = /^ {4,}([\w.-]+\.go):\d+: ?(.*)$/;

interface Words {
  readonly said: Set<string>;
  file: string | null;
}

/** Tests between two lines; a test that only failed through its subtests is left out. */
export function goFailedTests(lines: readonly string[], from: number, to: number): readonly GoTest[] {
  const failed = new Map<string, number>();
  const words = new Map<string, Words>();
  let current: string | null = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? '';
    const verdict = FAILED.exec(text)?.[1];
    if (verdict !== undefined) failed.set(verdict, line);
    // In verbose output a test speaks before its verdict, in plain output below it.
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf(words, current));
  }
  const parents = new Set([...failed.keys()].flatMap((name) => parentsOf(name)));
  return [...failed]
    .map(([name, line]) => ({ name, line, ...wordsOf(words, name) }))
    .map((test) => ({ ...test, said: [...test.said] }))
    .filter((test) => test.said.length > 0 || !parents.has(test.name));
}

function wordsOf(words: Map<string, Words>, name: string): Words {
  const known = words.get(name) ?? { said: new Set(), file: null };
  words.set(name, known);
  return known;
}

function listen(lines: readonly string[], line: number, words: Words): void {
  const [, file, said] = SAID.exec(lines[line] ?? '') ?? [];
  if (file === undefined || said === undefined) return;
  if (file !== 'testing.go') words.file = file;
  const text = said.trim() === '' ? assertionLibrary(lines, line) : said.trim();
  if (text !== '') words.said.add(text);
}

/** `TestA/b/c` -> `TestA`, `TestA/b` */
function parentsOf(name: string): readonly string[] {
  const parts = name.split('/').slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** testify writes below the place: `Error:`, what it expected, and then `Test:`. */
function assertionLibrary(lines: readonly string[], line: number): string {
  const block = lines.slice(line + 1, line + 30).map((text) => text.trim());
  const start = block.findIndex((text) => text.startsWith('Error:'));
  if (start < 0) return block[0] ?? '';
  const end = block.findIndex((text, index) => index > start && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block.slice(start, end < 0 ? start + 4 : end).join(' ');
  return words
    .replace(/^Error:/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
