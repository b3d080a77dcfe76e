

// src/core/failure/readers/comparison.ts
function splitComparison(message, first, second) {
  const start = message.indexOf(first);
  const middle = message.indexOf(second, start + first.length);
  if (start < 0 || middle < 0) return null;
  const expected = operand(message.slice(start + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start)}${first} <v> ${second} <v>`,
    values: [expected, actual]
  };
}
function operand(text) {
  const trimmed = text.trim();
  return trimmed.startsWith("<") && trimmed.endsWith(">") ? trimmed.slice(1, -1) : trimmed;
}
module.exports = {
  splitComparison: splitComparison
};
