// Reads the current signals of a project for choosing a way. Nothing is run except the checks, and those only when the
// caller asks for it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../adapters/codebase/list-files.ts';
import { findLoop, loopsIn, readState } from '../../adapters/loops/loop-store.ts';
import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import { isEnded } from '../../core/jobs/job.ts';
import { whatOf } from '../../core/jobs/job-text.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { nextWith } from '../../core/planning/execution/next-execution.ts';
import type { NextStep } from '../../core/planning/phases/next-step.ts';
import { researchSlug } from '../../core/research/research.ts';
import { outsideNames } from '../../core/route/outside-names.ts';
import type {
  KnownChecks,
  Notebook,
  OwnLoop,
  Planned,
  Remembered,
  Running,
  Signals,
} from '../../core/route/signals.ts';
import { readTask, type Task, tellingWords } from '../../core/route/task.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { listJobs } from '../jobs/job-store.ts';
import { isAdoptable } from '../loop/choose-loop.ts';
import { proposeHere } from '../loop/propose-here.ts';
import { mapDrift } from '../mapping/map-drift.ts';
import { readMap } from '../mapping/map-run.ts';
import { searchMemory } from '../memory/search-memory.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { openPlanning } from '../planning/documents/read-project.ts';
import { openExecutions } from '../planning/execution/read-execution.ts';
import { nextStepOf, phaseCommands } from '../planning/phases/show-progress.ts';
import { showQuota } from '../quota/show-quota.ts';
import { showResearch } from '../research/research-store.ts';
import { surroundingsOf } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { unknownTo } from './project-knows.ts';

export interface Asked {
  /** Null for none. */
  readonly task: string | null;
  readonly loopOptions: readonly string[];
  /** Null in a terminal. */
  readonly session: string | null;
}

export async function readSignals(workspace: Workspace, asked: Asked): Promise<Signals> {
  const task = asked.task === null ? null : readTask(asked.task);
  const { project } = workspace;
  const root = findProject(project) ?? project;
  const { files } = await listFiles(project);
  const names = task === null || task.isQuestion ? [] : outsideNames(task.text);
  return {
    task,
    loopOptions: asked.loopOptions,
    ...loopsOf(workspace, asked.session),
    memory: task?.isQuestion ? await remembered(workspace, task) : null,
    map: await mapOf(root),
    files: files.length,
    plan: await planOf(root, workspace.env),
    checks: { commands: proposeHere(project).map(({ command }) => command), state: 'unknown' },
    unknown: await unknownTo(project, files, names),
    notebook: notebookOf(workspace),
    report: task === null ? null : reportOn(workspace, task),
  };
}

const LONGEST_RUN_MS = 60_000;

/** The first failing check decides; one that takes too long says nothing. */
export async function runKnownChecks(project: string, { commands }: KnownChecks): Promise<KnownChecks> {
  const until = performance.now() + LONGEST_RUN_MS;
  for (const command of commands) {
    const timeoutMs = Math.max(1000, until - performance.now());
    const { exitCode, timedOut } = await runCheck({ command, cwd: project, timeoutMs });
    if (timedOut) return { commands, state: 'unknown' };
    if (exitCode !== 0) return { commands, state: 'red' };
  }
  return { commands, state: commands.length === 0 ? 'unknown' : 'green' };
}

function loopsOf(workspace: Workspace, session: string | null): Pick<Signals, 'loop' | 'running'> {
  const state = readState(workspace);
  const own = session === null ? null : findLoop(state, session);
  const others = loopsIn(state).filter((loop) => loop !== own && !isGate(loop));
  const here = surroundingsOf(workspace);
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

/** A note answers a question when it contains most of its words, and more than one of them. */
const ANSWERS = 0.6;

async function remembered(workspace: Workspace, { text }: Task): Promise<Remembered | null> {
  const wanted = tellingWords(text);
  const wantedNotes = { query: text, most: 5, type: null, tags: [], domain: null };
  const { hits } = await searchMemory(workspace, wantedNotes);
  const found = hits.flatMap(({ note, supersededBy }) => {
    const there = new Set(tellingWords(note.text));
    const words = wanted.filter((word) => there.has(word));
    const share = words.length / Math.max(1, wanted.length);
    return supersededBy === null && share >= ANSWERS && words.length > 1
      ? [{ note: note.id, words, share }]
      : [];
  });
  return found.toSorted((one, other) => other.share - one.share)[0] ?? null;
}

async function mapOf(root: string): Promise<Signals['map']> {
  if (!readMap(root).has('STRUCTURE.md')) return 'missing';
  return (await mapDrift(root)).action_required ? 'stale' : 'current';
}

/** Unreadable documents are for a person to repair. */
async function planOf(root: string, env: Workspace['env']): Promise<Planned | null> {
  if (!existsSync(join(root, '.planning'))) return null;
  const opened = openPlanning(root);
  if (opened.status === 'refused') return { step: unreadable(opened.reason), phases: [] };
  const step = nextWith(nextStepOf(opened.project), await openExecutions(opened.project, env));
  return step.action === 'init' ? null : { step, phases: phaseCommands(opened.project) };
}

function unreadable(reason: string): NextStep {
  return { action: 'ask', phase: null, name: null, plans: [], reason, command: null };
}

function notebookOf(workspace: Workspace): Notebook {
  const { env, project } = workspace;
  if (findNlm(env, project) === null) return { trouble: 'nlm is not installed', left: null };
  const loggedIn = listProfiles(env).filter(({ isValid }) => isValid);
  if (loggedIn.length === 0) return { trouble: 'no NotebookLM account is logged in', left: null };
  const shown = showQuota(workspace);
  if (shown.status === 'refused') return { trouble: 'its quota ledger cannot be read', left: null };
  const left = shown.report.accounts.filter((one) => one.isLoggedIn).map((one) => one.left);
  return { trouble: null, left: left.reduce((sum, one) => sum + one, 0) };
}

function reportOn(workspace: Workspace, { text }: Task): string | null {
  const [known] = showResearch(workspace, researchSlug(text.replaceAll(/\s+/g, ' ').trim()));
  return known?.research.report?.path ?? null;
}
