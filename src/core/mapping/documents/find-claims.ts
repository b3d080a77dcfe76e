// Finds a map document's claims about the disk, and their locations: in backticks, in the shell lines of its fences,
// and in its drawing of folders.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type QuotedRange, quotedRanges } from '../../text/markdown/quoted-ranges.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import type { Claim, ClaimPlace, ClaimSubject } from './claim.ts';
import { readCommand, readLinkTarget, readSpan } from './read-span.ts';

/** Marks a claim that code took back: it no longer counts as one. */
export const TAKEN_BACK = '(not found)';
export const COMMAND_TAKEN_BACK = '# not found:';

/** The words in GSD's documents before a path, or before further paths of a list. */
const LEADS_TO_PATH =
  /(?:^|[\s*(])(?:locations?|files?|paths?|director(?:y|ies)|folders?|key files|examples?|config|tests?|source|sources|code|implementation)\*{0,2}:\*{0,2}\s*(?:`[^`]*`(?:,|,? and)\s*)*$/i;
/** Sections whose items begin with a package name and version. */
const LISTS_PACKAGES = /^(?:Frameworks|Key Dependencies|Dependencies at Risk)$/i;
const SHELL = /^(?:ba|z|fi)?sh$|^(?:shell|console|terminal|powershell)$/i;
const DRAWING = /^(?:text|txt|plain|ascii|tree)?$/i;
/** Words that say that something does not exist. */
const DENIAL =
  /\b(?:no|not|none|never|neither|nor|without|missing|absent|lacks?|lacking|nonexistent|non-existent|isn't|aren't|doesn't|don't|cannot|removed|undetected)\b/i;

/** Never throws; in text order. */
export function findClaims(text: string): readonly Claim[] {
  const document = readMarkdown(text);
  const sections = sectionStarts(document);
  const lines = textLines(text);
  const found: Claim[] = [];
  for (const range of document.quoted) {
    if (range.kind === 'code')
      found.push(...spanClaims(text, range, 'span', sectionAt(sections, range.start)));
    else if (range.kind === 'fence') found.push(...fenceClaims(text, range, sections));
  }
  const all = [...found, ...linkClaims(text, document.quoted)].sort((a, b) => a.start - b.start);
  return positioned(all, lines, sections);
}

const LINK = /\]\(<?([^\s()<>]{1,300})>?(?:[ \t]+"[^"\n]{0,200}")?\)/g;

/** Only the targets of links: the text of a link is read like any other. */
function linkClaims(text: string, quoted: readonly QuotedRange[]): readonly Claim[] {
  let next = 0;
  return [...text.matchAll(LINK)].flatMap(({ 0: whole, 1: target = '', index }) => {
    while ((quoted[next]?.end ?? Infinity) <= index) next += 1;
    const end = index + whole.length;
    const isQuoted = (quoted[next]?.start ?? Infinity) <= index;
    if (
      isQuoted ||
      text
        .slice(end, end + 40)
        .trimStart()
        .startsWith(TAKEN_BACK)
    )
      return [];
    return readLinkTarget(target).map((said) => claim(said, 'link', target, index, end, false));
  });
}

interface SectionStart {
  readonly start: number;
  readonly title: string;
}

function sectionStarts({ headings }: MarkdownDocument): readonly SectionStart[] {
  return headings.filter(({ level }) => level === 2).map(({ start, title }) => ({ start, title }));
}

function sectionAt(sections: readonly SectionStart[], offset: number): string {
  return sections.findLast(({ start }) => start <= offset)?.title ?? '';
}

function spanClaims(
  text: string,
  { start, end }: Pick<QuotedRange, 'start' | 'end'>,
  place: ClaimPlace,
  section: string,
): Claim[] {
  const quoted = text.slice(start, end);
  const ticks = /^`+/.exec(quoted)?.[0].length ?? 1;
  const words = quoted.slice(ticks, -ticks);
  // A window, so that a thousand spans on one line do not mean a thousand readings of that line.
  const window = text.slice(Math.max(0, start - 160), start);
  const before = window.slice(Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\r')) + 1);
  const after = (/^[^\r\n]{0,160}/.exec(text.slice(end, end + 160)) ?? [''])[0];
  if (after.trimStart().startsWith(TAKEN_BACK)) return [];
  const isPlace = LEADS_TO_PATH.test(before) || /^\s+(?:director(?:y|ies)|folders?|files?)\b/i.test(after);
  const read = readSpan(words).map((one) => (isPlace && isNested(one) ? { ...one, certain: true } : one));
  const symbol = symbolBeside(words.trim(), before, after);
  const placed = symbol === null ? read : read.map((one) => withSymbol(one, symbol));
  const said = [...placed, ...byContext(words.trim(), before, after, section)];
  return said.map((one) => claim(one, place, words.trim(), start, end, denies(before, after)));
}

/** `src/core` or `text/html`: only the words around tell them apart. */
function isNested(said: ClaimSubject): said is Extract<ClaimSubject, { kind: 'path' }> {
  return said.kind === 'path' && said.path.includes('/');
}

/** `total` in `src/a.ts:12`, `src/a.ts:12` (`total`): only next to a single line, not a range. */
function symbolBeside(word: string, before: string, after: string): string | null {
  if (!/[^:](?::|#L)\d{1,7}$/.test(word)) return null;
  const name = '`([A-Za-z_$][\\w$]{2,80})(?:\\(\\))?`';
  const ahead = new RegExp(`${name}\\*{0,2}(?: in | at | \\(|: | - | — )$`).exec(before)?.[1];
  const behind = new RegExp(`^ \\(${name}\\)`).exec(after)?.[1];
  return ahead ?? behind ?? null;
}

function withSymbol(said: ClaimSubject, symbol: string): ClaimSubject {
  return said.kind === 'path' && said.line !== null ? { ...said, symbol } : said;
}

/** Claims that only the surrounding words reveal: `build` is a script, `express` a dependency. */
function byContext(word: string, before: string, after: string, section: string): readonly ClaimSubject[] {
  const isScriptName = /^[\w:-]+$/.test(word) && /^\s+(?:npm |package |pnpm |yarn )?scripts?\b/.test(after);
  if (isScriptName && !/^(?:bash|sh|shell|python|node|npm|ruby|perl|powershell|lua|sql)$/i.test(word)) {
    return [{ kind: 'script', tool: 'any', name: word, certain: true }];
  }
  const isListed = LISTS_PACKAGES.test(section) && /^\s*(?:[-*+]|\d+\.)\s+(?:\*\*)?$/.test(before);
  const hasVersion = /^\*{0,2}:?\s*\(?(?:[\^~v]|[<>]?=)?\s?\d+(?:\.\d+)*/.test(after);
  const isName = /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/i.test(word);
  // `readSpan` already recognised a dotted name with a known extension as a file.
  return isListed && hasVersion && isName && readSpan(word).length === 0
    ? [{ kind: 'dependency', name: word }]
    : [];
}

/** Whether the sentence says that it does not exist: a few words before, or directly after. */
function denies(before: string, after: string): boolean {
  const clause =
    before
      .slice(Math.max(0, before.length - 60))
      .split(/[.;:!?](?:\s|$)|\||\*\*|\)\s/)
      .at(-1) ?? '';
  const behind = /^[^.;,|`]{0,48}/.exec(after)?.[0] ?? '';
  return (
    DENIAL.test(clause) ||
    /^\s*(?:(?:\(|:|—|-|is|are|was|were|does|do|files?|directory|folder|not|missing|absent)+\s*)?(?:\bis |\bare |\bdoes )?(?:not\b|missing\b|absent\b|none\b|no longer\b|doesn't\b|isn't\b)/i.test(
      behind,
    )
  );
}

function fenceClaims(text: string, range: QuotedRange, sections: readonly SectionStart[]): Claim[] {
  const [opening, ...lines] = textLines(text, range.start, range.end);
  const info = /(?:`{3,}|~{3,})\s*([\w+-]*)/.exec(opening?.text ?? '')?.[1] ?? '';
  if (SHELL.test(info)) return lines.flatMap(commandClaims);
  if (!DRAWING.test(info)) return [];
  if (/[├└]──|^[ \t]*(?:\||`|\+)--/m.test(text.slice(range.start, range.end)))
    return treeClaims(lines, sections, range);
  return lines.flatMap((line) => inlineSpans(text, line, sectionAt(sections, range.start)));
}

function commandClaims(line: TextLine): Claim[] {
  if (line.text.includes(COMMAND_TAKEN_BACK) || line.text.trimStart().startsWith('#')) return [];
  const command = line.text
    .replace(/\s#\s.*/, '')
    .replace(/^\s*\$\s/, '')
    .trim();
  if (command.length > 1000) return [];
  return readCommand(command).map((said) => claim(said, 'command', command, line.start, line.end, false));
}

function inlineSpans(text: string, line: TextLine, section: string): Claim[] {
  if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) return [];
  // Pairs backticks as Markdown does: otherwise taking one span back could turn the text between two others into a
  // span.
  return quotedRanges(line.text)
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ start, end }) =>
      spanClaims(text, { start: line.start + start, end: line.start + end }, 'fenced-span', section),
    );
}

function treeClaims(
  lines: readonly TextLine[],
  sections: readonly SectionStart[],
  range: QuotedRange,
): Claim[] {
  const section = sectionAt(sections, range.start);
  if (/naming|test structure|pattern/i.test(section)) return [];
  return treePaths(lines).map(({ path, line }) => {
    const said: ClaimSubject = { kind: 'path', path, pattern: false, certain: true, line: null };
    return claim(said, 'tree', path, line.start, line.end, line.text.includes(TAKEN_BACK));
  });
}

function claim(
  said: ClaimSubject,
  place: ClaimPlace,
  text: string,
  start: number,
  end: number,
  denied: boolean,
): Claim {
  return { said, place, text, line: 0, column: 0, start, end, section: '', denied };
}

/** Adds lines, columns and sections in one pass. */
function positioned(
  claims: readonly Claim[],
  lines: readonly TextLine[],
  sections: readonly SectionStart[],
): readonly Claim[] {
  let line = 0;
  let section = -1;
  return claims.map((one) => {
    while ((lines[line]?.next ?? Infinity) <= one.start && line < lines.length - 1) line += 1;
    while ((sections[section + 1]?.start ?? Infinity) <= one.start) section += 1;
    const column = one.start - (lines[line]?.start ?? 0) + 1;
    return { ...one, line: line + 1, column, section: sections[section]?.title ?? '' };
  });
}

// The paths in a drawing of folders:
//   app/
//   ├── src/       # sources
//   │   └── main.ts
interface TreePath {
  readonly path: string;
  readonly line: TextLine;
}

const BRANCH = /^([\s│|]*)(?:[├└]─+|[|`+]-{2,})\s*(\S.*)/;

/**
 * Paths below the root of the drawing; a first line without a branch is that root and part of no path. Omits
 * placeholders (`...`, `<name>`, several names) and everything below them.
 */
function treePaths(lines: readonly TextLine[]): readonly TreePath[] {
  const parents: Parent[] = [];
  return lines.flatMap((line) => {
    const match = line.text.length > 500 ? null : BRANCH.exec(line.text);
    if (match === null) return [];
    const column = match[1]?.length ?? 0;
    const path = below(parentAt(parents, column), nameIn(match[2] ?? ''));
    parents.push({ column, path: path === null ? null : `${path.replace(/\/$/, '')}/` });
    return path === null ? [] : [{ path, line }];
  });
}

interface Parent {
  readonly column: number;
  /** Ends in a slash; null when unreadable. */
  readonly path: string | null;
}

/** The parent of a branch at this column; drops deeper ones. */
function parentAt(parents: Parent[], column: number): string | null {
  while ((parents.at(-1)?.column ?? -1) >= column) parents.pop();
  const last = parents.at(-1);
  return last === undefined ? '' : last.path;
}

function below(parent: string | null, name: string | null): string | null {
  return parent === null || name === null ? null : `${parent}${name}`;
}

/** The first word, if only a comment follows it. */
function nameIn(rest: string): string | null {
  const [, name = '', behind = ''] = /^(\S+)((?:\s.*)?)$/.exec(rest) ?? [];
  if (
    !/^[\p{L}\p{N}_.@()[\]+-]+(?:\/[\p{L}\p{N}_.@()[\]+-]+)*\/?$/u.test(name) ||
    /^\.{2,}$|\.\.\./.test(name)
  )
    return null;
  return behind.trim() === '' || /^(?:\s{2,}|\s*(?:#|\/\/|←|<-|—|–|-\s|\(|→|:))/.test(behind) ? name : null;
}
