// Makes calls that cost no question with the accounts of a notebook in turn, until one of them succeeds.

import {
  isUncertain,
  type NlmAccount,
  type NlmRefusal,
  type NlmResult,
} from '../../adapters/nlm/program/nlm-call.ts';
import { faultOf, refusalSentence } from '../../core/notebook/refusal.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';

export type AccountAnswer<T> =
  | { readonly status: 'ok'; readonly by: NotebookAccount; readonly data: T }
  | {
      readonly status: 'refused';
      /** One sentence for each account that was asked. */
      readonly reason: string;
      /** A change may have been made nevertheless. */
      readonly isUncertain: boolean;
    };

/** @param call receives the id of the notebook in that account */
export async function askAccounts<T>(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  call: (as: NlmAccount, notebook: string) => Promise<NlmResult<T>>,
): Promise<AccountAnswer<T>> {
  const refusals: string[] = [];
  let last: NlmRefusal | null = null;
  for (const by of accounts) {
    const { profile, notebook } = by;
    const result = await call({ profile, projectRoot: place.project, env: place.env }, notebook);
    if (result.status === 'ok') return { status: 'ok', by, data: result.data };
    last = result;
    refusals.push(refusalSentence({ reason: result.status, text: result.text, profile }));
    if (faultOf(result.status) !== 'account') break;
  }
  return {
    status: 'refused',
    reason: refusals.join(' '),
    isUncertain: last !== null && isUncertain(last),
  };
}
