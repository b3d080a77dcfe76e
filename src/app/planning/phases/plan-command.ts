// `/msw:plan`: refuses what cannot be planned before any model is called, else begins a planning: resets its revision
// count and writes the brief for its agents.

import { join } from 'node:path';
import { writePage } from '../../../adapters/files/write-page.ts';
import { noSuchPhase } from '../../../core/planning/documents/phase-facts.ts';
import { planName } from '../../../core/planning/documents/plan-id.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { type PlanBrief, planBrief } from '../../../core/planning/phases/plan-brief.ts';
import { planFormat } from '../../../core/planning/phases/plan-format.ts';
import { type PlanOptions, readPlanOptions } from '../../../core/planning/phases/plan-options.ts';
import { sharedNumber } from '../../../core/planning/phases/standing.ts';
import { phaseRequirements } from '../../../core/planning/rules/phase-coverage.ts';
import { type Answer, say } from '../../../core/text/answer.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { writeTaskPage } from '../../memory/task-page.ts';
import { projectNotebook } from '../../notebook/chosen-notebook.ts';
import { cliCommand, lineToType } from '../../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import {
  isPlanningDocument,
  type PlanningRefusal,
  planningConfigOf,
  refusedPlanning,
} from '../documents/documents.ts';
import {
  fromRoot,
  gapSources,
  type OpenedPhase,
  openPhase,
  openPlans,
  phaseDocument,
  projectResearch,
} from '../documents/open-phase.ts';
import { openPlanningAround } from '../documents/read-project.ts';
import { checkPhase } from './check-phase.ts';
import { gapsOf, phaseTask } from './phase-task.ts';
import { beginRun, NEW_RUN, readPlanningRun, runFiles } from './planning-run.ts';
import { acceptPlans } from './record-plans.ts';
import { nextStepOf } from './show-progress.ts';

export async function planCommand(workspace: Workspace, args: string): Promise<Answer> {
  const opened = openToPlan(workspace, args);
  if (opened.status === 'refused') return say(opened.reason);
  const { phase, options } = opened;
  if (options.accept !== null) return accept(phase, options.accept);
  return begin(workspace, phase, options);
}

type OpenedToPlan =
  | { readonly status: 'ok'; readonly phase: OpenedPhase; readonly options: PlanOptions }
  | PlanningRefusal;

/** Refused, before any model is called, when there is nothing to plan. */
export function openToPlan(workspace: Pick<Workspace, 'project'>, args: string): OpenedToPlan {
  const read = readPlanOptions(args);
  const opened = openPlanningAround(workspace.project);
  if (opened.status === 'refused') return opened;
  const { project } = opened;
  if (read.status === 'refused') {
    const { command } = nextStepOf(project);
    return command === null ? read : refusedPlanning(`${read.reason} Next is ${command}.`);
  }
  const { options } = read;
  if (project.roadmap === null)
    return refusedPlanning('There is no .planning/ROADMAP.md: begin with /msw:init.');
  const phase = openPhase(project, options.phase);
  if (phase === null) return refusedPlanning(noSuchPhase(project.phases, options.phase));
  const problem = sharedNumber(phase.facts) ?? (options.accept !== null ? null : whyNot(phase, options));
  return problem === null ? { status: 'ok', phase, options } : refusedPlanning(problem);
}

/** Records plans at the user's word, whatever code or the plan-checker object to. */
async function accept(phase: OpenedPhase, reason: string): Promise<Answer> {
  const gaps = readPlanningRun(phase.project.root, phase.padded)?.gaps ?? false;
  const found = checkPhase(phase, { gaps, isNew: false });
  const recorded = await acceptPlans(phase, { found, gaps, accepted: reason });
  if (recorded.status === 'refused') return say(recorded.reason);
  const { number } = phase.facts;
  return say(
    `The plans of phase ${number} are recorded as they are; git: ${recorded.commit.status}. Next is /msw:execute ${number}.`,
  );
}

function whyNot(phase: OpenedPhase, { gaps }: PlanOptions): string | null {
  const { number, verification } = phase.facts;
  const sources = gapSources(phase);
  const isOpen = gapsOf(phase).length > 0;
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
    : `Phase ${number} has ${countOf(others, 'plan')} to execute before gaps are closed: /msw:execute ${number}.`;
}

function whyNotAnew(phase: OpenedPhase): string | null {
  const { number, plans } = phase.facts;
  const done = plans.filter((plan) => plan.done);
  if (done.length === 0) return null;
  return openPlans(phase).length > 0
    ? `Phase ${number} is being executed (${done.length} of ${countOf(plans.length, 'plan')} done): continue with /msw:execute ${number}.`
    : `The plans of phase ${number} are executed: /msw:verify ${number} says whether gaps remain, /msw:plan ${number} --gaps closes them.`;
}

async function begin(workspace: Workspace, phase: OpenedPhase, options: PlanOptions): Promise<Answer> {
  const { project, padded, facts } = phase;
  const { root } = project;
  const config = planningConfigOf(project.planning);
  const files = runFiles(padded);
  const run = { ...NEW_RUN, gaps: options.gaps, review: config.planCheck };
  const begun = beginRun(root, padded, run, isoNow(workspace).replaceAll(/[:.]/g, '-'));
  if (begun.status === 'refused') return say(`The planning cannot begin: ${begun.reason}.`);
  const known = await writeTaskPage(workspace, {
    ...{ task: phaseTask(phase, options.gaps), grounds: options.grounds },
    ...{ root, page: files.memory },
  });
  const planned = briefOf(workspace, phase, { options, config, files });
  const memory = { path: files.memory, why: prose`what the project remembers about this` };
  const brief = known.isWritten ? { ...planned, read: [memory, ...planned.read] } : planned;
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
      prose`research: ${research ? yes : no}`,
      prose`review: ${config.planCheck ? yes : no} (code says when)`,
      known.fact,
      known.isWritten ? prose`feedback: ${lineToType`memory feedback useful`}` : null,
      prose`context: ${quoteName(phaseDocument(phase, 'CONTEXT')?.file ?? 'none')}`,
      prose`folder: ${quoteName(fromRoot(root, phase.folder))}`,
      prose`plans there: ${brief.existing.length}, of them done: ${facts.plans.filter(({ done }) => done).length}`,
    ],
    '\n',
  );
  return { kind: 'context', context, notice: known.notice };
}

