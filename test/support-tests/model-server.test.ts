import { expect, it, onTestFinished } from 'vitest';
import { makeGate, type Script } from '../support/model-script.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

const start = async (script: Script): Promise<ModelServer> => {
  const server = await startModelServer(script);
  onTestFinished(() => server.close());
  return server;
};

type Asked = { text?: string; tools?: boolean; agent?: string; stream?: boolean; signal?: AbortSignal };

const ask = (server: ModelServer, asked: Asked = {}): Promise<Response> =>
  fetch(`${server.url}/v1/messages?beta=true`, {
    method: 'POST',
    headers: asked.agent === undefined ? {} : { 'x-claude-code-agent-id': asked.agent },
    body: JSON.stringify({
      model: 'm',
      stream: asked.stream ?? false,
      messages: [{ role: 'user', content: asked.text ?? 'hi' }],
      tools: asked.tools === false ? [] : [{ name: 'Bash' }],
    }),
    ...(asked.signal ? { signal: asked.signal } : {}),
  });

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

it('the model server answers from the queue of the lane and repeats its last step', async () => {
  const server = await start({ main: ['one', 'two'], sub: ['from the agent'] });
  expect(await textOf(ask(server))).toContain('"text":"one"');
  expect(await textOf(ask(server, { agent: 'a1' }))).toContain('from the agent');
  expect(await textOf(ask(server))).toContain('"text":"two"');
  expect(await textOf(ask(server))).toContain('"text":"two"');
});

it('the model server separates the lanes and counts in each', async () => {
  const server = await start({});
  await ask(server);
  await ask(server, { tools: false });
  await ask(server, { agent: 'a1' });
  await ask(server, { text: 'Your task is to create a detailed summary of it' });
  await ask(server);
  const seen = server.requests.map((request) => `${request.lane} ${request.index}`);
  expect(seen).toEqual(['main 0', 'side 0', 'sub 0', 'compaction 0', 'main 1']);
});

it('the model server applies a rule before the queue without using a step', async () => {
  const server = await start({ main: ['queued'], rules: [{ when: /weather/, answer: 'rain' }] });
  expect(await textOf(ask(server, { text: 'the weather?' }))).toContain('rain');
  expect(await textOf(ask(server))).toContain('queued');
});

it('the model server computes a step from the request', async () => {
  const server = await start({ main: [(request) => `you said ${request.userText}`] });
  expect(await textOf(ask(server, { text: 'abc' }))).toContain('you said abc');
});

it('the model server streams thinking, text and tools as events, the stop reason last', async () => {
  const tools = [{ name: 'Bash', input: { command: 'true' } }];
  const server = await start({ main: [{ thinking: 'hm', text: 'a🙂b', tools }] });
  const events = (await textOf(ask(server, { stream: true })))
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n')[0]?.replace('event: ', ''));
  expect(events[0]).toBe('message_start');
  expect(events.filter((event) => event === 'content_block_stop')).toHaveLength(3);
  expect(events.slice(-2)).toEqual(['message_delta', 'message_stop']);
  expect(await textOf(ask(server, { stream: true }))).toContain('"stop_reason":"tool_use"');
});

it('the model server holds an answer back until the test opens the gate', async () => {
  const gate = makeGate();
  const server = await start({
    main: [{ text: 'late', before: gate }],
    rules: [{ when: /meanwhile/, answer: 'others go on' }],
  });
  let arrived = false;
  const answer = ask(server).then((response) => {
    arrived = true;
    return response.text();
  });
  await server.waitForRequest((request) => request.userText === 'hi');
  expect(await textOf(ask(server, { text: 'meanwhile' }))).toContain('others go on');
  expect(arrived).toBe(false);
  gate.open();
  expect(await answer).toContain('late');
});

it('the model server answers with an error, and hangs when told to', async () => {
  const error = { type: 'overloaded_error', message: 'busy' };
  const server = await start({ main: [{ status: 529, error }, { hang: true }] });
  const refused = await ask(server);
  expect([refused.status, await refused.json()]).toEqual([529, { type: 'error', error }]);
  const abort = new AbortController();
  const hanging = ask(server, { signal: abort.signal });
  await server.waitForRequest((request) => request.index === 1);
  abort.abort();
  await expect(hanging).rejects.toThrow();
});

it('the model server reports a script that throws instead of leaving the client waiting', async () => {
  const server = await start({
    main: [
      () => {
        throw new Error('no step for this');
      },
    ],
  });
  const response = await ask(server);
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining('no step for this'),
  ]);
});

it('the model server stops waiting for a request that does not come', async () => {
  const server = await start({});
  await ask(server);
  await expect(server.waitForRequest((request) => request.index === 7, 20)).rejects.toThrow('1 came');
});

it('the model server accepts a new script while it runs', async () => {
  const server = await start({ main: ['old', 'older'] });
  await ask(server);
  server.use({ main: ['new'] });
  expect(await textOf(ask(server))).toContain('new');
});

it('the model server answers every other path as the real service does', async () => {
  const server = await start({});
  expect((await fetch(server.url, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${server.url}/v1/other`)).status).toBe(404);
  const counted = await fetch(`${server.url}/v1/messages/count_tokens`, { method: 'POST', body: '12345678' });
  expect(await counted.json()).toEqual({ input_tokens: 2 });
});
