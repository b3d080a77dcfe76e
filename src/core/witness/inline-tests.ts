// Tests in the same file as the code they test: where possible, splits them off and moves them into another version of
// the file. The rest is reported, so that nobody claims to have run it on other code.

/** `>>>` examples are tests only where something runs them. */
export interface InlineRules {
  readonly doctests: boolean;
}

export type InlineTests =
  | { readonly kind: 'none' }
  /** The file without its tests, and the tests. */
  | { readonly kind: 'apart'; readonly code: string; readonly tests: string }
  /** Test lines that cannot be cut out. */
  | { readonly kind: 'mixed'; readonly lines: readonly string[] };

export function splitInlineTests(path: string, text: string, { doctests }: InlineRules): InlineTests {
  if (path.endsWith('.rs')) return splitRust(text);
  if (doctests && /\.pyi?$/.test(path)) return mixed(doctestLines(text));
  if (/\.[cm]?[jt]sx?$/.test(path)) return mixed(inSourceLines(text));
  return { kind: 'none' };
}

/** The code of one version with the tests of another; null when neither has separable tests. */
export function withTestsOf(path: string, code: string, tests: string): string | null {
  const rules = { doctests: false };
  const [base, brought] = [splitInlineTests(path, code, rules), splitInlineTests(path, tests, rules)];
  if (base.kind !== 'apart' && brought.kind !== 'apart') return null;
  return `${base.kind === 'apart' ? base.code : code}\n${brought.kind === 'apart' ? brought.tests : ''}`;
}

function mixed(lines: readonly string[]): InlineTests {
  return lines.length === 0 ? { kind: 'none' } : { kind: 'mixed', lines };
}

/** Each example and its expected output, up to the next empty line. */
function doctestLines(text: string): readonly string[] {
  let inside = false;
  return text.split('\n').filter((line) => {
    inside = /^\s*>>> /.test(line) || (inside && line.trim() !== '' && !/^\s*(?:"""|''')/.test(line));
    return inside;
  });
}

/** Vitest's in-source tests come last in the file. */
function inSourceLines(text: string): readonly string[] {
  const start = text.search(/^if \(import\.meta\.vitest\b/m);
  return start < 0 ? [] : text.slice(start).split('\n');
}

const TEST_ONLY = /#\[cfg\(\s{0,20}test\s{0,20}\)\]/y;
const MODULE =
  /(?:\s{0,200}#\[[^\]\n]{0,200}\]){0,20}\s{0,200}(?:pub(?:\([^)\n]{0,100}\))?\s{1,20})?mod\s{1,20}\w{1,200}\s{0,200}\{/y;

/** `mod tests;`, whose file is a test. */
const TESTS_ELSEWHERE = /\s{0,200}(?:pub(?:\([^)\n]{0,100}\))?\s{1,20})?mod\s{1,20}tests?\s{0,20};/y;

/** Splits off modules marked `#[cfg(test)]`. An unclosed one stays code. */
function splitRust(text: string): InlineTests {
  const code: string[] = [];
  const tests: string[] = [];
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const end = testModuleEnd(text, at);
    if (end === null) {
      at = Math.max(at + 1, skipQuiet(text, at));
      continue;
    }
    code.push(text.slice(done, at));
    tests.push(text.slice(at, end));
    done = end;
    at = end;
  }
  if (tests.length === 0) return { kind: 'none' };
  return { kind: 'apart', code: [...code, text.slice(done)].join(''), tests: `${tests.join('\n')}\n` };
}

function testModuleEnd(text: string, at: number): number | null {
  if (text[at] !== '#') return null;
  const marked = endOf(TEST_ONLY, text, at);
  if (marked === null) return null;
  const opened = endOf(MODULE, text, marked);
  return opened === null ? endOf(TESTS_ELSEWHERE, text, marked) : closingBrace(text, opened);
}

/** The position after the brace that closes the one before `from`. */
function closingBrace(text: string, from: number): number | null {
  let depth = 1;
  for (let at = from; at < text.length; ) {
    const next = skipQuiet(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return null;
}

const STRING = /b?"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/y;
const RAW = /b?r(#*)"/y;
/** Unlike a lifetime, a character has a second quote. */
const CHARACTER = /b?'(?:\\[\s\S][^'\n]{0,12}|[^\\'\n])'/y;
const LINE_COMMENT = /\/\/[^\n]*/y;

/** The end of the comment, string or character that starts at `at`; `at` itself if none does. */
function skipQuiet(text: string, at: number): number {
  const char = text[at] ?? '';
  if (char === '/') return endOf(LINE_COMMENT, text, at) ?? blockCommentEnd(text, at);
  if (!`"'rb`.includes(char)) return at;
  // A letter at the end of a name does not open a string.
  if (/[rb]/.test(char) && /\w/.test(text[at - 1] ?? '')) return at;
  return rawStringEnd(text, at) ?? endOf(STRING, text, at) ?? endOf(CHARACTER, text, at) ?? at;
}

function rawStringEnd(text: string, at: number): number | null {
  RAW.lastIndex = at;
  const raw = RAW.exec(text);
  if (raw === null) return null;
  const close = `"${raw[1] ?? ''}`;
  const end = text.indexOf(close, RAW.lastIndex);
  return end < 0 ? text.length : end + close.length;
}

/** Block comments nest. */
function blockCommentEnd(text: string, at: number): number {
  if (!text.startsWith('/*', at)) return at;
  let depth = 0;
  for (const { 0: mark, index } of text.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return at + index + 2;
  }
  return text.length;
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
