// A model's address is one that its own documents print, with the version of the API or without it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askModel } from '../../../src/adapters/model/ask-model.ts';

/** A server that answers under `/v1` alone, as Ollama does, or elsewhere. */
const serve = async (path: string) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isThere = request.url === `${path}/chat/completions`;
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isThere ? { choices: [{ message: { content: 'said' } }] } : {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

it.each([
  ['', '/v1'],
  ['/', '/v1'],
  ['/v1', '/v1'],
  ['/v1/', '/v1'],
  ['/openai', '/openai/v1'],
  ['/openai', '/openai'],
])('an address that ends in “%s” reaches a model at %s', async (typed, path) => {
  const { base } = await serve(path);
  const endpoint = { endpoint: `${base}${typed}`, model: 'm', key: null };
  expect(await askModel(endpoint, 'why?')).toEqual({ status: 'answered', text: 'said' });
});

it('an address with a version is not tried with another', async () => {
  const { base, asked } = await serve('/v2');
  const answer = await askModel({ endpoint: `${base}/v1`, model: 'm', key: null }, 'why?');
  expect(answer).toEqual({ status: 'none', reason: 'it answered with status 404' });
  expect(asked).toEqual(['/v1/chat/completions']);
});
