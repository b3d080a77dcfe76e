// The lines of an output that may say what failed.

import { FRAME, isAdded, noiseReasons, TOTAL } from '../text/noise-lines.ts';
import { BARE_PLACE, BULLET, LABEL, LED, LINE_PLACE, ROW_NAME } from './line-shapes.ts';

/** The lines that may say what failed; the last line if all are noise. */
export function whatIsSaid(lines: readonly string[]): readonly OutputLine[] {
  const silent = noiseReasons(lines);
  let [stream, paragraph] = [0, 0];
  const said = lines.flatMap((text, line) => {
    if (ECHO.test(text) && !isAdded(lines, line)) stream += 1;
    if (text === '') paragraph += 1;
    const isRest = silent[line] === TOTAL && isBroken(lines[line - 1] ?? '', text);
    if (silent[line] !== null && !isRest) return [];
    const isSource = MARKS.test(lines[line + 1] ?? '');
    return [
      {
        ...{ line, text, stream, paragraph, isSource },
        ...(text.endsWith(':') && { hasStack: hasStack(silent, lines, line) }),
      },
    ];
  });
  return said.reduce<OutputLine[]>(joined, []);
}

/** Whether its paragraph contains frames of a stack. */
function hasStack(silent: readonly (string | null)[], lines: readonly string[], line: number): boolean {
  const end = Math.min(lines.length, line + MOST_ABOVE_STACK);
  for (let at = line + 1; at < end && lines[at] !== ''; at += 1) if (silent[at] === FRAME) return true;
  return false;
}

const MOST_ABOVE_STACK = 12;
/** Marks below a source line, pointing at what is wrong. */
const MARKS = /^[\s|·]*[\^~]+[\s|]*$|^[-.]{1,400}\^$/;

export interface OutputLine {
  readonly line: number;
  readonly text: string;
  /** The program that a runner named before it; lines of another program are not about its problems. */
  readonly stream: number;
  /** How many empty lines were above it. */
  readonly paragraph: number;
  /** For a line that ends in a colon: whether its paragraph contains frames of a stack. */
  readonly hasStack?: boolean;
  /** Whether marks below point at part of it: then it is a source line, not a message. */
  readonly isSource?: boolean;
  /** How many lines below it were joined to it. */
  readonly joined?: number;
}

/** Joins lines that the width of a terminal broke in the middle of a sentence. */
function joined(said: OutputLine[], next: OutputLine): OutputLine[] {
  const last = said.at(-1);
  const isNext =
    last !== undefined && last.text.length < MOST_JOINED && next.line === last.line + (last.joined ?? 0) + 1;
  if (!isNext || !(isHanging(last.text, next.text) || isBroken(last.text, next.text))) said.push(next);
  else
    said[said.length - 1] = {
      ...last,
      text: `${last.text} ${next.text.trim()}`,
      joined: (last.joined ?? 0) + 1,
    };
  return said;
}

const MOST_JOINED = 600;

/** Text that starts in the column where the words above it started after their label: `why   it is not`, then `      there`. */
function isHanging(text: string, next: string): boolean {
  const column = /^\s{0,20}[\w-]{1,20}(?:: {1,20}| {2,20})(?=\S)/.exec(text)?.[0].length;
  return column !== undefined && next.search(/\S/) === column && text.length > 40 && !/[.!?:]$/.test(text);
}

function isBroken(text: string, next: string): boolean {
  if (/\w\W? [-–]$/.test(text) && BARE_PLACE.test(next)) return true;
  if (
    text.length < 20 ||
    BULLET.test(next) ||
    NUMBERED.test(next) ||
    ROW_NAME.test(next) ||
    LABEL.test(next.trim()) ||
    LINE_PLACE.test(next) ||
    LED.test(next)
  )
    return false;
  return (
    OPEN_END.test(text) ||
    (text.length >= 40 && /,$/.test(text) && /^\s*[a-z]{2,}\b(?!\s{0,4}[:=(])/.test(next))
  );
}

/** `  7    words`, below a file. */
const NUMBERED = /^\s{0,8}\d{1,7}(?::\d{1,7})? {2,40}\S/;

/** Words that no sentence ends in. */
const OPEN_END =
  /(?<![\w-])(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|between|into|than|as|that|is|are|be|was|were|been|has|have|should|must|can|not)$/;

/** The start of a command's output, or the end of what a CI service prints before it. */
const ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;

export function isRightBelow(above: OutputLine, below: OutputLine): boolean {
  return below.line === above.line + (above.joined ?? 0) + 1;
}

export function isNeighbour(said: readonly OutputLine[], at: number): boolean {
  const [above, below] = [said[at - 1], said[at]];
  return above !== undefined && below !== undefined && isRightBelow(above, below);
}

/** What a logger writes as `[error] words` into a file, it writes as ` ERROR  words` to a terminal. */
export function withoutTag(text: string): string {
  const plain = annotated(text)
    .replace(DRAWN, '')
    .replace(PROCESS, '$<before>')
    .replace(CELL_PLACE, '$<file>:$<line>: ');
  if (!plain.startsWith('[')) return plain;
  return plain.replace(/^\[(?:error|fatal)\] (?=\S)/, ' ERROR  ').replace(/^\[log\] (?=\S)/, '');
}

/** A file and its line number in separate cells. */
const CELL_PLACE =
  /(?<=^|[\t|])(?<file>[^\s:()"'`=|]{1,300}\.[A-Za-z]\w{0,9})(?<bar>[\t|])(?<line>\d{1,7})(?:[\t|]\d{1,7})?\k<bar>/;

/** Rewrites CI annotations, `::error file=a.py,line=3,title=no-var::words`, the way compilers write them. */
function annotated(text: string): string {
  const { level, fields = '', words = '' } = ANNOTATION.exec(text)?.groups ?? {};
  if (level === undefined) return text;
  const field = (name: string) => new RegExp(`(?:^|,) ?${name}=([^,]{1,300})`).exec(fields)?.[1];
  const [file, title] = [field('file'), field('title')];
  const said = words.replace(/%0D|%0A/g, ' ').replace(/%25/g, '%');
  const rule = title === undefined || /\s/.test(title) || said.includes(title) ? '' : ` [${title}]`;
  const place = file === undefined ? '' : `${file}:${field('line') ?? 1}:${field('col') ?? 1}: `;
  return `${place}${level}: ${said}${rule}`;
}

/** `[----] `, or a rule in the middle of a line. */
const DRAWN = /^\[[-=]{3,5}\] {1,4}|(?<=\w )[-=]{5,200} (?=\S)/;

const ANNOTATION =
  /^::(?<level>error|warning|notice) ?(?<fields>[^:\n]{0,600}(?::(?!:)[^:\n]{0,600}){0,8})::(?<words>\S.*)$/;

/** `[NOTICE] (2569) : config : words`, `[emerg] 2569#2569: words`: a daemon names its process after the level, if the level is still there. */
const PROCESS =
  /^(?<before>(?:\w{1,40}: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:\[\w{3,9}\] {1,8})?) {0,8}(?:\(\d{1,9}\) ?: (?:\w{1,20} : )?|: \w{1,20} : |\d{1,9}#\d{1,9}: )(?=\S)/;
