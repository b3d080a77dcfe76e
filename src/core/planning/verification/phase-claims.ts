// Everything that must hold when a phase is done: the roadmap's criteria and the must-haves of its plans, without
// duplicates, and what only a person can check.

import { decodeEntities } from '../../text/markdown/decode-entities.ts';
import { isMap, scalar, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { itemsOf, statementOf } from '../documents/must-haves.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { elements, innerText } from '../documents/plan-element.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import type { UatResult } from '../documents/uat.ts';
import type { Artifact } from './judge-artifact.ts';
import type { KeyLink } from './judge-link.ts';
import { claimId } from './judged-claim.ts';

export interface PhaseClaims {
  readonly truths: readonly Truth[];
  readonly artifacts: readonly Claim<Artifact>[];
  readonly links: readonly Claim<KeyLink>[];
  readonly prohibitions: readonly Claim<ValueMap>[];
  readonly humanChecks: readonly HumanCheck[];
}

interface Claim<T> {
  readonly id: string;
  readonly text: string;
  /** Ids of plans; `ROADMAP` for a criterion of the phase. */
  readonly sources: readonly string[];
  readonly value: T;
}

export interface Truth {
  readonly id: string;
  readonly text: string;
  readonly sources: readonly string[];
  /** Commands that the truth itself names as its proof. */
  readonly checks: readonly string[];
  /** The existence of code is no proof of it: GSD's `verification: backstop`. */
  readonly backstop: boolean;
}

export interface HumanCheck {
  readonly id: string;
  readonly test: string;
  readonly expected: string;
  readonly why: string;
  readonly sources: readonly string[];
  /** The recorded result of the UAT document's own test. */
  readonly told?: { readonly result: UatResult; readonly words: string };
}

export interface ClaimPlan {
  /** `01-02`. */
  readonly id: string;
  readonly document: PlanDocument;
}

export const ROADMAP = 'ROADMAP';

/** What the roadmap promises for the phase. */
interface Contract {
  readonly criteria: readonly string[];
  readonly goal: string | null;
}

/** `deferred`: checkpoints for a person are postponed to the end of the phase. */
export function phaseClaims(plans: readonly ClaimPlan[], contract: Contract, deferred: boolean): PhaseClaims {
  const claims = <T>(
    kind: 'artifact' | 'link' | 'prohibition',
    read: (plan: PlanDocument) => readonly T[],
    say: (value: T) => string,
    keyOf: (value: T) => string = (value) => JSON.stringify(value),
  ) =>
    merged(
      plans.flatMap(({ id, document }, at) =>
        notReplaced(
          plans.slice(at + 1),
          read,
          keyOf,
        )(document).map((value) => ({
          id: claimId(kind, JSON.stringify(value)),
          text: say(value),
          sources: [id],
          value,
        })),
      ),
    );
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(
      'artifact',
      ({ mustHaves }) => mustHaves.artifacts,
      ({ path, provides }) => (provides === null ? path : `${path}: ${provides}`),
      ({ path }) => path,
    ),
    links: claims(
      'link',
      ({ mustHaves }) => mustHaves.keyLinks,
      ({ from, to, via }) => `${from} → ${to}${via === null ? '' : ` (${via})`}`,
      ({ from, to }) => `${from}\n${to}`,
    ),
    prohibitions: claims(
      'prohibition',
      ({ mustHaves }) =>
        mustHaves.prohibitions.filter((one) => scalar(one.status)?.toLowerCase() !== 'dismissed'),
      (one) => statementOf(one) ?? '',
    ),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred))),
  };
}

/** A gap-closing plan replaces earlier entries for the same file or link: an earlier pattern may have been wrong. */
function notReplaced<T>(
  later: readonly ClaimPlan[],
  read: (plan: PlanDocument) => readonly T[],
  keyOf: (value: T) => string,
): (plan: PlanDocument) => readonly T[] {
  const anew = new Set(
    later.filter(({ document }) => document.gapClosure).flatMap(({ document }) => read(document).map(keyOf)),
  );
  return (plan) => read(plan).filter((value) => !anew.has(keyOf(value)));
}

