// Finds the milestone that a project is in: still in progress, or folded away in its roadmap.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderPhase, isBacklog, isFolderOf } from '../../../core/planning/documents/phase-id.ts';
import { titleOf } from '../../../core/planning/documents/progress-rows.ts';
import { phaseTitles, type Roadmap, readRoadmap } from '../../../core/planning/documents/roadmap.ts';
import { isBegun } from '../../../core/planning/documents/roadmap-scope.ts';
import type { StateDocument } from '../../../core/planning/documents/state.ts';
import { type PlannedMilestone, plannedMilestone } from '../../../core/planning/milestones/begin-roadmap.ts';
import { isFolded } from '../../../core/planning/milestones/fold-roadmap.ts';
import {
  entriesOf,
  hasEntry,
  type Milestone,
  milestoneOf,
  milestoneTitle,
} from '../../../core/planning/milestones/milestone.ts';
import {
  type MilestoneEnd,
  NO_PLACE,
  type OpenPoint,
  openPoints,
} from '../../../core/planning/milestones/open-points.ts';
import { UNREAD } from '../../../core/planning/phases/standing.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { someOf } from '../../../core/text/some-of.ts';
import {
  documentNames,
  documentText,
  type PlanningRefusal,
  refusedPlanning,
} from '../documents/documents.ts';
import { keptMilestones } from '../documents/phase-place.ts';
import { readPhase } from '../documents/read-phase.ts';
import type { PlanningProject } from '../documents/read-project.ts';

export type FoundMilestone =
  | {
      readonly status: 'open';
      readonly milestone: Milestone;
      readonly state: StateDocument;
      readonly roadmap: Roadmap;
      /** What prevents closing it. */
      readonly points: readonly OpenPoint[];
      /** gsd-core has closed it, but not folded the roadmap. */
      readonly isArchived: boolean;
    }
  /** Nothing of it is left in the roadmap; `roadmap` is the archived one, null when there is none. */
  | {
      readonly status: 'closed';
      readonly milestone: Milestone;
      readonly state: StateDocument;
      readonly roadmap: Roadmap | null;
    }
  /** The roadmap names no phase yet, and the milestone has not shipped. */
  | { readonly status: 'empty'; readonly version: string; readonly state: StateDocument };

export function milestoneIn(project: PlanningProject): FoundMilestone | PlanningRefusal {
  const { state, roadmap, phases } = project;
  const isClosed = project.standing.kind === 'closed';
  if (state === null) return refusedPlanning('.planning/STATE.md is missing: begin with /msw:init.');
  if (roadmap === null && !isClosed)
    return refusedPlanning('.planning/ROADMAP.md is missing: begin with /msw:init.');
  const named = roadmap !== null && roadmap.phases.length + roadmap.withoutDetails.length > 0;
  const milestone = milestoneOf(state, roadmap, named ? phases : [], archivedVersions(project.root));
  if (milestone === null)
    return refusedPlanning(
      `STATE.md names the milestone ${state.milestone ?? ''}, which cannot be the name of a file: use letters, digits, points and dashes, as in v1.0.`,
    );
  const isOver =
    named &&
    (isFolded(roadmap.document.text, milestone.version) || isGone(project) || isKept(project, milestone));
  // Whatever else says that it is over: a phase is open.
  const isOpen = named && (!isOver || project.standing.open.length > 0);
  return isOpen ? opened(project, { milestone, state, roadmap }) : ended(project, milestone, state);
}

function opened(
  project: PlanningProject,
  open: { readonly milestone: Milestone; readonly state: StateDocument; readonly roadmap: Roadmap },
): FoundMilestone {
  const { phases, requirements, standing } = project;
  const { verifier } = standing;
  const { version } = open.milestone;
  const isArchived = isClosedByGsd(project, version);
  const isOther = !isArchived && keptAnother(project, version) !== null;
  const points = isArchived ? [] : openPoints({ phases, roadmap: open.roadmap, requirements, verifier });
  const { kind, left } = standing;
  const unclear = kind === 'unclear' && left !== null ? [undecided(left)] : [];
  // Only closing would touch it.
  const other = isOther && standing.open.length === 0 ? [otherArchive(version)] : [];
  return { status: 'open', ...open, points: [...unclear, ...other, ...points], isArchived };
}

function ended(project: PlanningProject, milestone: Milestone, state: StateDocument): FoundMilestone {
  const { root, planning, roadmap } = project;
  const { version } = milestone;
  const kept = documentText(root, join(planning, archivePath(version, 'ROADMAP.md')));
  if (kept === null && roadmap !== null && !hasShipped(project, version))
    return { status: 'empty', version, state };
  return { status: 'closed', milestone, state, roadmap: kept === null ? null : readRoadmap(kept, version) };
}

/** Its roadmap is archived, STATE is at its end, and MILESTONES has its entry. */
function isClosedByGsd({ root, planning, state }: PlanningProject, version: string): boolean {
  if (!existsSync(join(planning, archivePath(version, 'ROADMAP.md')))) return false;
  const entries = documentText(root, join(planning, 'MILESTONES.md')) ?? '';
  return hasEntry(entries, version) && /^Milestone \S+ complete$/.test(state?.field('Phase')?.value ?? '');
}

/** The roadmap that is kept of this version, unless it is the current one. */
function keptAnother({ root, planning, roadmap }: PlanningProject, version: string): string | null {
  const kept = documentText(root, join(planning, archivePath(version, 'ROADMAP.md')));
  return kept === null || roadmap === null || holds(kept, roadmap.document.text) ? null : kept;
}

