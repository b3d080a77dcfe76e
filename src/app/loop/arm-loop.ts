// Starts a loop: completes the request with the project's own checks, signs the terms, and tells Claude what was
// agreed. The checks run once, so that Claude begins with their results.

import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { transcriptEnd } from '../../adapters/claude-code/transcript-activity.ts';
import { type ProjectConfig, readConfig } from '../../adapters/config/project-config.ts';
import { dropIfEmpty, openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { innerRepositories } from '../../adapters/git/inner-repositories.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { changeLoop, loopsIn, readLoopState, type StateFile } from '../../adapters/loops/loop-store.ts';
import { rememberProject } from '../../adapters/user/known-projects.ts';
import type { Check } from '../../core/checks/check-result.ts';
import { isSealed, SEALED_COMMAND } from '../../core/checks/sealed-check.ts';
import { type LoopRequest, termOptions } from '../../core/commands/loop-options.ts';
import { isRunning, type Loop, newProgress, withProgress } from '../../core/loop/loop.ts';
import { isGate, isOrphaned } from '../../core/loop/ownership.ts';
import { secondLoop } from '../../core/loop/plans/plan-arming.ts';
import { renderArming } from '../../core/loop/texts/arming.ts';
import { startWorker } from '../../core/loop/texts/fresh.ts';
import { planOfPath } from '../../core/planning/documents/plan-id.ts';
import type { Answer } from '../../core/text/answer.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import type { GuidanceStep } from '../guidance/step-guidance.ts';
import { noteUntrusted } from '../trust/plan-trust.ts';
import { trustAll } from '../trust/settle-trust.ts';
import { ownerOf, sessionSurroundings } from '../workspace/owner-pid.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import { planArmingHere } from './plan-arming-here.ts';
import { reportUnusableState } from './report-unusable-state.ts';
import type { StartedLoop } from './take-baseline.ts';
import { withRecipe } from './with-recipe.ts';

export interface ArmRequest {
  readonly session: string;
  readonly request: LoopRequest;
  readonly transcriptPath: string | null;
  readonly ownerPid: number | null;
}

export type Armed =
  | { readonly status: 'armed'; readonly loop: Loop; readonly context: Prose; readonly notice: string }
  /** `needsTrust`: refused because of a command that the user has not allowed. */
  | { readonly status: 'refused'; readonly reason: string; readonly needsTrust?: boolean };

/** Arms a loop for one session; a second loop in the same session is refused rather than overwritten. */
export async function armLoop(workspace: Workspace, wanted: ArmRequest): Promise<Armed> {
  const filled = await withRecipe(workspace, wanted.request);
  if (filled.status === 'refused') return filled;
  const { request, planned, recipe } = filled;
  const arm = { ...wanted, request, recipe };
  const state = readLoopState(workspace);
  const plan = planArmingHere(workspace, { session: arm.session, request, planned }, state);
  if (plan.kind === 'refuse') {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: 'refused', reason: plan.reason, needsTrust: plan.refused.length > 0 };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: 'refused', reason: untrusted };
  const trouble = await reportUnusableState(workspace, state, arm.session);
  const loop = await withInner(newLoop(workspace, arm, plan.checks));
  // Before anything runs: without a folder to write to, no loop starts.
  const first = openLoopFolder(workspace.project, loop.terms.id);
  if (first.status === 'refused') return first;
  try {
    return await armIn(workspace, arm, { loop, state, trouble });
  } finally {
    // A loop that could not be armed leaves nothing.
    dropIfEmpty(first.path);
  }
}

interface Filled extends ArmRequest {
  /** The name of the recipe that filled the request; null without one. */
  readonly recipe: string | null;
}

interface Arming {
  readonly loop: Loop;
  readonly state: StateFile;
  readonly trouble: Answer;
}

async function armIn(workspace: Workspace, arm: Filled, { loop, state, trouble }: Arming): Promise<Armed> {
  const { config, problems } = readConfig(workspace.project);
  const kept = await firstSnapshot(workspace, loop, config, arm.request);
  const began = await begin(workspace, loop, arm.request, config);
  const { evidence } = began;
  const guided = await guide(workspace, began, config);
  const begun = guided.loop;
  // Opened again, since a check may delete files unknown to git, including this folder.
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return folder;
  writeFileAtomic(join(folder.path, 'task.md'), arm.request.task);
  const evidencePath = await firstEvidence(workspace, guided, evidence, folder.path);
  const saved = await changeLoop(workspace, arm.session, (current) =>
    current === null ? { loop: begun, value: null } : { loop: current, value: current },
  );
  if (saved.status === 'refused') return saved;
  if (saved.value !== null) return { status: 'refused', reason: secondLoop(saved.value) };
  await rememberProject(workspace.userFolder, workspace.project, workspace.now());
  await appendJournal(
    workspace.project,
    {
      event: 'loop-armed',
      loop: loop.terms.id,
      session: arm.session,
      checks: loop.terms.checks.map((check) =>
        isSealed(check) ? { ...check, command: SEALED_COMMAND } : check,
      ),
      maxIterations: loop.terms.maxIterations,
      ...(begun.progress.baseline === null ? {} : { baseline: begun.progress.baseline.kind }),
    },
    isoNow(workspace),
  );
  const { context, notice } = renderArming(begun, {
    taskPath: join(folder.path, 'task.md'),
    evidencePath,
    guidance: guided.origin,
    recipe: arm.recipe,
  });
  const firstContext = loop.terms.fresh ? await briefWorker(begun, context, folder.path) : context;
  const troubles = [
    ...(trouble.kind === 'notice' ? [trouble.notice] : []),
    ...loopsIn(state).flatMap((other) => tellOther(workspace, other)),
    // Guidance names a problem too that keeps it from asking.
    ...problems
      .filter((one) => guided.notice?.includes(one.replace(/\.$/, '')) !== true)
      .map((one) => `msw ▸ ${one}`),
  ];
  return {
    status: 'armed',
    loop: begun,
    context: firstContext,
    notice: [...troubles, notice, ...kept, ...(guided.notice === null ? [] : [guided.notice])].join('\n'),
  };
}

