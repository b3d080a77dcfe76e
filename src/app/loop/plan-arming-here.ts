// Plans the arming of a loop in this project. Runs, trusts and writes nothing.

import { resolve } from 'node:path';
import { projectFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { explainState, findLoop, type StateFile, statePath } from '../../adapters/loops/loop-store.ts';
import { parseCheck } from '../../core/checks/parse-check.ts';
import type { LoopRequest } from '../../core/commands/loop-options.ts';
import { type ArmingPlan, mayPropose, planArming, refuse } from '../../core/loop/plans/plan-arming.ts';
import { verifyCommands } from '../../core/planning/rules/verify-commands.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { untrustedCommands } from '../trust/plan-trust.ts';
import { planTrust } from '../trust/settle-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Objection, objectionToCheck } from './check-objections.ts';
import { proposeHere, whyNotProposed } from './propose-here.ts';

interface WantedLoop {
  readonly session: string;
  readonly request: LoopRequest;
  /** The checks of its recipe, if it has one and none was typed. */
  readonly planned?: ArmingPlan | null;
}

export function planArmingHere(
  workspace: Workspace,
  { session, request, planned = null }: WantedLoop,
  state: StateFile,
): ArmingPlan {
  const proposes = planned === null && mayPropose(request);
  return planArming(request, {
    planned: planned ?? (request.plan === null ? null : planChecks(workspace, request.plan, request.trust)),
    proposed: proposes ? proposeHere(workspace.project) : [],
    unproposed: sentenceOf(proposes ? whyNotProposed(workspace.project) : null),
    objectionTo: ({ command }) => sentenceOf(objectionToCheck(workspace.project, command)),
    owned: findLoop(state, session),
    // A corrupt state is set aside instead.
    unusable:
      state.status === 'newer' || state.status === 'unreadable'
        ? explainState(statePath(workspace.project), state)
        : null,
  });
}

export function sentenceOf(objection: Objection | null): string | null {
  return objection === null ? null : `${objection.wrong} ${objection.cure}`;
}

/**
 * @param plan absolute, or relative to the project. It may belong to an enclosing planned project.
 * @param trust the digest that the user typed, if any
 */
function planChecks(workspace: Workspace, plan: string, trust: string | null): ArmingPlan {
  const path = resolve(workspace.project, plan);
  const file = readText(path, projectFile(findProject(path) ?? workspace.project));
  if (file.status !== 'ok') {
    const why = file.status === 'refused' ? `, ${file.reason}` : '';
    return refuse(`The plan ${path} cannot be read${why}: give --plan a file of this project.`);
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return refuse(
      `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`,
    );
  }
  const named = [{ plan: path, commands: untrustedCommands(workspace, [file.text]) }];
  const allow = (digest: string) => `the same command with --trust ${digest}`;
  const trusted = planTrust(workspace, { named, typed: trust, whose: 'The plan names', allow });
  if (trusted.kind === 'ask') return refuse(trusted.reason, named);
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: 'plan' as const,
  }));
  return { kind: 'arm', checks, trusts: trusted.commands };
}
