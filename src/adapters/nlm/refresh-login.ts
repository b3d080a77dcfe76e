// Renews a login as far as possible without a browser, and checks whether Google accepts it. Only the user can renew an
// expired login.

import { checkLogin } from './notebooks.ts';
import { callNlm } from './program/call-nlm.ts';
import { type NlmAccount, type NlmResult, unsent } from './program/nlm-call.ts';
import { defaultProfile, listProfiles } from './program/nlm-profiles.ts';

export async function refreshLogin(account: NlmAccount): Promise<NlmResult<{ readonly notebooks: number }>> {
  const name = account.profile ?? defaultProfile(account.env);
  // Asked to renew a login that it does not have, nlm 0.15.8 stores another account's login under this name.
  if (!listProfiles(account.env).some((one) => one.name === name && one.isValid))
    return unsent('profile-missing', `there is no login for ${name}`);
  // An older nlm lacks this verb, and renews what it can on any call. nlm does not say why it failed.
  await callNlm(account, { verb: ['auth', 'refresh', '--http-only'] });
  return checkLogin(account);
}
