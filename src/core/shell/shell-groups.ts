// Groups and conditions in a shell line, as far as its exit code depends on them. Nothing is expanded or run.

/** A group without another group inside. */
export interface Group {
  readonly start: number;
  readonly end: number;
  /** The conditions that select a way; their own exit codes are not visible. */
  readonly conditions: readonly string[];
  /** The alternative last parts. */
  readonly ways: readonly string[];
}

/** Never throws. Null when there is no group, or none that can be determined for sure. */
export function innermostGroup(line: string): Group | null {
  const bare = withoutQuotes(line);
  // Brackets mean something else in these.
  if (/\bcase\b|\bfunction\b|\(\s*\)/.test(bare)) return null;
  return bracketed(line, bare) ?? worded(line, bare);
}

/** An unclosed quote extends to the end, so that no part is read again. */
const QUOTED =
  /'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|`[^`]*(?:`|$)|\\[\s\S]|\$\{[^}]*(?:\}|$)|(?<=^|\s)#[^\n]*/g;
const SUBSTITUTION = /\$\([^()]*\)/g;

/** Same length: quoted text, substitutions and comments are replaced by `x`. */
function withoutQuotes(line: string): string {
  let bare = line.replaceAll(QUOTED, (text) => 'x'.repeat(text.length));
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(SUBSTITUTION, (text) => 'x'.repeat(text.length));
  }
  return bare;
}

/** Whether a command may begin at this position. */
function isBeginning(bare: string, at: number): boolean {
  const before = bare.slice(0, at).trimEnd();
  const isNewLine = bare.slice(before.length, at).includes('\n');
  return before === '' || isNewLine || /(?:[;&|!({]|\b(?:then|do|else))$/.test(before.slice(-8));
}

function bracketed(line: string, bare: string): Group | null {
  for (const [open, close] of [
    ['(', ')'],
    ['{', '}'],
  ] as const) {
    const end = bare.indexOf(close);
    const start = bare.lastIndexOf(open, end);
    if (end === -1 || start === -1 || !isBeginning(bare, start)) continue;
    const inner = line.slice(start + 1, end).replace(/;\s*$/, '');
    return { start, end: end + 1, conditions: [], ways: [inner] };
  }
  return null;
}

function worded(line: string, bare: string): Group | null {
  for (const [open, close] of [
    ['if', 'fi'],
    ['for', 'done'],
  ] as const) {
    const end = new RegExp(`[;\\n]\\s{0,40}${close}\\b`).exec(bare);
    if (end === null) continue;
    const starts = [...bare.slice(0, end.index).matchAll(new RegExp(`\\b${open}\\s`, 'g'))];
    const start = starts.at(-1)?.index;
    if (start === undefined || !isBeginning(bare, start)) continue;
    const parts = open === 'if' ? branches(line, bare, start, end.index) : body(line, bare, start, end.index);
    if (parts !== null) return { start, end: end.index + end[0].length, ...parts };
  }
  return null;
}

type Parts = Pick<Group, 'conditions' | 'ways'>;

function branches(line: string, bare: string, start: number, end: number): Parts | null {
  const inside = bare.slice(start, end);
  const then = /[;\n]\s{0,40}then\s/.exec(inside);
  if (then === null || /\belif\b/.test(inside)) return null;
  const otherwise = /[;\n]\s{0,40}else\s/.exec(inside);
  const from = start + then.index + then[0].length;
  const first = line.slice(from, otherwise === null ? end : start + otherwise.index);
  const second = otherwise === null ? [] : [line.slice(start + otherwise.index + otherwise[0].length, end)];
  return { conditions: [line.slice(start + 2, start + then.index)], ways: [...second, first] };
}

function body(line: string, bare: string, start: number, end: number): Parts | null {
  const found = /[;\n]\s{0,40}do\s/.exec(bare.slice(start, end));
  return found === null
    ? null
    : { conditions: [], ways: [line.slice(start + found.index + found[0].length, end)] };
}
