

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

var import_shared_core_failure_noise_lines = require("./shared.core.failure.noise-lines.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check2 = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/failure/exit-reason.ts
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
// src/core/failure/problem-lines.ts
function problemsIn(said) {
  const opened = [];
  const before = [];
  let heading = null;
  for (const one of said) {
    heading = HEADING.exec(one.text)?.groups?.file ?? heading;
    const last = opened.at(-1);
    if (begins(opened, opening(one, heading))) continue;
    (last !== void 0 && isAbout(last, one) ? last.more : before).push(one);
  }
  if (opened.length === 0) return alike(before);
  const problems = withoutRepeats(opened);
  const least = problems.map(keyOf).toSorted()[0];
  return problems.map((problem) => keyOf(problem) === least ? { ...problem, before } : problem);
}
function whatIsSaid(lines) {
  const silent = (0, import_shared_core_failure_noise_lines.whySilent)(lines);
  let stream = 0;
  return lines.flatMap((text, line) => {
    if (ECHO.test(text)) stream += 1;
    return silent[line] === null ? [{ line, text, stream }] : [];
  });
}
var ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;
function isAbout(problem, one) {
  if (problem.stream !== one.stream) return false;
  if (problem.strength !== "place" || /^\s/.test(one.text)) return true;
  return !saysItself(problem) && one.line - (problem.more.at(-1)?.line ?? problem.line) <= 2;
}
function keyOf({ file, title, words }) {
  return [file, title, words].join("\n");
}
function alike(said) {
  const announced = said.findLastIndex(({ text }) => isAnnouncement(text));
  const told = said.filter(({ text }) => !isAnnouncement(text) && !LABEL.test(text.trim()));
  const lead = told.find(({ text }) => PLAIN.test(text)) ?? told.findLast(({ text }) => (0, import_hooks_active_on_stop.looksLikeError)(text)) ?? (announced < 0 ? void 0 : told.find(({ line }) => line > (said[announced]?.line ?? 0))) ?? said.at(-1);
  if (lead === void 0) return [];
  const shape = shapeOf(lead.text);
  const others = said.filter(({ text }) => shapeOf(text) !== shape);
  const kind = said.filter(({ text }) => shapeOf(text) === shape);
  const least = kind.reduce((low, one) => one.text.trim() < low.text.trim() ? one : low, lead);
  return kind.map((one) => ({
    ...plainProblem(one),
    more: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line > lead.line) : [],
    before: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === lead
  }));
}
function isAnnouncement(text) {
  return ANNOUNCEMENT.test(text) || LABEL.test(text) && (0, import_hooks_active_on_stop.looksLikeError)(text);
}
function shapeOf(text) {
  const [first = ""] = text.trim().split(/[\s:([]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first) ? "path" : first;
}
function begins(opened, problem) {
  const last = opened.at(-1);
  if (problem === null || !isPartOf(last, problem) && isWordsOf(last, problem)) return false;
  if (isPartOf(last, problem))
    opened.splice(-1, 1, { ...problem, title: `${last.title} > ${problem.title}` });
  else opened.push(problem);
  return true;
}
function isPartOf(last, problem) {
  if (last?.title == null || problem.title === null || last.words !== null || last.more.length > 0)
    return false;
  return problem.indent > last.indent && problem.line - last.line <= 2;
}
function isWordsOf(current, { strength, line }) {
  if (current === void 0 || strength === "title") return false;
  const isMute = current.title !== null || strength !== "place" && isBarePlace(current);
  return isMute && line - current.line <= MOST_BELOW && !current.more.some(({ text }) => LED.test(text));
}
function isBarePlace(problem) {
  return problem.strength === "place" && !saysItself(problem);
}
var MOST_BELOW = 8;
function withoutRepeats(problems) {
  const told = new Set(
    problems.flatMap(({ title, more }) => title !== null && more.length > 0 ? [title] : [])
  );
  return problems.filter(({ title, more }) => title === null || more.length > 0 || !told.has(title));
}
var HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,5}):?$/;
var NUMBERS = String.raw`\d{1,7}(?:[:,.]\d{1,7})?(?:-\d{1,7}(?:[:.]\d{1,7})?)?`;
var ROW = new RegExp(String.raw`^\s{1,8}(?:line |L)?${NUMBERS}:? {1,8}(?<words>[^\s|].*)$`);
var PLACE = new RegExp(
  String.raw`^\s{0,12}(?:[-*•>] |[\w.-]{1,40}: )?(?:(?<file>[^\s:()"'\`=]{1,300}\.[A-Za-z]\w{0,5}|[\w./-]{0,200}file)(?:[:(]${NUMBERS}\)?|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?)|[Ll]ine \d{1,7},? col(?:umn)? \d{1,7}(?= ?[-:]))(?:[:,]?\s{1,8}|:(?=(?:fatal |)error|warning))(?:[-›] )?(?<words>\S.*)$`
);
var LEVEL = /^(?:(?<error>(?:fatal |syntax )?(?:error|ERROR|Error|fatal|FATAL))|(?<warning>warning|WARNING|Warning|note|info))\b(?: ?\[?(?<code>[A-Z]{1,6}-?\d{2,6})\]?)?(?::\s{0,8}|\s{1,8}|$)/;
var BEHIND = /^(?!\s)(?<words>.{3,500}?) at (?:(?<file>\S{1,300}) )?line \d{1,7}(?:,? col(?:umn)? \d{1,7})?(?:\.|(?<tail>[.,;] .{0,400}))?$/;
var LED = /^\*\* \([\w.]{1,80}\) |^[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|[A-Z]{1,5}\d{3,5}|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
var TITLE = /^\s{0,8}(?:[✖✗✘×●❌]|\d{1,4}\)|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
var VERDICT = /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
var PLAIN = /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;
function opening({ line, text, stream }, heading) {
  const at = { line, stream, indent: text.search(/\S/), more: [] };
  const placed = placeIn(text, heading);
  if (placed !== null)
    return {
      ...at,
      ...placedWords(`${placed.words ?? text}${placed.tail ?? ""}`),
      file: placed.file ?? heading
    };
  if (ANNOUNCEMENT.test(text)) return null;
  const { title, words = null } = (TITLE.exec(text) ?? VERDICT.exec(text))?.groups ?? {};
  if (title !== void 0 && !(0, import_shared_core_failure_noise_lines.isTotal)(title)) return { ...at, title, file: null, words, strength: "title" };
  const problem = plainProblem({ line, text, stream });
  if (LED.test(text)) return { ...problem, strength: "led" };
  return PLAIN.test(text) ? problem : null;
}
function placeIn(text, heading) {
  const row = heading === null ? null : ROW.exec(text);
  return (row ?? PLACE.exec(text) ?? BEHIND.exec(text))?.groups ?? null;
}
function placedWords(said) {
  const match = LEVEL.exec(said);
  const { error, warning, code } = match?.groups ?? {};
  const level = error !== void 0 ? "error" : warning === void 0 ? void 0 : "warning";
  const words = level === "error" ? said.slice(match?.[0].length ?? 0) : said;
  return { title: null, words, level, code, strength: "place" };
}
function plainProblem({ line, text, stream }) {
  return {
    ...{ line, stream, indent: text.search(/\S/), title: null, file: null },
    ...{ words: text.trim(), more: [], strength: "plain" }
  };
}
var ANNOUNCEMENT = /^(?=.{0,200}\b(?:issues?|errors?|problems?|failures?|warnings?|violations?|offenses?|following|these)\b)\S.{8,200}:$/i;
var LABEL = /^(?:\W{0,4}[\w ]{1,40}:|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?)$/;
var SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;
function saysItself({ words, strength }) {
  if (words === null || LABEL.test(words) || PLACE_ONLY.test(words)) return false;
  return strength !== "place" || /\w/.test(words) && !(0, import_shared_core_failure_noise_lines.isTotal)(words) && !/^\W?[A-Z]{1,6}-?\d{2,6}\W?$/.test(words);
}
var PLACE_ONLY = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/;
// src/core/failure/read-unknown.ts
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines, context) {
  if (!lines.some((text) => /error|fatal/i.test(text) && /[:(]\d/.test(text))) return [];
  const call = callOf(lines, context);
  const problems = problemsIn(whatIsSaid(lines));
  return problems.flatMap((problem) => {
    const counts = problem.level === "error" || call.isStrict && problem.level === "warning";
    if (problem.strength !== "place" || !counts || problem.file === null) return [];
    return { tool: call.tool, finding: findingIn(problem, call) };
  });
}
function callOf(lines, context) {
  const isStrict = / (?:-W|-Werror|--strict|--(?:fail|error)-on-warnings?|--max-warnings[ =]0)(?: |$)/.test(
    context.command
  ) || lines.some((text) => STRICT.test(text));
  return { tool: (0, import_app_loop_judge_check.speakerOf)(lines, context.command), lines, code: exitReason(context), isStrict };
}
var STRICT = /\bwarnings? (?:is |are |being )?treated as errors?\b/i;
function readUnknown(lines, context) {
  const call = callOf(lines, context);
  const { tool, code } = call;
  const said = whatIsSaid(lines);
  const problems = problemsIn(said);
  const found = problems.map((problem) => ({ tool, finding: findingIn(problem, call) }));
  const [first, ...rest] = leadFirst(problems, found);
  if (first !== void 0) {
    const former = lastWords(said);
    return [{ ...first, finding: { ...first.finding, former } }, ...rest];
  }
  return [{ tool, finding: (0, import_shared_core_failure_readers_reader.findingOf)(0, `no output, ${code}`, { code }) }];
}
function readSure(lines, tool) {
  const call = { tool, lines, code: null, isStrict: false };
  return problemsIn(whatIsSaid(lines)).filter(({ strength }) => strength !== "plain").map((problem) => ({ tool, finding: findingIn({ ...problem, before: [] }, call) }));
}
function lastWords(said) {
  const led = said.findLast(
    ({ text }) => /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/.test(text)
  );
  return [led, said.at(-1)].flatMap((one) => {
    if (one === void 0) return [];
    const { words, errorClass } = withoutClass(one.text.trim());
    return { message: words, class: errorClass };
  });
}
function hasOwnWords(lines) {
  return whatIsSaid(lines).length > 0;
}
function findingIn(problem, call) {
  const own = { ...problem, text: problem.words ?? problem.title ?? "" };
  const told = [own, ...problem.more.slice(0, MOST_MORE)];
  const at = saysItself(problem) ? 0 : 1 + wordsBelow(told.slice(1).map(({ text }) => text));
  const cut = continued(told.slice(at));
  const said = cut[0]?.text ?? "";
  const rest = told.filter((one) => one !== own && !cut.includes(one)).map(({ text }) => text);
  const { words, errorClass } = withoutClass(cut.map(({ text }) => text.trim()).join(" "));
  const isError = problem.level === "error";
  const aside = [...rest.filter((text) => !SIDE.test(text)), ...saidBefore(problem)].map(asideOf);
  return (0, import_shared_core_failure_readers_reader.findingOf)(problem.line, withCause(withPointed(words, problem, call), rest), {
    severity: !call.isStrict && WARNING.test(said) ? "warning" : "error",
    phase: isError ? "compile" : "run",
    code: problem.code ?? call.code,
    class: errorClass,
    file: problem.file ?? fileNamed(problem.words),
    shownFile: rest.map((text) => PLACE_BELOW.exec(text)?.groups?.file).find(Boolean) ?? null,
    testId: testIdOf(problem),
    speech: isError ? "diagnostic" : "runtime",
    values: rest.filter((text) => SIDE.test(text)).map((text) => (0, import_app_loop_judge_check2.maskLocations)(text.trim())),
    aside: [...new Set(aside)].sort()
  });
}
var MOST_MORE = 60;
function testIdOf({ title }) {
  return title === null ? null : (0, import_app_loop_judge_check2.maskLocations)(title.replace(PROGRESS, "")).replace(/\s+/g, " ").trim();
}
var PROGRESS = /^\d\d:\d\d \+\d{1,6}(?: ~\d{1,6})?(?: -\d{1,6})?: /;
function withPointed(words, { line }, { lines }) {
  const pointed = pointedAt(lines, line);
  return pointed === null || words.includes(pointed) ? words : `${words} (${pointed})`;
}
function withCause(words, rest) {
  const cause = rest.findLast((text) => /^\s*Caused by: \S/.test(text));
  return cause === void 0 ? words : `${words}; ${cause.trim()}`;
}
var WARNING = /^\W{0,4}(?:warn(?:ing)?|note|info|[\w.]{1,60}Warning)\b/i;
function continued(told) {
  const end = told.slice(0, 4).findIndex((next, at) => at > 0 && !isContinued(told[at - 1], next));
  return told.slice(0, end < 0 ? 4 : end);
}
function isContinued(last, { text, line }) {
  const said = last?.text.trim() ?? "";
  if (said.length < 48 || !/[\w,]$/.test(said) || line - 1 !== last?.line) return false;
  return /^\s*[a-z"'`(]/.test(text) && !SIDE.test(text) && !LABEL.test(text.trim());
}
function saidBefore({ before = [], stream, strength }) {
  if (strength === "place" || strength === "title") return [];
  return before.filter((one) => one.stream === stream).map(
    ({ text }) => (0, import_app_loop_judge_check2.maskVolatile)(text).replace(OF_THIS_RUN, "<n>").replace(/<(?:id|hash|addr)>/g, "<n>")
  );
}
var OF_THIS_RUN = /(?<![\w<.-])(?:v?\d{1,9}(?:\.\d{1,9}){2,4}|(?=[\w.-]{5})(?=[a-zA-Z_.-]{0,80}\d{1,80}(?:[a-zA-Z]|[_.-]{1,8}\d|[a-zA-Z_.-]{1,80}\d))[\w.-]{1,80})|\d{4,}|\[\d{1,9}\]|\d+(?:\.\d+)?(?= (?:bytes|[KM]iB)\b)/g;
function pointedAt(lines, line) {
  for (let at = line + 2; at < Math.min(lines.length, line + 6); at += 1) {
    const [, before, marks = ""] = POINTER.exec(lines[at] ?? "") ?? [];
    if (before === void 0 || !/\d/.test(lines[at - 1]?.slice(0, before.length) ?? "")) continue;
    return lines[at - 1]?.slice(before.length, before.length + marks.length).trim() || null;
  }
  return null;
}
var POINTER = /^([\s|·]{1,200})(\^{2,60})\s*$/;
function asideOf(text) {
  return (0, import_app_loop_judge_check2.maskLocations)(withoutRules(text).replace(EXCERPT, "")).replace(/\s+/g, " ");
}
function withoutRules(text) {
  return text.trim().replace(/^[-=*_~#+]{3,}(?: |$)|(?:^| )[-=*_~#+]{3,}$/g, "").replace(LOGGED_AT, "").trim();
}
var LOGGED_AT = /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?:?\s{1,4}(?=\S)/;
var EXCERPT = /^>?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)(?![=!<>]=|[<>] )/;
function wordsBelow(below) {
  const led = below.findIndex((text) => LED.test(text));
  if (led >= 0) return led;
  const said = below.findIndex((text) => !LABEL.test(text.trim()) || /(?:\w+ ){2}\w/.test(text));
  return said >= 0 ? said : below.length - 1;
}
function withoutClass(said) {
  const plain = withoutRules(said).replace(/^(?:[-*•>]|==\d{1,9}==) /, "");
  const elixir = /^\*\* \(([\w.]{1,80})\) (?=\S)/.exec(plain);
  if (elixir !== null) return { words: plain.slice(elixir[0].length), errorClass: elixir[1] ?? null };
  const errorClass = CLASS.exec(plain)?.[0] ?? null;
  if (errorClass === null) return { words: plain, errorClass };
  return { words: plain.slice(errorClass.length).replace(/^(?: \[\w{1,80}\])?: ?/, "") || plain, errorClass };
}
function fileNamed(words) {
  return PLACE_ONLY.exec(words ?? "")?.groups?.file ?? null;
}
var PLACE_BELOW = /^\s*(?:(?:-->|(?:Location|File|Source|In|At):?)\s)?(?<file>[^\s:]{1,300}\.\w{1,6}):\d+/i;
function leadFirst(problems, found) {
  const errors = found.filter(({ finding }) => finding.severity === "error");
  const kept = errors.length > 0 ? errors : found;
  const strength = new Map(found.map((one, index) => [one, problems[index]?.strength ?? "plain"]));
  const isLead = new Set(found.filter((_, index) => problems[index]?.isLead === true));
  const lead = kept.find((one) => isLead.has(one)) ?? kept.find((one) => strength.get(one) !== "plain") ?? kept.find(({ finding }) => PLAIN.test(finding.message)) ?? kept.at(-1);
  return lead === void 0 ? [] : [lead, ...kept.filter((one) => one !== lead)];
}
module.exports = {
  hasOwnWords: hasOwnWords,
  readPlaced: readPlaced,
  readSure: readSure,
  readUnknown: readUnknown
};
