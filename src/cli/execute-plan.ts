// `execute commit|summary|ready`: what an executor calls while it works on one plan.

import { resolve } from 'node:path';
import { commitTask } from '../app/planning/execution/commit-task.ts';
import { type FoundPlan, findPlan } from '../app/planning/execution/find-plan.ts';
import { planEvidence } from '../app/planning/execution/plan-evidence.ts';
import { writeSummary } from '../app/planning/execution/write-summary.ts';
import { findProject } from '../app/planning/find-planning.ts';
import { COMMIT_TYPES } from '../core/planning/execution/plan-commit.ts';
import { missingForPlan } from '../core/planning/execution/readiness.ts';
import { plainLine } from '../core/report/plain-line.ts';
import { isSet, textOf, type VerbCall } from './noun.ts';
import { done, doneJson, failed, misused, type Outcome } from './outcome.ts';

/** As JSON `{hash, subject, files}`. */
export async function commitFromPlan(call: VerbCall): Promise<Outcome> {
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
export async function beginSummary(call: VerbCall): Promise<Outcome> {
  const root = projectOf(call);
  return withPlan(call, root, async (plan) => {
    const written = await writeSummary(root, plan, Date.now());
    if (written.status === 'refused') return failed(written.reason);
    const { path, written: isNew } = written;
    if (isSet(call.values, 'json')) return doneJson({ path, written: isNew });
    return done(
      isNew
        ? `${resolve(root, path)} is begun: replace every [FILL: ...] in it.`
        : `${resolve(root, path)} is there already; nothing was changed.`,
    );
  });
}

/** As JSON `{ready, missing}`. */
export async function showReady(call: VerbCall): Promise<Outcome> {
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

export async function withPlan(
  call: VerbCall,
  root: string,
  use: (plan: FoundPlan) => Promise<Outcome>,
): Promise<Outcome> {
  const found = findPlan(root, call.words[0] ?? '', call.cwd);
  return found.status === 'refused' ? failed(found.reason) : use(found.plan);
}

/** An agent may have changed its folder: the project is the one around it. */
export function projectOf(call: VerbCall): string {
  const named = textOf(call.values, 'project');
  if (named !== null) return resolve(call.cwd, named);
  const around = call.env.CLAUDE_PROJECT_DIR || call.cwd;
  return findProject(around) ?? around;
}
