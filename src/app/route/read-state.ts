// Reads what the ways of a task depend on in a project. Nothing is run except the checks, and those only when the caller
// asks for it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../adapters/codebase/list-files.ts';
import { vaultAround } from '../../adapters/documents/vault-rules.ts';
import { openGit } from '../../adapters/git/open-git.ts';
import { readJournal } from '../../adapters/log/journal.ts';
import { findLoop, loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import { isEnded } from '../../core/jobs/job.ts';
import { whatOf } from '../../core/jobs/job-text.ts';
import { type JournalEvent, readJournalEvent } from '../../core/log/journal-event.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { nextWith } from '../../core/planning/execution/next-execution.ts';
import type { NextStep } from '../../core/planning/phases/next-step.ts';
import type {
  KnownChecks,
  NotebookState,
  OwnLoop,
  PlanningState,
  ProjectState,
  Running,
} from '../../core/route/project-state.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { listJobs } from '../jobs/job-store.ts';
import { isAdoptable } from '../loop/control/choose-loop.ts';
import { proposeHere } from '../loop/propose-here.ts';
import { mapDrift } from '../mapping/map-drift.ts';
import { readMap } from '../mapping/map-run.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { openPlanning } from '../planning/documents/read-project.ts';
import { waitingPlans } from '../planning/execution/waiting-plans.ts';
import { commandsOfPhases, nextStepOf } from '../planning/phases/show-progress.ts';
import { showQuota } from '../quota/show-quota.ts';
import { showResearch } from '../research/research-store.ts';
import { sessionSurroundings } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param session null in a terminal */
export async function readProjectState(workspace: Workspace, session: string | null): Promise<ProjectState> {
  const { project, env } = workspace;
  const root = findProject(project) ?? project;
  const { files } = await listFiles(project);
  return {
    ...loopsOf(workspace, session),
    map: await mapOf(root),
    files: files.length,
    plan: await planOf(root, env),
    checks: knownChecks(project),
    notebook: notebookOf(workspace),
    changed: await changedFiles(project),
    inVault: vaultAround(project) !== null,
  };
}

function knownChecks(project: string): KnownChecks {
  const commands = proposeHere(project).map(({ command }) => command);
  if (commands.length === 0) return { commands, state: 'unknown', seen: null };
  return { commands, ...(lastRun(project, commands) ?? { state: 'unknown', seen: null }) };
}

/** How a loop with these commands ended its last run; null when no run is recorded. */
function lastRun(project: string, commands: readonly string[]): Pick<KnownChecks, 'state' | 'seen'> | null {
  const events = readJournal(project).flatMap((line) => {
    const event = TELLS_OF_CHECKS.has(line.event) ? readJournalEvent(line) : null;
    return event === null ? [] : [{ event, loop: line.loop, seen: line.time, state: resultIn(event) }];
  });
  const loops = new Set(events.flatMap(({ event, loop }) => (hasChecks(event, commands) ? [loop] : [])));
  const last = events.findLast(({ loop, state }) => state !== null && loops.has(loop));
  return last === undefined || last.state === null ? null : { state: last.state, seen: last.seen };
}

function hasChecks(event: JournalEvent, commands: readonly string[]): boolean {
  if (event.event !== 'loop-armed') return false;
  const run = event.checks.map(({ command }) => command);
  return commands.every((one) => run.includes(one));
}

const TELLS_OF_CHECKS: ReadonlySet<string> = new Set(['loop-armed', 'iteration-finished', 'loop-ended']);

/** Null when no check ran, or they said nothing. */
function resultIn(event: JournalEvent): 'red' | 'green' | null {
  if (event.event === 'loop-armed')
    return event.baseline === 'red' || event.baseline === 'green' ? event.baseline : null;
  if (event.event === 'loop-ended') return event.cause === 'done' ? 'green' : null;
  if (event.event !== 'iteration-finished' || event.checks.length === 0) return null;
  return event.checks.every(({ outcome }) => outcome === 'passed') ? 'green' : 'red';
}

const LONGEST_RUN_MS = 60_000;

/** The first failing check decides; one that takes too long says nothing. */
export async function runKnownChecks(project: string, { commands }: KnownChecks): Promise<KnownChecks> {
  const until = performance.now() + LONGEST_RUN_MS;
  for (const command of commands) {
    const timeoutMs = Math.max(1000, until - performance.now());
    const { exitCode, timedOut } = await runCheck({ command, cwd: project, timeoutMs });
    if (timedOut) return { commands, state: 'unknown', seen: null };
    if (exitCode !== 0) return { commands, state: 'red', seen: null };
  }
  return { commands, state: commands.length === 0 ? 'unknown' : 'green', seen: null };
}

function loopsOf(workspace: Workspace, session: string | null): Pick<ProjectState, 'loop' | 'running'> {
  const state = readLoopState(workspace);
  const own = session === null ? null : findLoop(state, session);
  const others = loopsIn(state).filter((loop) => loop !== own && !isGate(loop));
  const here = sessionSurroundings(workspace);
  const lost = others.find((loop) => isAdoptable(loop, false, here));
  const running = others.filter((loop) => isRunning(loop) && loop !== lost).map(runningLoop);
  const researches = showResearch(workspace, null).flatMap(({ research, isRunning: runs }): Running[] =>
    runs
      ? [{ kind: 'research', id: research.request.slug, about: plainLine(research.request.topic, 100) }]
      : [],
  );
  return { loop: ownLoop(own, lost), running: [...running, ...jobsOf(workspace), ...researches] };
}

/** A running research is listed as a research already; a queued one is not. */
function jobsOf(workspace: Workspace): readonly Running[] {
  return listJobs(workspace).flatMap((job): Running[] => {
    const { id, work, status } = job;
    if (isEnded(job)) return [];
    if (work.kind !== 'research') return [{ kind: 'job', id, about: whatOf(work) }];
    return status === 'queued' ? [{ kind: 'research', id, about: plainLine(work.topic, 100) }] : [];
  });
}

function ownLoop(own: Loop | null, lost: Loop | undefined): OwnLoop | null {
  if (own !== null) {
    const { pause } = own.progress;
    const state = pause === null ? 'running' : 'paused';
    return { id: own.terms.id, state, reason: plainLine(pause?.reason ?? '', 160) };
  }
  return lost === undefined ? null : { id: lost.terms.id, state: 'parked', reason: 'its session is gone' };
}

function runningLoop({ terms }: Loop): Running {
  const kind = terms.execution === null ? 'loop' : 'execution';
  return { kind, id: terms.id, about: plainLine(terms.prompt, 100) };
}

async function mapOf(root: string): Promise<ProjectState['map']> {
  if (!readMap(root).has('STRUCTURE.md')) return 'missing';
  return (await mapDrift(root)).action_required ? 'stale' : 'current';
}

/** Unreadable documents are for a person to repair. */
async function planOf(root: string, env: Workspace['env']): Promise<PlanningState | null> {
  if (!existsSync(join(root, '.planning'))) return null;
  const opened = openPlanning(root);
  if (opened.status === 'refused') return { step: unreadable(opened.reason), phases: [] };
  const step = nextWith(nextStepOf(opened.project), await waitingPlans(opened.project, env));
  return step.action === 'init' ? null : { step, phases: commandsOfPhases(opened.project) };
}

function unreadable(reason: string): NextStep {
  return { action: 'ask', phase: null, name: null, plans: [], reason, command: null };
}

function notebookOf(workspace: Workspace): NotebookState {
  const { env, project } = workspace;
  if (findNlm(env, project) === null) return { trouble: 'nlm is not installed', left: null };
  const loggedIn = listProfiles(env).filter(({ isValid }) => isValid);
  if (loggedIn.length === 0) return { trouble: 'no NotebookLM account is logged in', left: null };
  const shown = showQuota(workspace);
  if (shown.status === 'refused') return { trouble: 'its quota ledger cannot be read', left: null };
  const left = shown.report.accounts.filter((one) => one.isLoggedIn).map((one) => one.left);
  return { trouble: null, left: left.reduce((sum, one) => sum + one, 0) };
}

/** Null without a repository, or when git cannot say. */
async function changedFiles(project: string): Promise<number | null> {
  const opened = await openGit(project);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const listed = await opened.git.run([
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--ignore-submodules=dirty',
  ]);
  return listed.status === 'ok' ? listed.output.split('\0').filter(Boolean).length : null;
}
