// Whether Google still takes a login. nlm's own check of a login passes for accounts that cannot do anything,
// so this asks for the notebooks instead; it costs no query.

import { mapped } from './ask-nlm.ts';
import { listNotebooks } from './notebooks.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import type { NlmResult } from './program/nlm-result.ts';

export function checkLogin(account: NlmAccount): Promise<NlmResult<{ readonly notebooks: number }>> {
  return listNotebooks(account).then((listed) => mapped(listed, (found) => ({ notebooks: found.length })));
}
