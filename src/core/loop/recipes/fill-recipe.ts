// Fills a request from a recipe: what was typed stays, and the recipe gives the rest.

import type { LoopRequest } from '../../commands/loop-options.ts';
import { conflictIn, withOption } from '../parse-arguments.ts';
import { type Recipe, WORDS } from './read-recipe.ts';

export type Filled =
  | { readonly status: 'ok'; readonly request: LoopRequest }
  | { readonly status: 'refused'; readonly reason: string };

/** The task becomes the recipe's text with the typed words in it; without words, its paragraph about them is left out. */
export function fillRecipe(recipe: Recipe, typed: LoopRequest): Filled {
  const words = typed.task.trim();
  const task = taskOf(recipe.text, words);
  if (words === '' && (recipe.needs !== null || task.trim() === ''))
    return refuse(`The recipe ${recipe.name} needs words behind its name: ${recipe.needs ?? 'what to do'}.`);
  let request: LoopRequest = { ...typed, task };
  for (const [name, value] of recipe.options) {
    if (typed.typed.includes(name)) continue;
    const next = withOption(request, name, value);
    if (typeof next === 'string') return refuse(next);
    request = next;
  }
  const problem = conflictIn(request);
  return problem === null ? { status: 'ok', request } : refuse(problem);
}

function taskOf(text: string, words: string): string {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  const kept = words === '' ? paragraphs.filter((one) => !one.includes(WORDS)) : paragraphs;
  return kept.join('\n\n').split(WORDS).join(words);
}

function refuse(reason: string): Filled {
  return { status: 'refused', reason };
}
