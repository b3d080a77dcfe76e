// Reads the code of a system error without trusting its shape.

/** `ENOENT` and the like; null for anything that carries no code. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
