// Notes found by meaning. The model that makes the vectors is a stand-in on this machine that maps words of one meaning
// to one vector; no real model was asked.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nameShared } from '../../../src/adapters/user/project-choices.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { makePostgres, type Postgres } from '../../support/postgres.ts';
import { startQdrant } from '../../support/qdrant.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const MEANINGS = [
  ['proxy', 'gateway', 'middleman'],
  ['certificate', 'credential', 'tls'],
  ['slow', 'sluggish', 'latency'],
  ['database', 'postgres', 'table'],
];
const SIZE = 200;

/** Words of one meaning share a place; all others have places of their own, and little weight. */
function embed(text: string): readonly number[] {
  const vector = Array<number>(SIZE).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const at = MEANINGS.findIndex((words) => words.includes(word));
    const place = at === -1 ? MEANINGS.length + (numberOf(word) % (SIZE - MEANINGS.length)) : at;
    vector[place] = (vector[place] ?? 0) + (at === -1 ? 0.05 : 1);
  }
  return vector;
}

function numberOf(word: string): number {
  return [...word].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1_000_003, 0);
}

interface Endpoint {
  readonly endpoint: string;
  /** All texts received, in order. */
  readonly texts: string[];
  answers: (input: readonly string[]) => { readonly status: number; readonly body: unknown };
}

const vectorsOf = (input: readonly string[]) => ({
  status: 200,
  body: {
    object: 'list',
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) })),
  },
});

