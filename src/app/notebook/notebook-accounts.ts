// Which accounts the settings name for a notebook: its twins, or the one account of the simple settings. Whether they
// may be asked is decided elsewhere.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { listProfiles, type NlmProfile } from '../../adapters/nlm/program/list-profiles.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-store.ts';
import type { Candidate } from '../../core/quota/choose-profile.ts';
import type { Environment } from '../workspace/workspace.ts';

export interface NotebookAccount extends Candidate {
  /** Null: nlm's own default account, which `account` names in the ledger. */
  readonly profile: string | null;
}

type Settings = Pick<ProjectConfig, 'nlmProfile' | 'notebooks'>;

/** In the order of the settings. */
export function namedAccounts(
  notebook: string,
  config: Settings,
  env: Environment,
): readonly NotebookAccount[] {
  const profiles = listProfiles(env);
  const name = notebookName(notebook, config.notebooks);
  const twins = name === null ? undefined : config.notebooks[name];
  if (twins !== undefined) {
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

/** Under which the settings keep its twins, by that name or by the id of one of them; null when they keep none. */
export function notebookName(notebook: string, notebooks: ProjectConfig['notebooks']): string | null {
  if (Object.hasOwn(notebooks, notebook)) return notebook;
  const [name] = Object.entries(notebooks).find(([, twins]) => Object.values(twins).includes(notebook)) ?? [];
  return name ?? null;
}

function loginOf(
  profiles: readonly NlmProfile[],
  name: string,
): { readonly isLoggedIn: boolean; readonly login: string | null } {
  const found = profiles.find((profile) => profile.name === name);
  return { isLoggedIn: found?.isValid ?? false, login: found?.lastValidated ?? null };
}
