// Decides which loop a resume means and whether it may continue now. Changes nothing.

import { breakerLimits, readConfig } from '../../../adapters/config/project-config.ts';
import type { StateFile } from '../../../adapters/loops/loop-store.ts';
import { isRunning, type Loop } from '../../../core/loop/loop.ts';
import { coolingDown } from '../../../core/loop/plans/plan-control.ts';
import { sessionSurroundings } from '../../workspace/owner-pid.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { whyItWaits } from '../executed-elsewhere.ts';
import { chooseToResume } from './choose-loop.ts';

interface ResumeWish {
  readonly session: string;
  readonly loop: string | null;
  readonly hint: string;
  readonly force: boolean;
  readonly ownerPid?: number | null;
}

type ResumePlan =
  | { readonly kind: 'refuse'; readonly reason: string }
  /** The loop is running already. */
  | { readonly kind: 'running'; readonly loop: Loop; readonly message: string }
  /** `own`: the session's own loop; otherwise one that has lost its session. */
  | { readonly kind: 'resume'; readonly loop: Loop; readonly own: boolean };

export function planResume(workspace: Workspace, wish: ResumeWish, state: StateFile): ResumePlan {
  const here = sessionSurroundings(workspace);
  const chosen = chooseToResume(state, wish, here);
  if (chosen.status === 'none') return { kind: 'refuse', reason: chosen.reason };
  const { loop } = chosen;
  const own = loop.terms.session === wish.session;
  const why = whyItWaits(workspace, loop, { session: wish.session, ownerPid: wish.ownerPid ?? null });
  if (why !== null) return { kind: 'refuse', reason: why };
  if (own && isRunning(loop)) return { kind: 'running', loop, message: `Loop ${loop.terms.id} is running.` };
  const limits = breakerLimits(readConfig(workspace.project).config);
  const early = coolingDown(loop, wish, limits, workspace.now());
  return early === null ? { kind: 'resume', loop, own } : { kind: 'refuse', reason: early };
}
