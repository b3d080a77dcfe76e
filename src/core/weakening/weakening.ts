// What a change did to a check: one finding, with the words in which people and Claude hear of it.

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
  /** From the project's root; null for what belongs to no file, such as a count. */
  readonly path: string | null;
  readonly line: number | null;
  /** One sentence without its full stop; it may contain names and text from files: quote it for Claude. */
  readonly what: string;
}

/** True where the task itself may ask for the change: a test that expects something else. It keeps a pass from proof. */
export function mayBeHonest({ kind }: Weakening): boolean {
  return kind === 'expectation-changed' || kind === 'recording-changed';
}

/** With its place: `test/cart.test.ts:12: “ten percent off” no longer runs (“it.skip”).` */
export function sentenceOf({ path, line, what }: Weakening): string {
  const place = path === null ? '' : line === null ? `${path}: ` : `${path}:${line}: `;
  return `${place}${what}.`;
}

const LONGEST = 100;

/** A name or a piece of a file inside such a sentence. */
export function inSentence(text: string): string {
  const line = text.replaceAll(/\s/g, ' ').trim();
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`;
}

/** `“a”, “b” and 3 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(inSentence).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
