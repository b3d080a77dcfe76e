// What this machine's user knows of a vault, in the user folder: a vault that was shared or cloned can neither send notes
// to somebody's notebook nor delete anything.

import * as z from 'zod/mini';
import { ageOf, isoTime } from '../text/iso-time.ts';

const PENDING = z.object({
  id: z.string(),
  notebookId: z.string(),
  path: z.string(),
  title: z.string(),
  contentHash: z.string(),
  /** For a question, which counts as a use. */
  isUse: z.boolean(),
  /** The sources that had this title before: not this one. */
  known: z.readonly(z.array(z.string())),
  /** ISO 8601. */
  at: z.string(),
});
export type PendingUpload = Readonly<z.infer<typeof PENDING>>;

const TRUST = z.looseObject({
  /** The notebooks that the user has confirmed, each with the account that holds it. */
  notebooks: z.catch(z.readonly(z.array(z.object({ notebookId: z.string(), account: z.string() }))), []),
  /**
   * The sources that MSW added from here, by notebook: only they are ever deleted. That a notebook has an entry, even an
   * empty one, says that the user agreed to uploads.
   */
  ownSources: z.catch(z.record(z.string(), z.readonly(z.array(z.string()))), {}),
  /** Uploads that began and whose end is not recorded. */
  pending: z.catch(z.readonly(z.array(PENDING)), []),
  /** The user agreed that replaced and evicted sources are deleted. */
  mayDelete: z.catch(z.boolean(), false),
  /** When the uploads of the last minute began; ISO 8601. */
  begun: z.catch(z.readonly(z.array(z.string())), []),
  /** When a notebook began to be made whose id is not recorded; ISO 8601. */
  creating: z.catch(z.nullable(z.string()), null),
});
export type VaultTrust = Readonly<z.infer<typeof TRUST>>;

export const NO_TRUST: VaultTrust = {
  notebooks: [],
  ownSources: {},
  pending: [],
  mayDelete: false,
  begun: [],
  creating: null,
};

/** What cannot be read is not trusted. */
export function parseVaultTrust(value: unknown): VaultTrust {
  return TRUST.safeParse(value).data ?? NO_TRUST;
}

/** An upload begun longer ago than this has ended, whatever became of it. */
const PENDING_MS = 600_000;
const UPLOADS_A_MINUTE = 20;
const MINUTE_MS = 60_000;

export type AttemptClaim =
  | { readonly status: 'begun' }
  /** The limit of a minute is reached. */
  | { readonly status: 'wait'; readonly milliseconds: number }
  /** Another upload of this note is on its way. */
  | { readonly status: 'elsewhere' };

/** Notes an upload before it begins, unless another one is on its way. */
export function claimUpload(
  trust: VaultTrust,
  upload: PendingUpload,
  now: number,
): { readonly after: VaultTrust; readonly value: AttemptClaim } {
  const isSame = (one: PendingUpload): boolean =>
    one.notebookId === upload.notebookId && one.title === upload.title;
  if (trust.pending.some((one) => isSame(one) && isYoung(one.at, now)))
    return { after: trust, value: { status: 'elsewhere' } };
  const begun = trust.begun.filter((at) => Math.abs(ageOf(at, now)) < MINUTE_MS);
  if (begun.length >= UPLOADS_A_MINUTE) {
    const oldest = Math.max(...begun.map((at) => ageOf(at, now)));
    return { after: trust, value: { status: 'wait', milliseconds: Math.max(1, MINUTE_MS - oldest) } };
  }
  const pending = [...trust.pending.filter((one) => !isSame(one)), upload];
  return { after: { ...trust, pending, begun: [...begun, isoTime(now)] }, value: { status: 'begun' } };
}

export function isYoung(at: string, now: number): boolean {
  return Math.abs(ageOf(at, now)) < PENDING_MS;
}

export function ownOf({ ownSources }: VaultTrust, notebookId: string): readonly string[] {
  return Object.hasOwn(ownSources, notebookId) ? (ownSources[notebookId] ?? []) : [];
}

export function withOwn(trust: VaultTrust, notebookId: string, sources: readonly string[]): VaultTrust {
  const own = [...new Set([...ownOf(trust, notebookId), ...sources])];
  return { ...trust, ownSources: { ...trust.ownSources, [notebookId]: own } };
}

export function withoutOwn(trust: VaultTrust, notebookId: string, source: string): VaultTrust {
  const own = ownOf(trust, notebookId).filter((one) => one !== source);
  return { ...trust, ownSources: { ...trust.ownSources, [notebookId]: own } };
}

export function withoutPending(trust: VaultTrust, id: string): VaultTrust {
  return { ...trust, pending: trust.pending.filter((one) => one.id !== id) };
}

export function withNotebook(trust: VaultTrust, notebookId: string, account: string): VaultTrust {
  const rest = trust.notebooks.filter((one) => one.notebookId !== notebookId || one.account !== account);
  return { ...trust, notebooks: [...rest, { notebookId, account }] };
}
