// Closes a milestone: archives roadmap and requirements, records in MILESTONES and PROJECT what shipped, folds the
// roadmap, puts STATE at its end, and moves the phase folders. Every step may have been done before: after an
// interruption, running it again gives the same result.

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDocumentFolder } from '../../../adapters/files/write-document.ts';
import { type TagResult, tagCommit } from '../../../adapters/git/commits/tag-commit.ts';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, phaseKey } from '../../../core/planning/documents/phase-id.ts';
import type { Roadmap } from '../../../core/planning/documents/roadmap.ts';
import { auditOf, withAcknowledgement } from '../../../core/planning/milestones/audit.ts';
import { foldRoadmap } from '../../../core/planning/milestones/fold-roadmap.ts';
import {
  archivedRequirements,
  countTasks,
  type Milestone,
  milestoneTitle,
  noteShipped,
} from '../../../core/planning/milestones/milestone.ts';
import { closeState } from '../../../core/planning/milestones/milestone-state.ts';
import { BEGIN, NO_PLACE, type OpenPoint } from '../../../core/planning/milestones/open-points.ts';
import { UNREAD } from '../../../core/planning/phases/standing.ts';
import { nameMilestone, noteUpdate } from '../../../core/planning/writing/project-upkeep.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import {
  documentNames,
  documentText,
  isRefusal,
  type PlanningRefusal,
  refusedPlanning,
  type Texts,
  underGsdLocks,
  writeTexts,
} from '../documents/documents.ts';
import { phasePlace } from '../documents/phase-place.ts';
import { phaseNamed } from '../documents/read-phase.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';
import { keptProject } from './keep-project.ts';
import { archivePath, type FoundMilestone, holds, milestoneIn, plannedIn } from './open-milestone.ts';

export interface CloseOptions {
  /** A person accepts the open points. */
  readonly anyway: boolean;
  readonly keepPhases: boolean;
  readonly tag: boolean;
  /** ISO time. */
  readonly now?: string;
}

export type ClosedMilestone =
  | {
      readonly status: 'done';
      readonly version: string;
      readonly name: string;
      /** Open points that a person accepted. */
      readonly passed: readonly OpenPoint[];
      /** Relative to the root. */
      readonly files: readonly string[];
      readonly commit: PlanningCommit;
      /** Null when no tag was requested. */
      readonly tag: TagResult | null;
      /** What to type next. */
      readonly next: string;
    }
  | (PlanningRefusal & { readonly points: readonly OpenPoint[] });

export async function closeMilestone(
  project: PlanningProject,
  { anyway, keepPhases, tag, now = new Date().toISOString() }: CloseOptions,
): Promise<ClosedMilestone> {
  const { root, planning } = project;
  const closed = await underGsdLocks(planning, () => close(root, planning, { anyway, keepPhases, now }));
  if (closed.status === 'refused') return { points: [], ...closed };
  const { milestone, passed, files } = closed;
  const { version } = milestone;
  const formerly = (name: string): string =>
    name
      .replace(`.planning/milestones/${version}-phases/`, '.planning/phases/')
      .replace(`.planning/milestones/${version}-`, '.planning/');
  const commit = await commitPlanning(root, files, `chore: archive ${version} milestone files`, { formerly });
  return {
    status: 'done',
    version,
    name: milestone.name,
    passed,
    files: files.filter((file) => existsSync(join(root, file))),
    commit,
    tag: tag ? await tagged(root, milestone, commit) : null,
    next: BEGIN,
  };
}

async function tagged(root: string, milestone: Milestone, commit: PlanningCommit): Promise<TagResult> {
  if (commit.status === 'refused')
    return { status: 'refused', reason: 'the archive is not committed, and a tag would not hold it' };
  const message = `${milestoneTitle(milestone)}\n\nSee .planning/MILESTONES.md for full details.`;
  return tagCommit(root, milestone.version, message);
}

interface Closing {
  readonly status: 'done';
  readonly milestone: Milestone;
  readonly passed: readonly OpenPoint[];
  /** Changed, created or moved files and folders, with `/`. */
  readonly files: readonly string[];
}
type Closed = Closing | (PlanningRefusal & { readonly points?: readonly OpenPoint[] });
type Open = Extract<FoundMilestone, { status: 'open' }>;

