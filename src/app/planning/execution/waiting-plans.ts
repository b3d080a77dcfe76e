// Plans whose execution waits for a person: why, and what the person types.

import { decisionCommand, executionCall, trustCommand } from '../../../core/loop/texts/execution-text.ts';
import type { ExecutionQuestion, WaitingPlan } from '../../../core/planning/execution/next-execution.ts';
import { clipText } from '../../../core/text/clip-text.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { commandsDigest, trustRequest } from '../../trust/plan-trust.ts';
import { type Environment, openWorkspace, type Workspace } from '../../workspace/workspace.ts';
import { isPlanningDocument } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { runsPath } from '../worktrees/plan-runs.ts';
import { type Execution, type PhasePlan, readExecution } from './read-execution.ts';
import { teamBranches } from './team-branches.ts';

/**
 * Those that are halted, at a checkpoint, half done, or have commands that are not allowed, and those that a team
 * carries out. Changes nothing; empty when nothing was executed, or no records can be read.
 */
export async function waitingPlans(
  { root, phases }: Pick<PlanningProject, 'root' | 'phases'>,
  env: Environment,
): Promise<readonly WaitingPlan[]> {
  const begun = phases.flatMap(({ number, folder }) =>
    folder !== null && isPlanningDocument(root, runsPath(root, folder)) ? [{ phase: number, folder }] : [],
  );
  const waiting: WaitingPlan[] = [...(await teamBranches({ root, phases }))];
  const opened = begun.length === 0 ? null : openWorkspace(root, env);
  if (opened === null || opened.status === 'refused') return waiting;
  for (const terms of begun) {
    const execution = await readExecution(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    const asked = askedIn(opened.workspace, execution).map(({ plan, kind, text, usual }): WaitingPlan => {
      // What is not shown here is read there.
      const command = kind === 'untrusted' ? executionCall(execution.terms) : usual;
      const [first = ''] = text.split('\n');
      return { phase: terms.phase, plan, kind, reason: plainLine(first, 300).replace(/[.:]$/, ''), command };
    });
    waiting.push(...asked, ...unproven(execution));
  }
  return waiting;
}

/** They need no decision, but GSD takes them for done. */
function unproven({ terms, plans }: Execution): readonly WaitingPlan[] {
  return plans
    .filter(({ record, summary }) => record === null && summary === 'unproven')
    .map(({ id: plan }) => ({
      phase: terms.phase,
      plan,
      kind: 'unproven',
      reason: plainLine(`Plan ${plan} has a summary, but its checks have not passed`, 300),
      command: executionCall(terms),
    }));
}

interface AskedPlan extends ExecutionQuestion {
  /** Data for the user, never instructions; the first line stands alone. */
  readonly text: string;
  /** What the user types, with every choice. */
  readonly answer: Prose;
  /** The same with the choice that is usually meant. */
  readonly usual: Prose;
}

export function askedIn(workspace: Workspace, execution: Execution): readonly AskedPlan[] {
  return execution.step.questions.flatMap(({ plan, kind }) => {
    const found = execution.plans.find(({ id }) => id === plan);
    return found === undefined ? [] : [{ plan, kind, ...ask(workspace, execution, found) }];
  });
}

const WAYS = '(--close only finishes it, --again carries it out again, --skip leaves it)';

function ask(
  workspace: Workspace,
  { terms }: Execution,
  plan: PhasePlan,
): Pick<AskedPlan, 'text' | 'answer' | 'usual'> {
  const { id, record } = plan;
  const type = (option: Prose) => decisionCommand(terms, option, id);
  const every = type(prose`--close|--again|--skip`);
  switch (record?.state) {
    case 'checkpoint': {
      const { type: kind, text } = record.checkpoint;
      const answer = prose`${type(prose`--answer`)} YOUR WORDS`;
      const head = `Plan ${id} waits at a checkpoint (${plainLine(kind, 40)}) for your answer:`;
      return { text: `${head}\n${clipText(harmless(text), 1800)}`, answer, usual: answer };
    }
    case 'halted': {
      const report = record.report === null ? '' : ` Report: ${record.report}`;
      const text = plainLine(`Plan ${id} is halted ${WAYS}: ${record.reason}.${report}`, 600);
      return { text, answer: every, usual: type(prose`--again`) };
    }
    case 'untrusted': {
      const allow = (digest: string) => trustCommand(terms, digest);
      const text = `Commands of plan ${id} changed and are not allowed yet:${trustRequest(workspace, record.commands, allow)}`;
      const answer = allow(commandsDigest(workspace, record.commands));
      return { text, answer, usual: answer };
    }
    default: {
      const commits = commitLines(plan).slice(0, 10).join('\n');
      const text = `Plan ${id} is half done: it has commits and no summary ${WAYS}:\n${commits}`;
      return { text, answer: every, usual: type(prose`--close`) };
    }
  }
}

export function commitLines({ commits }: PhasePlan): readonly string[] {
  return commits.map(({ hash, subject }) => `${hash.slice(0, 8)} ${plainLine(subject, 100)}`);
}
