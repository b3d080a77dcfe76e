// The notebooks of an account: lists, reads and creates them; and what Google says is left of the account's allowance.

import * as z from 'zod/mini';
import { isOlder } from '../../core/notebook/nlm-version.ts';
import type { QuotaUsage } from '../../core/quota/usage.ts';
import { askNlm } from './program/call-nlm.ts';
import { locateNlm } from './program/locate-nlm.ts';
import { isUncertain, mapped, type NlmAccount, type NlmResult, unsent } from './program/nlm-call.ts';

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
  source_count: z.nullish(z.number()),
});

export async function listNotebooks(account: NlmAccount): Promise<NlmResult<readonly Notebook[]>> {
  return mapped(await askNlm(account, { verb: ['notebook', 'list', '--json'] }, LISTED), (rows) =>
    rows.map((row) => ({
      id: row.id,
      title: row.title ?? '',
      sourceCount: row.source_count ?? 0,
      updatedAt: row.updated_at ?? null,
    })),
  );
}

/**
 * Whether Google still accepts a login. nlm's own login check passes for accounts that cannot do anything, so this
 * lists the notebooks instead; it costs no query.
 */
export async function checkLogin(account: NlmAccount): Promise<NlmResult<{ readonly notebooks: number }>> {
  return mapped(await listNotebooks(account), (listed) => ({ notebooks: listed.length }));
}

export async function getNotebook(
  account: NlmAccount,
  id: string,
): Promise<NlmResult<NotebookDetails & Pick<Notebook, 'sourceCount'>>> {
  const request = { verb: ['notebook', 'get', '--json'], operands: [id] };
  return mapped(await askNlm(account, request, DETAILS), (details) => ({
    ...detailsOf(details, details.title ?? ''),
    sourceCount: details.source_count ?? 0,
  }));
}

/**
 * A lost answer may hide that the notebook was created: an empty notebook with this title is then taken for it instead
 * of creating a second one.
 */
export async function createNotebook(
  account: NlmAccount,
  title: string,
): Promise<NlmResult<NotebookDetails>> {
  const made = await askNlm(account, { verb: ['notebook', 'create', '--json'], operands: [title] }, DETAILS);
  if (made.status === 'ok' || !isUncertain(made)) return mapped(made, (details) => detailsOf(details, title));
  const listed = await listNotebooks(account);
  const rows = listed.status === 'ok' ? listed.data : [];
  const found = rows.find((row) => row.title === title && row.sourceCount === 0);
  return found === undefined ? made : { status: 'ok', data: detailsOf({ notebook_id: found.id }, title) };
}

function detailsOf({ notebook_id: id, url }: z.infer<typeof DETAILS>, title: string): NotebookDetails {
  return { id, title, url: url ?? `https://notebooklm.google.com/notebook/${id}` };
}

const USAGE = z.object({
  windows: z.array(
    z.object({
      window: z.string(),
      percent_used: z.nullish(z.number()),
      percent_remaining: z.nullish(z.number()),
      resets_at: z.nullish(z.string()),
    }),
  ),
  tier: z.nullish(z.string()),
});

const OLDEST = '0.11.4';

/** `too-old` when this nlm lacks the verb; a known old version is not even called. Some plans have no windows. */
export async function usage(account: NlmAccount): Promise<NlmResult<Pick<QuotaUsage, 'windows' | 'tier'>>> {
  const nlm = await locateNlm(account);
  if (nlm.status !== 'located') return nlm;
  const tooOld = unsent('too-old', 'this nlm cannot say what is left');
  if (nlm.version !== null && isOlder(nlm.version, OLDEST)) return tooOld;
  const asked = await askNlm(account, { verb: ['usage', '--json'] }, USAGE);
  if (asked.status === 'usage' && !asked.wasSent) return tooOld;
  return mapped(asked, ({ windows, tier = null }) => ({
    tier,
    windows: windows.map((entry) => ({
      kind: entry.window === 'rolling' || entry.window === 'weekly' ? entry.window : 'unknown',
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: timeOf(entry.resets_at ?? null),
    })),
  }));
}

function timeOf(iso: string | null): number | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}
