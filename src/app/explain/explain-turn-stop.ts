// What MSW would answer when a session's main agent or a subagent tries to stop: the live hook's plan, described
// instead of carried out.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { readLoopState, restoredState } from '../../adapters/loops/loop-store.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { homeOf, planStopHere } from '../session/plan-stop-here.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { explainExecution, explainExecutor } from './explain-turn-execution.ts';
import { type ExplainOptions, explainLoop } from './explain-turn-loop.ts';
import { explainUnowned, nothingToSay } from './explain-turn-unowned.ts';

export async function explainStop(
  here: Workspace,
  event: string,
  input: StopInput,
  options: ExplainOptions,
): Promise<Explanation> {
  const workspace = homeOf(here, input.session, restoredState(here, input.session, readLoopState(here)));
  const state = restoredState(workspace, input.session, readLoopState(workspace));
  const plan = planStopHere(workspace, input, state);
  const known = nothingToSay({ event, session: plan.owner });
  switch (plan.kind) {
    case 'unowned':
      return explainUnowned(workspace, known, state);
    case 'free':
      return { ...known, answer: `The subagent is not held: ${plan.why}.` };
    case 'review':
      return { ...known, answer: 'The subagent is not held: its review is kept with the loop.' };
    case 'execution':
      return explainExecution(workspace, known, plan);
    case 'executor':
      return explainExecutor(workspace, known, plan, { state, input, options });
    case 'gate':
    case 'turn':
      return explainLoop(workspace, known, plan.loop, { input, options });
  }
}
