// Takes sources out of a notebook. nlm hides why a deletion failed, so the notebook itself is asked.

import { listSources } from './list-sources.ts';
import { callNlm } from './program/call-nlm.ts';
import { isUncertain } from './program/is-uncertain.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmResult } from './program/nlm-result.ts';

const DELETE_SECONDS = 180;
/** Only the retry that nlm reports tells a quota refusal of a deletion from other failures. */
const ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '1' };

/** Also `ok` when they are gone already. */
export async function deleteSource(
  account: NlmAccount,
  notebook: string,
  sources: readonly string[],
): Promise<NlmResult<null>> {
  if (sources.length === 0) return { status: 'ok', data: null };
  const args = verbArguments(account, ['source', 'delete', '--confirm', '--json'], sources);
  const ran = await callNlm(account, { args, limitSeconds: DELETE_SECONDS, variables: ONE_RETRY });
  if (ran.status === 'ok') return { status: 'ok', data: null };
  if (!isUncertain(ran)) return ran;
  const left = await listSources(account, notebook);
  if (left.status !== 'ok') return left;
  const remains = left.data.some((source) => sources.includes(source.id));
  return remains ? ran : { status: 'ok', data: null };
}
