

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

// src/core/guidance/hash-answer.ts
function hashAnswer(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digest(text) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(text))).slice(0, 16);
}

// src/core/guidance/judge.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
var MOST_ITEMS = 50;
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
  return { class: fingerprints.class, phase, items: same.slice(0, MOST_ITEMS).map(hashItem) };
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

var import_common = require("./common.cjs");

// src/core/guidance/subject.ts
var MOST_ITEMS2 = 5;
var MOST_NAMES = 40;
var namePattern = (0, import_common.once)(() => /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu);
function namesOf(failure) {
  const { tool, code, class: kind } = failure;
  const items = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind
  );
  const texts = items.slice(0, MOST_ITEMS2).flatMap(textsOf);
  const names = [...texts, failure.frame ?? "", failure.headline].flatMap(wordsOf);
  return [...new Set(names)].filter((name) => !SAYS_NOTHING.has(name)).slice(0, MOST_NAMES);
}
var MOST_KEYS = 30;
function keysOf(failure) {
  const { tool, code, class: kind } = failure;
  const items = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind
  );
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
function wordsOf(text) {
  return (text.slice(0, 2e3).match(namePattern()) ?? []).map((word) => word.toLowerCase());
}
function saysSomething(failure) {
  const { code, message } = failure;
  if (code !== null && !isComparison(failure) && !MATCHER.test(code)) return true;
  const words = wordsOf(message.replaceAll(/<\w+>/g, " ")).filter((word) => !SAYS_NOTHING.has(word));
  return new Set(words).size >= 2;
}
var MATCHER = /^(?:to[A-Z]\w*|ERR_ASSERTION)$/;
function isComparison({
  tool,
  code,
  class: kind,
  items
}) {
  const own = items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  return own.some(({ expected, actual }) => expected !== null && actual !== null);
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
    "actual and are array assert assertion assertionerror assertionfailederror but call class code const deep",
    "does equal equals error exception expect expected fail failed failure false file for found from function",
    "got have import int itself length left lib line match message method missing module must nil none not null",
    "number object property received return right should spec src str string strictly test tests that the this to",
    "true type undefined value values was were with"
  ].flatMap((line) => line.split(" "))
);

// src/core/guidance/unsolved.ts
var MOST = 8;
var MOST_CLASSES = 50;
function stepUnsolved({ unsolved, classes }, { failure, checkOf: checkOf2, iteration }) {
  const gone = unsolved.filter((one) => judge(one, failure) === "helped");
  const rest = unsolved.filter((one) => !gone.includes(one));
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
function unsolvedOf(failure, check, seen) {
  const { tool, code, class: kind, message, headline } = failure;
  const subject = { names: namesOf(failure), keys: keysOf(failure) };
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
  const { learnFixes, withdrawFixes } = await Promise.resolve().then(() => require("./app.guidance.learn-fixes.cjs"));
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
module.exports = {
  checkOf: checkOf,
  checkOf$2: checkOf,
  digest: digest,
  guidedFailure: guidedFailure,
  hashAnswer: hashAnswer,
  isComparison: isComparison,
  judge: judge,
  keysOf: keysOf,
  likeness: likeness,
  namesOf: namesOf,
  noteFailures: noteFailures,
  noteFailures$2: noteFailures,
  saysSomething: saysSomething,
  stepUnsolved: stepUnsolved,
  wordsOf: wordsOf
};
