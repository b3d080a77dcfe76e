// The guidance that is known for a failure without asking anybody: the project's own cache first, then what the same
// notebook answered in this user's other projects.

import { appendJournal } from '../../adapters/files/journal.ts';
import type { Failure } from '../../core/failure/failure.ts';
import { foldCache, underTodaysClass } from '../../core/guidance/cache-line.ts';
import { chooseGuidance } from '../../core/guidance/choose-guidance.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { guidedFailure } from '../../core/guidance/judge.ts';
import { appendGuidance, knownLines, readGuidance } from './guidance-cache.ts';

export interface GuidanceRequest {
  readonly projectRoot: string;
  readonly loopId: string;
  readonly failure: Failure;
  /** What this loop asked before; without a hash, the answer is still to come. */
  readonly queriedErrors: readonly { readonly class: string; readonly answerHash: string | null }[];
  /** Hashes of answers that did not help in this loop. */
  readonly failedAnswers: readonly string[];
  /** How long to wait for a notebook, in milliseconds. */
  readonly deadlineMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that the worker process runs; found next to the running program unless given. */
  readonly worker?: string;
}

export interface Offer {
  readonly guidance: Guidance;
  /** Asked for this failure, and offered now for the first time. */
  readonly isFresh: boolean;
}

/** The best answer of the project's cache, noted as offered; null when there is none that may be offered. */
export async function offerKnown(request: GuidanceRequest): Promise<Offer | null> {
  const { projectRoot, failure, failedAnswers } = request;
  const lines = underTodaysClass(readGuidance(projectRoot), failure.fingerprints);
  const entries = foldCache(lines, failure.fingerprints.class);
  const guidance = chooseGuidance(entries, failedAnswers);
  if (guidance === null) return null;
  await noteOffer(request, guidance);
  const entry = entries.find((one) => one.guidance.id === guidance.id);
  return { guidance, isFresh: guidance.source.kind === 'notebook' && entry?.offeredIn.length === 0 };
}

/** The same from another project's answers, which become the project's own; null when none may be offered. */
export async function adoptKnown(
  request: GuidanceRequest,
  userFolder: string,
  notebooks: readonly string[],
): Promise<Offer | null> {
  const { projectRoot, failure, failedAnswers, now } = request;
  const failureClass = failure.fingerprints.class;
  const lines = underTodaysClass(knownLines(projectRoot, userFolder, notebooks), failure.fingerprints);
  const guidance = chooseGuidance(foldCache(lines, failureClass), failedAnswers);
  if (guidance === null) return null;
  const at = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: 'answered', class: failureClass, at, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await appendJournal(projectRoot, { event: 'guidance-adopted', loop: request.loopId, ...details }, at);
  await noteOffer(request, guidance);
  return { guidance, isFresh: false };
}

async function noteOffer(request: GuidanceRequest, { id, answerHash }: Guidance): Promise<void> {
  const { projectRoot, loopId: loop, failure } = request;
  const at = new Date(request.now()).toISOString();
  const subject = guidedFailure(failure);
  const offered = { class: subject.class, guidance: id, loop };
  await appendGuidance(projectRoot, { kind: 'offered', at, ...offered, subject });
  await appendJournal(projectRoot, { event: 'guidance-offered', ...offered, answerHash }, at);
}
