// What a terminal obeys instead of showing it. `stripVTControlCharacters` of node would leave what nothing ends, and
// core imports nothing of node.

import { once } from './once.ts';

/**
 * CSI, OSC and the other string sequences, then any two-character escape. One that nothing ends takes only the rest of
 * its line along.
 */
const CODES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

export function withoutTerminalCodes(text: string): string {
  return text.replaceAll(CODES, '');
}

/**
 * Soft hyphen, bidi marks and overrides, zero-width and other default-ignorable characters, tag characters. Made when
 * it is needed: most text has none, and the pattern is slow to make.
 */
export const invisible = once(() => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu);
