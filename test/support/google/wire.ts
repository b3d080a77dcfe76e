// The framing of Google's batch and streaming answers, and the reading of client requests. No scenario or RPC is known
// here.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const PREFIX = ")]}'\n\n";

export function frames(...chunks: readonly Json[]): string {
  return PREFIX + chunks.map((chunk) => framed(JSON.stringify(chunk))).join('');
}

/** The answer to one RPC: its result travels as a JSON string inside the chunk. */
export function rpcResult(rpc: string, result: Json): string {
  return frames([['wrb.fr', rpc, JSON.stringify(result), null, null, null, 'generic']]);
}

export function rpcError(rpc: string, code: number, text?: string): string {
  return frames([['wrb.fr', rpc, null, null, null, errorBody(code, text), 'generic']]);
}

export function streamError(code: number): string {
  return frames([['wrb.fr', null, null, null, null, errorBody(code, undefined, true)]]);
}

/** A stream without any chunk that carries text. */
export function emptyStream(): string {
  return frames([['e', 4, null, null, 100]]);
}

export interface Passage {
  readonly sourceId: string;
  readonly text: string;
}

/** One thinking chunk and one answer chunk, as the streaming endpoint sends them. */
export function answerStream(text: string, conversationId: string, passages: readonly Passage[]): string {
  return frames(
    chunk('**Reading the sources**', conversationId, [], 2),
    chunk(text, conversationId, passages, 1),
  );
}

/** The fields of a form body: `request` is the parsed `f.req`, `token` is `at`. */
export function readForm(body: string): { readonly request: Json; readonly token: string } {
  const form = new URLSearchParams(body);
  return { request: parseJson(form.get('f.req') ?? 'null'), token: form.get('at') ?? '' };
}

export function parseJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** The value at a path of array indexes; null when the path leads nowhere. */
export function at(value: Json, ...path: readonly number[]): Json {
  let here: Json = value;
  for (const index of path) here = isList(here) ? (here[index] ?? null) : null;
  return here;
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The first text inside a nested value, depth first; empty when there is none. */
export function firstText(value: Json): string {
  if (typeof value === 'string') return value;
  for (const item of isList(value) ? value : []) {
    const found = firstText(item);
    if (found !== '') return found;
  }
  return '';
}

function framed(json: string): string {
  return `${Buffer.byteLength(json)}\n${json}\n`;
}

function errorBody(code: number, text?: string, displayable = text !== undefined): Json {
  if (!displayable) return [code];
  const type = 'type.googleapis.com/google.internal.labs.tailwind.orchestration.v1.UserDisplayableError';
  return [code, null, [text === undefined ? [type, []] : [type, [null, [null, [null, [[text]]]]]]]];
}

function chunk(text: string, conversationId: string, passages: readonly Passage[], type: 1 | 2): Json {
  const cited = passages.map((passage, index): Json => {
    const { sourceId, text: quote } = passage;
    return [
      [`p${index + 1}`],
      [null, null, 0.9, null, [[[0, quote.length, [[[0, quote.length, quote]]]]]], [[[sourceId], 'x']]],
    ];
  });
  const inner: Json = [[text, null, [conversationId, 'hash', 1], null, [[], null, null, cited, type]]];
  return [['wrb.fr', null, JSON.stringify(inner)]];
}
