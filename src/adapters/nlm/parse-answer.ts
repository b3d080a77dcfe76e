// Reads the JSON that `nlm notebook query --json` prints. A blank answer is no answer.

import * as z from 'zod/mini';
import type { Citation } from '../../core/guidance/guidance.ts';

export interface NotebookAnswer {
  readonly text: string;
  readonly conversationId: string | null;
  readonly citations: readonly Citation[];
}

const REFERENCE = z.object({
  source_id: z.string(),
  citation_number: z.number(),
  cited_text: z.nullish(z.string()),
});

const ANSWER = z.object({
  answer: z.string(),
  conversation_id: z.nullish(z.string()),
  citations: z.optional(z.record(z.string(), z.string())),
  references: z.optional(z.array(z.unknown())),
});

export type ParsedAnswer =
  | { readonly status: 'ok'; readonly answer: NotebookAnswer }
  | { readonly status: 'blank' }
  | { readonly status: 'not-an-answer' };

export function parseAnswer(stdout: string): ParsedAnswer {
  const parsed = ANSWER.safeParse(json(stdout));
  if (!parsed.success) return { status: 'not-an-answer' };
  const { answer, conversation_id, citations, references } = parsed.data;
  if (answer.trim() === '') return { status: 'blank' };
  const listed = (references ?? []).flatMap(citation);
  const known = new Set(listed.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {})
    .map(([number, sourceId]): Citation => ({ number: Number(number), sourceId, quote: null }))
    .filter((entry) => Number.isInteger(entry.number) && !known.has(entry.number));
  const all = [...listed, ...bare].toSorted((left, right) => left.number - right.number);
  return { status: 'ok', answer: { text: answer, conversationId: conversation_id ?? null, citations: all } };
}

function citation(value: unknown): Citation[] {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id, citation_number, cited_text } = parsed.data;
  return [{ number: citation_number, sourceId: source_id, quote: cited_text ?? null }];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
