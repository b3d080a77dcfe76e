// A turn of a loop that carries out a small task. The task's outcome is recorded when the loop ends: complete when its
// checks passed, otherwise not done.

import type { StateFile } from '../../adapters/loops/loop-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { type Ending, explainEnding } from '../../core/loop/texts/report.ts';
import type { Answer } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { ConcludedAttempt } from '../loop/conclude-turn.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import { withNotice } from '../loop/record-loop-plan.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import {
  type QuickOutcome,
  type QuickPlace,
  quickTaskOf,
  recordQuickOutcome,
} from '../planning/quick/quick-task.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

export async function finishQuickTurn(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  { loop, state }: { readonly loop: Loop; readonly state: StateFile },
): Promise<Answer> {
  const task = quickTaskOf(findProject(workspace.project) ?? workspace.project, loop.terms.id);
  if (task === null) return finishTurn(workspace, attempt, state);
  const notes: string[] = [];
  const atRest = async (ending: Ending): Promise<void> => {
    const outcome = outcomeOf(ending);
    if (outcome !== null) notes.push(await record(workspace, task, outcome));
  };
  return withNotice(await finishTurn(workspace, { ...attempt, atRest }, state), notes[0] ?? null);
}

/** Null for a pause that leaves the task's outcome open. */
function outcomeOf(ending: Ending): QuickOutcome | null {
  if (ending.cause === 'done') return { kind: 'complete' };
  const isOpen = ending.kind === 'pause' && ending.cause !== 'stuck' && ending.cause !== 'blocked';
  return isOpen ? null : { kind: 'failed', reason: plainLine(explainEnding(ending), 300) };
}

/** Records the outcome; returns a sentence for the user. */
async function record(workspace: Workspace, task: QuickPlace, outcome: QuickOutcome): Promise<string> {
  const result = await recordQuickOutcome(workspace, task, outcome, isoNow(workspace));
  const again = `try again with /msw:quick --go ${task.id}`;
  const head =
    outcome.kind === 'complete'
      ? `The small task ${task.id} is complete.`
      : `The small task ${task.id} is not done, and is recorded so: ${again}.`;
  if (result.status === 'refused') return `${head} It is not noted: ${plainLine(result.reason, 300)}`;
  const { commit, left } = result;
  const open = left.length === 0 ? '' : ` It leaves changes in no commit: see ${task.summary}.`;
  const uncommitted =
    commit.status === 'refused' ? ` Its documents are not committed: ${commit.reason}.` : '';
  return `${head}${open}${uncommitted}`;
}
