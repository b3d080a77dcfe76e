// `phase check`: all plans of a phase together, and what comes next in its planning.

import { planningConfigOf } from '../../app/planning/documents/documents.ts';
import { fromRoot, type OpenedPhase, openPhase } from '../../app/planning/documents/open-phase.ts';
import type { PlanningProject } from '../../app/planning/documents/read-project.ts';
import { checkPhase, type PhaseCheck } from '../../app/planning/phases/check-phase.ts';
import type { CheckOptions } from '../../app/planning/phases/phase-problems.ts';
import { type PlanningRound, planningRound } from '../../app/planning/phases/planning-round.ts';
import { MOST_REVISIONS, type PlanningRun, readRun } from '../../app/planning/phases/planning-run.ts';
import { acceptPlans, type RecordedPlans } from '../../app/planning/phases/record-plans.ts';
import { untrustedCommands } from '../../app/planning/phases/untrusted-commands.ts';
import { noSuchPhase } from '../../core/planning/phases/find-phase.ts';
import { showCommand } from '../../core/report/show-command.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, json, type Verb, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';
import { refuseUnlessPerson } from '../frame/user-only.ts';
import { withPlanning } from '../frame/with-planning.ts';

const flag = { type: 'boolean' } as const;

export const check: Verb = {
  options: { ...json, gaps: flag, round: flag, review: flag, apply: flag, accept: flag, short: flag },
  words: { least: 1, most: 2, names: 'a phase and a project folder' },
  run: (call) => withPlanning({ ...call, words: call.words.slice(1) }, (project) => checkVerb(project, call)),
};

/**
 * As JSON `{ok, errors, warnings, phase, folder, plans, waves, coverage, problems, round, roundsLeft, next,
 * reason, problemsFile, untrusted, applied}`; `next` and `reason` are null unless a round was asked for.
 */
async function checkVerb(project: PlanningProject, call: VerbCall): Promise<Outcome> {
  const [typed = ''] = call.words;
  const refusal = isSet(call.values, 'accept')
    ? refuseUnlessPerson(call, 'phase check --accept', `/msw:plan ${typed} --accept`)
    : null;
  if (refusal !== null) return refusal;
  const opened = openPhase(project, typed);
  if (opened === null) return failed(noSuchPhase(project.phases, typed));
  const { values, env } = call;
  const run = runOf(opened);
  const asked = ['round', 'review', 'apply'].some((name) => isSet(values, name));
  const options: CheckOptions = { gaps: isSet(values, 'gaps') || (asked && run.gaps), env };
  const found = checkPhase(opened, options);
  const result = await stepOf(opened, found, run, { values, gaps: options.gaps });
  if (result.status === 'refused') return failed(result.reason);
  const text = isSet(values, 'json')
    ? doneJson(
        shortened(
          reportOf(opened, found, result, run, untrustedCommands(opened, env).map(showCommand)),
          values,
        ),
      ).text
    : checkText(found, result);
  const next = result.round?.next;
  if (found.ok && next !== 'stop' && next !== 'revise') return done(text);
  const problem =
    result.round?.reason ?? `The plans of phase ${opened.facts.number} are not ready: ${errorsIn(found)}.`;
  return { code: 1, text: done(text).text, problem };
}

/** With `--short` without what may be long: an orchestrator needs counts and paths. */
function shortened(report: ReturnType<typeof reportOf>, values: VerbCall['values']) {
  const { coverage, problems, ...counts } = report;
  return isSet(values, 'short') ? counts : report;
}

function reportOf(
  { facts, folder, project }: OpenedPhase,
  { problems, ...found }: PhaseCheck,
  { round, applied }: DoneStep,
  run: PlanningRun,
  untrusted: readonly string[],
) {
  const standing = { round: run.revisions, roundsLeft: MOST_REVISIONS - run.revisions };
  const none = { ...standing, next: null, reason: null, problemsFile: null };
  const where = { phase: facts.number, folder: fromRoot(project.root, folder) };
  return { ...where, ...found, ...(round ?? none), untrusted, applied, problems };
}

interface DoneStep {
  readonly status: 'ok';
  readonly round: PlanningRound | null;
  readonly applied: Extract<RecordedPlans, { status: 'done' }> | null;
}

type Step = DoneStep | { readonly status: 'refused'; readonly reason: string };

/** Looking alone writes nothing. */
async function stepOf(
  opened: OpenedPhase,
  found: PhaseCheck,
  run: PlanningRun,
  { values, gaps }: { readonly values: VerbCall['values']; readonly gaps: boolean },
): Promise<Step> {
  if (isSet(values, 'apply') && found.ok) {
    const applied = await acceptPlans(opened, { found, gaps, byUser: isSet(values, 'accept') });
    return applied.status === 'done' ? { status: 'ok', round: null, applied } : applied;
  }
  const reviewed = isSet(values, 'review');
  if (!isSet(values, 'round') && !reviewed) return { status: 'ok', round: null, applied: null };
  const result = planningRound(opened, found, run, reviewed);
  return result.status === 'ok' ? { status: 'ok', round: result.round, applied: null } : result;
}

/** Where nothing is being planned, as a planning would begin. */
function runOf({ project, padded }: OpenedPhase): PlanningRun {
  const review = planningConfigOf(project.planning).planCheck;
  return readRun(project.root, padded) ?? { revisions: 0, gaps: false, review, passed: null };
}

function checkText(found: PhaseCheck, { round, applied }: DoneStep): Prose {
  const problems = found.problems.map(({ file, line, column, severity, message, fix, code }) => {
    const place = prose`${quoteName(file)}:${line}:${column} ${quoteName(severity)}`;
    return prose`${place}: ${quoteLine(`${message} ${fix}`, 500)} [${quoteName(code)}]`;
  });
  const plans = found.plans.filter((plan) => !plan.done).length;
  const ready = plans === 1 ? prose`1 plan is ready` : prose`${plans} plans are ready`;
  const state = found.ok ? ready : errorsIn(found);
  const waves = found.waves.length;
  return joinProse(
    [
      ...problems,
      prose`${state} in ${waves} ${waves === 1 ? prose`wave` : prose`waves`}; ${found.warnings} warnings.`,
      round === null ? null : prose`${quoteName(round.next)}: ${quoteLine(round.reason, 300)}`,
      applied === null ? null : prose`Recorded; git: ${quoteName(applied.commit.status)}.`,
    ],
    '\n',
  );
}

function errorsIn({ errors }: PhaseCheck): Prose {
  return errors === 1 ? prose`1 error` : prose`${errors} errors`;
}
