// `execute commit|summary|ready`: what an executor calls while it works on one plan.

import { join } from 'node:path';
import { type FoundPlan, findPlan } from '../../app/planning/documents/find-plan.ts';
import { findProject } from '../../app/planning/documents/find-planning.ts';
import { commitTask } from '../../app/planning/execution/commit-task.ts';
import { planEvidence } from '../../app/planning/execution/plan-evidence.ts';
import { writeSummary } from '../../app/planning/execution/write-summary.ts';
import { COMMIT_TYPES } from '../../core/planning/execution/plan-commit.ts';
import { missingForPlan } from '../../core/planning/execution/readiness.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, textOf, type VerbCall } from '../frame/noun.ts';
import { projectFolder } from '../frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';
import type { NamedPath } from '../named-path.ts';

/** As JSON `{hash, subject, files}`. */
export async function commitFromPlan(call: VerbCall): Promise<Outcome> {
  const task = textOf(call.values, 'task') ?? '';
  const type = COMMIT_TYPES.find((one) => one === textOf(call.values, 'type'));
  if (!/^\d{1,3}$/.test(task)) return misused('Option --task needs the number of the task, from 1.');
  if (type === undefined) return misused(`Option --type needs one of ${COMMIT_TYPES.join(', ')}.`);
  const { also: listed } = call.values;
  const also = (Array.isArray(listed) ? listed : []).filter((one) => typeof one === 'string');
  return withPlan(call, async (plan, root) => {
    const request = { task: Number(task), type, title: call.words[1] ?? '', also, cwd: call.cwd };
    const result = await commitTask(root, plan, request);
    if (result.status === 'refused') return failed(result.reason);
    const { hash, subject, files } = result;
    if (isSet(call.values, 'json')) return doneJson({ hash, subject, files });
    return done(
      joinProse(
        [
          prose`${quoteName(hash.slice(0, 8))} ${quoteLine(subject, 200)}`,
          ...files.map((path) => prose`  ${quoteName(path, 160)}`),
        ],
        '\n',
      ),
    );
  });
}

/** As JSON `{path, written}`. */
export async function beginSummary(call: VerbCall): Promise<Outcome> {
  return withPlan(call, async (plan, root) => {
    const written = await writeSummary(root, plan, Date.now());
    if (written.status === 'refused') return failed(written.reason);
    const { path, written: isNew } = written;
    if (isSet(call.values, 'json')) return doneJson({ path, written: isNew });
    const shown = quoteName(join(root, path));
    return done(
      isNew
        ? prose`${shown} is begun: replace every [FILL: ...] in it.`
        : prose`${shown} is there already; nothing was changed.`,
    );
  });
}

/** As JSON `{ready, missing}`. */
export async function showReady(call: VerbCall): Promise<Outcome> {
  return withPlan(call, async (plan, root) => {
    const missing = missingForPlan(await planEvidence(root, plan));
    const ready = missing.length === 0;
    const text = isSet(call.values, 'json')
      ? doneJson({ ready, missing }).text
      : done(joinProse(missing, '\n')).text;
    if (!ready) return { code: 1, text, problem: `Plan ${plan.id} is not carried out yet.` };
    return isSet(call.values, 'json')
      ? done(text)
      : done(prose`Plan ${quoteName(plan.id)} has its summary and its commits.`);
  });
}

export async function withPlan(
  call: VerbCall,
  use: (plan: FoundPlan, root: string) => Promise<Outcome>,
): Promise<Outcome> {
  const root = projectOf(call);
  if (root.status === 'refused') return failed(root.reason);
  const found = findPlan(root.path, call.words[0] ?? '', call.cwd);
  return found.status === 'refused' ? failed(found.reason) : use(found.plan, root.path);
}

/** An agent may have changed its folder: the project is the one around it. */
export function projectOf(call: VerbCall): NamedPath {
  const folder = projectFolder(call);
  if (folder.status === 'refused' || textOf(call.values, 'project') !== null) return folder;
  return { status: 'ok', path: findProject(folder.path) ?? folder.path };
}