/** The roadmap that is kept of it has its phases, and the current one was changed since. */
function isKept(project: PlanningProject, { version, phases }: Milestone): boolean {
  const kept = keptAnother(project, version);
  if (kept === null || isClosedByGsd(project, version)) return false;
  const titles = [...phaseTitles(kept), ...readRoadmap(kept, version).checkboxes].map(titleOf);
  return phases.every((one) => titles.includes(titleOf(one)));
}

/** Its heading says that it has shipped, and no phase folder is left to fold or to verify. */
function isGone({ roadmap, phases }: PlanningProject): boolean {
  return roadmap?.scope.shipped === true && phases.every(({ folder }) => folder === null);
}

/** According to its heading or a fold in the roadmap, or an entry in MILESTONES.md that does not call it running. */
function hasShipped({ roadmap, root, planning }: PlanningProject, version: string): boolean {
  if (roadmap !== null && (roadmap.scope.shipped || isFolded(roadmap.document.text, version))) return true;
  const entries = entriesOf(documentText(root, join(planning, 'MILESTONES.md')) ?? '', version);
  return entries.length > 0 && !entries.every(isBegun);
}

/** Whether `archive` ends with `text`, ignoring blank lines, which gsd-core inserts. */
export function holds(archive: string, text: string): boolean {
  return withoutBlankLines(archive).endsWith(withoutBlankLines(text));
}

function withoutBlankLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}

function archivedVersions(root: string): readonly string[] {
  return [...keptMilestones(root)].filter(([, { roadmap }]) => roadmap !== null).map(([version]) => version);
}

/** The next one, if the roadmap has it already. */
export function plannedIn({ root, roadmap }: PlanningProject): PlannedMilestone | null {
  return plannedMilestone(roadmap?.document.text ?? '', archivedVersions(root));
}

/** The numbers of all phases of the roadmap and of those that are archived. */
export function numbersOf({ root, roadmap }: PlanningProject): readonly string[] {
  const kept = [...keptMilestones(root).values()].map(({ roadmap: path }) =>
    readRoadmap(path === null ? '' : (documentText(root, path) ?? ''), null),
  );
  return [...(roadmap === null ? [] : [roadmap]), ...kept].flatMap((one) => [
    ...[...one.phases, ...one.checkboxes].map(({ number }) => number),
    ...one.elsewhere,
  ]);
}

/** What a person has to settle first. */
function undecided(what: string, status = 'unclear'): OpenPoint {
  const about = { category: 'verification_gaps', item: 'ROADMAP.md', phase: '' } as const;
  return { ...about, status, what, command: null };
}

function otherArchive(version: string): OpenPoint {
  const what = `STATE.md is in the milestone ${version}, of which another roadmap is kept in .planning/milestones: correct its name in STATE.md, or move ${version}-ROADMAP.md away.`;
  return undecided(what, NO_PLACE);
}

/** Why nothing may begin or end in the place of a milestone without phases: the roadmap may well have others. */
export function beforeAnother(
  project: PlanningProject,
  found: Extract<FoundMilestone, { status: 'closed' | 'empty' }>,
): readonly OpenPoint[] {
  const { roadmap } = project;
  if (project.standing.left === UNREAD) return [undecided(UNREAD)];
  const open = roadmap?.openElsewhere ?? [];
  if (open.length === 0) return strayPlans(project);
  const numbers = plainLine(someOf(open, 5), 100);
  const planned = plannedIn(project)?.version ?? null;
  if (planned === null)
    return [
      undecided(
        `ROADMAP.md has phases open (${numbers}) in no milestone that MSW can read: put them below a heading with its version, as in "## v1.1 Name", or tick them.`,
      ),
    ];
  if (found.status === 'closed') return strayPlans(project);
  return [
    undecided(
      `STATE.md is in milestone ${found.version}, of which ROADMAP.md has no phase, while ${numbers} are open, those of ${planned} first: write "milestone: ${planned}" into STATE.md if that is what you work on, or list the phases of ${found.version}.`,
    ),
  ];
}

/** Plans without a summary in folders that no roadmap, archived ones included, has a phase for. */
function strayPlans(project: PlanningProject): readonly OpenPoint[] {
  const { root, planning } = project;
  const known = numbersOf(project);
  return documentNames(root, join(planning, 'phases')).flatMap((name): readonly OpenPoint[] => {
    const phase = folderPhase(name);
    if (phase === null || isBacklog(phase) || known.some((one) => isFolderOf(name, one))) return [];
    const plans = readPhase(root, join(planning, 'phases', name))?.plans ?? [];
    const open = plans.filter(({ summary }) => summary === null).map(({ id }) => id);
    if (open.length === 0) return [];
    const what = `.planning/phases/${name} has plans that are not done (${open.join(', ')}), and ROADMAP.md has no phase ${phase}: add it there, or move the folder to .planning/milestones.`;
    return [{ category: 'verification_gaps', item: name, phase, status: 'planned', what, command: null }];
  });
}

/** Relative to `.planning`, with `/`. */
export function archivePath(version: string, name: string): string {
  return `milestones/${version}-${name}`;
}

export function milestonePage(project: PlanningProject): MilestoneEnd | PlanningRefusal {
  const found = milestoneIn(project);
  if (found.status === 'refused') return found;
  const points = found.status === 'open' ? found.points : beforeAnother(project, found);
  const named = found.status === 'empty' ? { version: found.version, name: '' } : found.milestone;
  const planned = found.status === 'open' ? null : plannedIn(project);
  return {
    ...{ status: found.status, version: named.version, title: milestoneTitle(named), points },
    planned: planned === null ? null : milestoneTitle(planned),
  };
}
