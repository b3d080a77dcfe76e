// Recognises a command that looks for a text in files: grep and its relatives.

export interface SearchCommand {
  /** Behind `!`: it passes when nothing is found. */
  readonly negated: boolean;
  readonly pattern: string;
  readonly files: readonly string[];
  /** `-c`: prints how many lines match. */
  readonly counts: boolean;
  /** `-L`, `--files-without-match`: prints the files in which nothing is found. */
  readonly listsWithout: boolean;
  /** `-v`: looks for lines without the pattern. */
  readonly inverted: boolean;
  /** What is written behind it as if the shell could compare: `== 0`. */
  readonly comparedTo: number | null;
}

const PROGRAMS = new Set(['grep', 'egrep', 'fgrep', 'rg', 'ag', 'ack', 'zgrep']);
/** Short options that take the next word. */
const WITH_VALUE = /[efmABCgtTjd]$/;
const LONG_WITH_VALUE =
  /^--(?:regexp|file|max-count|after-context|before-context|context|include|exclude|exclude-dir|glob|type|type-not)$/;

/** Null for any other command. */
export function searchCommand(words: readonly string[]): SearchCommand | null {
  const negated = words[0] === '!';
  const rest = words.slice(negated ? 1 : 0).filter((word, index, all) => !isPrefix(word, index, all));
  const start = rest[0] === 'git' && rest[1] === 'grep' ? 2 : 1;
  const program = (rest[0] ?? '').replace(/^.*\//, '');
  if (start === 1 && !PROGRAMS.has(program)) return null;
  const read = readArguments(rest.slice(start));
  const [first, ...others] = read.plain;
  const pattern = read.pattern ?? first ?? '';
  const operands = read.pattern === null ? others : read.plain;
  const compared = comparison(operands);
  return {
    negated,
    pattern,
    files: compared === null ? operands : operands.slice(0, -2),
    counts: read.has(/c/, 'count'),
    listsWithout:
      read.has(/L/, 'files-without-match') && program !== 'rg' ? true : read.long('files-without-match'),
    inverted: read.has(/v/, 'invert-match'),
    comparedTo: compared,
  };
}

function isPrefix(word: string, index: number, all: readonly string[]): boolean {
  const before = all.slice(0, index);
  return /^[A-Za-z_]\w*=/.test(word) && before.every((one) => /^[A-Za-z_]\w*=/.test(one));
}

function readArguments(words: readonly string[]) {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  const plain: string[] = [];
  const flags: string[] = [];
  let pattern: string | null = null;
  for (let index = 0; index < options.length; index += 1) {
    const word = options[index] ?? '';
    if (!/^-./.test(word)) plain.push(word);
    else flags.push(word);
    if (!takesNext(word)) continue;
    index += 1;
    if (/^-\w*e$|^--regexp$/.test(word)) pattern = options[index] ?? '';
  }
  if (end !== -1) plain.push(...words.slice(end + 1));
  const given = flags.find((flag) => flag.startsWith('--regexp='))?.slice('--regexp='.length);
  const long = (name: string) => flags.includes(`--${name}`);
  const has = (letter: RegExp, name: string) =>
    long(name) || flags.some((flag) => /^-[A-Za-z]/.test(flag) && letter.test(flag.slice(1)));
  return { plain, pattern: pattern ?? given ?? null, long, has };
}

function takesNext(word: string): boolean {
  if (!/^-./.test(word)) return false;
  return word.startsWith('--')
    ? LONG_WITH_VALUE.test(word)
    : /^-[A-Za-z]+$/.test(word) && WITH_VALUE.test(word);
}

function comparison(operands: readonly string[]): number | null {
  const [sign = '', number = ''] = operands.slice(-2);
  return /^(?:={1,3}|-eq|returns|=>|→)$/.test(sign) && /^\d{1,6}$/.test(number) ? Number(number) : null;
}
