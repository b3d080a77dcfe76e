// What every step of a research has at hand, and what a step comes to.

import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { faultOf, refusalSentence } from '../../core/notebook/refusal.ts';
import type { Research } from '../../core/research/research.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface ResearchContext {
  readonly workspace: Workspace;
  /** Whose notebook it is. */
  readonly account: NlmAccount;
  /** The notebook that was named, as the account knows it; null: one of its own. */
  readonly wanted: string | null;
  readonly pollMs: number;
  /** Milliseconds since 1970: nothing new is begun after it. */
  readonly until: number;
  /** Writes the state down, with a line of progress for the user. */
  readonly save: (research: Research, progress?: string) => Research;
}

export type StepResult = { readonly status: 'ok'; readonly research: Research } | Stopped;

/** It can be taken up again. */
export interface Stopped {
  readonly status: 'stopped';
  readonly research: Research;
  readonly reason: string;
  /** What stopped it holds for this account: another one may do. */
  readonly isOfAccount?: boolean;
}

export function ok(research: Research): StepResult {
  return { status: 'ok', research };
}

export function stopped(research: Research, reason: string): Stopped {
  return { status: 'stopped', research, reason };
}

/** With the sentence that says what to do about it. */
export function refused(
  research: Research,
  { status, text }: NlmRefusal,
  { account }: ResearchContext,
): Stopped {
  const reason = refusalSentence({ reason: status, text, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: faultOf(status) === 'account' };
}
