// Starts a loop: the request is completed with the project's own checks, its terms are signed, and Claude is
// told what was agreed. Nothing is run yet.

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { transcriptEnd } from '../../adapters/claude-code/transcript-activity.ts';
import { appendJournal } from '../../adapters/files/journal.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { changeLoop, findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { proposeChecks } from '../../core/checks/propose-checks.ts';
import { renderArming } from '../../core/loop/arming.ts';
import { secondsForChecks } from '../../core/loop/hook-time.ts';
import { type Check, type Loop, newProgress } from '../../core/loop/loop.ts';
import type { LoopRequest } from '../../core/loop/loop-request.ts';
import { nameChecks } from '../../core/loop/name-checks.ts';
import type { Prose } from '../../core/text/prose.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { planChecks } from './plan-checks.ts';
import { reportUnusableState } from './report-unusable-state.ts';

export interface ArmRequest {
  readonly session: string;
  readonly request: LoopRequest;
  readonly transcriptPath: string | null;
  readonly ownerPid: number | null;
}

export type Armed =
  | { readonly status: 'armed'; readonly loop: Loop; readonly context: Prose; readonly notice: string }
  | { readonly status: 'refused'; readonly reason: string };

/** Arms a loop for one session; a second loop in the same session is refused rather than overwritten. */
export async function armLoop(workspace: Workspace, arm: ArmRequest): Promise<Armed> {
  const checks = await chooseChecks(workspace, arm.request);
  if (typeof checks === 'string') return { status: 'refused', reason: checks };
  const tooLong = exceedsHookTime(arm.request, checks);
  if (tooLong !== null) return { status: 'refused', reason: tooLong };
  const state = readState(workspace);
  const trouble = await reportUnusableState(workspace, state, arm.session);
  const owned = findLoop(state, arm.session);
  if (owned !== null) return { status: 'refused', reason: secondLoop(owned) };
  const loop = await newLoop(workspace, arm, checks);
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return folder;
  writeFileAtomic(join(folder.path, 'task.md'), arm.request.task);
  const saved = await changeLoop(workspace, arm.session, (current) =>
    current === null ? { loop, value: null } : { loop: current, value: current },
  );
  if (saved.status === 'refused') return saved;
  if (saved.value !== null) return { status: 'refused', reason: secondLoop(saved.value) };
  await appendJournal(
    workspace.project,
    {
      event: 'loop-armed',
      loop: loop.terms.id,
      session: arm.session,
      checks: loop.terms.checks,
      maxIterations: loop.terms.maxIterations,
    },
    isoTime(workspace),
  );
  const { context, notice } = renderArming(loop, join(folder.path, 'task.md'));
  const told = trouble.kind === 'notice' ? `${trouble.notice}\n${notice}` : notice;
  return { status: 'armed', loop, context, notice: told };
}

async function chooseChecks(workspace: Workspace, request: LoopRequest): Promise<readonly Check[] | string> {
  const typed = request.checks.map((check) => ({ ...check, origin: 'typed' as const }));
  if (request.plan !== null) {
    const planned = await planChecks(workspace, request.plan, request.trust);
    return planned.status === 'refused' ? planned.reason : nameChecks([...typed, ...planned.checks]);
  }
  if (typed.length > 0 || !request.proposeChecks) return nameChecks(typed);
  const proposed = proposeChecks(projectFacts(workspace.project)).map(({ name, command }) => ({
    name,
    command,
    origin: 'proposed' as const,
  }));
  if (proposed.length === 0 && request.promise === null) {
    return 'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.';
  }
  return nameChecks(proposed);
}

function exceedsHookTime(request: LoopRequest, checks: readonly Check[]): string | null {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}

async function newLoop(workspace: Workspace, arm: ArmRequest, checks: readonly Check[]): Promise<Loop> {
  const now = workspace.now();
  const { request } = arm;
  const end = transcriptEnd(arm.transcriptPath);
  const transcript =
    arm.transcriptPath === null || end === null ? null : { path: arm.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm.session,
      project: workspace.project,
      prompt: request.task,
      completionPromise: request.promise,
      checks,
      checkTimeoutSeconds: request.checkTimeoutSeconds,
      maxIterations: request.maxIterations,
      minIterations: request.minIterations,
      maxMinutes: request.maxMinutes,
      allowEmpty: request.allowEmpty,
      guidance: request.guidance,
      agents: request.agents,
      execution: null,
      startedAt: now,
    },
    progress: {
      ...newProgress(now, { pid: arm.ownerPid, host: hostname() }),
      transcript,
      tree: await firstTree(workspace.project, checks),
    },
  };
}

/** `20261121-221530-a1b2c3`: sorts by time, fits a file name everywhere. */
export function newLoopId(now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${randomBytes(3).toString('hex')}`;
}

async function firstTree(project: string, checks: readonly Check[]): Promise<string | null> {
  if (checks.length === 0) return null;
  const { readTree } = await import('./gather-evidence.ts');
  return readTree(project);
}

function secondLoop({ terms, progress }: Loop): string {
  const state = progress.pause === null ? 'runs' : 'is paused';
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or continue with /msw:resume.`;
}
