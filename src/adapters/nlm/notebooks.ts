// The notebooks of an account: list, read, make and delete them.

import * as z from 'zod/mini';
import { askNlm, mapped, READ_SECONDS } from './ask-nlm.ts';
import { callNlm } from './program/call-nlm.ts';
import { isUncertain } from './program/is-uncertain.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmResult } from './program/nlm-result.ts';

export interface Notebook {
  readonly id: string;
  readonly title: string;
  readonly sourceCount: number;
  /** ISO 8601; null when nlm does not know. */
  readonly updatedAt: string | null;
}

export interface NotebookDetails {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly sources: readonly { readonly id: string; readonly title: string }[];
}

export interface CreatedNotebook {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

const LISTED = z.array(
  z.object({
    id: z.string(),
    title: z.nullish(z.string()),
    source_count: z.nullish(z.number()),
    updated_at: z.nullish(z.string()),
  }),
);

const DETAILS = z.object({
  notebook_id: z.string(),
  title: z.nullish(z.string()),
  url: z.nullish(z.string()),
  sources: z.nullish(z.array(z.object({ id: z.string(), title: z.nullish(z.string()) }))),
});

const CREATED = z.object({
  notebook_id: z.string(),
  title: z.nullish(z.string()),
  url: z.nullish(z.string()),
});

export async function listNotebooks(account: NlmAccount): Promise<NlmResult<readonly Notebook[]>> {
  const args = verbArguments(account, ['notebook', 'list', '--json']);
  return mapped(await askNlm(account, { args, limitSeconds: READ_SECONDS }, LISTED), (rows) =>
    rows.map((row) => ({
      id: row.id,
      title: row.title ?? '',
      sourceCount: row.source_count ?? 0,
      updatedAt: row.updated_at ?? null,
    })),
  );
}

export async function getNotebook(account: NlmAccount, id: string): Promise<NlmResult<NotebookDetails>> {
  const args = verbArguments(account, ['notebook', 'get', '--json'], [id]);
  return mapped(await askNlm(account, { args, limitSeconds: READ_SECONDS }, DETAILS), (found) => ({
    id: found.notebook_id,
    title: found.title ?? '',
    url: found.url ?? addressOf(found.notebook_id),
    sources: (found.sources ?? []).map((source) => ({ id: source.id, title: source.title ?? '' })),
  }));
}

/**
 * An answer that got lost on the way may have made the notebook: an empty one of this title is then taken
 * for it instead of making a second.
 */
export async function createNotebook(
  account: NlmAccount,
  title: string,
): Promise<NlmResult<CreatedNotebook>> {
  const args = verbArguments(account, ['notebook', 'create', '--json'], [title]);
  const made = await askNlm(account, { args, limitSeconds: READ_SECONDS }, CREATED);
  if (made.status === 'ok' || !isUncertain(made)) {
    return mapped(made, ({ notebook_id: id, url }) => ({ id, title, url: url ?? addressOf(id) }));
  }
  const listed = await listNotebooks(account);
  const found =
    listed.status === 'ok'
      ? listed.data.find((entry) => entry.title === title && entry.sourceCount === 0)
      : undefined;
  return found === undefined
    ? made
    : { status: 'ok', data: { id: found.id, title, url: addressOf(found.id) } };
}

/** Also `ok` when it is gone already. */
export async function deleteNotebook(account: NlmAccount, id: string): Promise<NlmResult<null>> {
  const args = verbArguments(account, ['notebook', 'delete', '--confirm', '--json'], [id]);
  const ran = await callNlm(account, { args, limitSeconds: READ_SECONDS });
  return ran.status === 'not-found' ? { status: 'ok', data: null } : mapped(ran, () => null);
}

function addressOf(id: string): string {
  return `https://notebooklm.google.com/notebook/${id}`;
}
