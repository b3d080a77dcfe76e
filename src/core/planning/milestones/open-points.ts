// What stands in the way of closing a milestone: phases that nothing has verified, and requirements that are not met.

import { phaseKey } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { type NextStep, nextStep, toLookAt } from '../phases/next-step.ts';
import { diskStatus, type PhaseFacts } from '../phases/phase-facts.ts';
import { type Standing, standingOf } from '../phases/standing.ts';

export interface OpenPoint {
  /** As GSD's table of deferred items names them. */
  readonly category: 'verification_gaps' | 'uat_gaps' | 'requirements';
  /** `02-reports`, or the id of a requirement. */
  readonly item: string;
  /** The number of the phase that has to be worked on. */
  readonly phase: string;
  readonly status: string;
  /** One sentence. */
  readonly what: string;
  /** What to type. */
  readonly command: string | null;
}

export interface MilestoneFacts {
  readonly phases: readonly PhaseFacts[];
  readonly roadmap: Roadmap;
  readonly requirements: Requirements | null;
  /** The project's setting: without it a phase is over when its plans are. */
  readonly verifier: boolean;
}

export function openPoints(facts: MilestoneFacts): readonly OpenPoint[] {
  const phases = facts.phases.flatMap((phase) => phasePoint(phase, facts));
  const waiting = new Set(phases.map(({ phase }) => phase));
  const looks = facts.phases.filter(({ number }) => !waiting.has(number)).flatMap(uatPoint);
  return [...phases, ...looks, ...requirementPoints(facts, waiting)];
}

/** A phase that is verified, and of which people have not said all that they were asked. */
function uatPoint({ number, folder, acceptance }: PhaseFacts): readonly OpenPoint[] {
  const status = acceptance?.open ?? null;
  if (acceptance == null || status === null) return [];
  const waits = acceptance.pending.length > 0;
  return [
    {
      category: 'uat_gaps',
      item: `${folder ?? `Phase ${number}`}/${acceptance.file}`,
      phase: number,
      status,
      what: waits
        ? `Phase ${number} waits for a person: ${toLookAt(number, acceptance)}`
        : `The acceptance of phase ${number} is not over (${status}): ${acceptance.file} says what is open.`,
      command: `/msw:verify ${number}`,
    },
  ];
}

/** A tick in the roadmap does not count as a verification, as for gsd-core. */
function phasePoint(phase: PhaseFacts, { roadmap, verifier }: MilestoneFacts): readonly OpenPoint[] {
  const untold = { ...roadmap, checkboxes: [], progress: [] };
  const standing = standingOf({ phases: [phase], roadmap: untold, state: null, verifier });
  if (standing.kind === 'complete') return [];
  const step = nextStep(standing);
  const status = phase.verification ?? diskStatus(phase);
  return [
    {
      category: 'verification_gaps',
      item: phase.folder ?? `Phase ${phase.number}`,
      phase: phase.number,
      status: status === 'unknown' ? 'stale' : status,
      what: step.reason,
      command: step.command,
    },
  ];
}

/** Of phases that are not said to be open already. */
function requirementPoints(
  { phases, roadmap, requirements }: MilestoneFacts,
  waiting: ReadonlySet<string>,
): readonly OpenPoint[] {
  return (requirements?.items ?? []).flatMap(({ id, text, checked }) => {
    if (checked) return [];
    const phase = phases.find(({ number }) => serves(roadmap, number, id));
    if (phase === undefined || waiting.has(phase.number)) return [];
    const what = `${id} is not complete: ${text}`;
    return [
      {
        category: 'requirements',
        item: id,
        phase: phase.number,
        status: 'open',
        what,
        command: `/msw:verify ${phase.number}`,
      },
    ];
  });
}

function serves({ phases }: Roadmap, number: string, id: string): boolean {
  const phase = phases.find((one) => phaseKey(one.number) === phaseKey(number));
  return phase?.requirements.some((one) => one.toUpperCase() === id.toUpperCase()) === true;
}

// What to do next where no phase is open: close the milestone, or begin another.
export interface MilestoneEnd {
  readonly status: 'open' | 'closed' | 'empty';
  /** `v1.0 Till`. */
  readonly title: string;
  /** What stands in the way of closing it. */
  readonly points: readonly OpenPoint[];
}

export const CLOSE = '/msw:go --close';
export const BEGIN = '/msw:init --milestone';

/** Null while a phase is open, or where the documents contradict each other. */
export function milestoneStep({ kind }: Standing, { status, title, points }: MilestoneEnd): NextStep | null {
  if (status === 'closed') return step(`Milestone ${title} is closed: plan the next one.`, BEGIN);
  if (status === 'empty') return step(`Milestone ${title} has no phases yet.`, BEGIN);
  if (kind !== 'complete') return null;
  const [first] = points;
  if (first === undefined) return step(`Every phase of ${title} is verified: close the milestone.`, CLOSE);
  const more = points.length === 1 ? '' : ` (and ${points.length - 1} more, see /msw:status)`;
  return step(
    `The roadmap calls every phase complete, but: ${first.what}${more} ${CLOSE} --anyway closes the milestone as it is.`,
    first.command,
  );
}

function step(reason: string, command: string | null): NextStep {
  return { action: 'complete', phase: null, name: null, plans: [], reason, command };
}
