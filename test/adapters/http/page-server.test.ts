// The server of a page, asked by real requests on the loopback interface.
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PageServer, type ServedPage, servePage } from '../../../src/adapters/http/page-server.ts';

const begin = async (served: Partial<ServedPage> = {}): Promise<PageServer & { readonly host: string }> => {
  const controller = new AbortController();
  const html = () => Promise.resolve('<p>first</p>');
  const page = { html, script: 'run()', policy: "default-src 'none'", idleMs: 60_000 };
  const server = await servePage({ ...page, signal: controller.signal, ...served });
  onTestFinished(async () => {
    controller.abort();
    await server.ended;
  });
  return { ...server, host: new URL(server.url).host };
};

interface Got {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

const get = (url: string, headers: object = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

/** The cookie that the token is exchanged for. */
const enter = async ({ url }: PageServer): Promise<string> => {
  const { status, headers } = await get(url);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: '/' });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^msw-report-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  return cookie.split(';')[0] ?? '';
};

describe('the server of a page', () => {
  it('listens on the loopback interface, and exchanges its token once', async () => {
    const server = await begin();
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
    expect(await get(server.url.slice(0, -1))).toMatchObject({ status: 403 });
    const cookie = await enter(server);
    expect(await get(server.url)).toMatchObject({ status: 403, body: expect.stringContaining('works once') });
    expect(await get(server.url, { cookie })).toMatchObject({ status: 403 });
    const page = await get(`http://${server.host}/`, { cookie });
    expect(page).toMatchObject({
      status: 200,
      body: '<p>first</p>',
      headers: {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    });
    expect((await get(`http://${server.host}/live.js`, { cookie })).body).toBe('run()');
  });

  it.each<[string, number, (host: string) => object, string?, string?]>([
    ['another host that is bound to this address', 421, () => ({ host: 'evil.example' })],
    ['its address under another name', 421, (host) => ({ host: host.replace('127.0.0.1', 'localhost') })],
    ['another port', 421, () => ({ host: '127.0.0.1:1' })],
    ['a script of another site', 403, () => ({ origin: 'https://evil.example' })],
    ['a link of another site', 403, () => ({ 'sec-fetch-site': 'cross-site' })],
    ['another port of this machine', 403, () => ({ 'sec-fetch-site': 'same-site' })],
    ['a form', 405, () => ({}), 'POST'],
    ['another path', 404, () => ({}), 'GET', '/../etc/passwd'],
    ['a name of every object', 404, () => ({}), 'GET', '/constructor'],
  ])('refuses %s with %i, cookie or not', async (_, status, headers, method = 'GET', path = '/') => {
    const server = await begin();
    const cookie = await enter(server);
    const url = `http://${server.host}${path}`;
    expect(await get(url, { cookie, ...headers(server.host) }, method)).toMatchObject({ status });
  });

  it.each(['', 'x', 'msw-report-1=x', `other=${'a'.repeat(43)}`])('refuses the cookie %j', async (cookie) => {
    const server = await begin();
    for (const path of ['/', '/events', '/live.js'])
      expect(await get(`http://${server.host}${path}`, { cookie })).toMatchObject({ status: 403 });
  });

  it('gives a viewer the page, each that follows, and the end', async () => {
    const controller = new AbortController();
    const server = await begin({ signal: controller.signal });
    const cookie = await enter(server);
    const seen: string[] = [];
    const ended = new Promise<void>((resolve) => {
      const asked = request(`http://${server.host}/events`, { headers: { cookie } }, (response) => {
        expect(response.headers['content-type']).toContain('text/event-stream');
        response.on('data', (chunk) => {
          seen.push(
            ...String(chunk)
              .split('\n\n')
              .filter((event) => event !== ''),
          );
          if (seen.length === 1) server.send('<p>second\n</p>');
          if (seen.length === 2) controller.abort();
        });
        response.on('end', resolve);
      });
      asked.end();
    });
    expect(await server.ended).toBe('interrupted');
    await ended;
    expect(seen).toEqual([
      'event: page\ndata: "<p>first</p>"',
      String.raw`event: page
data: "<p>second\n</p>"`,
      'event: end\ndata: ',
    ]);
    expect(server.viewers()).toBe(0);
  });

  it('ends when nobody looks', async () => {
    expect(await (await begin({ idleMs: 0 })).ended).toBe('idle');
  });
});
