// Makes STATE, ROADMAP and REQUIREMENTS agree with the disk where nothing contradicts it, under GSD's locks.

import { readRoadmap } from '../../../core/planning/documents/roadmap.ts';
import { isDoubtful, standingOf } from '../../../core/planning/phases/standing.ts';
import {
  claimBeyondDisk,
  type ReasonedEdit,
  requirementEdits,
  roadmapEdits,
} from '../../../core/planning/phases/sync-roadmap.ts';
import { syncState } from '../../../core/planning/phases/sync-state.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { isRefusal, type PlanningRefusal, underGsdLocks, writeTexts } from '../documents/documents.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';

interface FileChange {
  /** Relative to the project: `.planning/STATE.md`. */
  readonly file: string;
  /** The changed lines, before and after, and the reason as a clause. */
  readonly lines: readonly { readonly before: string; readonly after: string; readonly why: string }[];
}

type SyncResult =
  | {
      readonly status: 'done';
      readonly changes: readonly FileChange[];
      /** A sentence for each contradiction; what it is about stays as it is. */
      readonly contradictions: readonly string[];
      /** Why nothing was synchronised, in one sentence: facts are missing, or contradict each other. */
      readonly left: string | null;
    }
  | PlanningRefusal;

/** A second call changes nothing. `dryRun` only reports the changes. */
export async function syncPlanning(
  project: PlanningProject,
  options: { dryRun?: boolean } = {},
): Promise<SyncResult> {
  if (options.dryRun === true) {
    const { found, contradictions } = changesOf(project);
    const changes = found.map(({ change }) => change);
    return { status: 'done', changes, contradictions, left: project.standing.left };
  }
  return underGsdLocks(project.planning, (): SyncResult => {
    // Read again: the state from before the lock may be stale.
    const now = readProject(project.root, project.planning);
    const { found, contradictions } = changesOf(now);
    const texts = found.map(({ name, text }) => [name, text] as const);
    const written = writeTexts(project.planning, texts);
    if (isRefusal(written)) return written;
    const changes = found.map(({ change }) => change);
    return { status: 'done', changes, contradictions, left: now.standing.left };
  });
}

interface FoundChange {
  readonly name: string;
  readonly text: string;
  readonly change: FileChange;
}

function changesOf({ state, roadmap, requirements, standing, witnesses }: PlanningProject): {
  readonly found: readonly FoundChange[];
  readonly contradictions: readonly string[];
} {
  // A person has to resolve contradictions.
  if (standing.left !== null || roadmap === null) return { found: [], contradictions: [] };
  // The documents stay as they shipped; REQUIREMENTS may already belong to the next milestone.
  if (standing.settled && roadmap.scope.shipped) return { found: [], contradictions: [] };
  const claims = standing.phases.flatMap((phase) => {
    const claim = claimBeyondDisk(roadmap, phase);
    return claim === null ? [] : [{ number: phase.number, claim }];
  });
  const claimed = claims.map(({ number }) => number);
  const clear = standing.phases.filter(({ number }) => !claimed.includes(number));
  const now = new Date().toISOString();
  const ticks = roadmapEdits(roadmap, clear, { today: now.slice(0, 10) });
  const newRoadmap = splice(roadmap.document.text, ticks);
  const synced = readRoadmap(newRoadmap, state?.milestone ?? null);
  const after = standingOf({ ...witnesses, roadmap: synced });
  const met =
    requirements === null
      ? []
      : requirementEdits(
          requirements,
          after,
          synced,
          clear.filter((phase) => !isDoubtful(phase, synced)),
        );
  const newState = state === null ? null : syncState(state.document.text, after, claimed, now);
  const found = [
    changed('ROADMAP.md', roadmap.document.text, newRoadmap, reasons(roadmap.document.text, ticks)),
    requirements === null
      ? null
      : changed(
          'REQUIREMENTS.md',
          requirements.document.text,
          splice(requirements.document.text, met),
          reasons(requirements.document.text, met),
        ),
    state === null || newState === null
      ? null
      : changed('STATE.md', state.document.text, newState, () => 'so the disk and ROADMAP.md say'),
  ];
  return { found: found.filter((one) => one !== null), contradictions: claims.map(({ claim }) => claim) };
}

/** The reason for the change of a line, given by its index. */
function reasons(text: string, edits: readonly ReasonedEdit[]): (line: number) => string {
  const lines = new Map(edits.map(({ start, why }) => [text.slice(0, start).split('\n').length - 1, why]));
  return (line) => lines.get(line) ?? '';
}

/** Compares line by line, because a sync never adds or removes a line. */
function changed(
  name: string,
  before: string,
  after: string,
  why: (line: number) => string,
): FoundChange | null {
  if (before === after) return null;
  const now = after.split('\n');
  const lines = before
    .split('\n')
    .flatMap((line, at) =>
      line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? '', why: why(at) }],
    );
  return { name, text: after, change: { file: `.planning/${name}`, lines } };
}