function close(
  root: string,
  planning: string,
  { anyway, keepPhases, now }: Pick<CloseOptions, 'anyway' | 'keepPhases'> & { readonly now: string },
): Closed {
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  if (unusable !== undefined) return refusedPlanning(unusable);
  const found = milestoneIn(project);
  if (found.status === 'refused') return found;
  if (found.status !== 'open' && project.standing.left === UNREAD) return refusedPlanning(UNREAD);
  if (found.status === 'empty')
    return refusedPlanning(
      `Milestone ${found.version} has no phases in the roadmap: there is nothing to close. /msw:init --milestone plans it.`,
    );
  const { milestone } = found;
  const passed = found.status === 'open' ? found.points : [];
  const objection = objectionTo(milestone, passed, anyway);
  if (objection !== null) return { ...refusedPlanning(objection), points: passed };
  const marks = marksOf(project, milestone, passed, now.slice(0, 10));
  const written = found.status === 'open' ? archive(project, found, marks, now) : [];
  if (isRefusal(written)) return written;
  const files = finish(project, milestone, keepPhases ? null : found.roadmap);
  // When the folders move, the marked documents move with them.
  const marked = keepPhases ? marks.map(([path]) => `.planning/${path}`) : [];
  return { status: 'done', milestone, passed, files: [...files, ...marked] };
}

/** Null when it can be closed. */
function objectionTo({ version }: Milestone, passed: readonly OpenPoint[], anyway: boolean): string | null {
  const blocked = passed.find(({ status }) => status === NO_PLACE);
  if (blocked !== undefined) return blocked.what;
  const [first] = passed;
  if (first === undefined || anyway) return null;
  const more = passed.length > 1 ? ` (and ${passed.length - 1} more: /msw:status)` : '';
  const cure = first.command === null ? '' : ` Next is ${first.command}.`;
  return `Milestone ${version} cannot be closed yet: ${first.what}${more}${cure} /msw:go --close --anyway closes it as it is and notes what is open as deferred.`;
}

/** Accepted points are marked, because gsd-core's audit would report them at every later close. */
function marksOf(
  { root, phases }: PlanningProject,
  { version }: Milestone,
  passed: readonly OpenPoint[],
  date: string,
): Texts {
  const folders = phases.flatMap(({ number, folder }) =>
    folder !== null && passed.some(({ phase }) => phase === number) ? [phasePlace(root, folder)] : [],
  );
  const paths = folders.flatMap((folder) =>
    documentNames(root, folder).map((name) => [folder, name] as const),
  );
  return paths.flatMap(([folder, name]) => {
    const path = `${folder}/${name}`;
    const text = documentText(root, path) ?? '';
    const audit = auditOf(name, text);
    if (audit === null || audit.open === null) return [];
    const marked = withAcknowledgement(text, audit.snapshot, { version, date });
    return [[path.slice('.planning/'.length), marked] as const];
  });
}

/** Writes everything that precedes the folding of the roadmap, then folds it. */
function archive(
  project: PlanningProject,
  found: Open,
  marks: Texts,
  now: string,
): readonly string[] | PlanningRefusal {
  const { root, planning } = project;
  const date = now.slice(0, 10);
  const kept = archives(project, found, date);
  if (isRefusal(kept)) return kept;
  const folder = openDocumentFolder(root, join(planning, 'milestones'));
  if (folder.status === 'refused') return folder;
  return writeTexts(planning, [
    ...kept,
    ...upkeep(project, found, now),
    ...marks,
    // Last: a close that is interrupted before this point is repeated in full.
    ['ROADMAP.md', foldRoadmap(found.roadmap, found.milestone, date)],
  ]);
}

/** The archive files that do not exist yet; existing ones are never overwritten. */
function archives(
  { root, planning, requirements }: PlanningProject,
  { milestone, roadmap }: Open,
  date: string,
): Texts | PlanningRefusal {
  const own = roadmap.document.text;
  const asked = requirements?.document.text ?? null;
  const wanted = [
    ['ROADMAP.md', own, own] as const,
    ...(asked === null
      ? []
      : [['REQUIREMENTS.md', asked, archivedRequirements(asked, milestone, date)] as const]),
  ];
  const texts: (readonly [string, string])[] = [];
  for (const [name, is, text] of wanted) {
    const path = archivePath(milestone.version, name);
    const there = documentText(root, join(planning, path));
    if (there === null) texts.push([path, text]);
    else if (!holds(there, is))
      return refusedPlanning(`.planning/${path} holds something else: move it away, and close again.`);
  }
  return texts;
}

