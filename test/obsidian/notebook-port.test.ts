// The notebook over the server's tools: with the real one, and with answers that it gives only when Google fails.

import { describe, expect, test } from 'vitest';
import { notebookPort } from '../../obsidian/src/server/notebook-port.ts';
import type { NotebookServer, ToolCall } from '../../obsidian/src/server/notebook-server.ts';
import { failureOf } from '../../obsidian/src/server/server-failure.ts';
import { textToSend } from '../../src/adapters/secrets/text-to-send.ts';
import type { PortResult } from '../../src/core/ask/ports.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { seedProfile } from '../support/nlm/nlm-store.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { serverScene } from './support/server-scene.ts';

const never = new AbortController().signal;
const QUESTION = {
  notebook: 'n1',
  question: 'q',
  sourceIds: ['s1'] as const,
  conversationId: null,
  timeoutSeconds: 120,
};

describe('the notebook over the tools of the server', () => {
  test('V2: a question may take its own time and 30 s more, not the 60 s of the protocol', async () => {
    const { port, calls } = answering({ answer: 'a', conversation_id: 'c' });
    await port.ask(QUESTION);
    expect(calls).toEqual([
      {
        tool: 'notebook_query',
        input: { notebook_id: 'n1', query: 'q', source_ids: ['s1'], timeout: 120, new_conversation: true },
        limitMs: 150_000,
        signal: never,
      },
    ]);
    await port.ask({ ...QUESTION, conversationId: 'c' });
    expect(calls[1]?.input).toEqual({
      notebook_id: 'n1',
      query: 'q',
      source_ids: ['s1'],
      timeout: 120,
      conversation_id: 'c',
    });
  });

  test('V8: a question leaves without secrets and without names of people and machines', async () => {
    const { port, calls } = answering({ answer: 'a', conversation_id: 'c' });
    const question = 'Why does /home/anna/retry.ts fail?';
    await port.ask({ ...QUESTION, question });
    expect(calls[0]?.input.query).toBe(textToSend(question));
    expect(calls[0]?.input.query).not.toContain('anna');
  });

  test.each([
    ['no rows although the notebook counts some', { id: 'n1', source_count: 3 }, []],
    ['fewer rows', { id: 'n1', source_count: 2 }, [{ id: 's', title: 't' }]],
    ['another notebook', { id: 'n2', source_count: 1 }, [{ id: 's', title: 't' }]],
  ])('P1: a listing with %s proves nothing', async (_, notebook, sources) => {
    const { port } = answering({ status: 'success', notebook, sources });
    expect(await port.list('n1')).toMatchObject({ status: 'failed', code: 'refused' });
  });

  test('P1: an empty notebook that says so is believed', async () => {
    const { port } = answering({ notebook: { id: 'n1', source_count: 0 }, sources: [] });
    expect(await port.list('n1')).toEqual({ status: 'ok', value: [] });
  });

  test('V8: a blank answer is a failure that was paid for', async () => {
    const { port } = answering({ answer: ' \n', conversation_id: 'c' });
    expect(await port.ask(QUESTION)).toMatchObject({ code: 'lost-answer', mayHaveArrived: true });
  });

  test.each([
    ['Query failed: The read operation timed out', 'timed-out'],
    ['Query failed: Authentication expired. Run nlm login', 'logged-out'],
    [
      'Google rejected the query (error code 8: RESOURCE_EXHAUSTED). Try re-authenticating with nlm login',
      'quota',
    ],
    ["Query failed: 'dddddddd-0000-4000-8000-00000000c0de'", 'lost-answer'],
    ['Failed to get notebook: API error (code 5): NOT_FOUND', 'not-found'],
    ['Query failed: [Errno 111] Connection refused', 'offline'],
    ['something new', 'refused'],
  ])('O6: "%s" is %s', (error, code) => {
    expect(failureOf({ status: 'error', error })).toMatchObject({ status: 'failed', code });
  });

  test('P12: a refusal of the conversation’s id is told from other refusals', async () => {
    const { port } = failing({ status: 'error', error: 'Query failed: API error (code 5): NOT_FOUND' });
    expect(await port.ask({ ...QUESTION, conversationId: 'c' })).toMatchObject({ code: 'conversation-lost' });
    expect(await port.ask(QUESTION)).toMatchObject({ code: 'not-found' });
  });
});

