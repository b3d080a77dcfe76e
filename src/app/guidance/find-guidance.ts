// Finds guidance for a failure: what is already known first, then the user's notebook, which is asked in a process of
// its own. It never stops a loop: whatever goes wrong is `none`, with a sentence for the user.

import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { errorCode } from '../../adapters/files/error-code.ts';
import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { underTodaysClass } from '../../core/guidance/cache-line.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import {
  followUpText,
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
import { nobodyAsked } from '../notebook/spend-question.ts';
import { knownLines } from './guidance-cache.ts';
import { jobIdOf, jobPath, readJob } from './guidance-job.ts';
import { adoptKnown, type GuidanceRequest, type Offer, offerKnown } from './known-guidance.ts';
import { awaitAnswer, locateWorker, type Requested, requestAnswer, runningJob } from './request-answer.ts';

/** `notices`: sentences for the user; the same each time, so the caller says each once. */
export type GuidanceFound = { readonly notices: readonly string[] } & (
  | { readonly status: 'found'; readonly guidance: Guidance; readonly from: 'cache' | 'notebook' }
  /** Asked, not answered in time: the next call for the same failure collects it. */
  | { readonly status: 'pending'; readonly jobId: string }
  | { readonly status: 'none' }
);

/** The notebook that answers for the project. */
interface Source {
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

const NOTHING: GuidanceFound = { status: 'none', notices: [] };

export async function findGuidance(request: GuidanceRequest): Promise<GuidanceFound> {
  try {
    return await find(request);
  } catch (error) {
    const code = errorCode(error);
    // A full or read-only disk, a file that is held; anything without a code is a bug.
    if (code === null) throw error;
    return notAsked(`the guidance could not be read or written (${code})`);
  }
}

async function find(request: GuidanceRequest): Promise<GuidanceFound> {
  const until = request.now() + request.deadlineMs;
  const offer = await offerKnown(request);
  if (offer !== null && !offer.isFresh) return found(offer, []);
  const source = sourceFor(request);
  // A fresh answer was asked for earlier, and arrived meanwhile.
  if (offer !== null) return found(offer, source === null ? [] : noticesOf(source));
  if (source === null) return NOTHING;
  return typeof source === 'string' ? notAsked(source) : ask(request, source, until);
}

async function ask(request: GuidanceRequest, source: Source, until: number): Promise<GuidanceFound> {
  const { userFolder, notebooks, notices } = source;
  const adopted = await adoptKnown(request, userFolder, notebooks);
  if (adopted !== null) return found(adopted, notices);
  const requested = await requestOf(request, source);
  if (requested === null) return { ...NOTHING, notices };
  const answer = await awaitAnswer(requested, {
    userFolder,
    until,
    longestMs: request.deadlineMs,
    now: request.now,
  });
  switch (answer.status) {
    case 'running':
      return { status: 'pending', jobId: answer.jobId, notices };
    case 'answered': {
      const offer = (await offerKnown(request)) ?? (await adoptKnown(request, userFolder, notebooks));
      return offer === null ? { ...NOTHING, notices: answer.notices } : found(offer, answer.notices);
    }
    case 'refused':
      return { status: 'none', notices: continuing(answer.notices) };
    case 'impossible':
      return notAsked(answer.reason);
  }
}

/** Null when there is nothing to ask. */
async function requestOf(request: GuidanceRequest, source: Source): Promise<Requested | null> {
  const { failure, projectRoot: project, loopId: loop, env, now } = request;
  const { jobId: id, userFolder, notebook } = source;
  const running = runningJob(userFolder, id, now());
  if (running !== null) return running;
  const next = questionFor(request, source);
  if (next.kind === 'none') return null;
  const obstacle = obstacleOf(request, source);
  if (obstacle !== null) return { status: 'refused', notices: [obstacle] };
  const isSecond = next.kind === 'follow-up';
  if (isSecond && !mayFollowUp(request, source)) return null;
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

/** A class whose answers are known is not asked as if they were not, whichever loop learned them. */
function questionFor(request: GuidanceRequest, { userFolder, notebooks }: Source): NextQuestion {
  const { projectRoot, failure, queriedErrors, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const lines = underTodaysClass(knownLines(projectRoot, userFolder, notebooks), failure.fingerprints);
  const next = nextQuestion(lines, failureClass, failedAnswers);
  const classes = [failureClass, ...(failure.fingerprints.former ?? [])];
  const byLoop = queriedErrors.some((asked) => classes.includes(asked.class) && asked.answerHash !== null);
  return byLoop && next.kind === 'first' ? { kind: 'none' } : next;
}

/** First questions come before second ones: what is left late in the day is for failures nobody knows. */
function mayFollowUp({ now }: GuidanceRequest, source: Source): boolean {
  const read = readLedger(source.userFolder);
  const need = { purpose: 'guidance', now: now() } as const;
  return read.status === 'refused' || hasPlenty(read.ledger.accounts, source.accounts, need);
}

/** Why nobody can be asked now; null when somebody can. */
function obstacleOf({ env, projectRoot, now }: GuidanceRequest, source: Source): string | null {
  if (findNlm(env, projectRoot) === null) {
    return refusalSentence({ reason: 'not-installed', text: '', profile: null });
  }
  const read = readLedger(source.userFolder);
  if (read.status === 'refused') return null;
  const need = { purpose: 'guidance', now: now() } as const;
  const choice = chooseProfile(read.ledger.accounts, source.accounts, need);
  // Whoever asks finds out first what Google says.
  const place = { project: projectRoot, userFolder: source.userFolder, env, now };
  if (choice.status === 'none' && mayMeasure(place, read.ledger, source.accounts, 'guidance')) return null;
  return choice.status === 'none' ? nobodyAsked(choice, 'guidance').notice : null;
}

/** Where a question would go; null when the project has no notebook, and why not when it cannot be asked. */
function sourceFor({ projectRoot, failure, env, now }: GuidanceRequest): Source | string | null {
  const { config, notebookProblem } = readConfig(projectRoot);
  if (config.notebook === null && notebookProblem === null) return null;
  const folder = ownUserFolder(projectRoot, env);
  if (folder.status === 'refused') return folder.reason;
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env, now });
  if (chosen.status === 'none') return null;
  if (chosen.status === 'refused') return notAskedText(chosen);
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account) => account.notebook);
  const jobId = jobIdOf(failure.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}

/** What the job of an answer has to say about accounts. */
function noticesOf(source: Source | string): readonly string[] {
  if (typeof source === 'string') return [];
  return readJob(jobPath(source.userFolder, source.jobId))?.notices ?? source.notices;
}

function found({ guidance, isFresh }: Offer, notices: readonly string[]): GuidanceFound {
  return { status: 'found', guidance, from: isFresh ? 'notebook' : 'cache', notices };
}

function notAsked(reason: string): GuidanceFound {
  return { status: 'none', notices: [`NotebookLM was not asked: ${reason}.`] };
}

/** With a word about the loop after the last. */
function continuing(notices: readonly string[]): readonly string[] {
  const last = notices.at(-1);
  if (last === undefined) return notices;
  return [...notices.slice(0, -1), `${last} The loop continues without NotebookLM.`];
}
