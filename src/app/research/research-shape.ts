// The shape of `.msw/research/<slug>/state.json`.

import * as z from 'zod/mini';
import type { Research } from '../../core/research/research.ts';

const CITATION = z.object({ number: z.number(), sourceId: z.string(), quote: z.nullable(z.string()) });
const ANSWER = z.object({ text: z.string(), citations: z.array(CITATION) });

const REQUEST = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  topic: z.string(),
  questions: z.number(),
  mode: z.enum(['deep', 'fast']),
  notebook: z.nullable(z.string()),
  output: z.string(),
  commit: z.boolean(),
  phase: z.nullable(z.object({ number: z.string(), name: z.string(), goal: z.string() })),
});

const RESEARCH = z.object({
  v: z.literal(1),
  request: REQUEST,
  startedAt: z.string(),
  isUpdate: z.boolean(),
  notebook: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  begun: z.nullable(z.enum(['notebook', 'discovery'])),
  discoveringSince: z.nullable(z.number()),
  imported: z.boolean(),
  questions: z.array(
    z.object({
      section: z.nullable(z.string()),
      text: z.string(),
      answer: z.nullable(ANSWER),
      attempts: z.number(),
    }),
  ),
  synthesis: z.nullable(ANSWER),
  synthesisAttempts: z.number(),
  sources: z.array(z.object({ id: z.string(), title: z.string(), url: z.nullable(z.string()) })),
  report: z.nullable(
    z.object({
      path: z.string(),
      action: z.enum(['research', 'update']),
      commit: z.nullable(z.object({ hash: z.nullable(z.string()), note: z.string() })),
    }),
  ),
  runner: z.nullable(z.object({ pid: z.number(), endsBy: z.number() })),
  trouble: z.nullable(z.string()),
  progress: z.string(),
});

/** Null for what this version cannot read. */
export function parseResearch(value: unknown): Research | null {
  const parsed = RESEARCH.safeParse(value);
  return parsed.success ? parsed.data : null;
}
