// A note of the memory: Markdown in the template, with its facts in a frontmatter. People edit notes and other programs
// add fields, so a note is read whatever is missing from it.

import { readInstant } from '../text/instant.ts';
import { type Frontmatter, readFrontmatter } from '../text/markdown/frontmatter.ts';
import { mapOf, scalar, texts, type Value, type ValueMap } from '../text/markdown/value.ts';
import { yamlScalar } from '../text/markdown/yaml-scalar.ts';
import { type NoteParts, readTemplate, tagsOf, typeNamed } from './template.ts';

/** The schema version of a note; raise it when a field changes its meaning. */
const SCHEMA = 1;

/** Raise it when `readNote` reads a file otherwise than before: what it read is kept. */
export const NOTE_READING = 1;

export interface Note extends NoteParts, NoteFacts {
  /** The file name without `.md`. */
  readonly id: string;
  /** The file without its frontmatter. */
  readonly text: string;
}

export interface NoteFacts {
  /** ISO 8601; null when the note has no readable time. */
  readonly createdAt: string | null;
  /** The author according to the note; null when unknown. */
  readonly agent: string | null;
  /** The subject in one word; null for none. */
  readonly domain: string | null;
  /** 1 to 10. */
  readonly priority: number;
  /** The source of its text: a commit, `path:line`, an address. */
  readonly source: string | null;
  /** The note was wrapped, not written, in the template. */
  readonly needsReview: boolean;
  /** Imported with the note; uses in this project are counted elsewhere. */
  readonly usageCount: number;
  readonly lastAccessedAt: string | null;
}

export type ReadNote =
  | { readonly status: 'ok'; readonly note: Note }
  /** `reason` is a clause about "it". */
  | { readonly status: 'unusable'; readonly reason: string };

const DEFAULT_PRIORITY = 5;

/** @param file the content of the whole file */
export function readNote(id: string, file: string): ReadNote {
  const reason = objectionTo(file);
  if (reason !== null) return { status: 'unusable', reason };
  const { present, values, end, diagnostics } = plainFrontmatter(file) ?? readFrontmatter(file);
  const unclosed = diagnostics.find(({ code }) => code === 'frontmatter-unclosed');
  if (unclosed !== undefined)
    return { status: 'unusable', reason: 'its frontmatter is opened and never closed' };
  if (Number(scalar(values.schema) ?? SCHEMA) > SCHEMA)
    return { status: 'unusable', reason: 'it was written by a newer MSW: update the plugin' };
  const text = present ? file.slice(end) : file;
  if (text.trim() === '') return { status: 'unusable', reason: 'it is empty' };
  const { parts, problems } = readTemplate(text);
  const facts = readFacts(values);
  return {
    status: 'ok',
    note: {
      id,
      text,
      ...parts,
      type: problems.some(({ code }) => code === 'type')
        ? (typeNamed(scalar(values.type)) ?? parts.type)
        : parts.type,
      tags: tagsOf([...parts.tags, ...texts(values.tags)]),
      ...facts,
      needsReview: facts.needsReview || problems.length > 0,
    },
  };
}

/** Fields that are not in `Note`, by name: other programs' fields survive this way. */
export type ExtraFields = Readonly<Record<string, string>>;

/** Renders the frontmatter for a text that follows the template already. */
export function renderNoteFacts(facts: NoteFacts, extra: ExtraFields = {}): string {
  const rows: readonly (readonly [string, string | null])[] = [
    ['schema', String(SCHEMA)],
    ['created_at', facts.createdAt],
    ['agent_type', facts.agent],
    ['domain', facts.domain],
    ['initial_priority', String(facts.priority)],
    ['source', facts.source],
    ['needs_review', facts.needsReview ? 'true' : null],
    ['usage_count', facts.usageCount > 0 ? String(facts.usageCount) : null],
    ['last_accessed_at', facts.lastAccessedAt],
  ];
  const known = new Set(rows.map(([key]) => key));
  const others = Object.entries(extra).filter(([key]) => /^[a-z][\w-]{0,60}$/i.test(key) && !known.has(key));
  const lines = [...rows, ...others].flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${asScalar(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

const PLAIN_LINE = /^([a-z_][\w-]*): (?:"([^"\\]*)"|([A-Za-z0-9][^#:"'\\\r]*(?::[^\s#:"'\\\r]+)*))$/;

/** Most notes have one line per field, which needs no YAML parser. Returns null for all others. */
function plainFrontmatter(
  file: string,
): Pick<Frontmatter, 'present' | 'values' | 'end' | 'diagnostics'> | null {
  if (!file.startsWith('---\n')) return null;
  const close = file.indexOf('\n---\n', 3);
  if (close === -1) return null;
  const entries: (readonly [string, string])[] = [];
  for (const line of file.slice(4, close).split('\n')) {
    const [, key, quoted, plain] = PLAIN_LINE.exec(line) ?? [];
    const value = quoted ?? plain;
    if (key === undefined || value === undefined) return null;
    entries.push([key, value]);
  }
  return { present: true, values: mapOf(entries), end: close + '\n---\n'.length, diagnostics: [] };
}

function objectionTo(file: string): string | null {
  if (file.includes('\u0000')) return 'it is not text';
  if (/^<{7} /m.test(file) && /^>{7} /m.test(file)) return 'it has a merge conflict that is not resolved';
  return file.includes('\uFFFD\uFFFD') ? 'it is not valid UTF-8' : null;
}

function readFacts(values: ValueMap): NoteFacts {
  return {
    createdAt: isoOf(values.created_at),
    agent: agentNamed(scalar(values.agent_type)),
    domain: scalar(values.domain)?.toLowerCase() ?? null,
    priority: priorityOf(scalar(values.initial_priority) ?? scalar(values.importance)),
    source: scalar(values.source),
    needsReview: scalar(values.needs_review) === 'true',
    usageCount: wholeOf(scalar(values.usage_count)),
    lastAccessedAt: isoOf(values.last_accessed_at),
  };
}

/** Missing, empty, null and unknown all mean null. */
export function agentNamed(name: string | null): string | null {
  const plain = name?.trim() ?? '';
  return plain === '' || /^(?:unknown|null|none|~)$/i.test(plain) ? null : plain;
}

/** 1 to 10; the default for anything but a number. */
export function priorityOf(value: string | number | null): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return DEFAULT_PRIORITY;
  return Math.min(10, Math.max(1, number));
}

function wholeOf(value: string | null): number {
  const number = value === null ? 0 : Math.floor(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

function isoOf(value: Value | undefined): string | null {
  const text = scalar(value);
  return text === null || readInstant(text) === null ? null : text;
}

/**
 * An instant needs no quotes here, as our YAML reader keeps scalars as written; other readers parse it as an instant.
 */
function asScalar(value: string): string {
  return /^[\w.:+-]+$/.test(value) && readInstant(value) !== null ? value : yamlScalar(value);
}
