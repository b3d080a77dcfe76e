// What is known about a class of failures without asking anybody: the project's own cache first, then what
// the same notebook answered in this user's other projects.

import { appendJournal } from '../../adapters/files/journal.ts';
import { type CacheEntry, type CacheLine, foldCache } from '../../core/guidance/cache-entry.ts';
import { chooseGuidance } from '../../core/guidance/choose-guidance.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { guidedFailure } from '../../core/guidance/guided-failure.ts';
import { appendGuidance, readGuidance } from './guidance-cache.ts';
import type { GuidanceRequest } from './guidance-request.ts';
import { readShared } from './shared-guidance.ts';

export interface Offer {
  readonly guidance: Guidance;
  /** Asked for this failure, and offered now for the first time. */
  readonly isFresh: boolean;
}

/** The best answer of the project's cache, noted as offered; null when there is none that may be offered. */
export async function offerKnown(request: GuidanceRequest): Promise<Offer | null> {
  const { projectRoot, failure, failedAnswers } = request;
  const entries = foldCache(readGuidance(projectRoot), failure.fingerprints.class);
  const guidance = chooseGuidance(entries, failedAnswers);
  if (guidance === null) return null;
  await noteOffer(request, guidance);
  return { guidance, isFresh: isFresh(entries, guidance.id) };
}

/** The same from another project's answers, which become the project's own; null when none may be offered. */
export async function adoptKnown(
  request: GuidanceRequest,
  userFolder: string,
  notebooks: readonly string[],
): Promise<Offer | null> {
  const { projectRoot, failure, failedAnswers, now } = request;
  const failureClass = failure.fingerprints.class;
  const lines = knownLines(projectRoot, userFolder, notebooks);
  const guidance = chooseGuidance(foldCache(lines, failureClass), failedAnswers);
  if (guidance === null) return null;
  const at = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: 'answered', class: failureClass, at, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await appendJournal(projectRoot, { event: 'guidance-adopted', loop: request.loopId, ...details }, at);
  await noteOffer(request, guidance);
  return { guidance, isFresh: false };
}

/** Everything that is known for a project, whoever learned it. */
export function knownLines(
  projectRoot: string,
  userFolder: string,
  notebooks: readonly string[],
): readonly CacheLine[] {
  return [...readShared(userFolder, notebooks), ...readGuidance(projectRoot)];
}

async function noteOffer(request: GuidanceRequest, guidance: Guidance): Promise<void> {
  const { projectRoot, loopId, failure } = request;
  const failureClass = failure.fingerprints.class;
  const at = new Date(request.now()).toISOString();
  const line = { kind: 'offered', class: failureClass, at, guidance: guidance.id, loop: loopId } as const;
  await appendGuidance(projectRoot, { ...line, subject: guidedFailure(failure) });
  const { answerHash, id } = guidance;
  const offered = { loop: loopId, class: failureClass, guidance: id, answerHash };
  await appendJournal(projectRoot, { event: 'guidance-offered', ...offered }, at);
}

/** Nobody was offered it before: the quota was spent for this failure. */
function isFresh(entries: readonly CacheEntry[], id: string): boolean {
  const entry = entries.find(({ guidance }) => guidance.id === id);
  return entry?.guidance.source.kind === 'notebook' && entry.offeredIn.length === 0;
}
