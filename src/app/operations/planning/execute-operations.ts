// Carries out the plans of a phase: `next` is for the orchestrator, `resolve` for the user, the others for an executor
// at work on one plan.

import { join } from 'node:path';
import { COMMIT_TYPES } from '../../../core/planning/execution/plan-commit.ts';
import { missingForPlan } from '../../../core/planning/execution/readiness.ts';
import { fence } from '../../../core/text/fence.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName, quoteNames } from '../../../core/text/quote-name.ts';
import { type FoundPlan, findPlan } from '../../planning/documents/find-plan.ts';
import { bringBack, missingInTree } from '../../planning/execution/bring-back.ts';
import { emptyScope, executablePhase } from '../../planning/execution/choose-execution.ts';
import { commitTask, leaveFile } from '../../planning/execution/commit-task.ts';
import { describeStep, type StepView, shortStep } from '../../planning/execution/describe-step.ts';
import { whyNoExecutors } from '../../planning/execution/execution-objections.ts';
import { planEvidence, writeSummary } from '../../planning/execution/plan-evidence.ts';
import { prepareStep } from '../../planning/execution/prepare-step.ts';
import { readExecution } from '../../planning/execution/read-execution.ts';
import { readResolution, resolvePlan } from '../../planning/execution/resolve-plan.ts';
import { handOut } from '../../planning/execution/track-plans.ts';
import type { RunStore } from '../../planning/worktrees/plan-runs.ts';
import { projectOfTree, treeRootOf } from '../../planning/worktrees/tree-places.ts';
import { openWorkspace, type Workspace } from '../../workspace/workspace.ts';
import { inPlannedWorkspace, planningRoot } from '../operation/in-project.ts';
import { choice, count, flag, type InputsOf, list, optionalWord, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';

const plan = word('one plan', '01-02, 01-foundation/01-02, or its file');

const next = operation({
  name: 'execute next',
  about:
    'Merge what executors have done, and say what to do now: executors to start, questions to ask, or that all is done',
  effect: 'writes',
  grant: { to: ['execute', 'resume'], options: ['wave', 'gapsOnly', 'short'] },
  inputs: {
    phase: word('one phase'),
    wave: count('W', 'only this wave', [0, 999]),
    gapsOnly: flag('only plans that close gaps'),
  },
  run: (place, { phase: typed, wave, gapsOnly }) =>
    inPlannedWorkspace<StepView>(place, async (workspace, project) => {
      const named = executablePhase(project, typed);
      if (named.status === 'refused') return named;
      const { number } = named.phase;
      const terms = { phase: number, folder: named.folder, wave, gapsOnly };
      const merged = await bringBack(workspace, terms);
      const execution = await readExecution(workspace, terms);
      const isToRun = execution?.step.status === 'run';
      const objection = isToRun ? await whyNoExecutors(workspace, terms) : execution && emptyScope(execution);
      if (objection !== null) return refused([...merged, objection].join(' '));
      const prepared = await prepareStep(workspace, terms);
      if (prepared === null) return refused(`The folder of phase ${number} cannot be read.`);
      await handOut(workspace, prepared.execution, prepared.trees);
      const notes = [...merged, ...prepared.notes];
      return done(describeStep(workspace, prepared.execution, { ...prepared, notes }));
    }),
  text: stepText,
  short: shortStep,
});

const resolve = operation({
  name: 'execute resolve',
  about: 'Decide about a plan: close, again or skip, or answer "TEXT" at a checkpoint',
  effect: 'writes',
  callers: 'people',
  typed: '/msw:execute PHASE --answer PLAN WORDS',
  inputs: {
    plan,
    decision: word('close, again, skip or answer'),
    text: optionalWord('the answer in quotes'),
  },
  run: (place, { plan: token, decision, text }) => {
    const resolution = readResolution(text === null ? [decision] : [decision, text]);
    if (resolution === null) return misused('Say close, again, skip, or answer "TEXT".');
    return withPlan(place, token, async (found, { workspace }) => {
      const result = await resolvePlan(workspace, found, resolution);
      if (result.status === 'refused') return result;
      return done({ plan: found.id, resolved: decision, message: result.message });
    });
  },
  text: ({ message }) => message,
});

export const commitInputs = {
  description: word('what it does, in quotes'),
  task: count('K', 'the task that was done, from 1', [1, 999]),
  type: choice(COMMIT_TYPES, 'what kind of change it is'),
  also: list('FILE', 'a file that the task needed and does not name'),
};

const commit = operation({
  name: 'execute commit',
  about: 'Commit the changed files that one task of a plan names, and nothing else',
  effect: 'writes',
  grant: { to: ['execute', 'resume'], agent: 'msw:executor', options: ['task', 'type', 'also'] },
  inputs: { plan, ...commitInputs },
  run: (place, { plan: token, ...request }) =>
    withPlan(place, token, (found, { workspace, root }) =>
      commitNamed(place, workspace, found, { ...request, root }),
    ),
  text: committedText,
});

interface Committed {
  readonly hash: string;
  readonly subject: string;
  readonly files: readonly string[];
}

export async function commitNamed(
  { cwd }: RequestPlace,
  store: RunStore,
  found: FoundPlan,
  {
    description,
    task,
    type,
    also,
    root = store.project,
  }: InputsOf<typeof commitInputs> & { readonly root?: string },
): Promise<Result<Committed>> {
  if (task === null) return misused('--task needs the number of the task, from 1.');
  if (type === null) return misused(`--type needs one of ${COMMIT_TYPES.join(', ')}.`);
  const request = { task, type, title: description, also, cwd };
  const result = await commitTask(store, found, request, root);
  if (result.status === 'refused') return result;
  const { hash, subject, files } = result;
  return done({ hash, subject, files });
}

export function committedText({ hash, subject, files }: Committed): Prose {
  const head = prose`${quoteName(hash.slice(0, 8))} ${quoteLine(subject, 200)}`;
  return joinProse([head, ...files.map((path) => prose`  ${quoteName(path, 160)}`)], '\n');
}

const summary = operation({
  name: 'execute summary',
  about: 'Begin the summary of a plan from git and the plan; [FILL: marks what is left to write',
  effect: 'writes',
  grant: { to: ['execute', 'resume'], agent: 'msw:executor' },
  inputs: { plan },
  run: (place, { plan: token }) =>
    withPlan(place, token, async (found, { workspace, root }) => {
      const result = await writeSummary(workspace, found, place.now(), root);
      if (result.status === 'refused') return result;
      return done({ root, path: result.path, written: result.written });
    }),
  text: ({ root, path, written }) => {
    const shown = quoteName(join(root, path));
    return written
      ? prose`${shown} is begun: replace every [FILL: ...] in it.`
      : prose`${shown} is there already; nothing was changed.`;
  },
  json: ({ path, written }) => ({ path, written }),
});

const leave = operation({
  name: 'execute leave',
  about: 'Say of a changed file that it is not part of a plan: it stays uncommitted, and people are told',
  effect: 'writes',
  grant: { to: ['execute', 'resume'], agent: 'msw:executor' },
  inputs: { plan, file: word('the file'), why: word('why, in quotes') },
  run: (place, { plan: token, file, why }) =>
    withPlan(place, token, async (found, { workspace, root }) => {
      if (root !== workspace.project)
        return refused(
          `Plan ${found.id} has a worktree, in which nothing may be left: commit the file, have git ignore it, or delete it.`,
        );
      const result = await leaveFile(workspace, found, { file, why, cwd: place.cwd });
      return result.status === 'refused' ? result : done({ file: result.file });
    }),
  text: ({ file }) => prose`${quoteName(file, 160)} is left as it is; the summary will tell it.`,
});

const ready = operation({
  name: 'execute ready',
  about: 'Say what a plan lacks before it counts as carried out',
  effect: 'reads',
  grant: { to: ['execute', 'resume'], agent: 'msw:executor' },
  inputs: { plan },
  run: (place, { plan: token }) =>
    withPlan(place, token, async (found, { workspace, root }) => {
      const evidence = await planEvidence(workspace, found, root);
      const missing = [...missingForPlan(evidence), ...(await missingInTree(workspace, found))];
      const value = { plan: found.id, path: found.path, ready: missing.length === 0, missing };
      return value.ready
        ? done(value)
        : { status: 'failed', value, reason: `Plan ${found.id} is not carried out yet.` };
    }),
  // Printed like compiler errors, so that each point counts as a separate problem in the check's output.
  text: ({ plan: id, path, missing }) =>
    missing.length === 0
      ? prose`Plan ${quoteName(id)} has its summary and its commits.`
      : joinProse(
          missing.map((one) => prose`${quoteName(path)}:1: error: ${one}`),
          '\n',
        ),
  json: ({ plan: id, ready: isReady, missing }) => ({ plan: id, ready: isReady, missing }),
});

export const executeOperations: readonly Operation[] = [next, resolve, commit, leave, summary, ready];

interface Whereabouts {
  /** Where the plan is worked on: the project, or the same folder in the plan's worktree. */
  readonly root: string;
  readonly workspace: Workspace;
}

function withPlan<Value>(
  place: RequestPlace,
  token: string,
  use: (found: FoundPlan, where: Whereabouts) => Promise<Result<Value>>,
): Promise<Result<Value>> | Result<Value> {
  const opened = openWorkspace(projectOfTree(planningRoot(place)), place.env, place.now);
  if (opened.status === 'refused') return opened;
  const { workspace } = opened;
  const found = findPlan(workspace.project, token, place.cwd);
  if (found.status === 'refused') return found;
  const root = treeRootOf(workspace, found.plan);
  return use(found.plan, { root, workspace });
}

function stepText(view: StepView): Prose {
  const line = (name: Prose, ids: readonly string[]) =>
    ids.length === 0 ? null : prose`${name}: ${quoteNames(ids)}`;
  const now = view.batch.map((one) => one.plan);
  return joinProse(
    [
      prose`${quoteName(view.status)}: ${view.message}`,
      ...view.notes,
      line(prose`now`, now),
      line(prose`done`, view.done),
      line(prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        prose`${quoteName(question.plan)} (${quoteName(question.kind)}): ${questionText(question)}`,
        prose`  in Claude Code: ${question.answer}`,
      ]),
      ...view.blocked.map(
        (one) =>
          prose`${quoteName(one.plan)} waits for ${one.by.length === 0 ? prose`itself` : quoteNames(one.by)}`,
      ),
    ],
    '\n',
  );
}

/** Commands to be allowed are on separate lines and already printable; nothing of them may be cut. */
function questionText({ kind, text }: StepView['questions'][number]): Prose {
  return kind === 'untrusted'
    ? prose`\n${fence(text, { cap: Infinity, label: prose`the plans` })}`
    : quoteLine(text, 300);
}
