// Guidance: a text that answers a class of failures, its source, and whether it helped. The same class and text give
// the same id and hash, whatever the source. Storage and queries are elsewhere.

import * as z from 'zod/mini';
import { clipText } from '../text/clip-text.ts';
import { digest, hashAnswer } from './hash-answer.ts';

/** `number`: as used in the text: `[1]`. */
export const CITATION = z.object({
  number: z.number(),
  sourceId: z.string(),
  quote: z.nullable(z.string()),
  /** The title of the source; missing when unknown. */
  title: z.optional(z.string()),
});
export type Citation = Readonly<z.infer<typeof CITATION>>;

const SOURCE = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notebook'),
    notebook: z.string(),
    conversationId: z.nullable(z.string()),
    citations: z.readonly(z.array(CITATION)),
  }),
  /** `project`: the name of the project, when it is not the one that asks. */
  z.object({
    kind: z.literal('fix'),
    id: z.string(),
    check: z.string(),
    commit: z.nullable(z.string()),
    headline: z.string(),
    project: z.nullable(z.string()),
    likeness: z.enum(['same', 'near']),
  }),
  /** `place`: `path:line`, `package@version file:line` or the command of a tool. */
  z.object({
    kind: z.literal('passage'),
    rung: z.enum(['memory', 'documents', 'packages', 'tool']),
    place: z.string(),
  }),
  z.object({ kind: z.literal('memory'), id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('document'), path: z.string(), heading: z.nullable(z.string()) }),
]);

export const GUIDANCE = z.object({
  /** `g-` and 16 hex digits, stable for the same class and text. */
  id: z.string(),
  /** The class fingerprint of the failure that it answers. */
  failureClass: z.string(),
  /** As the source gave it: untrusted, not yet fenced. */
  text: z.string(),
  /** 16 hex digits of the text, ignoring white space. */
  answerHash: z.string(),
  source: SOURCE,
  /** ISO 8601. */
  answeredAt: z.string(),
});
export type Guidance = Readonly<z.infer<typeof GUIDANCE>>;

/** A project's files can claim any source, so guidance from them is attributed to the file itself. */
export function broughtAlong(guidance: Guidance): Guidance {
  return { ...guidance, source: { kind: 'document', path: '.msw/guidance.jsonl', heading: null } };
}

/**
 * Limits on what is kept of an answer, somewhat above what is ever shown: characters, citations, characters per quote.
 */
const LONGEST = 12_000;
const MOST_CITATIONS = 24;
const LONGEST_QUOTE = 400;

export function makeGuidance(parts: Omit<Guidance, 'id' | 'answerHash'>): Guidance {
  const text = clipText(parts.text, LONGEST);
  const answerHash = hashAnswer(text);
  const id = `g-${digest(`${parts.failureClass}\n${answerHash}`)}`;
  return { ...parts, text, source: keptSource(parts.source), id, answerHash };
}

function keptSource(source: Guidance['source']): Guidance['source'] {
  if (source.kind !== 'notebook') return source;
  const citations = source.citations.slice(0, MOST_CITATIONS).map((citation) => ({
    ...citation,
    quote: citation.quote === null ? null : clipText(citation.quote, LONGEST_QUOTE),
  }));
  return { ...source, citations };
}
