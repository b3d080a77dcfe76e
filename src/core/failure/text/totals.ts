// Lines that count or judge what other lines report: `3 problems (2 errors, 1 warning)`, `Result: FAIL`.

/** Words of totals and verdicts, in the singular. */
const COUNTING_WORDS = new Set(
  `a aborted aborting across all and assert assertion be broken build by case check checked code command completed
  confidence count ctest detected diagnostic done duration elapsed error example executing exited fail failed failing failure feature
  file finished fixable flaky found from has have high ignored in info information is issue left lines lint low m medium message
  minute ms no of oh ok on out pass passed passing pending percent problem ran rate reformatted reported result rule run
  running scanned scenario script second seed severity skip skipped source spec step succeeded successful suite summary target
  task test there thread time to todo total unchanged undefined using violation warning was were while with would`.split(
    /\s+/,
  ),
);

/** The last word of a count: `1 circular dependency`. */
const COUNTED_NOUNS = new Set(
  'dependency dependencies diagnostic error failure finding issue problem test violation warning'.split(' '),
);

/** `✖ Found 1 circular dependency!` */
const COUNT =
  /^\W{0,8}(?:found |there w(?:as|ere) )?\d{1,7} (?:[\w-]{1,30} ){0,3}(?<noun>(?!found|reported)[a-z]{1,20})(?: (?:found|reported))?[\s.!:]{0,4}$/i;
/** `1 file checked, 1 file with errors` */
const COUNTS =
  /^\W{0,8}(?:\d{1,7} (?:[a-z-]{1,20} ?){1,3}(?:, | and )){1,8}\d{1,7} (?:[a-z-]{1,20} ?){1,3}\W{0,8}$/;
/** `Rules run: 2`, `- doc8.CheckLength = 1` */
const COUNT_FIELD =
  /^\W{0,8}(?:[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,4}|[\w-]{1,40}(?:\.[\w-]{1,40}){1,4})\s{0,20}[:=]\s{0,8}\d[\d.]{0,8}%?(?: total| \/ \d{1,7})?(?: \([^()]{1,40}\))?$/;
/** `[ERROR] Tests run: 3, Failures: 1, Errors: 0 <<< FAILURE! - in CartTest` */
const COUNT_FIELDS = /^\W{0,4}(?:[A-Z]{4,8}\W{1,3})?(?:[A-Z][a-z]{1,20}(?: [a-z]{1,20})?: \d{1,7}, ){2}/;
/** Fields whose number says what is wrong, or where. */
const NO_COUNT =
  /^\W{0,8}(?:expected|actual|received|got|want|left|right|(?:\w{1,20} )?(?:value|code|status|state|line|port|version))\b/i;
/** `test 3 failed` names which. */
const NUMBERED = /\b(?:test|case|check|step|error|code|status|exit|rule)\s+#?\d/i;

/** True for a line that only counts, or only says that something failed. */
export function isTotal(text: string): boolean {
  const line = text.replace(/^\S{1,300}\.\w{1,6}:\s{1,8}(?=.{0,200}(?:\d|\b[Nn]o ))/, '');
  if ((COUNT_FIELD.test(line) && !NO_COUNT.test(line)) || COUNTS.test(line) || COUNT_FIELDS.test(line))
    return true;
  const noun = COUNT.exec(line)?.groups?.noun;
  return (noun !== undefined && isAmong(COUNTED_NOUNS, noun)) || hasOnlyCountingWords(line);
}

function hasOnlyCountingWords(line: string): boolean {
  if (line.length > 200 || NUMBERED.test(line) || /^\D*:$|\w\.[a-z]|["'`]|\w\((?!s\))/.test(line))
    return false;
  const words = line.replaceAll('(s)', 's').match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => isAmong(COUNTING_WORDS, word));
}

function isAmong(words: ReadonlySet<string>, word: string): boolean {
  const plain = word.toLowerCase();
  return plain === 's' || words.has(plain) || words.has(plain.replace(/s$/, ''));
}
