// Why a tool of the server refused: classified by the words of nlm, which are the same on its command line.

import { isUncertain } from '../../../src/adapters/nlm/program/nlm-call.ts';
import { refusedRun } from '../../../src/adapters/nlm/program/refused-run.ts';
import { FAILURE_CODES } from '../../../src/core/ask/failure-code.ts';
import type { PortFailure } from '../../../src/core/ask/ports.ts';
import { refusalSentence } from '../../../src/core/notebook/refusal.ts';

/** A refusal is no error of the protocol, but a result of this form. */
export function isRefusal(value: unknown): boolean {
  return Reflect.get(Object(value), 'status') === 'error';
}

/** @param value the result, or the blocks of an error */
export function failureOf(value: unknown): { readonly status: 'failed' } & PortFailure {
  const stdout = isRefusal(value) ? JSON.stringify(value) : JSON.stringify({ error: JSON.stringify(value) });
  const refusal = refusedRun({ exitCode: 1, stdout, stderr: '', timedOut: false, startError: null });
  const { status: reason, text } = refusal;
  return {
    status: 'failed',
    code: FAILURE_CODES[reason],
    message: refusalSentence({ reason, text, profile: null }),
    mayHaveArrived: isUncertain(refusal),
  };
}
