// The jobs of a team, from any machine: queueing, viewing, cancelling, resuming. Without a server in the user's
// settings there are none, and this module is not loaded.

import { createHash } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { parseJson } from '../../adapters/files/read-json.ts';
import { hasInHead, isInHead, type RemoteState, remoteState } from '../../adapters/git/remote-clone.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import type { QueuedJob, TeamQueue } from '../../adapters/postgres/team-queue.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { isEnded, isSameWork, type JobWork, newJob } from '../../core/jobs/job.ts';
import { type JobView, whatOf } from '../../core/jobs/job-text.ts';
import { remoteKey, withoutCredentials } from '../../core/jobs/remote-key.ts';
import { standingJob, type TeamJob, teamJobSchema, teamView, WAITS } from '../../core/jobs/team-job.ts';
import { redact } from '../../core/secrets/redact.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { resumeLine } from '../jobs/job-desk.ts';
import { newLoopId } from '../loop/arm-loop.ts';
import { planAt } from '../planning/documents/find-plan.ts';
import { addressOf, serverOf } from '../sharing/team-servers.ts';
import { changeLines } from '../workspace/job-lines.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

export interface TeamPlace extends RemoteState {
  readonly queue: TeamQueue;
}

type Refused = { readonly status: 'refused'; readonly reason: string };

/** Calls `use` with the queue of this project's remote; a sentence when there is none. */
export async function withTeam<T>(
  workspace: Workspace,
  { works }: { readonly works: boolean },
  use: (place: TeamPlace) => Promise<T>,
): Promise<{ readonly status: 'ok'; readonly value: T } | Refused> {
  const { userFolder, env, project } = workspace;
  const address = addressOf({ userFolder, env });
  if (address === null)
    return refuse(
      'There is no queue of a team: name its PostgreSQL with "postgres" in settings.json of the user folder, or MSW_POSTGRES.',
    );
  const named = serverOf(address, env.PGPASSWORD);
  if (named === null) return refuse('The address of the PostgreSQL is not postgresql://USER@HOST/DATABASE.');
  const standing = await remoteState(project);
  if (standing.status === 'refused')
    return refuse(`There is no queue for this project, since ${standing.reason}.`);
  // A separate file, since sharing during a turn uses the same connection but must not load the queue's engine.
  const { openTeamQueue } = await import('../../adapters/postgres/team-queue.ts');
  const opened = await openTeamQueue(named.href, queueName(standing.url), { works });
  if (opened.status === 'away') return refuse(awayText(named.server, opened.reason));
  try {
    return { status: 'ok', value: await use({ ...standing, queue: opened.queue }) };
  } catch (error) {
    return refuse(awayText(named.server, error instanceof Error ? error.message : String(error)));
  } finally {
    await opened.queue.close();
  }
}

function awayText(server: string, reason: string): string {
  return `The queue of the team cannot be used (${server}): ${plainLine(reason, 300)}.`;
}

function refuse(reason: string): Refused {
  return { status: 'refused', reason };
}

/** One queue per remote, so that a worker sees only its own remote's jobs. */
function queueName(url: string): string {
  return `msw-${createHash('sha256').update(remoteKey(url)).digest('hex').slice(0, 24)}`;
}

export type StartedForTeam = { readonly status: 'ok'; readonly view: JobView } | Refused;

/** @param priority a higher one is taken first */
export async function startForTeam(
  workspace: Workspace,
  work: JobWork,
  priority: number,
): Promise<StartedForTeam> {
  const { now, userFolder, project } = workspace;
  const started = await withTeam(workspace, { works: false }, async (place): Promise<StartedForTeam> => {
    const { queue, url, head, isPushed, folder } = place;
    if (!isPushed)
      return refuse(
        `The commit ${head.slice(0, 12)} is on no branch of the remote, so no other machine could begin there: push it first.`,
      );
    const objection =
      work.kind === 'execute-and-verify' ? await objectionToCommitted(project, work.plan) : null;
    if (objection !== null) return refuse(objection);
    const known = (await listTeam(queue)).find(
      ({ stored, state }) => !isEnded(standingJob(stored, state)) && isSameWork(stored.job.work, work),
    );
    if (known !== undefined) return { status: 'ok', view: await shownJob(workspace, place, known) };
    const { maxMinutes, maxTokens, maxCost } = readUserSettings(userFolder).settings.jobs;
    const stored: TeamJob = {
      v: 1,
      job: {
        ...newJob(newLoopId(now()), work, { session: null, now: now() }),
        step: WAITS,
        budget: { maxMinutes, maxTokens, maxCost },
      },
      commit: head,
      folder,
      remote: withoutCredentials(url),
      by: whoAmI(),
      worker: null,
      lines: [],
      ...(priority !== 0 && { priority }),
    };
    await queue.add(stored.job.id, bodyOf(stored), priority);
    const what = `${whatOf(work)}, by a worker of the team`;
    await changeLines(project, 'asked', (lines) => [...lines, `${stored.job.id} queued`]);
    await appendJournal(project, { event: 'job-queued', loop: stored.job.id, what }, isoNow(workspace));
    return { status: 'ok', view: await shownJob(workspace, place, { stored, state: 'created' }) };
  });
  return started.status === 'ok' ? started.value : started;
}

