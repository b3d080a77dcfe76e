// `phase verify` and `phase judge`: prove a phase by its own checks, and settle what code cannot tell.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { openPlanning, type PlanningProject } from '../../app/planning/documents/read-project.ts';
import { openExecutedPhase } from '../../app/planning/verification/open-executed-phase.ts';
import { judgeClaim } from '../../app/planning/verification/record-judgement.ts';
import { type Recorded, recordVerification } from '../../app/planning/verification/record-verification.ts';
import { verifyPhase } from '../../app/planning/verification/verify-phase.ts';
import { openWorkspace, type Workspace } from '../../app/workspace/workspace.ts';
import type { PhaseReport } from '../../core/planning/verification/phase-report.ts';
import { judgeCommand } from '../../core/planning/verification/verify-arguments.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, json, type Options, textOf, type Verb, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, failedWithList, misused, type Outcome } from '../frame/outcome.ts';
import { refuseUnlessPerson } from '../frame/user-only.ts';
import { namedFolder } from '../named-path.ts';

const DEFAULT_TIMEOUT_SECONDS = 600;
const verifyOptions: Options = { ...json, 'no-commit': { type: 'boolean' }, timeout: { type: 'string' } };
const judgeOptions: Options = {
  ...json,
  evidence: { type: 'string', multiple: true },
  by: { type: 'string' },
};

export const verify: Verb = {
  options: verifyOptions,
  words: { least: 1, most: 2, names: 'the number of a phase' },
  run: (call) => withProject(call, 1, verifyOne),
};

export const judge: Verb = {
  options: judgeOptions,
  words: { least: 3, most: 4, names: 'a phase, an id and passed, failed or human' },
  run: (call) => withProject(call, 3, judgeOne),
};

type Use = (workspace: Workspace, project: PlanningProject, call: VerbCall) => Promise<Outcome>;

/** The project around the folder that may stand behind the other words. */
async function withProject(call: VerbCall, at: number, use: Use): Promise<Outcome> {
  const folder = namedFolder(call, call.words[at]);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === 'refused') return failed(opened.reason);
  const space = openWorkspace(opened.project.root, call.env);
  return space.status === 'ok' ? use(space.workspace, opened.project, call) : failed(space.reason);
}

/** As JSON `{phase, status, score, file, gaps, deferred, human, undecided, evidence, synced, commit, next}`. */
async function verifyOne(workspace: Workspace, project: PlanningProject, call: VerbCall): Promise<Outcome> {
  const seconds = textOf(call.values, 'timeout');
  if (seconds !== null && !/^[1-9]\d{0,5}$/.test(seconds))
    return misused('--timeout needs a number of seconds.');
  const timeoutSeconds = seconds === null ? DEFAULT_TIMEOUT_SECONDS : Number(seconds);
  const result = await verifyPhase(workspace, project, { phase: call.words[0] ?? '', timeoutSeconds });
  if (result.status === 'refused') return failedWithList(result.reason);
  const { report, file } = result;
  const recorded = await recordVerification(project, report, file, !isSet(call.values, 'no-commit'));
  const text = isSet(call.values, 'json')
    ? doneJson(view(report, file, recorded)).text
    : done(lines(report, file, recorded)).text;
  if (report.verdict.status === 'passed') return { code: 0, text, problem: recorded.problem };
  return { code: 1, text, problem: `Phase ${report.number} is not verified: ${report.verdict.status}.` };
}

function view(report: PhaseReport, file: string, recorded: Recorded) {
  const { verdict, number, evidence, requirements, reVerification } = report;
  return {
    phase: number,
    status: verdict.status,
    score: verdict.score,
    file,
    gaps: verdict.gaps,
    deferred: verdict.deferred,
    human: verdict.human.filter(({ id }) => !verdict.undecided.some((claim) => claim.id === id)),
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
    synced: recorded.synced,
    commit: recorded.commit,
    problem: recorded.problem,
    next: nextOf(report),
  };
}

function nextOf({ number: named, verdict }: PhaseReport): Prose {
  const number = quoteName(named);
  if (verdict.undecided.length > 0)
    return prose`phase judge ${number} ID passed|failed|human --evidence "FILE:LINE why", then phase verify ${number}`;
  if (verdict.status === 'gaps_found') return prose`/msw:plan ${number} --gaps`;
  return verdict.status === 'passed'
    ? prose`/msw:next`
    : prose`the user looks, and types: ${judgeCommand(named, 'ID')}`;
}

function lines(report: PhaseReport, file: string, { commit, problem }: Recorded): Prose {
  const { verdict, evidence } = report;
  const { met, of } = verdict.score;
  const undecided = new Set(verdict.undecided.map(({ id }) => id));
  return joinProse(
    [
      prose`Phase ${quoteName(report.number)}: ${quoteName(verdict.status)}, ${met} of ${of} must-haves verified. ${quoteName(file)}`,
      ...evidence.map(({ command, verdict: judged, reason, durationMs }) => {
        const seconds = quoteName((durationMs / 1000).toFixed(1));
        return prose`  ${quoteName(judged)}  ${quoteLine(command, 200)}  (${quoteLine(reason, 200)}; ${seconds} s)`;
      }),
      ...verdict.gaps.map(({ truth, reason }) => prose`gap: ${quoteLine(`${truth}: ${reason}`, 300)}`),
      ...verdict.deferred.map(
        ({ truth, addressedIn }) =>
          prose`deferred to ${quoteLine(addressedIn, 80)}: ${quoteLine(truth, 200)}`,
      ),
      ...verdict.undecided.map(
        ({ id, text, reason }) => prose`undecided ${quoteName(id)}: ${quoteLine(`${text} (${reason})`, 300)}`,
      ),
      ...verdict.human
        .filter(({ id }) => !undecided.has(id))
        .map(({ id, test }) => prose`for a person ${quoteName(id)}: ${quoteLine(test, 300)}`),
      commit?.status === 'skipped' || commit?.status === 'refused'
        ? prose`Not committed: ${quoteLine(commit.reason, 300)}`
        : null,
      problem === null ? null : quoteLine(problem, 300),
      prose`Next: ${nextOf(report)}`,
    ],
    '\n',
  );
}

/** As JSON `{id, verdict, by, evidence, files, digest, at}`. */
async function judgeOne(workspace: Workspace, project: PlanningProject, call: VerbCall): Promise<Outcome> {
  const { words, values } = call;
  const [number = '', id = '', verdict] = words;
  const by = textOf(values, 'by') ?? 'model';
  if (verdict !== 'passed' && verdict !== 'failed' && verdict !== 'human')
    return misused('The verdict is passed, failed or human.');
  if (by !== 'model' && by !== 'user') return misused('--by is model or user.');
  const refusal =
    by === 'user' ? refuseUnlessPerson(call, 'A judgement by the user', judgeCommand(number, id)) : null;
  if (refusal !== null) return refusal;
  const opened = openExecutedPhase(project, number);
  if (opened.status === 'refused') return failed(opened.reason);
  const given = values.evidence;
  const evidence = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
  const judged = await judgeClaim(workspace, opened.open, { id, verdict, by, evidence });
  if (judged.status === 'refused') return failed(judged.reason);
  if (isSet(values, 'json')) return doneJson(judged.judgement);
  return done(
    prose`${quoteName(id)}: ${quoteName(verdict)}, judged by ${quoteName(by)}. phase verify ${quoteName(number)} takes it up.`,
  );
}
