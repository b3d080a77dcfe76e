// Starts a loop: the request is completed with the project's own checks, its terms are signed, and Claude is
// told what was agreed. Nothing is run yet.

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { transcriptEnd } from '../../adapters/claude-code/transcript-activity.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { appendJournal } from '../../adapters/files/journal.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { changeLoop, readState } from '../../adapters/loops/loop-store.ts';
import { type LoopRequest, termOptions } from '../../core/commands/loop-options.ts';
import { renderArming } from '../../core/loop/arming.ts';
import { type Check, type Loop, newProgress } from '../../core/loop/loop.ts';
import { secondLoop } from '../../core/loop/plan-arming.ts';
import type { Prose } from '../../core/text/prose.ts';
import { noteUntrusted } from '../trust/plan-trust.ts';
import { trustAll } from '../trust/settle-trust.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { planArmingHere } from './plan-arming-here.ts';
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
  const state = readState(workspace);
  const plan = planArmingHere(workspace, arm, state);
  if (plan.kind === 'refuse') {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: 'refused', reason: plan.reason };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: 'refused', reason: untrusted };
  const trouble = await reportUnusableState(workspace, state, arm.session);
  const loop = await newLoop(workspace, arm, plan.checks);
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return folder;
  writeFileAtomic(join(folder.path, 'task.md'), arm.request.task);
  const kept = await firstSnapshot(workspace, loop);
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
  const troubles = trouble.kind === 'notice' ? [trouble.notice] : [];
  return { status: 'armed', loop, context, notice: [...troubles, notice, ...kept].join('\n') };
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
      checks,
      execution: null,
      startedAt: now,
      ...termOptions(request),
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

/** What the user should know of it. */
async function firstSnapshot(workspace: Workspace, { terms }: Loop): Promise<readonly string[]> {
  if (!readConfig(workspace.project).config.snapshots) return [];
  const { keepSnapshot } = await import('../snapshots/keep-snapshot.ts');
  return (await keepSnapshot(workspace, terms.id, 0)).sentences;
}

async function firstTree(project: string, checks: readonly Check[]): Promise<string | null> {
  if (checks.length === 0) return null;
  const { readTree } = await import('./gather-evidence.ts');
  return readTree(project);
}
