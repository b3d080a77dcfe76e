// Imports of languages that write each on a line of its own, so that no parser is needed: includes of C and its
// relatives, and the head of a Kotlin file with what it declares outside classes.

import type { LineForm, RawImport, SourceFacts } from './facts/source-facts.ts';

type LineImports = Pick<SourceFacts, 'imports' | 'packageName'> & Pick<Required<SourceFacts>, 'declares'>;

/** Nobody writes an import or a declaration on a longer line. */
const LONGEST_LINE = 500;

export function lineImports(form: LineForm, text: string): LineImports {
  const lines = codeLines(text);
  return form === 'include' ? { imports: includes(lines), packageName: null, declares: [] } : kotlin(lines);
}

/** Lines that do not begin inside a comment. */
function codeLines(text: string): readonly string[] {
  let inside = false;
  return text.split(/\r?\n/).filter((line) => {
    const begins = inside;
    if (inside || line.includes('/*')) inside = isComment(line, inside);
    return !begins && line.length <= LONGEST_LINE;
  });
}

/** A comment's beginning, or a text that may hold what looks like one. It takes in an end of line, so it never goes back. */
const TOKEN = /\/\/|\/\*|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/g;

/** Whether a comment is open at the end of a line. */
function isComment(line: string, open: boolean): boolean {
  let inside = open;
  TOKEN.lastIndex = 0;
  for (;;) {
    if (inside) {
      const end = line.indexOf('*/', TOKEN.lastIndex);
      if (end === -1) return true;
      TOKEN.lastIndex = end + 2;
    }
    const found = TOKEN.exec(line);
    if (found === null || found[0] === '//') return false;
    inside = found[0] === '/*';
  }
}

const INCLUDE = /^\s*#\s*(?:include|include_next|import)\s*(?:"([^"]+)"|<([^>]+)>)/;

/** Those of another system or another set-up stand below a condition, and are not missed. */
function includes(lines: readonly string[]): readonly RawImport[] {
  const directives = lines.flatMap((line) => {
    const word = /^\s*#\s*([a-z]+)/.exec(line)?.[1];
    return word === undefined || word === 'pragma' ? [] : [{ word, line }];
  });
  let depth = 0;
  return directives.flatMap(({ word, line }, index): readonly RawImport[] => {
    // What keeps a header from being read twice is around all of it.
    if (/^if/.test(word) && (index > 0 || word !== 'ifndef')) depth += 1;
    else if (word === 'endif') depth = Math.max(0, depth - 1);
    return included(line, depth > 0);
  });
}

function included(line: string, isConditional: boolean): readonly RawImport[] {
  const [, quoted, angle] = INCLUDE.exec(line) ?? [];
  const optional = isConditional ? ({ optional: true } as const) : {};
  if (quoted !== undefined) return [{ text: quoted, kind: 'static', ...optional }];
  return angle === undefined ? [] : [{ text: angle, kind: 'static', form: 'angle', ...optional }];
}

const NAME = String.raw`[\w.\x60]+`;
const PACKAGE = new RegExp(`^package\\s+(${NAME})`);
const IMPORT = new RegExp(`^import\\s+(${NAME}\\*?)`);

/** The language puts package and imports before everything else. */
function kotlin(lines: readonly string[]): LineImports {
  let packageName: string | null = null;
  const imports: RawImport[] = [];
  const declares: string[] = [];
  for (const line of lines) {
    const named = PACKAGE.exec(line)?.[1];
    const imported = IMPORT.exec(line)?.[1];
    if (named !== undefined) packageName = named.replaceAll('`', '');
    else if (imported !== undefined && declares.length === 0)
      imports.push({ text: imported.replaceAll('`', ''), kind: 'static' });
    else declares.push(...declared(line));
  }
  return { imports, packageName, declares };
}

const MODIFIERS = new Set(
  [
    'public internal private protected expect actual inline suspend const lateinit abstract open sealed data enum',
    'annotation value external infix operator tailrec override final fun',
  ].flatMap((line) => line.split(' ')),
);

/** What begins at the margin is declared outside classes. */
function declared(line: string): readonly string[] {
  if (!/^[a-z@]/.test(line)) return [];
  const words = line.replace(/^(?:@[\w.]+(?:\([^)]*\))?\s+)+/, '').split(/\s+/);
  const at = words.findIndex((word) => !MODIFIERS.has(word));
  const word = words[at] ?? '';
  const rest = words.slice(at + 1).join(' ');
  if (/^(?:class|object|interface|typealias)$/.test(word)) return nameIn(rest, 0);
  // The name stands last: behind type parameters and what is extended.
  if (/^(?:val|var)$/.test(word))
    return nameIn((rest.split(/[:=]|\s(?:by\s|get\()/, 1)[0] ?? '').trimEnd(), -1);
  return words[at - 1] === 'fun' || word.startsWith('fun<')
    ? nameIn(words.slice(at).join(' ').split('(', 1)[0] ?? '', -1)
    : [];
}

/** One of the words in a text. */
function nameIn(text: string, at: 0 | -1): readonly string[] {
  const name = text.split(/\W/).at(at) ?? '';
  return name === '' ? [] : [name];
}
