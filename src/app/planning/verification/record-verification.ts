// What follows a verification: STATE, ROADMAP and REQUIREMENTS are made to agree, and the documents committed.

import type { PhaseReport } from '../../../core/planning/verification/phase-report.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';
import { syncPlanning } from '../phases/sync-planning.ts';

export interface Recorded {
  /** Planning files that were brought up to date. */
  readonly synced: readonly string[];
  /** Null when it was not asked for, or a claim still waits for a judgement. */
  readonly commit: PlanningCommit | null;
  /** Why the files could not be made to agree; null when they do. */
  readonly problem: string | null;
}

/** While something waits to be judged the document is provisional: it is neither counted nor committed. */
export async function recordVerification(
  project: PlanningProject,
  report: PhaseReport,
  file: string,
  commit: boolean,
): Promise<Recorded> {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await syncPlanning(readProject(project.root, project.planning));
  const synced = result.status === 'done' ? result.changes.map((change) => change.file) : [];
  const problem = result.status === 'refused' ? result.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  return { synced, commit: await commitPlanning(project.root, [file, ...synced], message), problem };
}
