// What every step of a research has at hand, and what a step comes to.

import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
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
  return stopped(research, refusalSentence({ reason: status, text, profile: account.profile }));
}
