// Takes the values of options out of what nlm complained about: nlm repeats paths and titles in its errors, and
// a file called "rate limits.md" is no refusal of Google's.

import { basename } from 'node:path';
import type { NlmRun } from './nlm-result.ts';

const MARK = '<argument>';
/** Verbs, options and ids mean what they say. */
const OWN_WORDS = /^[A-Za-z0-9-]*$/;

export function withoutArguments(run: NlmRun, args: readonly string[]): NlmRun {
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
