// A subagent tries to stop: when its parent's loop names its type, it is held to the same checks under a
// small budget of its own.

import { hostname } from 'node:os';
import { type HookAnswer, silent } from '../../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { changeLoop, findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { isRunning, type Loop, newProgress } from '../../core/loop/loop.ts';
import { gateId, gateOwner } from '../../core/loop/ownership.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A subagent works on a part: it gets fewer iterations than the whole. */
const subagentIterations = 8;

export async function gateSubagent(workspace: Workspace, input: StopInput): Promise<HookAnswer> {
  const { agent } = input;
  // The client's own helpers (compaction) have no type and must never be held.
  if (agent === null || agent.id === '' || agent.type === '') return silent;
  const parent = findLoop(readState(workspace), input.session);
  if (parent === null || !isRunning(parent) || !parent.terms.agents.includes(agent.type)) return silent;
  if (parent.terms.execution !== null) {
    const { gateExecutor } = await import('../planning/execution/gate-executor.ts');
    return gateExecutor(workspace, parent, input);
  }
  if (parent.terms.checks.length === 0) return silent;
  const owner = gateOwner(input.session, agent.id);
  const gate = gateOf(parent, owner, agent.id, workspace.now());
  const saved = await changeLoop(workspace, owner, (current) => ({ loop: current ?? gate, value: null }));
  if (saved.status === 'refused') return silent;
  return finishTurn(workspace, { owner, event: 'SubagentStop', input });
}

function gateOf(parent: Loop, owner: string, agent: string, now: number): Loop {
  return {
    terms: {
      ...parent.terms,
      id: gateId(parent.terms.id, agent),
      session: owner,
      completionPromise: null,
      maxIterations: Math.min(subagentIterations, parent.terms.maxIterations),
      minIterations: 0,
      agents: [],
      startedAt: now,
    },
    progress: newProgress(now, { pid: parent.progress.owner.pid, host: hostname() }),
  };
}
