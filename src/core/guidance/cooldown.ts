// After a refusal, how long the same question would only cost time or quota again.

import type { RefusalReason } from '../notebook/refusal.ts';

const MINUTE_MS = 60_000;

/** Whom a refusal holds back: every question of the project, or only those of the same class. */
export interface Cooldown {
  readonly scope: 'project' | 'class';
  readonly ms: number;
}

// What a user fixes by hand (an install, a login, a changed setting) is tried again at once: it costs no quota.
const COOLDOWNS: Readonly<Record<RefusalReason, Cooldown>> = {
  'not-chosen': { scope: 'project', ms: 0 },
  'not-installed': { scope: 'project', ms: 0 },
  'too-old': { scope: 'project', ms: 0 },
  'auth-expired': { scope: 'project', ms: 0 },
  'profile-missing': { scope: 'project', ms: 0 },
  // The ledger of accounts knows who rests until when.
  'rate-limited': { scope: 'project', ms: 0 },
  network: { scope: 'project', ms: 2 * MINUTE_MS },
  'not-found': { scope: 'project', ms: 5 * MINUTE_MS },
  permission: { scope: 'project', ms: 5 * MINUTE_MS },
  drift: { scope: 'project', ms: 15 * MINUTE_MS },
  usage: { scope: 'class', ms: 15 * MINUTE_MS },
  timeout: { scope: 'class', ms: 15 * MINUTE_MS },
  'argument-too-long': { scope: 'class', ms: 15 * MINUTE_MS },
  unknown: { scope: 'class', ms: 15 * MINUTE_MS },
  // Google answered and the quota is spent: asking again in this loop would spend it twice.
  'lost-answer': { scope: 'class', ms: 24 * 60 * MINUTE_MS },
};

export function cooldownOf(reason: RefusalReason): Cooldown {
  return COOLDOWNS[reason];
}
