// Finds guidance for a failure: what the project already learned first, then the user's notebook. It never
// stops a loop: whatever goes wrong is `none`, with at most one sentence for the user.

import { readConfig } from '../adapters/config/project-config.ts';
import { errorCode } from '../adapters/files/error-code.ts';
import { appendJournal } from '../adapters/files/journal.ts';
import { findNlm } from '../adapters/nlm/find-nlm.ts';
import { redactSecrets } from '../adapters/secrets/redact-secrets.ts';
import type { Failure } from '../core/failure/failure.ts';
import { foldCache } from '../core/guidance/cache-entry.ts';
import { chooseGuidance } from '../core/guidance/choose-guidance.ts';
import type { Guidance } from '../core/guidance/guidance.ts';
import { guidedFailure } from '../core/guidance/guided-failure.ts';
import { queryText } from '../core/guidance/query-text.ts';
import { refusalNotice } from '../core/guidance/refusal-notice.ts';
import { appendGuidance, readGuidance } from './guidance-cache.ts';
import { askOnce, type Flight, flightOf } from './guidance-flight.ts';
import { locateWorker } from './guidance-worker.ts';
import { landGuidance } from './land-guidance.ts';

export interface GuidanceRequest {
  readonly projectRoot: string;
  readonly loopId: string;
  readonly failure: Failure;
  /** What this loop asked before; without a hash, the answer is still to come. */
  readonly queriedErrors: readonly { readonly class: string; readonly answerHash?: string }[];
  /** Hashes of answers that did not help in this loop. */
  readonly failedAnswers: readonly string[];
  /** How long to wait for a notebook, in milliseconds. */
  readonly deadlineMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that the worker process runs; found beside the running program unless given. */
  readonly worker?: string;
}

export type GuidanceFound =
  | { readonly status: 'found'; readonly guidance: Guidance; readonly from: 'cache' | 'notebook' }
  /** Asked, not answered in time: the next call for the same failure collects it. */
  | { readonly status: 'pending'; readonly jobId: string }
  /** `notice`: one sentence for the user; the same each time, so the caller says it once. */
  | { readonly status: 'none'; readonly notice: string | null };

const QUERY_TIMEOUT_SECONDS = 180;
const NOTHING: GuidanceFound = { status: 'none', notice: null };

export async function findGuidance(request: GuidanceRequest): Promise<GuidanceFound> {
  try {
    return await climb(request);
  } catch (error) {
    const code = errorCode(error);
    // A full or read-only disk, a file that is held; anything without a code is a bug.
    if (code === null) throw error;
    return none(`the guidance could not be read or written (${code})`);
  }
}

async function climb(request: GuidanceRequest): Promise<GuidanceFound> {
  const until = request.now() + request.deadlineMs;
  const cached = await offer(request);
  if (cached !== null) return cached;
  const flight = await takeOff(request);
  if (flight === null) return NOTHING;
  const landed = await landGuidance(flight, { projectRoot: request.projectRoot, until, now: request.now });
  switch (landed.status) {
    case 'flying':
      return { status: 'pending', jobId: landed.jobId };
    case 'answered':
      return (await offer(request)) ?? NOTHING;
    case 'refused':
      return { status: 'none', notice: refusalNotice(landed.refusal) };
    case 'impossible':
      return none(landed.reason);
  }
}

/** The best answer of the cache, noted as offered; null when there is none that may be offered. */
async function offer(request: GuidanceRequest): Promise<GuidanceFound | null> {
  const { projectRoot, loopId, failure, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const entries = foldCache(readGuidance(projectRoot), failureClass);
  const guidance = chooseGuidance(entries, failedAnswers);
  if (guidance === null) return null;
  const at = new Date(request.now()).toISOString();
  const line = { kind: 'offered', class: failureClass, at, guidance: guidance.id, loop: loopId } as const;
  await appendGuidance(projectRoot, { ...line, subject: guidedFailure(failure) });
  const { answerHash, id } = guidance;
  const event = { event: 'guidance-offered', loop: loopId, class: failureClass, guidance: id, answerHash };
  await appendJournal(projectRoot, event, at);
  return { status: 'found', guidance, from: isFresh(entries, id) ? 'notebook' : 'cache' };
}

/** Nobody was offered it before: it was asked for this failure, and the quota was spent now. */
function isFresh(entries: ReturnType<typeof foldCache>, id: string): boolean {
  const entry = entries.find(({ guidance }) => guidance.id === id);
  return entry?.guidance.source.kind === 'notebook' && entry.offeredIn.length === 0;
}

/** Null when there is nothing to ask, or nobody. */
async function takeOff(request: GuidanceRequest): Promise<Flight | null> {
  const { projectRoot, failure, env, now } = request;
  const failureClass = failure.fingerprints.class;
  const flying = flightOf(projectRoot, failureClass, now());
  if (flying !== null) return flying;
  const { config } = readConfig(projectRoot);
  if (config.notebook === null || isAnswered(request)) return null;
  const profile = config.nlmProfile;
  if (findNlm(env, projectRoot) === null) {
    return { status: 'refused', refusal: { reason: 'not-installed', text: '', profile } };
  }
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: 'impossible', reason: 'the program that asks it is not installed' };
  return askOnce({
    projectRoot,
    loopId: request.loopId,
    failureClass,
    text: await redactSecrets(queryText(failure)),
    notebook: config.notebook,
    profile,
    timeoutSeconds: QUERY_TIMEOUT_SECONDS,
    worker,
    env,
    now,
  });
}

/** A class whose answers are known is never asked again, even when none of them may be offered any more. */
function isAnswered({ projectRoot, failure, queriedErrors }: GuidanceRequest): boolean {
  const failureClass = failure.fingerprints.class;
  const byLoop = queriedErrors.some(
    (asked) => asked.class === failureClass && asked.answerHash !== undefined,
  );
  return byLoop || foldCache(readGuidance(projectRoot), failureClass).length > 0;
}

function none(reason: string): GuidanceFound {
  return { status: 'none', notice: `NotebookLM was not asked: ${reason}.` };
}
