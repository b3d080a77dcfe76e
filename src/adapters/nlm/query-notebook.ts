// Asks a NotebookLM notebook one question through the user's own nlm. What the answer is good for, and
// whether to ask at all, is decided elsewhere.

import { setTimeout as delay } from 'node:timers/promises';
import { redactSecrets } from '../secrets/redact-secrets.ts';
import { classifyRun, complaint } from './classify-run.ts';
import { findNlm } from './find-nlm.ts';
import { isProfileName, nlmEnvironment, type QueryRequest, queryArguments } from './nlm-arguments.ts';
import type { NlmResult, NlmRun } from './nlm-result.ts';
import { type NotebookAnswer, parseAnswer } from './parse-answer.ts';
import { runNlm } from './run-nlm.ts';

export interface NotebookQuery extends QueryRequest {
  /** Nothing inside it is ever run. */
  readonly projectRoot: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** nlm's own limit holds for each of its requests; after this much more it is ended. */
const GRACE_SECONDS = 90;
const HALF_WRITTEN_MS = 200;
const TEXT_CAP = 2_000;

/** Never throws for what nlm does. The question must be free of secrets already. */
export async function queryNotebook(query: NotebookQuery): Promise<NlmResult<NotebookAnswer>> {
  const { profile, env, projectRoot } = query;
  if (profile !== null && !isProfileName(profile)) {
    return { status: 'profile-missing', text: 'the configured name cannot be a profile' };
  }
  const executable = findNlm(env, projectRoot);
  if (executable === null) return { status: 'not-installed', text: 'nlm was not found' };
  const call = {
    executable,
    args: queryArguments(query),
    env: nlmEnvironment(env, profile),
    limitMs: (query.timeoutSeconds + GRACE_SECONDS) * 1000,
  };
  const run = await runNlm(call);
  if (run.exitCode === 0) return answered(run);
  if (classifyRun(run) !== 'profile-corrupt') return refused(run);
  await delay(HALF_WRITTEN_MS);
  const again = await runNlm(call);
  return again.exitCode === 0 ? answered(again) : refused(again);
}

async function answered(run: NlmRun): Promise<NlmResult<NotebookAnswer>> {
  const parsed = parseAnswer(run.stdout);
  if (parsed.status === 'ok') return { status: 'ok', data: parsed.answer };
  if (parsed.status === 'blank') return { status: 'lost-answer', text: 'the answer was blank' };
  return refused(run);
}

async function refused(run: NlmRun): Promise<NlmResult<never>> {
  const found = classifyRun(run);
  return { status: found === 'profile-corrupt' ? 'auth-expired' : found, text: await wordsOf(run) };
}

/** Addresses carry session ids; the rest goes through the same redaction as everything else. */
async function wordsOf(run: NlmRun): Promise<string> {
  const said =
    complaint(run.stdout) || run.stderr.trim().split('\n').slice(-8).join('\n') || (run.startError ?? '');
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, '<address>');
  return redactSecrets(short.replaceAll(/f\.sid=[^&\s'"]+/g, 'f.sid=<secret>'));
}
