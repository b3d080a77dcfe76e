// Adds a page or a text to a notebook, in each of its accounts, and removes a source. Secrets are removed from texts;
// an address that contains one is not sent at all.

import { addSource, deleteSource, listSources, type NewSource } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { forgetAdded, readAdded, rememberAdded } from '../../adapters/user/notebook-sources.ts';
import { redact } from '../../core/secrets/redact.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { askAccounts } from './ask-accounts.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';

export interface WantedSource {
  readonly url: string | null;
  readonly text: string | null;
  readonly title: string | null;
}

/** NotebookLM accepts half a million words. */
const LONGEST_TEXT = 2_000_000;

/** The source to send, or a sentence that says why not. */
export function readSource({ url, text, title }: WantedSource): NewSource | string {
  if (url !== null && text !== null) return 'Give an address or a text, not both.';
  if (url !== null) return readAddress(url);
  if (text === null || text.trim() === '') return 'The text is empty.';
  if (title === null || title.trim() === '') return 'A text needs a title.';
  if (text.length > LONGEST_TEXT)
    return `The text is longer than ${LONGEST_TEXT} characters: add it in parts.`;
  return { kind: 'text', title: textToSend(title), text: textToSend(text) };
}

function readAddress(typed: string): NewSource | string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    return 'The address needs to begin with https:// or http://.';
  if (url.username !== '' || url.password !== '' || redact(typed) !== typed)
    return 'The address seems to contain a secret, so it is not sent.';
  return { kind: 'url', url: typed };
}

export interface AddedInAccount {
  readonly profile: string;
  /** Null when it was refused. */
  readonly id: string | null;
  readonly isNew: boolean;
  /** A sentence; null when the source is there now. */
  readonly trouble: string | null;
}

export async function addToNotebook(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  source: NewSource,
): Promise<readonly AddedInAccount[]> {
  const results: AddedInAccount[] = [];
  for (const account of accounts) results.push(await addTo(place, account, source));
  return results;
}

async function addTo(
  place: NotebookPlace,
  account: NotebookAccount,
  source: NewSource,
): Promise<AddedInAccount> {
  const { account: profile, notebook } = account;
  const added = await askAccounts(place, [account], (as, id) => addSource(as, id, source));
  if (added.status === 'refused') return { profile, id: null, isNew: false, trouble: added.reason };
  const { id, isNew } = added.data;
  // An existing source may be somebody else's: only remembered ones may later be removed by anyone but the user.
  const isKept =
    !isNew ||
    (await rememberAdded(place.userFolder, place.project, { account: profile, notebook, source: id }));
  const trouble = isKept
    ? null
    : 'It was added, but that could not be recorded, so only you can remove it again.';
  return { profile, id, isNew, trouble };
}

export type RemovedSource =
  | { readonly status: 'done'; readonly profile: string; readonly title: string }
  | { readonly status: 'refused'; readonly reason: string };

/** @param mayRemove `added` allows only sources that MSW added */
export async function removeFromNotebook(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  id: string,
  mayRemove: 'all' | 'added',
): Promise<RemovedSource> {
  const found = await findSource(place, accounts, id);
  if (found.status === 'refused') return found;
  const { account, title } = found;
  if (mayRemove === 'added' && !isOurs(place, account, id))
    return refused(
      'MSW has not added this source, so it is for the user to remove it, in NotebookLM or in a terminal.',
    );
  const deleted = await askAccounts(place, [account], (as) => deleteSource(as, id));
  if (deleted.status === 'refused') return refused(deleted.reason);
  await forgetAdded(place.userFolder, place.project, id);
  return { status: 'done', profile: account.account, title };
}

type FoundSource = { readonly status: 'ok'; readonly account: NotebookAccount; readonly title: string };

/** Each account of a notebook has its own ids for the sources. */
export async function findSource(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  id: string,
): Promise<FoundSource | Extract<RemovedSource, { status: 'refused' }>> {
  const troubles: string[] = [];
  for (const account of accounts) {
    const listed = await askAccounts(place, [account], listSources);
    if (listed.status === 'refused') troubles.push(listed.reason);
    const found = listed.status === 'ok' ? listed.data.find((source) => source.id === id) : undefined;
    if (found !== undefined) return { status: 'ok', account, title: found.title };
  }
  const missing = `The notebook has no source of this id. To list them: ${lineToType`source list`}`;
  return refused(troubles.length > 0 ? troubles.join(' ') : missing);
}

function isOurs(place: NotebookPlace, { account, notebook }: NotebookAccount, id: string): boolean {
  return readAdded(place.userFolder, place.project).some(
    (one) => one.source === id && one.account === account && one.notebook === notebook,
  );
}

function refused(reason: string) {
  return { status: 'refused' as const, reason };
}
