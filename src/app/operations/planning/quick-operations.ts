// A small task in progress: whether its plan can be carried out, and its commits.

import { showCommand } from '../../../core/report/show-command.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { findQuickTask, type QuickPlace, quickPlan, quickProblems } from '../../planning/quick/quick-task.ts';
import { commandsDigest, untrustedCommands } from '../../trust/plan-trust.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { planningRoot } from '../operation/in-project.ts';
import { word } from '../operation/inputs.ts';
import { done, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';
import { commitInputs, commitNamed, committedText } from './execute-operations.ts';

const id = word('the id of a small task');

interface Checked {
  readonly next: 'go' | 'revise';
  readonly problems: readonly string[];
  readonly untrusted: readonly string[];
  /** The command that the user types; null while there are problems. */
  readonly command: Prose | null;
}

const check = operation({
  name: 'quick check',
  about: 'Say whether the plan of a small task can be carried out, and the command that begins it',
  effect: 'reads',
  grant: { to: ['quick', 'resume'] },
  inputs: { id },
  run: (place, input) =>
    withTask<Checked>(place, input.id, (task) => {
      const opened = openWorkspace(task.root, place.env, place.now);
      if (opened.status === 'refused') return opened;
      const { workspace } = opened;
      const problems = quickProblems(task).map((one) => plainLine(one, 300));
      const untrusted = untrustedCommands(workspace, [quickPlan(task)?.document.text ?? '']);
      const shown = untrusted.map(showCommand);
      if (problems.length > 0) {
        const value = { next: 'revise', problems, untrusted: shown, command: null } as const;
        return { status: 'failed', value, reason: `${task.plan} cannot be carried out yet.` };
      }
      const go = prose`/msw:quick --go ${quoteName(task.id)}`;
      const digest = quoteName(commandsDigest(workspace, untrusted));
      const command = untrusted.length === 0 ? go : prose`${go} --trust ${digest}`;
      return done({ next: 'go', problems, untrusted: shown, command });
    }),
  text: ({ problems, command }) =>
    joinProse([...problems.map((one) => prose`- ${quoteLine(one, 300)}`), command], '\n'),
});

const commit = operation({
  name: 'quick commit',
  about: 'Commit the changed files that one of its tasks names, and nothing else',
  effect: 'writes',
  grant: { to: ['quick', 'resume'], options: ['task', 'type', 'also'] },
  inputs: { id, ...commitInputs },
  run: (place, { id: task, ...request }) =>
    withTask(place, task, (found) => {
      const plan = quickPlan(found);
      if (plan === null) return refused(`${found.plan} is missing.`);
      const opened = openWorkspace(found.root, place.env, place.now);
      return opened.status === 'refused' ? opened : commitNamed(place, opened.workspace, plan, request);
    }),
  text: committedText,
});

export const quickOperations: readonly Operation[] = [check, commit];

function withTask<Value>(
  place: RequestPlace,
  task: string,
  use: (task: QuickPlace) => Result<Value> | Promise<Result<Value>>,
): Result<Value> | Promise<Result<Value>> {
  const found = findQuickTask(planningRoot(place), task);
  return found === null ? refused(`There is no small task ${plainLine(task, 40)}.`) : use(found);
}
