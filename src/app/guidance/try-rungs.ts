// The local rungs of the ladder: each is tried in order and within its time limit, and the first with something to
// offer wins.

import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../adapters/files/error-code.ts';
import { isResting, judgementsIn, rateOf } from '../../core/guidance/efficacy.ts';
import { fixGuidance } from '../../core/guidance/fix.ts';
import { broughtAlong, type Guidance } from '../../core/guidance/guidance.ts';
import { LADDER, type LadderStep, type Rung, type RungName } from '../../core/guidance/ladder.ts';
import { matchingFixes } from '../../core/guidance/matching-fixes.ts';
import { ageFrom, type Climb, type GuidanceCandidate, type RungWork } from './climb.ts';
import { readFixes, shownIn } from './fix-store.ts';
import { sharedLines } from './guidance-cache.ts';
import { adopt, classesOf, knownAnswers, noteOffer } from './known-guidance.ts';
import { memoryNotes, packageDocuments, projectDocuments, toolExplanation } from './passage-rungs.ts';

export interface RungOffer {
  readonly guidance: Guidance;
  readonly rung: RungName;
  /** The answer of a notebook to this failure, offered for the first time: its rung is the notebook. */
  readonly isFresh: boolean;
}

/** The notebook's rung is elsewhere. */
const WORK: Readonly<Partial<Record<RungName, RungWork>>> = {
  fixes: ownFixes,
  answers: answersKnown,
  memory: memoryNotes,
  documents: projectDocuments,
  packages: packageDocuments,
  tool: toolExplanation,
};

/** The steps taken with their outcomes; `offer` is null when no rung had anything. @param only this rung */
export async function tryRungs(
  climb: Climb,
  only: RungName | null = null,
): Promise<{ readonly offer: RungOffer | null; readonly steps: readonly LadderStep[] }> {
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

/** The best of each rung, for a caller outside a loop: nothing is recorded as offered. */
export async function consultRungs(
  climb: Climb,
): Promise<readonly { readonly rung: RungName; readonly guidance: Guidance }[]> {
  const found = LADDER.map(async ({ name: rung, deadlineMs }) => {
    const work = WORK[rung];
    if (work === undefined) return [];
    const candidates = await within(deadlineMs, async () => attempted(() => work(climb)));
    const best = candidates?.find(({ rate }) => !isResting({ rate }));
    return best === undefined ? [] : [{ rung, guidance: best.guidance }];
  });
  return (await Promise.all(found)).flat();
}

async function tryRung(
  climb: Climb,
  { name: rung, deadlineMs, fromTime }: Rung,
  work: RungWork,
): Promise<{ readonly step: LadderStep; readonly offer: RungOffer | null }> {
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

/** A rung that cannot read its files must not stop the others. */
async function attempted(work: () => ReturnType<RungWork>): Promise<readonly GuidanceCandidate[]> {
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

/** From the user folder only: what a project's files claim about fixes does not count. */
function ownFixes({ request, userFolder }: Climb): readonly GuidanceCandidate[] {
  if (userFolder === null) return [];
  const { failure, projectRoot, now } = request;
  const failureClass = failure.fingerprints.class;
  const fixes = readFixes(userFolder).flatMap(({ fix, withdrawn }) => (withdrawn === null ? [fix] : []));
  const isShown = shownIn({ project: projectRoot, userFolder });
  const matching = matchingFixes(fixes, failure, projectRoot).filter(({ fix }) => isShown(fix));
  if (matching.length === 0) return [];
  const judgements = judgementsIn(sharedLines(userFolder, classesOf(failure)));
  const candidates = matching.map(({ fix, likeness, score }) => {
    const guidance = fixGuidance(fix, likeness, failureClass, projectRoot);
    const { rate } = rateOf(judgements.get(guidance.id) ?? [], ageFrom(now()), guidance.answeredAt);
    return { guidance, rate, isNear: likeness === 'near', worth: rate + score };
  });
  // A close match counts as much as a high success rate.
  return candidates.toSorted(
    (one, other) => Number(one.isNear) - Number(other.isNear) || other.worth - one.worth,
  );
}

function answersKnown({ request, userFolder, notebooks }: Climb): readonly GuidanceCandidate[] {
  const { entries, own, vouched } = knownAnswers(request, userFolder, notebooks);
  const ageMs = ageFrom(request.now());
  const candidates = entries.map(({ guidance, outcomes }): GuidanceCandidate => {
    const { rate } = rateOf(outcomes.values(), ageMs, guidance.answeredAt);
    const here = own.get(guidance.id);
    if (here !== undefined && !vouched.has(guidance.id)) return { guidance: broughtAlong(guidance), rate };
    const offer = async () => {
      if (here === undefined) await adopt(request, guidance);
      const isAsked = here !== undefined && here.offeredIn.length === 0;
      return { isFresh: isAsked && guidance.source.kind === 'notebook' };
    };
    return { guidance, rate, offer };
  });
  const newer = (one: GuidanceCandidate, other: GuidanceCandidate) =>
    other.guidance.answeredAt.localeCompare(one.guidance.answeredAt);
  return candidates.toSorted((one, other) => other.rate - one.rate || newer(one, other));
}
