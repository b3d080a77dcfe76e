// Turns a failed run of nlm into the refusal that callers see, with its words free of secrets and addresses.

import { redact } from '../../../core/secrets/redact.ts';
import { classifyRun, complaint, isUsageError, type NlmClass } from './classify-run.ts';
import type { NlmRefusal, NlmRun } from './nlm-result.ts';

const TEXT_CAP = 2_000;
/** nlm ends on these before it asks Google anything. */
const UNSENT: ReadonlySet<NlmClass> = new Set([
  'not-installed',
  'too-old',
  'argument-too-long',
  'profile-missing',
  'profile-corrupt',
]);

export function refusedRun(run: NlmRun): NlmRefusal {
  const found = classifyRun(run);
  const status = found === 'profile-corrupt' ? 'auth-expired' : found;
  const wasSent = !(UNSENT.has(found) || isUsageError(run));
  return { status, text: wordsOf(run), wasSent };
}

/** For a run that ended well but printed what no version known to MSW prints. */
export function unreadableRun(run: NlmRun): NlmRefusal {
  return {
    status: 'unknown',
    text: `nlm printed something unexpected: ${wordsOf(run)}`,
    wasSent: true,
  };
}

/** Addresses carry session ids; the rest goes through the same redaction as everything else. */
function wordsOf(run: NlmRun): string {
  return clean(complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? ''));
}

/** Without the frame that nlm draws around an error. */
function lastLines(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.replaceAll(/[\u2500-\u257f]+/g, ' ').trim());
  return lines
    .filter((line) => line !== '')
    .slice(-8)
    .join('\n');
}

/** nlm's words as they may be shown and kept. */
export function clean(said: string): string {
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, '<address>');
  return redact(short.replaceAll(/f\.sid=[^&\s'"]+/g, 'f.sid=<secret>'));
}
