// Records whether guidance helped, so that the next loop prefers what helps and avoids what does not.

import { appendJournal } from '../../adapters/log/journal.ts';
import type { Failure } from '../../core/failure/text/failure.ts';
import type { CacheLine, GuidanceOutcome } from '../../core/guidance/cache-line.ts';
import { judge } from '../../core/guidance/judge.ts';
import { appendGuidance, appendShared, readGuidance } from './guidance-cache.ts';

export interface JudgeRequest {
  readonly projectRoot: string;
  readonly guidanceId: string;
  /** The class fingerprint of the failure that it was offered for. */
  readonly failureClass: string;
  /** The failure of the iteration after it was offered; null when every check passed. */
  readonly current: Failure | null;
  /** False when no file has changed since it was offered. */
  readonly hasWorked: boolean;
  readonly nowIso: string;
  readonly loopId: string;
  /** Where other projects find the judgement. */
  readonly userFolder: string;
}

/** On `did-not-help` the caller adds the answer's hash to the loop's failed answers. */
export async function judgeGuidance(request: JudgeRequest): Promise<GuidanceOutcome> {
  const { projectRoot, guidanceId: guidance, failureClass, current, nowIso, loopId: loop } = request;
  const offered = readGuidance(projectRoot).findLast(
    (line) =>
      line.kind === 'offered' &&
      line.guidance === guidance &&
      line.class === failureClass &&
      line.loop === loop,
  );
  const kept = offered?.kind === 'offered' ? offered.subject : null;
  const outcome = judge(
    kept ?? { class: failureClass, phase: 'install', items: [] },
    current,
    request.hasWorked,
  );
  const judged = { class: failureClass, guidance, outcome, loop };
  const line: CacheLine = { kind: 'judged', at: nowIso, ...judged };
  await appendGuidance(projectRoot, line);
  await appendShared(request.userFolder, line);
  await appendJournal(projectRoot, { event: 'guidance-judged', ...judged }, nowIso);
  return outcome;
}
