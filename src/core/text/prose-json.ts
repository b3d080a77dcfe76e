// Values as JSON that Claude may read: every text is one line between quotes, and anything that a terminal or a model
// could obey is escaped, so that a parser still gets exactly the same values.

import { invisible } from '../terminal-codes.ts';
import { tag } from './harmless.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** @param indent blanks per level; 0: all on one line */
export function proseJson(value: unknown, indent: 0 | 2 = 2): Prose {
  return ours(
    JSON.stringify(value, null, indent)
      .replaceAll(CONTROLS, escaped)
      .replaceAll(invisible(), escaped)
      .replaceAll(tag(), escaped),
  );
}

/** The same in ASCII only, without characters that a terminal might not show, or show as another. */
export function asciiJson(value: unknown): Prose {
  return ours(proseJson(value).replaceAll(/[^\n\u0020-\u007e]/g, escaped));
}

/** Control characters that JSON does not escape. */
const CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;

function escaped(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
