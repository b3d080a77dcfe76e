// The accounts that may be asked for a notebook: those that the settings name and the user chose. A repository's file
// alone neither redirects a question nor spends an account's quota.

import { type ProjectConfig, readConfig } from '../../adapters/config/project-config.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import { defaultProfile, listProfiles, type NlmProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { type NotebookChoice, readChoices } from '../../adapters/user/project-choices.ts';
import type { StoreRead } from '../../adapters/user/project-store.ts';
import {
  type NotAsked,
  notAskedText,
  notChosen,
  notKnown,
  notListed,
  notReadable,
} from '../../core/notebook/notebook-words.ts';
import type { ProfileCandidate } from '../../core/quota/ledger.ts';
import type { Environment, Workspace } from '../workspace/workspace.ts';

export type NotebookPlace = Pick<Workspace, 'project' | 'userFolder' | 'env' | 'now'> &
  Pick<NlmAccount, 'isSideBySide'>;

/** How nlm is called for the place. */
export function callAs(place: NotebookPlace, profile: string | null): NlmAccount {
  const { project: projectRoot, env, isSideBySide = false } = place;
  return { profile, projectRoot, env, isSideBySide };
}

/** `none`: no notebook is configured, so nothing is asked, and nothing is wrong. */
export type ProjectNotebook = { readonly status: 'none' } | ChosenNotebook;

export type ChosenNotebook =
  | ({ readonly status: 'refused' } & NotAsked)
  | {
      readonly status: 'chosen';
      /** As named in the settings. */
      readonly notebook: string;
      readonly accounts: readonly NotebookAccount[];
      /** About accounts that the settings also name but the user has not chosen. */
      readonly notices: readonly string[];
    };

/** The notebook that answers for the project. */
export function projectNotebook(place: NotebookPlace): ProjectNotebook {
  const { config, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  return config.notebook === null ? { status: 'none' } : chosenNotebook(place, config.notebook);
}

/** @param notebook a name in the settings' `notebooks`, an alias of nlm, or an id */
export function chosenNotebook(place: NotebookPlace, notebook: string): ChosenNotebook {
  const { config, notebookProblem } = readConfig(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  const read = choicesOf(place);
  if (read.status === 'refused') return refused({ reason: read.reason, cure: 'until then nobody is asked' });
  const named = namedAccounts(notebook, config, place.env);
  const accounts = named.filter((one) =>
    read.entries.some(({ account, notebook: id }) => account === one.account && id === one.notebook),
  );
  const name = notebookName(notebook, config.notebooks);
  const others = named.filter((one) => !accounts.includes(one));
  if (accounts.length > 0) {
    const notices = others.length === 0 ? [] : [`${notAskedText(notChosen(others, name))}.`];
    return { status: 'chosen', notebook, accounts, notices };
  }
  const isOfSettings = name !== null || notebook === config.notebook;
  // Chosen by its id, in whatever account, and not mentioned in the settings.
  const byId = isOfSettings ? [] : read.entries.filter((choice) => choice.notebook === notebook);
  const alone = byId.flatMap(({ account: nlmProfile }) =>
    namedAccounts(notebook, { nlmProfile, notebooks: {} }, place.env),
  );
  if (alone.length > 0) return { status: 'chosen', notebook, accounts: alone, notices: [] };
  return refused(reasonFor(place, notebook, named, config));
}

/** Whether the settings define this name or id. */
export function isNamedInProject({ project }: NotebookPlace, notebook: string): boolean {
  const { config } = readConfig(project);
  return notebook === config.notebook || notebookName(notebook, config.notebooks) !== null;
}

/** The accounts for new notebooks: those of the project's notebook, or the one that is named on its own. */
export function projectAccounts(place: NotebookPlace): ChosenNotebook {
  const chosen = projectNotebook(place);
  if (chosen.status !== 'none') return chosen;
  const { nlmProfile } = readConfig(place.project).config;
  const read = choicesOf(place);
  const isKnown = read.status === 'ok' && read.entries.some(({ account }) => account === nlmProfile);
  if (nlmProfile !== null && !isKnown)
    return refused(notChosen([{ account: nlmProfile, notebook: null }], null));
  const accounts = namedAccounts('', { nlmProfile, notebooks: {} }, place.env);
  return { status: 'chosen', notebook: '', accounts, notices: [] };
}

/** Without a user folder, which only happens in the doctor, nothing can have been chosen. */
function choicesOf({ userFolder, project }: NotebookPlace): StoreRead<NotebookChoice> {
  return userFolder === '' ? { status: 'ok', entries: [] } : readChoices(userFolder, project);
}

function reasonFor(
  { env }: NotebookPlace,
  notebook: string,
  named: readonly NotebookAccount[],
  config: ProjectConfig,
): NotAsked {
  const name = notebookName(notebook, config.notebooks);
  if (name === null && notebook !== config.notebook) return notKnown(notebook, defaultProfile(env));
  const listed = Object.keys(config.notebooks);
  return name === null && listed.length > 0 ? notListed(notebook, listed, named) : notChosen(named, name);
}

function refused(why: NotAsked): ChosenNotebook {
  return { status: 'refused', ...why };
}

export interface NotebookAccount extends ProfileCandidate {
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

/** The name of the notebook in the settings, found by that name or by the id of one of its twins; null for none. */
function notebookName(notebook: string, notebooks: ProjectConfig['notebooks']): string | null {
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
