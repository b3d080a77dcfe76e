// A job of a team: what lies in the queue for everybody who may write there, so all of it is data from outside. What a
// worker does with it is decided on the worker's machine.

import * as z from 'zod/mini';
import { once } from '../once.ts';
import { type Job, jobSchema } from './job.ts';
import { type JobView, viewOf } from './job-text.ts';

export type TeamJob = z.output<ReturnType<typeof teamJobSchema>>;

/** As the queue's engine has it. */
export type QueueState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

export const teamJobSchema = once(() => {
  const text = z.string();
  return z.object({
    v: z.literal(1),
    job: jobSchema(),
    /** Where it starts; on the remote. */
    commit: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
    /** Of the project in the repository, with `/`; empty for the whole. */
    folder: z.string().check(z.regex(/^(?!\.{1,2}(?:\/|$))(?:[^/\\:]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:]+)*)?$/)),
    /** For people: without credentials. A worker clones what its own user named. */
    remote: text,
    /** Who put it there, and whose machine works on it, or did. */
    by: text,
    worker: z.nullable(text),
    /** The end of its log. */
    lines: z.readonly(z.array(text)),
  });
});

/** What everybody who has the repository calls it, by whichever protocol: `github.com/owner/name`. */
export function remoteKey(url: string): string {
  const bare = withoutCredentials(url)
    .replace(/\/{1,9}$/, '')
    .replace(/\.git$/, '');
  const scp = SCP.exec(bare);
  if (scp !== null) return `${(scp[1] ?? '').toLowerCase()}/${(scp[2] ?? '').replace(/^\/+/, '')}`;
  if (!URL.canParse(bare) || !bare.includes('://')) return bare.replaceAll('\\', '/');
  const { protocol, host, hostname, pathname } = new URL(bare);
  if (protocol === 'file:') return pathname;
  // The port of ssh only says how the host is reached.
  return `${protocol === 'ssh:' ? hostname : host}${pathname}`;
}

/** `git@host:path`; a drive of Windows is no host. */
const SCP = /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/;

/** A name to log in with is left to protocols that need one. */
export function withoutCredentials(url: string): string {
  if (!url.includes('://') || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = '';
  if (parsed.protocol !== 'ssh:') parsed.username = '';
  parsed.search = '';
  parsed.hash = '';
  return parsed.href;
}

/** Where a worker pushes what comes of it. */
export function teamBranch(id: string): string {
  return `msw/job-${id}`;
}

/** The record as it stands: whether somebody works on it is known to the engine alone. */
export function standingJob({ job }: TeamJob, state: QueueState): Job {
  switch (state) {
    case 'created':
      return { ...job, status: 'queued', step: 'waits for a worker', runningSince: null };
    case 'retry':
      return { ...job, status: 'queued', step: 'waits for another worker', runningSince: null };
    case 'active':
      return { ...job, status: 'running' };
    case 'completed':
      return job;
    case 'cancelled':
      return job.status === 'waiting'
        ? job
        : { ...job, status: 'cancelled', runningSince: null, outcome: job.outcome ?? 'it was cancelled' };
    case 'failed':
      return {
        ...job,
        status: 'failed',
        runningSince: null,
        outcome: 'its workers ended again and again before it was done',
      };
  }
}

export function teamView(stored: TeamJob, state: QueueState, now: number): JobView {
  const job = standingJob(stored, state);
  const { worker, commit, by, remote, lines } = stored;
  return {
    ...viewOf(job, { now, isLeft: false, lines }),
    log: 'with its worker',
    team: { worker, commit, by, remote, branch: teamBranch(job.id) },
  };
}
