// Completes a plan that is carried out: records it in the planning files and commits them with its summary.

import { dirname } from 'node:path/posix';
import { appendJournal } from '../../../adapters/log/journal.ts';
import { folderPhase } from '../../../core/planning/documents/phase-id.ts';
import { readSummary } from '../../../core/planning/documents/summary.ts';
import { type PlanVerdict, sayPlanDone } from '../../../core/planning/execution/plan-verdict.ts';
import { texts } from '../../../core/text/markdown/value.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { commitPlanning } from '../documents/commit-planning.ts';
import { documentText, isPlanningDocument } from '../documents/documents.ts';
import { type FoundPlan, summaryPlace } from '../documents/find-plan.ts';
import { findTypedPhase } from '../documents/find-typed-phase.ts';
import { openPlanning } from '../documents/read-project.ts';
import { recordPlanDone } from '../documents/record-state.ts';
import { settleSummary } from './plan-evidence.ts';

interface Completion {
  /** The execution's id. */
  readonly loop: string;
  readonly iterations: number | null;
  readonly verdict?: PlanVerdict | undefined;
}

const SYNCED = ['STATE.md', 'ROADMAP.md', 'REQUIREMENTS.md'].map((name) => `.planning/${name}`);

/** Returns a sentence for the user; a failure here undoes nothing that was done. */
export async function completePlan(
  workspace: Workspace,
  plan: FoundPlan,
  { loop, iterations, verdict }: Completion,
): Promise<string> {
  const { project } = workspace;
  const path = summaryPlace(project, plan);
  const left = await settleSummary(workspace, plan, true);
  const text = documentText(project, path) ?? '';
  const trouble = await record(project, plan, text);
  const name = planTitle(text) ?? plan.document.objective ?? plan.id;
  const subject = `docs(${plan.canonical}): complete ${plainLine(name, 60)} plan`;
  const deferred = `${dirname(path)}/deferred-items.md`;
  const documents = [path, ...(isPlanningDocument(project, deferred) ? [deferred] : []), ...SYNCED];
  const commit = await commitPlanning(project, documents, subject, { env: workspace.env });
  const shown = verdict && { verdict: verdict.verdict, reason: plainLine(verdict.reason, 300) };
  const entry = { event: 'plan-done', loop, plan: plan.id, iterations, commit, ...shown } as const;
  await appendJournal(project, entry, isoNow(workspace));
  const uncommitted = commit.status === 'refused' ? `The summary is not committed: ${commit.reason}.` : null;
  const told = [sayPlanDone(plan.id, verdict ?? null), left, trouble, uncommitted];
  return told.filter((one) => one !== null).join(' ');
}

/** Returns null, or what went wrong. */
async function record(project: string, plan: FoundPlan, summary: string): Promise<string | null> {
  const opened = openPlanning(project);
  if (opened.status === 'refused') return opened.reason;
  // The number, or the name where several folders have it.
  const named = findTypedPhase(opened.project, plan.folder)?.number === plan.folder;
  const noted = await recordPlanDone(opened.project, {
    phase: named ? plan.folder : (folderPhase(plan.folder) ?? plan.folder).replace(/^0+(?=\d)/, ''),
    plan: plan.document.plan ?? plan.canonical,
    decisions: decisionsOf(summary),
  });
  return noted.status === 'refused' ? noted.reason : null;
}

/** Without unfilled placeholders. */
function decisionsOf(summary: string): readonly string[] {
  const decided = texts(readSummary(summary).document.frontmatter.values['key-decisions']);
  return decided.filter((one) => !/^\[FILL|^none\b/i.test(one));
}

/** `Name` of `# Phase 1 Plan 02: “Name” Summary`. */
function planTitle(summary: string): string | null {
  const title = /^# Phase [^\n:]{1,60}: ([^\n]{1,120}?)(?: Summary)?[ \t\r]*$/m.exec(summary)?.[1];
  return title?.replaceAll(/^\s*\u201c|\u201d\s*$/g, '').trim() || null;
}
