// Shows the recipes of the plugin, and what one of them would arm.

import type { Recipe } from '../../core/loop/recipes/read-recipe.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { findRecipe, pluginRecipes } from '../loop/find-recipe.ts';
import { naming, word } from './operation/inputs.ts';
import { namedPath } from './operation/named-path.ts';
import { done, type Operation, operation } from './operation/operation.ts';

const list = operation({
  name: 'recipe list',
  about: 'List the recipes of /msw:loop --recipe',
  effect: 'reads',
  inputs: {},
  run: () => done(pluginRecipes().map(({ name, about, needs }) => ({ name, about, needs }))),
  shown: (recipes) => forPeople(recipes.map(({ name, about }) => `${name.padEnd(20)}${about}`)),
});

const show = operation({
  name: 'recipe show',
  examples: ['fix-tests'],
  about: 'Show the check, the protection, the budget and the text of one',
  effect: 'reads',
  inputs: { recipe: naming('recipe', word('a recipe', 'its name, or a file of your own')) },
  run: (place, { recipe: wanted }) => {
    const isPath = /[/\\.]/.test(wanted);
    const path = isPath ? namedPath(place, wanted) : null;
    if (path?.status === 'refused') return path;
    const found = findRecipe(place.cwd, path?.path ?? wanted);
    return found.status === 'refused' ? found : done(found.recipe);
  },
  shown: (recipe) => forPeople([...head(recipe), '', ...recipe.text.split('\n')], Infinity),
});

export const recipeOperations: readonly Operation[] = [list, show];

function head({ name, about, needs, check, with: others, commands, times, ask, options }: Recipe) {
  return [
    `${name}: ${about}`,
    ...(needs === null ? [] : [`  type behind it: ${needs}`]),
    ...(check.length === 0 ? [] : [`  check: the script ${check.join(', else ')}; else ${ask}`]),
    ...(times === 1 ? [] : [`  runs in a row: ${times}`]),
    ...(others.length === 0 ? [] : [`  also, if there: ${others.join(', ')}`]),
    ...commands.map((command) => `  command: ${command}`),
    ...options.map(([option, value]) => `  --${option} ${value}`),
  ];
}
