// Where the work of a regular expression may grow with the square of its text, because the text is short, and what
// keeps it short.

import type { SourcePattern } from './source-patterns.ts';

interface Cap {
  readonly file: string;
  /** A part of it; all of the file without one. */
  readonly source?: string;
  readonly most: number;
  readonly why: string;
}

const CAPS: readonly Cap[] = [
  { file: 'core/failure/', most: 4_096, why: 'cleanOutput cuts lines there' },
  { file: 'core/checks/empty-run.ts', most: 1_000, why: 'emptyRun cuts lines there' },
  {
    file: 'core/mapping/documents/read-span.ts',
    source: '.+?',
    most: 400,
    why: 'readSpan takes longer for code',
  },
  {
    file: 'core/planning/documents/plan-element.ts',
    source: '[\\w.:-]*',
    most: 1_000,
    why: 'attributesOf cuts there',
  },
  { file: 'core/secrets/looks-random.ts', source: 'https?', most: 300, why: 'looksOpaque cuts there' },
  { file: 'core/secrets/place-of-value.ts', source: 'export ', most: 60, why: 'before takes no more' },
  {
    file: 'core/secrets/private-key-spans.ts',
    source: 'Proc-Type',
    most: 200,
    why: 'lastPart takes no more',
  },
];

/** Undefined for what reads texts of any length. */
export function capOf({ file, pattern }: SourcePattern): Cap | undefined {
  return CAPS.find((cap) => file.startsWith(cap.file) && pattern.source.includes(cap.source ?? ''));
}

export function unusedCaps(patterns: readonly SourcePattern[]): readonly Cap[] {
  const used = new Set(patterns.flatMap((one) => capOf(one) ?? []));
  return CAPS.filter((cap) => !used.has(cap));
}
