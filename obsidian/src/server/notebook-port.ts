// The notebook as the engine knows it, over the tools of nlm's MCP server.

import * as z from 'zod/mini';
import { textToSend } from '../../../src/adapters/secrets/text-to-send.ts';
import { onlyEmpty } from '../../../src/core/ask/only-empty.ts';
import type {
  NotebookPort,
  NotebookReply,
  PortFailure,
  PortResult,
  RemoteSource,
  VaultQuestion,
} from '../../../src/core/ask/ports.ts';
import { redact } from '../../../src/core/secrets/redact.ts';
import type { NotebookServer } from './notebook-server.ts';

const READ_MS = 60_000;
/** For the server, in seconds: until a source that was added can answer. */
const ADD_SECONDS = 120;
/** The server's own limit comes first, so that its reason is heard. */
const LATER_MS = 30_000;

const PROFILES = z.object({ active: z.object({ profile: z.string() }) });
const CREATED = z.object({ notebook_id: z.string().check(z.minLength(1)) });
const NOTEBOOK = z.object({
  notebook: z.object({ id: z.string(), source_count: z.nullish(z.number()) }),
  sources: z.array(z.object({ id: z.string(), title: z.nullish(z.string()) })),
});
const NOTEBOOKS = z.object({
  notebooks: z.array(
    z.object({ id: z.string(), title: z.nullish(z.string()), source_count: z.nullish(z.number()) }),
  ),
});
const ADDED = z.object({ source_id: z.string().check(z.minLength(1)), ready: z.nullish(z.boolean()) });
const ANSWER = z.object({
  answer: z.string(),
  conversation_id: z.nullish(z.string()),
  references: z.nullish(
    z.array(
      z.object({ source_id: z.string(), citation_number: z.number(), cited_text: z.nullish(z.string()) }),
    ),
  ),
  citations: z.nullish(z.record(z.string(), z.string())),
});

/** Made for one operation: `signal` gives up what it has begun. */
export function notebookPort(server: Pick<NotebookServer, 'call'>, signal: AbortSignal): NotebookPort {
  const call = async <T>(
    tool: string,
    input: Readonly<Record<string, unknown>>,
    shape: z.ZodMiniType<T>,
    limitMs = READ_MS,
  ): Promise<PortResult<T>> => {
    const outcome = await server.call({ tool, input, limitMs, signal });
    if (outcome.status !== 'ok') return outcome;
    const parsed = shape.safeParse(outcome.value);
    return parsed.success ? { status: 'ok', value: parsed.data } : unexpected(tool);
  };
  const done = async (tool: string, input: Readonly<Record<string, unknown>>): Promise<PortResult<null>> =>
    mapped(await call(tool, input, z.unknown()), () => null);
  /** The ids that each notebook is known to have, to recognise a source that a refused call has added. */
  const known = new Map<string, ReadonlySet<string>>();

  const list = async (notebook: string): Promise<PortResult<readonly RemoteSource[]>> => {
    const sources = listed(notebook, await call('notebook_get', { notebook_id: notebook }, NOTEBOOK));
    if (sources.status === 'ok') known.set(notebook, new Set(sources.value.map(({ id }) => id)));
    return sources;
  };

  /** What is reported as failed may be there: it is looked for before anybody believes it. */
  const lookFor = async (
    notebook: string,
    sought: { readonly title: string; readonly before: ReadonlySet<string> },
    refusal: { readonly status: 'failed' } & PortFailure,
  ): Promise<PortResult<string>> => {
    const now = await list(notebook);
    if (now.status !== 'ok') return refusal;
    const arrived = now.value.findLast(({ id, title }) => title === sought.title && !sought.before.has(id));
    return arrived === undefined
      ? { ...refusal, mayHaveArrived: false }
      : { status: 'ok', value: arrived.id };
  };

  return {
    account: async () =>
      mapped(await call('profile', { action: 'list' }, PROFILES), ({ active }) => active.profile),
    create: async (title) =>
      mapped(await call('notebook_create', { title }, CREATED), ({ notebook_id: id }) => id),
    findEmpty: async (title) =>
      mapped(await call('notebook_list', { max_results: 1000 }, NOTEBOOKS), ({ notebooks }) =>
        onlyEmpty(
          notebooks.map((one) => ({ ...one, title: one.title ?? '', sourceCount: one.source_count ?? 0 })),
          title,
        ),
      ),
    list,
    add: async (notebook, { title, text }) => {
      const before = known.get(notebook);
      const input = { notebook_id: notebook, source_type: 'text', text, title };
      const waiting = { ...input, wait: true, wait_timeout: ADD_SECONDS };
      const added = await call('source_add', waiting, ADDED, ADD_SECONDS * 1000 + LATER_MS);
      if (added.status === 'ok') return readySource(added.value);
      const isHopeless = before === undefined || HOPELESS.has(added.code);
      return isHopeless ? added : lookFor(notebook, { title, before }, added);
    },
    rename: (notebook, source, title) =>
      done('source_rename', { notebook_id: notebook, source_id: source, new_title: title }),
    remove: async (_notebook, source) => {
      const removed = await done('source_delete', { source_id: source, confirm: true });
      return removed.status === 'failed' && removed.code === 'not-found'
        ? { status: 'ok', value: null }
        : removed;
    },
    ask: async (question) =>
      answered(question, await call('notebook_query', queryOf(question), ANSWER, limitOf(question))),
  };
}

