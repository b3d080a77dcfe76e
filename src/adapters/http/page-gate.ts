// Who gets what from the server of a page: requests that name it as their host, from nowhere or from the page itself,
// with a token that works once and the cookie that it is exchanged for.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Admitted =
  /** What of the page is asked for. */
  | { readonly kind: 'page' | 'script' | 'events' }
  /** The token was right: the browser comes again with the cookie. */
  | { readonly kind: 'entered'; readonly cookie: string }
  /** `reason`: one sentence. */
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 405 | 421; readonly reason: string };

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface PageGate {
  readonly token: string;
  readonly admit: (request: Asked) => Admitted;
}

/** @param host `127.0.0.1:PORT`: a name that another site has bound to this address is not taken for it */
export function pageGate(host: string): PageGate {
  const [token, secret] = [newSecret(), newSecret()];
  // Cookies know no ports.
  const name = `msw-report-${host.split(':').at(-1)}`;
  let isUsed = false;
  const enter = (given: string): Admitted => {
    if (isUsed || !isSame(given, token)) return NOT_KNOWN;
    isUsed = true;
    return { kind: 'entered', cookie: `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/` };
  };
  const admit = (request: Asked): Admitted => {
    const objection = objectionTo(request, host);
    if (objection !== null) return objection;
    const [path = '', query = ''] = (request.url ?? '/').split('?');
    const given = new URLSearchParams(query).get('token');
    if (path === '/' && given !== null) return enter(given);
    if (!isSame(cookieIn(request.headers.cookie ?? '', name), secret)) return NOT_KNOWN;
    const kind = PARTS.get(path);
    return kind === undefined ? refuse(404, 'There is nothing here.') : { kind };
  };
  return { token, admit };
}

/** Null for a request that may come from the page itself, or from somebody who typed its address. */
function objectionTo({ method, headers }: Asked, host: string): Admitted | null {
  if (headers.host !== host) return refuse(421, 'This server answers only at the address that was printed.');
  if (!isFromHere(headers, host)) return refuse(403, 'Another page asked for this one.');
  return method === 'GET' ? null : refuse(405, 'This page is read-only.');
}

const PARTS = new Map<string, 'page' | 'script' | 'events'>([
  ['/', 'page'],
  ['/live.js', 'script'],
  ['/events', 'events'],
]);

function refuse(status: 403 | 404 | 405 | 421, reason: string): Admitted {
  return { kind: 'refused', status, reason };
}

const NOT_KNOWN = refuse(
  403,
  'The address works once, in the browser that opened it first: run report --serve again for another one.',
);

/** A page of another site can send requests, with cookies of this one where the browser does not know better. */
function isFromHere({ origin, 'sec-fetch-site': site = 'none' }: Asked['headers'], host: string): boolean {
  return (origin === undefined || origin === `http://${host}`) && (site === 'none' || site === 'same-origin');
}

function cookieIn(cookies: string, name: string): string {
  const own = cookies.split(';').find((one) => one.trim().startsWith(`${name}=`));
  return own?.trim().slice(name.length + 1) ?? '';
}

function isSame(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
