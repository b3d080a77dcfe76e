// Separates an assertion's operands from its words, so that the words alone identify the assertion.

/** The message with `<v>` for each operand, and the operands. */
export interface Comparison {
  readonly message: string;
  readonly values: readonly string[];
}

/**
 * `stock expected: <3> but was: <2>` with the words `expected:` and `but was:` becomes
 * `stock expected: <v> but was: <v>` and the values `3` and `2`; null when the words do not occur.
 */
export function splitComparison(message: string, first: string, second: string): Comparison | null {
  const start = message.indexOf(first);
  const middle = message.indexOf(second, start + first.length);
  if (start < 0 || middle < 0) return null;
  const expected = operand(message.slice(start + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start)}${first} <v> ${second} <v>`,
    values: [expected, actual],
  };
}

function operand(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('<') && trimmed.endsWith('>') ? trimmed.slice(1, -1) : trimmed;
}
