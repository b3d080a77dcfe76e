// Explains how an output was read: by which reader, which lines count or not and why, and which rule masked what.

import { canonicalise, readOutput } from '../canonicalise.ts';
import { isNoiseOf } from '../declared/own-readers.ts';
import type { ReadBy, Reading } from '../find-problems.ts';
import type { Finding } from '../reading/reader.ts';
import type { Failure, FailureContext } from '../text/failure.ts';
import { maskLocations } from '../text/mask-locations.ts';
import { judgeValues } from '../text/mask-values.ts';
import { maskVolatile } from '../text/mask-volatile.ts';
import { noiseReasons } from '../text/noise-lines.ts';

export interface ReadingExplanation {
  readonly tool: string;
  readonly readBy: string;
  /** The declared readers that took part. */
  readonly ownReaders: readonly string[];
  readonly hadPrefixes: boolean;
  readonly headline: string;
  readonly fingerprints: { readonly class: string; readonly exact: string };
  /** Lines with their number in the text that was read; `notShown` counts the rest. */
  readonly lines: readonly ExplainedLine[];
  readonly notShown: number;
  readonly masks: readonly Mask[];
  /** One sentence for each reader file that is not used. */
  readonly problems: readonly string[];
}

export interface ExplainedLine {
  readonly line: number;
  readonly text: string;
  /** `problem`: one begins here; `counts`: the line distinguishes problems; `noise`: it does not. */
  readonly use: 'problem' | 'counts' | 'noise';
  readonly why: string;
}

export interface Mask {
  /** As it appears in the text. */
  readonly text: string;
  /** Null when it stays. */
  readonly became: string | null;
  readonly kind: 'volatile' | 'value' | 'identity';
  readonly why: string;
}

const READ_BY: Readonly<Record<ReadBy, string>> = {
  tool: 'the tool’s own report',
  runtime: 'the words of a language’s runtime about an error that nobody caught',
  place: 'lines that have a place and an error, of a tool that MSW has no reader for',
  wrapper: 'the words of a program that runs others, which said nothing',
  lines: 'all lines but the noise: MSW has no reader for this tool',
};

const MOST_LINES = 400;
const MOST_MASKS = 100;

export function explainFailure(
  raw: string,
  context: FailureContext,
  problems: readonly string[] = [],
): ReadingExplanation {
  const reading = readOutput(raw, context);
  const failure = canonicalise(raw, context);
  const lines = linesOf(reading);
  return {
    tool: failure.tool,
    readBy: READ_BY[reading.by],
    ownReaders: reading.own.map(({ tool }) => tool),
    hadPrefixes: reading.hadPrefixes,
    headline: failure.headline,
    fingerprints: { class: failure.fingerprints.class, exact: failure.fingerprints.exact },
    lines: lines.slice(0, MOST_LINES),
    notShown: Math.max(0, lines.length - MOST_LINES),
    masks: masksOf(reading, failure),
    problems,
  };
}

function linesOf({ lines, found, by, own }: Reading): readonly ExplainedLine[] {
  const silent = noiseReasons(lines);
  const begins = new Map(found.map(({ finding, tool }) => [finding.line, tool]));
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return [];
    const line = { line: at + 1, text };
    const tool = begins.get(at);
    if (tool !== undefined) return { ...line, use: 'problem', why: `a problem of ${tool}` } as const;
    const declared = own.find(({ file }) => isNoiseOf(file, text));
    if (declared !== undefined)
      return { ...line, use: 'noise', why: `noise, says the reader of ${declared.tool}` };
    const why = silent[at] ?? null;
    if (why !== null) return { ...line, use: 'noise', why } as const;
    if (by !== 'lines') return { ...line, use: 'noise', why: 'in no problem’s own words' } as const;
    return { ...line, use: 'counts', why: 'told with the problems, so it tells them apart' } as const;
  });
}

function masksOf({ found }: Reading, { items }: Failure): readonly Mask[] {
  const masks = new Map<string, Mask>();
  for (const { finding } of found.slice(0, Math.max(items.length, 1)))
    for (const mask of masksIn(finding)) masks.set(JSON.stringify([mask.text, mask.why]), mask);
  return [...masks.values()].slice(0, MOST_MASKS);
}

function masksIn({ message, speech, values = [], aside = [], testId }: Finding): readonly Mask[] {
  const masks: Mask[] = [];
  const mask = (text: string): string => {
    const note = (found: string, became: string, why: string): void => {
      masks.push({ text: found, became, kind: 'volatile', why });
    };
    return maskLocations(maskVolatile(text, note), note);
  };
  const fixed = mask(message);
  for (const text of [...values, ...aside, testId ?? '']) mask(text);
  const judged = judgeValues(fixed, speech).map(({ text, stays, why }): Mask => {
    return stays
      ? { text, became: null, kind: 'identity', why }
      : { text, became: '<v>', kind: 'value', why };
  });
  return [...masks, ...judged];
}
