// Uploads notes side by side, each noted before it begins and recorded when it lands. What is still under way when the
// time is over is recorded later.

import type { AskError } from '../sources/conversation.ts';
import {
  type AttemptClaim,
  claimUpload,
  type PendingUpload,
  withoutPending,
} from '../sources/vault-trust.ts';
import { isoTime } from '../text/iso-time.ts';
import { inParallel } from './in-parallel.ts';
import type { AskNotice } from './notice.ts';
import type { Upload } from './plan-question.ts';
import type { PortFailure, PortFailureCode, Ports } from './ports.ts';
import { isTitled } from './reach-notebook.ts';
import { settleDoubtful } from './settle-uploads.ts';
import { finish, noteError, recordSource, type UploadJob, type UploadRun } from './upload-run.ts';
import type { Work } from './work.ts';

export interface Uploaded {
  /** Source ids by path. */
  readonly landed: ReadonlyMap<string, string>;
  readonly errors: readonly AskError[];
  readonly notices: readonly AskNotice[];
  /** Sources of earlier texts that were deleted. */
  readonly replaced: readonly { readonly title: string; readonly sourceId: string }[];
  /** Sources of earlier texts that stay. */
  readonly kept: number;
}

/** While a question waits, no upload begins after this. */
const BEGIN_MS = 45_000;
/** And those under way are awaited so long after it. */
const AWAIT_MS = 20_000;
/** This many refusals without a success in between, and the rest is not tried. */
const MOST_REFUSED = 2;

export async function uploadNotes(ports: Ports, job: UploadJob, work: Work): Promise<Uploaded> {
  const run: UploadRun = {
    ports,
    job,
    work,
    began: ports.now(),
    landed: new Map(),
    errors: [],
    notices: [],
    replaced: [],
    doubtful: [],
    kept: 0,
    done: 0,
    refused: 0,
    end: null,
  };
  if (job.uploads.length === 0) return outcomeOf(run);
  tellProgress(run);
  const all = inParallel(job.uploads, job.parallel, (upload) => uploadOne(run, upload)).then(() =>
    settleDoubtful(run),
  );
  if (!job.isHurried) {
    await all;
    return outcomeOf(run);
  }
  const given = new AbortController();
  const late = ports.sleep(BEGIN_MS + AWAIT_MS, given.signal).then(() => true);
  const isLate = await Promise.race([all.then(() => false), late]).finally(() => given.abort());
  if (isLate) work.afterwards(all.catch(() => undefined));
  return outcomeOf(run);
}

function outcomeOf({ landed, errors, notices, replaced, kept }: UploadRun): Uploaded {
  return {
    landed: new Map(landed),
    errors: [...errors],
    notices: [...notices],
    replaced: [...replaced],
    kept,
  };
}

function tellProgress({ work, done, job }: UploadRun): void {
  work.tell({ stage: 'uploading', done, total: job.uploads.length });
}

async function uploadOne(run: UploadRun, upload: Upload): Promise<void> {
  const pending = await begin(run, upload);
  if (pending === null) return;
  const { notebook } = run.job;
  const added = await run.ports.notebook.add(notebook, { title: upload.title, text: upload.text });
  run.done += 1;
  if (added.status === 'ok') {
    run.refused = 0;
    await recordSource(run, upload, pending, [added.value]);
    await finish(run, upload, added.value);
  } else await noteFailure(run, upload, pending, added);
  tellProgress(run);
}

/** Null when it is not begun. */
async function begin(run: UploadRun, upload: Upload): Promise<PendingUpload | null> {
  const { ports, job } = run;
  while (mayBegin(run, 0)) {
    const now = ports.now();
    const pending = pendingOf(job, upload, ports.newId(), now);
    const claim = await ports.trust.change<AttemptClaim>((trust) => claimUpload(trust, pending, now));
    if (claim.status === 'begun') return pending;
    if (claim.status === 'elsewhere') {
      noteError(
        run,
        upload.path,
        'elsewhere',
        `${upload.path} is still being uploaded by another MSW process.`,
      );
      return null;
    }
    if (!mayBegin(run, claim.milliseconds)) return null;
    await ports.sleep(claim.milliseconds);
  }
  return null;
}

function mayBegin(run: UploadRun, afterMs: number): boolean {
  if (run.work.isStopped()) run.end ??= STOPPED;
  return run.end === null && !(run.job.isHurried && run.ports.now() + afterMs - run.began > BEGIN_MS);
}

function pendingOf(
  { sources, notebook: notebookId, isUse }: UploadJob,
  { path, title, contentHash }: Upload,
  id: string,
  now: number,
): PendingUpload {
  const known = sources.filter((one) => isTitled(one, title)).map((one) => one.id);
  return { id, notebookId, path, title, contentHash, isUse, known, at: isoTime(now) };
}

const STOPPED: PortFailure = { code: 'stopped', message: 'It was stopped.', mayHaveArrived: false };

/** After these nothing else can succeed. */
const FINAL: ReadonlySet<PortFailureCode> = new Set([
  'not-installed',
  'too-old',
  'logged-out',
  'offline',
  'quota',
  'not-found',
  'stopped',
]);

async function noteFailure(
  run: UploadRun,
  upload: Upload,
  pending: PendingUpload,
  failure: PortFailure,
): Promise<void> {
  if (FINAL.has(failure.code)) run.end ??= failure;
  if (failure.code === 'refused') run.refused += 1;
  if (run.refused >= MOST_REFUSED) run.end ??= failure;
  if (failure.mayHaveArrived || failure.code === 'refused') {
    run.doubtful.push({ upload, pending, failure });
    return;
  }
  noteError(run, upload.path, failure.code, `${upload.path} was not uploaded: ${failure.message}`);
  await run.ports.trust.change((trust) => ({ after: withoutPending(trust, pending.id), value: null }));
}
