// What nlm finds out about itself. Its exit code says nothing, so its words are handed on as they are.

import { callNlm } from './program/call-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import type { NlmResult } from './program/nlm-result.ts';
import { clean } from './program/refused-run.ts';

export interface NlmDoctor {
  readonly isWell: boolean;
  /** For people; redacted. */
  readonly text: string;
}

const LIMIT_SECONDS = 60;

/** Of the account's profile: nlm takes it from the environment here. Sends nothing to Google. */
export async function nlmDoctor(account: NlmAccount): Promise<NlmResult<NlmDoctor>> {
  const ran = await callNlm(account, { args: ['doctor'], limitSeconds: LIMIT_SECONDS });
  if (ran.status !== 'ok') return ran;
  const text = clean(ran.data.stdout.trim());
  return { status: 'ok', data: { isWell: text.includes('All checks passed'), text } };
}
