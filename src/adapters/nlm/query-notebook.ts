// Asks a NotebookLM notebook one question through the user's own nlm. What the answer is good for, and
// whether to ask at all, is decided elsewhere.

import { redact } from '../../core/secrets/redact.ts';
import { type NotebookAnswer, parseAnswer } from './parse-answer.ts';
import { callNlm } from './program/call-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { type QueryRequest, queryArguments } from './program/nlm-arguments.ts';
import type { NlmResult } from './program/nlm-result.ts';
import { refusedRun } from './program/refused-run.ts';

export interface NotebookQuery extends QueryRequest, NlmAccount {
  /** Null: nlm's own default account. */
  readonly profile: string | null;
}

/** nlm's own limit holds for each of its requests; after this much more it is ended. */
const GRACE_SECONDS = 90;

/** Never throws for what nlm does. The question must be free of secrets already. */
export async function queryNotebook(query: NotebookQuery): Promise<NlmResult<NotebookAnswer>> {
  const ran = await callNlm(query, {
    args: queryArguments(query),
    limitSeconds: query.timeoutSeconds + GRACE_SECONDS,
  });
  if (ran.status !== 'ok') return ran;
  const parsed = parseAnswer(ran.data.stdout);
  if (parsed.status === 'ok') return { status: 'ok', data: withoutSecrets(parsed.answer) };
  if (parsed.status === 'blank')
    return { status: 'lost-answer', text: 'the answer was blank', wasSent: true };
  return refusedRun(ran.data);
}

/** It is kept, and a source may hold one. */
function withoutSecrets(answer: NotebookAnswer): NotebookAnswer {
  const citations = answer.citations.map((citation) => ({
    ...citation,
    quote: citation.quote === null ? null : redact(citation.quote),
  }));
  return { ...answer, text: redact(answer.text), citations };
}
