// Decides whether a notebook is asked about a failure, and what; the asking itself happens in a process of
// its own.

import { findNlm } from '../../adapters/nlm/program/find-nlm.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { type NextQuestion, nextQuestion } from '../../core/guidance/next-question.ts';
import { followUpText, queryText } from '../../core/guidance/query-text.ts';
import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import { chooseProfile, hasPlenty } from '../../core/quota/choose-profile.ts';
import type { NotebookAccount } from '../notebook/notebook-accounts.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import { nobody } from '../notebook/reserve-question.ts';
import { askOnce, type Flight, flightOf } from './guidance-flight.ts';
import { knownLines } from './guidance-known.ts';
import type { GuidanceRequest } from './guidance-request.ts';
import { locateWorker } from './guidance-worker.ts';

export interface GuidancePlace {
  readonly userFolder: string;
  /** As the settings name it. */
  readonly notebook: string;
  readonly accounts: readonly NotebookAccount[];
  /** Its ids, as the accounts know it. */
  readonly notebooks: readonly string[];
  readonly jobId: string;
  /** What is to be said about it, whatever comes of it. */
  readonly notices: readonly string[];
}

/** For all accounts together; the answer is collected whenever it comes. */
const DEADLINE_SECONDS = 300;

/** Null when there is nothing to ask. */
export async function takeOff(request: GuidanceRequest, place: GuidancePlace): Promise<Flight | null> {
  const flying = flightOf(place.userFolder, place.jobId, request.now());
  if (flying !== null) return flying;
  const next = questionFor(request, place);
  if (next.kind === 'none') return null;
  const obstacle = obstacleOf(request, place);
  if (obstacle !== null) return { status: 'refused', notices: [obstacle] };
  if (next.kind === 'follow-up' && !mayFollowUp(request, place)) return null;
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: 'impossible', reason: 'the program that asks it is not installed' };
  return launch(request, place, next, worker);
}

async function launch(
  request: GuidanceRequest,
  place: GuidancePlace,
  next: Exclude<NextQuestion, { kind: 'none' }>,
  worker: string,
): Promise<Flight> {
  const { failure, projectRoot, loopId, env, now } = request;
  const { jobId, userFolder, notebook } = place;
  const isSecond = next.kind === 'follow-up';
  const text = isSecond ? followUpText(failure, next.failed) : queryText(failure);
  return askOnce({
    id: jobId,
    project: projectRoot,
    userFolder,
    loop: loopId,
    class: failure.fingerprints.class,
    question: textToSend(text),
    notebook,
    conversationId: isSecond ? next.conversationId : null,
    followsUp: isSecond ? next.failed.id : null,
    timeoutSeconds: DEADLINE_SECONDS,
    worker,
    env,
    now,
    isKnown: () => questionFor(request, place).kind !== next.kind,
  });
}

/** A class whose answers are known is not asked as if they were not, whichever loop learned them. */
function questionFor(request: GuidanceRequest, place: GuidancePlace): NextQuestion {
  const { projectRoot, failure, queriedErrors, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const lines = knownLines(projectRoot, place.userFolder, place.notebooks);
  const next = nextQuestion(lines, failureClass, failedAnswers);
  const byLoop = queriedErrors.some(
    (asked) => asked.class === failureClass && asked.answerHash !== undefined,
  );
  return byLoop && next.kind === 'first' ? { kind: 'none' } : next;
}

/** First questions come before second ones: what is left late in the day is for failures nobody knows. */
function mayFollowUp({ now }: GuidanceRequest, place: GuidancePlace): boolean {
  const read = readLedger(place.userFolder);
  const need = { purpose: 'guidance', now: now() } as const;
  return read.status === 'refused' || hasPlenty(read.ledger.accounts, place.accounts, need);
}

/** Why nobody can be asked now; null when somebody can. */
function obstacleOf({ env, projectRoot, now }: GuidanceRequest, place: GuidancePlace): string | null {
  if (findNlm(env, projectRoot) === null) {
    return refusalSentence({ reason: 'not-installed', text: '', profile: null });
  }
  const read = readLedger(place.userFolder);
  if (read.status === 'refused') return null;
  const need = { purpose: 'guidance', now: now() } as const;
  const choice = chooseProfile(read.ledger.accounts, place.accounts, need);
  return choice.status === 'none' ? nobody(choice, 'guidance').notice : null;
}
