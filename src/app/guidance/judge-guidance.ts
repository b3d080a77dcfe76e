// Notes whether guidance helped, so that the next loop prefers what helps and never meets what does not.

import { appendJournal } from '../../adapters/files/journal.ts';
import type { Failure } from '../../core/failure/failure.ts';
import type { CacheLine, GuidedFailure, Outcome } from '../../core/guidance/cache-line.ts';
import { judge } from '../../core/guidance/judge.ts';
import { appendGuidance, appendShared, readGuidance } from './guidance-cache.ts';

export interface JudgeRequest {
  readonly projectRoot: string;
  readonly guidanceId: string;
  /** The class fingerprint of the failure that it was offered for. */
  readonly failureClass: string;
  /** The failure of the iteration after it was offered; null when every check passed. */
  readonly current: Failure | null;
  readonly nowIso: string;
  /** Unless given: the loop that it was offered in last. */
  readonly loopId?: string;
  /** Where other projects learn of it; nowhere unless given. */
  readonly userFolder?: string;
}

/** On `did-not-help` the caller adds the answer's hash to the loop's failed answers. */
export async function judgeGuidance(request: JudgeRequest): Promise<Outcome> {
  const { projectRoot, guidanceId, failureClass, current, nowIso } = request;
  const offered = lastOffer(readGuidance(projectRoot), request);
  const subject: GuidedFailure = offered?.subject ?? { class: failureClass, phase: 'install', items: [] };
  const outcome = judge(subject, current);
  const loop = request.loopId ?? offered?.loop ?? null;
  const judged = { class: failureClass, guidance: guidanceId, outcome };
  const line: CacheLine = { kind: 'judged', at: nowIso, loop, ...judged };
  await appendGuidance(projectRoot, line);
  if (request.userFolder !== undefined) await appendShared(request.userFolder, line);
  const inLoop = loop === null ? {} : { loop };
  await appendJournal(projectRoot, { event: 'guidance-judged', ...judged, ...inLoop }, nowIso);
  return outcome;
}

function lastOffer(
  lines: readonly CacheLine[],
  request: JudgeRequest,
): (CacheLine & { kind: 'offered' }) | null {
  const { guidanceId, failureClass, loopId } = request;
  const offers = lines.filter((line) => line.kind === 'offered');
  const matching = offers.filter(
    (line) =>
      line.guidance === guidanceId &&
      line.class === failureClass &&
      (loopId === undefined || line.loop === loopId),
  );
  return matching.at(-1) ?? null;
}
