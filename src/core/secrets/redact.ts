// Masks secrets in text before it leaves the process, is stored, or enters a prompt. Error codes and the names of
// packages and classes look random too; they stay.

import { secretSpans } from './secret-spans.ts';
import type { Span } from './span.ts';
import { visibleText } from './visible-text.ts';

const SECRET = '<secret>';

/**
 * Replaces everything in `text` that looks like a secret by `<secret>`. If a text with escape codes or invisible
 * characters contains one, those are removed too: they could hide a part of another.
 */
export function redact(text: string): string {
  const visible = visibleText(text);
  const masked = mask(visible, secretSpans(visible));
  const isPlain = masked === visible && (visible === text || secretSpans(text).length === 0);
  return isPlain ? text : masked;
}

/** The same for text without escape codes; keeps the quotes around a masked value, so that JSON stays JSON. */
export function redactInside(text: string): string {
  return mask(
    text,
    secretSpans(text).map((span) => within(text, span)),
  );
}

function mask(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    pieces.push(text.slice(done, start), SECRET);
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

function within(text: string, { start, end }: Span): Span {
  const mark = text[start];
  const isQuoted = (mark === '"' || mark === "'") && end - start > 1 && text[end - 1] === mark;
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}
