// A STATE file in any of its three spellings: `Label: value`, `**Label:** value`, `| Label | value |`. The body is the
// source; the frontmatter mirrors it.

import { type Heading, type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { isMap, scalar } from '../../text/markdown/value.ts';

export interface StateDocument {
  readonly document: MarkdownDocument;
  readonly milestone: string | null;
  readonly currentPhase: string | null;
  readonly currentPhaseName: string | null;
  readonly currentPlan: string | null;
  /** As the body words it. */
  readonly statusText: string | null;
  /** Its meaning; see stateStatus. */
  readonly status: string;
  readonly stoppedAt: string | null;
  readonly pausedAt: string | null;
  readonly lastActivity: string | null;
  readonly lastActivityText: string | null;
  /** From the frontmatter. */
  readonly progress: Readonly<Record<string, string>>;
  /** The first line with one of these labels; null when there is none. */
  readonly field: (...labels: readonly string[]) => StateField | null;
}

export interface StateField {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

type Section = 'position' | 'session' | 'body';

const SECTION_OF: Readonly<Record<string, Section>> = {
  phase: 'position',
  'stopped at': 'session',
  'paused at': 'session',
};

/** Never throws. */
export function readState(text: string): StateDocument {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i),
  };
  const lines = textLines(plain, document.body);
  const field = (...labels: readonly string[]): StateField | null => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? 'body'] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  const flat = sectionRange(document, /^current phase$/i);
  const place = lines.find(
    ({ start, end, text: line }) =>
      flat !== null && start >= flat.start && end <= flat.end && /^Phase /i.test(line),
  );
  const name = place === undefined ? null : (flatPlace(place.text)?.name ?? null);
  return { document, ...fieldsOf(document, field, name), field };
}

/** `Phase 2: Search (in progress)`, without the remark at its end; null for any other line. */
export function flatPlace(line: string): { readonly phase: string; readonly name: string } | null {
  const [, phase, rest = ''] = /^(Phase \S+: )(.*)$/i.exec(line) ?? [];
  if (phase === undefined) return null;
  const remark = rest.endsWith(')') ? rest.indexOf(' (', rest.slice(0, -1).lastIndexOf(')') + 1) : -1;
  return { phase, name: remark === -1 ? rest : rest.slice(0, remark) };
}

function fieldsOf(document: MarkdownDocument, field: StateDocument['field'], flatName: string | null) {
  const { values } = document.frontmatter;
  const textOf = (...labels: readonly string[]) => field(...labels)?.value || null;
  const phase = prosePhase(textOf('Phase'));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(
    textOf('Last activity') ?? '',
  );
  const pausedAt = textOf('Paused At');
  const progress = isMap(values.progress) ? values.progress : {};
  return {
    milestone: scalar(values.milestone),
    currentPhase:
      textOf('Current Phase') ?? phase.number ?? scalar(values.current_phase ?? values.currentPhase),
    currentPhaseName:
      textOf('Current Phase Name') ?? phase.name ?? scalar(values.current_phase_name) ?? flatName,
    currentPlan: textOf('Current Plan', 'Plan') ?? scalar(values.current_plan),
    statusText: textOf('Status'),
    status: stateStatus(textOf('Status') ?? scalar(values.status), pausedAt),
    stoppedAt: textOf('Stopped at') ?? scalar(values.stopped_at),
    pausedAt,
    lastActivity:
      activity?.[1] ?? textOf('Last activity') ?? scalar(values.last_activity ?? values.lastUpdated),
    lastActivityText: textOf('Last Activity Description') ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    ),
  };
}

/** `1 of 4 (Foundation)`, `02 — API`, `2 (API) — EXECUTING`. */
function prosePhase(text: string | null): { readonly number: string | null; readonly name: string | null } {
  const found =
    /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
      text ?? '',
    );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}

function sectionRange(
  { headings }: MarkdownDocument,
  title: RegExp,
): { readonly start: number; readonly end: number } | null {
  const heading: Heading | undefined = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
  return heading === undefined ? null : { start: heading.next, end: heading.sectionEnd };
}

/** As in gsd-core, bold labels win over plain ones, and plain ones over table rows. */
function findField(
  lines: readonly TextLine[],
  label: string,
  range: { readonly start: number; readonly end: number },
): StateField | null {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, 'i'));
  return (
    bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, 'i')) ?? inTable(inside, label.toLowerCase())
  );
}

function labelled(lines: readonly TextLine[], prefix: RegExp): StateField | null {
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === undefined ? '' : line.text.slice(length).trimEnd();
    if (length === undefined || value === '') continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}

function inTable(lines: readonly TextLine[], label: string): StateField | null {
  for (const line of lines) {
    const [name, cell, ...more] = rowCells(line) ?? [];
    if (cell === undefined || more.length > 0 || name?.text.replaceAll('*', '').toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}

// The meaning of a STATE file's status line: one of seven known words, else the text itself.
const EXACT: Readonly<Record<string, string>> = {
  paused: 'paused',
  stopped: 'paused',
  executing: 'executing',
  'in progress': 'executing',
  'ready to execute': 'executing',
  planning: 'planning',
  'ready to plan': 'planning',
  'planning complete': 'planning',
  discussing: 'discussing',
  verifying: 'verifying',
  'phase complete — ready for verification': 'verifying',
  completed: 'completed',
  complete: 'completed',
  done: 'completed',
  'phase complete': 'completed',
  'all phases complete': 'completed',
  'milestone complete': 'completed',
  unknown: 'unknown',
};

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^executing phase \S+$/, 'executing'],
  [/^planning phase \S+$/, 'planning'],
  [/^verifying phase \S+$/, 'verifying'],
  [/^phase \S+ complete$/, 'completed'],
  [/^\S+ milestone complete$/, 'completed'],
  [/^complete ?[✓✔✅☑]?$/, 'completed'],
];

/** As in gsd-core: the whole value must match, prose passes through, a pause time forces `paused`. */
export function stateStatus(status: string | null, pausedAt: string | null): string {
  if (pausedAt !== null && pausedAt !== '') return 'paused';
  if (status === null || status === '') return 'unknown';
  return knownStatus(status) ?? status;
}

/** Null for prose, which a person wrote and which stays. */
export function knownStatus(status: string): string | null {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return (
    (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null
  );
}

/** `change` returns the new value, or null to keep the old one. */
export function rewriteField(
  field: StateField | null,
  change: (value: string) => string | null,
): readonly Edit[] {
  const text = field === null ? null : change(field.value);
  return field === null || text === null ? [] : [{ start: field.start, end: field.end, text }];
}
