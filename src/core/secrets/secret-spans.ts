// Finds the secrets of a text: the one set of rules for text that is sent, stored or committed.

import { once } from '../once.ts';
import { addressSpans } from './address-spans.ts';
import { assignedSpans } from './assigned-spans.ts';
import { commandSpans, mayBeCommand } from './command-spans.ts';
import { decodedView } from './decoded-view.ts';
import { dumpedViews, mayBeDumped } from './dumped-views.ts';
import { isPlaceholder } from './is-placeholder.ts';
import { mayNameSecret } from './key-kind.ts';
import { loginPairs, mayBePair } from './login-pairs.ts';
import { looksLikeLogin, looksOpaque, looksRandom } from './looks-random.ts';
import { privateKeySpans } from './private-key-spans.ts';
import { mergeSpans, type Span } from './span.ts';
import { cloudTokens } from './tokens/cloud-tokens.ts';
import { codeTokens } from './tokens/code-tokens.ts';
import { serviceTokens } from './tokens/service-tokens.ts';
import type { TokenRule } from './tokens/token-rule.ts';
import { mayBeVariable, variableSpans } from './variable-spans.ts';

interface Finder {
  readonly find: (text: string) => readonly Span[];
  /** False when it cannot find anything, so that its patterns need not be compiled. Only used for shorter texts. */
  readonly may?: (text: string) => boolean;
}

const FINDERS: readonly Finder[] = [
  { find: privateKeySpans },
  { find: tokenSpans },
  { find: addressSpans },
  { find: assignedSpans, may: mayNameSecret },
  { find: loginSpans },
  { find: loginPairs, may: mayBePair },
  { find: variableSpans, may: mayBeVariable },
  { find: commandSpans, may: mayBeCommand },
  { find: randomSpans },
];
/** JSON in JSON in a URL: real texts nest no deeper. */
const DEEPEST = 3;

/** A failure may have thousands of short texts, and most contain nothing suspicious. */
const SHORT = 1_000;
const SUSPECT = /[\w+/=.~:$|!-]{16}|:\/\/|@|basic|PRIVATE|%[0-7]|\\[ux/]|&#?\w|(?:^|[\s"',[])-[A-Za-z]/i;
/** Sorted, without overlaps. `text` must be as a person sees it: see `visibleText`. */
export function secretSpans(text: string): readonly Span[] {
  const isSuspect =
    text.length >= SHORT ||
    SUSPECT.test(text) ||
    mayBeDumped(text) ||
    FINDERS.some(({ may }) => may?.(text) === true);
  return isSuspect ? mergeSpans(spansAtDepth(text, 0)) : [];
}

function spansAtDepth(text: string, depth: number): readonly Span[] {
  const plain = FINDERS.flatMap(({ find, may }) =>
    text.length < LONG && may?.(text) === false ? [] : find(text),
  );
  if (depth === DEEPEST) return plain;
  const view = decodedView(text);
  const views = view === null ? dumpedViews(text) : [view, ...dumpedViews(text)];
  return [...plain, ...views.flatMap((one) => spansAtDepth(one.text, depth + 1).map(one.sourceOf))];
}

// Finds logins without the name of their header: `Bearer x`, `Basic x`.
const LOGIN = /\b(?:Bearer|Basic|Token|ApiKey)(?: {1,4}|%20|\+)([\w.~+/=-]{8,})/gi;

function loginSpans(text: string): readonly Span[] {
  return [...text.matchAll(LOGIN)].flatMap(({ 0: whole, 1: word = '', index }) =>
    isLogin(whole, word) ? [{ start: index + whole.length - word.length, end: index + whole.length }] : [],
  );
}

/** `Basic authentication` and `Bearer token-based` are words about logins. */
function isLogin(whole: string, word: string): boolean {
  if (isPlaceholder(word)) return false;
  if (/^Basic/i.test(whole)) return looksOpaque(word) || looksLikeLogin(word) || /\w=$/.test(word);
  if (/^Bearer/i.test(whole)) return /\w=$|[a-z][A-Z]|[.\d]\w/.test(word);
  return /^[0-9a-f]{32,}$/i.test(word);
}

