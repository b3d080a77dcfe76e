// Corrects STATE where the documents and the disk contradict it: the position of a phase that all of them call
// over, and the plan, status and counts of the phase that it is in.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { diskStatus, type PhaseFacts } from '../documents/phase-facts.ts';
import { comparePhases, numbered } from '../documents/phase-id.ts';
import { knownStatus, readState, type StateDocument } from '../documents/state.ts';
import { isFlatState } from '../writing/flat-state.ts';
import { mirrored } from '../writing/mirror-state.ts';
import { countsTheSame, type Move, moveFrom, positionEdits, progressEdits } from './position.ts';
import type { Standing } from './standing.ts';

/**
 * Returns the same text when nothing was wrong. `claimed` are the phases of which a document says more than the disk
 * shows; `now` is ISO.
 */
export function syncState(text: string, standing: Standing, claimed: readonly string[], now: string): string {
  // A settled milestone keeps its final counts: its folders may be gone.
  if (standing.left !== null || standing.settled || isFlatState(text)) return text;
  const state = readState(text);
  const move = moveOf(state, standing, claimed);
  // Without a phase in the position, the work may be on the next milestone.
  const isBetween =
    state.field('Phase') !== null && numbered(standing.phases, state.currentPhase ?? '') === undefined;
  const counts =
    !isBetween &&
    claimed.length === 0 &&
    countsTheSame(state, standing.progress) &&
    !saysMore(state, standing);
  const edits: readonly Edit[] = [
    ...(move === null ? [] : positionEdits(state, move)),
    ...(counts ? progressEdits(state, standing.progress, true) : []),
  ].filter(({ start, end, text: wanted }) => text.slice(start, end) !== wanted);
  return mirrored(text, splice(text, edits), { counters: counts ? standing.progress : {}, now });
}

/** Whether STATE counts more than the disk shows: somebody knew of more, or counted otherwise. */
function saysMore(state: StateDocument, { progress }: Standing): boolean {
  const bar = /(\d{1,3})%/.exec(state.field('Progress')?.value ?? '')?.[1];
  const told = Object.entries(progress).some(([key, value]) => Number(state.progress[key] ?? 0) > value);
  return told || Number(bar ?? 0) > progress.percent;
}

/** Null when STATE is to stay as it is. */
function moveOf(state: StateDocument, standing: Standing, claimed: readonly string[]): Move | null {
  const { phases, open, disputed, agreed } = standing;
  const own = numbered(phases, state.currentPhase ?? '') ?? null;
  if (own === null || disputed.length > 0 || claimed.includes(own.number)) return null;
  if (open.includes(own.number) || standing.phase === own) return { phase: own, moved: false };
  if (!agreed.includes(own.number) || !saysItIsOver(state, own)) return null;
  return onward(standing, own.number);
}

/** What was left open before it, somebody left open. */
function onward(standing: Standing, number: string): Move | null {
  const move = moveFrom(standing, number);
  const next = move?.phase?.number;
  if (next === undefined) return move;
  return standing.open[0] === next && comparePhases(next, number) > 0 ? move : null;
}

/** Prose and a pause are a person's word; any other status gives way to a verification. */
function saysItIsOver({ pausedAt, statusText }: StateDocument, phase: PhaseFacts): boolean {
  const says = pausedAt === null ? knownStatus(statusText ?? '') : null;
  if (diskStatus(phase) === 'complete') return says !== null;
  return says === 'completed' || says === 'verifying';
}
