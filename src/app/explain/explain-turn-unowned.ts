// What MSW would answer when nothing holds the session: there is no record, or one that may not run.

import { explainState, type StateFile, statePath } from '../../adapters/loops/loop-store.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Subject {
  readonly event: string;
  readonly session: string;
}

export function explainUnowned(workspace: Workspace, about: Subject, state: StateFile): Explanation {
  return unusable(workspace, about, state, (session) => session === about.session) ?? nothingToSay(about);
}

/** Null when all records selected by `concerns` are in order. */
export function unusable(
  workspace: Workspace,
  about: Subject,
  state: StateFile,
  concerns: (session: string) => boolean,
): Explanation | null {
  if (state.status !== 'ok') {
    const answer = `The user is told: ${explainState(statePath(workspace.project), state)}`;
    return { ...nothingToSay(about), ownership: 'unusable', plan: 'tell', answer };
  }
  if (!state.loops.some((stored) => stored.kind === 'foreign' && concerns(stored.session))) return null;
  const answer =
    'The record was not armed on this machine: it is reported once, set aside, and nothing of it runs.';
  return { ...nothingToSay(about), ownership: 'foreign', plan: 'tell', answer };
}

export function nothingToSay({ event, session }: Subject): Explanation {
  return {
    event,
    session,
    ownership: 'none',
    loop: null,
    claim: null,
    plan: 'none',
    checks: null,
    decision: null,
    answer: 'This session owns no loop: MSW says nothing.',
  };
}
