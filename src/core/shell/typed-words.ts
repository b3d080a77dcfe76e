// Splits the words typed after a slash command.

/** Splits at white space; quotes keep words together and are removed. An apostrophe inside a word is not a quote. */
export function typedWords(raw: string): readonly string[] {
  const pattern = /(--[a-z-]{1,40}=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(?=\s|$)|\S+/g;
  return [...raw.matchAll(pattern)].map(([whole, option = '', double, single]) => {
    const quoted = double?.replaceAll(/\\(["\\])/g, '$1') ?? single;
    return quoted === undefined ? whole : `${option}${quoted}`;
  });
}
