// Finds guidance for a failure: known guidance first, then the user's notebook, which a separate process asks. It never
// stops a loop: any problem gives `none`, with a sentence for the user.

import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { errorCode } from '../../adapters/files/error-code.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';
import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { failureHeadline } from '../../core/failure/failure-headline.ts';
import { type CacheLine, underTodaysClass } from '../../core/guidance/cache-line.ts';
import { type LadderStep, rungOf } from '../../core/guidance/ladder.ts';
import {
  followUpText,
  isNotInSources,
  type NextQuestion,
  nextQuestion,
  queryText,
} from '../../core/guidance/next-question.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { refusalSentence } from '../../core/notebook/refusal.ts';
import { chooseProfile, hasPlenty } from '../../core/quota/ledger.ts';
import { type NotebookAccount, projectNotebook } from '../notebook/chosen-notebook.ts';
import { mayMeasure } from '../notebook/measure-usage.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import { sourcesChangedAt } from '../notebook/source-registries.ts';
import { nobodyAsked } from '../notebook/spend-question.ts';
import { ageFrom, type Climb } from './climb.ts';
import { appendGuidance, knownLines } from './guidance-cache.ts';
import { jobIdOf, jobPath, readGuidanceJob } from './guidance-job.ts';
import { classesOf, type GuidanceRequest } from './known-guidance.ts';
import { namesOutside } from './names-outside.ts';
import { awaitAnswer, locateWorker, type Requested, requestAnswer, runningJob } from './request-answer.ts';
import { type RungOffer, tryRungs } from './try-rungs.ts';

/**
 * `notices`: sentences for the user, repeated on every call, so the caller shows each once. `steps`: the rungs tried.
 */
export type GuidanceFound = { readonly notices: readonly string[]; readonly steps: readonly LadderStep[] } & (
  | ({ readonly status: 'found' } & RungOffer)
  /** Asked, but not answered in time: the next call for the same failure collects it. */
  | { readonly status: 'pending'; readonly jobId: string }
  | { readonly status: 'none' }
);

/** The notebook that answers for the project. */
interface Source {
  readonly userFolder: string;
  /** As named in the settings. */
  readonly notebook: string;
  readonly accounts: readonly NotebookAccount[];
  /** Its ids, one per account. */
  readonly notebooks: readonly string[];
  readonly jobId: string;
  /** Notices about it, whatever the outcome. */
  readonly notices: readonly string[];
}

/** For all accounts together; a late answer is collected by a later call. */
const DEADLINE_SECONDS = 300;

/** The outcome of the last rung. */
type Asked = Pick<LadderStep, 'outcome' | 'why'> & {
  readonly offer: RungOffer | null;
  readonly jobId?: string;
  readonly notices: readonly string[];
};

export async function findGuidance(request: GuidanceRequest): Promise<GuidanceFound> {
  try {
    const found = await find(request);
    await noteClimb(request, found);
    return found;
  } catch (error) {
    const code = errorCode(error);
    // A full or read-only disk or a locked file; an error without a code is a bug.
    if (code === null) throw error;
    const notices = [`NotebookLM was not asked: the guidance could not be read or written (${code}).`];
    return { status: 'none', notices, steps: [] };
  }
}

async function find(request: GuidanceRequest): Promise<GuidanceFound> {
  const until = request.now() + request.deadlineMs;
  const folder = ownUserFolder(request.projectRoot, request.env);
  const userFolder = folder.status === 'refused' ? null : folder.path;
  const source = sourceFor(request, folder);
  const notebooks = source === null || typeof source === 'string' ? [] : source.notebooks;
  const climb = { request, userFolder, notebooks };
  const { offer, steps } = await tryRungs(climb);
  if (offer !== null) {
    return { status: 'found', ...offer, steps, notices: noticesOf(source, offer) };
  }
  const started = performance.now();
  const asked = await askNotebook(climb, source, until);
  const { outcome, why, notices } = asked;
  const ms = Math.round(performance.now() - started);
  const all = [...steps, { rung: 'notebook', outcome, why, ms } as const];
  if (asked.offer !== null) return { status: 'found', ...asked.offer, notices, steps: all };
  if (asked.jobId !== undefined) return { status: 'pending', jobId: asked.jobId, notices, steps: all };
  return { status: 'none', notices, steps: all };
}

