// Turns a failed run of nlm into the refusal that callers see, with its words free of secrets and addresses.

import { basename } from 'node:path';
import { redact } from '../../../core/secrets/redact.ts';
import type { ProgramRun } from '../../process/run-program.ts';
import { classifyRun, complaint, isUsageError, type NlmClass } from './classify-run.ts';
import type { NlmRefusal } from './nlm-call.ts';

const TEXT_CAP = 2_000;
/** nlm ends on these before it asks Google anything. */
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

/** For a run that ended well but printed what no version known to MSW prints. */
export function unreadableRun(run: ProgramRun): NlmRefusal {
  return {
    status: 'unknown',
    text: `nlm printed something unexpected: ${wordsOf(run)}`,
    wasSent: true,
  };
}

/** Addresses carry session ids; the rest goes through the same redaction as everything else. */
function wordsOf(run: ProgramRun): string {
  const said = complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? '');
  return clean(crashOf(run) ?? said);
}

/** The last word of a Python program that ended on an error of its own; null for any other end. */
function crashOf({ stdout, stderr }: ProgramRun): string | null {
  const text = [stderr, stdout].find((said) => said.includes('Traceback (most recent call last)'));
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

/** nlm's words as they may be shown and kept. */
function clean(said: string): string {
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, '<address>');
  return redact(short.replaceAll(/f\.sid=[^&\s'"]+/g, 'f.sid=<secret>'));
}

const MARK = '<argument>';
/** Verbs, options and ids mean what they say. */
const OWN_WORDS = /^[A-Za-z0-9-]*$/;

export function withoutArguments(run: ProgramRun, args: readonly string[]): ProgramRun {
  const said = optionValues(args)
    .flatMap((argument) => [argument, basename(argument)])
    .filter((text) => !OWN_WORDS.test(text))
    .toSorted((left, right) => right.length - left.length);
  const strip = (text: string): string =>
    said.flatMap(spellings).reduce((rest, words) => rest.replaceAll(words, MARK), text);
  return { ...run, stdout: strip(run.stdout), stderr: strip(run.stderr) };
}

/** A question is never repeated, and may itself hold the words of a refusal. */
function optionValues(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args
    .slice(0, end < 0 ? args.length : end)
    .filter((argument, index) => !argument.startsWith('--') && (args[index - 1] ?? '').startsWith('--'));
}

/** As they are, and as they stand inside JSON. */
function spellings(words: string): readonly string[] {
  return [words, JSON.stringify(words).slice(1, -1)];
}
