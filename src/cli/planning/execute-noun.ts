// `execute`: carrying out the plans of a phase. `next` is for the one who leads, `resolve` for the user, the others for
// an executor at work on one plan.

import { openPlanning } from '../../app/planning/documents/read-project.ts';
import { describeStep, type StepView } from '../../app/planning/execution/describe-step.ts';
import { readExecution } from '../../app/planning/execution/read-execution.ts';
import { readResolution, resolvePlan } from '../../app/planning/execution/resolve-plan.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import { isPlainName } from '../../core/planning/documents/plan-id.ts';
import { findPhase, noSuchPhase } from '../../core/planning/phases/find-phase.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, json, type Noun, project, textOf, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';
import { refuseUnlessPerson } from '../frame/user-only.ts';
import { beginSummary, commitFromPlan, projectOf, showReady, withPlan } from './execute-plan.ts';

const onePlan = { least: 1, most: 1, names: 'one plan, such as 01-02' } as const;

export const execute: Noun = {
  help: prose`msw-protocol execute VERB ...

  next PHASE         what to do now: executors to start, questions to ask, or that all is done; it changes nothing
                     --wave W and --gaps-only narrow it
  resolve PLAN WORD  what you decide: close, again or skip; answer "TEXT" at a checkpoint; in a terminal only
  commit PLAN "what it does" --task K --type feat|fix|test|refactor|perf|docs|style|chore
                     commits the changed files that task K names, and nothing else; --also FILE adds one
  summary PLAN       begins the plan's summary from git and the plan; [FILL: marks what is left to write
  ready PLAN         what the plan lacks before it counts as carried out; exit code 1 when something is missing

A plan is 01-02, 01-foundation/01-02 or its file. --project DIR names another project.`,
  verbs: {
    next: {
      options: { ...json, ...project, wave: { type: 'string' }, 'gaps-only': { type: 'boolean' } },
      words: { least: 1, most: 1, names: 'one phase' },
      run: next,
    },
    resolve: {
      options: { ...json, ...project },
      words: { least: 2, most: 3, names: 'a plan and close, again, skip or answer "TEXT"' },
      run: decide,
    },
    commit: {
      options: {
        ...json,
        ...project,
        task: { type: 'string' },
        type: { type: 'string' },
        also: { type: 'string', multiple: true },
      },
      words: { least: 2, most: 2, names: 'a plan and a description in quotes' },
      run: commitFromPlan,
    },
    summary: { options: { ...json, ...project }, words: onePlan, run: beginSummary },
    ready: { options: { ...json, ...project }, words: onePlan, run: showReady },
  },
};

/** As JSON `{phase, status, message, parallel, batch, questions, done, skipped, blocked}`. */
async function next(call: VerbCall): Promise<Outcome> {
  const opened = open(call);
  if (typeof opened === 'string') return failed(opened);
  const planning = openPlanning(opened.project);
  if (planning.status === 'refused') return failed(planning.reason);
  const wanted = call.words[0] ?? '';
  const { phases } = planning.project;
  const phase = findPhase(phases, wanted);
  if (phase === null) return failed(noSuchPhase(phases, wanted));
  if (phase.folder === null) return failed(`Phase ${phase.number} has no plans.`);
  const typed = textOf(call.values, 'wave');
  if (typed !== null && !/^\d{1,3}$/.test(typed)) return misused('Option --wave needs the number of a wave.');
  const terms = {
    phase: phase.number,
    folder: phase.folder,
    wave: typed === null ? null : Number(typed),
    gapsOnly: isSet(call.values, 'gaps-only'),
  };
  const execution = await readExecution(opened, terms);
  if (execution === null) return failed(`The folder of phase ${phase.number} cannot be read.`);
  const odd = [phase.folder, ...execution.files.keys()].find((name) => !isPlainName(name));
  // Its name would become a word of the calls below.
  if (odd !== undefined) return failed(`${quoteName(odd, 80)}: name it with letters, digits, - . _ only.`);
  const view = describeStep(opened, execution);
  return isSet(call.values, 'json') ? doneJson(view) : done(stepText(view));
}

function stepText(view: StepView): Prose {
  const line = (name: Prose, ids: readonly string[]) =>
    ids.length === 0 ? null : prose`${name}: ${namesOf(ids)}`;
  return joinProse(
    [
      prose`${quoteName(view.status)}: ${view.message}`,
      line(
        prose`now`,
        view.batch.map(({ plan }) => plan),
      ),
      line(prose`done`, view.done),
      line(prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        prose`${quoteName(question.plan)} (${quoteName(question.kind)}): ${questionText(question)}`,
        prose`  in Claude Code: ${question.answer}`,
      ]),
      ...view.blocked.map(
        ({ plan, by }) =>
          prose`${quoteName(plan)} waits for ${by.length === 0 ? prose`itself` : namesOf(by)}`,
      ),
    ],
    '\n',
  );
}

/** Commands to be allowed stand on lines of their own and are printable already: nothing may be lost of them. */
function questionText({ kind, text }: StepView['questions'][number]): Prose {
  return kind === 'untrusted' ? forPeople(text.split('\n'), Infinity) : quoteLine(text, 300);
}

function namesOf(ids: readonly string[]): Prose {
  return joinProse(
    ids.map((id) => quoteName(id)),
    ', ',
  );
}

async function decide(call: VerbCall): Promise<Outcome> {
  const refusal = refuseUnlessPerson(call, 'execute resolve', '/msw:execute PHASE --answer PLAN WORDS');
  if (refusal !== null) return refusal;
  const resolution = readResolution(call.words.slice(1));
  if (resolution === null)
    return misused('Say close, again, skip, or answer "TEXT" (msw-protocol execute resolve --help).');
  const opened = open(call);
  if (typeof opened === 'string') return failed(opened);
  return withPlan(call, async (plan) => {
    const result = await resolvePlan(opened, plan, resolution);
    if (result.status === 'refused') return failed(result.reason);
    return isSet(call.values, 'json')
      ? doneJson({ plan: plan.id, resolved: call.words[1] })
      : done(result.message);
  });
}

function open(call: VerbCall) {
  const folder = projectOf(call);
  if (folder.status === 'refused') return folder.reason;
  const opened = openWorkspace(folder.path, call.env);
  return opened.status === 'ok' ? opened.workspace : opened.reason;
}
