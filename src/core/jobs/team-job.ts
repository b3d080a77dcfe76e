// A team's job. Anybody with write access to the queue can put one there, so all of it is untrusted data; the worker's
// machine decides what to do with it.

import * as z from 'zod/mini';
import { once } from '../once.ts';
import { type Job, jobSchema } from './job.ts';
import { type JobView, viewOf } from './job-text.ts';

export type TeamJob = z.output<ReturnType<typeof teamJobSchema>>;

/** The states of the queue's engine. */
export type QueueState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

export const teamJobSchema = once(() => {
  const text = z.string();
  return z.object({
    v: z.literal(1),
    job: jobSchema(),
    /** The commit to start from; it exists on the remote. */
    commit: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
    /** The project's folder in the repository, with `/`; empty for the whole repository. */
    folder: z.string().check(z.regex(/^(?!\.{1,2}(?:\/|$))(?:[^/\\:]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:]+)*)?$/)),
    /** Without credentials, for display only: a worker clones the remote that its own user named. */
    remote: text,
    /** Who queued it, and the machine that works or worked on it. */
    by: text,
    worker: z.nullable(text),
    /** The end of its log. */
    lines: z.readonly(z.array(text)),
  });
});

/** One key for a repository whatever the protocol: `github.com/owner/name`. */
export function remoteKey(url: string): string {
  const bare = withoutCredentials(url)
    .replace(/\/{1,9}$/, '')
    .replace(/\.git$/, '');
  const scp = SCP.exec(bare);
  if (scp !== null) return `${(scp[1] ?? '').toLowerCase()}/${(scp[2] ?? '').replace(/^\/+/, '')}`;
  if (!URL.canParse(bare) || !bare.includes('://')) return bare.replaceAll('\\', '/');
  const { protocol, host, hostname, pathname } = new URL(bare);
  if (protocol === 'file:') return pathname;
  // For ssh, the port only says how the host is reached.
  return `${protocol === 'ssh:' ? hostname : host}${pathname}`;
}

/** `git@host:path`; a Windows drive letter is not a host. */
const SCP = /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/;

/** Only ssh keeps its user name. */
export function withoutCredentials(url: string): string {
  if (!url.includes('://') || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = '';
  if (parsed.protocol !== 'ssh:') parsed.username = '';
  parsed.search = '';
  parsed.hash = '';
  return parsed.href;
}

/** The branch to which a worker pushes the result. */
export function teamBranch(id: string): string {
  return `msw/job-${id}`;
}

/** The record with its current status: only the engine knows whether somebody works on it. */
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
