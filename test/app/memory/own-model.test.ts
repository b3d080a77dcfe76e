// The user's own model: here a stand-in on this machine that speaks OpenAI's interface and answers as the test tells it
// to. No real model was asked.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readLinks } from '../../../src/adapters/memory/line-log.ts';
import { readNotes, storeNote } from '../../../src/adapters/memory/note-store.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** @param answer null for status 500; a string that begins with `http` for a redirect to that address */
async function standIn(answer: (question: string) => string | null) {
  const asked: { question: string; model: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const { model, messages } = JSON.parse(body);
      const question: string = messages[0].content;
      asked.push({ question, model, key: request.headers.authorization });
      const text = answer(question);
      const [status, headers] =
        text === null ? [500, {}] : text.startsWith('http') ? [307, { location: text }] : [200, {}];
      response.writeHead(status, headers);
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, endpoint: `http://127.0.0.1:${port}/v1` };
}

async function stage(settings: unknown) {
  const [project, home] = [tempFolder(), join(tempFolder(), 'user')];
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
  const call = async (name: string, input: Record<string, unknown>) =>
    (await findOperation(name)).call(
      {
        ...{ folder: project, origin: 'named', cwd: project, now: Date.now },
        env: { MSW_HOME: home, MSW_MODEL_KEY: 'its key' },
        caller: { mark: null, isTerminal: true },
        ...{ tell: () => {}, show: () => {}, emit: () => {} },
      },
      input,
    );
  return { project, call };
}

const TEXT = 'The proxy on 8443 wants a certificate. ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o';
const FILLED =
  '```\n[PROBLEM] Proxy\n\nCONTEXT: port 8443\nREASONING: it wants a certificate\nTAGS: tls\n```';

it('a model puts a text into the template, marked for review, with the original text but without its secret', async () => {
  const { asked, endpoint } = await standIn(() => FILLED);
  const { project, call } = await stage({ model: { endpoint, chat: 'small' } });
  expect(await call('memory add', { text: TEXT })).toMatchObject({ status: 'done' });
  expect(asked).toMatchObject([{ model: 'small', key: 'Bearer its key' }]);
  expect(asked[0]?.question).toContain('The proxy on 8443');
  expect(asked[0]?.question).not.toContain('ghp_');
  expect(readNotes(project).notes).toMatchObject([
    { type: 'PROBLEM', title: 'Proxy', tags: ['tls'], needsReview: true },
  ]);
  expect(readNotes(project).notes[0]?.original).toContain('The proxy on 8443 wants a certificate.');
});

it.each([
  ['an answer that is not in the template', () => 'Sure! Here it is.'],
  ['a failure', () => null],
  ['a redirection elsewhere', () => 'http://127.0.0.1:9/v1'],
])('after %s the text is refused with the template, as without a model', async (_, answer) => {
  const { endpoint } = await standIn(answer);
  const { project, call } = await stage({ model: { endpoint, chat: 'small' } });
  expect(await call('memory add', { text: TEXT })).toMatchObject({
    status: 'failed',
    value: { status: 'template' },
    reason: expect.stringContaining('small'),
  });
  expect(readNotes(project).notes).toEqual([]);
});

it('a model proposes how two notes are related', async () => {
  const { asked, endpoint } = await standIn(() => ' Solves.\n');
  const { project, call } = await stage({ model: { endpoint, chat: 'small' } });
  for (const id of ['bug', 'cure'])
    await storeNote(project, id, `[PROBLEM] ${id}\n\nCONTEXT: c\nREASONING: r\n`);
  expect(await call('memory link', { from: 'bug', type: '?', to: 'cure', model: true })).toMatchObject({
    status: 'done',
  });
  expect(asked[0]?.question).toContain('Choose ONE');
  expect(readLinks(project)).toMatchObject([
    { from: 'bug', to: 'cure', type: 'solves', status: 'proposed', source: 'small' },
  ]);
});

it('a model is asked only when the user configured one', async () => {
  const { asked, endpoint } = await standIn(() => FILLED);
  const { project, call } = await stage({});
  mkdirSync(join(project, '.msw'), { recursive: true });
  const tier2 = { local_llm: { endpoint, model: 'small' } };
  writeFileSync(
    join(project, '.msw', 'config.json'),
    JSON.stringify({ tier2, model: { endpoint, chat: 'small' } }),
  );
  expect(await call('memory add', { text: TEXT })).toMatchObject({ status: 'failed' });
  expect(await call('memory link', { from: 'a', type: '?', to: 'b', model: true })).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('settings.json'),
  });
  expect(asked).toEqual([]);
  expect(readFileSync(join(project, '.msw', 'config.json'), 'utf8')).toContain('small');
});

it('with a yes, a model puts marked notes into the template; the text stays, and so do the other fields', async () => {
  const { endpoint, asked } = await standIn((question) => (question.includes('lost cause') ? 'no' : FILLED));
  const { project, call } = await stage({ model: { endpoint, chat: 'small' } });
  const marked = (text: string) => `---\nschema: 1\nmood: kept\nneeds_review: true\n---\n${text}\n`;
  await storeNote(project, 'proxy', marked('The proxy on 8443 wants a certificate.'));
  await storeNote(project, 'lost', marked('A lost cause'));
  expect(await call('memory review', { fix: true, model: true })).toMatchObject({
    value: { kind: 'marked', notes: [{ id: 'lost' }, { id: 'proxy' }] },
  });
  expect(asked).toEqual([]);
  expect(await call('memory review', { fix: true, model: true, yes: true })).toMatchObject({
    value: { kind: 'fixed', fixed: ['proxy'], left: [{ id: 'lost' }] },
  });
  const file = readFileSync(join(project, '.msw', 'memory', 'proxy.md'), 'utf8');
  expect(file).toMatch(/^---\nschema: 1\nmood: kept\n---\n\[PROBLEM\] Proxy\n/);
  expect(file).toContain('ORIGINAL:\nThe proxy on 8443 wants a certificate.');
  expect(readNotes(project).notes.map(({ needsReview }) => needsReview)).toEqual([true, false]);
});
