// How far a cited source can be relied on, by rules that a reader can check: whose it is, and how many answers
// rest on it.

import { type Prose, prose } from '../text/prose.ts';
import type { CitedSource } from './source-index.ts';

export type Confidence = 'primary' | 'secondary' | 'tertiary';

const DOCUMENTATION =
  /^(?:docs?|developers?|dev|learn|api|reference|spec|specs)\.|(?:^|\.)(?:readthedocs\.(?:io|org)|github\.io|rfc-editor\.org|ietf\.org|w3\.org|whatwg\.org|ecma-international\.org|iso\.org|python\.org|nodejs\.org|mozilla\.org)$/;

/** Documentation, standards and what the user put into the notebook; what several answers cite; the rest. */
export function confidenceOf({ source, uses }: CitedSource): Confidence {
  if (source.url === null) return 'primary';
  const match = /^https?:\/\/([^/:?#]+)(?::\d+)?([^?#]*)/i.exec(source.url);
  const [host, path] = [(match?.[1] ?? '').toLowerCase(), match?.[2] ?? ''];
  if (DOCUMENTATION.test(host) || /\/docs?\//.test(`${path}/`)) return 'primary';
  return uses > 1 ? 'secondary' : 'tertiary';
}

export const CONFIDENCE_TITLES: Readonly<Record<Confidence, Prose>> = {
  primary: prose`Primary (HIGH confidence)`,
  secondary: prose`Secondary (MEDIUM confidence)`,
  tertiary: prose`Tertiary (LOW confidence)`,
};

export const CONFIDENCE_RULES = prose`Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.`;
