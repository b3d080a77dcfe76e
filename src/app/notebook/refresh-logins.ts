// Renews the logins of nlm's accounts as far as possible without a browser. An account that was set aside because it
// was logged out may be asked again once Google accepts its login.

import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { refreshLogin } from '../../adapters/nlm/refresh-login.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import type { NotebookPlace } from './chosen-notebook.ts';
import { noteLogin } from './note-login.ts';

export interface RefreshedLogin {
  readonly profile: string;
  /** A sentence that says what to do; null when Google accepts the login. */
  readonly trouble: string | null;
}

/** @param profile null: every profile with a login; unknown ones give an empty result */
export async function refreshLogins(
  place: NotebookPlace,
  profile: string | null,
): Promise<readonly RefreshedLogin[]> {
  const { project: projectRoot, env } = place;
  const all = listProfiles(env);
  const wanted = profile === null ? all : all.filter(({ name }) => name === profile);
  const logins: RefreshedLogin[] = [];
  for (const { name, lastValidated } of wanted) {
    const login = await refreshLogin({ profile: name, projectRoot, env });
    await noteLogin(place, { account: name, login: lastValidated }, login.status);
    if (login.status === 'ok') {
      logins.push({ profile: name, trouble: null });
      continue;
    }
    const refusal = { reason: login.status, text: login.text, profile: name };
    logins.push({ profile: name, trouble: refusalSentence(refusal) });
  }
  return logins;
}
