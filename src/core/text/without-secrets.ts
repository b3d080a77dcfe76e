// A page with everything that looks like a secret masked, for one that is kept or committed.

import { redact } from '../secrets/redact.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** Stays prose: a mask says nothing, and what it may take along of a mark around it makes more of the page data. */
export function withoutSecrets(page: Prose): Prose {
  return ours(redact(page));
}