/** After these nothing was added, or nobody waits for it. */
const HOPELESS: ReadonlySet<PortFailure['code']> = new Set([
  'not-installed',
  'too-old',
  'logged-out',
  'stopped',
]);

function readySource({ source_id: id, ready }: z.infer<typeof ADDED>): PortResult<string> {
  if (ready !== false) return { status: 'ok', value: id };
  return { ...failed('timed-out', 'The notebook is still reading this note.'), mayHaveArrived: true };
}

function queryOf({ notebook, question, sourceIds, conversationId, timeoutSeconds }: VaultQuestion) {
  return {
    notebook_id: notebook,
    query: textToSend(question),
    source_ids: [...sourceIds],
    timeout: timeoutSeconds,
    // Without an id the notebook would go on with the chat of its web page.
    ...(conversationId === null ? { new_conversation: true } : { conversation_id: conversationId }),
  };
}

function limitOf({ timeoutSeconds }: VaultQuestion): number {
  return timeoutSeconds * 1000 + LATER_MS;
}

/** Fewer rows than the notebook counts, or those of another one, prove nothing. */
function listed(
  asked: string,
  outcome: PortResult<z.infer<typeof NOTEBOOK>>,
): PortResult<readonly RemoteSource[]> {
  if (outcome.status !== 'ok') return outcome;
  const { notebook, sources } = outcome.value;
  if (notebook.id !== asked || sources.length < (notebook.source_count ?? 0)) {
    return failed(
      'refused',
      'The notebook listed fewer sources than it has, so nothing is concluded from it.',
    );
  }
  return {
    status: 'ok',
    value: sources.map(({ id, title }) => ({ id, title: title ?? '', state: 'unknown' as const })),
  };
}

function answered(
  { conversationId }: VaultQuestion,
  outcome: PortResult<z.infer<typeof ANSWER>>,
): PortResult<NotebookReply> {
  if (outcome.status !== 'ok') {
    const isOfConversation =
      conversationId !== null && (outcome.code === 'refused' || outcome.code === 'not-found');
    return isOfConversation && !outcome.mayHaveArrived ? { ...outcome, code: 'conversation-lost' } : outcome;
  }
  const { answer, conversation_id: id, references, citations } = outcome.value;
  if (answer.trim() === '')
    return { ...failed('lost-answer', 'The notebook gave a blank answer.'), mayHaveArrived: true };
  const quoted = (references ?? []).map((one) => ({
    number: one.citation_number,
    sourceId: one.source_id,
    quote: one.cited_text ? redact(one.cited_text) : null,
  }));
  const numbers = new Set(quoted.map(({ number }) => number));
  const bare = Object.entries(citations ?? {})
    .map(([number, sourceId]) => ({ number: Number(number), sourceId, quote: null }))
    .filter(({ number }) => Number.isInteger(number) && !numbers.has(number));
  const all = [...quoted, ...bare].toSorted((left, right) => left.number - right.number);
  return { status: 'ok', value: { text: redact(answer), conversationId: id ?? null, citations: all } };
}

function unexpected(tool: string): { readonly status: 'failed' } & PortFailure {
  return {
    ...failed('refused', `The server of the notebook gave an unexpected answer to ${tool}.`),
    mayHaveArrived: true,
  };
}

function failed(code: PortFailure['code'], message: string): { readonly status: 'failed' } & PortFailure {
  return { status: 'failed', code, message, mayHaveArrived: false };
}

function mapped<A, B>(outcome: PortResult<A>, into: (value: A) => B): PortResult<B> {
  return outcome.status === 'ok' ? { status: 'ok', value: into(outcome.value) } : outcome;
}
