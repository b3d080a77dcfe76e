var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_adapters_process_bounded_output = require("./shared.adapters.process.bounded-output.cjs");

var import_shared_core_checks_empty_run = require("./shared.core.checks.empty-run.cjs");

var import_shared_core_checks_empty_run2 = require("./shared.core.checks.empty-run.cjs");

var import_shared_core_failure_readers_node_test = require("./shared.core.failure.readers.node-test.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_shared_core_checks_empty_run3 = require("./shared.core.checks.empty-run.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/loop/gather-evidence.ts
// src/adapters/git/work-tree.ts
var LARGEST_CHANGE = 2e4;
var LARGEST_READ_FILE = 256 * 1024;
var LARGEST_READ_SUM = 16 * 1024 * 1024;
async function workTreeState(root) {
  if ((0, import_shared_core_checks_empty_run3.topOf)(root) === null) return fromFiles(root);
  const opened = await (0, import_shared_core_checks_empty_run3.openGit)(root);
  if (opened.status === "late") return { kind: "unknown" };
  if (opened.status !== "ok") return fromFiles(root);
  const { git } = opened;
  if (git.top === null || await isIgnored(git, root)) return fromFiles(root);
  const status = await git.run([
    "status",
    "--porcelain=v2",
    "--branch",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--no-ahead-behind",
    // Looking into a submodule would obey that repository's own settings.
    "--ignore-submodules=dirty"
  ]);
  if (status.status === "failed") return fromFiles(root);
  return status.status === "ok" ? digest(git.top, status.output) : { kind: "unknown" };
}
function fromFiles(root) {
  const state = walkedState(root);
  return state === null ? { kind: "unknown" } : { kind: "files", state };
}
async function isIgnored(git, root) {
  return git.top !== root && (await git.run(["check-ignore", "-q", "."])).status === "ok";
}
function digest(top, status) {
  const hash = (0, import_hooks_active_on_stop7.createHash)("sha256");
  const entries = status.split("\0").filter((entry) => counts(entry));
  if (entries.length > LARGEST_CHANGE) return { kind: "unknown" };
  let readable = LARGEST_READ_SUM;
  for (const entry of entries) {
    hash.update(`${entry}\0`);
    const path = pathOf(entry);
    if (path === null) continue;
    const content = contentOf((0, import_node_path.join)(top, path), readable);
    readable -= content.read;
    hash.update(content.mark).update("\0");
  }
  return { kind: "git", state: hash.digest("hex") };
}
function counts(entry) {
  if (entry.startsWith("# ")) return entry.startsWith("# branch.oid ");
  const path = pathOf(entry);
  return path !== null && !path.split("/").includes(".msw");
}
function pathOf(entry) {
  const fields = { "1": 8, u: 10, "?": 1 }[entry.charAt(0)];
  if (fields === void 0) return null;
  let start = 0;
  for (let field = 0; field < fields; field += 1) start = entry.indexOf(" ", start) + 1;
  return entry.slice(start);
}
function contentOf(path, readable) {
  try {
    const stat = (0, import_node_fs.lstatSync)(path);
    if (stat.isSymbolicLink()) return { mark: (0, import_node_fs.readlinkSync)(path), read: 0 };
    if (!stat.isFile()) return { mark: "other", read: 0 };
    if (stat.size > Math.min(LARGEST_READ_FILE, readable)) return { mark: sizeAndTime(stat), read: 0 };
    const content = (0, import_hooks_active_on_stop8.readPlain)(path, { cap: LARGEST_READ_FILE, followsLink: false });
    return content.status === "ok" ? { mark: content.bytes, read: content.size } : { mark: sizeAndTime(stat), read: 0 };
  } catch {
    return { mark: "gone", read: 0 };
  }
}
function sizeAndTime(stat) {
  return `${stat.size} ${stat.mtimeMs}`;
}
var MOST_ENTRIES = 2e4;
var SKIPPED = new Set(
  [
    ".git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage",
    ".next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output",
    "__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform"
  ].flatMap((names) => names.split(" "))
);
function walkedState(root) {
  if ((0, import_hooks_active_on_stop3.listFolder)(root, import_hooks_active_on_stop9.named, MOST_ENTRIES).status !== "ok") return null;
  const hash = (0, import_hooks_active_on_stop7.createHash)("sha256");
  let entries = 0;
  for (const path of filesBelow(root)) {
    entries += 1;
    if (path === null || entries > MOST_ENTRIES) return null;
    hash.update(`${(0, import_node_path.relative)(root, path)}\0${markOf(path)}\0`);
  }
  return hash.digest("hex");
}
function* filesBelow(root) {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const children = list(folder);
    if (children === null) yield null;
    for (const child of children ?? []) {
      const path = (0, import_node_path.join)(folder, child.name);
      if (child.isDirectory()) waiting.push(path);
      yield path;
    }
  }
}
function list(folder) {
  const children = (0, import_hooks_active_on_stop3.listFolder)(folder, import_hooks_active_on_stop9.named, MOST_ENTRIES);
  if (children.status === "too-many") return null;
  return (children.status === "ok" ? children.entries : []).filter((child) => !(child.isDirectory() && SKIPPED.has(child.name))).sort((a, b) => a.name < b.name ? -1 : 1);
}
function markOf(path) {
  const stat = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
  if (!stat) return "gone";
  return stat.isDirectory() ? "folder" : sizeAndTime(stat);
}
// src/core/failure/compare-failures.ts
function compareFailures(previous, current) {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: "same", isMixed: false, reason: import_hooks_active_on_stop6.prose`the same problems as before` };
  }
  if ((0, import_app_guidance_step_guidance.fingerprintVersion)(previous.fingerprints.exact) !== (0, import_app_guidance_step_guidance.fingerprintVersion)(current.fingerprints.exact)) {
    return {
      relation: "changed",
      isMixed: false,
      reason: import_hooks_active_on_stop6.prose`the earlier failure was read by other rules`
    };
  }
  return comparePhases(previous, current) ?? compareItems(previous, current);
}
function comparePhases(previous, current) {
  const move = (0, import_hooks_active_on_stop2.phaseMove)(previous, current);
  if (move === null) return null;
  const reason = import_hooks_active_on_stop6.prose`the failure moved from the ${(0, import_hooks_active_on_stop5.quoteName)(previous.phase)} phase to the ${(0, import_hooks_active_on_stop5.quoteName)(current.phase)} phase`;
  return { relation: move === "further" ? "progress" : "regress", isMixed: false, reason };
}
function compareItems(previous, current) {
  const before = new Set(previous.items.map((item) => (0, import_app_guidance_step_guidance.itemKey)(item)));
  const added = current.items.filter((item) => !before.has((0, import_app_guidance_step_guidance.itemKey)(item))).length;
  const fewer = previous.total - current.total;
  if (fewer > 0) {
    const how = added === 0 ? import_hooks_active_on_stop6.prose`gone` : import_hooks_active_on_stop6.prose`fewer than before`;
    return {
      relation: "progress",
      isMixed: added > 0,
      reason: import_hooks_active_on_stop6.prose`${fewer} of ${counted(previous.total)} ${how}`
    };
  }
  if (fewer < 0) {
    return {
      relation: "regress",
      isMixed: false,
      reason: import_hooks_active_on_stop6.prose`${counted(-fewer, import_hooks_active_on_stop6.prose`more `)} than before`
    };
  }
  const reason = import_hooks_active_on_stop6.prose`as many problems as before, but ${added} of ${current.total} ${added === 1 ? import_hooks_active_on_stop6.prose`is` : import_hooks_active_on_stop6.prose`are`} new`;
  return { relation: "changed", isMixed: false, reason };
}
function counted(count, what = import_hooks_active_on_stop6.prose``) {
  return import_hooks_active_on_stop6.prose`${count} ${what}${count === 1 ? import_hooks_active_on_stop6.prose`problem` : import_hooks_active_on_stop6.prose`problems`}`;
}
// src/core/failure/merge-failures.ts
function mergeFailures(failed) {
  const [first, ...others] = failed.toSorted((a, b) => rank(a.failure) - rank(b.failure));
  if (first === void 0) return null;
  if (others.length === 0) return first.failure;
  const items = failed.flatMap(({ failure }) => failure.items);
  const parts = failed.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    items: items.slice(0, 200),
    total: failed.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      class: first.failure.fingerprints.class,
      exact: (0, import_app_guidance_step_guidance.exactFingerprint)(parts.toSorted())
    }
  };
}
var PHASES = ["install", "compile", "lint", "test", "run"];
function rank(failure) {
  return (failure.kind === "code" ? 0 : 100) + PHASES.indexOf(failure.phase);
}
// src/app/loop/gather-evidence.ts
async function gatherEvidence(loop, options) {
  const { project } = loop.terms;
  const before = await readTree(project);
  const started = performance.now();
  const tree = compareTrees(loop.progress.tree, before);
  const commits = tree === "unchanged" ? [] : (0, import_shared_core_checks_empty_run2.commitsSince)(project, loop.progress.lastHeartbeat);
  const run = (check, checksLeft) => runWithRetries(loop, check, { ...options, started, checksLeft });
  const results = await runAll(loop, run, options.config.parallelChecks);
  const again = tree === "unchanged" ? await runAgain(loop, results, run, started) : { results, flaky: null, wasRunAgain: false };
  const failure = mergeFailures(again.results.flatMap(namedFailure));
  const last = loop.progress.lastFailure;
  return {
    ...again,
    failure,
    comparison: failure === null || last === null ? null : compareFailures(last, failure),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeState: await readTree(project),
    commits: await commits
  };
}
function sinceArming({ progress }, tree, now) {
  if (progress.firstTree === null || now === null) return "unknown";
  if (now === progress.firstTree) return "unchanged";
  return progress.hasWorked || tree === "changed" ? "changed" : tree;
}
async function runAgain(loop, results, run, started) {
  const { marks, iteration } = loop.progress;
  const before = marks.at(-1)?.exact;
  const failure = mergeFailures(results.flatMap(namedFailure));
  const now = failure?.fingerprints.exact ?? "passed";
  if (before === void 0 || before === now || failure !== null && failure.kind !== "code")
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = (performance.now() - started) / 1e3;
  const hasTime = (0, import_hooks_active_on_stop.mayRetry)({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds
  });
  const again = hasTime ? await runAll(loop, run, false) : results;
  const names = unlike(loop, results, again);
  const flaky = { iteration, checks: names, results: [resultWords(before), resultWords(now)] };
  return { results: again, flaky, wasRunAgain: hasTime };
}
function unlike({ terms }, ...runs) {
  const failed = new Set(runs.flat().flatMap((r) => r.outcome.kind === "passed" ? [] : [r.check.name]));
  const names = terms.checks.map(({ name }) => name);
  return failed.size === 0 ? names : names.filter((name) => failed.has(name));
}
function resultWords(exact) {
  return exact === "passed" ? "passed" : "failed";
}
function namedFailure({ check, outcome }) {
  return outcome.kind === "failed" ? [{ name: check.name, failure: outcome.failure }] : [];
}
async function readTree(project) {
  const tree = await workTreeState(project);
  return tree.kind === "unknown" ? null : `${tree.kind}:${tree.state}`;
}
function compareTrees(last, now) {
  if (last === null || now === null) return "unknown";
  return last === now ? "unchanged" : "changed";
}
async function inTurn(values, work) {
  const results = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}
