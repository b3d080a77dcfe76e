// Uploads that failed may have landed all the same; one that was really refused tells how much the notebook holds.

import { askSettings } from '../sources/ask-settings.ts';
import { poolLimits } from '../sources/pool.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import { withoutPending } from '../sources/vault-trust.ts';
import { countOf } from '../text/count-of.ts';
import type { RemoteSource } from './ports.ts';
import { sourcesOf } from './reach-notebook.ts';
import { type Doubtful, finish, noteError, recordSource, type UploadRun } from './upload-run.ts';

/** One more listing for all of them. */
export async function settleDoubtful(run: UploadRun): Promise<void> {
  const { ports, job, doubtful } = run;
  if (doubtful.length === 0) return;
  const listing = await ports.notebook.list(job.notebook);
  const isListed = listing.status === 'ok';
  let refused = 0;
  for (const one of doubtful) {
    const found = isListed ? sourcesOf(one.pending, listing.value) : [];
    if (await settleOne(run, one, found)) continue;
    if (!isListed || found.length > 0 || one.failure.mayHaveArrived) continue;
    refused += 1;
    await ports.trust.change((trust) => ({ after: withoutPending(trust, one.pending.id), value: null }));
  }
  if (refused > 0 && isListed && run.refused > 0) await lowerCapacity(run, listing.value.length);
}

/** True when it landed and can answer. One that the notebook could not process is kept in mind and not repeated. */
async function settleOne(
  run: UploadRun,
  { upload, pending, failure }: Doubtful,
  found: readonly RemoteSource[],
): Promise<boolean> {
  const answering = found.findLast(({ state }) => state !== 'failed');
  const last = answering ?? found.at(-1);
  if (last !== undefined) {
    const others = found.filter(({ id }) => id !== last.id);
    await recordSource(
      run,
      upload,
      pending,
      [...others, last].map(({ id }) => id),
    );
  }
  if (answering !== undefined) {
    await finish(run, upload, answering.id);
    return true;
  }
  noteError(run, upload.path, failure.code, `${upload.path} was not uploaded: ${failure.message}`);
  return false;
}

/** A refusal below the target: this account's notebooks hold less than the settings say. */
async function lowerCapacity({ ports, notices }: UploadRun, count: number): Promise<void> {
  const maxSources = await ports.store.change<number | null>((store) => {
    const after = lowered(store, count);
    return after === null ? { after: store, value: null } : { after, value: count };
  });
  if (maxSources !== null)
    notices.push({
      code: 'capacity-lowered',
      message: `The notebook took no more than ${countOf(maxSources, 'source')}: that is its capacity now.`,
    });
}

/** Null when a refusal says nothing about the capacity: one question’s notes always fit. */
function lowered(store: VaultStore, count: number): VaultStore | null {
  const { settings } = askSettings({ flags: {}, vault: store.settings, project: {} });
  const headroom = Math.min(settings.headroom, headroomFor(count));
  const isBelowTarget = count < poolLimits(settings).target;
  if (!isBelowTarget || count - headroom < settings.bm25TopN) return null;
  return { ...store, settings: { ...store.settings, maxSources: count, headroom } };
}

function headroomFor(maxSources: number): number {
  return Math.max(1, Math.round(maxSources / 30));
}
