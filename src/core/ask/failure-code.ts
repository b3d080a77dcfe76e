// What a refusal of nlm or its server means for a question.

import type { RefusalReason } from '../notebook/refusal.ts';
import type { PortFailureCode } from './ports.ts';

export const FAILURE_CODES: Readonly<Record<RefusalReason, PortFailureCode>> = {
  'not-chosen': 'refused',
  'not-installed': 'not-installed',
  'too-old': 'too-old',
  'rate-limited': 'quota',
  'auth-expired': 'logged-out',
  'profile-missing': 'logged-out',
  'not-found': 'not-found',
  permission: 'not-found',
  drift: 'too-old',
  timeout: 'timed-out',
  network: 'offline',
  'lost-answer': 'lost-answer',
  'argument-too-long': 'refused',
  usage: 'refused',
  unknown: 'refused',
};