/** Writes the session's context to a page for the first agent instead. */
async function briefWorker({ terms }: Loop, context: Prose, folder: string): Promise<Prose> {
  const { firstHeadlessPrompt } = await import('../../core/headless/headless-prompt.ts');
  const page = join(folder, 'brief.md');
  writePage(page, firstHeadlessPrompt(context, terms.prompt), { durable: false });
  return prose`MSW armed a verified loop (${quoteName(terms.id)}) for this session. ${startWorker(page)}`;
}

/** Warns about another running loop: two loops on the same files take each other's failures for their own. */
function tellOther(workspace: Workspace, other: Loop): readonly string[] {
  if (!isRunning(other) || isGate(other) || isOrphaned(other, sessionSurroundings(workspace))) return [];
  const what = other.terms.execution === null ? 'loop' : 'execution';
  return [
    `msw ▸ another ${what} (${other.terms.id}) runs in this folder: the two change the same files, and each one’s checks judge the work of both. A git worktree of its own keeps them apart.`,
  ];
}

function newLoop(workspace: Workspace, arm: ArmRequest, checks: readonly Check[]): Loop {
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
      plan: request.plan === null ? null : planOfPath(resolve(workspace.project, request.plan)),
      tree: null,
      startedAt: now,
      ...termOptions(request),
    },
    progress: {
      ...newProgress(now, ownerOf(arm.ownerPid, workspace.project)),
      transcript,
    },
  };
}

/** `20261121-221530-a1b2c3`: sorts by time and is a valid file name everywhere. */
export function newLoopId(now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${randomBytes(3).toString('hex')}`;
}

/** Finds the repositories inside the project. A loop without checks looks at no file. */
async function withInner(loop: Loop): Promise<Loop> {
  const { project, checks } = loop.terms;
  return checks.length === 0 ? loop : withProgress(loop, { inner: await innerRepositories(project) });
}

/** Takes the snapshot of the start and returns what the user should know about it. */
async function firstSnapshot(
  workspace: Workspace,
  { terms, progress }: Loop,
  { snapshots }: ProjectConfig,
  { recipe, typed }: LoopRequest,
): Promise<readonly string[]> {
  // A loop without checks has nothing to compare, and its turns should cost next to nothing.
  if (!snapshots || terms.checks.length === 0) return [];
  const { keepSnapshots } = await import('../snapshots/keep-snapshots.ts');
  const keep = await keepSnapshots(workspace, terms.id);
  const { sentences } = await keep(0, progress.inner);
  const { tellShared } = await import('./tell-shared.ts');
  const shared = await tellShared(workspace, terms);
  const told = shared === null ? sentences : [...sentences, shared];
  // A recipe names the usual places of every language, so most of them fit nothing.
  if (terms.protect.length === 0 || (recipe !== null && !typed.includes('protect'))) return told;
  const { tellIdle } = await import('../proof/put-back.ts');
  return [...told, ...(await tellIdle(workspace, terms))];
}

/** Runs the checks once, or only records the work tree. A loop without checks needs neither. */
async function begin(
  workspace: Workspace,
  loop: Loop,
  request: LoopRequest,
  config: ProjectConfig,
): Promise<StartedLoop> {
  if (loop.terms.checks.length === 0) return { loop, evidence: null };
  const { takeBaseline, withFirstTree } = await import('./take-baseline.ts');
  if (!request.baseline) return { loop: await withFirstTree(loop), evidence: null };
  return takeBaseline(loop, config, workspace.userFolder);
}

async function guide(workspace: Workspace, began: StartedLoop, config: ProjectConfig): Promise<GuidanceStep> {
  const { loop, evidence } = began;
  if (evidence === null) return { loop, guidance: null, origin: null, note: null, notice: null };
  const { guideFirst } = await import('./take-baseline.ts');
  return guideFirst(workspace, began, config);
}

async function firstEvidence(
  workspace: Workspace,
  guided: GuidanceStep,
  evidence: Evidence | null,
  folder: string,
): Promise<string | null> {
  if (evidence === null) return null;
  const { writeFirstEvidence } = await import('./take-baseline.ts');
  return writeFirstEvidence(workspace, guided, evidence, folder);
}
