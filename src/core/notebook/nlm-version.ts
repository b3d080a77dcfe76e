// Versions of nlm, and of its server, which is a part of it.

/** Both in the form `1.2.3`. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const differs = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differs !== undefined && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}

/** Older ones may act as another account than the one that is asked. */
export const OLDEST_WITH_PROFILES = '0.9.13';
