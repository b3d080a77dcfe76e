// A page that somebody can be sent: its verdict first, then what it rests on. Values only, so that the page is also
// its own data. Every text has been cleaned and bounded by who made it.

import type { ControlRun } from '../../proof/control-run.ts';

export interface Page {
  /** `Loop 20261128-224121-8b88f5`. */
  readonly title: string;
  /** The project's name, never its path. */
  readonly project: string;
  /** What it is about, in one line; empty for nothing to say. */
  readonly about: string;
  /** ISO. */
  readonly madeAt: string;
  readonly verdict: PageVerdict;
  /** Short facts below the verdict. */
  readonly facts: readonly Fact[];
  readonly sections: readonly PageSection[];
}

export interface PageVerdict {
  /** `proven`, `passed`, `failed`: what checks say; `open`: neither. */
  readonly tone: 'proven' | 'passed' | 'failed' | 'open';
  /** A few words: `Done and proven`. */
  readonly title: string;
  /** One sentence; empty for none. */
  readonly reason: string;
  /** What to do now, or what would have proven it; null for nothing. */
  readonly next: string | null;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export type PageSection =
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'experiments';
      readonly runs: readonly PageRun[];
      /** Sentences about changed tests and settings. */
      readonly findings: readonly string[];
    }
  | { readonly kind: 'checks'; readonly checks: readonly PageCheck[] }
  | { readonly kind: 'lives'; readonly iterations: readonly number[]; readonly lives: readonly Life[] }
  | { readonly kind: 'iterations'; readonly left: number; readonly iterations: readonly PageIteration[] }
  | { readonly kind: 'guidance'; readonly given: readonly PageGuidance[] }
  | { readonly kind: 'time'; readonly parts: readonly TimePart[]; readonly facts: readonly Fact[] }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly PageRow[] }
  | { readonly kind: 'events'; readonly left: number; readonly events: readonly PageEvent[] };

export interface PageRun {
  readonly name: ControlRun['name'];
  /** `without the work`. */
  readonly conditions: string;
  readonly wanted: 'red' | 'green';
  readonly answer: ControlRun['answer'];
  /** What failed, or why there is no answer; null when green. */
  readonly what: string | null;
  readonly durationMs: number;
}

export interface PageCheck {
  readonly name: string;
  readonly command: string;
  /** The end of what its last run printed; null when it is not kept. */
  readonly output: string | null;
}

/** One failing thing, and in which iterations it was there. */
export interface Life {
  readonly name: string;
  /** One for each iteration of the section; `unknown` where nothing says. */
  readonly states: readonly ('there' | 'not' | 'unknown')[];
}

export interface PageIteration {
  readonly iteration: number;
  /** ISO; null when unknown. */
  readonly at: string | null;
  readonly counted: boolean;
  readonly passed: boolean;
  /** The failure, or that every check passed. */
  readonly result: string;
  /** Compared with the iteration before; null when there is nothing to compare. */
  readonly relation: string | null;
  readonly checks: readonly {
    readonly name: string;
    readonly outcome: string;
    readonly durationMs: number;
  }[];
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** `src/cart.js (+3 -1)`; null when unknown. */
  readonly files: readonly string[] | null;
  readonly commits: readonly string[];
  readonly said: string | null;
  readonly denied: string | null;
  readonly patch: string | null;
}

export interface PageGuidance {
  readonly iteration: number | null;
  readonly failure: string;
  /** In words; null when none was given. */
  readonly source: string | null;
  /** In words. */
  readonly outcome: string;
}

export interface TimePart {
  readonly name: string;
  readonly ms: number;
}

export interface PageRow {
  readonly name: string;
  readonly state: string;
  readonly tone: PageVerdict['tone'];
  readonly text: string;
}

export interface PageEvent {
  /** ISO. */
  readonly at: string;
  readonly kind: string;
  readonly text: string;
}
