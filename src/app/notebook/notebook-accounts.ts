// Which accounts can answer for a notebook: the twins that the project names, or the one account that its
// simple settings name. Accounts that are not named are never used.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { listProfiles, type NlmProfile } from '../../adapters/nlm/list-profiles.ts';
import { defaultProfile } from '../../adapters/nlm/nlm-store.ts';
import type { Candidate } from '../../core/quota/choose-profile.ts';
import type { Environment } from '../workspace.ts';

export interface NotebookAccount extends Candidate {
  /** Null: nlm's own default account, which `account` names in the ledger. */
  readonly profile: string | null;
}

type Settings = Pick<ProjectConfig, 'notebook' | 'nlmProfile' | 'notebooks'>;

/** In the order of the settings. */
export function notebookAccounts(
  notebook: string,
  config: Settings,
  env: Environment,
): readonly NotebookAccount[] {
  const profiles = listProfiles(env);
  const twins = twinsOf(notebook, config.notebooks);
  if (twins !== null) {
    return Object.entries(twins).map(([name, id]) => ({
      ...loginOf(profiles, name),
      profile: name,
      account: name,
      notebook: id,
    }));
  }
  const { nlmProfile } = config;
  const account = nlmProfile ?? defaultProfile(env);
  const known = loginOf(profiles, account);
  // The default account can also log in by ways that leave no file of its own.
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account, notebook }];
}

/** By the name of the notebook, or by the id of one of its twins. */
function twinsOf(
  notebook: string,
  notebooks: ProjectConfig['notebooks'],
): Readonly<Record<string, string>> | null {
  const named = Object.hasOwn(notebooks, notebook) ? notebooks[notebook] : undefined;
  if (named !== undefined) return named;
  return Object.values(notebooks).find((twins) => Object.values(twins).includes(notebook)) ?? null;
}

function loginOf(
  profiles: readonly NlmProfile[],
  name: string,
): { readonly isLoggedIn: boolean; readonly login: string | null } {
  const found = profiles.find((profile) => profile.name === name);
  return { isLoggedIn: found?.isValid ?? false, login: found?.lastValidated ?? null };
}
