// Describes the plan of a loop's turn instead of carrying it out.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { readClaim } from '../../core/loop/completion.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { type Hold, planTurn, type Release } from '../../core/loop/plans/plan-turn.ts';
import { explainEnding } from '../../core/loop/texts/report.ts';
import { noteUnseen } from '../../core/loop/unseen.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { gatherTurn } from '../loop/gather-turn.ts';
import { observeTurn } from '../loop/observe-turn.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface ExplainOptions {
  readonly runChecks: boolean;
}

export async function explainLoop(
  workspace: Workspace,
  nothing: Explanation,
  loop: Loop,
  { input, options }: { readonly input: StopInput; readonly options: ExplainOptions },
): Promise<Explanation> {
  const claim = readClaim(input.lastMessage, loop.terms.completionPromise).kind;
  const known: Explanation = { ...nothing, ownership: 'owned', loop: loop.terms.id, claim };
  const plan = planTurn(loop, { ...input, now: workspace.now() });
  switch (plan.kind) {
    case 'ignore':
      return {
        ...known,
        plan: 'ignore',
        answer: `The loop is paused (${plan.pause?.reason ?? ''}): the session stops.`,
      };
    case 'wait':
      return {
        ...known,
        plan: 'wait',
        answer: `${WAITING[plan.why]}: no check runs and no iteration is used, which is said once for each loop.`,
      };
    case 'release':
      return { ...known, ...tellOutcome(plan) };
    case 'judge':
      break;
  }
  if (!options.runChecks) {
    const answer = `The checks decide (${namesOf(loop)}); --run-checks runs them and tells how.`;
    return { ...known, plan: 'judge', answer };
  }
  const { config } = readConfig(workspace.project);
  // No pauses between retries: those are for a running loop, but a person who asks wants the answer now.
  const tries = { config: { ...config, infraRetrySeconds: [] }, wait: () => Promise.resolve() };
  const evidence = await gatherTurn(plan.loop, tries);
  const noted = noteUnseen(plan.loop, evidence);
  const { outcome } = await observeTurn(
    workspace,
    input,
    { ...plan, loop: noted, evidence, unprotected: null },
    tries,
  );
  const checks = evidence.results.map((result) => ({
    name: result.check.name,
    command: result.check.command,
    outcome: result.outcome.kind,
  }));
  return { ...known, checks, ...tellOutcome(outcome), ...tellProof(loop, outcome) };
}

/** Proving would take a snapshot, and nothing is written here, so only the next step is described. */
function tellProof({ terms }: Loop, outcome: Hold | Release): Partial<Explanation> {
  const isDone = outcome.kind === 'release' && outcome.ending.cause === 'done';
  if (!isDone || terms.checks.length === 0) return {};
  if (terms.require === null) {
    return { answer: 'Every check passes: the loop ends as done, and says what its checks prove.' };
  }
  return {
    plan: 'judge',
    decision: null,
    answer:
      'Every check passes: the loop ends if that proves the work, else Claude is asked for a test that does.',
  };
}

const WAITING = { background: 'An agent works in the background', 'plan-mode': 'Plan mode is on' };

function tellOutcome(plan: Hold | Release): Pick<Explanation, 'plan' | 'decision' | 'answer'> {
  if (plan.kind === 'release') {
    const stays = plan.archives ? 'It leaves the state for the archive.' : 'It stays, and can be resumed.';
    const answer = `The loop ends or pauses: ${explainEnding(plan.ending)}. ${stays}`;
    return { plan: 'release', decision: plan.ending, answer };
  }
  const { strategy, counted, needsGuidance } = plan;
  const notes = [
    `Claude is asked to continue (${strategy}).`,
    counted ? null : 'No iteration is used.',
    needsGuidance ? 'Guidance is looked for.' : null,
  ];
  return {
    plan: 'hold',
    decision: { kind: 'continue', strategy, counted },
    answer: notes.filter((note) => note !== null).join(' '),
  };
}

function namesOf({ terms }: Loop): string {
  return terms.checks.map((check) => check.name).join(', ') || 'none, the promise alone';
}
