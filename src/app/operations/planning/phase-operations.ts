// Says what to do now in a planned project, writes the context of a phase, and checks whether its plans are ready.

import { noSuchPhase } from '../../../core/planning/documents/phase-facts.ts';
import { nextWith } from '../../../core/planning/execution/next-execution.ts';
import { contextExample, contextRules } from '../../../core/planning/writing/context-document.ts';
import { nextLine } from '../../../core/report/planning-page.ts';
import { showCommand } from '../../../core/report/show-command.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { proseJson } from '../../../core/text/prose-json.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { planningConfigOf } from '../../planning/documents/documents.ts';
import { fromRoot, type OpenedPhase, openPhase } from '../../planning/documents/open-phase.ts';
import { waitingPlans } from '../../planning/execution/waiting-plans.ts';
import { checkPhase, type PhaseCheck, untrustedOfPhase } from '../../planning/phases/check-phase.ts';
import {
  NEW_RUN,
  type PlanningRound,
  type PlanningRun,
  planningRound,
  readPlanningRun,
} from '../../planning/phases/planning-run.ts';
import { acceptPlans, type RecordedPlans } from '../../planning/phases/record-plans.ts';
import { nextStepOf } from '../../planning/phases/show-progress.ts';
import { withTried } from '../../planning/phases/try-checks.ts';
import { writeContext } from '../../planning/writing/write-context.ts';
import { learnFromTeam } from '../../team/learn-from-team.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { inPlanning } from '../operation/in-project.ts';
import { flag, type InputsOf, path, text, word } from '../operation/inputs.ts';
import { done, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { refuseUnlessPerson } from '../operation/who-may-call.ts';
import { answersText, invalidAnswers, readAnswersFile } from './answers-file.ts';
import { changePhaseOperations } from './change-phase-operations.ts';
import { finding, review } from './review-operations.ts';
import { judge, verify } from './verify-operations.ts';

const next = operation({
  name: 'phase next',
  about: 'Say what to do next in a planned project, and why; it changes nothing',
  effect: 'reads',
  takesFolder: true,
  tool: {
    name: 'gsd_phase_next',
    about: 'Say what to do next in the plan, and why',
    takes: {},
  },
  inputs: {},
  run: (place) =>
    inPlanning(place, async (project) => {
      const opened = openWorkspace(project.root, place.env);
      if (opened.status === 'ok') await learnFromTeam(opened.workspace);
      return done(nextWith(nextStepOf(project), await waitingPlans(project, place.env)));
    }),
  shown: nextLine,
});

const phase = word('a phase');

const context = operation({
  name: 'phase context',
  about: 'Write the CONTEXT of a phase from answers',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['discuss'], options: ['from', 'update', 'schema'] },
  inputs: {
    phase,
    from: path('FILE', 'the answers, as JSON'),
    update: flag('add to a context that is there'),
    schema: flag('only show how answers look'),
  },
  run: (place, { phase: typed, from, update, schema }): Result<Context> | Promise<Result<Context>> => {
    if (schema) return done({ status: 'schema', rules: contextRules, example: contextExample });
    const read = readAnswersFile(from);
    if (read.status !== 'ok') return read;
    return inPhase<Context>(place, typed, async (opened) => {
      const written = await writeContext(opened, read.value, { update });
      if (written.status === 'refused') return written;
      return written.status === 'invalid' ? invalidAnswers(written.problems) : done(written);
    });
  },
  text: (value) =>
    value.status === 'schema'
      ? proseJson({ rules: value.rules, example: value.example })
      : answersText(
          value,
          ({ file, commit }) => prose`${quoteName(file)}\nCommit: ${quoteName(commit.status)}.`,
        ),
});

type Context =
  | { readonly status: 'schema'; readonly rules: unknown; readonly example: unknown }
  | Exclude<Awaited<ReturnType<typeof writeContext>>, { status: 'refused' }>;

const checkInputs = {
  phase,
  gaps: flag('the plans close the gaps of its verification'),
  round: flag('count one round of planning'),
  review: flag('the same, after the plan-checker has judged'),
  apply: flag('list the plans in the roadmap and commit them'),
  accept: text('WHY', 'as they are, whatever code or the plan-checker object to; in a terminal'),
};

const check = operation({
  name: 'phase check',
  about: 'Say whether the plans of a phase are ready: each by itself, their order, what they cover',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['plan'], options: ['gaps', 'round', 'review', 'apply', 'short'] },
  inputs: checkInputs,
  run: (place, input) => {
    const instead = `/msw:plan ${input.phase} --accept "why"`;
    const refusal =
      input.accept === null ? null : refuseUnlessPerson(place.caller, 'phase check --accept', instead);
    return refusal ?? inPhase(place, input.phase, (opened) => report(place, opened, input));
  },
  text: checkText,
  short: ({ next: step, reason, problemsFile, plans, problems, untrusted, applied }) =>
    step !== null
      ? { next: step, reason, problemsFile }
      : {
          plans: plans.filter((plan) => !plan.done).map(({ id, wave }) => ({ id, wave })),
          warnings: problems.map(({ file, line, message, fix }) => `${file}:${line}: ${message} ${fix}`),
          ...{ untrusted, commit: applied?.commit ?? null },
        },
});

