// Begins the next milestone, from answers that Claude wrote down or as the roadmap already plans it. Writes all of its
// documents or none; after an interruption, it is taken up from the roadmap.

import { join } from 'node:path';
import { folderPhase, isBacklog } from '../../../core/planning/documents/phase-id.ts';
import {
  beginInRoadmap,
  emptyRoadmap,
  type MilestoneAnswers,
  type PlannedMilestone,
  readMilestoneAnswers,
  takeUpInRoadmap,
} from '../../../core/planning/milestones/begin-roadmap.ts';
import { milestoneTitle, nextVersion } from '../../../core/planning/milestones/milestone.ts';
import { type Begun, beginState } from '../../../core/planning/milestones/milestone-state.ts';
import { checkAnswers } from '../../../core/planning/writing/check-answers.ts';
import { requirementsDocument } from '../../../core/planning/writing/new-documents.ts';
import type { InvalidAnswers } from '../../../core/planning/writing/project-answers.ts';
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
import { keptMilestones } from '../documents/phase-place.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';
import { beforeAnother, milestoneIn, numbersOf, plannedIn } from './open-milestone.ts';

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
  | InvalidAnswers
  | PlanningRefusal;

/** Version and first phase of the next milestone. */
interface NextMilestone {
  readonly status: 'ok';
  readonly version: string;
  readonly first: number;
  /** The milestone that the roadmap already plans; null when there is none. */
  readonly planned: PlannedMilestone | null;
}

/** Refused while another is open. */
export function nextMilestone(project: PlanningProject): NextMilestone | PlanningRefusal {
  const found = milestoneIn(project);
  if (found.status === 'refused') return found;
  if (found.status === 'open') {
    const { version } = found.milestone;
    const cure =
      found.points.length === 0 ? 'close it with /msw:go --close' : '/msw:status says what is next';
    return refusedPlanning(`Milestone ${version} is not closed: ${cure}, then begin another.`);
  }
  const [objection] = beforeAnother(project, found);
  if (objection !== undefined) return refusedPlanning(objection.what);
  const planned = plannedIn(project);
  const version = found.status === 'empty' ? found.version : nextVersion(found.milestone.version);
  return { status: 'ok', version: planned?.version ?? version, first: lastPhase(project) + 1, planned };
}

/** @param value the answers as parsed from JSON */
export async function beginMilestone(
  project: PlanningProject,
  value: unknown,
  now: string = new Date().toISOString(),
): Promise<BegunMilestone> {
  const read = readMilestoneAnswers(value);
  if (read.status === 'invalid') return read;
  return begin(project, (fresh, next) => fromAnswers(fresh, next, read.answers, now));
}

/** Begins the milestone that the roadmap plans. */
export function takeUpMilestone(
  project: PlanningProject,
  now: string = new Date().toISOString(),
): Promise<BegunMilestone> {
  return begin(project, ({ roadmap, state }, { planned }) => {
    if (planned === null)
      return refusedPlanning('The roadmap plans no milestone: /msw:init --milestone asks what it is to be.');
    const texts = [
      ['ROADMAP.md', takeUpInRoadmap(roadmap?.document.text ?? '', planned)],
      ['STATE.md', beginState(state?.document.text ?? '', planned, now)],
    ] as const;
    return { status: 'ok', begun: planned, texts };
  });
}

interface Wanted {
  readonly status: 'ok';
  readonly begun: Begun;
  /** In writing order. */
  readonly texts: Texts;
}

type Beginning = Wanted | InvalidAnswers | PlanningRefusal;

/** Writes what is wanted of the project as it is under the locks, and commits it. */
async function begin(
  { root, planning }: PlanningProject,
  beginning: (project: PlanningProject, next: NextMilestone) => Beginning,
): Promise<BegunMilestone> {
  const done = await underGsdLocks(planning, (): Beginning => {
    const project = readProject(root, planning);
    const [unusable] = project.unusable;
    if (unusable !== undefined) return refusedPlanning(unusable);
    const next = nextMilestone(project);
    const wanted = next.status === 'refused' ? next : beginning(project, next);
    const written = wanted.status === 'ok' ? writeTexts(planning, wanted.texts) : wanted;
    return isRefusal(written) ? written : wanted;
  });
  if (done.status !== 'ok') return done;
  const { version, name, phases } = done.begun;
  const files = done.texts.map(([file]) => `.planning/${file}`);
  const commit = await commitPlanning(root, files, `docs: start milestone ${milestoneTitle(done.begun)}`);
  return { status: 'done', version, name, first: phases[0]?.number ?? '', files, commit };
}

/** STATE comes last, so that an interrupted run is one that the roadmap plans. */
function fromAnswers(
  { root, planning, roadmap, state }: PlanningProject,
  next: NextMilestone,
  answers: MilestoneAnswers,
  now: string,
): Beginning {
  const date = now.slice(0, 10);
  const { name, goal, version = next.version } = answers;
  const first = firstOf(next, answers);
  const problems = checkAnswers(answers, (path) => referenceExists(root, path), first);
  if (problems.length > 0) return { status: 'invalid', problems };
  const phases = answers.phases.map((phase, at) => ({ number: String(first + at), name: phase.name }));
  const begun = { version, name, phases };
  const about = documentText(root, join(planning, 'PROJECT.md'));
  const there = documentText(root, join(planning, 'REQUIREMENTS.md'));
  const project = titleOf(about) ?? name;
  const asked = requirementsDocument(
    { ...answers, name: project, coreValue: coreValueOf(about) ?? goal },
    date,
    { version, later: 'Future', first, after: `milestone ${version} started` },
  );
  if (there !== null && undated(there) !== undated(asked))
    return refusedPlanning(
      '.planning/REQUIREMENTS.md is there, and nothing was written: move it to .planning/milestones, or take what it asks for into the answers and move it away.',
    );
  const features = answers.phases.map((phase) => phase.goal);
  const start = { ...answers, title: milestoneTitle(begun), features, date };
  const before = roadmap?.document.text ?? emptyRoadmap(project);
  return {
    status: 'ok',
    begun,
    texts: [
      ['REQUIREMENTS.md', there ?? asked],
      ...(about === null ? [] : [['PROJECT.md', beginInProject(about, start)] as const]),
      ['ROADMAP.md', beginInRoadmap(before, { ...answers, version, first })],
      ['STATE.md', beginState(state?.document.text ?? '', begun, now)],
    ],
  };
}

/** Of the same phases in the roadmap, which an interrupted run wrote, else the next number. */
function firstOf({ first, planned }: NextMilestone, { phases }: MilestoneAnswers): number {
  const names = planned?.phases.map((phase) => phase.name) ?? [];
  const isOwn = names.length === phases.length && phases.every(({ name }, at) => name === names[at]);
  return isOwn ? Number(planned?.phases[0]?.number ?? first) : first;
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
  const { root } = project;
  const archives = [...keptMilestones(root).values()].flatMap(({ phases }) => phases ?? []);
  const folders = ['.planning/phases', ...archives]
    .flatMap((folder) => documentNames(root, folder))
    .map((name) => folderPhase(name) ?? '');
  const numbers = [...folders, ...numbersOf(project)].filter((number) => !isBacklog(number));
  return Math.max(0, ...numbers.map((number) => Number(/^\d{1,6}/.exec(number)?.[0] ?? 0)));
}
