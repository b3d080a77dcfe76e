// Clips a text to a length.

/** The first `cap` characters, with an ellipsis if anything is cut; never splits a surrogate pair. */
export function clipText(text: string, cap: number): string {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
