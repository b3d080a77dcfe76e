// Runs a loop's checks and decides as a real turn would, without keeping anything of it.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { defaultBreakerLimits } from '../../core/loop/breaker.ts';
import type { Claim } from '../../core/loop/completion.ts';
import { decide } from '../../core/loop/decide.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Verdict } from '../../core/loop/verdict.ts';
import type { ExplainedCheck } from '../../core/report/explanation.ts';
import { gather, lookAtTranscript, turnFrom, wake } from '../loop/observe-turn.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface TriedChecks {
  readonly checks: readonly ExplainedCheck[];
  readonly decision: Verdict;
}

export async function tryChecks(
  workspace: Workspace,
  loop: Loop,
  input: StopInput,
  claim: Claim,
): Promise<TriedChecks> {
  const { config } = readConfig(workspace.project);
  const awake = wake(loop, workspace.now());
  const activity = lookAtTranscript(input, loop);
  // Pauses between tries are for a loop that waits for the world; a person who asks wants to know now.
  const options = { config: { ...config, infraRetrySeconds: [] }, wait: () => Promise.resolve() };
  const evidence = await gather(awake, options);
  const turn = turnFrom(workspace, claim, evidence, activity);
  const { verdict } = decide(awake, turn, { ...defaultBreakerLimits, ...config.breaker });
  const checks = evidence.results.map(({ check, outcome }) => ({
    name: check.name,
    command: check.command,
    outcome: outcome.kind,
  }));
  return { checks, decision: verdict };
}
