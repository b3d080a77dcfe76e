// The places in a summary that code cannot fill: marked so that nobody can forget one.

import { type Prose, prose } from '../../text/prose.ts';

export function slot(what: Prose): Prose {
  return prose`[FILL: ${what}]`;
}

export function hasSlots(text: string): boolean {
  return text.includes('[FILL:');
}
