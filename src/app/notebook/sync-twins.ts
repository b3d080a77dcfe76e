// Brings the twins of one notebook to the same sources, and makes those that are missing.

import { type ProjectConfig, readConfig } from '../../adapters/config/project-config.ts';
import { defaultProfile } from '../../adapters/nlm/nlm-store.ts';
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
}

export type SyncedTwins =
  | { readonly status: 'done'; readonly from: string; readonly twins: readonly SyncedTwin[] }
  | { readonly status: 'refused'; readonly reason: string };

export async function syncTwins(place: NotebookPlace, request: TwinsRequest): Promise<SyncedTwins> {
  const { config } = readConfig(place.project);
  const twins = await twinsFor(place, request.name, config);
  if (twins === null) {
    const reason = `the settings know no notebook ${request.name}: name it with msw-protocol notebook use`;
    return { status: 'refused', reason };
  }
  const from = request.from ?? Object.keys(twins)[0] ?? '';
  const origin = Object.hasOwn(twins, from) ? twins[from] : undefined;
  if (origin === undefined) {
    return { status: 'refused', reason: `the notebook ${request.name} is not in the profile ${from}` };
  }
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((name) => name !== from);
  const synced: SyncedTwin[] = [];
  for (const profile of targets) {
    const notebook = Object.hasOwn(twins, profile) ? (twins[profile] ?? null) : null;
    const to = { profile, notebook };
    synced.push(await syncTwin(place, { name: request.name, from: { profile: from, notebook: origin }, to }));
  }
  return { status: 'done', from, twins: synced };
}

/** The simple settings are written out as the first of the twins. */
async function twinsFor(
  place: NotebookPlace,
  name: string,
  config: ProjectConfig,
): Promise<Readonly<Record<string, string>> | null> {
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook } = config;
  if (notebook === null || Object.hasOwn(config.notebooks, notebook)) return null;
  const profile = config.nlmProfile ?? defaultProfile(place.env);
  const noted = await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === 'done' ? { [profile]: notebook } : null;
}
