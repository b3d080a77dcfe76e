// Brings the twins of one notebook to the same sources, and makes those that are missing.

import { readConfig } from '../../adapters/config/project-config.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-store.ts';
import { notAskedText, notChosen } from '../../core/notebook/notebook-words.ts';
import { chosenNotebook } from './chosen-notebook.ts';
import { addNotebook } from './edit-settings.ts';
import type { NotebookPlace } from './notebook-question.ts';
import { type SyncedTwin, syncTwin } from './sync-twin.ts';

export interface TwinsRequest {
  /** A name of `notebooks` in the settings, or a new name for the notebook of the simple settings. */
  readonly name: string;
  /** The account whose sources the others get; null: the first one of the settings. */
  readonly from: string | null;
  /** Accounts that shall have a twin; none: those that the settings name. */
  readonly to: readonly string[];
  /** Why no notebook may be made in another account; null when the user asks for it. */
  readonly newTwin: () => string | null;
}

export type SyncedTwins =
  | { readonly status: 'done'; readonly from: string; readonly twins: readonly SyncedTwin[] }
  | { readonly status: 'refused'; readonly reason: string };

/** Nothing is copied out of a notebook, or into one, that the user did not choose for the project. */
export async function syncTwins(place: NotebookPlace, request: TwinsRequest): Promise<SyncedTwins> {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused(`the settings know no notebook ${name}: name it with msw-protocol notebook use`);
  const chosen = chosenNotebook(place, name);
  if (chosen.status === 'refused') return refused(notAskedText(chosen));
  const from = request.from ?? chosen.accounts[0]?.account ?? '';
  const origin = chosen.accounts.find(({ account }) => account === from);
  if (origin === undefined) return refused(`the notebook ${name} is not in the profile ${from}`);
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((to) => to !== from);
  const synced: SyncedTwin[] = [];
  for (const profile of targets) {
    const notebook = chosen.accounts.find(({ account }) => account === profile)?.notebook ?? null;
    const problem = notebook === null ? problemOf(request, profile, twins) : null;
    const to = { profile, notebook };
    synced.push(
      problem === null
        ? await syncTwin(place, { name, from: { profile: from, notebook: origin.notebook }, to })
        : { status: 'refused', reason: `${problem}.` },
    );
  }
  return { status: 'done', from, twins: synced };
}

/** Why no notebook is made in an account; null when one is. */
function problemOf(
  { name, newTwin }: TwinsRequest,
  account: string,
  twins: Readonly<Record<string, string>>,
): string | null {
  if (!Object.hasOwn(twins, account)) return newTwin();
  return notAskedText(notChosen([{ account, notebook: twins[account] ?? null }], name));
}

function refused(reason: string): SyncedTwins {
  return { status: 'refused', reason };
}

/** The simple settings are written out as the first of the twins. */
async function twinsFor(
  place: NotebookPlace,
  name: string,
): Promise<Readonly<Record<string, string>> | null> {
  const { config } = readConfig(place.project);
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook } = config;
  if (notebook === null || Object.hasOwn(config.notebooks, notebook)) return null;
  const profile = config.nlmProfile ?? defaultProfile(place.env);
  const noted = await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === 'done' ? { [profile]: notebook } : null;
}
