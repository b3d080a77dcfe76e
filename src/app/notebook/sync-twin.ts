// Makes the twin of a notebook in another account, and gives it the sources that the first one has. Nothing is
// deleted, and no question is spent.

import { addSource } from '../../adapters/nlm/add-source.ts';
import { listSources, type NotebookSource, sourceContent } from '../../adapters/nlm/list-sources.ts';
import { createNotebook, getNotebook } from '../../adapters/nlm/notebooks.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-account.ts';
import type { NlmResult } from '../../adapters/nlm/program/nlm-result.ts';
import { type NewSource, textSourceTitle } from '../../adapters/nlm/source-options.ts';
import { chooseNotebook } from '../../adapters/user/notebook-choices.ts';
import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import { redact } from '../../core/secrets/redact.ts';
import { addNotebook } from './edit-settings.ts';
import type { NotebookPlace } from './notebook-question.ts';

export interface TwinRequest {
  /** As `notebooks` in the settings names it. */
  readonly name: string;
  readonly from: { readonly profile: string | null; readonly notebook: string };
  readonly to: { readonly profile: string; readonly notebook: string | null };
}

export type SyncedTwin =
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

export async function syncTwin(place: NotebookPlace, request: TwinRequest): Promise<SyncedTwin> {
  const account = (profile: string | null): NlmAccount => ({
    profile,
    projectRoot: place.project,
    env: place.env,
  });
  const from = account(request.from.profile);
  const to = account(request.to.profile);
  const sources = await listSources(from, request.from.notebook);
  if (sources.status !== 'ok') return refused(sources, from.profile);
  const twin = request.to.notebook ?? (await makeTwin(place, request, from, to));
  if (typeof twin !== 'string') return twin;
  const held = await listSources(to, twin);
  if (held.status !== 'ok') return refused(held, to.profile);
  const missing = sources.data.filter((source) => !held.data.some((other) => isSame(other, source)));
  const added: string[] = [];
  const left: Left[] = [];
  for (const source of missing) {
    const problem = await copySource(from, to, source, { notebook: twin, known: held.data });
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
): Promise<string | Extract<SyncedTwin, { status: 'refused' }>> {
  const known = await getNotebook(from, origin.notebook);
  if (known.status !== 'ok') return refused(known, from.profile);
  const made = await createNotebook(to, known.data.title || name);
  if (made.status !== 'ok') return refused(made, to.profile);
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
  target: { readonly notebook: string; readonly known: readonly NotebookSource[] },
): Promise<string | null> {
  const copy = await asNew(from, source);
  if (copy.status !== 'ok') return sentence(copy, from.profile);
  if (copy.data === null) return `a source of type ${source.type} cannot be copied as text`;
  const added = await addSource(to, target.notebook, copy.data, { known: target.known });
  return added.status === 'ok' ? null : sentence(added, to.profile);
}

/** An address is fetched again; anything else is copied as the text that NotebookLM read, without secrets. */
async function asNew(from: NlmAccount, source: NotebookSource): Promise<NlmResult<NewSource | null>> {
  if (source.url !== null && !source.type.startsWith('google_')) {
    return { status: 'ok', data: { kind: 'url', url: source.url } };
  }
  const content = await sourceContent(from, source.id);
  if (content.status !== 'ok') return content;
  const { text } = content.data;
  return {
    status: 'ok',
    data: text.trim() === '' ? null : { kind: 'text', title: source.title, text: redact(text) },
  };
}

function isSame(left: NotebookSource, right: NotebookSource): boolean {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === textSourceTitle(right.title);
}

function refused(
  refusal: Exclude<NlmResult<unknown>, { status: 'ok' }>,
  profile: string | null,
): Extract<SyncedTwin, { status: 'refused' }> {
  return { status: 'refused', reason: sentence(refusal, profile) };
}

function sentence(
  { status: reason, text }: Exclude<NlmResult<unknown>, { status: 'ok' }>,
  profile: string | null,
) {
  return refusalSentence({ reason, text, profile });
}