export const phaseOperations: readonly Operation[] = [
  next,
  context,
  check,
  verify,
  judge,
  finding,
  review,
  ...changePhaseOperations,
];

function inPhase<Value>(
  place: RequestPlace,
  typed: string,
  use: (opened: OpenedPhase) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inPlanning(place, (project) => {
    const opened = openPhase(project, typed);
    return opened === null ? refused(noSuchPhase(project.phases, typed)) : use(opened);
  });
}

type Options = InputsOf<typeof checkInputs>;
type Recorded = Extract<RecordedPlans, { status: 'done' }>;

interface Report extends PhaseCheck, Omit<PlanningRound, 'next' | 'reason'> {
  readonly phase: string;
  readonly folder: string;
  /** Null unless a round was requested. */
  readonly next: PlanningRound['next'] | null;
  readonly reason: string | null;
  readonly untrusted: readonly string[];
  readonly applied: Recorded | null;
}

async function report({ env }: RequestPlace, opened: OpenedPhase, options: Options): Promise<Result<Report>> {
  const { facts, folder, project } = opened;
  const before = runOf(opened);
  const isRound = options.round || options.review || options.apply;
  const gaps = options.gaps || (isRound && before.gaps);
  const checked = checkPhase(opened, { gaps, isNew: isRound });
  const trying = { env, mayRun: options.round && checked.ok };
  const { run, found } = await withTried(opened, { run: before, found: checked }, trying);
  const step = await stepOf(opened, { found, run, gaps }, options);
  if (step.status === 'refused') return step;
  const { round, applied } = step;
  const value = {
    phase: facts.number,
    folder: fromRoot(project.root, folder),
    ...found,
    ...(round ?? { round: run.revisions, next: null, reason: null, problemsFile: null }),
    untrusted: untrustedOfPhase(opened, env).map(showCommand),
    applied,
  };
  if ((found.ok || applied !== null) && value.next !== 'stop' && value.next !== 'revise') return done(value);
  const reason = value.reason ?? `The plans of phase ${facts.number} are not ready: ${errorsIn(found)}.`;
  return { status: 'failed', value, reason };
}

type Step =
  | { readonly status: 'ok'; readonly round: PlanningRound | null; readonly applied: Recorded | null }
  | Extract<RecordedPlans, { status: 'refused' }>;

/** A plain check writes nothing. */
async function stepOf(
  opened: OpenedPhase,
  { found, run, gaps }: { readonly found: PhaseCheck; readonly run: PlanningRun; readonly gaps: boolean },
  { apply, accept, round, review }: Options,
): Promise<Step> {
  if (apply && (found.ok || accept !== null)) {
    const applied = await acceptPlans(opened, { found, gaps, accepted: accept });
    return applied.status === 'done' ? { status: 'ok', round: null, applied } : applied;
  }
  if (!round && !review) return { status: 'ok', round: null, applied: null };
  const result = planningRound(opened, found, run, review);
  return result.status === 'ok' ? { status: 'ok', round: result.round, applied: null } : result;
}

/** The current planning; when there is none, a new one. */
function runOf({ project, padded }: OpenedPhase): PlanningRun {
  const review = planningConfigOf(project.planning).planCheck;
  return readPlanningRun(project.root, padded) ?? { ...NEW_RUN, review };
}

function checkText(report: Report): Prose {
  const problems = report.problems.map(({ file, line, column, severity, message, fix, code }) => {
    const place = prose`${quoteName(file)}:${line}:${column} ${quoteName(severity)}`;
    return prose`${place}: ${quoteLine(`${message} ${fix}`, 500)} [${quoteName(code)}]`;
  });
  const plans = report.plans.filter((plan) => !plan.done).length;
  const ready = prose`${countOf(plans, 'plan is', 'plans are')} ready`;
  const state = report.ok ? ready : errorsIn(report);
  const waves = report.waves.length;
  const { next: step, reason, applied } = report;
  return joinProse(
    [
      ...problems,
      prose`${state} in ${countOf(waves, 'wave')}; ${countOf(report.warnings, 'warning')}.`,
      step === null ? null : prose`${quoteName(step)}: ${quoteLine(reason ?? '', 300)}`,
      applied === null ? null : prose`Recorded; git: ${quoteName(applied.commit.status)}.`,
    ],
    '\n',
  );
}

function errorsIn({ errors }: PhaseCheck): Prose {
  return countOf(errors, 'error');
}
