// Recognises commands that search for text in files: grep and its relatives.

import { withoutPrefixes } from '../../shell/command-words.ts';

export interface SearchCommand {
  /** After `!`: passes when nothing is found. */
  readonly negated: boolean;
  readonly pattern: string;
  readonly files: readonly string[];
  /** `-c`: prints the number of matching lines. */
  readonly counts: boolean;
  /** `-L`, `--files-without-match`: prints the files without a match. */
  readonly listsWithout: boolean;
  /** `-v`: matches lines without the pattern. */
  readonly inverted: boolean;
  /** A comparison written after it, as if the shell could compare: `== 0`. */
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
  const rest = withoutPrefixes(words);
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

// What a search must find according to the text around it. A bare grep that exits with 1 may be exactly what the plan
// wants; an ambiguous text is reported as unclear, not guessed.
export interface SearchTexts {
  /** Next to the command: its comment, the prose of its block. */
  readonly near: readonly string[];
  /** From its task or truth; only sentences about the searched pattern count. */
  readonly far: readonly string[];
}

export type Expectation =
  | { readonly kind: 'found' }
  | { readonly kind: 'absent'; readonly because: string }
  | { readonly kind: 'count'; readonly count: number; readonly because: string }
  | { readonly kind: 'unclear'; readonly because: string };

const COUNT =
  /(?:==|=|→|->|returns?|prints?|outputs?|expect(?:ed)?(?: to be)?|must be|should be|shows?|is|equals?)[:\s]*(?:exactly )?[`"']?(\d{1,6})\b|\b(\d{1,6}) (?:match(?:es)?|occurrences?|hits?|results?|lines?)\b/i;
const ABSENT =
  /\bno (?:match(?:es)?|results?|output|hits?|lines?|occurrences?|references?|instances?|usages?|imports?|longer)\b|\bnothing\b|\bzero\b|\bfinds none\b|\b(?:must|should|does|do|is|are|will|may)(?: not|n't) (?:\w+ )?(?:appear|contain|exist|match|found|find|present|import|use|reference|mention|include|remain)|\bnever (?:appear|contain|import|use|reference|mention)s?\b|\babsent\b|\babsence\b|\bis empty\b|\bempty output\b|\bexits? (?:code |with |status )?1\b|\b(?:is|are|was|were|has been|have been) (?:removed|deleted|gone)\b|\bfree of\b|\bnone (?:is|are|found|left|remain)/i;
const NEGATION = /\b(?:no|not|never|without|none|nor|cannot)\b|n't\b|\bremoved?\b|\bdeleted?\b/i;
const FOUND =
  /\b(?:at least|matches|is found|are found|present|contains|exists|returns (?:a|one|the) |one match|1 match|prints|shows)\b/i;

export function expectationOf(search: SearchCommand, texts: SearchTexts): Expectation {
  const relevant = [...texts.near, ...texts.far.flatMap(clauses).filter((text) => speaksOf(text, search))];
  const read = relevant.map(readText);
  const open = read.find(({ kind }) => kind === 'unclear');
  const counted = read.find(({ kind }) => kind === 'count');
  const absent = read.find(({ kind }) => kind === 'absent');
  const found = read.some(({ kind }) => kind === 'found-word');
  if (absent !== undefined && (found || (counted?.kind === 'count' && counted.count > 0)))
    return { kind: 'unclear', because: absent.text };
  if (counted?.kind === 'count') return { kind: 'count', count: counted.count, because: counted.text };
  if (absent !== undefined) return { kind: 'absent', because: absent.text };
  return open === undefined ? { kind: 'found' } : { kind: 'unclear', because: open.text };
}

type Read =
  | { readonly kind: 'absent' | 'unclear' | 'found-word' | 'silent'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number; readonly text: string };

function readText(text: string): Read {
  const count = COUNT.exec(text);
  const number = count?.[1] ?? count?.[2];
  if (number !== undefined && !/\bat least\b|>=|≥/i.test(text))
    return { kind: 'count', count: Number(number), text };
  if (ABSENT.test(text)) return { kind: 'absent', text };
  if (NEGATION.test(text)) return { kind: 'unclear', text };
  return { kind: FOUND.test(text) ? 'found-word' : 'silent', text };
}

/** Sentences are read separately: one about the search may be next to one about something else. */
function clauses(text: string): readonly string[] {
  return text
    .slice(0, 4000)
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A number in a text counts as the expected one only when the text is about this search. */
function speaksOf(text: string, { pattern, files }: SearchCommand): boolean {
  const low = text.toLowerCase();
  if (/\b(?:e?grep|rg|search)\b/i.test(text)) return true;
  const words = pattern.toLowerCase().match(/[a-z][a-z0-9_.-]{2,}/g) ?? [];
  const named = words.some((word) => low.includes(word.replace(/(?<![.-])[.-]+$/, '')));
  return named || (words.length === 0 && files.some((file) => low.includes(baseName(file).toLowerCase())));
}

function baseName(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/^.*\//, '');
}
