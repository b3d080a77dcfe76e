/** A signed 32-bit hash of a text's UTF-16 units (FNV-1a), the same on every platform; not cryptographic. */
export function hashText(text: string, seed = 0): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value;
}
