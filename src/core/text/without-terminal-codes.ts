// Text without the sequences that a terminal obeys instead of showing them. `stripVTControlCharacters` of node would
// leave what nothing ends, and core imports nothing of node.

/**
 * CSI, OSC and the other string sequences, then any two-character escape. One that nothing ends takes only the rest of
 * its line along.
 */
const CODES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

export function withoutTerminalCodes(text: string): string {
  return text.replaceAll(CODES, '');
}
