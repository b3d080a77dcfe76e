// A small task on its way: whether its plan can be carried out, its commits, its end.

import { showCommand } from '../../core/report/show-command.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import {
  findQuickTask,
  finishQuickTask,
  type QuickPlace,
  quickPlan,
  quickProblems,
} from '../planning/writing/quick-task.ts';
import { commandsDigest, untrustedCommands } from '../trust/plan-trust.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { commitInputs, commitNamed, committedText } from './execute-operations.ts';
import { planningRoot } from './in-project.ts';
import { word } from './inputs.ts';
import { done, type Operation, operation, type Result, refused } from './operation.ts';
import type { Place } from './request-place.ts';

const id = word('the id of a small task');

interface Checked {
  readonly next: 'go' | 'revise';
  readonly problems: readonly string[];
  readonly untrusted: readonly string[];
  /** What the user types; null while there are problems. */
  readonly command: Prose | null;
}

const check = operation({
  name: 'quick check',
  about: 'Say whether the plan of a small task can be carried out, and the command that begins it',
  effect: 'reads',
  inputs: { id },
  run: (place, input) =>
    withTask<Checked>(place, input.id, (task) => {
      const opened = openWorkspace(task.root, place.env, place.now);
      if (opened.status === 'refused') return opened;
      const { workspace } = opened;
      const problems = quickProblems(task, place.env).map((one) => plainLine(one, 300));
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
  inputs: { id, ...commitInputs },
  run: (place, { id: task, ...request }) =>
    withTask(place, task, (found) => {
      const plan = quickPlan(found);
      return plan === null
        ? refused(`${found.plan} is missing.`)
        : commitNamed(place, found.root, plan, request);
    }),
  text: committedText,
});

const finish = operation({
  name: 'quick done',
  about: 'Write the summary, note the task in STATE and commit the documents',
  effect: 'writes',
  inputs: { id, what: word('what was done, in quotes') },
  run: (place, { id: task, what }) =>
    withTask(place, task, async (found) => {
      const result = await finishQuickTask(found, what);
      return result.status === 'refused' ? result : done(result);
    }),
  text: (result) => prose`${quoteName(result.summary)}\nCommit: ${quoteName(result.commit.status)}.`,
});

export const quickOperations: readonly Operation[] = [check, commit, finish];

function withTask<Value>(
  place: Place,
  task: string,
  use: (task: QuickPlace) => Result<Value> | Promise<Result<Value>>,
): Result<Value> | Promise<Result<Value>> {
  const found = findQuickTask(planningRoot(place), task);
  return found === null ? refused(`There is no small task ${plainLine(task, 40)}.`) : use(found);
}
