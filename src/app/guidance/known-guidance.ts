// Finds earlier answers to a class of failures, from this project or from the same notebook in another project of the
// user, and records offers.

import { appendJournal } from '../../adapters/log/journal.ts';
import type { Failure } from '../../core/failure/text/failure.ts';
import {
  type CacheEntry,
  type CacheLine,
  foldCache,
  underTodaysClass,
} from '../../core/guidance/cache-line.ts';
import { describeSource } from '../../core/guidance/describe-source.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { guidedFailure } from '../../core/guidance/judge.ts';
import type { RungName } from '../../core/guidance/ladder.ts';
import { appendGuidance, knownLines, readGuidance, sharedLines } from './guidance-cache.ts';

export interface GuidanceRequest {
  readonly projectRoot: string;
  readonly loopId: string;
  /** The next iteration, which the guidance is for. */
  readonly iteration: number;
  readonly failure: Failure;
  /** How often this loop has met a failure of this class, including now. */
  readonly times: number;
  /** Whether files changed since the last checks. */
  readonly hasChanged: boolean;
  /** The command of the first failing check, as the user allowed it. */
  readonly command: string;
  /** The output of the failing checks, as far as it was kept. */
  readonly output: string;
  /** What this loop has asked; without a hash, the answer is still pending. */
  readonly queriedErrors: readonly { readonly class: string; readonly answerHash: string | null }[];
  /** Hashes of answers that did not help in this loop. */
  readonly failedAnswers: readonly string[];
  /** How long to wait for a notebook, in milliseconds. */
  readonly deadlineMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that the worker process runs; by default, found next to the running program. */
  readonly worker?: string;
}

export interface KnownAnswers {
  readonly entries: readonly CacheEntry[];
  /** The entries of the project's own cache, by id. */
  readonly own: ReadonlyMap<string, CacheEntry>;
  /** The ids of answers that the user's own MSW received; others came with the project's files. */
  readonly vouched: ReadonlySet<string>;
}

/** @param notebooks ids of the notebook that answers for the project */
export function knownAnswers(
  { projectRoot, failure }: GuidanceRequest,
  userFolder: string | null,
  notebooks: readonly string[],
): KnownAnswers {
  const failureClass = failure.fingerprints.class;
  const classes = classesOf(failure);
  const fold = (lines: readonly CacheLine[]) =>
    foldCache(underTodaysClass(lines, failure.fingerprints), failureClass);
  const own = fold(readGuidance(projectRoot, classes));
  if (userFolder === null) return { entries: own, own: byId(own), vouched: new Set() };
  const entries = fold(knownLines(projectRoot, userFolder, notebooks, classes));
  const vouched = underTodaysClass(sharedLines(userFolder, classes), failure.fingerprints).flatMap((line) =>
    line.kind === 'answered' ? [line.guidance.id] : [],
  );
  return { entries, own: byId(own), vouched: new Set(vouched) };
}

/** By today's rules and by former ones. */
export function classesOf({ fingerprints }: Pick<Failure, 'fingerprints'>): readonly string[] {
  return [fingerprints.class, ...(fingerprints.former ?? [])];
}

function byId(entries: readonly CacheEntry[]): ReadonlyMap<string, CacheEntry> {
  return new Map(entries.map((entry) => [entry.guidance.id, entry] as const));
}

/** Copies an answer of another project into this project's cache. */
export async function adopt(request: GuidanceRequest, guidance: Guidance): Promise<void> {
  const { projectRoot, failure, now } = request;
  const failureClass = failure.fingerprints.class;
  const at = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: 'answered', class: failureClass, at, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await appendJournal(projectRoot, { event: 'guidance-adopted', loop: request.loopId, ...details }, at);
}

/** The most shown of an answer, in characters; 3.6 make a token. */
const MOST_SHOWN = 1800;

function tokensOf({ text }: Pick<Guidance, 'text'>): number {
  return Math.ceil(Math.min(text.length, MOST_SHOWN) / 3.6);
}

export async function noteOffer(request: GuidanceRequest, guidance: Guidance, rung: RungName): Promise<void> {
  const { projectRoot, loopId: loop, failure } = request;
  const { id, answerHash } = guidance;
  const at = new Date(request.now()).toISOString();
  const subject = guidedFailure(failure);
  const offered = { class: subject.class, guidance: id, loop };
  const cost = { rung, tokens: tokensOf(guidance) };
  const source = describeSource(guidance);
  const of = guidance.source.kind === 'fix' ? { of: guidance.source.id } : {};
  await appendGuidance(projectRoot, { kind: 'offered', at, ...offered, subject, ...cost, source, ...of });
  await appendJournal(projectRoot, { event: 'guidance-offered', ...offered, answerHash, ...cost }, at);
}