/** Recorded so that people can ask why. */
async function noteClimb(
  { projectRoot, loopId, iteration, failure, times, now }: GuidanceRequest,
  found: GuidanceFound,
) {
  await appendGuidance(projectRoot, {
    kind: 'climbed',
    class: failure.fingerprints.class,
    at: new Date(now()).toISOString(),
    loop: loopId,
    iteration,
    headline: failureHeadline(failure, 160),
    times,
    steps: found.steps,
    guidance: found.status === 'found' ? found.guidance.id : null,
  });
}

async function askNotebook(climb: Climb, source: Source | string | null, until: number): Promise<Asked> {
  const { request } = climb;
  if (source === null) return closed('none is chosen for this project');
  if (typeof source === 'string') return refused([source]);
  const { userFolder } = source;
  const requested = await requestOf(request, source);
  if ('outcome' in requested) return requested;
  const answer = await awaitAnswer(requested, {
    userFolder,
    until,
    longestMs: request.deadlineMs,
    now: request.now,
  });
  switch (answer.status) {
    case 'running':
      return { outcome: 'waiting', why: null, offer: null, jobId: answer.jobId, notices: source.notices };
    case 'answered': {
      const { offer } = await tryRungs(climb, 'answers');
      if (offer === null)
        return {
          ...whyNoQuestion(request, source, 'its answer may not be offered'),
          notices: answer.notices,
        };
      return { outcome: 'spoke', why: null, offer, notices: answer.notices };
    }
    case 'refused':
      return refused(continuing(answer.notices));
    case 'impossible':
      return refused([notAsked(answer.reason)]);
  }
}

function closed(why: string): Asked {
  return { outcome: 'closed', why, offer: null, notices: [] };
}

/** `notices` give the reason. */
function refused(notices: readonly string[]): Asked {
  return { ...closed(notices.join(' ')), notices };
}

/** The question, or the reason for none. */
async function requestOf(request: GuidanceRequest, source: Source): Promise<Requested | Asked> {
  const { failure, projectRoot: project, loopId: loop, env, now } = request;
  const { jobId: id, userFolder, notebook } = source;
  const running = runningJob(userFolder, id, now());
  if (running !== null) return running;
  const held = await whyHeldBack(request, source);
  if (held !== null) return { ...held, notices: source.notices };
  const next = questionFor(request, source);
  if (next.kind === 'none')
    return { ...whyNoQuestion(request, source, 'it was asked about this before'), notices: source.notices };
  const obstacle = obstacleOf(request, source);
  if (obstacle !== null) return { status: 'refused', notices: [obstacle] };
  const isSecond = next.kind === 'follow-up';
  if (isSecond && !mayFollowUp(request, source))
    return { ...closed('what is left of its quota is for first questions'), notices: source.notices };
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: 'impossible', reason: 'the program that asks it is not installed' };
  return requestAnswer({
    ...{ id, project, userFolder, loop, notebook, worker, env, now },
    class: failure.fingerprints.class,
    question: textToSend(isSecond ? followUpText(failure, next.failed) : queryText(failure)),
    conversationId: isSecond ? next.conversationId : null,
    followsUp: isSecond ? next.failed.id : null,
    timeoutSeconds: DEADLINE_SECONDS,
    isKnown: () => questionFor(request, source).kind !== next.kind,
  });
}

/**
 * A question costs quota: it is asked when no nearer rung knew, when the failure came again although files had changed,
 * and when it names something outside the project.
 */
async function whyHeldBack(request: GuidanceRequest, { jobId, userFolder }: Source): Promise<Asked | null> {
  const { failure, times, hasChanged } = request;
  // An answer not collected yet is already paid for.
  if (readGuidanceJob(jobPath(userFolder, jobId)) !== null) return null;
  if (failure.kind !== 'code') return closed('it is about this machine or the check itself');
  if (times < rungOf('notebook').fromTime || !hasChanged)
    return { ...closed(''), outcome: 'later', why: null };
  return (await namesOutside(request)) ? null : closed('it names nothing outside the project');
}

