// Removes the control sequences that a terminal executes instead of displaying. Node's `stripVTControlCharacters` would
// leave unterminated sequences, and core does not import node modules.

import { once } from './once.ts';

/**
 * CSI, OSC and the other string sequences, then any two-character escape. An unterminated sequence extends at most to
 * the end of its line.
 */
const CODES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

export function withoutTerminalCodes(text: string): string {
  return text.replaceAll(CODES, '');
}

/**
 * Soft hyphen, bidi marks and overrides, zero-width and other default-ignorable characters, tag characters. Compiled on
 * first use: the pattern is slow to compile, and most texts never need it.
 */
export const invisible = once(() => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu);
