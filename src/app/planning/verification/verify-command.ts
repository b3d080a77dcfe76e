// `/msw:verify`: refuses what cannot be verified before any model is called, else says what there is to do. The
// checks themselves run through the command line: a hook has not the time.

import type { HookAnswer } from '../../../adapters/claude-code/hook-answer.ts';
import { nextStep } from '../../../core/planning/next-step.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
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

function factsOf(workspace: Workspace, open: ExecutedPhase, noCommit: boolean): Prose {
  const { claims, commands, facts } = open;
  const number = quoteName(facts.number);
  const verify = prose`${cliCommand(workspace)} phase verify ${number} --json`;
  return joinProse(
    [
      prose`MSW verifies phase ${number} (${quoteLine(facts.name, 80)}).`,
      prose`N: ${number}`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`VERIFY: ${noCommit ? prose`${verify} --no-commit` : verify}`,
      prose`REPORT: ${quoteName(`.planning/phases/${open.folder}/${open.report}`)}`,
      prose`to show: ${claims.truths.length} truths, ${claims.artifacts.length} artifacts, ${claims.links.length} links, ${claims.prohibitions.length} prohibitions`,
      prose`commands to run, all trusted: ${commands.length}; for a person: ${claims.humanChecks.length}`,
    ],
    '\n',
  );
}
