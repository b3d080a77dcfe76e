// The short name of a topic: of its folder in `.msw/research`, and of its report among others.

const LONGEST = 48;

/** 1 to 57 of `a-z 0-9 -`; two topics share one only when they differ in case, spaces and punctuation alone. */
export function researchSlug(topic: string): string {
  const plain = topic
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '');
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const ascii = words
    .replaceAll(/[^a-z0-9-]+/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
  // What was cut away must still tell two topics apart.
  if (ascii === words && ascii.length <= LONGEST && ascii !== '') return ascii;
  const short = ascii.slice(0, LONGEST).replace(/-$/, '');
  return `${short === '' ? 'topic' : short}-${checksum(words)}`;
}

/** FNV-1a, eight hexadecimal digits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
