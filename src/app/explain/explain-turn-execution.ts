// What MSW would answer when a session that executes a phase, or one of its executors, tries to stop.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { executionName } from '../../core/loop/execution-text.ts';
import type { ExecutionTerms, Loop } from '../../core/loop/loop.ts';
import { readCheckpoint } from '../../core/planning/execution/checkpoint.ts';
import type { Explanation } from '../../core/report/explanation.ts';

interface ExplainedStop {
  readonly event: string;
  readonly session: string;
  readonly input: StopInput;
}

export function explainExecution(
  loop: Loop,
  execution: ExecutionTerms,
  { event, session, input }: ExplainedStop,
): Explanation {
  const known = { event, session, loop: loop.terms.id, ownership: 'owned' as const };
  const undecided = { claim: null, beforeChecks: null, checks: null, decision: null };
  return { ...known, ...undecided, answer: answerOf(loop, executionName(execution), input) };
}

function answerOf({ terms, progress }: Loop, name: string, { agent, lastMessage }: StopInput): string {
  if (progress.pause !== null)
    return `The execution of ${name} is paused (${progress.pause.reason}): nobody is held.`;
  if (agent === null) return `The session stops; the planning files of ${name} are brought in line.`;
  if (!terms.agents.includes(agent.type)) return 'The agent is no executor: it is not held.';
  if (readCheckpoint(lastMessage) !== null)
    return 'The executor stops at a checkpoint: it is let go at once.';
  return 'The commands of the executor’s plan decide, then its summary and its commits; commands that are not trusted let it go.';
}
