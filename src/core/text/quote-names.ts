// A list of names from outside for a sentence, cut where it becomes long.

import { joinProse, type Prose, prose } from './prose.ts';
import { quoteName } from './quote-name.ts';

/** `a, b and 3 more`. @param cap the longest name */
export function quoteNames(names: readonly string[], most = 8, cap = 120): Prose {
  const shown = names.slice(0, most).map((name) => quoteName(name, cap));
  const more = names.length > most ? prose` and ${names.length - most} more` : prose``;
  return prose`${joinProse(shown, ', ')}${more}`;
}
