// Loads recipes: by name those of the plugin, by path a file of the user's own.

import { dirname, join, resolve } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { isInside, named, projectFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { programOfPlugin } from '../../adapters/process/own-program.ts';
import { type Recipe, readRecipe } from '../../core/loop/recipes/read-recipe.ts';
import { closestWord } from '../../core/text/closest-word.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { lineToType } from '../workspace/cli-command.ts';

export type FoundRecipe =
  | {
      readonly status: 'ok';
      readonly recipe: Recipe;
      /** The user's own file, whose commands need trust; null for a recipe of the plugin. */
      readonly file: string | null;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** A recipe is a page of text at most. */
const LARGEST = 64 * 1024;

/** @param wanted a name, or a path, absolute or relative to the project */
export function findRecipe(project: string, wanted: string): FoundRecipe {
  const name = wanted.trim();
  const names = recipeNames();
  if (names.includes(name)) return load(join(recipeFolder(), `${name}.md`), null);
  if (/[/\\.]/.test(name)) {
    const file = resolve(project, name);
    return load(file, isInside(file, project) ? project : null, file);
  }
  const meant = closestWord(name, names);
  const cure = meant === null ? '' : ` Did you mean ${meant}?`;
  return refuse(
    `There is no recipe ${plainLine(name, 60)}.${cure} A file of your own is given by its path, such as ./${plainLine(name, 60)}.md. To list the recipes: ${lineToType`recipe list`}`,
  );
}

/** All of the plugin's, by name. Throws for one that is broken, which is a bug. */
export function pluginRecipes(): readonly Recipe[] {
  return recipeNames().map((name) => {
    const found = findRecipe(recipeFolder(), name);
    if (found.status === 'refused') throw new Error(found.reason);
    return found.recipe;
  });
}

/** Of the plugin's, sorted. */
export function recipeNames(): readonly string[] {
  return namesIn(recipeFolder(), named)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

/** Taken from where this program lies: a variable could name a folder of the project. */
function recipeFolder(): string {
  return join(dirname(dirname(programOfPlugin())), 'recipes');
}

function load(path: string, project: string | null, file: string | null = null): FoundRecipe {
  const read = readText(path, project === null ? named : projectFile(project), LARGEST);
  const shown = plainLine(path, 200);
  if (read.status === 'missing')
    return refuse(`There is no file ${shown}: give the name of a recipe or a file that is there.`);
  if (read.status === 'refused') return refuse(`The recipe ${shown} cannot be read: ${read.reason}.`);
  const found = readRecipe(read.text);
  if (found.status === 'refused') return refuse(`The recipe ${shown} cannot be used: ${found.reason}.`);
  return { status: 'ok', recipe: found.recipe, file };
}

function refuse(reason: string): FoundRecipe {
  return { status: 'refused', reason };
}
