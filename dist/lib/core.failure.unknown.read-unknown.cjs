var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let p of __getOwnPropNames(e))!__hasOwnProp.call(r,p)&&p!==o&&__defProp(r,p,{get:()=>e[p],enumerable:!(a=__getOwnPropDesc(e,p))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{hasFurtherTests:()=>hasFurtherTests,hasOwnWords:()=>hasOwnWords,lineDigestsOf:()=>lineDigestsOf,readPlaced:()=>readPlaced,readSure:()=>readSure,readUnknown:()=>readUnknown}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check3=require("./app.loop.judge-check.cjs"),import_app_loop_judge_check4=require("./app.loop.judge-check.cjs");
// src/core/failure/text/exit-reason.ts
var BY_CODE = /* @__PURE__ */ new Map([
  [124, "timeout"],
  [126, "not-executable"],
  [127, "command-not-found"],
  [130, "SIGINT"],
  [134, "SIGABRT"],
  [137, "SIGKILL"],
  [139, "SIGSEGV"],
  [143, "SIGTERM"]
]);
function exitReason(context) {
  if (context.timedOut === true) return "timeout";
  if (context.signal) return context.signal;
  if (context.exitCode === null) return "exit unknown";
  return BY_CODE.get(context.exitCode) ?? `exit ${context.exitCode}`;
}
// src/core/failure/text/line-cells.ts
var GAP = /\t| {2,40}(?=\S)/;
function cellsOf(text) {
  const plain = text.trim();
  if (!/\t| {2}/.test(plain)) return [];
  const cells = plain.split(GAP).filter((cell) => cell !== "");
  return cells.length > 2 ? cells : [];
}
// src/core/failure/unknown/line-shapes.ts
var HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,9}):?$/;
var NUMBERS = String.raw`\d{1,7}(?:[:,.]\d{1,7})?(?:-\d{1,7}(?:[:.]\d{1,7})?)?`;
var FILE = String.raw`[^\s:()"'\`=]{1,300}\.[A-Za-z]\w{0,9}|(?=[A-Za-z~<._/])(?=[^\s:]{0,300}[./])[^\s:()"'\`=]{1,300}(?=:\d{1,7}:\d{1,7}:)|[\w./-]{0,200}file|unknown location`;
var SPOT = String.raw`\(\d{1,7}, \d{1,7}\)|: \d{1,7}:\d{1,7}(?=: )|(?::\d{1,7}){3,4}|${import_app_loop_judge_check4.BESIDE_FILE}\d{1,7}|#L\d{1,7}(?:-L\d{1,7})?|[:(@]${NUMBERS}\)?| ?[[(](?:(?:at )?[Ll]ine |L)?${NUMBERS}(?:-L\d{1,7})?[\])]|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?`;
var LINE_PLACE = new RegExp(
  String.raw`^\s{0,12}(?:[-*\u2022>] |\[(?!WARN|[Ww]arn|INFO|[Ii]nfo|NOTE|[Nn]ote|DEBUG|debug)[A-Za-z\d][\w-]{0,19}\] |(?:ERROR|FATAL) |%?[\w.-]{1,40}: )?(?:(?<file>${FILE})(?:${SPOT})|[Ll]ine \d{1,7},? col(?:umn)? \d{1,7}(?= ?[-:])|(?:[A-Z][a-z]{1,12} e|[Ee])rror (?:near|at|on|in) line \d{1,7}(?=:))(?:(?: ?:|,)?\s{1,8}|:(?=(?:fatal |)error|warning|[A-Z]{1,6}\d{2,6}:)|(?<=:\d{1,7}:\d{1,7}):(?=[A-Za-z"']))(?:[-\u203a] )?(?<words>\S.*)$`
);
var LED = /^\*\* \([\w.]{1,80}\) |^(?:\d{1,5}[.)] )?[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|[A-Z]{1,5}\d{3,5}|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
var PLAIN = /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;
var TITLE = /^\s{0,8}(?:[✖✗✘✕×●❌]|\[[✖✗✘✕×❌]\]|[*•] FAIL(?:ED|URE)?:|\d{1,4}(?:\)|\.?(?= {2,8}\S(?:[^ ]| (?! )){0,60} {2,60}\S))|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
var BULLET = /^\s{0,12}(?:[-*•◦▪‣+]|\d{1,4}[.)]) {1,4}(?=\S)/;
var ANNOUNCEMENT = /^(?=.{0,200}\b(?:issues?|errors?|problems?|failures?|warnings?|violations?|offenses?|following|these)\b)\S.{8,200}:$|^[\w ,'-]{0,80}\b(?:errors?|problems?|issues?|failures?|violations?|warnings?) (?:(?:was|were|has been|have been) )?(?:found|detected|encountered|reported|occurred)[.:!]{0,3}$|^[\w ]{0,40}\berrors?(?:\(s\))? found in [\w ]{1,40}(?: ?: \S{1,300})?[.:!]{0,3}$|^\S{1,300}\.\w{1,9}:? (?:is )?(?:invalid|failed|bad|not (?:ok|valid))[.!]?$/i;
var GRAVITY = /^[^\w"'`]{0,6}(?:fatal error|error|fatal|critical|failure|warning)\b[\]:!]{0,2}\s{0,4}/i;
var CLOSED = /^(?:\S{1,300} {1,40}){0,8}\S{0,300}\b(?:failed|invalid|not valid|errors?|problems?|issues?|violations?)[.!:]{0,3}$/i;
var LABEL = /^(?:\W{0,4}[\w ]{1,40}:|\W{0,4}(?:[A-Z][a-z]{1,20} )?(?:at|in) \S{1,300}|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?|[^\w\s]{2} \w{1,20} [^\w\s]{2})$/;
var SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;
var PLACE_ONLY = /^(?:\d{1,5}\. )?(?:ERROR|Error) (?:in |(?=\S{1,400}:\d{1,7}:\d{1,7}$))(?<file>[^\s:]{1,400}\.\w{1,6})\b/;
var ARROW = /^\s{0,12}(?:-->|[▸→❱]|(?:Location|File|Source|In|At):) /i;
var BARE_PLACE = /^\s{0,8}(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?:?$/;
var FOUND = /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:(?<words>[^\s:\d].{0,2000})$/;
var ROW_NAME = /^\s{0,12}[^\s:]{1,60}: \S/;
// src/core/failure/unknown/problem.ts
function startOf({ line, text, stream, paragraph, joined: joined2 = 0 }) {
  return { line, stream, paragraph, joined: joined2, indent: text.search(/\S/), more: [] };
}
function plainProblem(one) {
  return { ...startOf(one), title: null, file: null, words: one.text.trim(), strength: "plain" };
}
function saysItself(problem) {
  const { words, strength, more } = problem;
  if (words === null || LABEL.test(words) || PLACE_ONLY.test(words) || isHeadOf(problem, more[0]))
    return false;
  return strength !== "place" || /\w/.test(words) && !(0, import_app_loop_judge_check.isTotal)(words) && !/^\W?[A-Z]{1,6}-?\d{2,6}\W?$/.test(words);
}
function isHeadOf({ words, strength, line, indent, joined: joined2 }, below) {
  if (strength !== "place" || words?.endsWith(":") !== true || below === void 0) return false;
  return below.line === line + joined2 + 1 && below.text.search(/\S/) > indent && LED.test(below.text);
}
function isTelling(words) {
  const plain = words.replace(GRAVITY, "");
  if (EXCEPTION.test(plain)) return true;
  return /(?:\S+\s+){2}\S/.test(plain) && ![CLOSED, ANNOUNCEMENT, LABEL].some((one) => one.test(plain)) && !(0, import_app_loop_judge_check.isTotal)(plain);
}
var EXCEPTION = /^(?:[\w.:]{0,80}[a-z.:])?[A-Z]\w{1,60}(?:Error|Exception): \S/;
var MOST_BELOW = 8;
// src/core/failure/unknown/what-is-said.ts
function whatIsSaid(lines) {
  const silent = (0, import_app_loop_judge_check.noiseReasons)(lines);
  let [stream, paragraph] = [0, 0];
  const said = lines.flatMap((text, line) => {
    if (ECHO.test(text) && !(0, import_app_loop_judge_check.isAdded)(lines, line)) stream += 1;
    if (text === "") paragraph += 1;
    const isRest = silent[line] === import_app_loop_judge_check.TOTAL && isBroken(lines[line - 1] ?? "", text);
    if (silent[line] !== null && !isRest) return [];
    const isSource = MARKS.test(lines[line + 1] ?? "");
    return [
      {
        ...{ line, text, stream, paragraph, isSource },
        ...text.endsWith(":") && { hasStack: hasStack(silent, lines, line) }
      }
    ];
  });
  return said.reduce(joined, []);
}
function hasStack(silent, lines, line) {
  const end = Math.min(lines.length, line + MOST_ABOVE_STACK);
  for (let at = line + 1; at < end && lines[at] !== ""; at += 1) if (silent[at] === import_app_loop_judge_check.FRAME) return true;
  return false;
}
var MOST_ABOVE_STACK = 12;
var MARKS = /^[\s|·]*[\^~]+[\s|]*$|^[-.]{1,400}\^$/;
function joined(said, next) {
  const last = said.at(-1);
  const isNext = last !== void 0 && last.text.length < MOST_JOINED && next.line === last.line + (last.joined ?? 0) + 1;
  if (!isNext || !(isHanging(last.text, next.text) || isBroken(last.text, next.text))) said.push(next);
  else
    said[said.length - 1] = {
      ...last,
      text: `${last.text} ${next.text.trim()}`,
      joined: (last.joined ?? 0) + 1
    };
  return said;
}
var MOST_JOINED = 600;
function isHanging(text, next) {
  const column = /^\s{0,20}[\w-]{1,20}(?:: {1,20}| {2,20})(?=\S)/.exec(text)?.[0].length;
  return column !== void 0 && next.search(/\S/) === column && text.length > 40 && !/[.!?:]$/.test(text);
}
function isBroken(text, next) {
  if (/\w\W? [-–]$/.test(text) && BARE_PLACE.test(next)) return true;
  if (text.length < 20 || BULLET.test(next) || NUMBERED.test(next) || ROW_NAME.test(next) || LABEL.test(next.trim()) || LINE_PLACE.test(next) || LED.test(next))
    return false;
  return OPEN_END.test(text) || text.length >= 40 && /,$/.test(text) && /^\s*[a-z]{2,}\b(?!\s{0,4}[:=(])/.test(next);
}
var NUMBERED = /^\s{0,8}\d{1,7}(?::\d{1,7})? {2,40}\S/;
var OPEN_END = /(?<![\w-])(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|between|into|than|as|that|is|are|be|was|were|been|has|have|should|must|can|not)$/;
var ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;
function isRightBelow(above, below) {
  return below.line === above.line + (above.joined ?? 0) + 1;
}
function isNeighbour(said, at) {
  const [above, below] = [said[at - 1], said[at]];
  return above !== void 0 && below !== void 0 && isRightBelow(above, below);
}
function withoutTag(text) {
  const plain = annotated(text).replace(DRAWN, "").replace(PROCESS, "$<before>").replace(CELL_PLACE, "$<file>:$<line>: ");
  if (!plain.startsWith("[")) return plain;
  return plain.replace(/^\[(?:error|fatal)\] (?=\S)/, " ERROR  ").replace(/^\[log\] (?=\S)/, "");
}
var CELL_PLACE = /(?<=^|[\t|])(?<file>[^\s:()"'`=|]{1,300}\.[A-Za-z]\w{0,9})(?<bar>[\t|])(?<line>\d{1,7})(?:[\t|]\d{1,7})?\k<bar>/;
function annotated(text) {
  const { level, fields = "", words = "" } = ANNOTATION.exec(text)?.groups ?? {};
  if (level === void 0) return text;
  const field = (name) => new RegExp(`(?:^|,) ?${name}=([^,]{1,300})`).exec(fields)?.[1];
  const [file, title] = [field("file"), field("title")];
  const said = words.replace(/%0D|%0A/g, " ").replace(/%25/g, "%");
  const rule = title === void 0 || /\s/.test(title) || said.includes(title) ? "" : ` [${title}]`;
  const place = file === void 0 ? "" : `${file}:${field("line") ?? 1}:${field("col") ?? 1}: `;
  return `${place}${level}: ${said}${rule}`;
}
var DRAWN = /^\[[-=]{3,5}\] {1,4}|(?<=\w )[-=]{5,200} (?=\S)/;
var ANNOTATION = /^::(?<level>error|warning|notice) ?(?<fields>[^:\n]{0,600}(?::(?!:)[^:\n]{0,600}){0,8})::(?<words>\S.*)$/;
var PROCESS = /^(?<before>(?:\w{1,40}: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:\[\w{3,9}\] {1,8})?) {0,8}(?:\(\d{1,9}\) ?: (?:\w{1,20} : )?|: \w{1,20} : |\d{1,9}#\d{1,9}: )(?=\S)/;
// src/core/failure/unknown/alike-lines.ts
function alike(said, known = "nothing") {
  const below = filesOfRows(said);
  const lead = mostLikely(said, below, known === "passing runs");
  if (lead === void 0) return [];
  const isAlike = likeOf(lead.text);
  const [from, to] = rowsAround(said, said.indexOf(lead));
  const isBelowFile = below[said.indexOf(lead)] != null;
  const isKind = said.map(
    ({ text }, at) => at >= from && at <= to || (isBelowFile ? below[at] != null : isAlike(text))
  );
  const kind = said.filter((_, at) => isKind[at]);
  const files = said.map(
    (_, at) => isKind[at] ? below[at] ?? HEADING.exec(said[at]?.text.trim() ?? "")?.groups?.file ?? fileAbove(said, at) : null
  ).filter((_, at) => isKind[at]);
  const records = recordsOf(said, isKind);
  const inside = said.flatMap(
    (_, at) => isKind[at] ? [[...furtherIn(said, at, isKind), ...records.get(at) ?? []]] : []
  );
  const isInside = new Set(inside.flat());
  const others = known === "nothing" && isTelling(lead.text.trim()) && (isSure(lead.text) || namesSomething(lead.text)) ? [] : said.filter((one, at) => !isKind[at] && !isInside.has(one));
  const captions = captionsAbove(said);
  const least = kind.reduce((low, one) => one.text.trim() < low.text.trim() ? one : low, lead);
  const pathless = withoutPath(lead.text);
  const leads = kind.filter(({ text }) => withoutPath(text) === pathless);
  const first = leads.reduce((low, one) => one.text < low.text ? one : low, lead);
  return kind.map((one, at) => ({
    ...plainProblem(one),
    file: files[at] ?? null,
    words: withCaption(one, captions.get(one)),
    more: [
      ...inside[at] ?? [],
      ...one.text.trim() === least.text.trim() ? others.filter(({ line }) => line > lead.line) : []
    ],
    before: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === first
  }));
}
function withoutPath(text) {
  return text.replace(/[\w@.~-]{0,200}(?:\/[\w@.~-]{1,200}){1,40}|[\w-]{1,100}\.[A-Za-z]\w{0,4}\b/g, "");
}
function furtherIn(said, at, isKind) {
  const indent = indentOf(said[at]);
  let to = at + 1;
  while (to < said.length && to - at < MOST_BELOW && !isKind[to] && indentOf(said[to]) > indent) to += 1;
  return said.slice(at + 1, to);
}
function recordsOf(said, isKind) {
  const records = /* @__PURE__ */ new Map();
  let from = 0;
  for (let at = 1; at <= said.length; at += 1) {
    if (isNeighbour(said, at) && indentOf(said[at]) === indentOf(said[from])) continue;
    const kinds = indentOf(said[from]) === 0 ? [] : indicesOf(isKind, from, at);
    const [only] = kinds;
    if (kinds.length === 1 && only !== void 0)
      records.set(only, [...said.slice(from, only), ...said.slice(only + 1, at)]);
    from = at;
  }
  return records;
}
function indicesOf(isKind, from, to) {
  const found = [];
  for (let at = from; at < to; at += 1) if (isKind[at] === true) found.push(at);
  return found;
}
function indentOf(one) {
  return one?.text.search(/\S/) ?? 0;
}
function fileAbove(said, at) {
  const paragraph = said[at]?.paragraph;
  for (let above = at - 1; at - above <= MOST_BELOW && said[above]?.paragraph === paragraph; above -= 1) {
    const file = HEADING.exec(said[above]?.text.trim() ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
function filesOfRows(said) {
  let [file, outer] = [null, 0];
  return said.map(({ text }, at) => {
    const indent = text.search(/\S/);
    if (isNeighbour(said, at) && file !== null && indent > outer) return file;
    file = ENDS_IN_FILE.exec(text)?.groups?.file ?? null;
    outer = indent;
    return null;
  });
}
var ENDS_IN_FILE = /(?:^|\s)(?<file>[\w@./-]{1,300}\.[A-Za-z]\w{0,9})(?:| \([^()]{1,60}\)|: \d{1,7} [\w()]{1,30}):?$/;
function mostLikely(said, files, areNews) {
  const announced = said.findLast(({ text }) => isAnnouncement(text))?.line ?? Infinity;
  const words = said.filter(({ text }) => !isAnnouncement(text) && !LABEL.test(text.trim()));
  const named = words.filter(({ text }) => !COUNTING.test(text));
  const told = withoutClosing(named.length > 0 ? named : words);
  return told.find(({ text }) => PLAIN.test(text)) ?? told.findLast(({ text }) => (0, import_app_loop_gather_evidence.looksLikeError)(text)) ?? told.find(({ text }) => FIELD.test(text)) ?? told.find(({ line }) => line > announced) ?? told.find(({ text }) => BULLET.test(text)) ?? said.find((_, at) => files[at] != null) ?? told.find(({ text }) => (0, import_app_loop_gather_evidence.isAmiss)(text) && namesSomething(text)) ?? told.find(({ text }) => VERDICT.test(text) && (/\d/.test(text) || namesSomething(text))) ?? (areNews ? told : told.toReversed()).find(({ text }) => namesSomething(text)) ?? told.find(({ text }) => (0, import_app_loop_gather_evidence.isAmiss)(text)) ?? told.at(-1) ?? said.at(-1);
}
var COUNTING = /^\W{0,8}(?:\S{1,200}: )?\d{1,7} [a-z]/;
var VERDICT = /^\s{0,12}(?!(?:GET|POST|PUT|PATCH|DELETE|HEAD|INFO|DEBUG|NOTE|DONE|OK|PASS|PASSED|TOTAL|SUMMARY)\b)[A-Z]{3,12}:? {1,20}(?=.{0,200}[a-z])\S/;
function namesSomething(text) {
  return LABELLED.test(text) || NAME.test(text);
}
var LABELLED = /^\s{0,12}(?:[^\s:]{1,60} ){0,3}[^\s:]{1,60}: \S/;
var NAME = /[A-Za-z_)][./_:-][\w(]|[\w)][./_:-][A-Za-z_(]|[a-z][A-Z]|["'`]\S|\w\(|[a-z]\d|(?:->|→|=>) |^\s{0,12}\S{1,80}\t/;
function withoutClosing(told) {
  const others = told.slice(0, -1);
  const isClosing = !namesSomething(told.at(-1)?.text ?? "") && others.some(({ text }) => namesSomething(text));
  return isClosing ? others : told;
}
var FIELD = /^\s{0,20}["']?(?:message|error|errorMessage|msg|reason|detail|description)["']?\s{0,4}[:=]\s{0,4}(?=.{4})/;
function captionsAbove(said) {
  const above = /* @__PURE__ */ new Map();
  let last;
  for (const one of said) {
    if (last !== void 0) above.set(one, last);
    if (!BULLET.test(one.text) && !/^\s{2}/.test(one.text)) last = one;
  }
  return above;
}
function withCaption({ text }, caption) {
  if (!BULLET.test(text)) return text.trim();
  return caption !== void 0 && (isAnnouncement(caption.text) || isCaption(caption.text.trim(), "plain")) ? underCaption(caption.text, text) : text.trim();
}
function isAnnouncement(text) {
  return ANNOUNCEMENT.test(text.replace(MARK, "").replace(GRAVITY, "")) || LABEL.test(text) && (0, import_app_loop_gather_evidence.looksLikeError)(text);
}
var MARK = /^\W{1,6}(?:Error: )?(?=\w)/;
function isSure(text) {
  return PLAIN.test(text) || (0, import_app_loop_gather_evidence.looksLikeError)(text) || (0, import_app_loop_gather_evidence.isAmiss)(text);
}
function likeOf(lead) {
  const cells = VERDICT.test(lead) ? 0 : cellsOf(lead).length;
  if (cells > 0) return (text) => cellsOf(text).length === cells && !isHead(text);
  const [start, end] = [startOf2(lead), endOf(lead)];
  return (text) => startOf2(text) === start || end !== null && endOf(text) === end;
}
function isHead(text) {
  return /^[A-Z][A-Z \t_-]*$/.test(text.trim());
}
function startOf2(text) {
  const plain = text.trim();
  const [first = ""] = plain.split(/[\s:([|]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first) ? `path${plain.charAt(first.length).replace(/[^|]/, "")}` : first.replace(/^\d{1,4}(?=[.)]$)/, "1");
}
function endOf(text) {
  return /(?:[\s:(] {0,40}[a-z]{2,30}){1,2}[.!)\]]?$/.exec(text.slice(-80))?.[0].trim() ?? null;
}
function rowsAround(said, lead) {
  const form = formOf(said[lead]?.text ?? "");
  let [from, to] = [lead, lead];
  if (form === null) return [from, to];
  while (isNeighbour(said, from) && formOf(said[from - 1]?.text ?? "") === form) from -= 1;
  while (isNeighbour(said, to + 1) && formOf(said[to + 1]?.text ?? "") === form) to += 1;
  return [from, to];
}
function formOf(text) {
  const indent = text.search(/\S/);
  const cells = text.split(" | ").length;
  if (cells > 2) return `${indent} cells ${cells}`;
  return ROW_NAME.test(text) ? `${indent} name` : null;
}
function isCaption(words, strength) {
  return words.endsWith(":") || CLOSED.test(words) || strength === "plain" && /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?$/.test(words);
}
function underCaption(caption, text) {
  return `${caption.trim().replace(/:$/, "")}: ${text.replace(BULLET, "").trim()}`;
}
// src/core/failure/unknown/pointed-at.ts
function pointedAt(lines, line, starts) {
  for (let at = line + 2; at < Math.min(lines.length, line + 9) && !starts.has(at); at += 1) {
    const { before, marks = "", label } = POINTER.exec(lines[at] ?? "")?.groups ?? {};
    if (label !== void 0) return label;
    if (before === void 0) continue;
    return lines[at - 1]?.slice(before.length, before.length + marks.length).match(/^.*\w.*$/)?.[0].trim() ?? null;
  }
  return null;
}
var POINTER = /^(?:(?<before>[\s|·]{1,200})(?<marks>\^{2,60})\s*|[\s|·-]{1,200}\^{1,60} (?<label>\S.{0,300}))$/;
// src/core/failure/unknown/begin-problem.ts
function opening(one, heading) {
  return framedProblem(one) ?? lineProblem(one, heading);
}
var FRAMED = /^(?:[=-]{2,4}|) {0,2}(?:\d{1,5}\. )?(?:Failure|Error|FAILURE|ERROR) \(['"]?(?<file>[^\s:()'"]{1,300}):\d{1,7}(?::\d{1,7})?['"]?\): (?<title>\S.{0,300}?)(?: [=-]{2,200})?$/;
function framedProblem(one) {
  const { file = null, title = null } = FRAMED.exec(one.text)?.groups ?? {};
  return title === null ? null : { ...startOf(one), title, file, words: null, strength: "title" };
}
function lineProblem(one, heading) {
  const verdict = VERDICT2.exec(one.text)?.groups;
  const { title, words = null } = TITLE.exec(one.text)?.groups ?? verdict ?? {};
  const placed = placeIn(one.text, heading) ?? placeInTitle(title);
  if (placed !== null) {
    const told = placedWords(`${placed.words ?? one.text}${placed.tail ?? ""}`);
    return { ...startOf(one), ...told, code: placed.code ?? told.code, file: placed.file ?? heading };
  }
  if (ANNOUNCEMENT.test((title ?? one.text).replace(GRAVITY, "")) || isFileOf(one.text, title)) return null;
  const titled = titleProblem(one, title, words);
  if (titled !== null) return { ...titled, isVerdict: title === verdict?.title };
  return ruleProblem(one, heading) ?? ledProblem(one);
}
var VERDICT2 = /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
function titleProblem(one, title, words) {
  if (title === void 0 || (0, import_app_loop_judge_check.isTotal)(title)) return null;
  return { ...startOf(one), title: plainTitle(title), file: null, words, strength: "title" };
}
function ruleProblem(one, file) {
  const code = RULE.exec(one.text)?.[1];
  if (code === void 0 || file === null) return null;
  return { ...startOf(one), title: code, file, words: null, code, strength: "title" };
}
var RULE = /^\s{1,12}(?![-*•+] )[^\w\s]{1,3} ([a-z]\w{0,40}(?:[-.][\w-]{1,80}){1,8})$/;
function ledProblem(one) {
  if (LED.test(one.text)) return { ...plainProblem(one), strength: "led" };
  return PLAIN.test(one.text) ? plainProblem(one) : null;
}
var PLACED_TITLE = /^[^\s:]{1,300}\.\w{1,9}:\d{1,7}(?::\d{1,7})?: \S/;
function placeInTitle(title = "") {
  return PLACED_TITLE.test(title) ? placeIn(title, null) : null;
}
function isFileOf(text, title) {
  return title !== void 0 && /^\s*[✖✗✘✕×●❌]/.test(text) && HEADING.test(title);
}
function plainTitle(title) {
  return title.replace(/^(?:[-=*#~_]{2,40}|\{\d{1,3}\}) {1,4}(?=\S)/, "").replace(/ {1,40}\[?\d{1,6}(?:\.\d{1,9})? ?m?s\]?$/, "").replace(/(?<=\w):$/, "").replace(/^\d{1,4}\) {1,4}(?=\S)/, "").replace(/^(?:#\d{1,7}(?:-\d{1,7})?:|\d{1,7}:\d{1,7}) {1,8}(?=[^\s+])/, "").replace(/^([A-Za-z_][\w/]{0,200}):\d{1,7} (?=\S)/, "$1 > ").replace(/\s{1,200}\[?\s{0,3}\d{1,3}%\]?$/, "").replace(/ in [\d.]{1,10} ?m?s$/, "");
}
function placeIn(text, heading) {
  const row = heading === null ? null : ROW.exec(text.replace(MARK2, ""));
  return (row ?? LINE_PLACE.exec(text) ?? BRACKETED.exec(text) ?? FOUND.exec(text) ?? CODED.exec(text) ?? BEHIND.exec(text) ?? LAST.exec(text) ?? LED_LAST.exec(text) ?? INSIDE.exec(text) ?? ASIDE.exec(text))?.groups ?? null;
}
var ROW = new RegExp(
  String.raw`^(?!\s{1,8}\d{1,7} (?:errors?|warnings?|problems?) )(?:\s{1,8}(?:line |L)?|(?<code>[A-Z]{1,6}\d{1,6}) |(?=\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?\s))${NUMBERS}:?\s{1,8}(?<words>[^\s|].*)$`
);
var MARK2 = /^\s{0,8}(?:[✖✗✘✕×●❌⚠]|\[[✖✗✘✕×❌]\])(?=\s{1,6}\d{1,7}:\d{1,7}\s)/;
var BRACKETED = /^(?:\w{1,20} )?\[(?<file>[^\s:()"'`=\]]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}\] ?: (?<words>\S.*)$/;
var CODED = /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}): (?<words>(?<code>[A-Z]{1,6}-?\d{2,6}):? \S.*)$/;
var BEHIND = /^(?!\s)(?<words>.{3,500}?) (?:at|on) (?:(?<file>\S{1,300}) )?line \d{1,7}(?:,?(?: at)? col(?:umn)? \d{1,7})?(?:\.|(?<=[Ee]rror (?:at|on) line .{1,40}):|(?<tail>[.,;] .{0,400}))?$/;
var LAST = /^(?!\s)(?<words>\S.{1,500}?)(?: (?:[-–]|at|in) | {0,40}\t[ \t]{0,40})(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}(?::\d{1,7})?:?$/;
var LED_LAST = /^(?:\S{1,60} )?(?:error|warning): (?<words>\S.{1,500}?) (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:\d{1,7}$/;
var ASIDE = /^\s{0,12}(?<words>\S.{1,500}?) \((?:at|in|see) (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}(?::\d{1,7})?\)$/;
var INSIDE = /^(?:[A-Za-z]{1,12} )(?:\w{1,12} )?in (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}),? (?:at |on )?line \d{1,7}(?:,? col(?:umn)? \d{1,7})?: (?<words>\S.*)$/;
function placedWords(said) {
  const match = LEVEL.exec(said);
  const { error, warning, code } = match?.groups ?? {};
  const level = error !== void 0 ? "error" : warning === void 0 ? void 0 : "warning";
  const words = level === "error" ? said.slice(match?.[0].length ?? 0) : said;
  return { title: null, words, level, code, strength: "place" };
}
var LEVEL = /^(?:(?<error>(?:fatal )?(?:error|ERROR|Error|fatal|FATAL)|syntax error(?=:|$))|(?<warning>warning|WARNING|Warning|note|info))\b(?: ?\[?(?<code>[A-Z]{1,6}-?\d{2,6})\]?)?(?::\s{0,8}|\s{1,8}|$)/;
// src/core/failure/unknown/lines-of-problem.ts
function isAbout(problem, one) {
  if (problem.stream !== one.stream) return false;
  if (problem.strength === "title") return true;
  const indent = one.text.search(/\S/);
  if (indent > problem.indent) return true;
  const last = problem.more.at(-1)?.line;
  const gap = one.line - (last ?? problem.line);
  if (gap <= MOST_BELOW && /^[-+]/.test(one.text)) return true;
  if (problem.strength === "place")
    return indent === problem.indent && !saysItself(problem) && gap <= (last === void 0 ? MOST_BELOW : 1);
  return !tells(problem) || isAnnounced(problem, gap) || isDetail(one.text, gap);
}
function isAnnounced({ words, more }, gap) {
  return words?.endsWith(":") === true && more.length === 0 && gap <= 2;
}
function isDetail(text, gap) {
  if (CAUSE.test(text)) return true;
  if (SIDE.test(text)) return gap <= 2;
  return gap === 1 && (FIELD2.test(text) || BARE_PLACE.test(text.replace(ARROW, "")));
}
var CAUSE = /^Caused by: \S/;
var FIELD2 = /^\s{0,20}[\w-]{1,30}(?: [\w-]{1,30}){0,2}: \S/;
function closes({ indent, stream }, one) {
  return one.isSource !== true && one.stream === stream && one.text.search(/\S/) <= indent;
}
function tells(problem) {
  if (problem.strength === "title") return true;
  if (problem.strength === "place") return saysItself(problem);
  return problem.words !== null && isTelling(problem.words);
}
function withinOthers(problem, said, at) {
  const before = [];
  let indent = problem.indent;
  for (let above = at - 1; above >= 0 && at - above < MOST_WITHIN && indent > 0; above -= 1) {
    const one = said[above];
    if (one === void 0 || one.stream !== problem.stream) break;
    const further = one.text.search(/\S/);
    if (further >= indent) continue;
    before.unshift(one);
    indent = further;
  }
  return before.length === 0 ? problem : { ...problem, before };
}
var MOST_WITHIN = 100;
// src/core/failure/unknown/problem-above.ts
function openingAbove(said, at, last) {
  const [above, one, below] = [said[at - 1], said[at], said[at + 1]];
  if (one === void 0 || below === void 0) return null;
  if (isAmissCaption(one.text) && isRightBelow(one, below) && BULLET.test(below.text))
    return plainProblem(one);
  const bare = BARE_PLACE.exec(one.text)?.groups?.file;
  if (bare !== void 0 && !TITLE.test(below.text) && !isInParagraph(said, at, last))
    return { ...plainProblem(one), file: bare, words: null, strength: "place" };
  if (above !== void 0 && isRightBelow(above, one) && !isFurtherOut(one, above)) return null;
  if (one.hasStack === true && /^\S.{0,200}:$/.test(one.text)) return titleAbove(one);
  const place = placeBelow(said.slice(at, at + MOST_FIELDS));
  return place === null ? null : { ...plainProblem(one), file: place, strength: "place" };
}
function titleAbove(one) {
  if (LED.test(one.text) || (0, import_app_loop_judge_check.isTotal)(one.text.slice(0, -1))) return null;
  return { ...plainProblem(one), title: one.text.slice(0, -1), words: null, strength: "title" };
}
function isFurtherOut(one, above) {
  return one.text.search(/\S/) < above.text.search(/\S/) && FIELD_NAME.test(above.text);
}
function isInParagraph(said, at, last) {
  let from = at;
  while (from > 0 && at - from < MOST_BELOW && isNeighbour(said, from)) from -= 1;
  return last !== void 0 && last.line >= (said[from]?.line ?? 0);
}
function placeBelow([first, ...rest]) {
  if (first === void 0 || !FIELD_NAME.test(first.text)) return null;
  let last = first;
  for (const one of rest) {
    if (!isRightBelow(last, one) || !FIELD_NAME.test(one.text)) return null;
    const file = FIELD_PLACE.exec(one.text)?.groups?.file;
    if (file !== void 0) return file;
    last = one;
  }
  return null;
}
var MOST_FIELDS = 6;
var FIELD_NAME = /^\s{0,8}[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,3}: {1,20}\S/;
var FIELD_PLACE = /^\s{0,8}(?:Location|File|Path|Source|Position|Where|At): {1,20}(?<file>[^\s:]{1,300}(?=:\d)|[^\s:]{1,300}\.\w{1,9}(?=$))/;
function isAmissCaption(text) {
  return /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?:?$/.test(text) && (AMISS_NAME.test(text) || (0, import_app_loop_gather_evidence.looksLikeError)(text));
}
var AMISS_NAME = /^(?:un[a-z]{4,20}|duplicate|circular|outdated|deprecated|forbidden|extra|extraneous)\b|\b(?:violations?|issues?|problems?|conflicts?|mismatch(?:es)?|vulnerabilit(?:y|ies)) ?:?$/i;
// src/core/failure/unknown/repeated-problems.ts
function withoutRepeats(problems) {
  const told = new Set(
    problems.flatMap(({ title, more }) => {
      if (title === null) return [];
      if (more.length === 0) return title.includes(" \u2192 ") ? title.split(" \u2192 ", 1) : [];
      return [title, ...lastNames(title, more), ...lastWords(title)];
    })
  );
  const isTold = (title) => [title, ...title.split(SUITES).slice(-1)].some((name) => told.has(name));
  return problems.filter(({ title, more }) => title === null || more.length > 0 || !isTold(title));
}
var SUITES = / [>›] /;
function lastNames(title, [first]) {
  return [...title.split(SUITES).slice(-1), /^\s+(\S.*):$/.exec(first?.text ?? "")?.[1] ?? title];
}
function lastWords(title) {
  const words = title.replace(/:$/, "").split(" ");
  const ends = words.slice(1, MOST_WORDS).map((_, at) => words.slice(at + 1).join(" "));
  return words.length > 1 && /[-_.\d]/.test(words[0] ?? "") ? [...ends, words[0] ?? ""] : ends;
}
var MOST_WORDS = 20;
function titlesOf({ title, words }) {
  return title === null || words !== null ? [] : [title, ...title.split(SUITES).slice(-1)];
}
// src/core/failure/unknown/problems-in.ts
function problemsIn(said, known = "nothing") {
  const state = surelyOpens(said);
  const { opened, before } = state;
  if (opened.length === 0) return alike(before, known);
  const all = [...opened, ...untold(state), ...lineless(state)];
  const problems = withoutRepeats(all);
  if (problems.some(tells)) return problems;
  const least = problems.map(keyOf).toSorted()[0];
  return problems.map(
    (problem) => keyOf(problem) === least ? { ...problem, before: [.../* @__PURE__ */ new Set([...before, ...problem.before ?? []])] } : problem
  );
}
function lineless({ opened, before }) {
  if (!opened.some(({ strength, indent }) => strength === "place" && indent === 0)) return [];
  return before.flatMap((one) => {
    const { file, words } = OF_A_FILE.exec(one.text)?.groups ?? {};
    if (file === void 0 || words === void 0 || !isTelling(words) || (0, import_app_loop_judge_check.isTotal)(one.text)) return [];
    return { ...plainProblem(one), file, words, strength: "place" };
  });
}
var OF_A_FILE = /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}): (?<words>\S.*[^:])$/;
function untold({ opened, listed: rows }) {
  if (rows.length === 0) return [];
  const lines = opened.flatMap(({ title, before = [], more }) => [
    title ?? "",
    ...[...before, ...more].map(({ text }) => text)
  ]);
  const told = new Set(lines.map((text) => text.replace(NAME_AROUND, "")));
  return rows.filter(({ words }) => words !== null && !told.has(words));
}
function surelyOpens(said) {
  const state = opens(said, false);
  const isPlain = state.opened.length > 0 && state.opened.every(({ strength }) => strength === "plain");
  const left = [...state.before, ...state.opened.flatMap(({ more }) => more)];
  return isPlain && left.some((one) => weakOpening(one) !== null) ? opens(said, true) : state;
}
function opens(said, isWeak) {
  const state = {
    isWeak,
    opened: [],
    before: [],
    titled: /* @__PURE__ */ new Map(),
    named: /* @__PURE__ */ new Set(),
    listed: [],
    heading: null,
    current: null,
    verdict: null
  };
  for (const [at, one] of said.entries())
    if (!isTitleOfList(one.text) && !isTaken(state.current, one)) take(state, said, one, at);
  return state;
}
function isTaken(current, { line }) {
  return current !== null && line <= current.problem.line + current.problem.joined;
}
function take(state, said, one, at) {
  state.heading = headingIn(one.text) ?? state.heading;
  if (state.current?.problem.strength === "title" && isCaptionOfList(one.text)) return;
  if (SECTION.test(one.text)) state.current = null;
  const problem = titledBy(state, one.text.trim()) ?? begin(state, openedBy(state, said, one, at), one, at);
  if (problem !== null) {
    withoutHead(state, problem);
    state.current = { problem, at };
    return;
  }
  const isMore = state.current !== null && isAbout(state.current.problem, one);
  state.named.add(one.text.replace(NAME_AROUND, ""));
  (isMore ? state.current?.problem.more ?? [] : state.before).push(one);
  if (!isMore && state.current !== null && closes(state.current.problem, one)) state.current = null;
}
function headingIn(text) {
  return (HEADING.exec(text) ?? FILE_FIELD.exec(text) ?? BARE_PLACE.exec(text))?.groups?.file ?? null;
}
var FILE_FIELD = /^(?:File|FILE|file): {1,8}(?<file>[^\s:]{1,300}\.[A-Za-z]\w{0,9})$/;
function titledBy({ titled }, text) {
  const plain = text.replace(/^[^\w\s[({"'`#$+✖✗✘✕×●❌-]{1,2} (?=.{1,200} [>›/»] )/, "");
  return titled.get(text) ?? (plain === text ? void 0 : titled.get(plain.replace(/^.{1,200} [>›/»] /, "")));
}
function weakOpening(one) {
  return (0, import_app_loop_gather_evidence.looksLikeError)(one.text) && isTelling(one.text) ? plainProblem(one) : null;
}
function openedBy({ heading, opened, isWeak, current }, said, one, at) {
  const isItem = current?.problem.words?.endsWith(":") === true && BULLET.test(one.text);
  const begun = opening(one, heading) ?? openingAbove(said, at, opened.at(-1)) ?? (isWeak && !isItem ? weakOpening(one) : null);
  if (begun === null || begun.strength === "title") return begun;
  const below = said[at + 1]?.isSource === true ? said[at + 2] : said[at + 1];
  return withinOthers(withWordsBelow(begun, one, below, heading), said, at);
}
function withWordsBelow(problem, one, below, heading) {
  const isHead2 = problem.strength === "place" && saysItself(problem) && PLACE_AND_COLON.test(one.text);
  if (!isHead2 || below?.paragraph !== one.paragraph) return problem;
  if (/^\s*[-+]/.test(below.text) || opening(below, heading)?.strength === "place") return problem;
  const joined2 = below.line + (below.joined ?? 0) - problem.line;
  return { ...problem, joined: joined2, words: `${problem.words}: ${below.text.trim()}` };
}
var PLACE_AND_COLON = /\S \S{1,300}:\d{1,7}:$|\bline \d{1,7}(?:,? col(?:umn)? \d{1,7})?:$/;
function withoutHead({ current, before }, { line }) {
  const more = current?.problem.more ?? [];
  const last = more.at(-1);
  if (current === null || last === void 0 || more.length === 1 && !saysItself(current.problem)) return;
  if (last.line + (last.joined ?? 0) + 1 !== line) return;
  if (last.line - (more.at(-2)?.line ?? current.problem.line) < 2) return;
  more.pop();
  before.push(last);
}
function isTitleOfList(text) {
  return (LED.test(text) || /^\W{0,4}[A-Z ]{4,40}:$/.test(text)) && (0, import_app_loop_judge_check.isTotal)(text.replace(/:$/, ""));
}
function isCaptionOfList(text) {
  const isCount = /^\S.{1,60}:$/.test(text) && (0, import_app_loop_judge_check.isTotal)(text.replace(/:$/, ""));
  return isCount || HOW_MANY.test(text) || CLOSING.test(text);
}
var SECTION = /^\s{0,40}(?<rule>[=*#-])\k<rule>{2,200} {1,4}\S.{0,200} \k<rule>{3,200}$/;
var CLOSING = /^[^\w\s]{0,4} ?[A-Z][a-z]{2,20}(?: [a-z]{2,20})? failed[.!]{0,3}$/u;
var HOW_MANY = /^\W{0,8}(?:(?:ERROR|Error|error): )?\d{1,7} (?:[\w-]{1,30} ){1,4}(?:found|detected|reported)[.:!]{0,3}$/;
var NAME_AROUND = /^\s{0,40}(?:[A-Z]\w{1,30}(?: \w{1,30})?: )?|\s{1,80}# \S{1,300}$/g;
function begin(state, problem, one, at) {
  if (problem === null) return null;
  const last = state.current?.problem;
  if (isFurtherIn(last, problem)) return null;
  const found = foundBy(state, problem);
  if (found !== null) {
    state.opened.push(found);
    return found;
  }
  state.verdict = problem.isVerdict === true && problem.words === null ? problem : null;
  const isPart = isPartOf(last, problem);
  if (!isPart && isWordsOf(state.current, problem, at, one)) return null;
  if (problem.strength === "place" && state.named.has(problem.words ?? "")) {
    state.listed.push(problem);
    return null;
  }
  const begun = isPart ? partOf(state, last, problem) : problem;
  state.opened.push(begun);
  for (const name of titlesOf(begun)) state.titled.set(name, begun);
  return begun;
}
function foundBy({ opened, verdict }, problem) {
  if (verdict === null || problem.strength !== "place" || problem.indent > 0 || !saysItself(problem))
    return null;
  const at = opened.lastIndexOf(verdict);
  if (at >= 0) opened.splice(at, 1);
  return { ...problem, title: verdict.title, more: at >= 0 ? verdict.more.filter(isNoField) : [] };
}
function isNoField({ text }) {
  return !/^- [\w ]{1,30}: \S{1,80}$/.test(text);
}
function isFurtherIn(last, { strength, indent, line }) {
  if (last === void 0 || strength !== "plain" || indent <= last.indent) return false;
  return line === (last.more.at(-1)?.line ?? last.line) + 1;
}
function partOf({ opened, titled }, whole, problem) {
  opened.splice(opened.lastIndexOf(whole), 1);
  for (const name of titlesOf(whole)) titled.delete(name);
  return { ...problem, title: `${whole.title} > ${problem.title}` };
}
function keyOf({ file, title, words }) {
  return [file, title, words].join("\n");
}
function isPartOf(last, problem) {
  if (last?.title == null || problem.title === null || last.words !== null) return false;
  const isFile = HEADING.test(last.title) && !last.more.some(({ text }) => (0, import_app_loop_gather_evidence.looksLikeError)(text));
  if (last.more.length > 0 && !isFile) return false;
  return problem.indent > last.indent && (isFile || problem.line - last.line <= 2);
}
function isWordsOf(current, { strength }, at, one) {
  if (current === null) return false;
  const { problem } = current;
  if (problem.more.length === 0 && isHeadOf(problem, one)) return true;
  if (strength === "title") return PLACE_ONLY.test(problem.words ?? "") && problem.more.length === 0;
  const isMute = problem.title !== null || strength !== "place" && isBarePlace(problem);
  return isMute && at - current.at <= MOST_BELOW && !problem.more.some(({ text }) => LED.test(text));
}
function isBarePlace(problem) {
  return problem.strength === "place" && !saysItself(problem);
}
// src/core/failure/unknown/words-of.ts
var MOST_WORDS2 = 4e3;
var MASKED = /^\W*<(?:dur|time|n|loc|id|addr|hash|uuid)>\W*$/;
function distinctWords(lines) {
  const words = /* @__PURE__ */ new Set();
  for (const line of lines) for (const word of line.split(" ")) words.add(word);
  const told = [...words].filter((word) => /\w/.test(word) && !(word.includes("<") && MASKED.test(word)));
  return told.length <= MOST_WORDS2 ? told.sort().join(" ") : `${told.length} words ${sumOf(told)}`;
}
function sumOf(words) {
  let [first, second] = [0, 0];
  for (const word of words) {
    first = first + hash(word, 2166136261) | 0;
    second = second + hash(word, 2538058380) | 0;
  }
  return (0, import_app_loop_judge_check4.exactFingerprint)([`${first} ${second}`]).replace(/^.*:/, "");
}
function hash(text, seed) {
  const value = (0, import_app_loop_judge_check3.hashText)(text, seed);
  return value ^ value >>> 15;
}
function withoutRunValues(text) {
  return (0, import_app_loop_judge_check4.maskVolatile)((0, import_app_loop_judge_check4.maskLocations)(withoutRules(text).replace(EXCERPT, ""))).replace(/\s+/g, " ");
}
function withoutRules(text) {
  return text.trim().replace(/^[-=*_~#+]{3,}(?: |$)|(?:^| )[-=*_~#+]{3,}$/g, "").replace(LOGGED_AT, "").trim();
}
var LOGGED_AT = /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?:?\s{1,4}(?=\S)/;
var EXCERPT = /^[>❯❱➜→]?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)(?![=!<>]=|[<>] )/;
var MOST_LINES = 200;
var MOST_PARTS = 20;
function lineDigests(lines) {
  const digests = lines.length > MOST_LINES ? null : lines.flatMap((text) => partsOf(text).map(digestOf));
  return digests?.sort() ?? null;
}
function partsOf(text) {
  return withoutRunValues(text).split(LIST, MOST_PARTS);
}
var LIST = /[,;] |(?<=\d[)\]]?): |: (?=[^,;]{1,200}[,;] )/;
function digestOf(text) {
  return ((0, import_app_loop_judge_check3.hashText)(withoutCounts(text)) >>> 0).toString(36);
}
function withoutCounts(text) {
  return text.replace(NUMBER, "<n>").replace(PLURAL, "");
}
var NUMBER = /(?<![\w.-])\d{1,9}(?:\.\d{1,9})?(?![\w-]|\.\w)/g;
var PLURAL = /\b(?:is|are|was|were|has|have|does|do)\b|(?<=[a-z]{2})s\b|\(s\)/g;
// src/core/failure/unknown/read-unknown.ts
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines, context) {
  if (!lines.some((text) => /error|fatal/i.test(text) && /[:(]\d/.test(text))) return [];
  const call = callOf(lines, context);
  const problems = problemsIn(whatIsSaid(lines));
  const placed = problems.filter(({ level, strength, file }) => {
    const counts = level === "error" || call.isStrict && level === "warning";
    return strength === "place" && counts && file !== null;
  });
  return findingsIn(placed, call);
}
function callOf(lines, context) {
  const isStrict = / (?:-W|-Werror|--strict)(?: |$)/.test(context.command) || (0, import_app_loop_judge_check.failsOnWarnings)(context.command, lines) || lines.some((text) => STRICT.test(text));
  return { tool: (0, import_app_loop_judge_check.speakerOf)(lines, context.command), lines, code: exitReason(context), isStrict };
}
var STRICT = /\bwarnings? (?:is |are |being )?treated as errors?\b/i;
function readUnknown(lines, context, known = "nothing") {
  const call = callOf(lines, context);
  const { tool, code } = call;
  const said = whatIsSaid(lines.map(withoutTag));
  const told = problemsIn(said, known);
  const problems = told.length > 0 ? told : alike(said.length > 0 ? said : leastSilent(lines, context.command), known);
  const found = findingsIn(problems, call);
  const [first, ...rest] = leadFirst(problems, found);
  if (first !== void 0) return [first, ...rest];
  return [{ tool, finding: (0, import_app_loop_judge_check2.findingOf)(0, `no output, ${code}`, { code }) }];
}
function leastSilent(lines, command) {
  const reasons = (0, import_app_loop_judge_check.noiseReasons)(lines);
  const own = reasons.findLastIndex((why) => why !== null && !import_app_loop_judge_check.RUNNER_NOISE.has(why));
  const line = own >= 0 || (0, import_app_loop_judge_check.isEchoing)(command) ? own : lines.findLastIndex((text) => text.trim() !== "");
  return line < 0 ? [] : [{ line, text: lines[line] ?? "", stream: 0, paragraph: 0 }];
}
function readSure(lines, tool) {
  const call = { tool, lines, code: null, isStrict: false };
  const sure = problemsIn(whatIsSaid(lines)).filter(({ strength }) => strength !== "plain");
  return findingsIn(
    sure.map((problem) => ({ ...problem, before: [] })),
    call
  );
}
function lineDigestsOf(lines, { masked }) {
  const plain = lines.map((line) => masked(line));
  const said = whatIsSaid(plain.map(withoutTag));
  return lineDigests(said.flatMap(({ line, joined: joined2 = 0 }) => plain.slice(line, line + joined2 + 1)));
}
function hasOwnWords(lines) {
  return whatIsSaid(lines).length > 0;
}
function hasFurtherTests(lines, found) {
  const problems = problemsIn(whatIsSaid(lines));
  return problems.some(({ line, strength, more }, at) => {
    if (strength !== "title" || more.length === 0 || !(0, import_app_loop_gather_evidence.titlesFailedTest)(lines[line] ?? "")) return false;
    const end = problems[at + 1]?.line ?? lines.length;
    return !found.some(({ finding }) => finding.line >= line && finding.line < end);
  });
}
function findingsIn(problems, call) {
  const starts = new Set(problems.map(({ line }) => line));
  const found = problems.map((problem) => findingIn(problem, call, starts));
  return found.map((finding) => ({ tool: call.tool, finding }));
}
function findingIn(problem, call, starts) {
  const own = { ...problem, text: problem.words ?? problem.title ?? "" };
  const told = [own, ...problem.more.slice(0, MOST_MORE)];
  const at = saysItself(problem) ? 0 : 1 + wordsBelow(told.slice(1), problem.title !== null);
  const cut = continued(told.slice(at), call.lines);
  const said = cut[0]?.text ?? "";
  const rest = told.filter((one) => one !== own && !cut.includes(one)).map(({ text }) => text);
  const { words, errorClass } = withoutClass(cut.map(({ text }) => text.trim()).join(" "));
  const isError = problem.level === "error";
  const below = rest.filter((text) => !SIDE.test(text) && !isPlace(text));
  const head = at > 0 && problem.strength === "place" ? [own.text] : [];
  const aside = [...head, ...below, ...saidBefore(problem)].map(withoutRunValues);
  const placeBelow2 = fileBelow(problem);
  return (0, import_app_loop_judge_check2.findingOf)(problem.line, withCause(withPointed(words, problem, call, starts), rest), {
    severity: !call.isStrict && WARNING.test(said) ? "warning" : "error",
    phase: isError ? "compile" : "run",
    code: problem.code ?? call.code,
    class: errorClass,
    file: problem.file ?? fileNamed(problem.words) ?? placeBelow2,
    shownFile: rest.map((text) => PLACE_BELOW.exec(text)?.groups?.file).find(Boolean) ?? null,
    testId: testIdOf(problem),
    speech: "runtime",
    values: rest.filter((text) => SIDE.test(text)).map((text) => (0, import_app_loop_judge_check4.maskLocations)(text.trim())),
    aside: aside.length === 0 ? [] : [distinctWords(aside)]
  });
}
var MOST_MORE = 60;
function testIdOf({ title }) {
  return title === null ? null : (0, import_app_loop_judge_check4.maskLocations)(title.replace(PROGRESS, "")).replace(/\s+/g, " ").trim();
}
var PROGRESS = /^\d\d:\d\d \+\d{1,6}(?: ~\d{1,6})?(?: -\d{1,6})?: /;
function withPointed(words, { line }, { lines }, starts) {
  const pointed = pointedAt(lines, line, starts);
  return pointed === null || words.includes(pointed) ? words : `${words} (${pointed})`;
}
function withCause(words, rest) {
  const cause = rest.findLast((text) => /^\s*Caused by: \S/.test(text));
  return cause === void 0 ? words : `${words}; ${cause.trim()}`;
}
var WARNING = /^\W{0,4}(?:warn(?:ing)?|note|info|[\w.]{1,60}Warning)\b/i;
function continued(told, lines) {
  const end = told.slice(0, 4).findIndex((next, at) => at > 0 && !isContinued(told[at - 1], next, lines));
  return told.slice(0, end < 0 ? 4 : end);
}
function isContinued(last, { text, line }, lines) {
  if (last === void 0 || line - 1 !== last.line + (last.joined ?? 0) || (lines[last.line] ?? "").length < 40)
    return false;
  if (SIDE.test(text) || LABEL.test(text.trim()) || cellsOf(text).length > 0) return false;
  return RULE_ALONE.test(text) || /[\w,({[]$/.test(last.text) && /^\s*[a-z"'`(]/.test(text);
}
var RULE_ALONE = /^\s{1,40}[([][a-z@][\w@-]{0,40}(?:[-/.:][\w-]{1,40}){1,8}[)\]]$/;
function saidBefore({ before = [], stream, strength }) {
  if (strength === "place" || strength === "title") return [];
  return before.filter((one) => one.stream === stream).map(({ text }) => {
    if (!/\d/.test(text)) return (0, import_app_loop_judge_check4.maskVolatile)(text);
    const plain = (0, import_app_loop_judge_check4.maskVolatile)(text).replace(OF_THIS_RUN, "<n>");
    return (WEIGHED.test(text) ? plain : plain.replace(/(?<![\w.-])\d{1,9}(?:\.\d{1,9})?%?(?![\w-])/g, "<n>")).replace(/<(?:id|hash|addr)>/g, "<n>");
  });
}
var WEIGHED = /\b(?:expected|got|want(?:ed)?|instead|should|must|not|but|than|is|are|was|were|has|have)\b|[<>=!]=/i;
var OF_THIS_RUN = /(?<![\w<.-])(?:v?\d{1,9}(?:\.\d{1,9}){2,4}\w{0,8}|(?=[\w.-]{5})(?=[a-zA-Z_.-]{0,80}\d{1,80}(?:[a-zA-Z]|[_.-]{1,8}\d|[a-zA-Z_.-]{1,80}\d))[\w.-]{1,80})|\d{4,}|\[\d{1,9}\]|\d+(?:\.\d+)?(?= (?:bytes|[KM]iB)\b)/g;
function wordsBelow(below, hasTitle) {
  const led = below.findIndex(({ text }) => LED.test(text) && !NAME_ALONE.test(text));
  if (led >= 0) return led;
  if (hasTitle && below.every(({ text }) => isPlace(text))) return -1;
  const speaks = ({ text }) => (!LABEL.test(text.trim()) || /(?:\w+ ){2}\w.*[^:]$/.test(text)) && !isPlace(text);
  const said = below.findIndex((one) => !one.isSource && speaks(one));
  if (said >= 0) return said;
  const source = below.findIndex(speaks);
  return source >= 0 ? source : below.length - 1;
}
function isPlace(text) {
  const left = (0, import_app_loop_judge_check4.maskLocations)(text).replace(/\S*<loc>|\S{1,300}\.\w{1,9}\b/g, "");
  return left !== text && !/[\p{L}\d]/u.test(left.replace(PLACE_WORD, ""));
}
var PLACE_WORD = /\b(?:at|in|on|near|file|test|line|location|source|from|column)\b/gi;
var NAME_ALONE = /^\W{0,8}[\w.$]{1,80}(?: \[\w{1,60}\])?:\s{0,8}$/;
function withoutClass(said) {
  const plain = withoutRules(said).replace(/^(?:[-*•·>^]|==\d{1,9}==) /, "");
  const elixir = /^\*\* \(([\w.]{1,80})\) (?=\S)/.exec(plain);
  if (elixir !== null) return { words: plain.slice(elixir[0].length), errorClass: elixir[1] ?? null };
  const errorClass = CLASS.exec(plain)?.[0] ?? null;
  if (errorClass === null) return { words: plain, errorClass };
  return { words: plain.slice(errorClass.length).replace(/^(?: \[\w{1,80}\])?: ?/, "") || plain, errorClass };
}
function isAbove({ more }, next) {
  return more.length === 0 && (next?.strength === "place" || next?.strength === "title");
}
function fileNamed(words) {
  return PLACE_ONLY.exec(words ?? "")?.groups?.file ?? null;
}
function fileBelow({ line, strength, more: [first] }) {
  if (strength !== "led" || first === void 0 || first.line - line > 1) return null;
  return BARE_PLACE.exec(first.text.replace(ARROW, ""))?.groups?.file ?? null;
}
var PLACE_BELOW = /^\s*(?:(?:-->|[▸→❱]|(?:Location|File|Source|In|At):?)\s)?(?<file>[^\s:]{1,300}\.\w{1,6}):\d+/i;
function firstByFile(found) {
  const files = found.flatMap(({ finding }) => finding.file ?? []);
  const least = files.toSorted()[0];
  return found[0]?.finding.file == null ? found[0] : found.find(({ finding }) => finding.file === least);
}
function leadFirst(problems, found) {
  const errors = found.filter(({ finding }) => finding.severity === "error");
  const kept = errors.length > 0 ? errors : found;
  const strength = new Map(found.map((one, index) => [one, problems[index]?.strength ?? "plain"]));
  const isLead = new Set(found.filter((_, index) => problems[index]?.isLead === true));
  const isGeneral = new Set(
    found.filter((_, at) => problems[at]?.strength === "led" && isAbove(problems[at], problems[at + 1]))
  );
  const sure = kept.filter((one) => strength.get(one) !== "plain");
  const lead = kept.find((one) => isLead.has(one)) ?? firstByFile(sure.filter((one) => !isGeneral.has(one))) ?? firstByFile(sure) ?? kept.find(({ finding }) => PLAIN.test(finding.message)) ?? kept.at(-1);
  return lead === void 0 ? [] : [lead, ...kept.filter((one) => one !== lead)];
}