async function startModel(): Promise<Endpoint> {
  const texts: string[] = [];
  const model: Endpoint = { endpoint: '', texts, answers: vectorsOf };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const { input } = JSON.parse(body) as { input: readonly string[] };
      expect(request.url).toBe('/v1/embeddings');
      texts.push(...input);
      const said = model.answers(input);
      response.writeHead(said.status, { 'content-type': 'application/json' });
      response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => server.close());
  return Object.assign(model, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

const NOTES = {
  gateway: 'The middleman on 8443 wants a tls credential',
  report: 'The nightly report has sluggish latency',
  orders: 'Postgres locks the orders table',
  colours: 'Buttons are blue',
};

/** A machine is a user folder with a clone of the project. */
function machine(settings: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string>> = {}) {
  const [project, home] = [tempFolder(), join(tempFolder(), 'user')];
  const folder = join(project, '.msw', 'memory');
  mkdirSync(home, { mode: 0o700 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
  const write = (id: string, context: string) =>
    writeFileSync(join(folder, `${id}.md`), `[INSIGHT] ${id}\n\nCONTEXT: ${context}\nREASONING: so\n`);
  for (const [id, context] of Object.entries(NOTES)) write(id, context);
  const call = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const result = await (await findOperation(name)).call(
      {
        ...{ folder: project, origin: 'named', cwd: project, now: Date.now },
        env: { MSW_HOME: home, ...env },
        caller: { mark: null, isTerminal: true },
        ...{ tell: () => {}, show: () => {}, emit: () => {} },
      },
      input,
    );
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return { value: result.value, notice: result.reason ?? undefined };
  };
  const search = async (query: string, filter = {}) => {
    const { value, notice } = await call('memory search', { query, ...filter });
    const { mode, hits } = value as { mode: string; hits: { id: string }[] };
    return { mode, notice, ids: hits.map(({ id }) => id) };
  };
  const forget = (id: string) => rmSync(join(folder, `${id}.md`));
  const vectors = () => readdirSync(join(home, 'vectors'));
  return { project, home, write, forget, call, search, vectors };
}

const withModel = ({ endpoint }: Endpoint) => ({ model: { endpoint, embed: 'small-embed' } });

describe('a model that makes vectors', () => {
  it('finds a note that shares no word with the query, and the mode is reported', async () => {
    const model = await startModel();
    const plain = machine({});
    expect(await plain.search('proxy certificate')).toEqual({ mode: 'lexical', notice: undefined, ids: [] });
    const { search, call } = machine(withModel(model));
    expect(await search('proxy certificate')).toEqual({
      mode: 'hybrid',
      notice: undefined,
      ids: ['gateway'],
    });
    // Nothing is close to it, and nothing has the words.
    expect(await search('kubernetes ingress')).toMatchObject({ mode: 'hybrid', ids: [] });
    const { value } = await call('memory brief', { task: 'proxy certificate' });
    expect(value).toMatchObject({ mode: 'hybrid', memories_used: [{ id: 'gateway' }] });
  });

  it('weighs words more than nearness, and both more than either', async () => {
    const model = await startModel();
    const { write, search } = machine(withModel(model));
    write('both', 'the proxy wants a certificate');
    write('words', 'proxy certificate buttons are blue and round and big and many');
    expect((await search('proxy certificate')).ids).toEqual(['both', 'words', 'gateway']);
  });

  it('never finds a note that the filter excludes, however near it is', async () => {
    const { search } = machine(withModel(await startModel()));
    expect((await search('proxy certificate', { type: 'PROBLEM' })).ids).toEqual([]);
    expect((await search('proxy certificate', { type: 'INSIGHT' })).ids).toEqual(['gateway']);
  });

  it('embeds a note once, again when it changes, and never when it is long', async () => {
    const model = await startModel();
    const { write, forget, search, home } = machine(withModel(model));
    write('long', `proxy ${'certificate '.repeat(400)}`);
    await search('latency');
    expect(model.texts.filter((text) => text.includes('CONTEXT'))).toHaveLength(4);
    expect((await search('slow')).ids).toEqual(['report']);
    expect(model.texts.filter((text) => text.includes('CONTEXT'))).toHaveLength(4);
    write('report', 'Buttons are red');
    expect((await search('slow')).ids).toEqual([]);
    expect(model.texts.filter((text) => text.includes('CONTEXT'))).toHaveLength(5);
    forget('orders');
    await search('latency');
    const [bytes] = readdirSync(join(home, 'vectors'))
      .filter((name) => name.endsWith('.bin'))
      .map((name) => readFileSync(join(home, 'vectors', name)));
    // Three short notes are left: the second number of the file is the number of vectors.
    expect(bytes?.readUInt32LE(4)).toBe(3);
  });

  it('is sent no secret, and nothing unless the user configured it', async () => {
    const model = await startModel();
    const { write, search } = machine(withModel(model));
    write('token', 'the token is ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o');
    await search('token ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o');
    expect(model.texts.length).toBeGreaterThan(4);
    expect(model.texts.join('\n')).not.toContain('ghp_x7');
    const before = model.texts.length;
    const cloned = machine({});
    writeFileSync(
      join(cloned.project, '.msw', 'config.json'),
      JSON.stringify({ ...withModel(model), tier2: { local_llm: { endpoint: model.endpoint } } }),
    );
    expect((await cloned.search('latency')).mode).toBe('lexical');
    const chatAlone = machine({ model: { endpoint: model.endpoint, chat: 'small' } });
    expect((await chatAlone.search('latency')).mode).toBe('lexical');
    expect(model.texts).toHaveLength(before);
  });

  it.each([
    ['fails', { status: 500, body: 'x' }, 'status 500'],
    ['says something else', { status: 200, body: { data: [] } }, 'a vector for every text'],
    ['says no JSON', { status: 200, body: '{' }, 'cannot be used'],
    [
      'points nowhere',
      { status: 200, body: { data: [{ index: 0, embedding: [0, 0] }] } },
      'a vector for every text',
    ],
    ['redirects', { status: 307, body: '' }, 'cannot be used'],
  ])(
    'is not used when it %s: only the words are searched, and the reason is reported',
    async (_, said, reason) => {
      const model = await startModel();
      const { search } = machine(withModel(model));
      model.answers = () => said;
      const found = await search('sluggish report');
      expect(found).toMatchObject({ mode: 'lexical', ids: ['report'] });
      expect(found.notice).toMatch(/^Found by words alone, since small-embed gave no usable answer: /);
      expect(found.notice).toContain(reason);
    },
  );

  it('may fail half way: the vectors made so far are kept, and the next search continues', async () => {
    const model = await startModel();
    const { write, search } = machine(withModel(model));
    for (let at = 0; at < 40; at += 1) write(`n${at}`, `number ${at} of the buttons`);
    let calls = 0;
    model.answers = (input) => {
      calls += 1;
      return calls <= 2 ? vectorsOf(input) : { status: 503, body: '' };
    };
    const first = await search('proxy certificate');
    expect(first.notice).toBe('12 notes have no vector yet; it answered with status 503.');
    model.answers = vectorsOf;
    expect(await search('proxy certificate')).toEqual({
      mode: 'hybrid',
      notice: undefined,
      ids: ['gateway'],
    });
  });

  it('orders the notes of a rung by both, and never adds any', async () => {
    const model = await startModel();
    const { write, search, call } = machine(withModel(model));
    const failure = 'EPROXY8443 handshake of upstream refused by the gateway since its credential expired';
    write('near', 'EPROXY8443 handshake upstream: the gateway and its credential');
    write('far', 'EPROXY8443 handshake upstream: buttons refused');
    await search('latency');
    const sources = async () => {
      const { value } = await call('memory about', { failure });
      return (value as { passages: { source: string }[] }).passages.map(({ source }) => source);
    };
    expect(await sources()).toEqual(['.msw/memory/near.md:1', '.msw/memory/far.md:1']);
    const { value } = await call('memory about', { failure: 'the middleman wants tls' });
    expect(value).toEqual({ passages: [] });
    model.answers = () => ({ status: 500, body: '' });
    expect(await sources()).toHaveLength(2);
  });
});

interface Team {
  readonly settings: (model: Endpoint) => Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string>>;
}

/** Two machines whose clones share one name. */
async function shareVectors(team: Team, name = 'shop'): Promise<void> {
  const model = await startModel();
  const [one, two, apart] = [0, 1, 2].map(() => machine(team.settings(model), team.env));
  for (const each of [one, two]) await nameShared(each?.home ?? '', each?.project ?? '', name);
  expect(await one?.search('proxy certificate')).toEqual({
    mode: 'hybrid',
    notice: undefined,
    ids: ['gateway'],
  });
  const made = model.texts.length;
  expect(await two?.search('proxy certificate')).toEqual({
    mode: 'hybrid',
    notice: undefined,
    ids: ['gateway'],
  });
  // Only the query was embedded.
  expect(model.texts.slice(made)).toEqual(['proxy certificate']);
  expect(one?.vectors().filter((name) => name.endsWith('.bin'))).toEqual([]);
  // Vectors of notes that are not shared are not shared either.
  await apart?.search('latency');
  expect(apart?.vectors().filter((name) => name.endsWith('.bin'))).toHaveLength(1);
  one?.forget('gateway');
  await one?.search('latency');
  // The other machine still has the note: it is embedded again, not lost.
  expect((await two?.search('proxy certificate'))?.ids).toEqual(['gateway']);
}

requireOrSkip('pgvector')('a team’s PostgreSQL that has pgvector', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await makePostgres('pgvector');
    await server.start();
  });
  afterAll(() => server.stop());

  it('gets the vectors of shared notes once for all machines', async () => {
    const postgres = await server.database();
    await shareVectors({ settings: (model) => ({ ...withModel(model), postgres }), env: {} });
  });

  it('is replaced by this machine while it is away, and notes are found there', async () => {
    const model = await startModel();
    const postgres = 'postgresql://me:hunter2hunter2@127.0.0.1:9/team';
    const { home, project, search } = machine({ ...withModel(model), postgres });
    await nameShared(home, project, 'shop');
    const found = await search('proxy certificate');
    expect(found).toMatchObject({ mode: 'hybrid', ids: ['gateway'] });
    expect(found.notice).toMatch(
      /^127\.0\.0\.1:9\/team cannot be used for vectors, so they stay on this machine: /,
    );
    expect(found.notice).not.toContain('hunter2');
  });
});

