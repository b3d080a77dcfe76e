// What the run of a verify command proves, and what is known of that run.

import type { SearchTexts } from './said-of-search.ts';

export interface RunFacts {
  readonly command: string;
  /** Null when it did not run to an exit of its own. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly output: string;
  /** Around the command, in the plan. */
  readonly texts: SearchTexts;
  /** Whether a path of the project exists, and as what. */
  readonly kindOf: (path: string) => 'file' | 'folder' | 'missing';
}

export interface RunVerdict {
  readonly verdict: 'passed' | 'failed' | 'undecided';
  /** Why, in one clause. */
  readonly reason: string;
}

export const passed = (reason: string): RunVerdict => ({ verdict: 'passed', reason });
export const failed = (reason: string): RunVerdict => ({ verdict: 'failed', reason });
export const undecided = (reason: string): RunVerdict => ({ verdict: 'undecided', reason });

export function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
