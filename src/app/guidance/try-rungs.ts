// The local rungs of the ladder: each is asked in its turn and within its time, and the first that has something to
// offer is heard.

import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../adapters/files/error-code.ts';
import { type AgeOf, isResting, judgementsIn, rateOf } from '../../core/guidance/efficacy.ts';
import { fixGuidance } from '../../core/guidance/fix.ts';
import { type Guidance, makeGuidance } from '../../core/guidance/guidance.ts';
import { LADDER, type LadderStep, type Rung, type RungName, rungOf } from '../../core/guidance/ladder.ts';
import { matchingFixes } from '../../core/guidance/matching-fixes.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import { readFixes } from './fix-store.ts';
import { sharedLines } from './guidance-cache.ts';
import { adopt, classesOf, type GuidanceRequest, knownAnswers, noteOffer } from './known-guidance.ts';

export interface Climb {
  readonly request: GuidanceRequest;
  /** Null where there is none that can be used. */
  readonly userFolder: string | null;
  /** Ids of the notebook that answers for the project. */
  readonly notebooks: readonly string[];
}

export interface Offer {
  readonly guidance: Guidance;
  readonly rung: RungName;
  /** Asked of a notebook for this failure, and offered now for the first time: its rung is the notebook. */
  readonly isFresh: boolean;
}

interface Candidate {
  readonly guidance: Guidance;
  /** From 0 to 1, as far as it was tried. */
  readonly rate: number;
  readonly offer?: () => Promise<Pick<Offer, 'isFresh'>>;
}

type RungWork = (climb: Climb) => Promise<readonly Candidate[]> | readonly Candidate[];

/** Those of the notebook are elsewhere. */
const WORK: Readonly<Partial<Record<RungName, RungWork>>> = {
  fixes: ownFixes,
  answers: answersKnown,
  memory: memoryNotes,
  documents: projectDocuments,
};

/** The steps that were taken, and what they came to; null when none had anything to offer. @param only this rung */
export async function tryRungs(
  climb: Climb,
  only: RungName | null = null,
): Promise<{ readonly offer: Offer | null; readonly steps: readonly LadderStep[] }> {
  const steps: LadderStep[] = [];
  for (const rung of LADDER) {
    const work = WORK[rung.name];
    if (work === undefined || (only !== null && rung.name !== only)) continue;
    const { step, offer } = await tryRung(climb, rung, work);
    steps.push(step);
    if (offer !== null) return { offer, steps };
  }
  return { offer: null, steps };
}

async function tryRung(
  climb: Climb,
  { name: rung, deadlineMs, fromTime }: Rung,
  work: RungWork,
): Promise<{ readonly step: LadderStep; readonly offer: Offer | null }> {
  const { request } = climb;
  const started = performance.now();
  const step = (outcome: LadderStep['outcome']): LadderStep => ({
    rung,
    outcome,
    why: null,
    ms: Math.round(performance.now() - started),
  });
  if (request.times < fromTime) return { step: step('later'), offer: null };
  const candidates = await within(deadlineMs, async () => attempted(() => work(climb)));
  if (candidates === null) return { step: step('late'), offer: null };
  const failed = new Set(request.failedAnswers);
  const untried = candidates.filter(({ guidance }) => !failed.has(guidance.answerHash));
  const best = untried.find(({ rate }) => !isResting({ rate }));
  if (best === undefined) {
    const outcome = candidates.length === 0 ? 'silent' : untried.length === 0 ? 'tried' : 'rests';
    return { step: step(outcome), offer: null };
  }
  const { guidance } = best;
  const { isFresh } = (await best.offer?.()) ?? { isFresh: false };
  const from = isFresh ? 'notebook' : rung;
  await noteOffer(request, guidance, from);
  return { step: step('spoke'), offer: { guidance, rung: from, isFresh } };
}

/** What a rung cannot read must not keep the others from being asked. */
async function attempted(work: () => ReturnType<RungWork>): Promise<readonly Candidate[]> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === null) throw error;
    return [];
  }
}

