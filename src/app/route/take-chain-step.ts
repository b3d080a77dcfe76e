// `/msw:go --until blocked`: the next step of a chain, as if its command had been typed, or its end with a report.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { keepText } from '../../adapters/files/write-record.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { findPhase } from '../../core/planning/documents/phase-facts.ts';
import { nextWith } from '../../core/planning/execution/next-execution.ts';
import { type Chain, type ChainView, chainReport, chainTurn } from '../../core/route/chain.ts';
import type { GoRequest } from '../../core/route/read-go.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { openPlanningAround } from '../planning/documents/read-project.ts';
import { waitingPlans } from '../planning/execution/waiting-plans.ts';
import { nextStepOf } from '../planning/phases/show-progress.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { chains, readChain } from './chain-record.ts';

export type ChainStepTaken =
  | { readonly kind: 'step'; readonly command: string; readonly because: string; readonly number: number }
  | { readonly kind: 'end'; readonly answer: Answer };

/** Begins the session's chain, or continues it. Phases are planned without a discussion: that would need a person. */
export async function takeChainStep(
  workspace: Workspace,
  session: string,
  budget: NonNullable<GoRequest['until']>,
): Promise<ChainStepTaken> {
  const chain = readChain(workspace, session) ?? newChain(workspace, session, budget);
  const view = await lookAround(workspace);
  if (typeof view === 'string') return endChain(workspace, chain, { why: view, type: null });
  const turn = chainTurn(chain, view);
  if (turn.kind === 'end') return endChain(workspace, chain, turn);
  if (!chains.keep(workspace, turn.chain))
    return endChain(workspace, chain, {
      why: 'This session has no id under which it could be kept.',
      type: null,
    });
  return {
    kind: 'step',
    command: turn.command,
    because: view.next.reason,
    number: turn.chain.steps.length,
  };
}

function newChain(
  { project, now }: Workspace,
  session: string,
  { maxSteps, maxMinutes }: NonNullable<GoRequest['until']>,
): Chain {
  return { session, project, startedAt: now(), maxSteps, maxMinutes, steps: [] };
}

/** A sentence when the planning cannot be read. */
async function lookAround({ project, env, now }: Workspace): Promise<ChainView | string> {
  const opened = openPlanningAround(project);
  if (opened.status === 'refused') return opened.reason;
  const { phases } = opened.project;
  const waiting = await waitingPlans(opened.project, env);
  const next = nextWith(nextStepOf(opened.project, { skipDiscuss: true }), waiting);
  return {
    next,
    phase: next.phase === null ? null : findPhase(phases, next.phase),
    mark: createHash('sha256')
      .update(JSON.stringify([phases, waiting]))
      .digest('hex')
      .slice(0, 16),
    now: now(),
  };
}

/** Tells the user, and keeps the report in `.msw/chains/`. */
export async function endChain(
  workspace: Workspace,
  chain: Chain,
  end: { readonly why: string; readonly type: string | null },
): Promise<Extract<ChainStepTaken, { kind: 'end' }>> {
  const { project, now } = workspace;
  chains.forget(workspace, chain.session);
  const lines = chainReport(chain, end, now());
  const folder = openMswSubfolder(project, 'chains');
  const name = `${new Date(chain.startedAt).toISOString().slice(0, 19).replaceAll(':', '-')}.md`;
  if (folder.status !== 'refused') keepText(join(folder.path, name), `${lines.join('\n')}\n`);
  const { session, steps } = chain;
  const event = {
    event: 'chain-ended',
    session,
    steps: steps.length,
    reason: redact(plainLine(end.why, 300)),
  };
  await appendJournal(project, { ...event, event: 'chain-ended' }, isoNow(workspace));
  const [first = '', ...more] = lines;
  const where = folder.status === 'refused' ? [] : [`Report: .msw/chains/${name}`];
  return { kind: 'end', answer: sayLines([`msw ▸ ${first}`, ...more, ...where].join('\n')) };
}
