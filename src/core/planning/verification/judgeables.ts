// The claims of a phase that can be judged, with stable names: statements that differ only in spaces, case and
// surrounding punctuation are the same claim.

import type { PhaseClaims } from './phase-claims.ts';
import type { PhaseCommand } from './phase-commands.ts';
import { normalStatement } from './same-statement.ts';

export function judgeables(claims: PhaseClaims, commands: readonly PhaseCommand[]): readonly Judgeable[] {
  const normalised = (kind: Judgeable['kind']) => (one: { readonly id: string; readonly text: string }) => ({
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
    ...claims.truths.map(normalised('truth')),
    ...claims.artifacts.map(exact('artifact')),
    ...claims.links.map(exact('link')),
    ...claims.prohibitions.map(normalised('prohibition')),
    ...claims.humanChecks.map(({ id, test }) => normalised('human')({ id, text: test })),
    ...commands.map(({ id, command }) => ({ id, kind: 'check' as const, statement: command.trim() })),
  ];
}

export interface Judgeable {
  readonly id: string;
  readonly kind: 'truth' | 'artifact' | 'link' | 'prohibition' | 'check' | 'human';
  /** Normalised. */
  readonly statement: string;
}
