var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,s)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==t&&__defProp(e,a,{get:()=>r[a],enumerable:!(s=__getOwnPropDesc(r,a))||s.enumerable});return e},__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{checkOf:()=>checkOf,checkOf$2:()=>checkOf,codeOf:()=>codeOf,digest:()=>digest,exactTerms:()=>exactTerms,guidedFailure:()=>guidedFailure,hashAnswer:()=>hashAnswer,isLocal:()=>isLocal,judge:()=>judge,keysOf:()=>keysOf,likeness:()=>likeness,lowerCaseNames:()=>lowerCaseNames,namesInFailure:()=>namesInFailure,noteFailures:()=>noteFailures,noteFailures$2:()=>noteFailures,placedKeysOf:()=>placedKeysOf,stepUnsolved:()=>stepUnsolved}),module.exports=__toCommonJS(stdin_exports);
// src/core/guidance/exact-terms.ts
function exactTerms(text) {
  const terms = /* @__PURE__ */ new Map();
  for (const [kind, pattern] of PATTERNS)
    for (const [whole, term = whole] of text.slice(0, LONGEST).matchAll(pattern))
      if (!terms.has(term)) terms.set(term, { kind, text: term });
  return [...terms.values()];
}
var LONGEST = 4e3;
var PATTERNS = [
  ["file", /(?<![\w:/.])((?:[\w@.-]{1,80}\/){1,12}[\w@.-]{0,80}\w)/g],
  ["capitals", /(?<![\w$<])[A-Z][A-Z\d]{0,40}(?:[-_][A-Z\d]{1,40}){0,8}(?<=[A-Z\d_-]{2})(?![\w$>])/g],
  ["number", /\b(?:[A-Z]{3,10}|status|code|exit|exited with|errno|signal|port)[ :=]{1,3}(\d{1,6})\b/g],
  ["number", /(?<![\w.:-])([1-5]\d\d)(?= [A-Z][a-z])/g],
  ["number", /(?<=\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]{2,40}\]):)(\d{2,5})\b/g],
  ["quoted", /(?<![\w])['"`‘“]([^\s'"`‘’“”]{1,80})['"`’”]/g],
  ["name", /(?<![\w$-])--?[a-z][\w-]{1,40}/g],
  ["name", /(?<![\w$.])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){1,8}/g],
  ["name", /(?<![\w$.])[A-Za-z$]?[a-z\d$]{1,80}(?:[A-Z_][\w$]{0,80})/g],
  ["name", /(?<![\w$])[A-Za-z_$][\w$]{0,80}(?=\()/g]
];

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

// src/core/guidance/hash-answer.ts
function hashAnswer(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digest(text) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(text))).slice(0, 16);
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_common = require("./common.cjs");

// src/core/guidance/subject.ts
var MOST_ITEMS = 5;
var MOST_NAMES = 40;
var namePattern = (0, import_common.once)(() => /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu);
function namesInFailure(failure) {
  const texts = ownItems(failure).slice(0, MOST_ITEMS).flatMap(textsOf);
  const names = [...texts, failure.frame ?? "", failure.headline].flatMap(lowerCaseNames);
  return [...new Set(names)].filter((name) => !SAYS_NOTHING.has(name)).slice(0, MOST_NAMES);
}
var MOST_KEYS = 30;
function keysOf(failure) {
  return keysOfItems(ownItems(failure));
}
function placedKeysOf(failure) {
  return keysOfItems(
    ownItems(failure).filter(({ file, ownFrame, testId }) => (file ?? ownFrame ?? testId) !== null)
  );
}
function ownItems({ tool, code, class: kind, items }) {
  return items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
}
function keysOfItems(items) {
  const keys = items.flatMap((item) => [
    hashAnswer(placeKey(item)),
    ...item.testId === null ? [] : [hashAnswer(`${item.file ?? ""}
${item.testId}`)]
  ]);
  return [...new Set(keys)].slice(0, MOST_KEYS);
}
function placeKey(item) {
  const [file] = item.file === null ? item.ownFrame?.split(/:\d/) ?? [] : [];
  return file === void 0 ? (0, import_app_loop_judge_check.itemKey)(item) : `${(0, import_app_loop_judge_check.itemKey)(item)}
${file}`;
}
function textsOf({ file, testId, ownFrame, words }) {
  return [file ?? "", testId ?? "", ownFrame ?? "", words];
}
function lowerCaseNames(text) {
  return (text.slice(0, 2e3).match(namePattern()) ?? []).map((word) => word.toLowerCase());
}
function isLocal(failure) {
  const { message, headline, phase } = failure;
  if (isComparison(failure) || TIME_IS_UP.test(headline)) return true;
  const code = codeOf(failure);
  const said = tellingWords(message);
  if (code === null || MATCHER.test(code)) {
    if (said.length < 2) return true;
  }
  const names = exactTerms(message);
  const telling = names.filter(({ text }) => !SAYS_NOTHING.has(text.toLowerCase()));
  if (code !== null) return names.length > 0 && telling.length === 0;
  const isThrown = failure.class !== null && !failure.class.includes(".");
  const isRun = phase === "test" || phase === "run";
  return isThrown && isRun && !telling.some(({ kind }) => kind !== "quoted");
}
var TIME_IS_UP = /\btimed? ?-?out\b|\btime is up\b/i;
function codeOf({ code }) {
  return code === null || /^exit \d{1,3}$/.test(code) ? null : code;
}
function tellingWords(message) {
  const words = lowerCaseNames(message.replaceAll(/<\w+>/g, " ")).filter((word) => !SAYS_NOTHING.has(word));
  return [...new Set(words)];
}
var MATCHER = /^(?:to[A-Z]\w*|ERR_ASSERTION)$/;
function isComparison(failure) {
  return ownItems(failure).some(({ expected, actual }) => expected !== null && actual !== null);
}
function likeness(one, other) {
  const left = new Set(one);
  const right = new Set(other);
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return 2 * common / (left.size + right.size);
}
var SAYS_NOTHING = new Set(
  [
    "actual and are array assert assertion assertionerror assertionfailederror but call class code command const",
    "deep exit exited output status",
    "does equal equals error exception expect expected fail failed failure false file for found from function",
    "got have import int itself length left lib line match message method missing module must nil none not null",
    "number object property received return right should spec src str string strictly test tests that the this to",
    "true type undefined value values was were with"
  ].flatMap((line) => line.split(" "))
);

// src/core/guidance/judge.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
var MOST_ITEMS2 = 50;
function judge(subject, current, hasWorked = true) {
  const outcome = outcomeOf(subject, current);
  return outcome === "did-not-help" && !hasWorked ? "unknown" : outcome;
}
function outcomeOf(subject, current) {
  if (current === null) return "helped";
  if (current.kind !== "code") return "unknown";
  if (current.fingerprints.class === subject.class) {
    return isPartlyGone(subject, current) ? "unknown" : "did-not-help";
  }
  return isOutOfSight(subject, current) || isStillThere(subject, current) ? "unknown" : "helped";
}
function guidedFailure(failure) {
  const { tool, code, class: kind, phase, fingerprints } = failure;
  const others = "others" in failure ? failure.others ?? [] : [];
  const theirs = new Set(others.flatMap(({ items }) => items.map(import_app_loop_judge_check.itemKey)));
  const same = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind && !theirs.has((0, import_app_loop_judge_check.itemKey)(item))
  );
  return { class: fingerprints.class, phase, items: same.slice(0, MOST_ITEMS2).map(hashItem) };
}
function isPartlyGone(subject, current) {
  const left = guidedFailure(current).items;
  const former = new Set(subject.items);
  return left.length > 0 && left.length < former.size && left.every((item) => former.has(item));
}
function isOutOfSight(subject, current) {
  return PHASES.indexOf(current.phase) < PHASES.indexOf(subject.phase);
}
function isStillThere(subject, current) {
  if (current.others?.some(({ fingerprints }) => fingerprints.class === subject.class)) return true;
  const former = new Set(subject.items);
  return current.items.some((item) => former.has(hashItem(item)));
}
function hashItem(item) {
  return hashAnswer((0, import_app_loop_judge_check.itemKey)(item));
}

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

// src/core/guidance/unsolved.ts
var MOST = 8;
var MOST_CLASSES = 50;
function stepUnsolved({ unsolved, classes }, { failure, checkOf: checkOf2, iteration }) {
  const away = unsolved.filter((one) => judge(one, failure) === "helped");
  const gone = away.filter((one) => !isToldAgain(one, unsolved, failure));
  const rest = unsolved.filter((one) => !away.includes(one));
  if (failure === null || failure.kind !== "code") return { gone, unsolved: rest, classes };
  const now = [...(failure.others ?? []).toReversed(), failure].map(
    (one) => unsolvedOf(one, checkOf2(one.check), iteration)
  );
  const present = new Set(now.map((one) => one.class));
  return {
    gone,
    unsolved: [...rest.filter((one) => !present.has(one.class)), ...now].slice(-MOST),
    classes: [...classes, failure.fingerprints.class].slice(-MOST_CLASSES)
  };
}
function isToldAgain(one, known, failure) {
  const there = failure === null ? [] : [failure, ...failure.others ?? []];
  const isKnown = ({ fingerprints }) => known.some((two) => two.class === fingerprints.class);
  return there.some((other) => {
    if (isKnown(other) || other.tool !== one.tool || other.code !== one.code) return false;
    const [was, is] = [one, other].map(({ message }) => message.replaceAll(VALUE, " "));
    return guidedFailure(other).items.length >= one.items.length && termsOf(was) === termsOf(is) && likeness(lowerCaseNames(was ?? ""), lowerCaseNames(is ?? "")) >= SAME_WORDS;
  });
}
var SAME_WORDS = 0.85;
var VALUE = /[\w-]{0,80}\d[\w-]{0,80}/g;
function termsOf(text = "") {
  return exactTerms(text).map((term) => term.text).join("\n");
}
function unsolvedOf(failure, check, seen) {
  const { tool, code, class: kind, message, headline } = failure;
  const subject = { names: namesInFailure(failure), keys: keysOf(failure) };
  return { ...guidedFailure(failure), tool, code, kind, message, headline, ...subject, check, seen };
}
// src/app/guidance/note-failures.ts
async function noteFailures(workspace, turn) {
  const { results, failure, flaky, tree, commits } = turn.evidence;
  const isSilent = failure === null && results.some(({ outcome }) => outcome.kind !== "passed");
  if (isSilent) return {};
  const { terms, progress } = turn.loop;
  const { iteration } = progress;
  const { gone, ...remembered } = stepUnsolved(progress, { failure, checkOf: checkOf(results), iteration });
  const weakened = turn.proof?.isWeakened === true;
  const back = failure === null ? [] : cameBack(progress, failure);
  if (gone.length === 0 && !weakened && back.length === 0) return remembered;
  const { learnFixes, withdrawFixes } = await Promise.resolve().then(() => __toESM(require("./app.guidance.learn-fixes.cjs")));
  if (back.length > 0)
    await withdrawFixes(workspace, terms.id, "came-back", (fix) => back.includes(fix.class));
  if (weakened) await withdrawFixes(workspace, terms.id, "weakened");
  else if (flaky === null) {
    const hasChanged = tree === "changed";
    const { message } = turn;
    const said = progress.attempts.flatMap(
      ({ iteration: iteration2, said: said2 }) => said2 === null ? [] : [[iteration2, said2]]
    );
    const words = { message, saidBefore: new Map(said) };
    await turn.snapshotTaken();
    await learnFixes(workspace, { loop: terms.id, iteration, gone, commits, hasChanged, ...words });
  }
  return remembered;
}
function cameBack({ unsolved }, { fingerprints, others = [] }) {
  const there = [fingerprints, ...others.map((other) => other.fingerprints)].map((one) => one.class);
  return there.filter((name) => !unsolved.some((one) => one.class === name));
}
function checkOf(results) {
  const failed = results.filter(({ outcome }) => outcome.kind === "failed");
  return (name) => {
    const [check] = [...failed.filter((one) => one.check.name === name), ...failed].map((one) => one.check);
    if (check === void 0) return "";
    return (0, import_app_loop_gather_evidence.isSealed)(check) ? check.name : check.command;
  };
}
