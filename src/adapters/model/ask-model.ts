// A model of the user's own choice behind an interface like OpenAI's (Ollama, llama.cpp, vLLM and their like): it writes,
// or makes vectors of texts. Only the endpoint that the user's own settings name gets anything, and only what `textToSend` lets out.

import * as z from 'zod/mini';
import { unitVector } from '../../core/memory/vectors.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { textToSend } from '../secrets/text-to-send.ts';

export interface ModelEndpoint {
  /** With its version: `http://localhost:11434/v1`. */
  readonly endpoint: string;
  readonly model: string;
  /** Null where it asks for none. */
  readonly key: string | null;
}

export type ModelAnswer =
  | { readonly status: 'answered'; readonly text: string }
  /** A clause. */
  | { readonly status: 'none'; readonly reason: string };

const LONGEST_MS = 60_000;
const LONGEST_ANSWER = 100_000;

const ANSWER = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** Never throws for what the endpoint does. */
export async function askModel(endpoint: ModelEndpoint, question: string): Promise<ModelAnswer> {
  const messages = [{ role: 'user', content: textToSend(question) }];
  const said = await post(
    endpoint,
    'chat/completions',
    { temperature: 0, stream: false, messages },
    LONGEST_MS,
  );
  if (said.status === 'none') return said;
  const text = ANSWER.safeParse(said.value).data?.choices[0]?.message.content.slice(0, LONGEST_ANSWER) ?? '';
  return text.trim() === '' ? none('it gave no answer') : { status: 'answered', text };
}

/** A vector for each of the texts, of length 1 and all of one size. */
export type Embedded =
  | { readonly status: 'embedded'; readonly vectors: readonly Float32Array[] }
  | Extract<ModelAnswer, { status: 'none' }>;

const EMBEDDINGS = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).check(z.maxLength(8192)) })),
});

/** Never throws for what the endpoint does. */
export async function embedTexts(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  limitMs: number,
): Promise<Embedded> {
  const said = await post(endpoint, 'embeddings', { input: texts.map((text) => textToSend(text)) }, limitMs);
  if (said.status === 'none') return said;
  const data = EMBEDDINGS.safeParse(said.value).data?.data ?? [];
  const byIndex = new Map(data.map(({ index, embedding }) => [index, unitVector(embedding)]));
  const vectors = texts.flatMap((_, index) => byIndex.get(index) ?? []);
  const isWhole = vectors.length === texts.length && new Set(vectors.map(({ length }) => length)).size === 1;
  return isWhole ? { status: 'embedded', vectors } : none('it did not return a vector for every text');
}

type Said =
  | { readonly status: 'said'; readonly value: unknown }
  | { readonly status: 'none'; readonly reason: string };

async function post(
  { endpoint, model, key }: ModelEndpoint,
  path: string,
  body: Readonly<Record<string, unknown>>,
  limitMs: number,
): Promise<Said> {
  try {
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, ...body }),
      // What is sent goes there and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return none(`it answered with status ${response.status}`);
    return { status: 'said', value: await response.json() };
  } catch (error) {
    return none(reasonOf(error, limitMs));
  }
}

function reasonOf(error: unknown, limitMs: number): string {
  if (!(error instanceof Error)) return 'it cannot be reached';
  if (error.name === 'TimeoutError') return `it did not answer within ${limitMs / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${plainLine(cause, 120)})`;
}

function none(reason: string): { readonly status: 'none'; readonly reason: string } {
  return { status: 'none', reason };
}
