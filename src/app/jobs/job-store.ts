// Stores jobs in `.msw/jobs/<id>/`: the signed record and the log. A folder that came with a repository has no valid
// signature, so nothing in it is shown or run.

import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { type Folder, mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readPart } from '../../adapters/files/read-file.ts';
import { fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import { sign, verify } from '../../adapters/files/signing-key.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { keepLine, maskedValues } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { changePanel } from '../../adapters/loops/panel-file.ts';
import { isEnded, type Job, jobSchema } from '../../core/jobs/job.ts';
import { panelLineOf } from '../../core/jobs/job-text.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

/** A project, and this user's key and folder. */
export type JobStore = Pick<Workspace, 'project' | 'key' | 'userFolder'>;

const ID = /^[a-z0-9-]{1,40}$/;

/** Null unless the record was written on this machine for this project. */
export function readJob(store: JobStore, id: string): Job | null {
  const record = readRecord(store, id);
  return typeof record === 'string' ? null : record;
}

export interface StoredJobs {
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** A sentence for each record that no job is read from. */
  readonly unusable: readonly string[];
}

/** Those whose id begins with `wanted`. */
export function readJobs(store: JobStore, wanted = ''): StoredJobs {
  const jobs: Job[] = [];
  const unusable: string[] = [];
  for (const id of namesIn(mswPath(store.project, 'jobs'), ownFile(store.project))) {
    const record = id.startsWith(wanted) ? readRecord(store, id) : null;
    if (typeof record === 'string') {
      const file = plainLine(join('.msw', 'jobs', id, 'job.json'), 200);
      unusable.push(
        `${file} ${record}: put an earlier copy back, or move the folder away; its log is kept there.`,
      );
    } else if (record !== null) jobs.push(record);
  }
  return { jobs: jobs.toSorted((left, right) => right.createdAt - left.createdAt), unusable };
}

/** Newest first. */
export function listJobs(store: JobStore): readonly Job[] {
  return readJobs(store).jobs;
}

/** A clause about a record that cannot be used; null where there is none. */
function readRecord({ project, key }: JobStore, id: string): Job | string | null {
  if (!ID.test(id)) return null;
  const file = readJson(join(folderOf(project, id), 'job.json'), ownFile(project));
  if (file.status === 'missing') return null;
  if (file.status !== 'ok') return `cannot be read (${file.reason})`;
  const { job, signature } = fieldsOf(file.value);
  const parsed = jobSchema().safeParse(job);
  if (!parsed.success) return 'cannot be read as a job of this version of MSW';
  const isOwn =
    parsed.data.id === id &&
    typeof signature === 'string' &&
    verify(key, signedText(project, parsed.data), signature);
  return isOwn ? parsed.data : 'was changed, or was not written on this machine for this project';
}

/** Refused when the folder cannot be written. */
export function writeJob(store: JobStore, given: Job): Folder {
  const { project, key } = store;
  const folder = openMswSubfolder(project, 'jobs', given.id);
  if (folder.status === 'refused') return folder;
  // Its work is what runs; the rest is told.
  const job = { ...(jobSchema().safeParse(maskedValues(given)).data ?? given), work: given.work };
  const signature = sign(key, signedText(project, job));
  writeFileAtomic(join(folder.path, 'job.json'), `${JSON.stringify({ job, signature }, null, 1)}\n`);
  showJob(store, job);
  return folder;
}

/** In the panel of the session that started it; a terminal has none. */
function showJob(store: JobStore, job: Job): void {
  if (job.session === null) return;
  const line = panelLineOf(job);
  changePanel(store, job.session, (panel) => {
    const others = panel.jobs.filter(({ id }) => id !== job.id);
    return { ...panel, jobs: line === null ? others : [...others, { id: job.id, line }] };
  });
}

/** Changes the record under a lock; null when there is no such job or it cannot be written. */
export async function changeJob(store: JobStore, id: string, change: (job: Job) => Job): Promise<Job | null> {
  if (!ID.test(id) || openMswSubfolder(store.project, 'jobs', id).status === 'refused') return null;
  const locked = await withLock(join(folderOf(store.project, id), 'job.json'), () => {
    const job = readJob(store, id);
    if (job === null) return null;
    const changed = change(job);
    return writeJob(store, changed).status === 'ok' ? changed : null;
  });
  return locked.status === 'done' ? locked.value : null;
}

const LARGEST_LOG = 4 * 1024 * 1024;

/** Appends a line without secrets; a full log moves to `log.1.txt`. Best effort: a full disk must not end a job. */
export function logLine(workspace: Pick<Workspace, 'project' | 'now'>, id: string, line: string): void {
  try {
    const folder = openMswSubfolder(workspace.project, 'jobs', id);
    if (folder.status === 'refused') return;
    const path = join(folder.path, 'log.txt');
    if ((lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
      renameSync(path, join(folder.path, 'log.1.txt'));
    keepLine(path, `${isoNow(workspace)} ${plainLine(line, 1000)}`);
  } catch {
    // The record still says how the job ends.
  }
}

export interface LogPart {
  readonly lines: readonly string[];
  /** The byte offset of the next part. */
  readonly end: number;
}

/** Complete lines of the log from an offset on; the last `most` lines without one. */
export function readLog(
  project: string,
  id: string,
  { from, most }: { readonly from: number | null; readonly most: number },
): LogPart {
  const path = join(folderOf(project, id), 'log.txt');
  // An offset beyond the end means that a new log was begun, so read from its start.
  const partFrom = (size: number) =>
    from === null ? Math.max(0, size - LARGEST_PART) : from > size ? 0 : from;
  const part = readPart(path, ownFile(project), { cap: LARGEST_PART, partFrom });
  if (part.status !== 'ok') return { lines: [], end: 0 };
  const text = part.bytes.toString('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  const end = part.start + Buffer.byteLength(whole);
  return { lines: from === null ? lines.slice(-most) : lines, end };
}

const LARGEST_PART = 256 * 1024;

/** How long ended jobs are kept, and how many of them are kept regardless of age. */
const KEPT_MS = 30 * 24 * 3600_000;
const ALWAYS_KEPT = 10;

/** Removes the records and logs of jobs that ended long ago. */
export function removeOldJobs(store: JobStore, now: number): void {
  const ended = listJobs(store).filter(isEnded).slice(ALWAYS_KEPT);
  for (const { id, endedAt } of ended)
    if (now - (endedAt ?? now) > KEPT_MS)
      rmSync(folderOf(store.project, id), { recursive: true, force: true });
}

function folderOf(project: string, id: string): string {
  return mswPath(project, 'jobs', id);
}

/** The text that is signed, with keys in the schema's order, whatever the order in the record. */
function signedText(project: string, job: Job): string {
  return JSON.stringify(['msw-job-1', project, jobSchema().parse(job)]);
}
