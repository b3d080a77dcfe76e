// Why the client could not work: its own words for the error, read the same wherever it reports one.

import { limitEnd } from './limit-end.ts';

export interface ClientFailure {
  readonly cause: 'usage-limit' | 'login' | 'context-full' | 'api-failure' | 'client-failed';
  /** When a usage limit ends, in milliseconds since the epoch; null for any other cause. */
  readonly endsAt: number | null;
}

interface ReportedFailure {
  /** `rate_limit`, `authentication_failed`; null when the client gives none. */
  readonly error: string | null;
  readonly text: string;
  /** `prompt_too_long`; missing when the client gives none. */
  readonly terminalReason?: string | undefined;
  /** The end of a limit, if the client gave it as a number. */
  readonly endsAt?: number | null;
}

export function readFailure(
  { error, text, terminalReason, endsAt = null }: ReportedFailure,
  now: number,
): ClientFailure {
  const ends = endsAt ?? limitEnd(text, now);
  if (ends !== null) return { cause: 'usage-limit', endsAt: ends };
  if (error === 'authentication_failed') return { cause: 'login', endsAt: null };
  if (terminalReason === 'prompt_too_long' || /^(?:API Error: )?Prompt is too long\b/.test(text))
    return { cause: 'context-full', endsAt: null };
  return { cause: error === null ? 'client-failed' : 'api-failure', endsAt: null };
}