requireOrSkip('nlm 0.15.8')('the notebook over the real server', () => {
  test('V7: a note is added with its path as title and its text whole, listed, renamed, asked and removed', async () => {
    const { server, google } = await serverScene();
    const port = notebookPort(server, never);
    expect(await port.account()).toEqual({ status: 'ok', value: 'default' });
    const made = value(await port.create('Vault'));
    const title = 'Projects/Ümlaut: a "b" — c.md';
    const text = `# Long\n${'word '.repeat(40_000)}`;
    const source = value(await port.add(made, { title, text }));
    expect(google.notebooks.findSource(source)).toMatchObject({ title, content: text });
    expect(value(await port.list(made))).toEqual([{ id: source, title, state: 'unknown' }]);
    expect(await port.rename?.(made, source, 'Moved/b.md')).toEqual({ status: 'ok', value: null });
    expect(google.notebooks.findSource(source)?.title).toBe('Moved/b.md');
    const reply = value(
      await port.ask({
        notebook: made,
        question: 'retry?',
        sourceIds: [source],
        conversationId: null,
        timeoutSeconds: 30,
      }),
    );
    expect(reply).toMatchObject({
      text: 'The helper retries once; pass `retries: 3` [1].',
      citations: [{ number: 1, sourceId: source }],
    });
    expect(await port.remove(made, source)).toEqual({ status: 'ok', value: null });
    expect(await port.remove(made, source), 'V12f: gone already').toEqual({ status: 'ok', value: null });
    expect(value(await port.list(made))).toEqual([]);
  });

  test('V8: only the chosen sources are asked, and a follow-up keeps its conversation', async () => {
    const { server, google } = await serverScene();
    const port = notebookPort(server, never);
    const asked = {
      ...QUESTION,
      notebook: SEED_NOTEBOOK,
      sourceIds: ['bbbbbbbb-0000-4000-8000-000000000001'] as const,
    };
    const first = value(await port.ask(asked));
    const next = value(await port.ask({ ...asked, conversationId: first.conversationId }));
    expect(next.conversationId).toBe(first.conversationId);
    const sent = google.requests
      .filter(({ rpc }) => rpc === 'query')
      .map(({ params }) => JSON.stringify(params));
    for (const one of sent) expect(one).toContain('bbbbbbbb-0000-4000-8000-000000000001');
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['ratelimit', 'quota'],
    ['missing', 'not-found'],
    ['query429', 'quota'],
    ['empty', 'lost-answer'],
  ] as const)('O6: an account that is %s is told as %s, never as logged out', async (account, code) => {
    const { server, env, store } = await serverScene();
    env.NLM_PROFILE = 'mine';
    seedProfile(store, 'mine', account);
    const asked = {
      ...QUESTION,
      notebook: SEED_NOTEBOOK,
      sourceIds: ['bbbbbbbb-0000-4000-8000-000000000001'] as const,
    };
    expect(await notebookPort(server, never).ask(asked)).toMatchObject({ status: 'failed', code });
  });

  test('O20: a refused addition is looked for by its title before it is called failed', async () => {
    const { server, env, store, google } = await serverScene();
    env.NLM_PROFILE = 'mine';
    seedProfile(store, 'mine', 'pending');
    const port = notebookPort(server, never);
    value(await port.list(SEED_NOTEBOOK));
    const added = value(await port.add(SEED_NOTEBOOK, { title: 'a.md', text: 'a' }));
    expect(google.notebooks.findSource(added)?.title).toBe('a.md');
  });

  test('O1: given up, a call ends at once, whatever the server still does', async () => {
    const { server, env, store, google } = await serverScene();
    env.NLM_PROFILE = 'mine';
    seedProfile(store, 'mine', 'slowquery');
    const aborter = new AbortController();
    const asked = {
      ...QUESTION,
      notebook: SEED_NOTEBOOK,
      sourceIds: ['bbbbbbbb-0000-4000-8000-000000000001'] as const,
    };
    const outcome = notebookPort(server, aborter.signal).ask(asked);
    await google.seen('query');
    aborter.abort();
    expect(await outcome).toMatchObject({ status: 'failed', code: 'stopped', mayHaveArrived: true });
    expect(await notebookPort(server, never).account()).toMatchObject({ status: 'ok' });
  });
});

function answering(answer: unknown): { port: ReturnType<typeof notebookPort>; calls: ToolCall[] } {
  return over(async () => ({ status: 'ok', value: answer }));
}

function failing(answer: unknown): { port: ReturnType<typeof notebookPort> } {
  return over(async () => failureOf(answer));
}

function over(answer: () => Promise<PortResult<unknown>>): {
  port: ReturnType<typeof notebookPort>;
  calls: ToolCall[];
} {
  const calls: ToolCall[] = [];
  const server: Pick<NotebookServer, 'call'> = {
    call: (call) => {
      calls.push(call);
      return answer();
    },
  };
  return { port: notebookPort(server, never), calls };
}

function value<T>(outcome: PortResult<T>): T {
  if (outcome.status !== 'ok') throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
}
