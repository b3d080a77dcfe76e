// Removes what a terminal does not show from a text, so that it cannot split a token: escape sequences, control
// characters, overstrikes, invisible characters.

import { once } from '../once.ts';
import { invisible, withoutTerminalCodes } from '../terminal-codes.ts';

/** Bold text of line printers. */
const OVERSTRIKES = /[^\n\u0008]\u0008/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Returns the same string when there is nothing to remove. */
export function visibleText(text: string): string {
  if (PLAIN.test(text) || !hidden().test(text)) return text;
  return withoutTerminalCodes(text)
    .replaceAll(OVERSTRIKES, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(invisible(), '');
}

const PLAIN = /^[\t\n\r -~]*$/;
/** Made only for other texts: V8 needs longer for a property of Unicode than most outputs take to read. */
const hidden = once(
  () =>
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}/u,
);
