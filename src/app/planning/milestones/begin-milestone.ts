// Begins the next milestone, from answers that Claude wrote down or as the roadmap already plans it. Writes all of its
// documents or none; after an interruption, it is taken up from the roadmap.

import { join } from 'node:path';
import { folderPhase, isBacklog } from '../../../core/planning/documents/phase-id.ts';
import {
  beginInRoadmap,
  emptyRoadmap,
  type MilestoneAnswers,
  type PlannedMilestone,
  plannedMilestone,
  readMilestoneAnswers,
  takeUpInRoadmap,
} from '../../../core/planning/milestones/begin-roadmap.ts';
import { milestoneTitle, nextVersion } from '../../../core/planning/milestones/milestone.ts';
import { type Begun, beginState } from '../../../core/planning/milestones/milestone-state.ts';
import { checkAnswers } from '../../../core/planning/writing/check-answers.ts';
import { requirementsDocument } from '../../../core/planning/writing/new-documents.ts';
import type { AnswerProblem } from '../../../core/planning/writing/project-answers.ts';
import { beginInProject } from '../../../core/planning/writing/project-upkeep.ts';
import { findSection } from '../../../core/planning/writing/section.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import {
  documentNames,
  documentText,
  isRefusal,
  type PlanningRefusal,
  referenceExists,
  refusedPlanning,
  type Texts,
  underGsdLocks,
  writeTexts,
} from '../documents/documents.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';
import { milestoneIn, numbersOf } from './open-milestone.ts';

export type BegunMilestone =
  | {
      readonly status: 'done';
      readonly version: string;
      readonly name: string;
      /** The number of its first phase. */
      readonly first: string;
      /** Relative to the root. */
      readonly files: readonly string[];
      readonly commit: PlanningCommit;
    }
  | { readonly status: 'invalid'; readonly problems: readonly AnswerProblem[] }
  | PlanningRefusal;

/** Version and first phase of the next milestone; a refusal while another is open. */
export type NextMilestone =
  | {
      readonly status: 'ok';
      readonly version: string;
      readonly first: number;
      /** The milestone that the roadmap already plans; null when there is none. */
      readonly planned: PlannedMilestone | null;
    }
  | PlanningRefusal;

export function nextMilestone(project: PlanningProject): NextMilestone {
  const found = milestoneIn(project);
  if (found.status === 'refused') return found;
  if (found.status === 'open') {
    const { version } = found.milestone;
    const cure =
      found.points.length === 0 ? 'close it with /msw:go --close' : '/msw:status says what is next';
    return refusedPlanning(`Milestone ${version} is not closed: ${cure}, then begin another.`);
  }
  const planned = plannedMilestone(project.roadmap?.document.text ?? '');
  const version = found.status === 'empty' ? found.version : nextVersion(found.milestone.version);
  return { status: 'ok', version: planned?.version ?? version, first: lastPhase(project) + 1, planned };
}

/** @param value the answers as parsed from JSON */
export async function beginMilestone(
  { root, planning }: PlanningProject,
  value: unknown,
  now: string = new Date().toISOString(),
): Promise<BegunMilestone> {
  const read = readMilestoneAnswers(value);
  if (read.status === 'invalid') return read;
  const { answers } = read;
  const begun = await underGsdLocks(planning, () => begin(root, planning, answers, now));
  return begun.status === 'ok' ? committed(root, begun) : begun;
}

/** Begins the milestone that the roadmap plans. */
export async function takeUpMilestone(
  { root, planning }: PlanningProject,
  now: string = new Date().toISOString(),
): Promise<BegunMilestone> {
  const begun = await underGsdLocks(planning, (): Written => {
    const project = readProject(root, planning);
    const next = nextMilestone(project);
    if (next.status === 'refused') return next;
    if (next.planned === null)
      return refusedPlanning('The roadmap plans no milestone: /msw:init --milestone asks what it is to be.');
    const { version, name, phases } = next.planned;
    const roadmap = takeUpInRoadmap(project.roadmap?.document.text ?? '', next.planned);
    return written(planning, { version, name, phases }, [
      ['ROADMAP.md', roadmap],
      ['STATE.md', beginState(project.state?.document.text ?? '', { version, name, phases }, now)],
    ]);
  });
  return begun.status === 'ok' ? committed(root, begun) : begun;
}

