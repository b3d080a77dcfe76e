// Whether an answer of a notebook comes from none of its sources: it says that they do not know, and cites none.

import type { Citation } from './guidance.ts';

interface Answer {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** An answer without citations that does not say so may still help: some versions of nlm print none. */
export function isDenial({ text, citations }: Answer): boolean {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  return citations.length === 0 && MATERIAL.test(first) && NOT_THERE.test(first);
}

const MATERIAL = /\b(?:sources?|documents?|notebook|materials?|provided|context|information)\b/i;
const NOT_THERE = /\b(?:no|not|none|nothing|cannot|unable|without)\b|n['’]t\b/i;