/** The documents that record the shipped milestone. */
function upkeep(
  project: PlanningProject,
  { milestone, state, points: passed, isArchived }: Open,
  now: string,
): Texts {
  const { root, planning, phases, standing } = project;
  const { version } = milestone;
  const date = now.slice(0, 10);
  const shipped = { ...milestone, ...summariesOf(project), passed };
  const isShipped = ({ number }: PhaseFacts) => passed.every(({ phase }) => phase !== number);
  const about = documentText(root, join(planning, 'PROJECT.md'));
  const kept = about === null ? null : keptProject(about, project, date, isShipped);
  const numbers = phases.map(({ number }) => number);
  const named = kept === null ? '' : nameMilestone(kept, version, numbers);
  const closing = { passed, progress: standing.progress, now };
  return [
    ['MILESTONES.md', noteShipped(documentText(root, join(planning, 'MILESTONES.md')), shipped, date)],
    ...(kept === null ? [] : [['PROJECT.md', noteUpdate(named, date, `${version} milestone`)] as const]),
    ...(isArchived ? [] : [['STATE.md', closeState(state.document.text, milestone, closing)] as const]),
  ];
}

/** Totals from the plans' summaries. */
function summariesOf({ root, phases }: PlanningProject) {
  const summaries = phases.flatMap(({ folder }) => {
    const phase = folder === null ? null : phaseNamed(root, folder);
    return phase?.plans.flatMap(({ summary }) => (summary === null ? [] : [summary])) ?? [];
  });
  return {
    tasks: summaries.reduce((sum, { document }) => sum + countTasks(document.text), 0),
    accomplishments: summaries.flatMap(({ oneLiner }) => oneLiner ?? []),
  };
}

/**
 * After the fold: removes archived requirements, archives the phases. Returns all paths for the commit.
 * @param roadmap of the phases whose folders move; null: none do
 */
function finish(
  { root, planning }: PlanningProject,
  { version }: Milestone,
  roadmap: Roadmap | null,
): readonly string[] {
  const documents = ['ROADMAP.md', 'STATE.md', 'MILESTONES.md', 'PROJECT.md', 'REQUIREMENTS.md'];
  const audit = `${version}-MILESTONE-AUDIT.md`;
  const kept = documentText(root, join(planning, archivePath(version, 'REQUIREMENTS.md')));
  const current = documentText(root, join(planning, 'REQUIREMENTS.md'));
  // A milestone that is already planned takes its requirements from this file.
  const { phases: next = [] } = plannedIn(readProject(root, planning)) ?? {};
  const isNeeded = next.some(({ requirements }) => requirements.length > 0);
  if (current !== null && kept !== null && !isNeeded && holds(kept, current))
    rmSync(join(planning, 'REQUIREMENTS.md'));
  if (existsSync(join(planning, audit))) moveTo(join(planning, audit), join(planning, 'milestones', audit));
  const moved = roadmap === null ? [] : movePhases(root, planning, version, roadmap);
  const archived = ['ROADMAP.md', 'REQUIREMENTS.md', 'MILESTONE-AUDIT.md'];
  const names = [...documents, audit, ...archived.map((name) => archivePath(version, name)), ...moved];
  return names.map((name) => `.planning/${name}`);
}

/** Returns source and target of each move, relative to `.planning`. */
function movePhases(root: string, planning: string, version: string, roadmap: Roadmap): readonly string[] {
  const own = new Set(
    [...roadmap.phases.map(({ number }) => number), ...roadmap.withoutDetails].map(phaseKey),
  );
  const target = archivePath(version, 'phases');
  const folders = documentNames(root, join(planning, 'phases')).filter((name) =>
    own.has(phaseKey(folderPhase(name) ?? '')),
  );
  if (folders.length > 0) openDocumentFolder(root, join(planning, target));
  for (const name of folders) moveTo(join(planning, 'phases', name), join(planning, target, name));
  const there = documentNames(root, join(planning, target));
  return [...new Set([...folders, ...there])].flatMap((name) => [`phases/${name}`, `${target}/${name}`]);
}

/** Numbers the target when it already exists. */
function moveTo(from: string, to: string): void {
  let free = to;
  for (let number = 1; existsSync(free); number += 1) free = `${to}.${number}`;
  renameSync(from, free);
}