/** @param otherwise unless its sources have nothing about it */
function whyNoQuestion(request: GuidanceRequest, source: Source, otherwise: string): Asked {
  const [lines, changedAt] = knownOf(request, source);
  return isNotInSources(lines, request.failure.fingerprints.class, changedAt)
    ? { ...closed(''), outcome: 'silent', why: null }
    : closed(otherwise);
}

/** The lines about the class, and when the sources of the notebook last changed. */
function knownOf(
  { projectRoot, failure, now }: GuidanceRequest,
  { userFolder, notebooks }: Source,
): readonly [readonly CacheLine[], string | null] {
  const lines = knownLines(projectRoot, userFolder, notebooks, classesOf(failure));
  const place = { project: projectRoot, userFolder, now };
  return [underTodaysClass(lines, failure.fingerprints), sourcesChangedAt(place, notebooks)];
}

/** A class with known answers gets no first question, whichever loop learned them. */
function questionFor(request: GuidanceRequest, source: Source): NextQuestion {
  const { failure, queriedErrors, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const classes = classesOf(failure);
  const [lines, changedAt] = knownOf(request, source);
  const asking = { failedAnswers, ageMs: ageFrom(request.now()), sourcesChangedAt: changedAt };
  const next = nextQuestion(lines, failureClass, asking);
  const byLoop = queriedErrors.some((asked) => classes.includes(asked.class) && asked.answerHash !== null);
  return byLoop && next.kind === 'first' ? { kind: 'none' } : next;
}

/** First questions take precedence: the rest of a day's quota is for failures that have not been asked about. */
function mayFollowUp({ now }: GuidanceRequest, source: Source): boolean {
  const read = readLedger(source.userFolder);
  const need = { purpose: 'guidance', now: now() } as const;
  return read.status === 'refused' || hasPlenty(read.ledger.accounts, source.accounts, need);
}

/** Why no account can be asked now; null when one can. */
function obstacleOf({ env, projectRoot, now }: GuidanceRequest, source: Source): string | null {
  if (findNlm(env, projectRoot) === null) {
    return refusalSentence({ reason: 'not-installed', text: '', profile: null });
  }
  const read = readLedger(source.userFolder);
  if (read.status === 'refused') return null;
  const need = { purpose: 'guidance', now: now() } as const;
  const choice = chooseProfile(read.ledger.accounts, source.accounts, need);
  // The process that asks will first get Google's current figures.
  const place = { project: projectRoot, userFolder: source.userFolder, env, now };
  if (choice.status === 'none' && mayMeasure(place, read.ledger, source.accounts, 'guidance')) return null;
  return choice.status === 'none' ? nobodyAsked(choice, 'guidance').notice : null;
}

/** The notebook that a question would go to; null when the project has none, and a sentence when it cannot be asked. */
function sourceFor(
  { projectRoot, failure, env, now }: GuidanceRequest,
  folder: Folder,
): Source | string | null {
  const { config, notebookProblem } = readConfig(projectRoot);
  if (config.notebook === null && notebookProblem === null) return null;
  if (folder.status === 'refused') return notAsked(folder.reason);
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env, now });
  if (chosen.status === 'none') return null;
  // Wrong settings are told as what they are: the project may never have heard of NotebookLM.
  if (chosen.status === 'refused')
    return notebookProblem === null ? notAsked(notAskedText(chosen)) : `${notAskedText(chosen)}.`;
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account) => account.notebook);
  const jobId = jobIdOf(failure.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}

/** The job's notices about accounts, when the answer was requested earlier and has arrived since. */
function noticesOf(source: Source | string | null, { isFresh, rung }: RungOffer): readonly string[] {
  if (source === null || typeof source === 'string') return [];
  if (!isFresh) return rung === 'answers' ? source.notices : [];
  return readGuidanceJob(jobPath(source.userFolder, source.jobId))?.notices ?? source.notices;
}

function notAsked(reason: string): string {
  return `NotebookLM was not asked: ${reason}.`;
}

/** Appends to the last notice that the loop continues. */
function continuing(notices: readonly string[]): readonly string[] {
  const last = notices.at(-1);
  if (last === undefined) return notices;
  return [...notices.slice(0, -1), `${last} The loop continues without NotebookLM.`];
}
