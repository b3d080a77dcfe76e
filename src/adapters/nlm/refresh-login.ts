// Renews a login as far as that goes without a browser, and says whether Google takes it. A login that has expired only
// its user can renew.

import { checkLogin } from './notebooks.ts';
import { callNlm } from './program/call-nlm.ts';
import { type NlmAccount, type NlmResult, unsent } from './program/nlm-call.ts';
import { defaultProfile, listProfiles } from './program/nlm-profiles.ts';

export async function refreshLogin(account: NlmAccount): Promise<NlmResult<{ readonly notebooks: number }>> {
  const name = account.profile ?? defaultProfile(account.env);
  // Told to renew a login that it does not have, nlm 0.15.8 keeps that of another account under this name.
  if (!listProfiles(account.env).some((one) => one.name === name && one.isValid))
    return unsent('profile-missing', `there is no login for ${name}`);
  // An older nlm has no such verb, and renews what it can at any call. Why it failed, it does not say.
  await callNlm(account, { verb: ['auth', 'refresh', '--http-only'] });
  return checkLogin(account);
}