async function runAll({ terms }, run, parallel) {
  const open = terms.checks.filter((check) => !(0, import_hooks_active_on_command.isSealed)(check));
  const sealed2 = terms.checks.filter(import_hooks_active_on_command.isSealed);
  const results = parallel ? await Promise.all(open.map((check) => run(check, 1))) : await inTurn(open, (check, index) => run(check, terms.checks.length - index));
  if (results.some(({ outcome }) => outcome.kind !== "passed")) return results;
  return [...results, ...await inTurn(sealed2, (check, index) => run(check, sealed2.length - index))];
}
async function runWithRetries(loop, check, options) {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== "failed" || result.outcome.failure.kind !== "infra") break;
    const elapsedSeconds = (performance.now() - started) / 1e3;
    if (!(0, import_hooks_active_on_stop.mayRetry)({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1e3);
    result = await runOnce(loop, check, options);
  }
  return result;
}
async function runOnce(loop, check, { keepSealed }) {
  const { project, checkTimeoutSeconds, allowEmpty } = loop.terms;
  const run = await (0, import_shared_adapters_process_bounded_output.runCheck)({ command: check.command, cwd: project, timeoutMs: checkTimeoutSeconds * 1e3 });
  const result = {
    check,
    outcome: judge(run, project, allowEmpty),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: (0, import_hooks_active_on_stop4.redact)(run.startError ?? run.output),
    droppedBytes: run.droppedBytes
  };
  if (!(0, import_hooks_active_on_command.isSealed)(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
function sealed(result) {
  const check = { ...result.check, command: import_hooks_active_on_command.SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === "passed") return { ...result, check, output: "" };
  const count = outcome.kind === "failed" ? outcome.failure.total : 0;
  const output = (0, import_hooks_active_on_command.sealedOutput)(check.name, count);
  if (outcome.kind === "empty")
    return { ...result, check, output, outcome: { ...outcome, reason: "it tested nothing" } };
  const shown = (0, import_shared_core_failure_readers_node_test.canonicalise)(output, {
    command: import_hooks_active_on_command.SEALED_COMMAND,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    root: "",
    home: "",
    tmp: ""
  });
  return {
    ...result,
    check,
    output,
    outcome: { kind: "failed", failure: { ...shown, kind: outcome.failure.kind } }
  };
}
function judge(run, project, allowEmpty) {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : (0, import_shared_core_checks_empty_run.emptyRun)(run.output);
    return empty === null ? { kind: "passed" } : { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = (0, import_shared_core_failure_readers_node_test.canonicalise)(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    home: (0, import_node_os.homedir)(),
    tmp: (0, import_node_os.tmpdir)()
  });
  return { kind: "failed", failure };
}
module.exports = {
  gatherEvidence: gatherEvidence,
  readTree: readTree
};
