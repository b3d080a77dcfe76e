// Renders `guidance list`, `show` and `why`, and the rungs of a report. Text from failures, documents and answers is
// quoted or fenced.

import { countOf } from '../text/count-of.ts';
import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { isWasteful, type PastClimb, type RungTotal } from './climbs.ts';
import { describeSource } from './describe-source.ts';
import type { KnownItem } from './known-items.ts';
import { type LadderStep, rungOf, type StepOutcome } from './ladder.ts';

export interface ListedGuidance {
  readonly known: readonly KnownItem[];
  /** How many more are known. */
  readonly left: number;
  readonly isForgotten: boolean;
}

export function renderKnown({ known, left, isForgotten }: ListedGuidance): Prose {
  if (known.length === 0)
    return isForgotten
      ? prose`Nothing is forgotten or withdrawn.`
      : prose`Nothing is known yet: the first failure that a loop fixes is kept.`;
  const more = left === 0 ? null : prose`And ${left} more: --top N shows more, --json as well.`;
  return joinProse([...known.map(lineOf), more], '\n');
}

function lineOf(item: KnownItem): Prose {
  const failure = item.failure === null ? null : quoteLine(item.failure, 140);
  return joinProse([prose`${quoteName(item.id, 40)} ${factsOf(item)}`, failure, sourceOf(item)], '; ');
}

const KINDS = { fix: prose`fix`, answer: prose`answer`, passage: prose`passage` };
const STATES = {
  known: null,
  rests: prose`suspended, since it has seldom helped recently`,
  withdrawn: prose`withdrawn, since it did not hold`,
  forgotten: prose`forgotten`,
};

function factsOf({ kind, at, helped, missed, state }: KnownItem): Prose {
  const told = helped + missed;
  const rate = told === 0 ? prose`not tried yet` : prose`helped in ${helped} of ${told}`;
  return joinProse([prose`${KINDS[kind]} of ${dayOf(at)}`, rate, STATES[state]], ', ');
}

function dayOf(at: string): Prose {
  return quoteName(/^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? 'an earlier day');
}

/** Fixes and answers describe their source; of a passage only its text is kept. */
function sourceOf({ guidance, source }: KnownItem): Prose {
  return guidance === null ? quoteLine(source, 200) : describeSource(guidance);
}

export function renderKnownItem(item: KnownItem): Prose {
  const { guidance, failure, source, id } = item;
  const about = failure === null ? null : prose`For: ${quoteLine(failure, 300)}`;
  const body =
    guidance === null
      ? prose`Its text is in its source: ${quoteLine(source, 300)}`
      : fence(guidance.text, { cap: 12_000, label: describeSource(guidance) });
  return joinProse([prose`${quoteName(id, 40)}: ${factsOf(item)}`, about, body], '\n');
}

const MOST_CLIMBS = 20;

export interface ShownWhy {
  readonly loop: string;
  readonly climbs: readonly PastClimb[];
  readonly rungs: readonly RungTotal[];
  readonly inProject: readonly RungTotal[];
}

export function renderWhy(why: ShownWhy | null): Prose {
  if (why === null) return prose`No loop of this project has looked for guidance yet.`;
  const { loop, climbs, rungs, inProject } = why;
  const left = climbs.length - MOST_CLIMBS;
  return joinProse(
    [
      prose`Loop ${quoteName(loop, 64)}`,
      left > 0 ? prose`Of ${left} earlier iterations --iteration N and --json tell.` : null,
      ...climbs.slice(-MOST_CLIMBS).map(renderClimb),
      prose`What each rung cost and brought in this loop:\n${renderRungs(rungs)}`,
      prose`In this project:\n${renderRungs(inProject)}`,
    ],
    '\n\n',
  );
}

function renderClimb({ iteration, headline, times, steps, offered }: PastClimb): Prose {
  const when = iteration === null ? prose`Once` : prose`For iteration ${iteration}`;
  const met = times > 1 ? prose`, met ${countOf(times, 'time')} so far` : prose``;
  const head = prose`${when}: ${quoteLine(headline, 160)}${met}`;
  const end = offered === null ? prose`- none was given` : renderOffered(offered);
  return joinProse([head, ...steps.map(renderStep), end], '\n');
}

function renderOffered({ id, source, tokens, outcome }: NonNullable<PastClimb['offered']>): Prose {
  const from = source === null ? quoteName(id, 40) : prose`${quoteName(id, 40)}, ${quoteLine(source, 240)}`;
  const came = outcome === null ? prose`not judged yet` : OUTCOMES[outcome];
  return prose`- given: ${from}; about ${tokens} tokens; ${came}`;
}

const OUTCOMES = {
  helped: prose`it helped`,
  'did-not-help': prose`it did not help`,
  unknown: prose`whether it helped is unknown`,
};

const STEPS: Readonly<Record<StepOutcome, Prose>> = {
  spoke: prose`it answered`,
  silent: prose`nothing about this`,
  tried: prose`what it has did not help in this loop`,
  rests: prose`what it knows has seldom helped recently`,
  later: prose`asked only when the failure comes again`,
  closed: prose`not asked`,
  late: prose`no answer in time`,
  waiting: prose`its answer is on its way`,
};

function renderStep({ rung, outcome, why, ms }: LadderStep): Prose {
  const reason = why === null || why === '' ? prose`` : prose`: ${quoteLine(why, 400)}`;
  return prose`- ${rungOf(rung).about}: ${STEPS[outcome]}${reason} (${ms} ms)`;
}

/** One line per rung that had a turn. */
export function renderRungs(rungs: readonly RungTotal[]): Prose {
  return rungs.length === 0 ? prose`- none had a turn` : joinProse(rungs.map(renderRung), '\n');
}

function renderRung(total: RungTotal): Prose {
  const { rung, asked, ms, offered, helped, missed, tokens, wasted } = total;
  const turns = prose`${rungOf(rung).about}: asked ${countOf(asked, 'time')}, ${ms} ms`;
  if (offered === 0) return prose`- ${turns}, nothing given`;
  const given = prose`gave ${offered} for about ${tokens} tokens; ${helped} helped, ${missed} did not`;
  const waste = isWasteful(total) ? prose`; about ${wasted} tokens without ever helping` : prose``;
  return prose`- ${turns}, ${given}${waste}`;
}
