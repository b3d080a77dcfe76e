// Source text of C-like languages without its comments, so that what is commented out is not taken for code.

const PARTS =
  /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
const HASH_PARTS =
  /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;

/** Line ends stay, strings stay. A regular expression with a quote in it may hide the rest of its line. */
export function withoutComments(text: string): string {
  return text.replaceAll(PARTS, (part) => (/^\/[/*]/.test(part) ? blank(part) : part));
}

/** For languages whose comments begin with `#`; long strings that stand alone are comments, too. */
export function withoutHashComments(text: string): string {
  return text.replaceAll(HASH_PARTS, (part) =>
    part.startsWith('#') || part.startsWith('"""') || part.startsWith("'''") ? blank(part) : part,
  );
}

function blank(part: string): string {
  return part.replaceAll(/[^\n]+/g, ' ');
}
