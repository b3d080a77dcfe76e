/** A signed number of 32 bits that is the same everywhere, by the UTF-16 units of a text (FNV-1a): it spreads, and protects nothing. */
export function hashText(text: string, seed = 0): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value;
}
