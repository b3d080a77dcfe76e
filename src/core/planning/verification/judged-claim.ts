// One thing that must hold, and what is known of it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PhaseClaims } from './phase-claims.ts';
import type { PhaseCommand } from './phase-commands.ts';

export interface JudgedClaim {
  readonly id: string;
  readonly kind: Exclude<ClaimKind, 'human'>;
  readonly text: string;
  readonly sources: readonly string[];
  readonly standing: Standing;
  readonly by: 'code' | 'model' | 'user' | 'override';
  /** What shows it, or what is wrong, in one sentence. */
  readonly reason: string;
  readonly files: readonly { readonly path: string; readonly issue: string }[];
  /** What is to be added or put right. */
  readonly missing: readonly string[];
  /** Other claims that it rests on: they are told with it. */
  readonly cites: readonly string[];
}

export type Standing =
  | 'verified'
  | 'failed'
  /** Code cannot tell: a model or a person must. */
  | 'undecided'
  /** Only a person can tell. */
  | 'human';

// Names for what is judged, made from what it says: a statement that is reworded is another one.
type ClaimKind = 'truth' | 'artifact' | 'link' | 'prohibition' | 'check' | 'human';

/** `truth-1a2b3c4d5e`: short enough to type, and the same as long as the statement is. */
export function claimId(kind: ClaimKind, text: string): string {
  return `${kind}-${bytesToHex(sha256(utf8ToBytes(`${kind}\n${text}`)).subarray(0, 5))}`;
}

// What of a phase can be judged by somebody, under names that last: the same statement is the same claim, whatever its
// spaces, its case and the signs around it.
export interface Judgeable {
  readonly id: string;
  readonly kind: 'truth' | 'artifact' | 'link' | 'prohibition' | 'check' | 'human';
  /** Normalised. */
  readonly statement: string;
}

export function judgeables(claims: PhaseClaims, commands: readonly PhaseCommand[]): readonly Judgeable[] {
  const said = (kind: Judgeable['kind']) => (one: { readonly id: string; readonly text: string }) => ({
    id: one.id,
    kind,
    statement: normalStatement(one.text),
  });
  const exact = (kind: Judgeable['kind']) => (one: { readonly id: string; readonly value: object }) => ({
    id: one.id,
    kind,
    statement: JSON.stringify(one.value),
  });
  return [
    ...claims.truths.map(said('truth')),
    ...claims.artifacts.map(exact('artifact')),
    ...claims.links.map(exact('link')),
    ...claims.prohibitions.map(said('prohibition')),
    ...claims.humanChecks.map(({ id, test }) => said('human')({ id, text: test })),
    ...commands.map(({ id, command }) => ({ id, kind: 'check' as const, statement: command.trim() })),
  ];
}

/** Letters, numbers and the signs inside of a statement count. */
export function normalStatement(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"'`*_“”‘’-]{1,200}/, '')
    .replace(/(?<![\s"'`*_“”‘’.;:!])[\s"'`*_“”‘’.;:!]{1,200}$/, '')
    .toLowerCase();
}
