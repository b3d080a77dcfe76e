// Lines that say nothing about a failure: banners, echoes, timings, totals, progress, advice. They matter where no
// reader knows the tool and every other line is part of what failed.

import { isQuietLog, looksLikeError } from './error-lines.ts';
import { cellsOf } from './line-cells.ts';
import { isEcho } from './program-of.ts';

/** Why lines of one kind are left out, with one of them. */
interface Noise {
  readonly why: string;
  readonly pattern: RegExp;
  readonly example: string;
}

export const FRAME = 'a frame of a stack';

const RULE_LINE = 'a rule';
const PACKAGE_MANAGER = 'a package manager about the script that it ran';
const WRAPPER = 'a wrapper about the program that it ran';
const TASK_RUNNER = 'a task runner about the command that it ran';
const CI_SERVICE = 'a CI service about its job';
const ECHO = 'an echo of a command';

/** Why lines are left out that another program than the one which failed wrote around its output. */
export const RUNNERS: ReadonlySet<string> = new Set([
  ...[RULE_LINE, PACKAGE_MANAGER, WRAPPER, TASK_RUNNER, CI_SERVICE, ECHO],
]);

export const NOISE: readonly Noise[] = [
  { why: RULE_LINE, pattern: /^[^\p{L}\p{N}]*$/u, example: '-----' },
  {
    why: PACKAGE_MANAGER,
    pattern:
      /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)|^(?:error )?Command failed with exit code \d+|^ ?\[?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b|^(?:info|warning) |^A complete log of this run|^\W{0,4}exited with code \d+|^yarn (?:run|install) v/,
    example: ' ELIFECYCLE  Command failed.',
  },
  {
    why: WRAPPER,
    pattern:
      /^(?:g|mingw32-)?make(?:\[\d+\])?: |^ninja: (?:build stopped|Entering)|^FAILED: (?:\S{1,20}code=\d{1,5}\S? )?\S{1,300}(?: [^\s./]{0,200}[./]\S{0,200}){0,20} ?$|^\[\d+\/\d+\] |^lerna (?:ERR!|WARN|info|notice|verb|success) |^(?:\W{0,3} )?(?:Lerna|NX|turbo) \W|^\s*(?:Tasks|Cached|Failed):? {2,}\S|^\W{0,6}nx run \S+(?: \([^)]{1,20}\))?$|^\W{0,4}\d{1,6}\/\d{1,6} (?:targets|tasks|succeeded)\b|^#\d{1,4} (?:\[|DONE|CACHED|ERROR: process|sha256:|transferring)|^ > \[[^\]]{1,80}\] |^ERROR: failed to (?:solve|build): process |^• |^Dockerfile:\d+$|^@?[\w/.-]{1,60}(?::|#)[\w:-]{1,40}: (?:cache |command )|^cache (?:miss|hit|bypass), \w/,
    example: 'make: *** [x] Error 1',
  },
  {
    why: TASK_RUNNER,
    pattern:
      /^nox > |^Poe => |^task: (?:\[|Failed to run task )|^\[[\w:-]{1,40}\] \$ |^(?:Warning|Error|ERROR|FATAL): (?:[Tt]ask|[Jj]ob|[Ss]tep|[Ss]tage) \S{1,80} failed\b.{0,60}$|^error: [Rr]ecipe [`'"]\S{1,80} failed|^\s{0,4}[\w.-]{1,40}: (?:\w{1,20}\[\d{1,3}\]> |exit \d{1,3} \(\d.{0,20} seconds\) |(?:OK|FAIL|SKIP)\b.{0,20}(?:seconds\)|code \d))|^\s{0,4}(?:evaluation failed|congratulations) :[()]/,
    example: 'nox > Session check failed.',
  },
  {
    why: CI_SERVICE,
    pattern:
      /^(?:##\[(?:group|endgroup|section|command|debug)\]|::(?:end)?group::|\[command\]|section_(?:start|end):|\[Pipeline\] |travis_\w{1,20}:|(?:~~~|\^\^\^) \S|Script (?:started|done) on )|^Finished: (?:FAILURE|UNSTABLE|ABORTED)$|^\W{0,4}(?:Attaching to|Aborting on) \S|^ ?(?:Container|Network|Volume|Image) \S{1,200} {1,4}(?:Creat|Start|Stopp|Runn|Wait|Health|Exit|Recreat|Pull|Built|Build|Remov|Kill)\w{0,4}$/,
    example: '##[group]Run npm test',
  },
  {
    why: 'a warning of the runtime',
    pattern:
      /^\(node:\d+\) .{0,40}\w*Warning: |^\(Use `node --trace-|^\S{1,300}:\d+: [A-Z]\w{0,60}Warning: |^ {2}warnings\.warn\(/,
    example: '(node:4711) ExperimentalWarning: stripping types',
  },
  {
    why: ECHO,
    pattern: /^(?:> |>>> |\+ \S|\$ \S|g?make (?:-\w|\w))/,
    example: '> shop@1.0.0 test',
  },
  {
    why: 'how a process ended',
    pattern:
      /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+|^%?Error: Exiting due to \d{1,7} |^(?:exit|Exit) (?:status|code):? \d+$/,
    example: 'exit status 1',
  },
  {
    why: 'a version',
    pattern:
      /^(?:(?:Node\.js|Python|Ruby|Go) v?\d|\W{0,4}[\w@/.-]{1,40}(?: version| test)? v?\d+\.\d+\.\d+\S*(?: \([^)]{1,40}\))?$)/,
    example: 'Node.js v20.1.0',
  },
  {
    why: 'a time',
    pattern:
      /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|Took|Total (?:Test )?[Tt]ime|(?:real|user|sys)(?=\s{1,8}\d)|Ran|Started|Start at|Run started|Transforming|Built) ?\b.{0,40}\d.{0,60}$/i,
    example: 'Done in 3.2s.',
  },
  {
    why: 'a seed',
    pattern:
      /\b(?:random\w*|seed\w*)\b.{0,30}\bseed\b.{0,12}\d|^\W{0,4}(?:random )?seed[ :=]{1,3}\d|^\W{0,4}--seed[ =]\S{1,60}$/i,
    example: 'Randomized with seed 4711',
  },
  {
    why: 'a rating',
    pattern: /\brated at -?\d|^\W{0,4}(?:score|rating)[ :=]{1,3}-?[\d.]+/i,
    example: 'Your code has been rated at 3.33/10',
  },
  {
    why: 'progress',
    pattern:
      /^\s*\d{1,3}%|^\W{0,8}[A-Z][a-z]{2,20}ing\b.{0,200}(?:\.{2,3}|…)$|^\W{0,8}(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling|Running|Checking|Scanning|Linting|Collecting|Loading|Building|Using|Generating|Finding|Processing|Analy[sz]ing|Parsing|Searching|Validating|Verifying|Packing)\b(?!.*\b(?:error|fail))/,
    example: 'Checking formatting...',
  },
  {
    why: 'what passed',
    pattern:
      /^\s*(?:\[ *(?:OK|PASS(?:ED)?|RUN) *\](?: |$)|ok \d|ok:|PASS(?:ED)?\b|\(pass\)|[✓✔√✅]|🟢|🟩)|^\s{0,8}[^\s:|][^:|]{0,60}: (?:[✓✔√✅]|🟢|🟩)(?: .{0,40})?$|\.{2,} ?(?:ok|OK|Passed|passed|PASS|good|fine)\b|:\d{1,7}: Passed$|^\s{0,8}(?!not?\b)[^\s:|]{1,200}(?::? {1,40}|:? {1,4}(?:is|looks|source|parsed|syntax|all) )(?:ok|OK|fine|good|clean|valid|passed|unchanged|up to date|same|as (?:expected|it should be))(?: {1,20}\(?\d[\d.]{0,12} ?m?s\)?)?[.!]?(?: [^\w\s]{1,4})?$/,
    example: 'ok 2 passes',
  },
  {
    why: 'a runner about what it runs',
    pattern:
      /^\[(?:-{6,20}|={6,20}| {1,8}(?:RUN|PASSED|SKIPPED|DISABLED) {1,8})\](?: |$)|^\[ {1,8}FAILED {1,8}\] \d{1,7} tests?(?:\(s\))?, listed below:$/,
    example: '[ RUN      ] Cart.AddsVat',
  },
  {
    why: 'how long a test took',
    pattern: /^\s{0,8}\d{1,6}\.\d{1,9} m?s: \S/,
    example: '0.001 s: adds VAT',
  },
  {
    why: 'where a difference stands',
    pattern: /^@@ -\d{1,7}(?:,\d{1,7})? \+\d{1,7}(?:,\d{1,7})? @@/,
    example: '@@ -1,4 +1,4 @@',
  },
  {
    why: 'counts nothing',
    pattern: /^\s{0,8}[*•-] (?:[\w/-]{1,30} ){1,6}[\w/-]{1,30}: 0$/,
    example: '* Missing licences: 0',
  },
  {
    why: FRAME,
    pattern:
      /^\s*(?:[⁃•·] )?(?:at |from )(?:async |new )?\S+(?: \[as \S{1,100}\])?(?:[:(]| [(<])|^\s*at <\w|^\s*#\d{1,3} |^\s*File "[^"]{1,400}", line \d|^\s*\S{1,300}:\d+:in [`'][^'`]{1,200}['`]?$|^\t\S.{0,300} called at \S{1,300} line \d+\.?$|^\s+(?:\([\w ]{1,40}[\d.]{1,20}\) )?\S{1,200}\.\w{1,5}:\d{1,7}: (?:\(\w+\)$|[\w.:!?" -]{1,200}\/\d{1,3}(?: |$))|^\s*\d+: 0x|^goroutine \d|^\t\S+\.go:\d+|^\s+\S{1,300}\.\w{1,5}:\d{1,7},? in [\w<>.]{1,100}(?:\(\))?$|^\s*(?:in|stack|Stack(?: ?trace)?|stack traceback|backtrace):?$|^\s+Traceback \(most recent call last\)\s*$|^\t\[?[\w./]{1,80}\]?: in |^\s*(?:package:\S{1,200}|\S{1,200}\.dart|<dep>\/\S{1,300})(?: \d+:\d+)? {2,}\S|^\d\d:\d\d \+\d+(?: [~-]\d+){0,2}: .*(?<!\[E\])$/,
    example: '    at total (src/cart.js:3:7)',
  },
  {
    why: 'the source around it',
    pattern:
      /^\s{0,8}(?:[>%]?\s{0,8}\d{1,7} ?[|│](?: |$)|L\d{1,7} \|)|^\s*\|(?: (?!.*\|$)|$)|^\s*[|· ]*[\^~]+[\s|]*$/,
    example: '  > 4 |   total(1)',
  },
  {
    why: 'advice',
    pattern:
      /^\s*(?:help|hint|note|tip|see also|learn more|read more|more info(?:rmation)?|for (?:more|help|details))\b|^\s*(?:[Uu]se|[Rr]un|[Tt]ry|[Aa]dd|[Ss]et) [`"'-]|^\W{0,4}run \S.{0,100} to (?:fix|update|see|apply|add)\b|^\s*(?:to (?:fix|re-?run|update|see|open|show|debug)\b|re-?run\b|see [\w<~./]).{0,200}$|^\W{0,6}(?:(?:[a-z-]{1,20} ){0,3}(?:help|docs?|documentation|info|information|references?|details|guide|more|rule):? )?https?:\/\/\S+$|\bto see (?:the|more)\b/i,
    example: 'help: did you mean `total`?',
  },
  {
    why: 'where a report lies',
    pattern:
      /^\W{0,4}(?:Output|Log|Report|HTML report|Results?|Error Context|Screenshot|Trace)[\w ]{0,40}:? .{0,200}[/\\]\S*$|\b(?:written|saved|generated) (?:to|in|at):? (?:\w{1,20} ){0,2}["'`<]?[\w.~<>-]{1,200}[/\\.]\w/i,
    example: 'Output from these tests are in: /tmp/x/Test.log',
  },
];

/** What ran has failed, and the number that it ended with. */
const ENDED =
  /\b(?:exit(?:ed|s)?|complet\w{1,4}|finish\w{0,4}|fail\w{0,4}|stopped|return\w{0,4}|terminated|status|failure)\b.{0,60}?(?:\b(?:code|status|rc|with|exited|exit)\b\W{0,6}|=)(?:-?\d{1,3}|SIG[A-Z]{2,8})(?:\W{0,6}| \([^()]{1,80}\))$|\b(?:returned|exited with) \d{1,3} exit (?:status|code)\W{0,3}$|\bexited \(\d{1,3}\)\W{0,3}$|^\W{0,4}(?:Exit(?:ed)?|ERROR|Error)\b.{0,80}\bexit(?:ed)? .{0,20}\b\d{1,3}\W{0,3}$/i;

/** True for `Process completed with exit code 1.`: the program inside said why. */
function isRelay(line: string): boolean {
  return line.length < 400 && cellsOf(line).length === 0 && ENDED.test(line) && !/\.\w{1,6}[:(]\d/.test(line);
}

/** Words of totals and verdicts. A line of these and of numbers says that something failed, and not what. */
const COUNTING = new Set(
  `a across confidence severity lines all aborted aborting and are assertion assertions assert asserts auto auto-fixable be been build by case cases check checked checking
  checks cmake code command commands ctest completed compiled complete count covered detail details diagnostic diagnostics did done duration elapsed error errored
  errors example examples executed executing exited fail failed failing failure failures features file files finished fix fixable fixed flaky
  formatted found from h had has have high hint hints hours ignored in informations information infos info is issue issues it job jobs left linted lint low
  m matched measured medium messages message min minute minutes mode ms no not note notes of offense offenses ok on only operation operations option oh or out over overall pass
  passed passing pending percent potentially previous problem problems process quick ran rate reformatted reports result results retried rule rules run
  running runs s scanned scenario scenarios script scripts sec second seconds see seed above skip skipped skips some source sources spec specs statements step steps strict style succeeded successful successfully suite
  suites summary target targets task tasks test tests the there these threads time to todo total totals unchanged undefined unfixable updated using
  analyzed analysed broken detected encountered kept reported violation violations warning warnings warn was were while with without would`.split(
    /\s+/,
  ),
);
/** `test 3 failed` names which. */
const NAMED = /\b(?:test|case|check|step|error|code|status|exit|suite|spec|example|scenario|rule)\s+#?\d/i;

/** `- count`: any single word here names an item of a list. */
const NAME_IN_LIST = /^\s{1,12}[-*•] [a-z]\w{0,40}$/;

/** True when `line` can be left out without losing the error. */
export function isNoise(line: string): boolean {
  return reasonOf(line) !== null;
}

function reasonOf(line: string): string | null {
  const found = NOISE.find(({ pattern }) => pattern.test(line)) ?? adviceBehindLevel(line);
  return found?.why ?? null;
}

function adviceBehindLevel(line: string): Noise | undefined {
  const plain = line.replace(LEVEL, '');
  return plain === line
    ? undefined
    : NOISE.find(({ why, pattern }) => why === 'advice' && pattern.test(plain));
}

/** What is logged as an error may still be advice. */
const LEVEL = /^\[(?:ERROR|error|WARN(?:ING)?|warn(?:ing)?)\] {1,4}/;

export const TOTAL = 'a total';

/** What is said over and over says no more each time. */
const MOST_REPEATS = 20;

/**
 * Of each line why it says nothing about what failed, null where it may: totals only where nothing else is said, and
 * passing logs likewise.
 */
export function whySilent(lines: readonly string[]): readonly (string | null)[] {
  const count = new Map<string, number>();
  const noise = lines.map((text, line) => {
    const times = (count.get(text) ?? 0) + 1;
    count.set(text, times);
    if (times > MOST_REPEATS) return 'said over and over';
    if ((text.startsWith('> ') && isOtherSide(lines, line)) || isAdded(lines, line)) return null;
    return reasonOf(text) ?? reasonAround(lines, line);
  });
  const advised = unlessAll(lines, noise, advising(lines), 'advice');
  const judged = lines.some((text) => GRAVE.test(text))
    ? unlessAll(lines, advised, (text) => LIGHT.test(text), 'a note next to errors')
    : advised;
  const precise = withoutRelays(lines, unlessAll(lines, judged, isTotal, TOTAL));
  const own = unlessAll(lines, precise, isQuietLog, 'logged in passing');
  const isQuiet = own === precise && lines.every((text, at) => precise[at] !== null || isQuietLog(text));
  return isQuiet ? loudest(lines, precise) : own;
}

/** `W: shop.cart:5: unknown-tag`, `I: shop.cart:3: short-summary`: a letter says how grave it is. */
const GRAVE = /^[EW]: [\w.~/-]{2,200}(?::| )/;
const LIGHT = /^[IPNX]: [\w.~/-]{2,200}(?::| )/;

/** What to do about it, and what stands below such a title up to the next empty line. */
function advising(lines: readonly string[]): (line: string, at: number) => boolean {
  let isBelow = false;
  const advice = lines.map((text, at) => {
    const isFirst = TIPS.test(lines[at - 1] ?? '');
    isBelow = TIPS.test(text) || (isBelow && !CAPTION.test(text) && (text !== '' || isFirst));
    return isBelow || ADVICE.test(text.replace(LEVEL, ''));
  });
  return (_, at) => advice[at] === true;
}

/** `Not allowed:` */
const CAPTION = /^\S.{0,80}:$/;
const TIPS =
  /^\W{0,6}(?:allowed|passed|unchanged|skipped|ignored|accepted|tips?|hints?|suggestions?|advice|recommendations?|(?:possible )?(?:mitigations?|fix(?:es)?|solutions?))\W{0,4}$/i;
const ADVICE =
  /^\W{0,4}(?:If you |Otherwise,|Consider |Please |Try to |You (?:can|may|might|could) |Make sure )|^\s*\((?:use|run|disable|see|try)\b/i;

/** Of passing logs alone the warnings, else the last line. */
function loudest(lines: readonly string[], reasons: readonly (string | null)[]): readonly (string | null)[] {
  const isWarning = (text: string, at: number) => reasons[at] === null && /\bwarn/i.test(text);
  const last = lines.some(isWarning) ? -1 : reasons.lastIndexOf(null);
  return lines.map((text, at) =>
    at === last || isWarning(text, at) ? null : (reasons[at] ?? 'logged in passing'),
  );
}

/** What only the lines around it tell. */
function reasonAround(lines: readonly string[], line: number): string | null {
  const text = lines[line] ?? '';
  const cells = cellsOf(text).slice(1);
  const isWell =
    cells.some((cell) => WELL.test(cell)) && !cells.some((cell) => /^(?:fail|bad|err|miss)/i.test(cell));
  if (isWell || WELL_NAMED.test(text)) return 'what passed';
  if (isEcho(lines, line)) return ECHO;
  if (CLOSED.test(lines[line - 1] ?? '')) return 'what closes a run';
  if (isExcerpt(lines, line)) return 'the source around it';
  if (!/^ {2,}[a-z]\w*: ['[{\d-]/.test(lines[line] ?? '')) return null;
  const above = lines.slice(Math.max(0, line - 12), line);
  return above.some((text) => /^\s+at \S/.test(text)) ? 'a property of an error' : null;
}

/** `replay zone: match (0.3 s)` */
const WELL_NAMED =
  /^\s{0,8}(?!not?\b)(?:[^\s:|]{1,60} ){0,3}[^\s:|]{1,60}: (?:ok|OK|good|fine|same|equal|match(?:es|ed)?|passed|unchanged|valid)(?: \(\d[\d.]{0,12} ?m?s\))?[.!]?$/;
const WELL = /^(?:ok|OK|pass|PASS|passed|PASSED|good|fine|[✓✔])$/;

/** Right below `══ DONE ═════` stands a random line of praise or comfort; rules are blanks by now. */
const CLOSED = /^(?: {1,2}|[=-]{2,20} )(?:DONE|Done)(?: [=-]{2,200})?$/;

/** With a reason for the lines that are `such`; as before where that would leave none. */
function unlessAll(
  lines: readonly string[],
  reasons: readonly (string | null)[],
  such: (line: string, at: number) => boolean,
  why: string,
): readonly (string | null)[] {
  const next = lines.map((text, at) => reasons[at] ?? (such(text, at) ? why : null));
  return next.includes(null) ? next : reasons;
}

/** That something ended is no news where an error says why. */
function withoutRelays(
  lines: readonly string[],
  reasons: readonly (string | null)[],
): readonly (string | null)[] {
  const isSaid = lines.some((text, at) => reasons[at] === null && !isRelay(text) && tells(text));
  return isSaid ? unlessAll(lines, reasons, isRelay, 'how a process ended') : reasons;
}

function tells(text: string): boolean {
  return (
    looksLikeError(text) ||
    /^\W{0,6}(?:issue|violation|defect|warning)\b|\.\w{1,6}[:(]\d|\bline \d/i.test(text)
  );
}

/** `> sum 119` of a plain diff, below `< sum 120` and a rule. */
function isOtherSide(lines: readonly string[], line: number): boolean {
  let above = line - 1;
  while (above > line - MOST_HUNK && lines[above]?.startsWith('> ') === true) above -= 1;
  return /^---$|^\d{1,7}(?:,\d{1,7})?[ac]\d{1,7}(?:,\d{1,7})?$/.test(lines[above] ?? '');
}

/** True for a line that begins like the echo of a command, next to what was taken away: one side of a difference. */
export function isAdded(lines: readonly string[], line: number): boolean {
  if (lines[line]?.startsWith('+ ') !== true) return false;
  const near = lines.slice(Math.max(0, line - MOST_SIDES), line + MOST_SIDES + 1);
  return near.some((text) => text.startsWith('- '));
}

const MOST_SIDES = 4;

/** Numbered lines of a source: they count up, and only the one that is pointed at belongs to the error. */
function isExcerpt(lines: readonly string[], line: number): boolean {
  if (isUnchanged(lines, line) || PYTHON_FRAME.test(lines[line - 1] ?? '')) return true;
  const number = numberOf(lines[line]);
  if (number === null) return false;
  if ([1, 2].some((up) => placedAt(lines[line - up]) === number)) return true;
  if (POINTER.test(lines[line + 1] ?? '') || RULED.test(lines[line] ?? '')) return false;
  return /^\s*·\s*$/.test(lines[line + 1] ?? '') || isCounted(lines, line, number);
}

function isCounted(lines: readonly string[], line: number, number: number): boolean {
  if ([-2, -1, 1, 2].some((step) => numberOf(lines[line + step]) === number + step)) return true;
  // Marks may stand between two lines.
  return RULE.test(lines[line - 1] ?? 'none') && numberOf(lines[line - 2]) === number - 1;
}

/** Of a difference, a line that both sides have. */
function isUnchanged(lines: readonly string[], line: number): boolean {
  if (!/^ /.test(lines[line] ?? '')) return false;
  const above = lines.slice(Math.max(0, line - MOST_HUNK), line);
  const start = above.findLastIndex((text) => text !== '' && !/^[-+ ]/.test(text));
  return /^(?:@@ |Diff in )/.test(above[start] ?? '');
}

/** `  2    Missing name      no-unnamed`, `3: B6 Body is missing`: a rule is named, so the number is where it was broken. */
const RULED = /\S {2,60}[a-z]\w{0,30}(?:[-/]\w{1,30}){1,6}$|^\s{0,8}\d{1,7}:? {1,8}[A-Z]{1,4}\d{1,5} [A-Z]/;

const RULE = /^[^\p{L}\p{N}]*$/u;
const MOST_HUNK = 40;
const PYTHON_FRAME = /^\s+File "[^"]{1,400}", line \d/;
const POINTER = /^[\s|·]*[\^~]+[\s|]*$/;

/** The line number of a location that a line ends in. */
function placedAt(text = ''): number | null {
  const digits = /(?:^\W{0,12}|\s)[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}:(\d{1,7}):\d{1,7}:?$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

function numberOf(text = ''): number | null {
  const digits = /^\s{0,8}(?:=?>|[❯❱➜→])?\s{0,8}(\d{1,7}):?(?:\s|$)/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** `✖ Found 1 circular dependency!`, `Contracts: 0 kept, 1 broken.`: numbers of what is told elsewhere. */
const COUNTED =
  /^\W{0,8}(?:[\w.-]{1,40}: ){0,2}(?:(?:[Ff]ound|[Dd]etected|[Rr]eported|[Ee]ncountered|[Cc]hecked|[Ss]canned|[Pp]rocessed|[Aa]naly[sz]ed|[Tt]here (?:are|is|were|was)|[Tt]otal(?: of)?:?|[Yy]ou have) )?(?:\d{1,7}|[Nn]o) (?:[\w-]{1,30} ){0,3}(?:errors?|problems?|warnings?|issues?|violations?|failures?|offen[cs]es?|mistakes?|mismatch(?:es)?|diagnostics?|findings?|defects?|dependenc(?:y|ies)|cycles?|clones?|duplicates?|vulnerabilit(?:y|ies)|conflicts?|contracts?|files?|tests?|modules?|rules?|checks?)(?: (?:(?:was|were) )?(?:found|detected|reported|total|in \d{1,7} \w{1,20}))?[\s.!:]{0,4}$|^\W{0,8}\d{1,7} (?:[\w-]{1,30} ){1,3}(?:checked|scanned|processed|inspected|analy[sz]ed)[\s.!:]{0,4}$|^\W{0,8}\d{1,7} (?:[\w-]{1,30} ){1,2}(?:would|should|could|will|can|must|need to) (?:have been|be) [a-z-]{3,20}ed[\s.!]{0,4}$|^\W{0,8}(?:[\w-]{1,30} {1,2}){1,5}failed (?:for|in|on) \d{1,7} (?:[\w-]{1,30} ){0,2}\w{1,20}s?[\s.!:]{0,4}$|^(?!.*\b(?:expected|got|want|but|not|instead)\b)\W{0,8}(?:[A-Z]\w{1,20}:? )?(?:\d{1,7} (?:[a-z-]{1,20} ?){1,3}(?:, | and |; )){1,8}\d{1,7} (?:[a-z-]{1,20} ?){1,3}\W{0,8}$/;

/** `Rules run: 2`, `- CheckLength = 1`, `Files read: 1 / 4`, `Findings: 3 (3 blocking)`; of a table `requests   1   0`. */
const COUNT =
  /^\W{0,8}(?:[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,4}|[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}|[\w-]{1,30}(?= {3})|[\w-]{1,30}(?: [\w-]{1,30}){0,3}s(?= {1,20}: ))(?:\s{0,20}[:=]\s{0,8}| {3,30})~?\d{1,7}(?:\.\d{1,3})?%?(?: total)?(?:(?: \/ | {2,30})\d{1,7}){0,6}(?: \([^()]{1,40}\))?$/;
/** `[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! - in CartTest` */
const COUNTS = /^\W{0,4}(?:[A-Z]{4,8}\W{1,3})?(?:[A-Z][a-z]{1,20}(?: [a-z]{1,20})?: \d{1,7}, ){2}/;
/** Their numbers are what is wrong, or where. */
const NO_COUNT =
  /^\W{0,8}(?:expected(?! (?:fail|pass))|actual|received|wanted|got|want|left|right|(?:\w{1,20} )?(?:value|code|status|state|errno|exit|line|port|column|col|level|version))\b/i;

/** `3 problems (2 errors, 1 warning)`, `Result: FAIL`, `ABORTING`. */
export function isTotal(text: string): boolean {
  const line = text.replace(/^\S{1,300}\.\w{1,6}:\s{1,8}(?=.{0,200}(?:\d|\b[Nn]o ))/, '');
  if ((COUNT.test(line) && !NO_COUNT.test(line)) || COUNTED.test(line) || COUNTS.test(line)) return true;
  if (line.length > 200 || NAMED.test(line) || NAME_IN_LIST.test(line) || /^\D*:$/.test(line)) return false;
  const plain = line.replaceAll('(s)', 's');
  const words = plain.toLowerCase().match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => COUNTING.has(word)) && !/[\w]\.[a-z]|["'`]|\w\(/.test(line)
  );
}
