// Gives the twins of one notebook the same sources, and creates missing twins.

import { readConfig } from '../../adapters/config/project-config.ts';
import { createNotebook, getNotebook } from '../../adapters/nlm/notebooks.ts';
import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import {
  addSource,
  listSources,
  type NotebookSource,
  sourceContent,
  textSourceTitle,
} from '../../adapters/nlm/sources.ts';
import { chooseNotebook } from '../../adapters/user/project-choices.ts';
import { notAskedText, notChosen } from '../../core/notebook/notebook-words.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import { redact } from '../../core/secrets/redact.ts';
import { chosenNotebook, type NotebookPlace } from './chosen-notebook.ts';
import { addNotebook } from './use-notebook.ts';

export interface TwinsRequest {
  /** A name in the settings' `notebooks`, or a new name for the notebook of the simple settings. */
  readonly name: string;
  /** The account whose sources are copied; null: the first in the settings. */
  readonly from: string | null;
  /** Accounts that should have a twin; none: those in the settings. */
  readonly to: readonly string[];
  /** Why no notebook may be created in another account; null when the user asks for it. */
  readonly newTwin: () => string | null;
}

export type SyncedTwins =
  | { readonly status: 'done'; readonly from: string; readonly twins: readonly SyncedTwin[] }
  | Refused;

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
  | Refused;

type Refused = { readonly status: 'refused'; readonly reason: string };

/** Copies only between notebooks that the user chose for the project. */
export async function syncTwins(place: NotebookPlace, request: TwinsRequest): Promise<SyncedTwins> {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused(
      `the settings have no notebook ${name}: name it with /msw:setup use ID --profile PROFILE --name ${name}`,
    );
  const chosen = chosenNotebook(place, name);
  if (chosen.status === 'refused') return refused(notAskedText(chosen));
  const from = request.from ?? chosen.accounts[0]?.account ?? '';
  const origin = chosen.accounts.find(({ account }) => account === from);
  if (origin === undefined)
    return refused(`the notebook ${name} is not in the profile ${from}: name one that has it with --from`);
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((to) => to !== from);
  const synced: SyncedTwin[] = [];
  for (const profile of targets) {
    const notebook = chosen.accounts.find(({ account }) => account === profile)?.notebook ?? null;
    const problem = notebook === null ? problemOf(request, profile, twins) : null;
    const at = (account: string) => ({ profile: account, projectRoot: place.project, env: place.env });
    const twin = { name, profile, notebook, origin: origin.notebook, from: at(from), to: at(profile) };
    synced.push(problem === null ? await syncTwin(place, twin) : refused(`${problem}.`));
  }
  return { status: 'done', from, twins: synced };
}

/** Why no notebook is created in an account; null when one is. */
function problemOf(
  { name, newTwin }: TwinsRequest,
  account: string,
  twins: Readonly<Record<string, string>>,
): string | null {
  if (!Object.hasOwn(twins, account)) return newTwin();
  return notAskedText(notChosen([{ account, notebook: twins[account] ?? null }], name));
}

/** Rewrites the simple settings as the first of the twins. */
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

interface Twin {
  /** Its name in the settings' `notebooks`. */
  readonly name: string;
  readonly profile: string;
  /** Null until it is created. */
  readonly notebook: string | null;
  /** The notebook whose sources are copied. */
  readonly origin: string;
  readonly from: NlmAccount;
  readonly to: NlmAccount;
}

async function syncTwin(place: NotebookPlace, twin: Twin): Promise<SyncedTwin> {
  const { profile, from, to } = twin;
  const sources = await listSources(from, twin.origin);
  if (sources.status !== 'ok') return refusedBy(sources, from);
  const notebook = twin.notebook ?? (await makeTwin(place, twin));
  if (typeof notebook !== 'string') return notebook;
  const held = await listSources(to, notebook);
  if (held.status !== 'ok') return refusedBy(held, to);
  const added: string[] = [];
  const left: { title: string; reason: string }[] = [];
  for (const source of sources.data) {
    if (held.data.some((other) => isSame(other, source))) continue;
    const problem = await copySource(twin, source, notebook, held.data);
    if (problem === null) added.push(source.title);
    else left.push({ title: source.title, reason: problem });
  }
  return { status: 'done', profile, notebook, isNew: twin.notebook === null, added, left };
}

/** Returns its id, which is in the settings before anything is added: a second run must not create a third twin. */
async function makeTwin(place: NotebookPlace, twin: Twin): Promise<string | Refused> {
  const { name, profile, from, to } = twin;
  const original = await getNotebook(from, twin.origin);
  if (original.status !== 'ok') return refusedBy(original, from);
  const made = await createNotebook(to, original.data.title || name);
  if (made.status !== 'ok') return refusedBy(made, to);
  const { id } = made.data;
  const choice = { account: profile, notebook: id };
  const unkept = await chooseNotebook(place.userFolder, place.project, choice);
  if (unkept !== null) return refused(`${unkept}.`);
  const noted = await addNotebook(place.project, { name, profile, id, isUsed: false });
  return noted.status === 'done' ? id : noted;
}

/**
 * Why the source was not copied; null when it was. A web page is fetched again; anything else is copied as the text
 * that NotebookLM read, without secrets.
 */
async function copySource(
  { from, to }: Twin,
  { url, type, id, title }: NotebookSource,
  notebook: string,
  listed: readonly NotebookSource[],
): Promise<string | null> {
  const content = url !== null && !type.startsWith('google_') ? null : await sourceContent(from, id);
  if (content !== null && content.status !== 'ok') return sentence(content, from);
  if (content?.data.trim() === '') return `a source of type ${type} cannot be copied as text`;
  const copy =
    content === null
      ? ({ kind: 'url', url: url ?? '' } as const)
      : ({ kind: 'text', title, text: redact(content.data) } as const);
  const added = await addSource(to, notebook, copy, listed);
  return added.status === 'ok' ? null : sentence(added, to);
}

function isSame(left: NotebookSource, right: NotebookSource): boolean {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === textSourceTitle(right.title);
}

function refused(reason: string): Refused {
  return { status: 'refused', reason };
}

function refusedBy(refusal: NlmRefusal, account: NlmAccount): Refused {
  return refused(sentence(refusal, account));
}

function sentence({ status: reason, text }: NlmRefusal, { profile }: NlmAccount): string {
  return refusalSentence({ reason, text, profile });
}
