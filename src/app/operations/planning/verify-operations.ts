// Verifies a phase by its own checks, and records judgements on what code cannot judge.

import * as z from 'zod/mini';
import { readUat } from '../../../core/planning/documents/uat.ts';
import type { PhaseReport } from '../../../core/planning/verification/phase-report.ts';
import { judgedInText } from '../../../core/planning/verification/render-verification.ts';
import { testOf } from '../../../core/planning/verification/update-uat.ts';
import { judgeCommand } from '../../../core/planning/verification/verify-arguments.ts';
import { joinProse, literal, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { shown } from '../../../core/text/shown.ts';
import { judgeClaim } from '../../planning/verification/judge-claim.ts';
import { openExecutedPhase } from '../../planning/verification/open-executed-phase.ts';
import { type Recorded, recordVerification, verifyPhase } from '../../planning/verification/verify-phase.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inPlannedWorkspace } from '../operation/in-project.ts';
import { choice, count, flag, list, numberWord, word } from '../operation/inputs.ts';
import { done, misused, operation } from '../operation/operation.ts';
import { refuseUnlessPerson } from '../operation/who-may-call.ts';

const DEFAULT_TIMEOUT_SECONDS = 600;

const phase = numberWord('the number of a phase');

export const verify = operation({
  name: 'phase verify',
  about: 'Run the trusted checks of a phase, judge its must-haves and write its VERIFICATION.md',
  effect: 'writes',
  takesFolder: true,
  tool: {
    name: 'gsd_verify_phase',
    about: 'Run the trusted checks of a phase and judge its must-haves',
    takes: { phase: 'its number' },
    aliases: { phase_number: 'phase' },
    isLong: true,
    judges: true,
    command: 'verify',
  },
  grant: { to: ['verify'], options: ['here', 'noCommit', 'timeout', 'short'] },
  inputs: {
    phase,
    noCommit: flag('commit nothing'),
    here: flag('in your folder, with what is not committed, in place of a clean checkout'),
    timeout: count('SECONDS', `for each check; by default ${DEFAULT_TIMEOUT_SECONDS}`, [1, 999_999]),
  },
  run: (place, { phase: number, noCommit, here, timeout }) =>
    inPlannedWorkspace(place, async (workspace, project) => {
      const timeoutSeconds = timeout ?? DEFAULT_TIMEOUT_SECONDS;
      const request = { phase: number, timeoutSeconds, here, tell: place.tell };
      const result = await verifyPhase(workspace, project, request);
      if (result.status === 'refused') return result;
      const { report, file, uat } = result;
      const files = uat === null ? [file] : [file, uat];
      const recorded = await recordVerification(project, report, files, !noCommit);
      const value = verified(report, { file, uat }, recorded);
      if (value.status === 'passed') return { status: 'done', value, notice: recorded.problem ?? undefined };
      return { status: 'failed', value, reason: shown(verdictText(value)) };
    }),
  short: shortened,
  text: verifiedText,
  fields: {
    schema: z.object({ status: z.string(), met: z.number(), of: z.number() }),
    of: ({ status, score }) => ({ status: literal(status), met: score.met, of: score.of }),
  },
});

function verified(
  report: PhaseReport,
  { file, uat }: { readonly file: string; readonly uat: string | null },
  { synced, commit, problem }: Recorded,
) {
  const { verdict, number, evidence, requirements, reVerification } = report;
  const tests = readUat(report.uat ?? '');
  return {
    phase: number,
    status: verdict.status,
    score: verdict.score,
    file,
    judgedIn: report.judgedIn,
    gaps: verdict.gaps,
    uat,
    human: verdict.human
      .filter(({ id }) => !verdict.undecided.some((claim) => claim.id === id))
      .map((item) => ({ ...item, number: testOf(tests, item.test)?.number ?? null })),
    judgedByModel: report.claims.filter(({ by }) => by === 'model').length,
    undecided: verdict.undecided.map(({ id, kind, text, reason, sources }) => ({
      id,
      kind,
      statement: text,
      reason,
      sources,
    })),
    requirements,
    evidence,
    reVerification,
    synced,
    commit,
    problem,
    next: nextOf(report),
  };
}

/** The part that commands/verify.md tells the user or passes to the agent. */
function shortened(value: ReturnType<typeof verified>) {
  const { status, score, judgedIn, gaps, human, undecided, judgedByModel, commit, problem, next } = value;
  return {
    status,
    score: `${score.met}/${score.of}`,
    judgedIn: judgedInText(judgedIn),
    gaps: gaps.map(({ truth, reason }) => ({ truth, reason })),
    human: human.map(({ id, number, test, expected }) => ({ type: number ?? id, test, expected })),
    undecided: undecided.map(({ id, statement }) => ({ id, statement })),
    judgedByModel,
    commit: commit === null ? 'none' : 'reason' in commit ? commit.reason : commit.status,
    ...(problem === null ? {} : { problem }),
    next,
  };
}

function nextOf({ number: named, verdict, uat }: PhaseReport): Prose {
  const number = quoteName(named);
  if (verdict.undecided.length > 0) return prose`/msw:verify ${number} (an agent judges what is undecided)`;
  if (verdict.status === 'gaps_found') return prose`/msw:plan ${number} --gaps`;
  return verdict.status === 'passed'
    ? prose`/msw:go`
    : prose`the user looks, and types: ${judgeCommand(named, uat === null ? 'ID' : 'TEST')}`;
}

const STATUS = {
  passed: prose`passed`,
  gaps_found: prose`gaps found`,
  human_needed: prose`a person has to look`,
};

function verdictText({
  phase: number,
  status,
  score,
}: Pick<ReturnType<typeof verified>, 'phase' | 'status' | 'score'>): Prose {
  return prose`Phase ${quoteName(number)}: ${STATUS[status]}, ${score.met} of ${score.of} must-haves verified.`;
}

function verifiedText(value: ReturnType<typeof verified>): Prose {
  const { commit, problem } = value;
  return joinProse(
    [
      prose`${verdictText(value)} ${quoteName(value.file)}`,
      prose`Judged in ${judgedInText(value.judgedIn)}.`,
      ...value.evidence.map(({ command, verdict, reason, durationMs }) => {
        const seconds = quoteName((durationMs / 1000).toFixed(1));
        return prose`  ${quoteName(verdict)}  ${quoteLine(command, 200)}  (${quoteLine(reason, 200)}; ${seconds} s)`;
      }),
      ...value.gaps.map(({ truth, reason }) => prose`gap: ${quoteLine(`${truth}: ${reason}`, 300)}`),
      ...value.undecided.map(
        ({ id, statement, reason }) =>
          prose`undecided: ${quoteLine(`${statement} (${reason})`, 300)}\n  when you have looked: ${judgeCommand(value.phase, id)}`,
      ),
      ...value.human.map(
        ({ id, number, test }) =>
          prose`for a person: ${quoteLine(test, 300)}\n  when you have looked: ${judgeCommand(value.phase, number === null ? id : `${number}`)}`,
      ),
      commit?.status === 'skipped' || commit?.status === 'refused'
        ? prose`Not committed: ${quoteLine(commit.reason, 300)}`
        : null,
      problem === null ? null : quoteLine(problem, 300),
      prose`Next: ${value.next}`,
    ],
    '\n',
  );
}

export const judge = operation({
  name: 'phase judge',
  about: 'Settle what code cannot judge: passed, failed or human (a person has to look)',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['verify'], agent: 'msw:verifier', options: ['evidence'] },
  inputs: {
    phase,
    id: word('an id'),
    verdict: word('passed, failed or human'),
    evidence: list('"FILE:LINE why"', 'what shows it'),
    by: choice(['model', 'user'], 'who judges; a user needs a terminal'),
  },
  run: (place, { phase: number, id, verdict, evidence, by: typed }) => {
    const by = typed ?? 'model';
    if (verdict !== 'passed' && verdict !== 'failed' && verdict !== 'human')
      return misused('The verdict is passed, failed or human.');
    const refusal =
      by === 'user'
        ? refuseUnlessPerson(place.caller, 'A judgement by the user', judgeCommand(number, id))
        : null;
    if (refusal !== null) return refusal;
    return inPlannedWorkspace(place, async (workspace, project) => {
      const opened = openExecutedPhase(project, number);
      if (opened.status === 'refused') return opened;
      const judged = await judgeClaim(workspace, opened.open, { id, verdict, by, evidence });
      return judged.status === 'refused' ? judged : done({ phase: number, ...judged.judgement });
    });
  },
  text: ({ phase: number, id, verdict, by }) =>
    prose`${quoteName(id)}: ${quoteName(verdict)}, judged by ${quoteName(by)}. To take it up: ${lineToType`phase verify ${number}`}`,
});
