// A question to a notebook, and what can come of it. How it is asked happens elsewhere.

import type { NotebookAnswer } from '../../adapters/nlm/parse-answer.ts';
import type { RefusalReason } from '../../core/notebook/refusal.ts';
import type { Purpose } from '../../core/quota/account.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type NotebookPlace = Pick<Workspace, 'project' | 'userFolder' | 'env' | 'now'>;

export interface NotebookQuestion {
  /** A name of `notebooks` in the settings, an alias of nlm, or an id. */
  readonly notebook: string;
  /** Secrets in it are replaced before it is sent. */
  readonly question: string;
  /** Goes on with an earlier answer's conversation, if the account that leads it can be asked. */
  readonly conversationId?: string | null;
  /** Only these sources answer. */
  readonly sourceIds?: readonly string[];
  readonly purpose: Purpose;
  /** For all attempts together, in milliseconds. */
  readonly deadlineMs: number;
  readonly loop?: string;
  /** The class fingerprint of a failure. */
  readonly class?: string;
}

export interface Answered {
  readonly status: 'answered';
  readonly answer: NotebookAnswer;
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** The id under which that account knows the notebook. */
  readonly notebook: string;
  readonly conversationId: string | null;
}

export interface Unanswered {
  readonly status: 'none';
  readonly reason: RefusalReason;
  /** What nlm said, redacted. */
  readonly text: string;
  /** The account that refused last; null when none was asked, and for nlm's own default account. */
  readonly profile: string | null;
  /** For the user. */
  readonly notice: string;
  /** When an account has a question again, in milliseconds since 1970; null when none will by itself. */
  readonly freesAt: number | null;
}

/** `notices`: a sentence for each account that could not be asked. */
export type NotebookOutcome = (Answered | Unanswered) & { readonly notices: readonly string[] };