/** Why no worker carries out this file, in a sentence; null for a committed plan of a phase. */
export async function objectionToCommitted(project: string, path: string): Promise<string | null> {
  const name = plainLine(path, 200);
  if (!(await hasInHead(project, path)))
    return `${name} is not committed, so no other machine has it: commit and push it first.`;
  const found = planAt(project, path);
  const isPlan =
    found !== null &&
    found.document.tasks.length > 0 &&
    found.document.diagnostics.every(({ severity }) => severity !== 'error');
  return isPlan ? null : `${name} is not a plan of a phase: a worker carries out only the plans of phases.`;
}

/** The user and the host, so that people know whom to ask. */
export function whoAmI(): string {
  try {
    return plainLine(`${userInfo().username}@${hostname()}`, 120);
  } catch {
    return plainLine(hostname(), 120);
  }
}

/** With the process, as one machine may have several. */
export function workerName(): string {
  return `${whoAmI()}/${process.pid}`;
}

/** Redacted, like everything that leaves the machine. */
export function bodyOf(stored: TeamJob): string {
  return JSON.stringify(stored, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value));
}

export function readBody({ id, body }: Pick<QueuedJob, 'id' | 'body'>): TeamJob | null {
  const value = parseJson(body);
  const parsed = teamJobSchema().safeParse(value.status === 'ok' ? value.value : null);
  return parsed.success && parsed.data.job.id === id && ID.test(id) ? parsed.data : null;
}

const ID = /^[a-z0-9-]{1,40}$/;

interface Listed {
  readonly stored: TeamJob;
  readonly state: QueuedJob['state'];
}

/** Skips rows that cannot be read as a job. */
async function listTeam(queue: TeamQueue): Promise<readonly Listed[]> {
  return (await queue.list()).flatMap((row) => {
    const stored = readBody(row);
    return stored === null ? [] : [{ stored, state: row.state }];
  });
}

export type TeamViews =
  /** `off`: the user's settings name no server. */
  { readonly status: 'off' } | { readonly status: 'ok'; readonly views: readonly JobView[] } | Refused;

export async function showTeam(workspace: Workspace): Promise<TeamViews> {
  const shown = await withTeam(workspace, { works: false }, async (place) => {
    const listed = await listTeam(place.queue);
    return Promise.all(listed.map((one) => shownJob(workspace, place, one)));
  });
  return shown.status === 'ok' ? { status: 'ok', views: shown.value } : shown;
}

/** @param ask changes the job in the queue; returns an objection, or null */
async function change(
  workspace: Workspace,
  id: string,
  ask: (queue: TeamQueue, found: Listed) => Promise<string | null>,
): Promise<StartedForTeam> {
  const asked = await withTeam(workspace, { works: false }, async (place): Promise<StartedForTeam> => {
    const { queue } = place;
    const find = async () => (await listTeam(queue)).find(({ stored }) => stored.job.id === id);
    const found = await find();
    if (found === undefined) return refuse(`There is no job ${id} in the queue of the team.`);
    const objection = await ask(queue, found);
    if (objection !== null) return refuse(objection);
    return { status: 'ok', view: await shownJob(workspace, place, (await find()) ?? found) };
  });
  return asked.status === 'ok' ? asked.value : asked;
}

/** The job's worker notices at its next sign of life. */
export function cancelForTeam(workspace: Workspace, id: string): Promise<StartedForTeam> {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = standingJob(stored, state);
    if (isEnded(job)) return `Job ${id} has ended already: it is ${job.status}.`;
    const ended = {
      status: 'cancelled',
      outcome: 'it was cancelled',
      waitsFor: [],
      endedAt: workspace.now(),
    } as const;
    await queue.cancel(id);
    await queue.write(id, bodyOf({ ...stored, job: { ...job, ...ended, runningSince: null } }));
    return null;
  });
}

export function resumeForTeam(workspace: Workspace, id: string): Promise<StartedForTeam> {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = standingJob(stored, state);
    if (isEnded(job)) return `Job ${id} is ${job.status}; start it again to continue from what is done.`;
    if (job.status !== 'waiting') return null;
    await queue.write(id, bodyOf({ ...stored, job: { ...job, status: 'queued', waitsFor: [] } }));
    await queue.resume(id);
    return null;
  });
}

async function shownJob(
  { project, now }: Workspace,
  { url }: TeamPlace,
  { stored, state }: Listed,
): Promise<JobView> {
  const { job, pushed } = stored;
  const isMerged = pushed !== undefined && job.status === 'done' && (await isInHead(project, pushed));
  return teamView(stored, state, {
    ...{ now: now(), resume: resumeLine(job), isMerged },
    remote: withoutCredentials(url),
  });
}