type Written =
  | { readonly status: 'ok'; readonly begun: Begun; readonly files: readonly string[] }
  | { readonly status: 'invalid'; readonly problems: readonly AnswerProblem[] }
  | PlanningRefusal;

async function committed(
  root: string,
  { begun, files }: Extract<Written, { status: 'ok' }>,
): Promise<BegunMilestone> {
  const { version, name, phases } = begun;
  const message = `docs: start milestone ${milestoneTitle(begun)}`;
  const commit = await commitPlanning(root, files, message);
  return { status: 'done', version, name, first: phases[0]?.number ?? '', files, commit };
}

function begin(root: string, planning: string, answers: MilestoneAnswers, now: string): Written {
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  if (unusable !== undefined) return refusedPlanning(unusable);
  const next = nextMilestone(project);
  if (next.status === 'refused') return next;
  const { first } = next;
  const problems = checkAnswers(answers, (path) => referenceExists(root, path), first);
  if (problems.length > 0) return { status: 'invalid', problems };
  const begun = {
    version: answers.version ?? next.version,
    name: answers.name,
    phases: answers.phases.map(({ name }, at) => ({ number: String(first + at), name })),
  };
  const texts = documents(project, answers, { begun, first, now });
  return isRefusal(texts) ? texts : written(planning, begun, texts);
}

/** In writing order: STATE comes last, so that an interrupted run is one that the roadmap plans. */
function documents(
  { root, planning, roadmap, state }: PlanningProject,
  answers: MilestoneAnswers,
  { begun, first, now }: { readonly begun: Begun; readonly first: number; readonly now: string },
): Texts | PlanningRefusal {
  const date = now.slice(0, 10);
  const { name, goal, phases } = answers;
  const { version } = begun;
  const about = documentText(root, join(planning, 'PROJECT.md'));
  const there = documentText(root, join(planning, 'REQUIREMENTS.md'));
  const title = titleOf(about) ?? name;
  const wanted = requirementsDocument(
    { ...answers, name: title, coreValue: coreValueOf(about) ?? goal },
    date,
    { version, later: 'Future', first, after: `milestone ${version} started` },
  );
  if (there !== null && undated(there) !== undated(wanted))
    return refusedPlanning(
      '.planning/REQUIREMENTS.md is there, and nothing was written: move it to .planning/milestones, or take what it asks for into the answers and move it away.',
    );
  const start = { ...answers, title: milestoneTitle(begun), features: phases.map((one) => one.goal), date };
  const before = roadmap?.document.text ?? emptyRoadmap(title);
  return [
    ['REQUIREMENTS.md', there ?? wanted],
    ...(about === null ? [] : [['PROJECT.md', beginInProject(about, start)] as const]),
    ['ROADMAP.md', beginInRoadmap(before, { ...answers, version, first })],
    ['STATE.md', beginState(state?.document.text ?? '', begun, now)],
  ];
}

function written(planning: string, begun: Begun, texts: Texts): Written {
  const done = writeTexts(planning, texts);
  return isRefusal(done) ? done : { status: 'ok', begun, files: texts.map(([name]) => `.planning/${name}`) };
}

function undated(text: string): string {
  return text.replaceAll(/\d{4}-\d{2}-\d{2}/g, '');
}

function titleOf(about: string | null): string | null {
  return /^# (\S[^\r\n]{0,200})$/m.exec(about ?? '')?.[1]?.trim() ?? null;
}

function coreValueOf(about: string | null): string | null {
  const section = about === null ? null : findSection(about, /^core value$/i);
  return section?.lines.find(({ text }) => text.trim() !== '')?.text.trim() ?? null;
}

/** The highest phase number ever used, without the backlog. */
function lastPhase(project: PlanningProject): number {
  const { root, planning } = project;
  const archives = documentNames(root, join(planning, 'milestones')).filter((name) =>
    name.endsWith('-phases'),
  );
  const folders = ['phases', ...archives.map((name) => join('milestones', name))]
    .flatMap((name) => documentNames(root, join(planning, name)))
    .map((name) => folderPhase(name) ?? '');
  const numbers = [...folders, ...numbersOf(project)].filter((number) => !isBacklog(number));
  return Math.max(0, ...numbers.map((number) => Number(/^\d{1,6}/.exec(number)?.[0] ?? 0)));
}
