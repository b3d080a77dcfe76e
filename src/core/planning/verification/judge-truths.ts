// What the checks of a phase prove about its truths. Code leaves one undecided when no check is said to
// show it, and no file or link that code has judged is what it says: a plan that closes a gap states the gap.

import type { JudgedClaim } from './judged-claim.ts';
import type { Statement } from './phase-claims.ts';
import type { PhaseCommand } from './phase-commands.ts';
import { isSameStatement } from './same-statement.ts';

/** @param judged what code has judged: checks, artifacts, links, and what is committed */
export function judgeTruths(
  statements: readonly Statement[],
  commands: readonly PhaseCommand[],
  judged: readonly JudgedClaim[],
): readonly JudgedClaim[] {
  return statements.map((one) => {
    const ids = new Set(commands.filter((command) => shows(command, one.text)).map(({ id }) => id));
    const bearing = judged.filter(
      (claim) => ids.has(claim.id) || (claim.kind !== 'check' && isSameStatement(claim.text, one.text)),
    );
    const cites = bearing.map(({ id }) => id);
    return { ...one, kind: 'truth', by: 'code', cites, files: [], missing: [], ...shownBy(bearing) };
  });
}

function shownBy(
  checks: readonly JudgedClaim[],
): Pick<JudgedClaim, 'standing' | 'reason'> & Partial<JudgedClaim> {
  const failed = checks.filter(({ standing }) => standing === 'failed');
  if (failed.length > 0)
    return {
      standing: 'failed',
      reason: failed.map((one) => `${one.text}: ${one.reason}`).join('; '),
      files: failed.flatMap(({ files }) => files),
      missing: failed.flatMap(({ missing }) => missing),
    };
  const open = checks.find(({ standing }) => standing !== 'verified');
  if (open !== undefined) return { standing: 'undecided', reason: `${open.text}: ${open.reason}` };
  return checks.length > 0
    ? { standing: 'verified', reason: `Shown by ${checks.map((one) => one.text).join(', ')}` }
    : { standing: 'undecided', reason: 'No check of the plans is said to show it' };
}

/** The statement names the command, or the plan says the same of the command's task. */
function shows({ command, shows: said }: PhaseCommand, text: string): boolean {
  return (command.length > 5 && text.includes(command)) || said.some((one) => isSameStatement(one, text));
}
