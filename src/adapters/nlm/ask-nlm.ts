// A call of nlm whose answer is JSON of a known shape.

import type * as z from 'zod/mini';
import { callNlm, type NlmRequest } from './program/call-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import type { NlmResult } from './program/nlm-result.ts';
import { refusedRun, unreadableRun } from './program/refused-run.ts';

/** nlm limits its own requests; this ends one that does not keep to its limits. */
export const READ_SECONDS = 120;

export async function askNlm<T>(
  account: NlmAccount,
  request: NlmRequest,
  shape: z.ZodMiniType<T>,
): Promise<NlmResult<T>> {
  const ran = await callNlm(account, request);
  if (ran.status !== 'ok') return ran;
  const value = jsonOf(ran.data.stdout);
  // With --json nlm may still print plain text, and end well all the same.
  if (value === undefined) return refusedRun(ran.data);
  const parsed = shape.safeParse(value);
  return parsed.success ? { status: 'ok', data: parsed.data } : unreadableRun(ran.data);
}

/** `data` of a result turned into something else; a refusal stays as it is. */
export function mapped<A, B>(result: NlmResult<A>, into: (data: A) => B): NlmResult<B> {
  return result.status === 'ok' ? { status: 'ok', data: into(result.data) } : result;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
