// `/msw:verify`: keeps the user's judgements, refuses what cannot be verified before any model is called, else tells
// Claude what to do. The checks run through the command line, because a hook does not have the time.

import { readUat } from '../../../core/planning/documents/uat.ts';
import { testOf } from '../../../core/planning/verification/update-uat.ts';
import {
  type UserJudgement,
  type VerifyArguments,
  verifyArguments,
} from '../../../core/planning/verification/verify-arguments.ts';
import { type Answer, say, sayLines } from '../../../core/text/answer.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openPlanningAround, type PlanningProject } from '../documents/read-project.ts';
import { nextStepOf } from '../phases/show-progress.ts';
import { judgeClaim } from './judge-claim.ts';
import { type ExecutedPhase, openExecutedPhase } from './open-executed-phase.ts';
import { beginReview } from './review-phase.ts';
import { refuseUntrusted } from './run-phase-checks.ts';

export async function verifyCommand(workspace: Workspace, args: string): Promise<Answer> {
  const opened = openPlanningAround(workspace.project);
  if (opened.status === 'refused') return say(opened.reason);
  const { project } = opened;
  const request = verifyArguments(args);
  if (request === null) return say(usage(project));
  const phase = openExecutedPhase(project, request.phase, request.here);
  if (phase.status === 'refused') return say(phase.reason);
  const { open } = phase;
  if (request.review) return reviewCommand({ ...workspace, project: project.root }, open, request.noCommit);
  const here = { ...workspace, project: project.root };
  const unkept = await keepJudgements(here, open, request.judged);
  if (unkept !== null) return say(unkept);
  const untrusted = await refuseUntrusted(here, open, request.trust);
  if (untrusted !== null) return sayLines(untrusted);
  return {
    kind: 'context',
    context: factsOf(workspace, open, request),
    notice: null,
  };
}

/** Hands the phase's changes to a reviewer that made none of them. */
async function reviewCommand(workspace: Workspace, open: ExecutedPhase, noCommit: boolean): Promise<Answer> {
  const begun = await beginReview(workspace, open);
  if (begun.status === 'refused') return say(begun.reason);
  const number = quoteName(open.facts.number);
  const record = prose`${cliCommand(workspace)} phase review ${number} --json`;
  const lines = [
    prose`MSW reviews phase ${number} (${quoteLine(open.facts.name, 80)}).`,
    prose`N: ${number}`,
    prose`PAGE: ${quoteName(begun.page, 200)}`,
    prose`RECORD: ${noCommit ? prose`${record} --no-commit` : record}`,
    prose`files: ${begun.files}`,
  ];
  return { kind: 'context', context: joinProse(lines, '\n'), notice: null };
}

/** Records the user's judgements; returns null, or the text for the user when one cannot be recorded. */
async function keepJudgements(
  workspace: Workspace,
  open: ExecutedPhase,
  judged: readonly UserJudgement[],
): Promise<string | null> {
  for (const { id: typed, verdict, words } of judged) {
    const id = idOf(open, typed);
    if (id === null) return `${open.uat.name} has no test ${typed} that a person has to look at.`;
    if (!/^human-/.test(id) && verdict !== 'passed' && verdict !== 'failed')
      return `${id} either passed or failed: only tests of ${open.uat.name} can be skipped or blocked.`;
    const evidence = [words === '' && verdict !== 'skipped' ? 'without further words' : words];
    const kept = await judgeClaim(workspace, open, { id, verdict, by: 'user', evidence });
    if (kept.status === 'refused') return kept.reason;
  }
  return null;
}

/** A number refers to a test in the UAT document. */
function idOf({ uat, claims }: ExecutedPhase, typed: string): string | null {
  if (!/^\d+$/.test(typed)) return typed;
  const document = uat.text === null ? null : readUat(uat.text);
  const check = claims.humanChecks.find(
    ({ test }) => document !== null && testOf(document, test)?.number === Number(typed),
  );
  return check?.id ?? null;
}

function usage(project: PlanningProject): string {
  const { action, phase } = nextStepOf(project);
  const example = action === 'verify' && phase !== null ? phase : '1';
  return `Name one phase: /msw:verify ${example} [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"].`;
}

function factsOf(workspace: Workspace, open: ExecutedPhase, { noCommit, here }: VerifyArguments): Prose {
  const number = quoteName(open.facts.number);
  const verify = [
    prose`VERIFY: ${cliCommand(workspace)} phase verify ${number} --short --json`,
    here ? prose`--here` : null,
    noCommit ? prose`--no-commit` : null,
  ];
  return joinProse(
    [
      prose`MSW verifies phase ${number} (${quoteLine(open.facts.name, 80)}).`,
      prose`N: ${number}`,
      prose`CLI: ${cliCommand(workspace)}`,
      joinProse(verify, ' '),
      prose`REPORT: ${quoteName(`${open.place}/${open.report}`)}`,
    ],
    '\n',
  );
}
