// A STATE file in any of its three spellings: `Label: value`, `**Label:** value`, `| Label | value |`. The body is the
// source; the frontmatter mirrors it.

import { type Heading, type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { isMap, stated } from '../../text/markdown/value.ts';

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
  const flat = sectionRange(document, /^current phase$/i) ?? { start: 0, end: 0 };
  const [place] = textLines(plain, flat.start, flat.end).flatMap((line) => flatPlace(line.text) ?? []);
  return { document, ...fieldsOf(document, field, place?.name ?? null), field };
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
    milestone: stated(values.milestone),
    currentPhase:
      textOf('Current Phase') ?? phase.number ?? stated(values.current_phase ?? values.currentPhase),
    currentPhaseName:
      textOf('Current Phase Name') ?? phase.name ?? stated(values.current_phase_name) ?? flatName,
    currentPlan: textOf('Current Plan', 'Plan') ?? stated(values.current_plan),
    statusText: textOf('Status'),
    status: stateStatus(textOf('Status') ?? stated(values.status), pausedAt),
    stoppedAt: textOf('Stopped at') ?? stated(values.stopped_at),
    pausedAt,
    lastActivity:
      activity?.[1] ?? textOf('Last activity') ?? stated(values.last_activity ?? values.lastUpdated),
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

/** As in gsd-core, bold labels win over plain ones, and plain ones over table rows; one without a value is not there. */
function findField(
  lines: readonly TextLine[],
  label: string,
  range: { readonly start: number; readonly end: number },
): StateField | null {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const labelled = (prefix: RegExp) =>
    inside.flatMap((line): readonly StateField[] => {
      const length = prefix.exec(line.text)?.[0].length ?? line.text.length;
      const value = line.text.slice(length).trimEnd();
      const start = line.start + length;
      return value === '' ? [] : [{ value, start, end: start + value.length }];
    })[0];
  const row = () =>
    inside
      .map((line) => rowCells(line) ?? [])
      .find(
        (cells) =>
          cells.length === 2 && cells[0]?.text.replaceAll('*', '').toLowerCase() === label.toLowerCase(),
      );
  const found =
    labelled(new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, 'i')) ??
    labelled(new RegExp(`^${name}:[ \\t]*`, 'i'));
  if (found !== undefined) return found;
  const cell = row()?.[1];
  return cell === undefined ? null : { value: cell.text, start: cell.start, end: cell.end };
}

/** The meaning of a status line, as in gsd-core: the whole of it must match. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:paused|stopped)$/, 'paused'],
  [/^(?:executing(?: phase \S+)?|in progress|ready to execute)$/, 'executing'],
  [/^(?:planning(?: complete| phase \S+)?|ready to plan)$/, 'planning'],
  [/^discussing$/, 'discussing'],
  [/^(?:verifying(?: phase \S+)?|phase complete — ready for verification)$/, 'verifying'],
  [
    /^(?:completed|done|complete ?[✓✔✅☑]?|phase(?: \S+)? complete|all phases complete|(?:\S+ )?milestone complete)$/,
    'completed',
  ],
  [/^unknown$/, 'unknown'],
];

/** Prose passes through, a pause time forces `paused`. */
export function stateStatus(status: string | null, pausedAt: string | null): string {
  if (pausedAt !== null && pausedAt !== '') return 'paused';
  if (status === null || status === '') return 'unknown';
  return knownStatus(status) ?? status;
}

/** Null for prose, which a person wrote and which stays. */
export function knownStatus(status: string): string | null {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return KNOWN.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** `change` returns the new value, or null to keep the old one. */
export function rewriteField(
  field: StateField | null,
  change: (value: string) => string | null,
): readonly Edit[] {
  const text = field === null ? null : change(field.value);
  return field === null || text === null ? [] : [{ start: field.start, end: field.end, text }];
}
