// Converts memories of another store into notes: text outside the template is wrapped, missing authors are counted, and
// every field without a place here stays in the frontmatter.

import * as z from 'zod/mini';
import { writeInstant } from '../text/instant.ts';
import { attribute } from './guardian.ts';
import { type ExtraFields, type NoteFacts, priorityOf, renderNoteFacts } from './note.ts';
import { noteId } from './note-id.ts';
import { readAnyInstant } from './read-any-instant.ts';
import { readTemplate, renderTemplate, tagsOf, typeNamed, wrapInTemplate } from './template.ts';

const text = z.nullish(z.string());
const number = z.nullish(z.number());
/** As JSON has it, also in the form of a document database. */
const time = z.nullish(
  z.union([z.string(), z.number(), z.object({ $date: z.union([z.string(), z.number()]) })]),
);
const RECORD = z.looseObject({
  id: z.nullish(z.union([z.string(), z.number()])),
  content: text,
  text: text,
  type: text,
  tags: z.nullish(z.union([z.array(z.union([z.string(), z.number()])), z.string()])),
  created_at: time,
  agent_type: text,
  domain: text,
  source: text,
  importance: number,
  initial_priority: number,
  usage_count: number,
  last_accessed_at: time,
});

export interface ImportedNote {
  readonly id: string;
  /** The id in the other store; null for none. */
  readonly oldId: string | null;
  readonly file: string;
  readonly isWrapped: boolean;
  readonly isUndated: boolean;
  readonly isUnattributed: boolean;
}

interface Door {
  readonly now: number;
  /** The file's modification time. */
  readonly fileTime: number | null;
  /** Returns hexadecimal. */
  readonly digest: (text: string) => string;
}

type ImportedRecord = z.infer<typeof RECORD>;

/** A clause that says why it cannot be imported. */
export function readImported(value: unknown, { now, fileTime, digest }: Door): ImportedNote | string {
  const parsed = RECORD.safeParse(value);
  if (!parsed.success) return `its field ${String(parsed.error.issues[0]?.path[0] ?? '')} is of another kind`;
  const record = parsed.data;
  const body = (record.content ?? record.text ?? '').trim();
  if (body === '') return 'it has no text in "content" or "text"';
  if (body.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  const read = readTemplate(body);
  const isWrapped = read.problems.length > 0;
  const parts = isWrapped ? wrapInTemplate(body, typeNamed(record.type)) : read.parts;
  const tags = tagsOf([...parts.tags, ...tagsIn(record.tags)]);
  const given = { createdAt: timeIn(record.created_at), agent: record.agent_type ?? null, tags };
  const checked = attribute(given, { now, fileTime, isImport: true });
  if (checked.status === 'refused') return checked.reason;
  const { attribution } = checked;
  const rendered = renderTemplate({ ...parts, tags });
  const oldId = record.id?.toString() ?? null;
  const extra = extraOf(record, oldId, attribution.createdAtRaw);
  return {
    id: noteId(parts.title, digest(rendered)),
    oldId,
    file: renderNoteFacts(factsOf(record, attribution, isWrapped), extra) + rendered,
    isWrapped,
    isUndated: readAnyInstant(given.createdAt ?? '') === null,
    isUnattributed: attribution.agent === null,
  };
}

function factsOf(
  record: ImportedRecord,
  { createdAt, agent }: Pick<NoteFacts, 'createdAt' | 'agent'>,
  needsReview: boolean,
): NoteFacts {
  const accessed = readAnyInstant(timeIn(record.last_accessed_at) ?? '');
  return {
    ...{ createdAt, agent, needsReview },
    domain: record.domain?.trim().toLowerCase() || null,
    priority: priorityOf(record.initial_priority ?? record.importance ?? null),
    source: record.source ?? null,
    usageCount: Math.max(0, Math.floor(record.usage_count ?? 0)),
    lastAccessedAt: accessed === null ? null : writeInstant(accessed),
  };
}

function timeIn(value: z.infer<typeof time>): string | null {
  const plain = typeof value === 'object' ? value?.$date : value;
  return plain?.toString() ?? null;
}

/** A list, or a text with its separators; `#` begins a tag, too. */
function tagsIn(value: ImportedRecord['tags']): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'string') return value.map(String);
  return value
    .replaceAll(/^\s*\[|["']|\]\s*$/g, '')
    .replaceAll(/\s#/g, ',#')
    .split(/[,;|\n]/);
}

const LONGEST = 64 * 1024;
const READ = new Set(Object.keys(RECORD.shape));

function extraOf(record: object, oldId: string | null, raw: string | null): ExtraFields {
  const others = Object.entries(record).flatMap(([key, value]) => {
    if (READ.has(key) || value === null || value === undefined) return [];
    return [[key, typeof value === 'string' ? value : JSON.stringify(value)] as const];
  });
  return {
    ...Object.fromEntries(others),
    ...(oldId !== null && { imported_id: oldId }),
    ...(raw !== null && { created_at_raw: raw }),
  };
}
