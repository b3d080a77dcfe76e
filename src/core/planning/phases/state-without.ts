// STATE once a phase is removed: its position, and the phases of its decisions.

import { splice } from '../../text/markdown/splice.ts';
import type { PhaseFacts } from '../documents/phase-facts.ts';
import { comparePhases, numbered, phaseKey } from '../documents/phase-id.ts';
import type { StateDocument } from '../documents/state.ts';
import { atFlatPhase, isFlatState } from '../writing/flat-state.ts';
import { numberEdits, placeEdits } from './position.ts';
import { type Renumber, writtenNumber } from './renumber.ts';

export function stateWithout(
  state: StateDocument,
  [before, after]: readonly [before: readonly PhaseFacts[], after: readonly PhaseFacts[]],
  renumber: Renumber,
): string {
  return withPosition(state, [before, after], renumber).replace(
    /^([-*] \[Phase )([^\]\s]{1,20})(?=\])/gm,
    // A decision of the phase that is gone is none of the one that has its number now.
    (_, head: string, one: string) =>
      head + (writtenNumber(one, renumber) ?? (numbered(after, one) === undefined ? one : `${one}, removed`)),
  );
}

function withPosition(
  state: StateDocument,
  [before, after]: readonly [before: readonly PhaseFacts[], after: readonly PhaseFacts[]],
  renumber: Renumber,
): string {
  const { currentPhase: own, document, statusText } = state;
  const { text } = document;
  if (own === null) return text;
  const ordered = after.toSorted((a, b) => comparePhases(a.number, b.number));
  const target =
    numbered(after, renumber(own) ?? own) ??
    ordered.find(({ number }) => comparePhases(number, own) > 0) ??
    ordered.at(-1);
  // What stays in its phase keeps its words.
  const place = numbered(before, own);
  const isSame = place !== undefined && place.name === target?.name;
  if (target === undefined) return text;
  if (!isFlatState(text))
    return splice(text, isSame ? numberEdits(state, renumber) : placeEdits(state, target));
  const stays = isSame && phaseKey(target.number) === phaseKey(own);
  return stays ? text : atFlatPhase(text, target, statusText ?? 'in-progress');
}
