// Why a notebook gave no answer, in the words that the loop and the user act on. The adapter of the nlm
// command line maps what it saw to one of these.

export const REFUSALS = [
  'not-chosen',
  'not-installed',
  'too-old',
  'rate-limited',
  'auth-expired',
  'profile-missing',
  'not-found',
  'permission',
  'drift',
  'timeout',
  'network',
  'lost-answer',
  'argument-too-long',
  'usage',
  'unknown',
] as const;

export type RefusalReason = (typeof REFUSALS)[number];

export interface Refusal {
  readonly reason: RefusalReason;
  /** What nlm said, redacted; for the journal and `doctor`. */
  readonly text: string;
  /** The profile that was used; null for nlm's default one. */
  readonly profile: string | null;
}
