// A model of the user's own choice behind an interface like OpenAI's (Ollama, llama.cpp, vLLM and their like). Only the
// endpoint that the user's own settings name gets anything, and only what `textToSend` lets out.

import * as z from 'zod/mini';
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
export async function askModel(
  { endpoint, model, key }: ModelEndpoint,
  question: string,
): Promise<ModelAnswer> {
  try {
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        ...{ model, temperature: 0, stream: false },
        messages: [{ role: 'user', content: textToSend(question) }],
      }),
      // What is sent goes there and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (!response.ok) return none(`it answered with status ${response.status}`);
    const parsed = ANSWER.safeParse(await response.json());
    const text = parsed.success
      ? parsed.data.choices[0]?.message.content.slice(0, LONGEST_ANSWER)
      : undefined;
    return text === undefined || text.trim() === ''
      ? none('it gave no answer')
      : { status: 'answered', text };
  } catch (error) {
    return none(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be reached';
  if (error.name === 'TimeoutError') return `it did not answer within ${LONGEST_MS / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${plainLine(cause, 120)})`;
}

function none(reason: string): ModelAnswer {
  return { status: 'none', reason };
}
