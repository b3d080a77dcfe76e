// Text from outside on a page that is sent: without secrets and invisible characters, and never longer than agreed.

import { redact } from '../../secrets/redact.ts';
import { clipText } from '../../text/clip-text.ts';
import { visible } from '../../text/harmless.ts';

/** Keeps its lines. */
export function outsideText(text: string, cap: number): string {
  if (text.length <= cap + MARGIN) return clipText(redact(visible(text)), cap);
  // A secret that the cut goes through is not known for one, so the end of the part is left out.
  const part = redact(visible(text.slice(0, cap + MARGIN)));
  return `${clipText(part.slice(0, Math.max(0, part.length - MARGIN / 2)), cap - 1).replace(/…$/, '')}…`;
}

const MARGIN = 16_000;

export function outsideLine(text: string, cap: number): string {
  return outsideText(text.replaceAll(/\s+/g, ' ').trim(), cap);
}