/** Existing research is reused, whatever its origin. */
function needsResearch(phase: OpenedPhase, options: PlanOptions, config: PlanningConfig): boolean {
  if (options.research !== null) return options.research;
  return config.research && !options.gaps && phaseDocument(phase, 'RESEARCH') === null;
}

interface Around {
  readonly options: PlanOptions;
  readonly config: PlanningConfig;
  readonly files: ReturnType<typeof runFiles>;
}

// The brief for the agents of a planning: facts from the documents, and the files to read.
function briefOf(workspace: Workspace, phase: OpenedPhase, { options, config, files }: Around): PlanBrief {
  const { project, facts, entry, padded, folder } = phase;
  const plans = (phase.onDisk?.plans ?? []).map(({ file }) => file);
  const gaps = options.gaps ? gapsOf(phase).map(({ truth }) => truth) : [];
  const texts = new Map((project.requirements?.items ?? []).map(({ id, text }) => [id.toUpperCase(), text]));
  const own = fromRoot(project.root, folder);
  const asked = { phase: facts.number, roadmap: project.roadmap, requirements: project.requirements };
  return {
    phase: facts.number,
    name: facts.name,
    goal: entry?.goal ?? null,
    mode: options.gaps ? 'gaps' : plans.length > 0 ? 'again' : 'new',
    requirements: phaseRequirements(asked).map((id) => ({ id, text: texts.get(id.toUpperCase()) ?? '' })),
    criteria: entry?.successCriteria ?? [],
    gaps: [...new Set(gaps)],
    read: readingOf(phase, options.gaps),
    format: files.format,
    folder: own,
    existing: plans,
    next: nextNames(padded, phase.onDisk?.names ?? []),
    research: phaseDocument(phase, 'RESEARCH')?.file ?? `${own}/${padded}-RESEARCH.md`,
    verdict: files.review,
    notebook: notebookTool(workspace),
    tddMode: config.tddMode,
    granularity: config.granularity,
  };
}

/** Only existing files. */
function readingOf(phase: OpenedPhase, gaps: boolean): PlanBrief['read'] {
  const { project } = phase;
  const own = (kind: string, why: Prose) => ({ path: phaseDocument(phase, kind)?.file ?? null, why });
  const file = (path: string, why: Prose) => ({
    path: isPlanningDocument(project.root, path) ? path : null,
    why,
  });
  const candidates = [
    own('CONTEXT', prose`the user's decisions for this phase (D-NN): they are fixed`),
    ...(gaps ? [own('VERIFICATION', prose`what was found missing, with evidence`)] : []),
    ...(gaps ? [own('UAT', prose`what people found when they tried it`)] : []),
    own('RESEARCH', prose`what was found out for this phase`),
    own('PATTERNS', prose`code to follow`),
    own('UI-SPEC', prose`how it looks`),
    file('.planning/PROJECT.md', prose`what is built, for whom, within which limits`),
    file('.planning/REQUIREMENTS.md', prose`the requirements in full`),
    file('.planning/STATE.md', prose`what was decided and what is open`),
    ...MAP.map(([name, why]) => file(`.planning/codebase/${name}.md`, why)),
    ...projectResearch(phase).map((path) => ({ path, why: prose`research for the whole project` })),
    file('CLAUDE.md', prose`how to work in this project`),
    file('AGENTS.md', prose`how to work in this project`),
    ...summariesOf(phase),
  ];
  return candidates.flatMap(({ path, why }) => (path === null ? [] : [{ path, why }]));
}

/** The map of the code; the planner reads what the work is about. */
const MAP = [
  ['STACK', prose`the map: what it is made with`],
  ['ARCHITECTURE', prose`the map: its parts, and how data flow`],
  ['STRUCTURE', prose`the map: where things are, and where new ones go`],
  ['CONVENTIONS', prose`the map: how its code is written`],
  ['TESTING', prose`the map, for work on tests`],
  ['INTEGRATIONS', prose`the map, for work with services outside`],
  ['CONCERNS', prose`the map, for work on what is fragile`],
] as const;

/** The summaries of this phase's plans. */
function summariesOf({ project, folder, onDisk }: OpenedPhase) {
  return (onDisk?.names ?? [])
    .filter((name) => name.endsWith('-SUMMARY.md'))
    .map((name) => ({ path: fromRoot(project.root, join(folder, name)), why: prose`what was done already` }));
}

function nextNames(padded: string, names: readonly string[]): readonly string[] {
  const used = names.flatMap((name) => {
    const { id } = planName(name, padded);
    const rest = id.startsWith(`${padded}-`) ? id.slice(padded.length + 1) : '';
    const number = /^(\d{1,3})(?=-|$)/.exec(rest)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const first = Math.max(0, ...used) + 1;
  return [0, 1, 2].map((more) => `${padded}-${String(first + more).padStart(2, '0')}-PLAN.md`);
}

/** Null when no notebook is chosen for the project. */
function notebookTool(workspace: Workspace): Prose | null {
  if (projectNotebook(workspace).status !== 'chosen') return null;
  return prose`the tool notebook_query of the server msw (one question at a time; it costs quota)`;
}
