// What one iteration showed, put together for the decision.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { type Activity, readActivity } from '../../adapters/claude-code/transcript-activity.ts';
import type { Turn } from '../../core/loop/decide.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence, EvidenceOptions } from './gather-evidence.ts';

/** Ends a pause now; its time does not count. */
export function wake(loop: Loop, now: number): Loop {
  const { pause, pausedMs } = loop.progress;
  return pause === null
    ? loop
    : withProgress(loop, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}

/** What is new in the transcript since the loop's last turn. */
export function lookAtTranscript(input: StopInput, loop: Loop): Activity {
  const { transcriptPath, agent } = input;
  return readActivity(transcriptPath, knownOffset(loop, transcriptPath), agent !== null);
}

/** Runs the loop's checks; a loop without any pays for nothing. */
export async function gather(loop: Loop, options: EvidenceOptions): Promise<Evidence> {
  if (loop.terms.checks.length === 0) {
    return { results: [], failure: null, comparison: null, tree: 'unknown', treeState: null };
  }
  const { gatherEvidence } = await import('./gather-evidence.ts');
  return gatherEvidence(loop, options);
}

export function turnFrom(
  workspace: Workspace,
  claim: Turn['claim'],
  evidence: Evidence,
  activity: Activity,
): Turn {
  return {
    now: workspace.now(),
    claim,
    results: evidence.results,
    failure: evidence.failure,
    comparison: evidence.comparison,
    tree: evidence.tree,
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
