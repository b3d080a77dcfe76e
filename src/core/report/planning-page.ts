// A planned project's page in `/msw:status`: where it stands, what waits, and what comes next.

import { type PhaseFacts, progressBar } from '../planning/documents/phase-facts.ts';
import type { WaitingPlan } from '../planning/execution/next-execution.ts';
import type { OpenPoint } from '../planning/milestones/open-points.ts';
import type { NextStep } from '../planning/phases/next-step.ts';
import type { Standing } from '../planning/phases/standing.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';
import { someOf } from '../text/some-of.ts';

export interface PlanningPage {
  readonly name: string | null;
  readonly milestone: string | null;
  readonly standing: Standing;
  readonly blockers: readonly string[];
  /** The line that resolves a blocker. */
  readonly resolve: string;
  readonly decisions: number;
  readonly lastActivity: string | null;
  readonly stoppedAt: string | null;
  readonly pausedAt: string | null;
  /** Points that wait for a person. */
  readonly waiting?: readonly WaitingPlan[];
  /** Points that keep the milestone open besides the next phase. */
  readonly points?: readonly OpenPoint[];
  /** Titles of GSD's pending todos, and of its debugging notes that are not resolved. */
  readonly todos?: readonly string[];
  readonly debugging?: readonly string[];
  /** Small tasks that are planned: the line that begins each, and what it is. */
  readonly small?: readonly string[];
  readonly next: NextStep;
}

const MOST_PHASES = 40;
const MOST_BLOCKERS = 5;
const MOST_POINTS = 10;
const MOST_WAITING = 10;
const MOST_NOTES = 5;

export function renderPlanningPage(page: PlanningPage): Shown {
  const { standing, blockers, next } = page;
  const { phases } = standing;
  const title = [page.name ?? 'This project', page.milestone].filter((one) => one !== null).join(' · ');
  const shown = phases.slice(0, MOST_PHASES);
  return forPeople([
    plainLine(title, 100),
    ...(phases.length === 0 ? [] : [progressLine(standing), '']),
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...(phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : []),
    '',
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${plainLine(one, 160)}`),
    ...(blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : []),
    ...(blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : []),
    ...openLines(page.points ?? []),
    ...(page.waiting ?? [])
      .slice(0, MOST_WAITING)
      .map(({ reason, command }) => `Waits: ${plainLine(reason, 300)}: ${command}`),
    ...noteLines('Todo', page.todos ?? []),
    ...noteLines('Debugging', page.debugging ?? []),
    ...noteLines('Small task', page.small ?? []),
    ...(page.pausedAt === null ? [] : [`Paused: ${plainLine(page.pausedAt, 60)}`]),
    ...(page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`]),
    ...labelled('Last activity', page.lastActivity),
    ...labelled('Stopped at', page.stoppedAt),
    nextLine(next),
  ]);
}

function labelled(label: string, said: string | null): readonly string[] {
  return said === null ? [] : [`${label}: ${plainLine(said, 160)}`];
}

function openLines(points: readonly OpenPoint[]): readonly string[] {
  const lines = points
    .slice(0, MOST_POINTS)
    .map(({ what, command }) => `Open: ${plainLine(what, 200)}${command === null ? '' : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}

function noteLines(kind: string, titles: readonly string[]): readonly string[] {
  const lines = titles.slice(0, MOST_NOTES).map((title) => `${kind}: ${plainLine(title, 160)}`);
  return titles.length > MOST_NOTES ? [...lines, `and ${titles.length - MOST_NOTES} more`] : lines;
}

/** The next command, and the reason. */
export function nextLine({ command, reason }: NextStep): Shown {
  const why = plainLine(reason, 300);
  return forPeople([command === null ? `Next: ${why}` : `Next: ${command} — ${why}`]);
}

function phaseLine(phase: PhaseFacts, { open, phase: current }: Standing): string {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? '▸' : isOver ? '✓' : ' ';
  const name = plainLine(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}

function phaseState(phase: PhaseFacts, isOver: boolean): string {
  const { plans, verification, verifiedOn, uncommitted = [], halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done = plans.length - left - halted.length;
  if (plans.length === 0) return isOver ? 'closed' : beginning(phase);
  const count = `${done} of ${countOf(plans.length, 'plan')} done`;
  if (verification === 'passed') {
    const own = plainLine(someOf(uncommitted, 3), 200);
    const apart = own === '' ? '' : ` (as committed, without your changes to ${own})`;
    return `${count}, verified${verifiedOn === null ? '' : ` ${verifiedOn}`}${apart}`;
  }
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(', ')}` : '';
  if (left > 0) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(', ')}` : '';
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}

function beginning({ hasContext, hasResearch }: PhaseFacts): string {
  const there = [hasContext ? 'discussed' : '', hasResearch ? 'researched' : ''].filter((one) => one !== '');
  return there.length === 0 ? 'not begun' : `${there.join(', ')}, no plan`;
}

function verificationState(verification: PhaseFacts['verification']): string {
  switch (verification) {
    case 'gaps_found':
      return 'its verification found gaps';
    case 'human_needed':
      return 'its verification waits for a person';
    case 'unknown':
      return 'its verification is out of date';
    default:
      return 'not verified';
  }
}

function progressLine(standing: Standing): string {
  const { percent, completed_phases: phases, total_phases: of } = standing.progress;
  return `${progressBar(percent)} ${percent}% · ${phases} of ${countOf(of, 'phase')} · ${plansLine(standing)}`;
}

/** GSD counts every plan with a summary as completed, also one whose summary says that it stopped. */
export function plansLine({ phases, progress }: Pick<Standing, 'phases' | 'progress'>): string {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${countOf(progress.total_plans, 'plan')}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}
