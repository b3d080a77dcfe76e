// Where a planned project stands, for `/msw:progress`, `/msw:next` and the command line.

import { join } from 'node:path';
import { milestoneStep, type OpenPoint } from '../../../core/planning/milestones/open-points.ts';
import { type NextStep, nextStep } from '../../../core/planning/phases/next-step.ts';
import { blockersIn, decisionsIn } from '../../../core/planning/writing/state-decisions.ts';
import type { PlanningPage } from '../../../core/report/planning-page.ts';
import { readMarkdown } from '../../../core/text/markdown/markdown-document.ts';
import { documentText, isDocument, planningConfigOf } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { milestonePage } from '../milestones/open-milestone.ts';
import { whyNotExecute } from './why-not-execute.ts';

/** The step that the project's settings and its disk call for. */
export function nextStepOf(project: PlanningProject): NextStep {
  const { root, planning, standing, state } = project;
  const existing = ['STATE.md', 'REQUIREMENTS.md', 'PROJECT.md'].find((name) =>
    isDocument(root, join(planning, name)),
  );
  const milestone = milestonePage(project);
  const atEnd = milestone.status === 'refused' ? null : milestoneStep(standing, milestone);
  if (atEnd !== null) return atEnd;
  return nextStep(standing, {
    skipDiscuss: planningConfigOf(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === undefined ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => whyNotExecute(project, phase),
  });
}

export function planningPage(project: PlanningProject): PlanningPage {
  const { state, standing, planning } = project;
  const text = state?.document.text ?? '';
  const about = documentText(project.root, join(planning, 'PROJECT.md'));
  const next = nextStepOf(project);
  return {
    name:
      about === null ? null : (readMarkdown(about).headings.find(({ level }) => level === 1)?.title ?? null),
    milestone: state?.milestone ?? null,
    standing,
    blockers: blockersIn(text),
    decisions: decisionsIn(text).length,
    lastActivity:
      [state?.lastActivity, state?.lastActivityText]
        .filter((one) => one !== null && one !== undefined)
        .join(' — ') || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    points: openBesides(project, next),
    next,
  };
}

/** What waits in phases that are not next; of a phase that has only not begun there is nothing to say. */
function openBesides(project: PlanningProject, next: NextStep): readonly OpenPoint[] {
  const page = milestonePage(project);
  const points = page.status === 'open' ? page.points : [];
  if (project.standing.kind === 'complete') return points;
  const waits = ['human_needed', 'gaps_found', 'stale'];
  return points.filter(
    ({ phase, status, category }) =>
      phase !== next.phase && (category === 'uat_gaps' || waits.includes(status)),
  );
}
