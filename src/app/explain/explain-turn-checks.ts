// Runs a loop's checks and decides as a real turn would, without keeping anything of it.

import type { StopInput } from '../../adapters/claude-code/hook-input.ts';
import { readActivity } from '../../adapters/claude-code/transcript-activity.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { defaultBreakerLimits } from '../../core/loop/breaker.ts';
import type { Claim } from '../../core/loop/completion.ts';
import { decide } from '../../core/loop/decide.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import type { Verdict } from '../../core/loop/verdict.ts';
import type { ExplainedCheck } from '../../core/report/explanation.ts';
import type { Evidence } from '../gather-evidence.ts';
import type { Workspace } from '../workspace.ts';

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
  const now = workspace.now();
  const rested = loop.progress.pause === null ? 0 : Math.max(0, now - loop.progress.pause.at);
  const awake = withProgress(loop, { pause: null, pausedMs: loop.progress.pausedMs + rested });
  const { path, offset } = loop.progress.transcript ?? { path: null, offset: null };
  const activity = readActivity(
    input.transcriptPath,
    path === input.transcriptPath ? offset : null,
    input.agent !== null,
  );
  // Pauses between tries are for a loop that waits for the world; a person who asks wants to know now.
  const evidence = await gather(awake, { ...config, infraRetrySeconds: [] });
  const { verdict } = decide(
    awake,
    {
      now,
      claim,
      results: evidence.results,
      failure: evidence.failure,
      comparison: evidence.comparison,
      tree: evidence.tree,
      toolUse: activity.toolUse,
      permissionDenials: activity.permissionDenials,
      blockCap: blockCap(workspace),
    },
    { ...defaultBreakerLimits, ...config.breaker },
  );
  const checks = evidence.results.map(({ check, outcome }) => ({
    name: check.name,
    command: check.command,
    outcome: outcome.kind,
  }));
  return { checks, decision: verdict };
}

async function gather(loop: Loop, config: ReturnType<typeof readConfig>['config']): Promise<Evidence> {
  if (loop.terms.checks.length === 0) {
    return { results: [], failure: null, comparison: null, tree: 'unknown', treeState: null };
  }
  const { gatherEvidence } = await import('../gather-evidence.ts');
  return gatherEvidence(loop, { config, wait: () => Promise.resolve() });
}

function blockCap({ env }: Workspace): number {
  const cap = Number.parseInt(env.CLAUDE_CODE_STOP_HOOK_BLOCK_CAP ?? '', 10);
  return Number.isNaN(cap) ? 8 : cap;
}
