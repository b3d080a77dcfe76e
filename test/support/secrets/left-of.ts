// What is left of secrets in a text that should hold nothing of them, in whatever encoding.

/** Enough of a secret to be of use to someone. */
const ENOUGH = 8;

/** A stretch of it that is still there; null when there is none. */
export function leftOf(text: string, secret: string): string | null {
  const plain = plainOf(text);
  return partsOf(secret).find((part) => plain.includes(part)) ?? null;
}

/** The same for many secrets in one long text. */
export function leftOfAll(text: string, secrets: readonly string[]): readonly string[] {
  const plain = plainOf(text);
  const there = new Set(Array.from({ length: plain.length }, (_, at) => plain.slice(at, at + ENOUGH)));
  return secrets.filter((secret) =>
    partsOf(secret).some((part) => (part.length === ENOUGH ? there.has(part) : plain.includes(part))),
  );
}

/** Words in one case are the frame of an address or a prefix, not what is secret. */
function partsOf(secret: string): readonly string[] {
  const words = (secret.match(/[A-Za-z0-9]{6,}/g) ?? []).filter((word) => !/^(?:[a-z]+|[A-Z]+)$/.test(word));
  return words.flatMap((word) => {
    const length = Math.min(ENOUGH, word.length);
    return Array.from({ length: word.length - length + 1 }, (_, at) => word.slice(at, at + length));
  });
}

function plainOf(text: string): string {
  return text
    .replaceAll(/\u001b\[[0-9;]*m|\u200b/g, '')
    .replaceAll(/%([0-7][0-9A-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
