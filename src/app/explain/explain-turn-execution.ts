// What MSW would answer when a session that executes a phase, or one of its executors, tries to stop.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { findLoop, type StateFile } from '../../adapters/loops/loop-store.ts';
import type { StopPlan } from '../../core/loop/plans/plan-stop.ts';
import { executionName } from '../../core/loop/texts/execution-text.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { provenPlans } from '../planning/execution/bring-back.ts';
import { gateNow, planExecutor, withoutBackground } from '../planning/execution/plan-executor.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type ExplainOptions, explainLoop } from './explain-turn-loop.ts';

type Held = Extract<StopPlan, { kind: 'execution' | 'executor' }>;

export function explainExecution(
  workspace: Workspace,
  nothing: Explanation,
  { loop, execution }: Held,
): Explanation {
  const known: Explanation = { ...nothing, ownership: 'owned', loop: loop.terms.id };
  const name = executionName(execution);
  const { pause } = loop.progress;
  if (pause !== null)
    return {
      ...known,
      plan: 'ignore',
      answer: `The execution of ${name} is paused (${pause.reason}): nobody is held.`,
    };
  const proven = provenPlans(workspace, execution.folder);
  if (proven.length > 0)
    return {
      ...known,
      plan: 'release',
      answer: `The session stops; what is proven in worktrees is merged first: ${proven.join(', ')}.`,
    };
  const answer = `The session stops; the planning files of ${name} are brought up to date, and the execution ends once every plan has its summary.`;
  return { ...known, answer };
}

export async function explainExecutor(
  workspace: Workspace,
  nothing: Explanation,
  held: Held,
  stop: { readonly state: StateFile; readonly input: StopInput; readonly options: ExplainOptions },
): Promise<Explanation> {
  const known: Explanation = { ...nothing, ownership: 'owned', loop: held.loop.terms.id };
  const { state, input, options } = stop;
  const plan = await planExecutor(workspace, held, input);
  switch (plan.kind) {
    case 'unassigned':
      return {
        ...known,
        plan: 'release',
        answer: 'The executor names no plan of this execution: it is not held.',
      };
    case 'checkpoint':
      return {
        ...known,
        plan: 'release',
        answer: `Plan ${plan.executor.plan.id} stops at a checkpoint (${plan.checkpoint.type}): its executor is released at once.`,
      };
    case 'untrusted':
      return {
        ...known,
        plan: 'release',
        answer: `Commands of plan ${plan.executor.plan.id} are not trusted, so its executor is released and they are not run: ${plan.commands.join('; ')}`,
      };
    case 'gate': {
      const gate = gateNow(findLoop(state, plan.executor.owner), plan.gate);
      return explainLoop(workspace, known, gate, { input: withoutBackground(input), options });
    }
  }
}