requireOrSkip('postgres')('a team’s PostgreSQL that lacks pgvector', () => {
  it('leaves the vectors on this machine, and the reason is reported', async () => {
    const server = await makePostgres();
    open.push(() => server.stop());
    await server.start();
    const { home, project, search } = machine({
      ...withModel(await startModel()),
      postgres: await server.database(),
    });
    await nameShared(home, project, 'shop');
    const found = await search('proxy certificate');
    expect(found).toMatchObject({ mode: 'hybrid', ids: ['gateway'] });
    expect(found.notice).toContain('it has no pgvector');
  });
});

describe('Qdrant, as far as a stand-in shows it', () => {
  it('gets the vectors of shared notes once for all machines; its key may be in the environment', async () => {
    const qdrant = await startQdrant('p@ss word');
    open.push(() => qdrant.close());
    const address = qdrant.url.replace('//', `//:${encodeURIComponent('p@ss word')}@`);
    await shareVectors({ settings: (model) => ({ ...withModel(model), qdrant: address }), env: {} });
    expect(qdrant.collections()).toHaveLength(1);
    expect(qdrant.requests.map(({ body }) => body).join('\n')).not.toMatch(/middleman|CONTEXT|shop/);
    await shareVectors({ settings: withModel, env: { MSW_QDRANT: address } }, 'garden');
    expect(qdrant.collections()).toHaveLength(2);
  });

  it('is replaced by this machine when it cannot be used', async () => {
    const qdrant = await startQdrant('its key');
    open.push(() => qdrant.close());
    const { home, project, search } = machine({ ...withModel(await startModel()), qdrant: qdrant.url });
    await nameShared(home, project, 'shop');
    const found = await search('proxy certificate');
    expect(found).toMatchObject({ mode: 'hybrid', ids: ['gateway'] });
    expect(found.notice).toMatch(/cannot be used for vectors, so they stay on this machine: Unauthorized\.$/);
  });
});
