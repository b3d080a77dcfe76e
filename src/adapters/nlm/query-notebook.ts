// Asks a NotebookLM notebook one question through the user's own nlm, and parses its JSON. Whether to ask, and what the
// answer is worth, is decided elsewhere.

import * as z from 'zod/mini';
import type { Citation } from '../../core/guidance/guidance.ts';
import { redact } from '../../core/secrets/redact.ts';
import { clipText } from '../../core/text/clip-text.ts';
import { callNlm } from './program/call-nlm.ts';
import { jsonOf } from './program/json-of.ts';
import type { NlmAccount, NlmResult } from './program/nlm-call.ts';
import { refusedRun } from './program/refused-run.ts';

export interface NotebookAnswer {
  readonly text: string;
  readonly conversationId: string | null;
  readonly citations: readonly Citation[];
}

export interface NotebookQuery extends NlmAccount {
  /** Id or alias. */
  readonly notebook: string;
  /** Must be free of secrets. */
  readonly question: string;
  /** For nlm itself; MSW's own limit is somewhat later. */
  readonly timeoutSeconds: number;
  /** Null: a new conversation, so that tasks do not read each other's. */
  readonly conversationId: string | null;
  /** Only these sources answer; by default all of the notebook. Takes fewer requests than without. */
  readonly sourceIds?: readonly string[];
}

/** nlm's own limit applies to each of its requests; it is killed this much later. */
const GRACE_SECONDS = 90;

/** Far more than NotebookLM returns: characters of an answer and of a quote, and the number of citations. */
const LONGEST = 100_000;
const LONGEST_QUOTE = 2_000;
const MOST_CITATIONS = 500;

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

/** Never throws on an error of nlm. */
export async function queryNotebook(query: NotebookQuery): Promise<NlmResult<NotebookAnswer>> {
  const { notebook, question, timeoutSeconds, conversationId, sourceIds = [] } = query;
  const ran = await callNlm(query, {
    verb: ['notebook', 'query', '--json'],
    options: [
      ...['--timeout', String(timeoutSeconds)],
      ...(conversationId === null ? ['--new-conversation'] : ['--conversation-id', conversationId]),
      ...(sourceIds.length === 0 ? [] : ['--source-ids', sourceIds.join(',')]),
    ],
    operands: [notebook, question],
    limitSeconds: timeoutSeconds + GRACE_SECONDS,
  });
  if (ran.status !== 'ok') return ran;
  const answer = parseAnswer(ran.data.stdout);
  if (answer === null) return refusedRun(ran.data);
  if (answer.text.trim() === '')
    return { status: 'lost-answer', text: 'the answer was blank', wasSent: true };
  return { status: 'ok', data: answer };
}

/** Redacted, since it is stored and a source may contain a secret, and clipped. Null when it is not an answer. */
export function parseAnswer(stdout: string): NotebookAnswer | null {
  const parsed = ANSWER.safeParse(jsonOf(stdout));
  if (!parsed.success) return null;
  const { answer, conversation_id: conversationId = null, citations, references } = parsed.data;
  const listed = (references ?? []).flatMap(citation);
  const numbers = new Set(listed.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {})
    .map(([number, sourceId]): Citation => ({ number: Number(number), sourceId, quote: null }))
    .filter((entry) => Number.isInteger(entry.number) && !numbers.has(entry.number));
  const all = [...listed, ...bare].toSorted((left, right) => left.number - right.number);
  return {
    text: redact(clipText(answer, LONGEST)),
    conversationId,
    citations: all.slice(0, MOST_CITATIONS),
  };
}

function citation(value: unknown): Citation[] {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id: sourceId, citation_number: number, cited_text: quote = null } = parsed.data;
  return [{ number, sourceId, quote: quote === null ? null : redact(clipText(quote, LONGEST_QUOTE)) }];
}
