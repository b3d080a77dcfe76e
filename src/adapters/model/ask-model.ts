// A model of the user's choice behind an OpenAI-compatible API (Ollama, llama.cpp, vLLM and the like): it writes text
// or embeds texts. Text is sent only to the endpoint from the user's own settings, and only through `textToSend`.

import * as z from 'zod/mini';
import { unitVector } from '../../core/memory/vectors.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { textToSend } from '../secrets/text-to-send.ts';

export interface ModelEndpoint {
  /** With the version of the API or without: `http://localhost:11434/v1`, `http://localhost:11434`. */
  readonly endpoint: string;
  readonly model: string;
  /** Null when the endpoint needs none. */
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

/** Never throws on an error of the endpoint. */
export async function askModel(endpoint: ModelEndpoint, question: string): Promise<ModelAnswer> {
  const messages = [{ role: 'user', content: textToSend(question) }];
  const reply = await post(
    endpoint,
    'chat/completions',
    { temperature: 0, stream: false, messages },
    LONGEST_MS,
  );
  if (reply.status === 'none') return reply;
  const text = ANSWER.safeParse(reply.value).data?.choices[0]?.message.content.slice(0, LONGEST_ANSWER) ?? '';
  return text.trim() === '' ? none('it gave no answer') : { status: 'answered', text };
}

/** One vector per text, each of length 1 and all of the same size. */
export type Embedded =
  | { readonly status: 'embedded'; readonly vectors: readonly Float32Array[] }
  | Extract<ModelAnswer, { status: 'none' }>;

const EMBEDDINGS = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).check(z.maxLength(8192)) })),
});

/** Never throws on an error of the endpoint. */
export async function embedTexts(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  limitMs: number,
): Promise<Embedded> {
  const reply = await post(endpoint, 'embeddings', { input: texts.map((text) => textToSend(text)) }, limitMs);
  if (reply.status === 'none') return reply;
  const data = EMBEDDINGS.safeParse(reply.value).data?.data ?? [];
  const byIndex = new Map(data.map(({ index, embedding }) => [index, unitVector(embedding)]));
  const vectors = texts.flatMap((_, index) => byIndex.get(index) ?? []);
  const isWhole = vectors.length === texts.length && new Set(vectors.map(({ length }) => length)).size === 1;
  return isWhole ? { status: 'embedded', vectors } : none('it did not return a vector for every text');
}

type Reply =
  | { readonly status: 'said'; readonly value: unknown }
  | { readonly status: 'none'; readonly reason: string };

async function post(
  { endpoint, model, key }: ModelEndpoint,
  path: string,
  body: Readonly<Record<string, unknown>>,
  limitMs: number,
): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const send = (base: string) =>
      fetch(`${base}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, ...body }),
        // No redirect may take the text anywhere else.
        redirect: 'error',
        signal,
      });
    const base = endpoint.replace(/\/$/, '');
    const first = await send(base);
    const mayLackVersion = first.status === 404 && !/\/v\d+$/.test(base);
    const response = mayLackVersion ? await send(`${base}/v1`) : first;
    if (!response.ok) return none(`it answered with status ${response.status}`);
    return { status: 'said', value: await response.json() };
  } catch (error) {
    return none(reasonOf(error, limitMs));
  }
}

function reasonOf(error: unknown, limitMs: number): string {
  if (!(error instanceof Error)) return 'it cannot be reached';
  if (error.name === 'TimeoutError') return `it did not answer within ${countOf(limitMs / 1000, 'second')}`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${plainLine(cause, 120)})`;
}

function none(reason: string): { readonly status: 'none'; readonly reason: string } {
  return { status: 'none', reason };
}
