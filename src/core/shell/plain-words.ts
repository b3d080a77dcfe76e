// A line for a shell as the words of one plain command, if it is nothing else: read so strictly that every shell makes
// the same of it. No variable, no substitution, no redirection, no second command, no pattern, no escape of a line end.

/** Null for anything that a shell might take for more than words. */
export function plainWords(line: string): readonly string[] | null {
  // What JavaScript calls white space is more than what a shell does.
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

// Bare characters that mean themselves in every shell (`=` at the beginning is a path to zsh), an escaped blank or sign
// (an escaped letter is one to most shells only), and what is quoted.
const PART =
  /([A-Za-z0-9_./:,@%+-][A-Za-z0-9_./:,@%+=-]*)|\\([ '"()&;$`\\!*?{}[\]<>|#~=^])|'([^'\0\r]*)'|"((?:[^"\\$`\0\r]|\\[^\0\r\n])*)"/y;

/** Bare and quoted parts that touch are one word. */
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

/** Between double quotes a backslash stands for itself but before these. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(["\\$`])/g, '$1');
}
