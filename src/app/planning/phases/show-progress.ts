// Shows where a planned project stands, for `/msw:status`, `/msw:go` and the command line.

import { join } from 'node:path';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, paddedPhase } from '../../../core/planning/documents/phase-id.ts';
import { readState } from '../../../core/planning/documents/state.ts';
import { nextWith } from '../../../core/planning/execution/next-execution.ts';
import { milestoneStep, type OpenPoint } from '../../../core/planning/milestones/open-points.ts';
import { type NextStep, nextStep, type StepFacts } from '../../../core/planning/phases/next-step.ts';
import { saysSettled } from '../../../core/planning/writing/list-items.ts';
import { blockersIn, decisionsIn, todosIn } from '../../../core/planning/writing/state-decisions.ts';
import type { PlanningPage } from '../../../core/report/planning-page.ts';
import { readMarkdown } from '../../../core/text/markdown/markdown-document.ts';
import { scalar } from '../../../core/text/markdown/value.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import type { Environment } from '../../workspace/workspace.ts';
import {
  documentNames,
  documentText,
  isPlanningDocument,
  type PlanningRefusal,
  planningConfigOf,
} from '../documents/documents.ts';
import { openPlanningAround, type PlanningProject } from '../documents/read-project.ts';
import { whyNotExecute } from '../documents/why-not-execute.ts';
import { waitingPlans } from '../execution/waiting-plans.ts';
import { milestonePage } from '../milestones/open-milestone.ts';
import { openQuickTasks } from '../quick/quick-task.ts';
import { readPlanningRun } from './planning-run.ts';

/** The step that the project's settings and its disk call for. @param facts in the place of those of the project */
export function nextStepOf(project: PlanningProject, facts: StepFacts = {}): NextStep {
  const { standing } = project;
  const milestone = milestonePage(project);
  const atEnd = milestone.status === 'refused' ? null : milestoneStep(standing, milestone);
  return atEnd ?? nextStep(standing, { ...stepFacts(project), ...facts });
}

/** For each phase, the command to type now; null when the phase is over or a person has to settle it first. */
export function commandsOfPhases(project: PlanningProject) {
  const { standing } = project;
  const facts = stepFacts(project);
  return standing.phases.map((phase) => {
    const isOpen = standing.open.includes(phase.number);
    const { command } = nextStep({ ...standing, kind: 'working', phase }, facts);
    return { number: phase.number, name: phase.name, command: isOpen ? command : null };
  });
}

function stepFacts(project: PlanningProject): StepFacts {
  const { root, planning, state } = project;
  const existing = ['STATE.md', 'REQUIREMENTS.md', 'PROJECT.md'].find((name) =>
    isPlanningDocument(root, join(planning, name)),
  );
  return {
    skipDiscuss: planningConfigOf(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === undefined ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => whyNotExecute(project, phase),
    isBeingPlanned: (phase) => isBeingPlanned(root, phase),
  };
}

/** Its plans were begun here, but the session ended before they were checked and recorded. */
function isBeingPlanned(root: string, { number, plans }: PhaseFacts): boolean {
  const run = readPlanningRun(root, paddedPhase(folderPhase(number) ?? number));
  return run !== null && !run.recorded && (run.gaps || plans.every(({ done }) => !done));
}

/** The planned project around a folder, with what waits for a person; null when nothing is planned. */
export async function showPlanning(
  folder: string,
  env: Environment,
): Promise<PlanningPage | PlanningRefusal | null> {
  const opened = openPlanningAround(folder);
  if (opened.status === 'refused') return opened;
  const waiting = await waitingPlans(opened.project, env);
  const page = planningPage(opened.project);
  if (page.next.action === 'init') return null;
  return { ...page, waiting, next: nextWith(page.next, waiting) };
}

function planningPage(project: PlanningProject): PlanningPage {
  const { state, standing, planning } = project;
  const text = state?.document.text ?? '';
  const about = documentText(project.root, join(planning, 'PROJECT.md'));
  const next = nextStepOf(project);
  return {
    name:
      about === null ? null : (readMarkdown(about).headings.find(({ level }) => level === 1)?.title ?? null),
    milestone: state?.milestone ?? null,
    standing,
    blockers: blockersIn(text),
    resolve: lineToType`state blocker resolve "WORDS"`,
    decisions: decisionsIn(text).length,
    lastActivity:
      [state?.lastActivity, state?.lastActivityText]
        .filter((one) => one !== null && one !== undefined)
        .join(' — ') || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    points: openBesides(project, next),
    todos: todosOf(project, text),
    debugging: debuggingOf(project),
    small: openQuickTasks(project.root),
    next,
  };
}

interface OpenNote {
  readonly name: string;
  readonly title: string;
}

/** The pending todos: those with a file of their own, and others that STATE lists. Done wins where it is said twice. */
function todosOf(project: PlanningProject, state: string): readonly string[] {
  const over = ['completed', 'done'].flatMap((folder) => notesIn(project, join('todos', folder)));
  const open = notesIn(project, join('todos', 'pending')).filter(
    (note) => !note.isSettled && !over.some(({ name }) => name === note.name),
  );
  const listed = todosIn(state).filter((item) => ![...open, ...over].some((note) => isAbout(item, note)));
  return [...open.map(({ title }) => title), ...listed];
}

function isAbout(item: string, { name, title }: OpenNote): boolean {
  const said = item.toLowerCase();
  return said.includes(title.toLowerCase()) || said.includes(name.replace(/\.md$/, '').toLowerCase());
}

/** What GSD's debugging learned for later sessions: not a note of one that is open. */
const KNOWLEDGE = 'knowledge-base.md';

function debuggingOf(project: PlanningProject): readonly string[] {
  const notes = notesIn(project, 'debug').filter(({ name }) => name !== KNOWLEDGE);
  return notes.filter(({ isSettled }) => !isSettled).map(({ title }) => title);
}

/** GSD's notes in a folder of `.planning`, with their titles by frontmatter or heading. */
function notesIn({ root, planning }: PlanningProject, folder: string) {
  const names = documentNames(root, join(planning, folder)).filter((name) => name.endsWith('.md'));
  return names.flatMap((name) => {
    const text = documentText(root, join(planning, folder, name));
    if (text === null) return [];
    const { frontmatter, headings } = readMarkdown(text);
    const { title, status, trigger } = frontmatter.values;
    const said = scalar(status) ?? readState(text).statusText ?? '';
    const isSettled = saysSettled(said);
    return [
      {
        name,
        title: scalar(title) ?? headings[0]?.title ?? scalar(trigger) ?? name.replace(/\.md$/, ''),
        isSettled,
      },
    ];
  });
}

/** What waits in phases other than the next one; phases that merely have not begun are left out. */
function openBesides(project: PlanningProject, next: NextStep): readonly OpenPoint[] {
  const page = milestonePage(project);
  const points = page.status === 'open' ? page.points : [];
  if (project.standing.kind === 'complete') return points;
  const waits = ['human_needed', 'gaps_found', 'stale'];
  return points.filter(
    ({ phase, status, category }) =>
      phase !== next.phase && (category === 'uat_gaps' || waits.includes(status)),
  );
}
