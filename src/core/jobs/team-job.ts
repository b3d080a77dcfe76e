// A team's job. Anybody with write access to the queue can put one there, so all of it is untrusted data; the worker's
// machine decides what to do with it.

import * as z from 'zod/mini';
import { once } from '../once.ts';
import { quoteLine } from '../text/quote-line.ts';
import { type Job, jobSchema } from './job.ts';
import { type JobView, NAME, shownMatch, viewOf } from './job-text.ts';

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
    /** The last commit that is on the branch; missing before the first. */
    pushed: z.optional(z.string().check(z.regex(/^[0-9a-f]{40,64}$/))),
    /** Higher ones are taken first; missing for 0. */
    priority: z.optional(z.number()),
    /** The workers that could not do it, the last ones, each with what its machine lacks. */
    handedOn: z.optional(z.readonly(z.array(z.object({ worker: text, reason: text })))),
  });
});

/** The branch to which a worker pushes the result. */
export function teamBranch(id: string): string {
  return `msw/job-${id}`;
}

export const WAITS = 'waits for a worker';

/** The record with its current status: only the engine knows whether somebody works on it. */
export function standingJob({ job }: TeamJob, state: QueueState): Job {
  switch (state) {
    case 'created':
      return { ...job, status: 'queued', step: WAITS, runningSince: null };
    case 'retry':
      return { ...job, status: 'queued', step: 'waits for another worker', runningSince: null };
    case 'active':
      // Its worker has not written anything yet.
      return { ...job, status: 'running', step: job.status === 'queued' ? 'begins' : job.step };
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
 * advice is made here from what is known, and everything else is quoted. `resume`: the line that resumes the job.
 */
export function teamView(
  stored: TeamJob,
  state: QueueState,
  { now, resume, remote, isMerged }: TeamSight,
): JobView {
  const job = standingJob({ ...stored, job: quoted(stored, resume) }, state);
  const { commit, pushed = null, priority = 0, handedOn = [] } = stored;
  const worker = job.status === 'queued' ? null : stored.worker;
  return {
    ...viewOf(job, {
      now,
      isLeft: false,
      lines: stored.lines.slice(-MOST_LINES).map((line) => quoteLine(line, 1000)),
    }),
    log: 'with its worker',
    team: {
      worker: worker === null ? null : shownMatch(worker, MACHINE),
      commit,
      by: shownMatch(stored.by, MACHINE),
      remote: shownMatch(remote, ADDRESS),
      branch: teamBranch(job.id),
      ...{ pushed, isMerged, priority },
      folder: folderOf(stored.job),
      handedOn: handedOn
        .slice(-MOST_HANDS)
        .map((one) => `${shownMatch(one.worker, MACHINE)}: ${quoteLine(one.reason, 300)}`),
    },
  };
}

interface TeamSight {
  readonly now: number;
  readonly resume: string;
  /** As this clone has it: the one of the row is somebody's word. */
  readonly remote: string;
  /** Whether the last commit of this clone has the work already. */
  readonly isMerged: boolean;
}

/** Without those above it; null where the row has none. */
function folderOf({ work }: Job): string | null {
  const plan = work.kind === 'execute-and-verify' ? work.plan.split('/').at(-2) : undefined;
  const folder = work.kind === 'execute-phase' ? work.folder : plan;
  return folder !== undefined && FOLDER.test(folder) ? folder : null;
}

const FOLDER = /^[\w.-]{1,100}$/;

/** A user, a machine, and for a worker its process. */
export const MACHINE = /^[\w.+-]{1,64}@[\w.-]{1,64}(?:\/\d{1,10})?$/;
const MOST_HANDS = 5;
const MOST_LINES = 10;
/** Shorter than what texts keep of it, so that no quote loses its end. */
const SHORT = 180;
const ADDRESS = /^[\w.+:/@~-]{1,200}$/;
const TOOL = /^[\w:.-]{1,100}$/;

function quoted({ job, worker }: TeamJob, resume: string): Job {
  const { step, units, denied, waitsFor, outcome, next, loop } = job;
  const who = worker === null ? 'its worker' : `its worker ${shownMatch(worker, MACHINE)}`;
  return {
    ...job,
    step: quoteLine(step, SHORT),
    units: units.map((unit) => ({ ...unit, name: shownMatch(unit.name, NAME) })),
    denied: denied.map((tool) => shownMatch(tool, TOOL)),
    waitsFor: waitsFor.map(({ reason, type }) => ({
      reason: `${who} waits for a person on its machine, in its words: ${quoteLine(reason, 600)}, ${quoteLine(type, 400)}`,
      type: resume,
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