/** A run of base64 characters, including the slashes of a path. */
const RUN = /(?<![\w+/=%])[\w+/-]{20,}={0,2}(?!\w)/g;
/** Longer runs are images, certificates and source maps. */
const LONGEST_KEY = 120;

function randomSpans(text: string): readonly Span[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (isDigest(run) || isDigestMark(text.slice(Math.max(0, index - 12), index))) return [];
    if (isBinary(run)) {
      const isKey = run.length <= LONGEST_KEY && looksRandom(run.replaceAll(/[+/]/g, ''));
      return isKey ? [{ start: index, end: index + run.length }] : [];
    }
    return partsOf(run).map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}

/** Package checksums and public SSH keys. */
function isDigest(run: string): boolean {
  return /^(?:sha\d{1,3}|md5|h1)-|^AAAA[BCE][23][A-Z]/.test(run);
}

/** `sha256:`, `h1:`, `;base64,`. */
function isDigestMark(before: string): boolean {
  return /(?:sha\d{1,3}|md5|h1|base64)["']?[:=,]\s?["']?$/i.test(before);
}

/** Standard base64, but not a path: no part between its slashes is a word. */
function isBinary(run: string): boolean {
  if (run.length > LONGEST_KEY) return run.includes('+') || run.includes('/');
  return (
    /^[A-Za-z0-9+/]+=*$/.test(run) && /[+/]/.test(run) && !run.split('/').some((part) => WORD.test(part))
  );
}

const WORD = /^[A-Za-z]?[a-z]{2,40}\d{0,3}$|^v?\d{1,4}$/;

function partsOf(run: string): readonly Span[] {
  return [...run.matchAll(/[\w+-]{20,}={0,2}/g)]
    .filter(({ 0: part }) => looksRandom(part))
    .map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
}

/** Finds tokens by their own prefix and alphabet; no key word next to them is needed. */
export const tokenRules: readonly TokenRule[] = [...codeTokens, ...cloudTokens, ...serviceTokens];

function tokenSpans(text: string): readonly Span[] {
  const spans = matchesOf(text.length < LONG ? tokensIn(text) : anyToken(), text);
  for (const { mark, pattern } of markedTokens()) {
    if (mark.test(text)) spans.push(...matchesOf(pattern, text));
  }
  return spans;
}

function matchesOf(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}

/** One pass for all rules: it takes a few nanoseconds per character, hardly more than a pass for one rule. */
const anyToken = once(() => tokenPattern(tokenRules.filter(({ mark }) => mark === undefined)));

/** From this length on, one pass is faster than searching for each beginning. */
const LONG = 20_000;

const unmarked = once(() =>
  tokenRules
    .filter(({ mark }) => mark === undefined)
    .map((rule) => ({ form: rule.form, beginnings: beginningsOf(rule) })),
);

/** The literal beginnings of a rule's tokens, if they are evident; an empty text if a token may begin with anything. */
function beginningsOf({ form: { source }, begins }: TokenRule): readonly string[] {
  if (begins !== undefined) return begins.split(' ');
  const written = /^[\w-]*/.exec(source)?.[0] ?? '';
  const isOpen = source.includes('|') || /[*?{]/.test(source[written.length] ?? '');
  return [isOpen ? '' : written];
}

const compiled = new Map<string, RegExp>();

/** Skips rules whose tokens cannot begin anywhere in the text: compiling all of them takes 5 ms of a turn. */
function tokensIn(text: string): RegExp {
  const rules = unmarked().filter(({ beginnings }) =>
    beginnings.some((beginning) => text.includes(beginning)),
  );
  const key = rules.map(({ form }) => form.source).join('|');
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const pattern = compiled.size < MOST_COMPILED ? tokenPattern(rules) : anyToken();
  compiled.set(key, pattern);
  return pattern;
}

const MOST_COMPILED = 20;

const markedTokens = once(() =>
  tokenRules.flatMap((rule) =>
    rule.mark === undefined ? [] : [{ mark: rule.mark, pattern: tokenPattern([rule]) }],
  ),
);

/** Not after a letter or digit, except the letter of an escaped line end in a string. */
function tokenPattern(rules: readonly Pick<TokenRule, 'form'>[]): RegExp {
  const forms = rules.map(({ form }) => form.source).join('|');
  return new RegExp(`(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:${forms})`, 'g');
}
