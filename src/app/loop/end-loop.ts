// Ends or pauses a loop: writes the report, and moves an ended loop from the state to the archive next to its evidence;
// a paused one stays until it is resumed. Nothing is deleted.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { keepJson, keepText } from '../../adapters/files/write-record.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { renderRecord } from '../../adapters/loops/loop-record.ts';
import { changeLoop, findLoop, readLoopState } from '../../adapters/loops/loop-store.ts';
import { showEnded } from '../../adapters/loops/panel-file.ts';
import { keepShownEnding } from '../../adapters/loops/shown-endings.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { isOver, type Release } from '../../core/loop/plans/plan-turn.ts';
import {
  type Ending,
  explainEnding,
  type LoopReport,
  nextAfter,
  renderLoopReport,
  sumChanges,
} from '../../core/loop/texts/report.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answer, silent, stepAside } from '../../core/text/answer.ts';
import { harmless } from '../../core/text/harmless.ts';
import { shown } from '../../core/text/shown.ts';
import { totalChanges } from '../snapshots/total-changes.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { announceEnding } from './announce-ending.ts';
import { restoreAfterChecks, restoredFirst } from './restore-loop.ts';
import { isSame, mergeControl, type Turnholder } from './settle-turn.ts';

/** Lets the session stop: writes the report, removes an ended loop from the state, and keeps a paused one. */
export async function release(
  workspace: Workspace,
  { owner, next, input }: Turnholder,
  { loop, ending, archives }: Release,
  results: readonly CheckResult[],
): Promise<Answer> {
  const restored = await restoreAfterChecks(workspace, loop);
  // The loop was stopped while its checks ran, which has been reported already.
  if (!isStored(workspace, owner, loop)) return silent;
  const report = await writeEnding(workspace, { loop, ending, results, now: workspace.now(), next });
  const saved = await changeLoop(workspace, owner, (current) => {
    if (!isSame(current, loop)) return { loop: current, value: null };
    return { loop: archives ? null : mergeControl(current, loop), value: null };
  });
  if (saved.status === 'refused') return stepAside(saved.reason);
  if (archives && !isGate(loop)) showEnding(workspace, input, { loop, ending });
  const notice = describeRelease(loop, ending, report);
  return restoredFirst(announceEnding(workspace, { loop, ending, notice }), restored);
}

function showEnding(
  workspace: Workspace,
  { session, prompt }: Turnholder['input'],
  { loop, ending }: Pick<LoopReport, 'loop' | 'ending'>,
): void {
  const { iteration } = loop.progress;
  const ended = { iteration, maxIterations: loop.terms.maxIterations, ended: explainEnding(ending) };
  showEnded(workspace, session, { ...ended, at: workspace.now() });
  if (prompt != null) keepShownEnding(workspace.userFolder, { session, prompt }, ended);
}

function isStored(workspace: Workspace, owner: string, loop: Loop): boolean {
  return isSame(findLoop(readLoopState(workspace), owner), loop);
}

function describeRelease(loop: Loop, ending: Ending, report: string | null): string {
  const place = `${loop.progress.iteration}/${loop.terms.maxIterations}`;
  const where = report === null ? '' : ` Report: ${report}`;
  // A subagent's gate is never resumed: its work goes back to the main agent, whose own checks still apply.
  if (isGate(loop)) return `msw ▸ subagent ${place} · ${explainEnding(ending)}.${where}`;
  return `msw ▸ ${place} · ${explainEnding(ending)}. ${nextAfter(ending)}${where}`;
}

/**
 * Writes the report, the checks' output and, for a loop that ended, its archive. Returns the report's path relative to
 * the project, for people; null when the folder is refused.
 */
export async function writeEnding(workspace: Workspace, report: LoopReport): Promise<string | null> {
  const { loop, ending } = report;
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return null;
  const rungs = await rungsOf(workspace, loop);
  const changes = isGate(loop)
    ? null
    : await totalChanges(workspace, loop.terms.id, report.results.length > 0);
  writeReport(join(folder.path, 'report.md'), { ...report, rungs, changes });
  for (const [index, result] of report.results.entries()) {
    keepText(join(folder.path, `final-check-${index + 1}.log`), harmless(result.output));
  }
  if (isOver(loop, ending)) archive(folder.path, loop, report);
  const path = `.msw/loops/${loop.terms.id}/report.md`;
  if (!isGate(loop)) await keep(workspace, { ...report, changes }, path);
  await appendJournal(
    workspace.project,
    {
      event: ending.kind === 'end' ? 'loop-ended' : 'loop-paused',
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration,
      ...(ending.cause === 'done' && ending.proof !== null
        ? { verdict: ending.proof.verdict, why: ending.proof.reason }
        : {}),
    },
    isoNow(workspace),
  );
  return path;
}

/** Claude is told to read the report of a loop that it continues, and of a subagent that stopped; others are for people. */
function writeReport(path: string, report: LoopReport): void {
  const page = renderLoopReport(report);
  const isForPeople = isOver(report.loop, report.ending) && !isGate(report.loop);
  if (isForPeople) keepText(path, shown(page));
  else writePage(path, page);
}

/** What each rung of guidance cost and contributed; empty for a loop without guidance. */
async function rungsOf(workspace: Workspace, loop: Loop): Promise<LoopReport['rungs']> {
  const { terms } = loop;
  if (!terms.guidance || isGate(loop)) return [];
  const { rungsOfLoop } = await import('../guidance/show-guidance.ts');
  return rungsOfLoop(workspace, terms.id);
}

/** Keeps the result for `loop result`, which people and scripts call later. */
async function keep(
  workspace: Workspace,
  { loop, ending, changes, results }: LoopReport,
  report: string,
): Promise<void> {
  const { keepResult } = await import('../../adapters/user/result-store.ts');
  const proof = ending.proof ?? null;
  await keepResult(workspace.userFolder, workspace.project, {
    loop: loop.terms.id,
    session: loop.terms.session,
    at: isoNow(workspace),
    state: ending.kind === 'end' ? 'ended' : 'paused',
    cause: ending.cause,
    reason: ending.reason,
    outcome: explainEnding(ending),
    iteration: loop.progress.iteration,
    files: changes?.length ?? countFiles(loop),
    tokens: loop.progress.spent.tokens,
    proof:
      proof === null
        ? null
        : { ...proof, findings: [...proof.findings], experiments: [...proof.experiments] },
    report,
    checks: results.map(({ check, outcome, exitCode, output }) => ({
      name: check.name,
      command: isSealed(check) ? null : check.command,
      outcome: outcome.kind,
      exitCode,
      output: createHash('sha256').update(keptOutput(output)).digest('hex'),
    })),
  });
}

/** As the log beside the report has it, so that the two can be compared. */
function keptOutput(output: string): string {
  return redact(harmless(output));
}

/** Null when unknown. */
function countFiles({ progress: { attempts } }: Loop): number | null {
  return attempts.every(({ changes }) => changes === null) ? null : sumChanges(attempts).length;
}

/** Writes the record without its signature, so that an archived loop can never run again. */
function archive(folder: string, loop: Loop, { ending, now }: LoopReport): void {
  const record = {
    ...renderRecord(loop, ''),
    active: false,
    ending,
    endedAt: new Date(now).toISOString(),
  };
  keepJson(join(folder, 'loop.json'), record, {}, 2);
}
