// Makes the vault's notebook, once and after asking, and asks before the first upload to one that was confirmed.

import type { AskSettings } from '../sources/ask-settings.ts';
import { withListing } from '../sources/pooled-sources.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import { isYoung, type VaultTrust, withNotebook, withOwn } from '../sources/vault-trust.ts';
import { isoTime } from '../text/iso-time.ts';
import { type AskNotice, noticeOf } from './notice.ts';
import type { ChosenNote } from './plan-question.ts';
import type { PortResult, Ports } from './ports.ts';
import { isAgreed, type Reach, type Reached, unreachable } from './reach-notebook.ts';
import type { AskRequest, UploadPreview } from './work.ts';

type MayUpload = AskRequest['mayUpload'];

export async function makeNotebook(
  ports: Ports,
  { notebookTitle }: AskSettings,
  chosen: readonly ChosenNote[],
  mayUpload: MayUpload,
): Promise<Reach> {
  const account = await ports.notebook.account();
  if (account.status === 'failed') return { status: 'unreachable', notice: noticeOf(account) };
  const { creating } = await ports.trust.read();
  if (creating !== null && isYoung(creating, ports.now())) return beingMade;
  const mayBeSecond = creating !== null;
  const notes = notesOf(chosen);
  if (!(await mayUpload({ notebookId: null, notebookTitle, mayBeSecond, notes })))
    return unreachable('no-notebook', 'The vault has no notebook, and none was made.');
  const isOurs = await ports.trust.change((trust) => claimMaking(trust, ports.now()));
  if (!isOurs) return beingMade;
  const created = await createOnce(ports, notebookTitle, mayBeSecond);
  if (created.status === 'failed') return notMade(ports, created);
  return { status: 'reached', reached: await recordNotebook(ports, created.value, account.value) };
}

/** An attempt that was cut off may have made it. */
async function createOnce(
  { notebook }: Ports,
  title: string,
  mayBeSecond: boolean,
): Promise<PortResult<string>> {
  if (!mayBeSecond) return notebook.create(title);
  const found = await notebook.findEmpty(title);
  if (found.status === 'failed') return { ...found, mayHaveArrived: true };
  return found.value === null ? notebook.create(title) : { status: 'ok', value: found.value };
}

/** Null when uploads to this notebook are agreed to. */
export async function askAgreement(
  ports: Ports,
  { notebook, trust, sources }: Reached,
  { notebookTitle }: AskSettings,
  chosen: readonly ChosenNote[],
  mayUpload: MayUpload,
): Promise<AskNotice | null> {
  if (isAgreed(trust, notebook)) return null;
  const isThere = new Set(sources.map(({ title }) => title));
  const notes = notesOf(chosen).filter(({ path }) => !isThere.has(path));
  if (!(await mayUpload({ notebookId: notebook, notebookTitle, mayBeSecond: false, notes })))
    return { code: 'not-agreed', message: 'No note was uploaded to the notebook: that was not agreed to.' };
  await ports.trust.change((held) => ({ after: withOwn(held, notebook, []), value: null }));
  return null;
}

function notesOf(chosen: readonly ChosenNote[]): UploadPreview['notes'] {
  return chosen.flatMap(({ path, note }) =>
    note.status === 'text' ? [{ path, characters: note.text.length }] : [],
  );
}

const beingMade = unreachable(
  'no-notebook',
  'The vault’s notebook began to be made less than ten minutes ago, and has no recorded id yet.',
);

function claimMaking(
  trust: VaultTrust,
  now: number,
): { readonly after: VaultTrust; readonly value: boolean } {
  if (trust.creating !== null && isYoung(trust.creating, now)) return { after: trust, value: false };
  return { after: { ...trust, creating: isoTime(now) }, value: true };
}

/** What may have been made is kept in mind: the next attempt asks again. */
async function notMade(
  ports: Ports,
  failure: Extract<PortResult<string>, { readonly status: 'failed' }>,
): Promise<Reach> {
  if (!failure.mayHaveArrived)
    await ports.trust.change((trust) => ({ after: { ...trust, creating: null }, value: null }));
  return { status: 'unreachable', notice: noticeOf(failure) };
}

/** The store first: were the process killed in between, the notebook would wait to be confirmed. */
async function recordNotebook(ports: Ports, notebook: string, account: string): Promise<Reached> {
  const store = await ports.store.change((held) => {
    const after = withNotebookId(held, notebook);
    return { after, value: after };
  });
  const trust = await ports.trust.change((held) => {
    const after = { ...withOwn(withNotebook(held, notebook, account), notebook, []), creating: null };
    return { after, value: after };
  });
  return { notebook, sources: [], store, trust, elsewhere: new Set() };
}

/** The sources of another notebook are none of this one. */
export function withNotebookId(store: VaultStore, notebookId: string | null): VaultStore {
  if (store.settings.notebookId === notebookId) return store;
  return { ...withListing(store, new Set()), settings: { ...store.settings, notebookId } };
}
