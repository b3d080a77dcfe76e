// The shapes of lines that begin a problem, or say something about one, in the output of an unknown tool.

import { BESIDE_FILE } from '../text/mask-locations.ts';

export const HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,9}):?$/;
export const NUMBERS = String.raw`\d{1,7}(?:[:,.]\d{1,7})?(?:-\d{1,7}(?:[:.]\d{1,7})?)?`;

/** A path with an extension, or any path followed by two numbers: manual pages end in digits, `Makefile` has no extension. */
const FILE = String.raw`[^\s:()"'\`=]{1,300}\.[A-Za-z]\w{0,9}|(?=[A-Za-z~<._/])(?=[^\s:]{0,300}[./])[^\s:()"'\`=]{1,300}(?=:\d{1,7}:\d{1,7}:)|[\w./-]{0,200}file|unknown location`;
/** A position in a file: `:3:1`, `(3, 1)`, `: line 3, col 1`, ` (line 3)`, ` [3]`. */
const SPOT = String.raw`\(\d{1,7}, \d{1,7}\)|: \d{1,7}:\d{1,7}(?=: )|(?::\d{1,7}){3,4}|${BESIDE_FILE}\d{1,7}|#L\d{1,7}(?:-L\d{1,7})?|[:(@]${NUMBERS}\)?| ?[[(](?:(?:at )?[Ll]ine |L)?${NUMBERS}(?:-L\d{1,7})?[\])]|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?`;

/** `a.py:3:1: words`, `a.js: line 3, col 1, words`, `a.sh(3) words`, `a.sql [3] words`, `line 3 column 1 - words`, `Error near line 3: words`, and the same after `- ` or `[1] `. */
export const LINE_PLACE = new RegExp(
  String.raw`^\s{0,12}(?:[-*\u2022>] |\[(?!WARN|[Ww]arn|INFO|[Ii]nfo|NOTE|[Nn]ote|DEBUG|debug)[A-Za-z\d][\w-]{0,19}\] |(?:ERROR|FATAL) |%?[\w.-]{1,40}: )?(?:(?<file>${FILE})(?:${SPOT})|[Ll]ine \d{1,7},? col(?:umn)? \d{1,7}(?= ?[-:])|(?:[A-Z][a-z]{1,12} e|[Ee])rror (?:near|at|on|in) line \d{1,7}(?=:))(?:(?: ?:|,)?\s{1,8}|:(?=(?:fatal |)error|warning|[A-Z]{1,6}\d{2,6}:)|(?<=:\d{1,7}:\d{1,7}):(?=[A-Za-z"']))(?:[-\u203a] )?(?<words>\S.*)$`,
);

export const LED =
  /^\*\* \([\w.]{1,80}\) |^(?:\d{1,5}[.)] )?[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|[A-Z]{1,5}\d{3,5}|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
export const PLAIN =
  /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;
export const TITLE =
  /^\s{0,8}(?:[✖✗✘✕×●❌]|\[[✖✗✘✕×❌]\]|[*•] FAIL(?:ED|URE)?:|\d{1,4}(?:\)|\.?(?= {2,8}\S(?:[^ ]| (?! )){0,60} {2,60}\S))|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
export const BULLET = /^\s{0,12}(?:[-*•◦▪‣+]|\d{1,4}[.)]) {1,4}(?=\S)/;

/** `Found some issues:`; the items follow. */
export const ANNOUNCEMENT =
  /^(?=.{0,200}\b(?:issues?|errors?|problems?|failures?|warnings?|violations?|offenses?|following|these)\b)\S.{8,200}:$|^[\w ,'-]{0,80}\b(?:errors?|problems?|issues?|failures?|violations?|warnings?) (?:(?:was|were|has been|have been) )?(?:found|detected|encountered|reported|occurred)[.:!]{0,3}$|^[\w ]{0,40}\berrors?(?:\(s\))? found in [\w ]{1,40}(?: ?: \S{1,300})?[.:!]{0,3}$|^\S{1,300}\.\w{1,9}:? (?:is )?(?:invalid|failed|bad|not (?:ok|valid))[.!]?$/i;

/** The severity: `ERROR: `, `[fatal] `. */
export const GRAVITY =
  /^[^\w"'`]{0,6}(?:fatal error|error|fatal|critical|failure|warning)\b[\]:!]{0,2}\s{0,4}/i;

/** `Schema validation failed.` */
export const CLOSED =
  /^(?:\S{1,300} {1,40}){0,8}\S{0,300}\b(?:failed|invalid|not valid|errors?|problems?|issues?|violations?)[.!:]{0,3}$/i;

/** Words that only announce what follows. */
export const LABEL =
  /^(?:\W{0,4}[\w ]{1,40}:|\W{0,4}(?:[A-Z][a-z]{1,20} )?(?:at|in) \S{1,300}|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?|[^\w\s]{2} \w{1,20} [^\w\s]{2})$/;

export const SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;

/** `ERROR in ./src/a.js 1:0-20` only names the place; the next line has the words. */
export const PLACE_ONLY =
  /^(?:\d{1,5}\. )?(?:ERROR|Error) (?:in |(?=\S{1,400}:\d{1,7}:\d{1,7}$))(?<file>[^\s:]{1,400}\.\w{1,6})\b/;

/** What may precede a location that stands alone. */
export const ARROW = /^\s{0,12}(?:-->|[▸→❱]|(?:Location|File|Source|In|At):) /i;

/** `a.py:3:1` and nothing else. */
export const BARE_PLACE =
  /^\s{0,8}(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?:?$/;

/** `a.js:3:debugger`, as grep writes what it found. */
export const FOUND = /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:(?<words>[^\s:\d].{0,2000})$/;

/** `name: 3 is no text` */
export const ROW_NAME = /^\s{0,12}[^\s:]{1,60}: \S/;
