// Brings the twins of one notebook to the same sources, and makes those that are missing.

import { readConfig } from '../../adapters/config/project-config.ts';
import { addSource, type NewSource, textSourceTitle } from '../../adapters/nlm/add-source.ts';
import { listSources, type NotebookSource, sourceContent } from '../../adapters/nlm/list-sources.ts';
import { createNotebook, getNotebook } from '../../adapters/nlm/notebooks.ts';
import type { NlmAccount, NlmRefusal, NlmResult } from '../../adapters/nlm/program/nlm-call.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { chooseNotebook } from '../../adapters/user/notebook-choices.ts';
import { notAskedText, notChosen } from '../../core/notebook/notebook-words.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import { redact } from '../../core/secrets/redact.ts';
import { chosenNotebook, type NotebookPlace } from './chosen-notebook.ts';
import { addNotebook } from './use-notebook.ts';

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

function refused(reason: string): Refused {
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

interface TwinRequest {
  /** As `notebooks` in the settings names it. */
  readonly name: string;
  readonly from: { readonly profile: string | null; readonly notebook: string };
  readonly to: { readonly profile: string; readonly notebook: string | null };
}

type SyncedTwin =
  | {
      readonly status: 'done';
      readonly profile: string;
      readonly notebook: string;
      readonly isNew: boolean;
      /** Titles. */
      readonly added: readonly string[];
      /** What could not be copied, and why. */
      readonly left: readonly { readonly title: string; readonly reason: string }[];
    }
  | { readonly status: 'refused'; readonly reason: string };

type Left = Extract<SyncedTwin, { status: 'done' }>['left'][number];

async function syncTwin(place: NotebookPlace, request: TwinRequest): Promise<SyncedTwin> {
  const account = (profile: string | null): NlmAccount => ({
    profile,
    projectRoot: place.project,
    env: place.env,
  });
  const from = account(request.from.profile);
  const to = account(request.to.profile);
  const sources = await listSources(from, request.from.notebook);
  if (sources.status !== 'ok') return refusedBy(sources, from);
  const twin = request.to.notebook ?? (await makeTwin(place, request, from, to));
  if (typeof twin !== 'string') return twin;
  const held = await listSources(to, twin);
  if (held.status !== 'ok') return refusedBy(held, to);
  const missing = sources.data.filter((source) => !held.data.some((other) => isSame(other, source)));
  const added: string[] = [];
  const left: Left[] = [];
  for (const source of missing) {
    const problem = await copySource(from, to, source, { notebook: twin, listed: held.data });
    if (problem === null) added.push(source.title);
    else left.push({ title: source.title, reason: problem });
  }
  const isNew = request.to.notebook === null;
  return { status: 'done', profile: request.to.profile, notebook: twin, isNew, added, left };
}

/** Its id, which the settings remember before anything is put into it: a second run must not make a third. */
async function makeTwin(
  place: NotebookPlace,
  { name, from: origin, to: target }: TwinRequest,
  from: NlmAccount,
  to: NlmAccount,
): Promise<string | Refused> {
  const known = await getNotebook(from, origin.notebook);
  if (known.status !== 'ok') return refusedBy(known, from);
  const made = await createNotebook(to, known.data.title || name);
  if (made.status !== 'ok') return refusedBy(made, to);
  const { id } = made.data;
  const choice = { account: target.profile, notebook: id };
  const unkept = await chooseNotebook(place.userFolder, place.project, choice);
  if (unkept !== null) return { status: 'refused', reason: `${unkept}.` };
  const noted = await addNotebook(place.project, { name, profile: target.profile, id, isUsed: false });
  return noted.status === 'done' ? id : noted;
}

/** Why it was not copied; null when it was. */
async function copySource(
  from: NlmAccount,
  to: NlmAccount,
  source: NotebookSource,
  target: { readonly notebook: string; readonly listed: readonly NotebookSource[] },
): Promise<string | null> {
  const copy = await asNew(from, source);
  if (copy.status !== 'ok') return sentence(copy, from.profile);
  if (copy.data === null) return `a source of type ${source.type} cannot be copied as text`;
  const added = await addSource(to, target.notebook, copy.data, target.listed);
  return added.status === 'ok' ? null : sentence(added, to.profile);
}

/** An address is fetched again; anything else is copied as the text that NotebookLM read, without secrets. */
async function asNew(from: NlmAccount, source: NotebookSource): Promise<NlmResult<NewSource | null>> {
  if (source.url !== null && !source.type.startsWith('google_')) {
    return { status: 'ok', data: { kind: 'url', url: source.url } };
  }
  const content = await sourceContent(from, source.id);
  if (content.status !== 'ok') return content;
  const text = content.data;
  return {
    status: 'ok',
    data: text.trim() === '' ? null : { kind: 'text', title: source.title, text: redact(text) },
  };
}

function isSame(left: NotebookSource, right: NotebookSource): boolean {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === textSourceTitle(right.title);
}

type Refused = Extract<SyncedTwin, { status: 'refused' }>;

function refusedBy(refusal: NlmRefusal, { profile }: NlmAccount): Refused {
  return refused(sentence(refusal, profile));
}

function sentence({ status: reason, text }: NlmRefusal, profile: string | null): string {
  return refusalSentence({ reason, text, profile });
}
