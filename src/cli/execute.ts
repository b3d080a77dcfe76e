// `execute`: carrying out the plans of a phase. `next` and `resolve` are for the one who leads, the others for an
// executor at work on one plan.

import { resolve } from 'node:path';
import { commitTask } from '../app/planning/execution/commit-task.ts';
import { describeStep, type StepView } from '../app/planning/execution/describe-step.ts';
import { type FoundPlan, findPlan } from '../app/planning/execution/find-plan.ts';
import { planEvidence } from '../app/planning/execution/plan-evidence.ts';
import { readExecution } from '../app/planning/execution/read-execution.ts';
import { readResolution, resolvePlan } from '../app/planning/execution/resolve-plan.ts';
import { writeSummary } from '../app/planning/execution/write-summary.ts';
import { findProject } from '../app/planning/find-planning.ts';
import { openPlanning } from '../app/planning/read-project.ts';
import { openWorkspace } from '../app/workspace.ts';
import { COMMIT_TYPES } from '../core/planning/execution/plan-commit.ts';
import { missingForPlan } from '../core/planning/execution/readiness.ts';
import { phaseKey } from '../core/planning/phase-id.ts';
import { plainLine } from '../core/report/plain-line.ts';
import { isSet, json, type Noun, project, textOf, type VerbCall } from './noun.ts';
import { done, doneJson, failed, misused, type Outcome } from './outcome.ts';

const onePlan = { least: 1, most: 1, names: 'one plan, such as 01-02' } as const;

export const execute: Noun = {
  help: `msw-protocol execute VERB ...

  next PHASE         what to do now: executors to start, questions to ask, or that all is done; it changes nothing
                     --wave W and --gaps-only narrow it
  resolve PLAN WORD  what the user decided: close, again or skip; answer "TEXT" at a checkpoint
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
      run: commit,
    },
    summary: { options: { ...json, ...project }, words: onePlan, run: summary },
    ready: { options: { ...json, ...project }, words: onePlan, run: ready },
  },
};

/** As JSON `{phase, status, message, parallel, batch, questions, done, skipped, blocked}`. */
async function next(call: VerbCall): Promise<Outcome> {
  const opened = open(call);
  if (typeof opened === 'string') return failed(opened);
  const planning = openPlanning(opened.project);
  if (planning.status === 'refused') return failed(planning.reason);
  const wanted = call.words[0] ?? '';
  const phase = planning.project.phases.find(({ number }) => phaseKey(number) === phaseKey(wanted));
  if (phase === undefined || phase.folder === null)
    return failed(`There is no phase ${plainLine(wanted, 40)} with plans.`);
  const typed = textOf(call.values, 'wave');
  if (typed !== null && !/^\d{1,3}$/.test(typed)) return misused('Option --wave needs the number of a wave.');
  const terms = {
    phase: phase.number,
    folder: phase.folder,
    wave: typed === null ? null : Number(typed),
    gapsOnly: isSet(call.values, 'gaps-only'),
  };
  const execution = await readExecution(opened.project, terms);
  if (execution === null) return failed(`The folder of phase ${phase.number} cannot be read.`);
  const view = describeStep(opened, execution);
  return isSet(call.values, 'json') ? doneJson(view) : done(stepText(view));
}

function stepText(view: StepView): string {
  const line = (name: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${name}: ${ids.join(', ')}`];
  return [
    `${view.status}: ${view.message}`,
    ...line(
      'now',
      view.batch.map(({ plan }) => plan),
    ),
    ...line('done', view.done),
    ...line('skipped', view.skipped),
    ...view.questions.map(({ plan, kind, text }) => `${plan} (${kind}): ${plainLine(text, 300)}`),
    ...view.blocked.map(({ plan, by }) => `${plan} waits for ${by.join(', ') || 'itself'}`),
  ].join('\n');
}

async function decide(call: VerbCall): Promise<Outcome> {
  const resolution = readResolution(call.words.slice(1));
  if (resolution === null)
    return misused('Say close, again, skip, or answer "TEXT" (msw-protocol execute resolve --help).');
  const opened = open(call);
  if (typeof opened === 'string') return failed(opened);
  return withPlan(call, opened.project, async (plan) => {
    const result = await resolvePlan(opened, plan, resolution);
    if (result.status === 'refused') return failed(result.reason);
    return isSet(call.values, 'json')
      ? doneJson({ plan: plan.id, resolved: call.words[1] })
      : done(result.message);
  });
}

/** As JSON `{hash, subject, files}`. */
async function commit(call: VerbCall): Promise<Outcome> {
  const task = textOf(call.values, 'task') ?? '';
  const type = COMMIT_TYPES.find((one) => one === textOf(call.values, 'type'));
  if (!/^\d{1,3}$/.test(task)) return misused('Option --task needs the number of the task, from 1.');
  if (type === undefined) return misused(`Option --type needs one of ${COMMIT_TYPES.join(', ')}.`);
  const root = projectOf(call);
  const { also: listed } = call.values;
  const also = (Array.isArray(listed) ? listed : []).filter((one) => typeof one === 'string');
  return withPlan(call, root, async (plan) => {
    const request = { task: Number(task), type, title: call.words[1] ?? '', also, cwd: call.cwd };
    const result = await commitTask(root, plan, request);
    if (result.status === 'refused') return failed(result.reason);
    const { hash, subject, files } = result;
    if (isSet(call.values, 'json')) return doneJson({ hash, subject, files });
    return done(
      `${hash.slice(0, 8)} ${subject}\n${files.map((path) => `  ${plainLine(path, 160)}`).join('\n')}`,
    );
  });
}

/** As JSON `{path, written}`. */
async function summary(call: VerbCall): Promise<Outcome> {
  const root = projectOf(call);
  return withPlan(call, root, async (plan) => {
    const written = await writeSummary(root, plan, Date.now());
    if (isSet(call.values, 'json')) return doneJson(written);
    return done(
      written.written
        ? `${resolve(root, written.path)} is begun: replace every [FILL: ...] in it.`
        : `${resolve(root, written.path)} is there already; nothing was changed.`,
    );
  });
}

/** As JSON `{ready, missing}`. */
async function ready(call: VerbCall): Promise<Outcome> {
  const root = projectOf(call);
  return withPlan(call, root, async (plan) => {
    const missing = missingForPlan(await planEvidence(root, plan));
    const text = isSet(call.values, 'json')
      ? doneJson({ ready: missing.length === 0, missing }).text
      : missing.map((one) => `${one}\n`).join('');
    if (missing.length > 0) return { code: 1, text, problem: `Plan ${plan.id} is not carried out yet.` };
    return isSet(call.values, 'json') ? done(text) : done(`Plan ${plan.id} has its summary and its commits.`);
  });
}

async function withPlan(
  call: VerbCall,
  root: string,
  use: (plan: FoundPlan) => Promise<Outcome>,
): Promise<Outcome> {
  const found = findPlan(root, call.words[0] ?? '', call.cwd);
  return found.status === 'refused' ? failed(found.reason) : use(found.plan);
}

/** An agent may have changed its folder: the project is the one around it. */
function projectOf(call: VerbCall): string {
  const named = textOf(call.values, 'project');
  if (named !== null) return resolve(call.cwd, named);
  const around = call.env.CLAUDE_PROJECT_DIR || call.cwd;
  return findProject(around) ?? around;
}

function open(call: VerbCall) {
  const opened = openWorkspace(projectOf(call), call.env);
  return opened.status === 'ok' ? opened.workspace : opened.reason;
}
