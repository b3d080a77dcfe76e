// What a change did to a check: one finding, worded for people and Claude.

export type WeakeningKind =
  | 'test-deleted'
  | 'fewer-tests'
  | 'test-skipped'
  | 'only-some-tests'
  | 'assertion-removed'
  | 'assertion-weakened'
  | 'failure-swallowed'
  | 'expectation-changed'
  | 'recording-changed'
  | 'threshold-lowered'
  | 'check-script-edited'
  | 'config-narrowed'
  | 'run-ended'
  | 'tests-detected'
  | 'special-case'
  | 'result-forged'
  | 'subject-mocked'
  | 'complaint-suppressed'
  | 'runner-replaced';

export interface Weakening {
  readonly kind: WeakeningKind;
  /** Relative to the project's root; null for a finding without a file, such as a count. */
  readonly path: string | null;
  readonly line: number | null;
  /** One sentence without its full stop; it may contain names and text from files, so quote it for Claude. */
  readonly what: string;
}

/**
 * Whether the task itself may require the change: a test that expects something else. It still keeps a pass unproven.
 */
export function mayBeHonest({ kind }: Weakening): boolean {
  return kind === 'expectation-changed' || kind === 'recording-changed';
}

/** With its location: `test/cart.test.ts:12: “ten percent off” no longer runs (“it.skip”).` */
export function sentenceOf({ path, line, what }: Weakening): string {
  const place = path === null ? '' : line === null ? `${path}: ` : `${path}:${line}: `;
  return `${place}${what}.`;
}

const LONGEST = 100;

/** Quotes a name or part of a file for such a sentence. */
export function inSentence(text: string): string {
  const line = text.replaceAll(/\s/g, ' ').trim();
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`;
}

/** `“a”, “b” and 3 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(inSentence).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
