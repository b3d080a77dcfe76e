// The plans of a project whose execution waits for a person: halted, at a checkpoint, with commands that nobody
// allowed, or half done. It changes nothing.

import { decisionCommand, executeCommand } from '../../../core/loop/execution-text.ts';
import type { Question } from '../../../core/planning/execution/next-execution.ts';
import type { WaitingPlan } from '../../../core/planning/execution/waiting-plan.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { prose } from '../../../core/text/prose.ts';
import type { Environment } from '../../workspace/workspace.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { isDocument } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { executionFile } from './execution-notes.ts';
import { type Execution, readExecution } from './read-execution.ts';

/** None where nothing was ever executed here, or nobody's records can be read. */
export async function openExecutions(
  { root, phases }: Pick<PlanningProject, 'root' | 'phases'>,
  env: Environment,
): Promise<readonly WaitingPlan[]> {
  const begun = phases.flatMap(({ number, folder }) =>
    folder !== null && FILES.some((kind) => isDocument(root, executionFile(root, folder, kind)))
      ? [{ phase: number, folder }]
      : [],
  );
  const opened = begun.length === 0 ? null : openWorkspace(root, env);
  if (opened === null || opened.status === 'refused') return [];
  const waiting: WaitingPlan[] = [];
  for (const terms of begun) {
    const execution = await readExecution(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    waiting.push(
      ...execution.step.questions.map((one) => waitingPlan(execution, one)),
      ...unproven(execution),
    );
  }
  return waiting;
}

const FILES = ['', '.begun'] as const;

/** Nobody has to decide about them, but GSD takes them for done. */
function unproven({ terms, plans }: Execution): readonly WaitingPlan[] {
  return plans
    .filter(({ record, summary }) => record === null && summary === 'unproven')
    .map(({ id: plan }) => ({
      phase: terms.phase,
      plan,
      kind: 'unproven',
      reason: plainLine(`Plan ${plan} has a summary, but its checks have not passed`, 300),
      command: executeCommand(terms),
    }));
}

function waitingPlan({ terms, plans }: Execution, { plan, kind }: Question): WaitingPlan {
  const record = plans.find(({ id }) => id === plan)?.record ?? null;
  const named = { phase: terms.phase, plan, kind };
  switch (record?.state) {
    case 'halted':
      return {
        ...named,
        reason: plainLine(
          `Plan ${plan} was halted (${record.reason}); --close and --skip are the other ways`,
          300,
        ),
        command: decisionCommand(terms, prose`--again`, plan),
      };
    case 'checkpoint':
      return {
        ...named,
        reason: plainLine(
          `Plan ${plan} waits at a checkpoint (${record.checkpoint.type}) for your answer`,
          300,
        ),
        command: `${decisionCommand(terms, prose`--answer`, plan)} YOUR WORDS`,
      };
    case 'untrusted':
      return {
        ...named,
        reason: `Commands of plan ${plan} changed and are not allowed yet`,
        command: executeCommand(terms),
      };
    default:
      return {
        ...named,
        reason: `Plan ${plan} is half done: it has commits and no summary; --again and --skip are the other ways`,
        command: decisionCommand(terms, prose`--close`, plan),
      };
  }
}
