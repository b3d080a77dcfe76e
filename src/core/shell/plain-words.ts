// Reads a shell line as the words of a single plain command, or rejects it: so strict that every shell reads it the
// same way. No variables, substitutions, redirections, second commands, patterns or escaped line ends.

/** Null for anything that a shell could take for more than words. */
export function plainWords(line: string): readonly string[] | null {
  // JavaScript's white space is wider than a shell's.
  const text = line.replaceAll(/^[ \t\n]+|(?<![ \t\n])[ \t\n]+$/g, '').replace(/ 2>&1$/, '');
  const words: string[] = [];
  let at = 0;
  while (at < text.length) {
    const read = readWord(text, at);
    if (read === null) return null;
    words.push(read.word);
    at = read.end;
    const gap = /[ \t]+/y;
    gap.lastIndex = at;
    if (at < text.length && !gap.test(text)) return null;
    at = Math.max(at, gap.lastIndex);
  }
  return words;
}

interface Read {
  readonly word: string;
  readonly end: number;
}

// Bare characters that mean themselves in every shell (zsh expands a leading `=`), an escaped blank or punctuation mark
// (only most shells take an escaped letter for the letter), and quoted text.
const PART =
  /([A-Za-z0-9_./:,@%+-][A-Za-z0-9_./:,@%+=-]*)|\\([ '"()&;$`\\!*?{}[\]<>|#~=^])|'([^'\0\r]*)'|"((?:[^"\\$`\0\r]|\\[^\0\r\n])*)"/y;

/** Adjacent bare and quoted parts form one word. */
function readWord(text: string, start: number): Read | null {
  let word = '';
  let at = start;
  while (at < text.length && text[at] !== ' ' && text[at] !== '\t') {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (part === null) return null;
    const [whole, bare, sign, single, double] = part;
    word += bare ?? sign ?? single ?? unescaped(double ?? '');
    at += whole.length;
  }
  return { word, end: at };
}

/** Between double quotes a backslash is literal except before these. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(["\\$`])/g, '$1');
}
