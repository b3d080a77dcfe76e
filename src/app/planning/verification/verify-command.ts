// `/msw:verify`: refuses what cannot be verified before any model is called, else says what there is to do. The
// checks themselves run through the command line: a hook has not the time.

import type { HookAnswer } from '../../../adapters/claude-code/hook-answer.ts';
import { nextStep } from '../../../core/planning/next-step.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import type { Workspace } from '../../workspace.ts';
import { findProject } from '../find-planning.ts';
import { openPlanning, type PlanningProject } from '../read-project.ts';
import { type ExecutedPhase, openExecutedPhase } from './open-executed-phase.ts';
import { refuseUntrusted } from './trusted-commands.ts';

export async function verifyCommand(workspace: Workspace, args: string): Promise<HookAnswer> {
  const opened = openPlanning(findProject(workspace.project) ?? workspace.project);
  if (opened.status === 'refused') return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  const request = readRequest(args);
  if (request === null) return say(usage(project));
  const phase = openExecutedPhase(project, request.phase);
  if (phase.status === 'refused') return say(phase.reason);
  const { open } = phase;
  const untrusted = await refuseUntrusted({ ...workspace, project: project.root }, open, request.trust);
  if (untrusted !== null) return { kind: 'answer', text: untrusted };
  return {
    kind: 'context',
    event: 'UserPromptExpansion',
    context: factsOf(workspace, open, request.noCommit),
    notice: null,
  };
}

interface Request {
  readonly phase: string;
  readonly noCommit: boolean;
  readonly trust: string | null;
}

/** Null for anything but one phase and the two options. */
function readRequest(args: string): Request | null {
  const trust = /(?:^|\s)--trust\s+([0-9a-f]{16})(?=\s|$)/.exec(args);
  const rest = trust === null ? args : args.replace(trust[0], ' ');
  const words = rest.split(/\s+/).filter((word) => word !== '');
  const [phase, ...others] = words.filter((word) => word !== '--no-commit');
  if (phase === undefined || others.length > 0 || phase.startsWith('-')) return null;
  return { phase, noCommit: words.includes('--no-commit'), trust: trust?.[1] ?? null };
}

function say(text: string): HookAnswer {
  return { kind: 'answer', text: plainLine(text, 400) };
}

function usage(project: PlanningProject): string {
  const { action, phase } = nextStep(project.phases, project.roadmap, project.state);
  const example = action === 'verify' && phase !== null ? phase : '1';
  return `Name one phase: /msw:verify ${example} [--no-commit] [--trust DIGEST].`;
}

function factsOf(workspace: Workspace, open: ExecutedPhase, noCommit: boolean): string {
  const { claims, commands, facts } = open;
  return [
    `MSW verifies phase ${facts.number} (${plainLine(facts.name, 80)}).`,
    `N: ${facts.number}`,
    `CLI: ${cliCommand(workspace)}`,
    `VERIFY: ${cliCommand(workspace)} phase verify ${facts.number} --json${noCommit ? ' --no-commit' : ''}`,
    `REPORT: .planning/phases/${open.folder}/${open.report}`,
    `to show: ${claims.truths.length} truths, ${claims.artifacts.length} artifacts, ${claims.links.length} links, ${claims.prohibitions.length} prohibitions`,
    `commands to run, all trusted: ${commands.length}; for a person: ${claims.humanChecks.length}`,
  ].join('\n');
}
