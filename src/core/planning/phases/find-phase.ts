// Finds the phase that a person means by a word: `1`, `01`, `01-foundation`.

import { plainLine } from '../../text/plain-line.ts';
import { folderPhase, isFolderOf, phaseKey } from '../documents/phase-id.ts';
import type { PhaseFacts } from './phase-facts.ts';

/** Null when the milestone has no such phase. */
export function findPhase(phases: readonly PhaseFacts[], typed: string): PhaseFacts | null {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number, folder }: PhaseFacts) =>
    phaseKey(number) === key || (folder !== null && isFolderOf(folder, word));
  return phases.find(means) ?? null;
}

/** What to tell whoever named a phase that there is not. */
export function noSuchPhase(phases: readonly PhaseFacts[], typed: string): string {
  const known = phases.map(({ number }) => number).join(', ');
  if (known === '') return 'The roadmap has no phases: begin with /msw:init.';
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}
