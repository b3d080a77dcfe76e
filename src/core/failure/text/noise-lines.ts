// Lines that say nothing about a failure: banners, echoes, timings, totals, progress, advice. They matter if no reader
// knows the tool, since every other line is then part of what failed.

import { isQuietLog, looksLikeError } from './error-lines.ts';
import { isCommandEcho } from './program-of.ts';
import { isExcerpt } from './source-excerpts.ts';
import { isTotal } from './totals.ts';

/** One form of noise: why it says nothing, and an example. */
interface Noise {
  readonly why: string;
  readonly pattern: RegExp;
  readonly example: string;
}

export const FRAME = 'a frame of a stack';
export const TOTAL = 'a total';

const RULE_LINE = 'a rule';
const RUNNER = 'a runner about the program that it ran';
const ECHO = 'an echo of a command';
const PROGRESS = 'progress';

/** The reasons for lines that another program wrote around the output of the one that failed. */
export const RUNNER_NOISE: ReadonlySet<string> = new Set([RULE_LINE, RUNNER, ECHO]);

export const NOISE: readonly Noise[] = [
  { why: RULE_LINE, pattern: /^[^\p{L}\p{N}]*$/u, example: '-----' },
  {
    why: RUNNER,
    pattern:
      /^(?:g|mingw32-)?make(?:\[\d+\])?: |^npm (?:ERR!|error)(?: |$)|^ ?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE)/,
    example: 'make: *** [x] Error 1',
  },
  {
    why: RUNNER,
    pattern: /^ninja: build stopped|^\[\d+\/\d+\] /,
    example: 'ninja: build stopped: subcommand failed.',
  },
  {
    why: RUNNER,
    pattern: /^FAILED: (?:\S{1,20}code=\d{1,5}\S? )?\S{1,300}(?: [^\s./]{0,200}[./]\S{0,200}){0,20} ?$/,
    example: 'FAILED: CMakeFiles/shop.dir/cart.c.o',
  },
  { why: ECHO, pattern: /^(?:>(?:>>)? |[+$] \S|g?make [-\w])/, example: '> shop@1.0.0 test' },
  {
    why: 'a version',
    pattern:
      /^(?:Node\.js |\W{0,4}[\w@/.-]{1,40}(?: version| test)? )v?\d+\.\d+\.\d+\S*(?: \([^)]{1,40}\))?$/,
    example: 'Node.js v20.1.0',
  },
  {
    why: 'a time',
    pattern:
      /^\s*(?:Done|Finished|Completed|Duration|Took|Ran|Start at|Run started|(?:Total (?:Test )?)?Time)\b.{0,40}\d.{0,60}$/i,
    example: 'Done in 3.2s.',
  },
  {
    why: 'a seed',
    pattern: /\brandom\w*\b.{0,30}\bseed\b.{0,12}\d|^\W{0,4}--seed[ =]\S{1,60}$/i,
    example: 'Randomized with seed 4711',
  },
  {
    why: PROGRESS,
    pattern: /^\s*\d{1,3}%|^\W{0,8}[A-Z][a-z]{2,20}ing\b.{0,200}(?:\.{2,3}|…)$/,
    example: 'Checking formatting...',
  },
  {
    why: PROGRESS,
    pattern: /^\W{0,8}(?:Compiling|Running|Checking|Loading|Finding)\b(?!.*\b(?:error|fail))/,
    example: 'Compiling shop v0.1.0',
  },
  {
    why: 'what passed',
    pattern: /^\s*(?:\[ *(?:OK|PASS(?:ED)?|RUN) *\](?: |$)|ok(?: \d|:)|PASS(?:ED)?\b|[✓✔√✅])/,
    example: 'ok 2 passes',
  },
  {
    why: FRAME,
    pattern: /^\s*(?:[⁃•·] )?(?:at |from )(?:async |new )?\S+(?: \[as \S{1,100}\])?(?:[:(]| [(<])/,
    example: '    at total (src/cart.js:3:7)',
  },
  {
    why: FRAME,
    pattern: /^\s*(?:#\d{1,3} |File "[^"]{1,400}", line \d|Stack(?: ?trace)?:?$)/,
    example: '  File "cart.py", line 3, in total',
  },
  {
    why: FRAME,
    pattern:
      /^goroutine \d|^\t\S.{0,300} called at \S{1,300} line \d+\.?$|^\t\S+\.go:\d|^\s*\S{1,300}:\d+:in [`'][^'`]{1,200}['`]?$/,
    example: "cart.rb:3:in `total'",
  },
  {
    why: FRAME,
    pattern:
      /^\s+(?:\([^)]{1,60}\) )?\S{1,200}\.exs?:\d{1,7}: (?:\(\w+\)$|[\w.:!?" -]{1,200}\/\d{1,3}(?: |$))/,
    example: '    lib/cart.ex:3: Cart.total/1',
  },
  {
    why: 'the source around it',
    pattern: /^\s{0,8}(?:[>%]?\s{0,8}\d{1,7} ?[|│](?: |$)|L\d{1,7} \|)|^\s*\|(?: (?!.*\|$)|$)/,
    example: '  > 4 |   total(1)',
  },
  {
    why: 'advice',
    pattern:
      /^\s*(?:(?:help|hint|note|tip|see also|more info(?:rmation)?|for more|re-?run)\b|(?:use|run) [`"'-]|see [<~./])/i,
    example: 'help: did you mean `total`?',
  },
  {
    why: 'advice',
    pattern: /^\W{0,6}(?:[\w ]{1,40}: )?https?:\/\/\S+$/,
    example: 'Get help: https://example.org/help',
  },
  {
    why: 'where a difference stands',
    pattern: /^@@ -\d{1,7}(?:,\d{1,7})? \+\d{1,7}(?:,\d{1,7})? @@/,
    example: '@@ -1,4 +1,4 @@',
  },
];

/** True if `line` can be left out without losing the error. */
export function isNoise(line: string): boolean {
  return formOf(line) !== null;
}

function formOf(line: string): string | null {
  return NOISE.find(({ pattern }) => pattern.test(line))?.why ?? null;
}

type Reasons = readonly (string | null)[];

/** A line that repeats more often than this says nothing new. */
const MOST_REPEATS = 20;

/** For each line the reason why it says nothing about the failure, or null. Totals and logs count if nothing else is said. */
export function noiseReasons(lines: readonly string[]): Reasons {
  const count = new Map<string, number>();
  const noise = lines.map((text, line) => {
    const times = (count.get(text) ?? 0) + 1;
    count.set(text, times);
    if (times > MOST_REPEATS) return 'said over and over';
    if (isAdded(lines, line)) return null;
    return formOf(text) ?? reasonAround(lines, line);
  });
  const advised = unlessAll(lines, noise, advising(lines), 'advice');
  const counted = unlessAll(lines, advised, isTotal, TOTAL);
  const precise = withoutRelays(lines, counted);
  const own = unlessAll(lines, precise, isQuietLog, LOGGED);
  return own === precise && lines.every((text, at) => precise[at] !== null || isQuietLog(text))
    ? loudest(lines, precise)
    : own;
}

const LOGGED = 'logged in passing';
const TIPS = /^\W{0,6}(?:allowed|tips?|suggestions?|recommendations?)\W{0,4}$/i;
/** `Not allowed:` */
const CAPTION = /^\S.{0,80}:$/;
const ADVICE = /^\W{0,4}(?:If you |Please |Try to |You can )/;

/** True for advice, and for what stands below a title such as `Suggestions:` up to the next empty line. */
function advising(lines: readonly string[]): (line: string, at: number) => boolean {
  let isBelow = false;
  const advice = lines.map((text, at) => {
    const goesOn = text !== '' || TIPS.test(lines[at - 1] ?? '');
    isBelow = TIPS.test(text) || (isBelow && goesOn && !CAPTION.test(text));
    return isBelow || ADVICE.test(text);
  });
  return (_, at) => advice[at] === true;
}

/** Of nothing but logs the warnings, else the last line. */
function loudest(lines: readonly string[], reasons: Reasons): Reasons {
  const isWarning = (text: string, at: number) => reasons[at] === null && /\bwarn/i.test(text);
  const last = lines.some(isWarning) ? -1 : reasons.lastIndexOf(null);
  return lines.map((text, at) => (at === last || isWarning(text, at) ? null : (reasons[at] ?? LOGGED)));
}

/** The reason that only the lines around it give. */
function reasonAround(lines: readonly string[], line: number): string | null {
  if (isCommandEcho(lines, line)) return ECHO;
  if (isExcerpt(lines, line)) return 'the source around it';
  if (!/^ {2,}[a-z]\w*: ['[{\d-]/.test(lines[line] ?? '')) return null;
  const above = lines.slice(Math.max(0, line - 12), line);
  return above.some((text) => /^\s+at \S/.test(text)) ? 'a property of an error' : null;
}

/** Adds a reason for all lines that fit; as before if that would leave none. */
function unlessAll(
  lines: readonly string[],
  reasons: Reasons,
  fits: (line: string, at: number) => boolean,
  why: string,
): Reasons {
  const next = lines.map((text, at) => reasons[at] ?? (fits(text, at) ? why : null));
  return next.includes(null) ? next : reasons;
}

/** That something ended is no news if an error says why. */
function withoutRelays(lines: readonly string[], reasons: Reasons): Reasons {
  const isSaid = lines.some((text, at) => reasons[at] === null && !isRelay(text) && tells(text));
  return isSaid ? unlessAll(lines, reasons, isRelay, 'how a process ended') : reasons;
}

/** `Process completed with exit code 1.`: the program inside said why. */
function isRelay(line: string): boolean {
  return line.length < 400 && ENDED.test(line) && !/\.\w{1,6}[:(]\d/.test(line);
}

const ENDED =
  /\b(?:exit|fail|return)\w{0,4}\b.{0,60}?(?:\b(?:code|status|with)\b\W{0,6}|=)-?\d{1,3}\W{0,6}$|\breturned \d{1,3} exit status$/i;

function tells(text: string): boolean {
  return looksLikeError(text) || /^\W{0,6}(?:issue|warning)\b|\.\w{1,6}[:(]\d|\bline \d/i.test(text);
}

/** True for a line such as `+ total` next to `- sum`: one side of a difference, and no echo of a command. */
export function isAdded(lines: readonly string[], line: number): boolean {
  if (lines[line]?.startsWith('+ ') !== true) return false;
  const near = lines.slice(Math.max(0, line - MOST_SIDES), line + MOST_SIDES + 1);
  return near.some((text) => text.startsWith('- '));
}

const MOST_SIDES = 4;
