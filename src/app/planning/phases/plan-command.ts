// `/msw:plan`: refuses what cannot be planned before any model is called, else begins a planning: its count
// starts anew, and what its agents need to know is written down.

import { join } from 'node:path';
import { writePage } from '../../../adapters/files/write-page.ts';
import { modelsLine } from '../../../core/planning/documents/agent-models.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { noSuchPhase } from '../../../core/planning/phases/find-phase.ts';
import { planBrief } from '../../../core/planning/phases/plan-brief.ts';
import { planFormat } from '../../../core/planning/phases/plan-format.ts';
import { type PlanOptions, readPlanOptions } from '../../../core/planning/phases/plan-options.ts';
import { openGaps } from '../../../core/planning/rules/gap-coverage.ts';
import { type Answer, say } from '../../../core/report/answer.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { phaseTask, taskPage } from '../../memory/task-page.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import { isoTime, type Workspace } from '../../workspace/workspace.ts';
import { planningConfigOf, type Refusal, refused } from '../documents/documents.ts';
import { fromRoot, gapSources, type OpenedPhase, openPhase, phaseDocument } from '../documents/open-phase.ts';
import { openPlanningAround } from '../documents/read-project.ts';
import { briefOf } from './brief-of.ts';
import { checkPhase } from './check-phase.ts';
import { beginRun, readRun, runFiles } from './planning-run.ts';
import { acceptPlans } from './record-plans.ts';
import { nextStepOf } from './show-progress.ts';

export async function planCommand(workspace: Workspace, args: string): Promise<Answer> {
  const opened = openToPlan(workspace, args);
  if (opened.status === 'refused') return say(opened.reason);
  const { phase, options } = opened;
  if (options.accept) return accept(workspace, phase);
  return begin(workspace, phase, options);
}

type OpenedToPlan =
  | { readonly status: 'ok'; readonly phase: OpenedPhase; readonly options: PlanOptions }
  | Refusal;

/** Refused, before any model is called, where there is nothing to plan. */
export function openToPlan(workspace: Pick<Workspace, 'project'>, args: string): OpenedToPlan {
  const read = readPlanOptions(args);
  const opened = openPlanningAround(workspace.project);
  if (opened.status === 'refused') return opened;
  const { project } = opened;
  if (read.status === 'refused') {
    const { command } = nextStepOf(project);
    return command === null ? read : refused(`${read.reason} Next is ${command}.`);
  }
  const { options } = read;
  if (project.roadmap === null) return refused('There is no .planning/ROADMAP.md: begin with /msw:init.');
  const phase = openPhase(project, options.phase);
  if (phase === null) return refused(noSuchPhase(project.phases, options.phase));
  const problem = options.accept ? null : whyNot(phase, options);
  return problem === null ? { status: 'ok', phase, options } : refused(problem);
}

/** The user's own word for plans that the plan-checker did not let pass. */
async function accept({ env }: Workspace, phase: OpenedPhase): Promise<Answer> {
  const gaps = readRun(phase.project.root, phase.padded)?.gaps ?? false;
  const found = checkPhase(phase, { gaps, isNew: false, env });
  const recorded = await acceptPlans(phase, { found, gaps, byUser: true });
  if (recorded.status === 'refused') return say(recorded.reason);
  const { number } = phase.facts;
  return say(
    `The plans of phase ${number} are recorded as they are; git: ${recorded.commit.status}. Next is /msw:execute ${number}.`,
  );
}

function whyNot(phase: OpenedPhase, { gaps }: PlanOptions): string | null {
  const { number, verification } = phase.facts;
  const sources = gapSources(phase);
  const isOpen = sources.some(({ text }) => openGaps(text).length > 0);
  if (verification === 'passed' && !(gaps && isOpen))
    return `Phase ${number} is complete: its verification passed. Plan another phase.`;
  if (!gaps) return whyNotAnew(phase);
  const [source] = sources;
  if (source === undefined)
    return `Phase ${number} has no verification whose gaps could be closed: run /msw:verify ${number}.`;
  if (!isOpen) return `${source.file} has no open gaps.`;
  const others = openPlans(phase).filter(({ document }) => !document.gapClosure).length;
  return others === 0
    ? null
    : `Phase ${number} has ${others} ${others === 1 ? 'plan' : 'plans'} to execute before gaps are closed: /msw:execute ${number}.`;
}

function whyNotAnew(phase: OpenedPhase): string | null {
  const { number, plans } = phase.facts;
  const done = plans.filter((plan) => plan.done);
  if (done.length === 0) return null;
  return openPlans(phase).length > 0
    ? `Phase ${number} is being executed (${done.length} of ${plans.length} plans are done): continue with /msw:execute ${number}.`
    : `The plans of phase ${number} are executed: /msw:verify ${number} says whether gaps remain, /msw:plan ${number} --gaps closes them.`;
}

function openPlans(phase: OpenedPhase) {
  return (phase.onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}

async function begin(workspace: Workspace, phase: OpenedPhase, options: PlanOptions): Promise<Answer> {
  const { project, padded, facts } = phase;
  const { root } = project;
  const config = planningConfigOf(project.planning);
  const files = runFiles(padded);
  const run = { revisions: 0, gaps: options.gaps, review: config.planCheck, passed: null };
  const begun = beginRun(root, padded, run, isoTime(workspace).replaceAll(/[:.]/g, '-'));
  if (begun.status === 'refused') return say(`The planning cannot begin: ${begun.reason}.`);
  const remembered = await taskPage(workspace, phaseTask(facts, phase.entry?.goal ?? null));
  if (remembered !== null) writePage(join(root, files.memory), remembered);
  const known = briefOf(workspace, phase, { options, config, files });
  const memory = { path: files.memory, why: prose`what the project remembers about this` };
  const brief = remembered === null ? known : { ...known, read: [memory, ...known.read] };
  writePage(join(root, files.brief), planBrief(brief));
  writePage(join(root, files.format), planFormat());
  const research = needsResearch(phase, options, config);
  const [yes, no] = [prose`yes`, prose`no`];
  const title = prose`MSW plans phase ${quoteName(facts.number)} (${quoteLine(facts.name, 80)})`;
  const context = joinProse(
    [
      options.gaps ? prose`${title}: gaps to close.` : prose`${title}.`,
      prose`N: ${quoteName(facts.number)}`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`BRIEF: ${quoteName(files.brief)}`,
      prose`RESEARCH: ${quoteName(brief.research)}`,
      prose`VERDICT: ${quoteName(files.review)}`,
      ...modelsLine(config.modelProfile, ['researcher', 'planner', 'plan-checker']),
      prose`research: ${research ? yes : no}`,
      prose`review: ${config.planCheck ? yes : no} (code says when)`,
      prose`context: ${quoteName(phaseDocument(phase, 'CONTEXT')?.file ?? 'none')}`,
      prose`folder: ${quoteName(fromRoot(root, phase.folder))}`,
      prose`plans there: ${brief.existing.length}, of them done: ${facts.plans.filter(({ done }) => done).length}`,
    ],
    '\n',
  );
  return { kind: 'context', context, notice: null };
}

/** What was found out once is used again, however it came about. */
function needsResearch(phase: OpenedPhase, options: PlanOptions, config: PlanningConfig): boolean {
  if (options.research !== null) return options.research;
  return config.research && !options.gaps && phaseDocument(phase, 'RESEARCH') === null;
}
