// The settings of a vault as options of one call.

import type { GivenSettings } from '../../../core/sources/ask-settings.ts';
import { count, numberText } from '../operation/inputs.ts';
import type { Called } from '../operation/operation.ts';

export const settingInputs = {
  top: count('N', 'how many notes are considered; by default 15', [1, 1000]),
  cutoff: numberText('R', 'the least share of the best score, 0 to 1; by default 0.4'),
  min: count('K', 'how many notes are kept whatever their scores; by default 3', [1, 1000]),
  k1: numberText('R', 'of BM25; by default 1.2'),
  b: numberText('R', 'of BM25, 0 to 1; by default 0.75'),
  timeout: count('SECONDS', 'how long the notebook may take; by default 120', [1, 3600]),
};

type Given = Readonly<Record<keyof typeof settingInputs, number | string | null>>;

const NAMES = {
  top: 'bm25TopN',
  cutoff: 'bm25CutoffRatio',
  min: 'bm25MinSourcesK',
  k1: 'bm25k1',
  b: 'bm25b',
  timeout: 'queryTimeoutSeconds',
} as const;

const MOST = { cutoff: 1, k1: 100, b: 1 } as const;

/** A sentence for a value that is no number, or out of its range; null when all are fine. */
export function flagProblem({ words }: Called, given: Given): string | null {
  for (const [name, most] of Object.entries(MOST)) {
    const value = givenValue(given, name);
    if (value === null || (value >= 0 && value <= most)) continue;
    return `${words.input(name) ?? name} needs a number from 0 to ${most}.`;
  }
  const [top, min] = [given.top ?? null, given.min ?? null];
  return top !== null && min !== null && Number(min) > Number(top)
    ? `${words.input('min') ?? 'min'} can be at most ${words.input('top') ?? 'top'}.`
    : null;
}

export function askFlags(given: Given): GivenSettings {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, stored]) => {
      const value = givenValue(given, name);
      return value === null ? [] : [[stored, value] as const];
    }),
  );
}

/** Not a number for a text that is none. */
function givenValue(given: Given, name: string): number | null {
  const value: unknown = Reflect.get(given, name);
  if (value === null || value === undefined) return null;
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
}
