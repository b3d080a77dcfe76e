// What MSW would answer to a session that owns no loop it may run.

import { explainState, type StateFile, statePath } from '../../adapters/loops/loop-store.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface Subject {
  readonly event: string;
  readonly session: string;
}

export function explainUnowned(workspace: Workspace, about: Subject, state: StateFile): Explanation {
  if (state.status !== 'ok') {
    const answer = `The session stops. ${explainState(statePath(workspace.project), state)}`;
    return { ...nothingToSay(about), ownership: 'unusable', answer };
  }
  const foreign = state.loops.some((stored) => stored.kind === 'foreign' && stored.session === about.session);
  if (!foreign) return nothingToSay(about);
  const answer =
    'The record was not armed on this machine: it is reported once, set aside, and nothing of it runs.';
  return { ...nothingToSay(about), ownership: 'foreign', answer };
}

export function nothingToSay({ event, session }: Subject): Explanation {
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
