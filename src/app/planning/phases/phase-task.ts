// What memory and notebook are asked about a phase that is to be planned.

import { openGaps } from '../../../core/planning/documents/uat.ts';
import type { Gap } from '../../../core/planning/documents/verification.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { gapSources, type OpenedPhase } from '../documents/open-phase.ts';

/** Its goal, or what its verification found missing. Prefetching and planning must use the same words. */
export function phaseTask(phase: OpenedPhase, gaps: boolean): string {
  const { facts, entry } = phase;
  const { name } = facts;
  if (gaps) return [`${name}, where this is missing:`, ...gapsOf(phase).map(gapLine)].join('\n');
  return entry?.goal == null ? name : `${name}: ${entry.goal}`;
}

/** Those of its verification and its UAT that are open. */
export function gapsOf(phase: OpenedPhase): readonly Gap[] {
  return gapSources(phase).flatMap(({ text }) => openGaps(text));
}

function gapLine({ truth, reason }: Gap): string {
  return reason === null ? `- ${truth}` : `- ${truth}: ${plainLine(reason, 300)}`;
}
