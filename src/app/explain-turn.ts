// Replays a saved hook input against the project as it is now and tells what MSW would answer. It writes
// nothing; the loop's checks run only when that is asked for.

import { parseSessionStart, parseStop, type StopInput } from '../adapters/claude-code/hook-input.ts';
import {
  explainState,
  findLoop,
  readState,
  type StateFile,
  statePath,
} from '../adapters/loops/loop-store.ts';
import { beforeChecks } from '../core/loop/before-checks.ts';
import { readClaim } from '../core/loop/completion.ts';
import type { Loop } from '../core/loop/loop.ts';
import { explainEnding } from '../core/loop/report.ts';
import type { Verdict } from '../core/loop/verdict.ts';
import type { Explanation } from '../core/report/explanation.ts';
import { tryChecks } from './explain-turn-checks.ts';
import { explainCommand } from './explain-turn-command.ts';
import type { Workspace } from './workspace.ts';

export type Explained =
  | { readonly status: 'ok'; readonly explanation: Explanation }
  | { readonly status: 'refused'; readonly reason: string };

export interface ExplainOptions {
  readonly runChecks: boolean;
}

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
      const command = explainCommand(workspace, input);
      return command === null ? incomplete(event) : ok(command);
    }
    case 'SessionStart': {
      const start = parseSessionStart(input);
      return start === null ? incomplete(event) : ok(explainStart(workspace, start.session));
    }
    case null:
      return { status: 'refused', reason: 'it is no hook input: "hook_event_name" is missing.' };
    default:
      return { status: 'refused', reason: `MSW decides nothing at the event ${event.slice(0, 40)}.` };
  }
}

function eventOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const event: unknown = Reflect.get(input, 'hook_event_name');
  return typeof event === 'string' && event !== '' ? event : null;
}

async function explainStop(
  workspace: Workspace,
  event: string,
  input: StopInput,
  options: ExplainOptions,
): Promise<Explanation> {
  const state = readState(workspace);
  const parent = findLoop(state, input.session);
  const gated = input.agent === null ? parent : gatedBy(parent, input.agent.type);
  const owner = input.agent === null ? input.session : `${input.session}#${input.agent.id}`;
  const loop = input.agent !== null && gated !== null ? (findLoop(state, owner) ?? gated) : gated;
  if (loop === null) return unowned(workspace, { event, session: owner }, state);
  const claim = readClaim(input.lastMessage, loop.terms.completionPromise);
  const first = beforeChecks(loop, input.backgroundTasks.length, claim);
  const known: Explanation = {
    event,
    session: owner,
    ownership: 'owned',
    loop: loop.terms.id,
    claim: claim.kind,
    beforeChecks: first.kind,
    checks: null,
    decision: null,
    answer: '',
  };
  switch (first.kind) {
    case 'ignore':
      return {
        ...known,
        answer: `The loop is paused (${loop.progress.pause?.reason ?? ''}): the session stops.`,
      };
    case 'defer':
      return { ...known, answer: 'Background work still runs: nothing is said, and no iteration is used.' };
    case 'pause':
      return { ...known, answer: `The loop is paused, since Claude asks for a human: ${first.reason}` };
    case 'run-checks':
      break;
  }
  if (!options.runChecks) {
    return {
      ...known,
      answer: `The checks decide (${namesOf(loop)}); --run-checks runs them and tells how.`,
    };
  }
  const tried = await tryChecks(workspace, loop, input, claim);
  return { ...known, ...tried, answer: describeVerdict(tried.decision) };
}

/** A subagent is held only when its parent's loop names its type and has checks. */
function gatedBy(parent: Loop | null, type: string): Loop | null {
  if (parent === null || type === '' || parent.progress.pause !== null) return null;
  return parent.terms.agents.includes(type) && parent.terms.checks.length > 0 ? parent : null;
}

function explainStart(workspace: Workspace, session: string): Explanation {
  const state = readState(workspace);
  const loop = findLoop(state, session);
  const event = 'SessionStart';
  if (loop === null) return unowned(workspace, { event, session }, state);
  const { pause, iteration } = loop.progress;
  const answer =
    pause === null || pause.cause === 'parked'
      ? `Claude is told where the loop stands: iteration ${iteration} of ${loop.terms.maxIterations}.`
      : `The user is told that the loop is paused: ${pause.reason}.`;
  return { ...nothing({ event, session }), ownership: 'owned', loop: loop.terms.id, answer };
}

function unowned(
  workspace: Workspace,
  about: { readonly event: string; readonly session: string },
  state: StateFile,
): Explanation {
  if (state.status !== 'ok') {
    const answer = `The session stops. ${explainState(statePath(workspace.project), state)}`;
    return { ...nothing(about), ownership: 'unusable', answer };
  }
  const foreign = state.loops.some((stored) => stored.kind === 'foreign' && stored.session === about.session);
  if (!foreign) return nothing(about);
  const answer =
    'The record was not armed on this machine: it is reported once, set aside, and nothing of it runs.';
  return { ...nothing(about), ownership: 'foreign', answer };
}

function nothing({ event, session }: { readonly event: string; readonly session: string }): Explanation {
  return {
    event,
    session,
    ownership: 'none',
    loop: null,
    claim: null,
    beforeChecks: null,
    checks: null,
    decision: null,
    answer: 'This session owns no loop: MSW says nothing.',
  };
}

function namesOf({ terms }: Loop): string {
  return terms.checks.map((check) => check.name).join(', ') || 'none, the promise alone';
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind !== 'continue') return `The loop comes to rest: ${explainEnding(verdict)}.`;
  const counted = verdict.counted ? '' : ' No iteration is used.';
  return `Claude is asked to go on (${verdict.strategy}).${counted}`;
}

function ok(explanation: Explanation): Explained {
  return { status: 'ok', explanation };
}

function incomplete(event: string): Explained {
  return {
    status: 'refused',
    reason: `the input of this ${event} is not whole: "session_id" or more is missing.`,
  };
}
