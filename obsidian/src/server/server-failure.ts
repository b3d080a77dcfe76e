// Why a tool of the server refused: classified by the words of nlm, which are the same on its command line.

import { isUncertain } from '../../../src/adapters/nlm/program/nlm-call.ts';
import { refusedRun } from '../../../src/adapters/nlm/program/refused-run.ts';
import type { Failure, FailureCode } from '../../../src/core/ask/ports.ts';
import { type RefusalReason, refusalSentence } from '../../../src/core/notebook/refusal.ts';

/** A refusal is no error of the protocol, but a result of this form. */
export function isRefusal(value: unknown): boolean {
  return Reflect.get(Object(value), 'status') === 'error';
}

/** @param value the result, or the blocks of an error */
export function failureOf(value: unknown): { readonly status: 'failed' } & Failure {
  const stdout = isRefusal(value) ? JSON.stringify(value) : JSON.stringify({ error: JSON.stringify(value) });
  const refusal = refusedRun({ exitCode: 1, stdout, stderr: '', timedOut: false, startError: null });
  const { status: reason, text } = refusal;
  return {
    status: 'failed',
    code: CODES[reason],
    message: refusalSentence({ reason, text, profile: null }),
    mayHaveArrived: isUncertain(refusal),
  };
}

const CODES: Readonly<Record<RefusalReason, FailureCode>> = {
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
