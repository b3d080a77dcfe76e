// `/msw:verify`: refuses what cannot be verified before any model is called, else says what there is to do. The
// checks themselves run through the command line: a hook has not the time.

import type { HookAnswer } from '../../../adapters/claude-code/hook-answer.ts';
import { nextStep } from '../../../core/planning/next-step.ts';
import { plainLine } from '../../../core/report/plain-line.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import type { Workspace } from '../../workspace.ts';
import { findProject } from '../find-planning.ts';
import { openPlanning, type PlanningProject } from '../read-project.ts';
import { type OpenPhase, openPhase } from './open-phase.ts';
import { prohibitionCommands } from './run-prohibition-tests.ts';
import { refuseUntrusted } from './trusted-commands.ts';

export async function verifyCommand(workspace: Workspace, args: string): Promise<HookAnswer> {
  const opened = openPlanning(findProject(workspace.project) ?? workspace.project);
  if (opened.status === 'refused') return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  const words = args.split(/\s+/).filter((word) => word !== '');
  const noCommit = words.includes('--no-commit');
  const [number, ...others] = words.filter((word) => word !== '--no-commit');
  if (number === undefined || others.length > 0 || number.startsWith('-')) return say(usage(project));
  const phase = openPhase(project, number);
  if (phase.status === 'refused') return say(phase.reason);
  const { open } = phase;
  const file = `.planning/phases/${open.folder}/${open.report}`;
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = await refuseUntrusted({ ...workspace, project: project.root }, file, commands);
  if (untrusted !== null) return { kind: 'answer', text: untrusted };
  return {
    kind: 'context',
    event: 'UserPromptExpansion',
    context: factsOf(workspace, open, file, noCommit),
    notice: null,
  };
}

function say(text: string): HookAnswer {
  return { kind: 'answer', text: plainLine(text, 400) };
}

function usage(project: PlanningProject): string {
  const { action, phase } = nextStep(project.phases, project.roadmap, project.state);
  const example = action === 'verify' && phase !== null ? phase : '1';
  return `Name one phase: /msw:verify ${example} [--no-commit].`;
}

function factsOf(workspace: Workspace, open: OpenPhase, file: string, noCommit: boolean): string {
  const { claims, commands, facts } = open;
  return [
    `MSW verifies phase ${facts.number} (${plainLine(facts.name, 80)}).`,
    `N: ${facts.number}`,
    `CLI: ${cliCommand(workspace)}`,
    `VERIFY: ${cliCommand(workspace)} phase verify ${facts.number} --json${noCommit ? ' --no-commit' : ''}`,
    `REPORT: ${file}`,
    `to show: ${claims.truths.length} truths, ${claims.artifacts.length} artifacts, ${claims.links.length} links, ${claims.prohibitions.length} prohibitions`,
    `commands to run, all trusted: ${commands.length}; for a person: ${claims.humanChecks.length}`,
  ].join('\n');
}
