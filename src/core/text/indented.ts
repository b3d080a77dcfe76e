// A block of prose as code in Markdown: every line that is not empty is moved to the right.

import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

export function indented(block: Prose): Prose {
  return ours(block.replaceAll(/^(?=.)/gm, '    '));
}