function merged<T extends { readonly id: string; readonly sources: readonly string[] }>(
  found: readonly T[],
): readonly T[] {
  const byId = new Map<string, T>();
  for (const one of found) {
    const known = byId.get(one.id);
    byId.set(
      one.id,
      known === undefined ? one : { ...known, sources: [...new Set([...known.sources, ...one.sources])] },
    );
  }
  return [...byId.values()];
}

/** The roadmap's criteria are the contract; plans can add to them but never remove any. */
function truthsOf(plans: readonly ClaimPlan[], { criteria, goal }: Contract): readonly Truth[] {
  const truths = new Map<string, Truth>();
  const add = (text: string, source: string, more: Pick<Truth, 'checks' | 'backstop'>) => {
    const id = claimId('truth', text);
    const known = truths.get(id) ?? { id, text, sources: [], checks: [], backstop: false };
    truths.set(id, {
      ...known,
      sources: [...new Set([...known.sources, source])],
      checks: [...new Set([...known.checks, ...more.checks])],
      backstop: known.backstop || more.backstop,
    });
  };
  for (const criterion of criteria) add(criterion, ROADMAP, { checks: [], backstop: false });
  for (const { id, document } of plans) {
    for (const item of truthItems(document)) {
      const text = statementOf(item);
      if (text !== null) add(text, id, { checks: ownChecks(item), backstop: isBackstop(item) });
    }
  }
  // A phase without truths is not done for that: its goal becomes the truth.
  const aims = plans.flatMap(({ document }) => document.objective ?? []);
  if (truths.size === 0)
    add(goal ?? (aims.join(' ') || 'The phase does what it is for'), ROADMAP, {
      checks: [],
      backstop: false,
    });
  return [...truths.values()];
}

function truthItems({ frontmatter }: PlanDocument): readonly Value[] {
  const must = frontmatter.values.must_haves;
  return itemsOf(isMap(must) ? must.truths : undefined);
}

function ownChecks(item: Value): readonly string[] {
  if (!isMap(item)) return [];
  return ['check', 'verify', 'command'].flatMap((key) => scalar(item[key]) ?? []);
}

function isBackstop(item: Value): boolean {
  return isMap(item) && scalar(item.verification)?.replaceAll(/["']/g, '').trim() === 'backstop';
}

function humanChecksOf({ id, document }: ClaimPlan, deferred: boolean): readonly HumanCheck[] {
  return document.tasks.flatMap((task) => [
    ...humanBlocks(document.text, task).map(({ test, expected, why }) => humanCheck(id, test, expected, why)),
    ...(deferred && task.type.toLowerCase() === 'checkpoint:human-verify'
      ? [checkpoint(document.text, task, id)]
      : []),
  ]);
}

function humanBlocks(text: string, task: PlanTask) {
  const verify = task.children.find(({ name, closed }) => name === 'verify' && closed);
  if (verify === undefined) return [];
  return elements(verify.tags, verify.inner.end)
    .filter(({ name }) => name === 'human-check')
    .map((block) => {
      const inside = elements(block.tags, block.inner.end);
      const textOf = (name: string) => innerText(text, inside, name);
      return {
        test: textOf('test') ?? text.slice(block.inner.start, block.inner.end),
        expected: textOf('expected') ?? task.done ?? '',
        why: textOf('why_human') ?? 'The plan leaves it to a person.',
      };
    });
}

function checkpoint(text: string, task: PlanTask, source: string): HumanCheck {
  const textOf = (name: string) => innerText(text, task.children, name);
  return humanCheck(
    source,
    textOf('how-to-verify') ?? task.name ?? 'Look at what was built',
    textOf('what-built') ?? task.done ?? '',
    'The plan stops here for a person.',
  );
}

function humanCheck(source: string, test: string, expected: string, why: string): HumanCheck {
  const tidy = (part: string) => decodeEntities(part).replaceAll(/\s+/g, ' ').trim();
  return {
    id: claimId('human', tidy(test)),
    test: tidy(test),
    expected: tidy(expected),
    why: tidy(why),
    sources: [source],
  };
}
