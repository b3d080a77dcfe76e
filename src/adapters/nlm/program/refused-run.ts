// Classifies a failed run of nlm and turns it into the refusal that callers see, free of secrets and addresses.

import { basename } from 'node:path';
import type { RefusalReason } from '../../../core/notebook/refusal.ts';
import { redact } from '../../../core/secrets/redact.ts';
import { withoutTerminalCodes } from '../../../core/terminal-codes.ts';
import type { ProgramRun } from '../../process/run-program.ts';
import { jsonOf } from './json-of.ts';
import type { NlmRefusal } from './nlm-call.ts';

const TEXT_CAP = 2_000;
/** nlm fails with these before it contacts Google. */
const UNSENT: ReadonlySet<NlmClass> = new Set([
  'not-installed',
  'too-old',
  'argument-too-long',
  'profile-missing',
  'profile-corrupt',
]);

export function refusedRun(run: ProgramRun): NlmRefusal {
  const found = classifyRun(run);
  const status = found === 'profile-corrupt' ? 'auth-expired' : found;
  const wasSent = !(UNSENT.has(found) || isUsageError(run));
  return { status, text: wordsOf(run), wasSent };
}

/** For a run that exited with 0 but printed something that no known version prints. */
export function unreadableRun(run: ProgramRun): NlmRefusal {
  return {
    status: 'unknown',
    text: `nlm printed something unexpected: ${wordsOf(run)}`,
    wasSent: true,
  };
}

/** URLs contain session ids; the rest is redacted like everything else. */
function wordsOf(run: ProgramRun): string {
  const words = complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? '');
  return clean(crashOf(run) ?? words);
}

/** The error line of a crashed Python program; null when it did not crash. */
function crashOf({ stdout, stderr }: ProgramRun): string | null {
  const text = [stderr, stdout].find((output) => output.includes('Traceback (most recent call last)'));
  const lines = text?.split('\n').map((line) => line.trim()) ?? [];
  const last = lines.findLast((line) => /^[\w.]{1,120}(?::|$)/.test(line) && line !== '');
  return last === undefined ? null : `nlm crashed with ${last}`;
}

/** Without the frame that nlm draws around an error. */
function lastLines(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.replaceAll(/[\u2500-\u257f]+/g, ' ').trim());
  return lines
    .filter((line) => line !== '')
    .slice(-8)
    .join('\n');
}

/** nlm's words, safe to show and to store. */
function clean(text: string): string {
  const short = text.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, '<address>');
  return redact(short.replaceAll(/f\.sid=[^&\s'"]+/g, 'f.sid=<secret>'));
}

const MARK = '<argument>';
/** Verbs, options and ids are left as they are. */
const OWN_WORDS = /^[A-Za-z0-9-]*$/;

export function withoutArguments(run: ProgramRun, args: readonly string[]): ProgramRun {
  const values = optionValues(args)
    .flatMap((argument) => [argument, basename(argument)])
    .filter((text) => !OWN_WORDS.test(text))
    .toSorted((left, right) => right.length - left.length);
  const strip = (text: string): string =>
    values.flatMap(spellings).reduce((rest, words) => rest.replaceAll(words, MARK), text);
  return { ...run, stdout: strip(run.stdout), stderr: strip(run.stderr) };
}

/** Operands are left out: nlm never repeats a question, and a question may contain the words of a refusal. */
function optionValues(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).flatMap((argument, index) => {
    if (!argument.startsWith('--')) return (args[index - 1] ?? '').startsWith('--') ? [argument] : [];
    const equals = argument.indexOf('=');
    return equals < 0 ? [] : [argument.slice(equals + 1)];
  });
}

/** The text itself, and as escaped in JSON. */
function spellings(words: string): readonly string[] {
  return [words, JSON.stringify(words).slice(1, -1)];
}

/** `profile-corrupt` is a login that was just being written: the caller retries once. */
export type NlmClass = RefusalReason | 'profile-corrupt';

const WORDS: readonly (readonly [NlmClass, RegExp])[] = [
  // The server named another conversation than the requested one; the answer is lost and the quota spent.
  ['lost-answer', /^Query failed: '[0-9a-f-]{36}'$/],
  ['lost-answer', /notebook returned no answer|Query returned empty/i],
  [
    'rate-limited',
    /RESOURCE_EXHAUSTED|error code 8\b|\(code 8\)|429 Too Many Requests|Server error 429|RPC rate limit|rate.?limit|usage limit|quota|daily limit/i,
  ],
  ['profile-missing', /Profile '[^']*' not found|Profile not found:/],
  ['profile-corrupt', /Failed to load profile/],
  [
    'auth-expired',
    /Authentication (?:expired|error|failed)|authentication is no longer valid|UNAUTHENTICATED|error code 16\b|\(code 16\)|401 Unauthorized|403 Forbidden|Credentials have expired|No saved credentials/i,
  ],
  ['not-found', /\(code 5\)|NOT_FOUND|notebook or source was not found|Notebook \S+ not found/],
  ['permission', /\(code 7\)|PERMISSION_DENIED|notebook or source was denied/],
  ['usage', /code 3\b|INVALID_ARGUMENT|query request is invalid/],
  ['drift', /may have been rotated by Google/],
  [
    'timeout',
    /timed out|ReadTimeout|ConnectTimeout|not ready after|within the configured query timeout|deadline expired/,
  ],
  // All that nlm says when it got no id, as after its 120 s for a source by URL.
  ['timeout', /^Failed to add \w+ source\.$/],
  [
    'network',
    /ConnectError|Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|Server disconnected|Could not reach|Server error '?5\d\d|ProxyError|TransientBackend|\(code 14\)/,
  ],
];

/** Only for a failed run: a retry on stderr, or an answer about rate limits, is not a refusal. */
export function classifyRun(run: ProgramRun): NlmClass {
  if (run.startError !== null) return startClass(run.startError);
  if (run.timedOut) return 'timeout';
  if (isUsageError(run)) return usageClass(run);
  return byWords(complaint(run.stdout)) ?? byWords(plain(run.stderr)) ?? 'unknown';
}

/** nlm did not understand its arguments and did nothing. */
function isUsageError(run: ProgramRun): boolean {
  return run.exitCode === 2 && /^\s*Usage:/.test(plain(run.stderr));
}

/** What nlm complains about: the error and hint of its JSON, or else its whole output. */
export function complaint(stdout: string): string {
  const value = jsonOf(stdout);
  if (typeof value !== 'object' || value === null) return plain(stdout);
  const fields = ['error', 'hint'].map((key): unknown => Reflect.get(value, key));
  const found = fields.filter((field) => typeof field === 'string').join(' ');
  return plain(found === '' ? stdout : found);
}

function startClass(code: string): NlmClass {
  if (code === 'E2BIG' || code === 'ENAMETOOLONG') return 'argument-too-long';
  return code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR' ? 'not-installed' : 'unknown';
}

/** `--new-conversation` exists since 0.9.12: an nlm without it is too old for MSW. */
function usageClass(run: ProgramRun): NlmClass {
  return /No such option:? (?:'|")?--new-conversation/.test(plain(run.stderr)) ? 'too-old' : 'usage';
}

function byWords(text: string): NlmClass | null {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

function plain(text: string): string {
  return withoutTerminalCodes(text).replaceAll(/\s+/g, ' ').trim();
}
