// Begins a plan's summary from facts. One that is there already is never replaced.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDocumentFolder } from '../../../adapters/files/write-document.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { readSummary } from '../../../core/planning/documents/summary.ts';
import { isWork } from '../../../core/planning/execution/plan-commit.ts';
import { summarySkeleton } from '../../../core/planning/execution/summary-skeleton.ts';
import { planWaves } from '../../../core/planning/rules/waves.ts';
import { texts } from '../../../core/text/markdown/value.ts';
import type { Refusal } from '../documents/documents.ts';
import { type FoundPlan, planAt, plansIn } from '../documents/find-plan.ts';
import { readPhase, wavePlans } from '../documents/read-phase.ts';
import { readNotes } from './execution-notes.ts';
import { planEvidence, readSummaryOf, summaryPlace } from './plan-evidence.ts';
import { phaseFolder } from './read-execution.ts';

export type WrittenSummary =
  | {
      readonly status: 'done';
      /** From the project. */
      readonly path: string;
      /** False when it was there already. */
      readonly written: boolean;
    }
  | Refusal;

/**
 * @param now milliseconds since the epoch
 * @param root where the plan is worked on: the project, or the same folder in the plan's worktree
 */
export async function writeSummary(
  project: string,
  plan: FoundPlan,
  now: number,
  root = project,
): Promise<WrittenSummary> {
  const path = summaryPlace(root, plan);
  if (existsSync(join(root, path))) return { status: 'done', path, written: false };
  const { commits } = await planEvidence(project, plan, { root });
  const work = (commits ?? []).filter(({ subject }) => isWork(subject)).toReversed();
  const started = work[0] === undefined ? now : Math.min(work[0].time * 1000, now);
  const notes = readNotes(project, { folder: plan.folder, plan: plan.id });
  const text = summarySkeleton({
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project, plan),
    minutes: Math.max(1, Math.round((now - started) / 60_000)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString(),
  });
  const folder = openDocumentFolder(root, dirname(path));
  const written = folder.status === 'refused' ? folder : writeDocumentPage(root, path, text);
  return written.status === 'refused' ? written : { status: 'done', path, written: true };
}

/** What the summaries of the plans before it say that they provide. */
function requiredBy(project: string, plan: FoundPlan): readonly { phase: string; provides: string }[] {
  const phase = readPhase(project, phaseFolder(project, plan.folder));
  if (phase === null) return [];
  const node = planWaves(wavePlans(phase)).nodes.find(({ id }) => id === plan.id);
  const before = plansIn(project, plan.folder).flatMap((path) => planAt(project, path) ?? []);
  return before
    .filter(({ id }) => node?.dependsOn.includes(id))
    .flatMap((one) => {
      const text = readSummaryOf(project, one)?.text;
      const provides =
        text === undefined ? [] : texts(readSummary(text).document.frontmatter.values.provides);
      return provides.slice(0, 5).map((what) => ({ phase: plan.folder, provides: what }));
    });
}
