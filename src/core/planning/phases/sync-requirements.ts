// Brings the checkboxes and the traceability of the requirements in line with what is verified. What a person ticked
// stays, unless a verification says otherwise.

import type { Edit } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { diskStatus, type PhaseFacts } from './phase-facts.ts';
import type { Standing } from './standing.ts';

export function requirementEdits(
  requirements: Requirements,
  standing: Standing,
  roadmap: Roadmap | null,
): readonly Edit[] {
  const { phases } = standing;
  const held = requirements.traces.filter(({ status }) => HELD.test(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids: ReadonlySet<string>, id: string) => ids.has(id.toUpperCase());
  const isDone = (id: string) => is(met, id) && !is(away, id);
  const boxes = requirements.items.flatMap(({ id, checked, mark }): readonly Edit[] => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? 'x' : ' ' }];
  });
  const traces = requirements.traces.flatMap(({ id, status: { text, start, end } }): readonly Edit[] => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND }];
    return !isComplete && isDone(id) ? [{ start, end, text: 'Complete' }] : [];
  });
  return [...boxes, ...traces];
}

/** Somebody decided so. */
const HELD = /^(?:blocked|deferred|dropped|cancell?ed|moved|out of scope)\b/i;

/** gsd-core's word for one that was complete too early. */
const GAPS_FOUND = 'Gaps Found';

function metIn(phase: PhaseFacts, roadmap: Roadmap | null, { open, verifier }: Standing): readonly string[] {
  if (diskStatus(phase) === 'complete') return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
  // It is older than verifications, or nobody is going to verify it.
  const isOver = !open.includes(phase.number) && phase.plans.every(({ done }) => done);
  const isUnverified = phase.verification === null && (!verifier || isOver);
  return isUnverified ? phase.requirementsCompleted : [];
}

/** Everything that the phase is for, but for what its verification calls satisfied. */
function unmetIn(phase: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  if (phase.verification !== 'gaps_found') return [];
  const { coverage = [] } = phase;
  const satisfied = keysOf(coverage.filter((one) => one.satisfied).map(({ id }) => id));
  const own = [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...coverage.map(({ id }) => id)];
  return own.filter((id) => !satisfied.has(id.toUpperCase()));
}

function servedBy({ number }: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  const key = phaseKey(number);
  return roadmap?.phases.find((phase) => phaseKey(phase.number) === key)?.requirements ?? [];
}

function keysOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.map((id) => id.toUpperCase()));
}
