// Masks everything on a page that looks like a secret, before the page is stored or committed.

import { redact } from '../secrets/redact.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** Stays prose: a mask says nothing, and one that swallows a mark around it only turns more of the page into data. */
export function withoutSecrets(page: Prose): Prose {
  return ours(redact(page));
}
