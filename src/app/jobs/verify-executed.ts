// Verifies a phase that a job has executed, in a clean checkout. Claims that code cannot judge are judged once by a
// verifier.

import { uncommittedPaths } from '../../adapters/git/plan-log.ts';
import type { JobUnit, JobWork } from '../../core/jobs/job.ts';
import { VERIFICATION } from '../../core/jobs/progress.ts';
import type { PhaseReport } from '../../core/planning/verification/phase-report.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { openPhase, phaseDocument } from '../planning/documents/open-phase.ts';
import { openPlanning } from '../planning/documents/read-project.ts';
import type { Execution } from '../planning/execution/read-execution.ts';
import { recordVerification, verifyPhase } from '../planning/verification/verify-phase.ts';
import { cliCommand } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openClient } from './job-client.ts';
import { type JobDesk, resumeLine, type WorkEnd } from './job-desk.ts';

const CHECK_SECONDS = 600;

export async function verifyExecuted(
  workspace: Workspace,
  desk: JobDesk,
  { phase, wave, gapsOnly }: Extract<JobWork, { kind: 'execute-phase' }>,
  { config, plans }: Execution,
): Promise<WorkEnd> {
  const isWhole = plans.every(({ summary }) => summary === 'complete');
  if (!config.verifier || !isWhole) {
    const part = wave === null && !gapsOnly ? '' : ', as far as was asked for';
    return { kind: 'done', outcome: `phase ${phase} is executed${part}`, next: `/msw:verify ${phase}` };
  }
  const known = await verifiedBefore(workspace, desk, phase);
  if (known !== null) return known;
  await desk.note({
    step: 'verifies in a clean checkout',
    units: withVerification(desk, 'running'),
    begun: [...new Set([...desk.job().begun, VERIFICATION])],
  });
  let verified = await verify(workspace, phase);
  if (verified.status === 'ok' && verified.report.verdict.undecided.length > 0) {
    await desk.note({ step: 'judges what code cannot judge' });
    await judge(workspace, desk, verified);
    if (desk.signal.aborted) return { kind: 'failed', outcome: 'it was ended', next: null };
    verified = await verify(workspace, phase);
  }
  if (verified.status === 'refused')
    return {
      kind: 'waiting',
      waitsFor: [
        {
          reason: `The phase is executed, but not verified: ${verified.reason}`,
          type: resumeLine(desk.job()),
        },
      ],
    };
  await desk.note({ units: withVerification(desk, 'done') });
  return endOf(phase, verified.report);
}

/** The result if a killed runner had already verified the phase; null when it did not get as far as the commit. */
async function verifiedBefore(workspace: Workspace, desk: JobDesk, phase: string): Promise<WorkEnd | null> {
  if (!desk.job().begun.includes(VERIFICATION)) return null;
  const opened = openPlanning(workspace.project);
  const found = opened.status === 'ok' ? openPhase(opened.project, phase) : null;
  const document = found === null ? null : phaseDocument(found, 'VERIFICATION');
  if (found?.facts.verification !== 'passed' || document === null) return null;
  const isCommitted = !((await uncommittedPaths(workspace.project)) ?? [document.file]).includes(
    document.file,
  );
  return isCommitted
    ? { kind: 'done', outcome: `phase ${phase} is executed and verified`, next: null }
    : null;
}

function withVerification(desk: JobDesk, state: JobUnit['state']): readonly JobUnit[] {
  return desk.job().units.map((unit) => (unit.name === VERIFICATION ? { ...unit, state } : unit));
}

interface Verified {
  readonly status: 'ok';
  readonly report: PhaseReport;
  readonly file: string;
}

async function verify(
  workspace: Workspace,
  phase: string,
): Promise<Verified | { readonly status: 'refused'; readonly reason: string }> {
  const opened = openPlanning(workspace.project);
  if (opened.status === 'refused') return opened;
  const request = { phase, timeoutSeconds: CHECK_SECONDS };
  const result = await verifyPhase(workspace, opened.project, request);
  if (result.status === 'refused') return result;
  const { report, file, uat } = result;
  await recordVerification(opened.project, report, uat === null ? [file] : [file, uat], true);
  return { status: 'ok', report, file };
}

/** Has a separate agent judge the undecided claims; those it leaves open are for a person. */
async function judge(workspace: Workspace, desk: JobDesk, { report, file }: Verified): Promise<void> {
  const client = openClient(workspace, desk, {
    cwd: workspace.project,
    agent: 'msw:verifier',
    unit: VERIFICATION,
    allowedTools: [],
    command: 'verify',
  });
  if (client === null) return;
  const turn = await client.say(verifierPrompt(workspace, report, file));
  await client.end();
  if (turn.kind === 'answered') desk.log(`verifier: ${plainLine(turn.text, 400)}`);
  if (turn.kind === 'failed') desk.log(`verifier: ${turn.reason}`);
}

/** The same prompt as in commands/verify.md. */
function verifierPrompt(workspace: Workspace, { number, verdict }: PhaseReport, file: string): Prose {
  const ids = joinProse(
    verdict.undecided.map(({ id }) => quoteName(id)),
    ', ',
  );
  return prose`Phase: ${quoteName(number)}. Helper: ${cliCommand(workspace)}. Report: ${quoteName(file)}. Judge: ${ids}`;
}

function endOf(phase: string, { verdict }: PhaseReport): WorkEnd {
  const { score, gaps, human, undecided } = verdict;
  const counted = `${score.met} of ${score.of} must-haves verified`;
  const executed = `phase ${phase} is executed`;
  if (gaps.length > 0)
    return {
      kind: 'failed',
      outcome: `${executed}, and its verification found ${countOf(gaps.length, 'gap')} (${counted}): ${plainLine(gaps[0]?.truth ?? '', 160)}`,
      next: `/msw:plan ${phase} --gaps`,
    };
  const left = human.length + undecided.length;
  if (left > 0)
    return {
      kind: 'done',
      outcome: `${executed}; ${counted}, and ${countOf(left, 'thing is', 'things are')} for a person to look at`,
      next: `/msw:verify ${phase}`,
    };
  return { kind: 'done', outcome: `${executed} and verified: ${counted}`, next: null };
}
