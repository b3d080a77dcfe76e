// The text behind the inside of a JSON string, for output whose lines may have been cut in the middle.

/** Total: what is no escape stays as it is. */
export function jsonText(escaped: string): string {
  return escaped.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code: string | undefined, letter: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: '\n', t: '\t', r: '' }[letter ?? ''] ?? letter ?? '';
    },
  );
}
