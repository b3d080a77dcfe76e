// Reads the code of a system error without trusting its shape.

/** Such as `ENOENT`; null when the error has no code. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
