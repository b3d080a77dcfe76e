// Reads the JSON that `nlm notebook query --json` prints. A blank answer is no answer, and of an endless one no more
// than its beginning is kept.

import * as z from 'zod/mini';
import type { Citation } from '../../core/guidance/guidance.ts';
import { clipText } from '../../core/text/clip-text.ts';

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

/** Far more than NotebookLM says: characters of an answer and of a quote, and how many citations. */
const LONGEST = 100_000;
const LONGEST_QUOTE = 2_000;
const MOST_CITATIONS = 500;

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
  return {
    status: 'ok',
    answer: {
      text: clipText(answer, LONGEST),
      conversationId: conversation_id ?? null,
      citations: all.slice(0, MOST_CITATIONS),
    },
  };
}

function citation(value: unknown): Citation[] {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id, citation_number, cited_text } = parsed.data;
  return [
    {
      number: citation_number,
      sourceId: source_id,
      quote: cited_text == null ? null : clipText(cited_text, LONGEST_QUOTE),
    },
  ];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
