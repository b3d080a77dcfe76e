// When no line begins a problem, takes the line that looks most like one, and the lines of its kind.

import { isAmiss, looksLikeError } from '../text/error-lines.ts';
import { cellsOf } from '../text/line-cells.ts';
import type { Knowledge } from '../text/passed-runs.ts';
import { ANNOUNCEMENT, BULLET, CLOSED, GRAVITY, HEADING, LABEL, PLAIN, ROW_NAME } from './line-shapes.ts';
import { isTelling, MOST_BELOW, type Problem, plainProblem, type Strength } from './problem.ts';
import { isNeighbour, type OutputLine } from './what-is-said.ts';

/**
 * When no line begins a problem: the line that looks most like one, and the lines of its shape. The remaining lines
 * distinguish this failure from others.
 * @param known when the values of a run are known, all other lines count; when the lines of a passing run have been
 *   removed, the first line names the failure rather than the last
 */
export function alike(said: readonly OutputLine[], known: Knowledge = 'nothing'): readonly Problem[] {
  const below = filesOfRows(said);
  const lead = mostLikely(said, below, known === 'passing runs');
  if (lead === undefined) return [];
  const isAlike = likeOf(lead.text);
  const [from, to] = rowsAround(said, said.indexOf(lead));
  const isBelowFile = below[said.indexOf(lead)] != null;
  const isKind = said.map(
    ({ text }, at) => (at >= from && at <= to) || (isBelowFile ? below[at] != null : isAlike(text)),
  );
  const kind = said.filter((_, at) => isKind[at]);
  const files = said
    .map((_, at) =>
      isKind[at]
        ? (below[at] ?? HEADING.exec(said[at]?.text.trim() ?? '')?.groups?.file ?? fileAbove(said, at))
        : null,
    )
    .filter((_, at) => isKind[at]);
  // A problem that says what is wrong needs none of the output around it.
  const records = recordsOf(said, isKind);
  const inside = said.flatMap((_, at) =>
    isKind[at] ? [[...furtherIn(said, at, isKind), ...(records.get(at) ?? [])]] : [],
  );
  const isInside = new Set(inside.flat());
  const others =
    known === 'nothing' && isTelling(lead.text.trim()) && (isSure(lead.text) || namesSomething(lead.text))
      ? []
      : said.filter((one, at) => !isKind[at] && !isInside.has(one));
  const captions = captionsAbove(said);
  // The same problem gets the other lines, whichever was written first.
  const least = kind.reduce((low, one) => (one.text.trim() < low.text.trim() ? one : low), lead);
  // Lines that differ only in a path may be in the order of the tool's workers.
  const pathless = withoutPath(lead.text);
  const leads = kind.filter(({ text }) => withoutPath(text) === pathless);
  const first = leads.reduce((low, one) => (one.text < low.text ? one : low), lead);
  return kind.map((one, at) => ({
    ...plainProblem(one),
    file: files[at] ?? null,
    words: withCaption(one, captions.get(one)),
    more: [
      ...(inside[at] ?? []),
      ...(one.text.trim() === least.text.trim() ? others.filter(({ line }) => line > lead.line) : []),
    ],
    before: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === first,
  }));
}

function withoutPath(text: string): string {
  return text.replace(/[\w@.~-]{0,200}(?:\/[\w@.~-]{1,200}){1,40}|[\w-]{1,100}\.[A-Za-z]\w{0,4}\b/g, '');
}

/** The more deeply indented lines below a line, up to the next of its kind. */
function furtherIn(
  said: readonly OutputLine[],
  at: number,
  isKind: readonly boolean[],
): readonly OutputLine[] {
  const indent = indentOf(said[at]);
  let to = at + 1;
  while (to < said.length && to - at < MOST_BELOW && !isKind[to] && indentOf(said[to]) > indent) to += 1;
  return said.slice(at + 1, to);
}

/** For a line that is the only one of its kind in an indented paragraph: the other lines, as fields of one record. */
function recordsOf(
  said: readonly OutputLine[],
  isKind: readonly boolean[],
): ReadonlyMap<number, readonly OutputLine[]> {
  const records = new Map<number, readonly OutputLine[]>();
  let from = 0;
  for (let at = 1; at <= said.length; at += 1) {
    if (isNeighbour(said, at) && indentOf(said[at]) === indentOf(said[from])) continue;
    const kinds = indentOf(said[from]) === 0 ? [] : indicesOf(isKind, from, at);
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined)
      records.set(only, [...said.slice(from, only), ...said.slice(only + 1, at)]);
    from = at;
  }
  return records;
}