async function within<T>(limitMs: number, work: () => Promise<T>): Promise<T | null> {
  const over = new AbortController();
  const limit = delay(limitMs, null, { signal: over.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([work(), limit]);
  } finally {
    over.abort();
  }
}

/** Of this user's own folder alone: what a project's files say of a fix counts for nothing. */
function ownFixes({ request, userFolder }: Climb): readonly Candidate[] {
  if (userFolder === null) return [];
  const { failure, projectRoot, now } = request;
  const failureClass = failure.fingerprints.class;
  const fixes = readFixes(userFolder).flatMap(({ fix, withdrawn }) => (withdrawn === null ? [fix] : []));
  const matching = matchingFixes(fixes, failure, projectRoot);
  if (matching.length === 0) return [];
  const judgements = judgementsIn(sharedLines(userFolder, classesOf(failure)));
  const candidates = matching.map(({ fix, likeness }) => {
    const guidance = fixGuidance(fix, likeness, failureClass, projectRoot);
    const { rate } = rateOf(judgements.get(guidance.id) ?? [], ageFrom(now()));
    return { guidance, rate, isNear: likeness === 'near' };
  });
  return candidates.toSorted(
    (one, other) => Number(one.isNear) - Number(other.isNear) || other.rate - one.rate,
  );
}

function answersKnown({ request, userFolder, notebooks }: Climb): readonly Candidate[] {
  const { entries, own, vouched } = knownAnswers(request, userFolder, notebooks);
  const ageMs = ageFrom(request.now());
  const candidates = entries.map(({ guidance, outcomes }): Candidate => {
    const { rate } = rateOf(outcomes.values(), ageMs);
    const here = own.get(guidance.id);
    if (here !== undefined && !vouched.has(guidance.id)) return { guidance: broughtAlong(guidance), rate };
    const offer = async () => {
      if (here === undefined) await adopt(request, guidance);
      const isAsked = here !== undefined && here.offeredIn.length === 0;
      return { isFresh: isAsked && guidance.source.kind === 'notebook' };
    };
    return { guidance, rate, offer };
  });
  const newer = (one: Candidate, other: Candidate) =>
    other.guidance.answeredAt.localeCompare(one.guidance.answeredAt);
  return candidates.toSorted((one, other) => other.rate - one.rate || newer(one, other));
}

export function ageFrom(now: number): AgeOf {
  return (at) => now - Date.parse(at);
}

async function memoryNotes(climb: Climb): Promise<readonly Candidate[]> {
  const { request, userFolder } = climb;
  if (userFolder === null) return [];
  const { memoryPassages } = await import('../memory/search-memory.ts');
  const { failure, projectRoot: project } = request;
  const query = [failure.tool, failure.code, failure.class, failure.headline, failure.message].join(' ');
  return passagesFrom(
    climb,
    'memory',
    await memoryPassages({ project, userFolder, now: request.now, query }),
  );
}

async function projectDocuments(climb: Climb): Promise<readonly Candidate[]> {
  const { request, userFolder } = climb;
  const { documentPassages } = await import('../retrieval/document-passages.ts');
  const { failure, projectRoot: root, output = '', now } = request;
  const { deadlineMs } = rungOf('documents');
  const passages = await documentPassages({ failure, output, root, userFolder, now, deadlineMs });
  return passagesFrom(climb, 'documents', passages);
}

/** What a document says now is not what it said when it did not help: its words are its id. */
function passagesFrom(
  { request, userFolder }: Climb,
  rung: 'memory' | 'documents',
  passages: readonly Passage[],
): readonly Candidate[] {
  if (passages.length === 0) return [];
  const { failure, now } = request;
  const lines = userFolder === null ? [] : sharedLines(userFolder, classesOf(failure));
  const judgements = judgementsIn(lines);
  const answeredAt = new Date(now()).toISOString();
  return passages.map(({ text, source: place }) => {
    const source = { kind: 'passage', rung, place } as const;
    const failureClass = failure.fingerprints.class;
    const guidance = makeGuidance({ failureClass, text, source, answeredAt });
    return { guidance, rate: rateOf(judgements.get(guidance.id) ?? [], ageFrom(now())).rate };
  });
}

/** A project's files can claim any source; they are told as what they are. */
function broughtAlong(guidance: Guidance): Guidance {
  return { ...guidance, source: { kind: 'document', path: '.msw/guidance.jsonl', heading: null } };
}
