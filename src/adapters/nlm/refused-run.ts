// Turns a failed run of nlm into the refusal that callers see, with its words free of secrets and addresses.

import { redactSecrets } from '../secrets/redact-secrets.ts';
import { classifyRun, complaint } from './classify-run.ts';
import type { NlmRefusal, NlmRun } from './nlm-result.ts';

const TEXT_CAP = 2_000;

export async function refusedRun(run: NlmRun): Promise<NlmRefusal> {
  const found = classifyRun(run);
  return { status: found === 'profile-corrupt' ? 'auth-expired' : found, text: await wordsOf(run) };
}

/** For a run that ended well but printed what no version known to MSW prints. */
export async function unreadableRun(run: NlmRun): Promise<NlmRefusal> {
  return { status: 'unknown', text: `nlm printed something unexpected: ${await wordsOf(run)}` };
}

/** Addresses carry session ids; the rest goes through the same redaction as everything else. */
async function wordsOf(run: NlmRun): Promise<string> {
  const said =
    complaint(run.stdout) || run.stderr.trim().split('\n').slice(-8).join('\n') || (run.startError ?? '');
  return clean(said);
}

/** nlm's words as they may be shown and kept. */
export async function clean(said: string): Promise<string> {
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, '<address>');
  return redactSecrets(short.replaceAll(/f\.sid=[^&\s'"]+/g, 'f.sid=<secret>'));
}