function indicesOf(isKind: readonly boolean[], from: number, to: number): readonly number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += 1) if (isKind[at] === true) found.push(at);
  return found;
}

function indentOf(one: OutputLine | undefined): number {
  return one?.text.search(/\S/) ?? 0;
}

/** The file that is the title of the paragraph; excerpts may have been between its lines. */
function fileAbove(said: readonly OutputLine[], at: number): string | null {
  const paragraph = said[at]?.paragraph;
  for (let above = at - 1; at - above <= MOST_BELOW && said[above]?.paragraph === paragraph; above -= 1) {
    const file = HEADING.exec(said[above]?.text.trim() ?? '')?.groups?.file;
    if (file !== undefined) return file;
  }
  return null;
}

/** For each line, the file that the line above ends in, if this one is indented further or follows one that is. */
function filesOfRows(said: readonly OutputLine[]): readonly (string | null)[] {
  let [file, outer]: [file: string | null, outer: number] = [null, 0];
  return said.map(({ text }, at) => {
    const indent = text.search(/\S/);
    if (isNeighbour(said, at) && file !== null && indent > outer) return file;
    file = ENDS_IN_FILE.exec(text)?.groups?.file ?? null;
    outer = indent;
    return null;
  });
}

const ENDS_IN_FILE =
  /(?:^|\s)(?<file>[\w@./-]{1,300}\.[A-Za-z]\w{0,9})(?:| \([^()]{1,60}\)|: \d{1,7} [\w()]{1,30}):?$/;

/** The last lines of an output say less than what is announced, listed, or reported as different from what it should be. */
function mostLikely(
  said: readonly OutputLine[],
  files: readonly (string | null)[],
  areNews: boolean,
): OutputLine | undefined {
  const announced = said.findLast(({ text }) => isAnnouncement(text))?.line ?? Infinity;
  const words = said.filter(({ text }) => !isAnnouncement(text) && !LABEL.test(text.trim()));
  const named = words.filter(({ text }) => !COUNTING.test(text));
  const told = withoutClosing(named.length > 0 ? named : words);
  return (
    told.find(({ text }) => PLAIN.test(text)) ??
    told.findLast(({ text }) => looksLikeError(text)) ??
    told.find(({ text }) => FIELD.test(text)) ??
    told.find(({ line }) => line > announced) ??
    told.find(({ text }) => BULLET.test(text)) ??
    said.find((_, at) => files[at] != null) ??
    told.find(({ text }) => isAmiss(text) && namesSomething(text)) ??
    told.find(({ text }) => VERDICT.test(text) && (/\d/.test(text) || namesSomething(text))) ??
    (areNews ? told : told.toReversed()).find(({ text }) => namesSomething(text)) ??
    told.find(({ text }) => isAmiss(text)) ??
    told.at(-1) ??
    said.at(-1)
  );
}

/** `3 modules with unused exports`, `a.js: 2 hits`: other lines say which ones. */
const COUNTING = /^\W{0,8}(?:\S{1,200}: )?\d{1,7} [a-z]/;

/** `OVER  app  312 of 300` */
const VERDICT =
  /^\s{0,12}(?!(?:GET|POST|PUT|PATCH|DELETE|HEAD|INFO|DEBUG|NOTE|DONE|OK|PASS|PASSED|TOTAL|SUMMARY)\b)[A-Z]{3,12}:? {1,20}(?=.{0,200}[a-z])\S/;

/** A path, a member, an option, a name in quotes or before a colon, an arrow. Plain words only say that something is wrong. */
function namesSomething(text: string): boolean {
  return LABELLED.test(text) || NAME.test(text);
}

/** `replay total: MISMATCH` */
const LABELLED = /^\s{0,12}(?:[^\s:]{1,60} ){0,3}[^\s:]{1,60}: \S/;

