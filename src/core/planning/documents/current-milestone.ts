// The running milestone: the one that STATE names, unless its position says otherwise.

import { numbered } from './phase-id.ts';
import { type Roadmap, readRoadmap } from './roadmap.ts';

/**
 * Null if STATE names one that has shipped without STATE's phase, which is in one that has not: the name is older than
 * the position. Null, too, for a word (`between`, `none`) where the roadmap's milestones have versions. If the whole
 * roadmap does not have STATE's phase at work, the milestone that does.
 */
export function currentMilestone(text: string, { milestone, currentPhase }: Position): string | null {
  const isWord = milestone !== null && !/\d/.test(milestone) && readRoadmap(text, milestone).hasVersions;
  const named = isWord ? null : milestone;
  if (currentPhase === null || (named !== null && !readRoadmap(text, named).scope.shipped)) return named;
  const isAt = (version: string | null) => {
    const { scope, phases, checkboxes } = readRoadmap(text, version, currentPhase);
    return !scope.shipped && numbered([...phases, ...checkboxes], currentPhase) !== undefined;
  };
  if (isAt(null)) return null;
  const versions = readRoadmap(text, null).scope.milestones.map(({ version }) => version);
  return versions.find((version) => version !== '' && isAt(version)) ?? named;
}

interface Position {
  readonly milestone: string | null;
  readonly currentPhase: string | null;
}

/** With the phases of STATE's milestone. */
export function runningRoadmap(text: string, state: Position | null): Roadmap {
  return readRoadmap(text, state?.milestone ?? null, state?.currentPhase ?? null);
}
