// What became of the one question to the notebook before a task is planned, and what it cost, in a line each for Claude
// and for the person.

import { countOf } from '../text/count-of.ts';
import { type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';

export type Grounding =
  /** No notebook, or it was not to be asked. */
  | { readonly status: 'none' }
  | { readonly status: 'known'; readonly text: string; readonly ageHours: number }
  /** `left`: questions that planning may still ask now. */
  | { readonly status: 'asked'; readonly text: string; readonly left: number }
  | { readonly status: 'late' }
  /** A clause or a sentence that says why. */
  | { readonly status: 'not-asked'; readonly reason: string };

/** Null without a notebook. */
export function groundingFact(grounding: Grounding): Prose | null {
  switch (grounding.status) {
    case 'none':
      return null;
    case 'known':
      return prose`grounded: by the notebook's answer of ${countOf(Math.round(grounding.ageHours), 'hour')} ago; no question`;
    case 'asked':
      return prose`grounded: by the notebook; 1 question, ${grounding.left} left`;
    case 'late':
      return prose`grounded: not yet; the notebook is still answering (1 question), and its answer comes onto the page of the memory`;
    case 'not-asked':
      return prose`grounded: no, ${quoteLine(grounding.reason, 300)}`;
  }
}

/** Null when nothing was to be asked. */
export function groundingNotice(grounding: Grounding): string | null {
  switch (grounding.status) {
    case 'none':
      return null;
    case 'known':
      return 'msw ▸ the notebook had answered this before: no question';
    case 'asked':
      return `msw ▸ the notebook was asked what the plan must respect: 1 question, ${grounding.left} left (--no-ground spares it)`;
    case 'late':
      return 'msw ▸ the notebook is still answering (1 question): planning begins without it, and the answer is kept';
    case 'not-asked':
      return `msw ▸ the notebook was not asked: ${grounding.reason.slice(0, 300)}`;
  }
}
