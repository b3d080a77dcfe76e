// What the checks of a phase prove about its truths. Code leaves a truth undecided when no check is said to show it, and
// no file or link that code has judged is what it says: a plan that closes a gap states the gap.

import type { JudgedClaim } from './judged-claim.ts';
import type { PhaseClaims, Truth } from './phase-claims.ts';
import type { PhaseCommand } from './phase-commands.ts';
import { isSameStatement } from './same-statement.ts';

/** @param judged what code has judged: checks, artifacts, links, and what is committed */
export function judgeTruths(
  { truths }: Pick<PhaseClaims, 'truths'>,
  commands: readonly PhaseCommand[],
  judged: readonly JudgedClaim[],
): readonly JudgedClaim[] {
  return truths.map((truth) => {
    const ids = new Set(commands.filter((command) => shows(command, truth)).map(({ id }) => id));
    return judgeTruth(
      truth,
      judged.filter(
        ({ id, kind, text }) => ids.has(id) || (kind !== 'check' && isSameStatement(text, truth.text)),
      ),
    );
  });
}

function judgeTruth({ id, text, sources, backstop }: Truth, checks: readonly JudgedClaim[]): JudgedClaim {
  const base = { id, kind: 'truth', text, sources, by: 'code', cites: checks.map((one) => one.id) } as const;
  const failed = checks.filter(({ standing }) => standing === 'failed');
  if (failed.length > 0)
    return {
      ...base,
      standing: 'failed',
      reason: failed.map((one) => `${one.text}: ${one.reason}`).join('; '),
      files: failed.flatMap(({ files }) => files),
      missing: failed.flatMap(({ missing }) => missing),
    };
  const none = { files: [], missing: [] };
  const open = checks.find(({ standing }) => standing !== 'verified');
  if (open !== undefined)
    return { ...base, ...none, standing: 'undecided', reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return {
      ...{ ...base, ...none, standing: 'verified' },
      reason: `Shown by ${checks.map((one) => one.text).join(', ')}`,
    };
  return backstop
    ? {
        ...{ ...base, ...none, standing: 'human' },
        reason: 'The plan marks it as one that no reading of the code can show (insufficient_spec)',
      }
    : { ...base, ...none, standing: 'undecided', reason: 'No check of the plans is said to show it' };
}

/** The truth names the command, or the plan says of the command's task what the truth says. */
function shows({ command, truths, shows: said }: PhaseCommand, { id, text }: Truth): boolean {
  return (
    truths.includes(id) ||
    (command.length > 5 && text.includes(command)) ||
    said.some((one) => isSameStatement(one, text))
  );
}
