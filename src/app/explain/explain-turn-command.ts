// What MSW would answer to a slash command, without arming or changing anything.

import { parseCommand } from '../../adapters/claude-code/hook-input.ts';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { isTrusted } from '../../adapters/user/trust-store.ts';
import { proposeChecks } from '../../core/checks/propose-checks.ts';
import type { LoopRequest } from '../../core/loop/loop-request.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import { verifyCommands } from '../../core/planning/rules/verify-commands.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { readPlanFile } from '../loop/plan-checks.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Null when the input is no command of MSW. */
export function explainCommand(workspace: Workspace, input: unknown): Explanation | null {
  const command = parseCommand(input);
  if (command === null) return null;
  const own = findLoop(readState(workspace), command.session);
  return {
    event: 'UserPromptExpansion',
    session: command.session,
    ownership: own === null ? 'none' : 'owned',
    loop: own?.terms.id ?? null,
    claim: null,
    beforeChecks: null,
    checks: null,
    decision: null,
    answer:
      command.command === 'loop'
        ? explainArming(workspace, command.args, own !== null)
        : `/msw:${command.command} acts on ${own === null ? 'no loop of this session' : 'this session’s loop'}.`,
  };
}

function explainArming(workspace: Workspace, args: string, taken: boolean): string {
  const parsed = parseArguments(args);
  if (parsed.status === 'refused') return `The command is refused: ${parsed.reason}`;
  if (taken) return 'The command is refused: this session already has a loop.';
  const { request } = parsed;
  const checks = [
    ...request.checks.map(({ name, command }) => `${name} (${command})`),
    ...planned(workspace, request),
  ];
  const proposed = checks.length === 0 && request.proposeChecks ? proposals(workspace) : [];
  const all = [...checks, ...proposed].join(', ') || 'none';
  const promise = request.promise === null ? '' : `, promise ${request.promise}`;
  return `A loop is armed: checks ${all}${promise}, at most ${request.maxIterations} iterations and ${request.maxMinutes} minutes.`;
}

function planned(workspace: Workspace, { plan }: LoopRequest): readonly string[] {
  if (plan === null) return [];
  const { userFolder, project } = workspace;
  const file = readPlanFile(project, plan);
  if (file.status !== 'ok') return [`none, for ${plan} cannot be read: refused`];
  return verifyCommands(file.text).map(
    (command) =>
      `${command} (${isTrusted(userFolder, project, command) ? 'trusted' : 'not trusted: refused'})`,
  );
}

function proposals(workspace: Workspace): readonly string[] {
  return proposeChecks(projectFacts(workspace.project)).map(
    ({ name, command }) => `${name} (${command}, proposed)`,
  );
}
