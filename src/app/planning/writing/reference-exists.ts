// Whether what a planning document refers to is there: a file of the project, and the heading in it.

import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { hasAnchor } from '../../../core/planning/writing/heading-anchor.ts';
import { readText } from '../read-phase.ts';

/** `path` from the root, with `#heading` where one is meant. Links may not lead out of the project. */
export function referenceExists(root: string, path: string): boolean {
  const [file = '', anchor] = path.split('#', 2);
  try {
    const real = realpathSync(resolve(root, file));
    if (!real.startsWith(realpathSync(root) + sep)) return false;
    if (anchor === undefined || anchor === '') return true;
    const text = readText(real);
    return text !== null && hasAnchor(text, anchor);
  } catch {
    return false;
  }
}
