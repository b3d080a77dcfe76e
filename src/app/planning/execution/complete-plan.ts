// A plan is carried out: the planning files are brought in line with it and committed with its summary.

import { join } from 'node:path';
import { appendJournal } from '../../../adapters/files/journal.ts';
import { plainLine } from '../../../core/report/plain-line.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { commitPlanning } from '../commit-planning.ts';
import { readText } from '../read-phase.ts';
import { openPlanning } from '../read-project.ts';
import { syncPlanning } from '../sync-planning.ts';
import type { FoundPlan } from './find-plan.ts';
import { summaryPlace } from './plan-evidence.ts';

interface Completion {
  /** The execution's id. */
  readonly loop: string;
  readonly iterations: number | null;
}

const SYNCED = ['STATE.md', 'ROADMAP.md', 'REQUIREMENTS.md'].map((name) => `.planning/${name}`);

/** A sentence for the user; nothing that fails here undoes what was done. */
export async function completePlan(
  workspace: Workspace,
  plan: FoundPlan,
  { loop, iterations }: Completion,
): Promise<string> {
  const { project } = workspace;
  const opened = openPlanning(project);
  const synced = opened.status === 'ok' ? await syncPlanning(opened.project) : opened;
  const summary = summaryPlace(project, plan);
  const name = planTitle(readText(join(project, summary)) ?? '') ?? plan.document.objective ?? plan.id;
  const subject = `docs(${plan.canonical}): complete ${plainLine(name, 60)} plan`;
  const files = [summary, ...(synced.status === 'done' ? SYNCED : [])];
  const commit = await commitPlanning(project, files, subject);
  const entry = { event: 'plan-done', loop, plan: plan.id, iterations, commit };
  await appendJournal(project, entry, isoTime(workspace));
  const trouble = [
    synced.status === 'refused' ? synced.reason : null,
    commit.status === 'refused' ? `The summary is not committed: ${commit.reason}.` : null,
  ].filter((one) => one !== null);
  return [`Plan ${plan.id} is done.`, ...trouble].join(' ');
}

/** `Name` of `# Phase 1 Plan 02: Name Summary`. */
function planTitle(summary: string): string | null {
  const title = /^# Phase [^\n:]{1,60}: ([^\n]{1,120}?)(?: Summary)?[ \t\r]*$/m.exec(summary)?.[1];
  return title?.trim() || null;
}
