// Finds the recipe that a request names and the checks that it has in this project. Runs, trusts and writes nothing.

import type { LoopRequest } from '../../core/commands/loop-options.ts';
import type { ArmingPlan } from '../../core/loop/plans/plan-arming.ts';
import type { Workspace } from '../workspace/workspace.ts';

type WithRecipe =
  | {
      readonly status: 'ok';
      readonly request: LoopRequest;
      /** The checks of the recipe; null where there is none, or checks were typed. */
      readonly planned: ArmingPlan | null;
      readonly recipe: string | null;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** Without a recipe the request stays as it is, and nothing is loaded. */
export async function withRecipe(workspace: Workspace, request: LoopRequest): Promise<WithRecipe> {
  if (request.recipe === null) return { status: 'ok', request, planned: null, recipe: null };
  const { findRecipe } = await import('./find-recipe.ts');
  const { fillRecipe } = await import('../../core/loop/recipes/fill-recipe.ts');
  const found = findRecipe(workspace.project, request.recipe);
  if (found.status === 'refused') return found;
  const filled = fillRecipe(found.recipe, request);
  if (filled.status === 'refused') return filled;
  const { recipeChecks } = await import('./recipe-checks.ts');
  const takesChecks = request.checks.length === 0 && request.proposeChecks;
  return {
    ...filled,
    recipe: found.recipe.name,
    planned: takesChecks ? recipeChecks(workspace, found, request.trust) : null,
  };
}
