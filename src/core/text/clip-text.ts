// The beginning of a text.

/** The first `cap` characters, with an ellipsis where something is cut; never half of a surrogate pair. */
export function clipText(text: string, cap: number): string {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
