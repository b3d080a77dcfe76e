// Carries out one plan as a job: a loop without a person, held until the plan's commands, or the named one, pass.

import { resolve } from 'node:path';
import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { isTrusted } from '../../adapters/user/trust-store.ts';
import { type LoopRequest, requestDefaults } from '../../core/commands/loop-options.ts';
import type { JobWork } from '../../core/jobs/job.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { verifyCommands } from '../../core/planning/rules/verify-commands.ts';
import { showForList } from '../../core/report/show-command.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import type { HeadlessRequest, Watcher } from '../headless/headless-request.ts';
import { runHeadless } from '../headless/run-headless.ts';
import { documentText } from '../planning/documents/documents.ts';
import { allowance } from '../trust/manage-trust.ts';
import { noteUntrusted } from '../trust/plan-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { LONGEST_WAIT_HOURS, locateClient, NO_CLIENT, waitingStep } from './job-client.ts';
import { type JobDesk, refusedHint, resumeLine, type WorkEnd } from './job-desk.ts';
import { loopProgress } from './loop-progress.ts';
import { quotedMemory } from './quoted-memory.ts';

type PlanWork = Extract<JobWork, { kind: 'execute-and-verify' }>;

export async function executeAndVerify(
  workspace: Workspace,
  desk: JobDesk,
  work: PlanWork,
): Promise<WorkEnd> {
  const waiting = (reason: string): WorkEnd => ({
    kind: 'waiting',
    waitsFor: [{ reason, type: resumeLine(desk.job()) }],
  });
  const objection = await objectionToPlan(workspace, work);
  if (objection !== null) return waiting(objection);
  const located = locateClient(workspace);
  if (located === null) return waiting(NO_CLIENT);
  const left = leftLoop(workspace, desk, work);
  // The loop counts its own tokens, whatever became of its runners; nobody was told what those cost.
  const before = left?.progress.spent.tokens ?? 0;
  desk.countKilled(Math.max(0, before - desk.job().tokens));
  const request: HeadlessRequest = {
    ...located,
    loop:
      left === undefined
        ? { kind: 'new', request: requestFor(workspace.project, work, desk.rights.maxIterations) }
        : { kind: 'resume', id: left.terms.id, force: true },
    worktree: null,
    fresh: false,
    client: desk.rights,
    maxCost: desk.costLeft(),
    maxWaitHours: LONGEST_WAIT_HOURS,
    signal: desk.signal,
    isForeign: desk.isForTeam,
    material: desk.isForTeam ? quotedMemory(workspace.project) : null,
  };
  const ended = await runHeadless(workspace, request, watcherFor(workspace, desk));
  if (ended.status === 'refused') return waiting(ended.reason);
  const { code, loop, outcome, cost, tokens, denied, report } = ended.outcome;
  desk.count(loop ?? 'loop', { cost, tokens: Math.max(0, tokens - before), denied });
  desk.close(loop ?? 'loop');
  await desk.note({ step: outcome, ...(loop !== null && loopProgress(workspace, loop)) });
  const summary = report === null ? outcome : `${outcome}; report: ${report}`;
  if (code === 0) return { kind: 'done', outcome: summary, next: null };
  if (code !== 3) return { kind: 'failed', outcome: summary, next: null };
  return waiting(`${summary}.${refusedHint(workspace, { denied })}`);
}

/** The loop that a killed runner had begun. */
function leftLoop(workspace: Workspace, desk: JobDesk, work: PlanWork): Loop | undefined {
  const request = requestFor(workspace.project, work, desk.rights.maxIterations);
  const { loop, createdAt } = desk.job();
  return loopsIn(readLoopState(workspace)).find(
    ({ terms }) => terms.id === loop || (terms.prompt === request.task && terms.startedAt >= createdAt),
  );
}

/** @param most what the user allows; null for any number */
function requestFor(
  project: string,
  { plan, testCommand, maxIterations }: PlanWork,
  most: number | null,
): LoopRequest {
  const path = resolve(project, plan);
  const wanted = maxIterations ?? requestDefaults.maxIterations;
  return {
    ...requestDefaults,
    task: prose`Carry out the plan ${quoteName(path)}: read it whole, then do its tasks in their order. What it says of its own summary and of commits holds; STATE.md, ROADMAP.md and REQUIREMENTS.md are not yours to edit.`,
    ...(testCommand === null ? { plan: path } : { checks: [{ name: 'test', command: testCommand }] }),
    maxIterations: most === null ? wanted : Math.min(wanted, most),
  };
}

function watcherFor(workspace: Workspace, desk: JobDesk): Watcher {
  return {
    tell: desk.log,
    show: () => {},
    emit: (event) => {
      if (event.event === 'armed')
        void desk.note({ loop: event.loop, ...loopProgress(workspace, event.loop) });
      if (event.event === 'turn')
        void desk.note({ step: plainLine(event.notice, 300), ...loopProgress(workspace, event.loop) });
      if (event.event === 'checking')
        void desk.note({ step: `runs the checks of iteration ${event.iteration} of ${event.of}` });
      if (event.event === 'waiting') {
        const until = Date.parse(event.until);
        desk.waitForLimit(waitingStep(until), until);
      }
    },
  };
}

/** Null when all commands that decide about the plan may run; otherwise what the user has to do first. */
export async function objectionToPlan(
  workspace: Workspace,
  { plan, testCommand }: Pick<PlanWork, 'plan' | 'testCommand'>,
): Promise<string | null> {
  const { project, userFolder } = workspace;
  const text = documentText(project, plan);
  const shown = plainLine(plan, 200);
  if (text === null) return `The plan ${shown} cannot be read: name a plain file of this project.`;
  const commands = testCommand === null ? verifyCommands(text) : [testCommand];
  if (commands.length === 0)
    return `The plan ${shown} names no command that could prove it: write one as <verify><automated>COMMAND</automated></verify>, or name a test command.`;
  const untrusted = commands.filter((command) => !isTrusted(userFolder, project, command));
  if (untrusted.length === 0) return null;
  await noteUntrusted(workspace, {
    plan: testCommand === null ? plan : 'a test command',
    commands: untrusted,
  });
  const list = untrusted.map(
    (command) => `\n  ${showForList(command)}\n    ${allowance(workspace, command)}`,
  );
  return `These commands would decide, and you have not allowed them in this project. Read them; the line below each allows it, typed in a terminal:${list.join('')}`;
}
