// The searches of a loop for guidance: the rungs asked each time, what was offered and whether it helped, and the total
// cost and benefit of each rung.

import type { CacheLine, GuidanceOutcome } from './cache-line.ts';
import { LADDER, type LadderStep, type RungName } from './ladder.ts';

interface OfferedThen {
  /** The id of the fix, or else of the guidance. */
  readonly id: string;
  readonly rung: RungName | null;
  /** In words; null when not kept. */
  readonly source: string | null;
  readonly tokens: number;
  /** Null until an iteration has been judged. */
  readonly outcome: GuidanceOutcome | null;
}

export interface PastClimb {
  readonly loop: string;
  /** The iteration of the search; null when not kept. */
  readonly iteration: number | null;
  readonly at: string;
  readonly class: string;
  readonly headline: string;
  /** How often the loop had met the class by then. */
  readonly times: number;
  readonly steps: readonly LadderStep[];
  readonly offered: OfferedThen | null;
}

/** In the order of the lines. */
export function climbsIn(lines: readonly CacheLine[]): readonly PastClimb[] {
  const offers = new Map<string, Changing<OfferedThen>>();
  return lines.flatMap((line) => {
    if (line.kind === 'climbed') return [climbOf(line, offers.get(keyOf(line)))];
    if (line.kind === 'offered') offers.set(keyOf(line), offerOf(line));
    if (line.kind === 'judged') judgeOffer(offers.get(keyOf(line)), line.outcome);
    return [];
  });
}

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type LineOf<Kind extends CacheLine['kind']> = Extract<CacheLine, { kind: Kind }>;

function climbOf(line: LineOf<'climbed'>, known: OfferedThen | undefined): PastClimb {
  const { kind: _, guidance, iteration = null, ...rest } = line;
  const offered = guidance === null ? null : (known ?? unknownOffer(guidance, line.steps));
  return { ...rest, steps: line.steps.slice(0, LADDER.length), iteration, offered };
}

function offerOf({ guidance, of, rung, source, tokens }: LineOf<'offered'>): Changing<OfferedThen> {
  const told = { source: source ?? null, tokens: tokens ?? 0 };
  return { id: of ?? guidance, rung: rungNamed(rung), ...told, outcome: null };
}

/** Mutates the offer, which its climb holds. */
function judgeOffer(offer: Changing<OfferedThen> | undefined, outcome: GuidanceOutcome): void {
  if (offer !== undefined) offer.outcome = outcome;
}

function keyOf({
  loop,
  guidance,
}: {
  readonly loop: string | null;
  readonly guidance: string | null;
}): string {
  return `${loop}\n${guidance}`;
}

/** The offer's line is gone. */
function unknownOffer(id: string, steps: readonly LadderStep[]): OfferedThen {
  const rung = steps.find(({ outcome }) => outcome === 'spoke')?.rung ?? null;
  return { id, rung, source: null, tokens: 0, outcome: null };
}

function rungNamed(name: string | undefined): RungName | null {
  return LADDER.find((rung) => rung.name === name)?.name ?? null;
}

export interface RungTotal {
  readonly rung: RungName;
  /** How often it had its turn. */
  readonly asked: number;
  readonly ms: number;
  readonly offered: number;
  readonly helped: number;
  readonly missed: number;
  /** All that it offered; `wasted` is what did not help. */
  readonly tokens: number;
  readonly wasted: number;
}

/** Only rungs that had a turn, in the order of the ladder. */
export function rungTotals(climbs: readonly PastClimb[]): readonly RungTotal[] {
  return LADDER.map(({ name }) => totalOf(name, climbs)).filter(({ asked, offered }) => asked + offered > 0);
}

function totalOf(rung: RungName, climbs: readonly PastClimb[]): RungTotal {
  const steps = climbs.flatMap((climb) => climb.steps).filter((step) => step.rung === rung);
  const turns = steps.filter(({ outcome }) => outcome !== 'later' && outcome !== 'closed');
  const offers = climbs.flatMap(({ offered }) => (offered?.rung === rung ? [offered] : []));
  const missed = offers.filter(({ outcome }) => outcome === 'did-not-help');
  return {
    rung,
    asked: turns.length,
    ms: turns.reduce((sum, { ms }) => sum + ms, 0),
    offered: offers.length,
    helped: offers.filter(({ outcome }) => outcome === 'helped').length,
    missed: missed.length,
    tokens: tokensOf(offers),
    wasted: tokensOf(missed),
  };
}

function tokensOf(offers: readonly OfferedThen[]): number {
  return offers.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** It has cost tokens, and its guidance never helped. */
export function isWasteful({ helped, missed }: RungTotal): boolean {
  return helped === 0 && missed > 0;
}
