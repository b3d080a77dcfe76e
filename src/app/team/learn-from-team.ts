// Finds out what became of the jobs that this project gave to the team. Their workers are elsewhere, so this asks the
// queue and records new states in the journal. A project that gave the team no job asks nothing.

import { appendJournal } from '../../adapters/log/journal.ts';
import { isEnded } from '../../core/jobs/job.ts';
import type { JobView } from '../../core/jobs/job-text.ts';
import { RECENT_MS } from '../jobs/show-jobs.ts';
import { changeLines, linesIn } from '../workspace/job-lines.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import type { TeamViews } from './team-jobs.ts';

/** The jobs under way, and those that ended recently. */
export async function learnFromTeam(workspace: Workspace): Promise<TeamViews> {
  const { project } = workspace;
  if (linesIn(project, 'asked').length === 0) return { status: 'off' };
  // Loaded lazily, since it brings the queue's engine.
  const { showTeam } = await import('./team-jobs.ts');
  const shown = await showTeam(workspace);
  if (shown.status !== 'ok') return shown;
  const views: JobView[] = [];
  await changeLines(project, 'asked', async (lines) => {
    for (const line of lines) {
      const [id, seen] = line.split(' ');
      const view = shown.views.find((one) => one.id === id);
      if (view === undefined) continue;
      if (view.state === seen && !hasBranch(view) && isOld(view, workspace.now())) continue;
      if (view.state !== seen) await tellJournal(workspace, view);
      views.push(view);
    }
    return views.map(({ id, state }) => `${id} ${state}`);
  });
  await changeLines(project, 'branches', () => views.flatMap(branchOf));
  return { status: 'ok', views };
}

/** Its work is done, and not merged here. */
function hasBranch({ state, team }: JobView): boolean {
  return state === 'done' && team !== undefined && team.pushed !== null && !team.isMerged;
}

function branchOf(view: JobView): readonly string[] {
  const { id, team } = view;
  if (team?.folder == null) return [];
  if (!isEnded({ status: view.state })) return [`${id} ${team.folder}`];
  return hasBranch(view) ? [`${id} ${team.folder} ${team.pushed}`] : [];
}

function isOld({ state, endedAt, createdAt }: JobView, now: number): boolean {
  return isEnded({ status: state }) && now - (endedAt ?? createdAt) > RECENT_MS;
}

async function tellJournal(workspace: Workspace, view: JobView): Promise<void> {
  const { id, state, outcome, waitsFor, team } = view;
  const by = team?.worker == null ? '' : `by ${team.worker}: `;
  const at = isoNow(workspace);
  if (isEnded({ status: state })) {
    const event = { loop: id, status: state, outcome: `${by}${outcome ?? 'it ended'}` };
    await appendJournal(workspace.project, { event: 'job-ended', ...event }, at);
  } else if (state === 'waiting') {
    const reason = waitsFor[0]?.reason ?? '';
    await appendJournal(workspace.project, { event: 'job-waiting', loop: id, reason }, at);
  }
}
