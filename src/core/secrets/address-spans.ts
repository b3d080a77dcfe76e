// Finds user names and passwords in URLs: `redis://:x@host`, `https://TOKEN@host`.

import { isPlaceholder } from './is-placeholder.ts';
import { looksOpaque } from './looks-random.ts';
import { matchAt } from './read-value.ts';
import type { Span } from './span.ts';

export function addressSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    const login = loginOf(text, at);
    if (login !== '') spans.push({ start: at + 3, end: at + 3 + login.length });
  }
  return text.includes('@') ? [...spans, ...withoutScheme(text)] : spans;
}

const ADDRESS = /[^\s"'`<>\\|]{1,600}/y;

/** The login before the `@` that must be hidden; empty when none must. */
function loginOf(text: string, at: number): string {
  const address = matchAt(ADDRESS, text, at + 3) ?? '';
  const login = beforeHost(address);
  if (login === '') return '';
  const colon = login.indexOf(':');
  if (colon >= 0) return isSecret(login.slice(colon + 1)) ? login : '';
  return isLoneSecret(schemeBefore(text, at), login) ? login : '';
}

function beforeHost(address: string): string {
  const end = address.search(/[/?#]/);
  const authority = end < 0 ? address : address.slice(0, end);
  const at = authority.lastIndexOf('@');
  if (at >= 0) return authority.slice(0, at);
  // A password may contain an unencoded slash; `host:3000/@x` has a port instead.
  return /^[^:@/[]{0,64}:(?!\d{0,5}$)/.test(authority)
    ? address.slice(0, Math.max(0, address.indexOf('@')))
    : '';
}

function isSecret(password: string): boolean {
  return password !== '' && !isPlaceholder(password);
}

function schemeBefore(text: string, at: number): string {
  return /[a-z][a-z0-9+.-]{0,30}$/i.exec(text.slice(Math.max(0, at - 31), at))?.[0].toLowerCase() ?? '';
}

/** In a web URL a single word before the host is a token; elsewhere it is the user name. */
function isLoneSecret(scheme: string, login: string): boolean {
  if (isPlaceholder(login) || /^(?:git|user(?:name)?|anonymous|oauth2|x-access-token)$/i.test(login))
    return false;
  return /^(?:git\+)?https?$|^ftps?$/.test(scheme) || (login.length >= 16 && looksOpaque(login));
}

/** Go's `user:password@tcp(host)`, `user:password@host:5432`. */
const NO_SCHEME =
  /(?<![\w/@.:-])[\w.-]{1,64}:([^\s"'`@/:<>]{3,128})@(?=(?:tcp|unix)\(|[a-z][\w.-]{1,100}:\d{2,5}(?!\w))/g;

/** Oracle's `user/password@//host`, `user/password@SERVICE`; `owner/name@v2` is a version of something. */
const BY_SLASH =
  /(?<![\w/@.:$-])[\w$]{1,30}\/([^\s"'`@/:<>]{3,128})@(?=\/\/|[A-Z][A-Z0-9_.]{2,60}(?!\S)|[a-z][\w.-]{1,100}:\d{2,5}(?!\w))/g;

function withoutScheme(text: string): readonly Span[] {
  return [...text.matchAll(NO_SCHEME), ...text.matchAll(BY_SLASH)].flatMap(
    ({ 0: whole, 1: password = '', index }) =>
      isSecret(password) ? [{ start: index, end: index + whole.length - 1 }] : [],
  );
}
