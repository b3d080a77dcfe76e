// Source code without its comments, so that commented-out code does not count as code.

/**
 * Keeps line ends and strings. A regular expression that contains a quote may hide the rest of its line.
 * @param path its extension says which comments the language has; those of C where it is unknown
 */
export function withoutComments(text: string, path = ''): string {
  if (/\.(?:pyi?|rb|sh|ya?ml|toml)$/.test(path)) return withoutHashComments(text);
  return text.replaceAll(PARTS, (part) => (/^\/[/*]/.test(part) ? blank(part) : part));
}

const PARTS =
  /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
const HASH_PARTS =
  /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;

/** For languages with `#` comments; drops triple-quoted strings, too. */
function withoutHashComments(text: string): string {
  return text.replaceAll(HASH_PARTS, (part) =>
    part.startsWith('#') || part.startsWith('"""') || part.startsWith("'''") ? blank(part) : part,
  );
}

function blank(part: string): string {
  return part.replaceAll(/[^\n]+/g, ' ');
}
