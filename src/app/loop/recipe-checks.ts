// The checks that a recipe has in this project. Those of the user's own file need trust, as any command that a file
// names: it also chooses which script runs.

import { isTrusted } from '../../adapters/user/trust-store.ts';
import type { Check } from '../../core/checks/check-result.ts';
import { parseCheck } from '../../core/checks/parse-check.ts';
import { checkNamed, type ProjectFacts, type ProposedCheck } from '../../core/checks/propose-checks.ts';
import { type ArmingPlan, refuse } from '../../core/loop/plans/plan-arming.ts';
import type { Recipe } from '../../core/loop/recipes/read-recipe.ts';
import { planTrust } from '../trust/settle-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { FoundRecipe } from './find-recipe.ts';
import { sentenceOf } from './plan-arming-here.ts';
import { firstFound, whyNotProposed } from './propose-here.ts';

/** @param trust the digest that the user typed, if any */
export function recipeChecks(
  workspace: Workspace,
  { recipe, file }: Extract<FoundRecipe, { status: 'ok' }>,
  trust: string | null,
): ArmingPlan {
  const { userFolder, project } = workspace;
  const found = firstFound(project, (facts) => foundIn(facts, recipe));
  if (found.length === 0 && recipe.check.length > 0) return refuse(notFound(project, recipe));
  const checks: readonly Pick<Check, 'name' | 'command'>[] = [
    ...found,
    ...recipe.commands.map((command) => ({ name: parseCheck(command).name, command })),
  ];
  if (file === null) return { kind: 'arm', checks: withOrigin(checks, 'proposed'), trusts: [] };
  const untrusted = checks.filter(({ command }) => !isTrusted(userFolder, project, command));
  const named = [{ plan: file, commands: untrusted.map(({ command }) => command) }];
  const allow = (digest: string) => `the same command with --trust ${digest}`;
  const trusted = planTrust(workspace, { named, typed: trust, whose: 'The recipe names', allow });
  return trusted.kind === 'ask'
    ? refuse(trusted.reason, named)
    : { kind: 'arm', checks: withOrigin(checks, 'plan'), trusts: trusted.commands };
}

/** Nothing where the folder has no script for the check itself. */
function foundIn(facts: ProjectFacts, { check, times, with: others }: Recipe): readonly ProposedCheck[] {
  const main = checkNamed(facts, check);
  if (main === null) return [];
  const repeated = { ...main, command: Array.from({ length: times }, () => main.command).join(' && ') };
  return [repeated, ...others.flatMap((name) => checkNamed(facts, [name]) ?? [])];
}

function notFound(project: string, { name, check, ask }: Recipe): string {
  const endless = check.includes('test') ? sentenceOf(whyNotProposed(project)) : null;
  if (endless !== null) return endless;
  const scripts =
    check.length === 1 ? `script ${check[0]}` : `script ${check.slice(0, -1).join(', ')} or ${check.at(-1)}`;
  return `The recipe ${name} needs a check, and this project has no ${scripts}: ${ask}.`;
}

function withOrigin(
  checks: readonly Pick<Check, 'name' | 'command'>[],
  origin: 'proposed' | 'plan',
): readonly Check[] {
  return checks.map(({ name, command }) => ({ name, command, origin }));
}
