// The decisions in a phase's context document, `- **D-01:** text`, parsed by gsd-core's rules. A decision that cannot
// be parsed is reported: a check that skipped it would let it get lost.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutQuotations } from '../../text/markdown/quoted-ranges.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';

export interface Decision {
  /** `D-01`, `D4-01`, `D-AUTH-01`. */
  readonly id: string;
  readonly text: string;
  /** The heading above it; empty when there is none. */
  readonly category: string;
  /** In lower case: `deferred`. */
  readonly tags: readonly string[];
  /** Whether a plan must refer to it: false when it is left to Claude, deferred, folded or merely informational. */
  readonly locked: boolean;
  readonly start: number;
  readonly end: number;
}

interface ReadDecisions {
  readonly decisions: readonly Decision[];
  /** Offsets of text that looks like a decision but cannot be parsed. */
  readonly unreadable: readonly { readonly start: number; readonly end: number }[];
}

const UNTRACKED = new Set(['informational', 'folded', 'deferred']);
/** Any bold label of this form is meant as a decision, whatever its letters. */
const ENTRY = /^\s*-\s+\*\*[A-Z]+\d*-[A-Za-z0-9]/;
const ID = /^\s*-\s+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
const TOKEN = /\bD\d*-[A-Za-z0-9]/;

/** Never throws; reads `<decisions>` blocks, else the first section whose heading mentions decisions. */
export function readDecisions(text: string): ReadDecisions {
  const { quoted, headings, body } = readMarkdown(text);
  const fences = quoted.filter(({ kind }) => kind === 'fence');
  const plain = withoutQuotations(text, fences);
  const open = fences.find(({ closed }) => !closed);
  const tagged = taggedBlocks(plain);
  const section = headings.find(({ title }) => /decisions?\b/i.test(title));
  const blocks =
    tagged.length > 0
      ? tagged
      : section === undefined
        ? []
        : [{ start: section.next, end: section.sectionEnd }];
  const read = blocks.map(({ start, end }) => readBlock(plain, start, end));
  const decisions = read.flatMap((block) => block.decisions);
  const unreadable = read.flatMap((block) => block.unreadable);
  if (decisions.length + unreadable.length > 0) return { decisions, unreadable };
  const searched = blocks.length > 0 ? blocks : [{ start: body, end: plain.length }];
  const token = searched.flatMap(({ start, end }) => tokenIn(plain, start, end)).slice(0, 1);
  return { decisions, unreadable: token.length === 0 && open !== undefined ? [open] : token };
}

function taggedBlocks(plain: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const lower = plain.toLowerCase();
  for (let at = lower.indexOf('<decisions>'); at !== -1; ) {
    const start = at + '<decisions>'.length;
    const end = lower.indexOf('</decisions>', start);
    if (end === -1) break;
    found.push({ start, end });
    at = lower.indexOf('<decisions>', end);
  }
  return found;
}

function tokenIn(plain: string, from: number, to: number) {
  const part = plain.slice(from, to);
  const at = part.search(TOKEN);
  const entry = at === -1 ? textLines(part).find((line) => ENTRY.test(line.text)) : undefined;
  const start = at === -1 ? entry?.start : at;
  return start === undefined ? [] : [{ start: from + start, end: from + start + 1 }];
}

interface Open {
  readonly decision: Decision;
  readonly indent: number;
  readonly more: string[];
}

function readBlock(plain: string, from: number, to: number): ReadDecisions {
  const decisions: Decision[] = [];
  const unreadable: { start: number; end: number }[] = [];
  let category = '';
  let open: Open | null = null;
  const close = () => {
    if (open !== null)
      decisions.push({ ...open.decision, text: [open.decision.text, ...open.more].join(' ').trim() });
    open = null;
  };
  for (const line of wrappedLabelsJoined(textLines(plain, from, to))) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line.text)?.[1]?.trimEnd();
    const step: Step = heading === undefined ? stepOf(line, open, category) : { kind: 'end' };
    if (step.kind === 'more') open?.more.push(line.text.trim());
    else if (step.kind !== 'nothing') close();
    if (step.kind === 'decision') open = { decision: step.decision, indent: indentOf(line.text), more: [] };
    if (step.kind === 'unreadable') unreadable.push({ start: line.start, end: line.end });
    category = heading ?? category;
  }
  close();
  return { decisions, unreadable };
}

type Step =
  | { readonly kind: 'more' | 'end' | 'nothing' | 'unreadable' }
  | { readonly kind: 'decision'; readonly decision: Decision };

function stepOf(line: TextLine, open: Open | null, category: string): Step {
  const text = line.text.trim();
  if (text === '') return { kind: 'end' };
  // A deeper item belongs to the decision above it.
  if (open !== null && text.startsWith('-') && indentOf(line.text) > open.indent) return { kind: 'more' };
  const decision = decisionOf(line, category);
  if (decision !== null) return { kind: 'decision', decision };
  if (DECISION_START.test(line.text)) return { kind: 'unreadable' };
  return open !== null && !text.startsWith('-') && /^\s/.test(line.text)
    ? { kind: 'more' }
    : { kind: 'nothing' };
}

/** The bold label must contain one colon, or a dash: `**D-01:**`, `**D-01: Title.**`, `**D-01 [deferred] — Title**`. */
function decisionOf(line: TextLine, category: string): Decision | null {
  const found = ID.exec(line.text);
  const id = found?.[1];
  if (found === null || id === undefined) return null;
  const behind = line.text.slice(found[0].length);
  const bracket = /^\s*\[([^\]]+)\]/.exec(behind);
  const rest = behind.slice(bracket?.[0].length ?? 0);
  const star = rest.indexOf('*');
  const label = rest.slice(0, Math.max(star, 0));
  const isLabelled = /[—–]/.test(label) || label.split(':').length === 2;
  if (star === -1 || !rest.startsWith('**', star) || !isLabelled) return null;
  const tags = (bracket?.[1] ?? '')
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '');
  const locked = !isDiscretion(category) && !tags.some((tag) => UNTRACKED.has(tag));
  return {
    id,
    text: rest.slice(star + 2).trim(),
    category,
    tags,
    locked,
    start: line.start,
    end: line.end,
  };
}

function isDiscretion(category: string): boolean {
  const words = category.toLowerCase().replaceAll(/[‘’‚‛“”„‟'"`]/g, '');
  return words.trim() === 'claudes discretion' || words.trim() === 'claude discretion';
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** The start of a decision, parsable or not. */
const DECISION_START = /^\s*-\s+\*\*D(?:\d[A-Za-z0-9]*)?-/;
/** Blocks that cannot continue a bold label across a line end. */
const NEXT_BLOCK = /^(?:[-*+]\s|[#>|]|\d{1,9}[.)]\s|`{3}|~{3}|<)/;

/** A joined line has the offsets of the first one. */
function wrappedLabelsJoined(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const last = DECISION_START.test(line.text) ? endOfLabel(lines, index) : index;
    const parts = lines.slice(index + 1, last + 1).map(({ text }) => text.trim());
    joined.push(last === index ? line : { ...line, text: [line.text, ...parts].join(' ') });
    index = last;
  }
  return joined;
}

function endOfLabel(lines: readonly TextLine[], from: number): number {
  const first = lines[from]?.text ?? '';
  if (first.indexOf('**', first.indexOf('**') + 2) !== -1) return from;
  for (let at = from + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.trim() ?? '';
    if (text === '' || NEXT_BLOCK.test(text)) return from;
    if (text.includes('**')) return at;
  }
  return from;
}
