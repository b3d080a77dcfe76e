// Everything that must hold when a phase is done: the roadmap's criteria and the must-haves of its plans, without
// duplicates, and what only a person can check.

import { decodeEntities } from '../../text/markdown/decode-entities.ts';
import { scalar } from '../../text/markdown/value.ts';
import { statementOf } from '../documents/must-haves.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { elements, innerText } from '../documents/plan-element.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';
import type { UatResult } from '../documents/uat.ts';
import type { Artifact } from './judge-artifact.ts';
import type { KeyLink } from './judge-link.ts';
import { claimId } from './judged-claim.ts';

export interface PhaseClaims {
  readonly truths: readonly Statement[];
  readonly artifacts: readonly Claim<Artifact>[];
  readonly links: readonly Claim<KeyLink>[];
  readonly humanChecks: readonly HumanCheck[];
}

export interface Statement {
  readonly id: string;
  readonly text: string;
  /** Ids of plans; `ROADMAP` for a criterion of the phase. */
  readonly sources: readonly string[];
}

interface Claim<T> extends Statement {
  readonly value: T;
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

const ROADMAP = 'ROADMAP';

/** What the roadmap promises for the phase. */
interface Contract {
  readonly criteria: readonly string[];
  readonly goal: string | null;
}

/** `deferred`: checkpoints for a person are postponed to the end of the phase. */
export function phaseClaims(plans: readonly ClaimPlan[], contract: Contract, deferred: boolean): PhaseClaims {
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(plans, 'artifact', {
      read: ({ mustHaves }) => mustHaves.artifacts,
      say: ({ path, provides }) => (provides === null ? path : `${path}: ${provides}`),
      keyOf: ({ path }) => path,
    }),
    links: claims(plans, 'link', {
      read: ({ mustHaves }) => mustHaves.keyLinks,
      say: ({ from, to, via }) => `${from} → ${to}${via === null ? '' : ` (${via})`}`,
      keyOf: ({ from, to }) => `${from}\n${to}`,
    }),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred))),
  };
}

interface Kind<T> {
  readonly read: (plan: PlanDocument) => readonly T[];
  readonly say: (value: T) => string;
  readonly keyOf: (value: T) => string;
}

/** A gap-closing plan replaces earlier entries for the same file or link: an earlier pattern may have been wrong. */
function claims<T>(
  plans: readonly ClaimPlan[],
  kind: 'artifact' | 'link',
  { read, say, keyOf }: Kind<T>,
): readonly Claim<T>[] {
  const found = plans.flatMap(({ id, document }, at) => {
    const later = plans.slice(at + 1).filter((plan) => plan.document.gapClosure);
    const anew = new Set(later.flatMap((plan) => read(plan.document).map(keyOf)));
    return read(document)
      .filter((value) => !anew.has(keyOf(value)))
      .map((value) => ({
        ...{ id: claimId(kind, JSON.stringify(value)), text: say(value), sources: [id] },
        value,
      }));
  });
  return merged(found);
}

function truth(text: string, source: string): Statement {
  return { id: claimId('truth', text), text, sources: [source] };
}

function merged<T extends Pick<Statement, 'id' | 'sources'>>(found: readonly T[]): readonly T[] {
  const byId = new Map<string, T>();
  for (const one of found) {
    const known = byId.get(one.id) ?? one;
    byId.set(one.id, { ...known, sources: [...new Set([...known.sources, ...one.sources])] });
  }
  return [...byId.values()];
}

/** The roadmap's criteria are the contract; plans can add to them but never remove any. */
function truthsOf(plans: readonly ClaimPlan[], { criteria, goal }: Contract): readonly Statement[] {
  const truths = [
    ...criteria.map((text) => truth(text, ROADMAP)),
    ...plans.flatMap(({ id, document }) => document.mustHaves.truths.map((text) => truth(text, id))),
  ];
  // A phase without truths is not done for that: its goal becomes the truth.
  const aims = plans.flatMap(({ document }) => document.objective ?? []).join(' ');
  const aim = truth(goal ?? (aims || 'The phase does what it is for'), ROADMAP);
  return merged([...(truths.length > 0 ? truths : [aim]), ...plans.flatMap(prohibitionsOf)]);
}

/** What must not be is one more thing that must hold. */
function prohibitionsOf({ id, document }: ClaimPlan): readonly Statement[] {
  return document.mustHaves.prohibitions
    .filter(({ status }) => scalar(status)?.toLowerCase() !== 'dismissed')
    .map((one) => truth(statementOf(one) ?? '', id));
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
