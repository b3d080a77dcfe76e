// A team's job. Anybody with write access to the queue can put one there, so all of it is untrusted data; the worker's
// machine decides what to do with it.

import * as z from 'zod/mini';
import { once } from '../once.ts';
import { quoteLine } from '../text/quote-line.ts';
import { type Job, jobSchema } from './job.ts';
import { type JobView, NAME, shown, viewOf } from './job-text.ts';

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
        : { ...job, status: 'cancelled', runningSince: null, outcome: job.outcome ?? CANCELLED };
    case 'failed':
      return {
        ...job,
        status: 'failed',
        runningSince: null,
        outcome: 'its workers ended again and again before it was done',
      };
  }
}

/**
 * What is shown of a job in the queue. Whoever can write there chose its words, so what people or Claude could take for
 * advice is made here from what is known, and everything else is quoted.
 */
export function teamView(stored: TeamJob, state: QueueState, now: number): JobView {
  const job = standingJob({ ...stored, job: quoted(stored) }, state);
  const { commit } = stored;
  return {
    ...viewOf(job, {
      now,
      isLeft: false,
      lines: stored.lines.slice(-MOST_LINES).map((line) => quoteLine(line, 1000)),
    }),
    log: 'with its worker',
    team: {
      worker: stored.worker === null ? null : shown(stored.worker, MACHINE),
      commit,
      by: shown(stored.by, MACHINE),
      remote: shown(stored.remote, ADDRESS),
      branch: teamBranch(job.id),
    },
  };
}

/** A user and a machine. */
export const MACHINE = /^[\w.+-]{1,64}@[\w.-]{1,64}$/;
const MOST_LINES = 10;
/** Shorter than what texts keep of it, so that no quote loses its end. */
const SHORT = 180;
const ADDRESS = /^[\w.+:/@~-]{1,200}$/;
const TOOL = /^[\w:.-]{1,100}$/;

function quoted({ job, worker }: TeamJob): Job {
  const { id, step, units, denied, waitsFor, outcome, next, loop } = job;
  const who = worker === null ? 'its worker' : `its worker ${shown(worker, MACHINE)}`;
  return {
    ...job,
    step: quoteLine(step, SHORT),
    units: units.map((unit) => ({ ...unit, name: shown(unit.name, NAME) })),
    denied: denied.map((tool) => shown(tool, TOOL)),
    waitsFor: waitsFor.map(({ reason, type }) => ({
      reason: `${who} waits for a person on its machine, in its words: ${quoteLine(reason, 600)}, ${quoteLine(type, 400)}`,
      type: `msw-protocol job resume ${id}`,
    })),
    outcome: outcome === null || outcome === CANCELLED ? outcome : quoteLine(outcome, SHORT),
    next: next !== null && nextOf(job).includes(next) ? next : null,
    session: null,
    loop: loop !== null && NAME.test(loop) ? loop : null,
  };
}

const CANCELLED = 'it was cancelled';

/** All that a worker of MSW says about what to do next. */
function nextOf({ work }: Job): readonly string[] {
  if (work.kind !== 'execute-phase' || !NAME.test(work.phase)) return [];
  return [`/msw:verify ${work.phase}`, `/msw:plan ${work.phase} --gaps`];
}

/** The limits that apply where the worker's user has set none: somebody else chose the work. */
export function teamRights<Rights extends TeamLimits>(allowed: Rights): Rights {
  return {
    ...allowed,
    maxIterations: allowed.maxIterations ?? MOST_ITERATIONS,
    maxTokens: allowed.maxTokens ?? MOST_TOKENS,
  };
}

interface TeamLimits {
  readonly maxIterations: number | null;
  readonly maxTokens: number | null;
}

const MOST_ITERATIONS = 50;
const MOST_TOKENS = 5_000_000;
