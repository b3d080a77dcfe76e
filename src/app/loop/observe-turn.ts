// The plan that follows from what one iteration showed. Changes nothing: the live hook carries the plan out, and
// `loop explain` describes it.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { type Activity, readActivity } from '../../adapters/claude-code/transcript-activity.ts';
import { type Counted, countTokens } from '../../adapters/claude-code/transcript-usage.ts';
import { breakerLimits } from '../../adapters/config/project-config.ts';
import type { CompletionClaim } from '../../core/loop/completion.ts';
import { silenceBetween } from '../../core/loop/lived-time.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { planOutcome } from '../../core/loop/plans/plan-outcome.ts';
import type { Hold, Release } from '../../core/loop/plans/plan-turn.ts';
import type { Turn } from '../../core/loop/turn.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import type { CheckOptions } from './run-checks.ts';

export interface Observed {
  /** The turn that was judged, for a caller that learns more and judges it again. */
  readonly turn: Turn;
  readonly outcome: Hold | Release;
  readonly evidence: Evidence;
  readonly activity: Activity;
}

/** A turn whose checks have run, and the claim in its last message. */
export interface JudgedTurn {
  readonly loop: Loop;
  readonly claim: CompletionClaim;
  /** Until the turn, so its time does not count already. */
  readonly wasPaused: boolean;
  readonly evidence: Evidence;
  /** Why passing checks may have seen other files than the protected ones, as a clause; null when they have not. */
  readonly unprotected: string | null;
}

export async function observeTurn(
  workspace: Workspace,
  input: StopInput,
  { loop, claim, wasPaused, evidence, unprotected }: JudgedTurn,
  options: CheckOptions,
): Promise<Observed> {
  const limits = breakerLimits(options.config);
  const look = (): Observed => {
    const activity = lookAtTranscript(input, loop);
    const { use, signs } = spentOf(input, loop);
    const now = workspace.now();
    const silentMs = wasPaused
      ? 0
      : silenceBetween(loop.progress.lastHeartbeat, now - evidence.checksMs, signs);
    const turn = {
      ...turnFrom(workspace, { claim, evidence, unprotected }, activity),
      now,
      silentMs,
      spent: use,
    };
    return { turn, outcome: planOutcome(loop, turn, limits), evidence, activity };
  };
  const first = look();
  if (first.outcome.kind !== 'release' || first.outcome.ending.cause !== 'idle') return first;
  // The client's transcript lags behind its hooks: a tool call may appear a moment late.
  await options.wait(transcriptLagMs);
  return look();
}

/** Twice the longest delay observed. */
const transcriptLagMs = 200;

/** Reads what is new in the transcript since the loop's last turn. */
function lookAtTranscript(input: StopInput, loop: Loop): Activity {
  const { transcriptPath, agent } = input;
  return readActivity(transcriptPath, knownOffset(loop, transcriptPath), agent !== null);
}

/** Prefers the exact count that the client reports at the end of its run. */
function spentOf({ transcriptPath, tokens }: StopInput, loop: Loop): Counted {
  const { spent, lastHeartbeat: since } = loop.progress;
  const counted = countTokens(transcriptPath, { from: knownOffset(loop, transcriptPath), since }, spent);
  return tokens === null ? counted : { ...counted, use: { ...spent, tokens: spent.tokens + tokens } };
}

function turnFrom(
  workspace: Workspace,
  { claim, evidence, unprotected }: Pick<JudgedTurn, 'claim' | 'evidence' | 'unprotected'>,
  activity: Activity,
): Omit<Turn, 'now' | 'silentMs' | 'spent'> {
  return {
    claim,
    results: evidence.results,
    failure: evidence.failure,
    comparison: evidence.comparison,
    tree: evidence.tree,
    sinceArming: evidence.sinceArming,
    unprotected,
    proof: null,
    treeState: evidence.treeBefore,
    toolUse: activity.toolUse,
    permissionDenials: activity.permissionDenials,
    blockCap: readBlockCap(workspace.env),
  };
}

function readBlockCap(env: Workspace['env']): number {
  const cap = Number.parseInt(env.CLAUDE_CODE_STOP_HOOK_BLOCK_CAP ?? '', 10);
  return Number.isNaN(cap) ? 8 : cap;
}

function knownOffset(loop: Loop, path: string | null): number | null {
  const { transcript } = loop.progress;
  return transcript !== null && transcript.path === path ? transcript.offset : null;
}
