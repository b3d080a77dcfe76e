// Makes STATE, ROADMAP and REQUIREMENTS agree with the disk where nothing contradicts it, under GSD's locks.

import { runningRoadmap } from '../../../core/planning/documents/current-milestone.ts';
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
  { root, planning }: PlanningProject,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<SyncResult> {
  const sync = (): SyncResult => {
    // Read again: the state from before the lock may be stale.
    const now = readProject(root, planning);
    const { found, contradictions } = changesOf(now);
    const written = dryRun
      ? []
      : writeTexts(
          planning,
          found.map(({ name, after }) => [name, after] as const),
        );
    if (isRefusal(written)) return written;
    return { status: 'done', changes: found.map(changeOf), contradictions, left: now.standing.left };
  };
  return dryRun ? sync() : underGsdLocks(planning, sync);
}

interface FoundChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The reason for the change of a line, given by its index. */
  readonly why: (line: number) => string;
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
  const synced = runningRoadmap(newRoadmap, state);
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
    edited('ROADMAP.md', roadmap.document.text, ticks),
    requirements === null ? null : edited('REQUIREMENTS.md', requirements.document.text, met),
    state === null || newState === null
      ? null
      : {
          ...{ name: 'STATE.md', before: state.document.text, after: newState },
          why: () => 'so the disk and ROADMAP.md say',
        },
  ];
  return {
    found: found.filter((one) => one !== null).filter(({ before, after: now }) => before !== now),
    contradictions: claims.map(({ claim }) => claim),
  };
}

function edited(name: string, before: string, edits: readonly ReasonedEdit[]): FoundChange {
  const lines = new Map(edits.map(({ start, why }) => [before.slice(0, start).split('\n').length - 1, why]));
  return { name, before, after: splice(before, edits), why: (line) => lines.get(line) ?? '' };
}

/** Compares line by line, because a sync never adds or removes a line. */
function changeOf({ name, before, after, why }: FoundChange): FileChange {
  const now = after.split('\n');
  const lines = before
    .split('\n')
    .flatMap((line, at) =>
      line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? '', why: why(at) }],
    );
  return { file: `.planning/${name}`, lines };
}
