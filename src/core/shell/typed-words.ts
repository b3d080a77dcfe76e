// The words that were typed after a slash command.

/** Split at white space; quotes keep their words together and vanish. An apostrophe inside a word is none. */
export function typedWords(raw: string): readonly string[] {
  const pattern = /(--[a-z-]{1,40}=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(?=\s|$)|\S+/g;
  return [...raw.matchAll(pattern)].map(([whole, option = '', double, single]) => {
    const quoted = double?.replaceAll(/\\(["\\])/g, '$1') ?? single;
    return quoted === undefined ? whole : `${option}${quoted}`;
  });
}
