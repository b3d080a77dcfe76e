// Replays a saved hook input against the project as it is now and describes what MSW would answer. Writes nothing; runs
// the loop's checks only on request.

import { parseSessionStart } from '../../adapters/claude-code/hook-input.ts';
import { parseStop } from '../../adapters/claude-code/stop-input.ts';
import { readLoopState, restoredState } from '../../adapters/loops/loop-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { withoutOver } from '../planning/execution/end-executions.ts';
import { planStart } from '../session/plan-start.ts';
import { lostLoops, waitingLoop } from '../session/recover.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { explainCommand } from './explain-turn-command.ts';
import type { ExplainOptions } from './explain-turn-loop.ts';
import { explainStop } from './explain-turn-stop.ts';
import { nothingToSay, unusable } from './explain-turn-unowned.ts';

export type Explained =
  | { readonly status: 'ok'; readonly explanation: Explanation }
  | { readonly status: 'refused'; readonly reason: string };

/** `input` is the JSON that the client puts on a hook's stdin. */
export async function explainTurn(
  workspace: Workspace,
  input: unknown,
  options: ExplainOptions,
): Promise<Explained> {
  const event = eventOf(input);
  switch (event) {
    case 'Stop':
    case 'SubagentStop': {
      const stop = parseStop(input);
      return stop === null ? incomplete(event) : ok(await explainStop(workspace, event, stop, options));
    }
    case 'UserPromptExpansion': {
      const command = await explainCommand(workspace, input);
      return command === null ? incomplete(event) : ok(command);
    }
    case 'SessionStart': {
      const start = parseSessionStart(input);
      return start === null ? incomplete(event) : ok(await explainStart(workspace, start.session));
    }
    case null:
      return { status: 'refused', reason: 'it is not hook input: "hook_event_name" is missing.' };
    default:
      return { status: 'refused', reason: `MSW decides nothing at the event ${event.slice(0, 40)}.` };
  }
}

function eventOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const event: unknown = Reflect.get(input, 'hook_event_name');
  return typeof event === 'string' && event !== '' ? event : null;
}

async function explainStart(workspace: Workspace, session: string): Promise<Explanation> {
  const restored = restoredState(workspace, session, readLoopState(workspace));
  const state = await withoutOver(workspace, session, restored);
  const about = { event: 'SessionStart', session };
  const plan = planStart(workspace, { session, ownerPid: null }, state);
  const known = nothingToSay(about);
  switch (plan.kind) {
    case 'nothing':
      return unusable(workspace, about, state, () => true) ?? known;
    case 'lost':
      return { ...known, plan: 'tell', answer: `The user is told: ${lostLoops(plan)}.` };
    case 'waits': {
      const answer = `The user is told: ${waitingLoop(plan)}.`;
      return { ...known, ownership: 'owned', loop: plan.loop.terms.id, plan: 'tell', answer };
    }
    case 'paused': {
      const answer = `The user is told that the loop is paused: ${plan.pause.reason}.`;
      return { ...known, ownership: 'owned', loop: plan.loop.terms.id, plan: 'tell', answer };
    }
    case 'own': {
      const answer = `Claude is told ${placeOf(plan.loop)}.`;
      return { ...known, ownership: 'owned', loop: plan.loop.terms.id, plan: 'tell', answer };
    }
  }
}

function placeOf({ terms, progress }: Loop): string {
  return terms.execution === null
    ? `where the loop stands: iteration ${progress.iteration} of ${terms.maxIterations}`
    : 'how the execution continues';
}

function ok(explanation: Explanation): Explained {
  return { status: 'ok', explanation };
}

function incomplete(event: string): Explained {
  return {
    status: 'refused',
    reason: `the input of this ${event} is incomplete: "session_id" or more is missing.`,
  };
}
