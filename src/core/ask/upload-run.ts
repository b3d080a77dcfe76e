// How far the uploads of one operation are, and what is recorded of each.

import type { AskError } from '../sources/conversation.ts';
import { rowOf, withLanded } from '../sources/pooled-sources.ts';
import { limitsOf } from '../sources/vault-store.ts';
import { type PendingUpload, withOwn, withoutOwn, withoutPending } from '../sources/vault-trust.ts';
import { isoTime } from '../text/iso-time.ts';
import type { AskNotice } from './notice.ts';
import type { Upload } from './plan-question.ts';
import type { PortFailure, Ports, RemoteSource } from './ports.ts';
import type { Work } from './work.ts';

export interface UploadJob {
  readonly notebook: string;
  readonly uploads: readonly Upload[];
  /** As listed before. */
  readonly sources: readonly RemoteSource[];
  readonly deletable: ReadonlySet<string>;
  readonly isUse: boolean;
  /** Whether a question waits. */
  readonly isHurried: boolean;
  /** Uploads at one time. */
  readonly parallel: number;
}

export interface UploadRun {
  readonly ports: Ports;
  readonly job: UploadJob;
  readonly work: Work;
  readonly began: number;
  readonly landed: Map<string, string>;
  readonly errors: AskError[];
  readonly notices: AskNotice[];
  readonly replaced: { readonly title: string; readonly sourceId: string }[];
  readonly doubtful: Doubtful[];
  kept: number;
  done: number;
  refused: number;
  /** Why nothing more is begun. */
  end: PortFailure | null;
}

export interface Doubtful {
  readonly upload: Upload;
  readonly pending: PendingUpload;
  readonly failure: PortFailure;
}

/**
 * First the row, then that the source is ours: in between, the pending upload says so. The last of `ids` is the row's.
 */
export async function recordSource(
  { ports, job }: UploadRun,
  upload: Upload,
  pending: PendingUpload,
  ids: readonly string[],
): Promise<void> {
  const { path, title, contentHash } = upload;
  const sourceId = ids.at(-1);
  if (sourceId === undefined) return;
  const at = isoTime(ports.now());
  await ports.store.change((store) => {
    const isThere = rowOf(store, path)?.sourceId === sourceId;
    const landed = { path, sourceId, title, contentHash, at, isUse: job.isUse && upload.replaces === null };
    return { after: isThere ? store : withLanded(store, landed, limitsOf(store.settings)), value: null };
  });
  await ports.trust.change((trust) => ({
    after: withoutPending(withOwn(trust, job.notebook, ids), pending.id),
    value: null,
  }));
}

export async function finish(
  run: UploadRun,
  { path, title, replaces }: Upload,
  sourceId: string,
): Promise<void> {
  run.landed.set(path, sourceId);
  if (replaces !== null) await removeReplaced(run, title, replaces);
}

async function removeReplaced(run: UploadRun, title: string, sourceId: string): Promise<void> {
  const { ports, job } = run;
  if (!job.deletable.has(sourceId)) {
    run.kept += 1;
    return;
  }
  const removed = await ports.notebook.remove(job.notebook, sourceId);
  if (removed.status === 'failed') {
    run.kept += 1;
    const message = `The earlier text of ${title} was not deleted: ${removed.message}`;
    run.errors.push({ at: isoTime(ports.now()), stage: 'evict', code: removed.code, message, path: title });
    return;
  }
  run.replaced.push({ title, sourceId });
  await ports.trust.change((trust) => ({ after: withoutOwn(trust, job.notebook, sourceId), value: null }));
}

export function noteError({ errors, ports }: UploadRun, path: string, code: string, message: string): void {
  errors.push({ at: isoTime(ports.now()), stage: 'upload', code, message, path });
}
