// A turn of a loop that carries out a small task, which is recorded once its checks have passed.

import type { StateFile } from '../../adapters/loops/loop-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Ending } from '../../core/loop/texts/report.ts';
import type { Answer } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { ConcludedAttempt } from '../loop/conclude-turn.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import { withNotice } from '../loop/record-loop-plan.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { type QuickPlace, quickTaskOf, recordQuickDone } from '../planning/quick/quick-task.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

export async function finishQuickTurn(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  { loop, state }: { readonly loop: Loop; readonly state: StateFile },
): Promise<Answer> {
  const task = quickTaskOf(workspace, findProject(workspace.project) ?? workspace.project, loop.terms.id);
  if (task === null) return finishTurn(workspace, attempt, state);
  let note: string | null = null;
  const atRest = async ({ kind, cause }: Ending): Promise<void> => {
    if (cause === 'done') note = await record(workspace, task);
    else if (kind === 'end')
      note = `The small task ${task.id} is not done: try again with /msw:quick --go ${task.id}.`;
  };
  const answer = await finishTurn(workspace, { ...attempt, atRest }, state);
  return withNotice(answer, note);
}

/** Returns a sentence for the user. */
async function record(workspace: Workspace, task: QuickPlace): Promise<string> {
  const result = await recordQuickDone(workspace, task, isoNow(workspace));
  const head = `The small task ${task.id} is complete.`;
  if (result.status === 'refused') return `${head} It is not noted: ${plainLine(result.reason, 300)}`;
  const { commit, left } = result;
  const open = left.length === 0 ? '' : ` It leaves changes in no commit: see ${task.summary}.`;
  const uncommitted =
    commit.status === 'refused' ? ` Its documents are not committed: ${commit.reason}.` : '';
  return `${head}${open}${uncommitted}`;
}