const NAME =
  /[A-Za-z_)][./_:-][\w(]|[\w)][./_:-][A-Za-z_(]|[a-z][A-Z]|["'`]\S|\w\(|[a-z]\d|(?:->|→|=>) |^\s{0,12}\S{1,80}\t/;

/** The closing sentence, if it names nothing but another line does. */
function withoutClosing(told: readonly OutputLine[]): readonly OutputLine[] {
  const others = told.slice(0, -1);
  const isClosing =
    !namesSomething(told.at(-1)?.text ?? '') && others.some(({ text }) => namesSomething(text));
  return isClosing ? others : told;
}

/** The message of an error, in a dump of it. */
const FIELD =
  /^\s{0,20}["']?(?:message|error|errorMessage|msg|reason|detail|description)["']?\s{0,4}[:=]\s{0,4}(?=.{4})/;

/** For each line, the last one above it that is neither a bullet nor indented further. */
function captionsAbove(said: readonly OutputLine[]): ReadonlyMap<OutputLine, OutputLine> {
  const above = new Map<OutputLine, OutputLine>();
  let last: OutputLine | undefined;
  for (const one of said) {
    if (last !== undefined) above.set(one, last);
    if (!BULLET.test(one.text) && !/^\s{2}/.test(one.text)) last = one;
  }
  return above;
}

function withCaption({ text }: OutputLine, caption: OutputLine | undefined): string {
  if (!BULLET.test(text)) return text.trim();
  return caption !== undefined && (isAnnouncement(caption.text) || isCaption(caption.text.trim(), 'plain'))
    ? underCaption(caption.text, text)
    : text.trim();
}

function isAnnouncement(text: string): boolean {
  return (
    ANNOUNCEMENT.test(text.replace(MARK, '').replace(GRAVITY, '')) ||
    (LABEL.test(text) && looksLikeError(text))
  );
}

const MARK = /^\W{1,6}(?:Error: )?(?=\w)/;

function isSure(text: string): boolean {
  return PLAIN.test(text) || looksLikeError(text) || isAmiss(text);
}

/** Lines of one kind have the same number of cells, start with the same word or all with a path, or end in the same words. */
function likeOf(lead: string): (text: string) => boolean {
  const cells = VERDICT.test(lead) ? 0 : cellsOf(lead).length;
  if (cells > 0) return (text) => cellsOf(text).length === cells && !isHead(text);
  const [start, end] = [startOf(lead), endOf(lead)];
  return (text) => startOf(text) === start || (end !== null && endOf(text) === end);
}

/** `NAME   STATE   TIME` */
function isHead(text: string): boolean {
  return /^[A-Z][A-Z \t_-]*$/.test(text.trim());
}

function startOf(text: string): string {
  const plain = text.trim();
  const [first = ''] = plain.split(/[\s:([|]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first)
    ? `path${plain.charAt(first.length).replace(/[^|]/, '')}`
    : first.replace(/^\d{1,4}(?=[.)]$)/, '1');
}

/** Null when it does not end in a word, but in a name or a number, say. */
function endOf(text: string): string | null {
  return /(?:[\s:(] {0,40}[a-z]{2,30}){1,2}[.!)\]]?$/.exec(text.slice(-80))?.[0].trim() ?? null;
}

/** The first and the last row of the list around `lead`: `name: 3 is no text`, `rule | 4 | words`. */
function rowsAround(said: readonly OutputLine[], lead: number): readonly [from: number, to: number] {
  const form = formOf(said[lead]?.text ?? '');
  let [from, to] = [lead, lead];
  if (form === null) return [from, to];
  while (isNeighbour(said, from) && formOf(said[from - 1]?.text ?? '') === form) from -= 1;
  while (isNeighbour(said, to + 1) && formOf(said[to + 1]?.text ?? '') === form) to += 1;
  return [from, to];
}

/** Null for a line that is not a row. */
function formOf(text: string): string | null {
  const indent = text.search(/\S/);
  const cells = text.split(' | ').length;
  if (cells > 2) return `${indent} cells ${cells}`;
  return ROW_NAME.test(text) ? `${indent} name` : null;
}

/** `Missing dependencies`, `Error: these are unused:`. */
function isCaption(words: string, strength: Strength): boolean {
  return (
    words.endsWith(':') ||
    CLOSED.test(words) ||
    (strength === 'plain' && /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?$/.test(words))
  );
}

function underCaption(caption: string, text: string): string {
  return `${caption.trim().replace(/:$/, '')}: ${text.replace(BULLET, '').trim()}`;
}
