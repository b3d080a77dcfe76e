// The lines of a guidance cache as they are written and read; what is half written or unknown is no line.

import * as z from 'zod/mini';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import { REFUSALS } from '../../core/notebook/refusal.ts';

const CITATION = z.object({ number: z.number(), sourceId: z.string(), quote: z.nullable(z.string()) });

const SOURCE = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notebook'),
    notebook: z.string(),
    conversationId: z.nullable(z.string()),
    citations: z.array(CITATION),
  }),
  z.object({ kind: z.literal('memory'), id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('document'), path: z.string(), heading: z.nullable(z.string()) }),
]);

export const GUIDANCE = z.object({
  id: z.string(),
  failureClass: z.string(),
  text: z.string(),
  answerHash: z.string(),
  source: SOURCE,
  answeredAt: z.string(),
});

export const REFUSAL = z.object({
  reason: z.enum(REFUSALS),
  text: z.string(),
  profile: z.nullable(z.string()),
});

const SUBJECT = z.object({
  class: z.string(),
  phase: z.enum(['install', 'compile', 'lint', 'test', 'run']),
  items: z.array(z.string()),
});

const head = { class: z.string(), at: z.string() };

const LINE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), ...head, question: z.string(), job: z.string() }),
  z.object({ kind: z.literal('answered'), ...head, guidance: GUIDANCE }),
  z.object({ kind: z.literal('refused'), ...head, refusal: REFUSAL }),
  z.object({ kind: z.literal('offered'), ...head, guidance: z.string(), loop: z.string(), subject: SUBJECT }),
  z.object({ kind: z.literal('followed-up'), ...head, guidance: z.string() }),
  z.object({
    kind: z.literal('judged'),
    ...head,
    guidance: z.string(),
    loop: z.nullable(z.string()),
    outcome: z.enum(['helped', 'did-not-help', 'unknown']),
  }),
]);

/** Null for what this version cannot read. */
export function parseLine(text: string): CacheLine | null {
  if (text.trim() === '') return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function formatLine(line: CacheLine): string {
  return JSON.stringify({ v: 1, ...line });
}
