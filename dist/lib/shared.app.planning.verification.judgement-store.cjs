

var import_shared_adapters_control_tree_bring_ignored = require("./shared.adapters.control-tree.bring-ignored.cjs");

var import_shared_adapters_git_check_out_commit = require("./shared.adapters.git.check-out-commit.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check2 = require("./app.loop.judge-check.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_app_loop_judge_check3 = require("./app.loop.judge-check.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_vm = require("node:vm");
var import_node_path4 = require("node:path");
var import_node_os = require("node:os");
var import_node_path5 = require("node:path");
// src/core/planning/verification/judgeables.ts
function judgeables(claims, commands) {
  const normalised = (kind) => (one) => ({
    id: one.id,
    kind,
    statement: normalStatement(one.text)
  });
  const exact = (kind) => (one) => ({
    id: one.id,
    kind,
    statement: JSON.stringify(one.value)
  });
  return [
    ...claims.truths.map(normalised("truth")),
    ...claims.artifacts.map(exact("artifact")),
    ...claims.links.map(exact("link")),
    ...claims.prohibitions.map(normalised("prohibition")),
    ...claims.humanChecks.map(({ id, test }) => normalised("human")({ id, text: test })),
    ...commands.map(({ id, command }) => ({ id, kind: "check", statement: command.trim() }))
  ];
}
function normalStatement(text) {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").replace(/^[\s"'`*_\u201c\u201d\u2018\u2019-]{1,200}/, "").replace(/(?<![\s"'`*_\u201c\u201d\u2018\u2019.;:!])[\s"'`*_\u201c\u201d\u2018\u2019.;:!]{1,200}$/, "").toLowerCase();
}
// src/core/planning/verification/update-uat.ts
function updateUat(text, facts) {
  const before = text ?? skeleton(facts);
  let now = facts.items.reduce(withItem, before);
  now = withGaps(now);
  now = replaced(now, "summary", summaryLines((0, import_shared_core_planning_phases_standing.readUat)(now)));
  now = replaced(now, "current test", currentLines((0, import_shared_core_planning_phases_standing.readUat)(now)));
  now = withKey(now, "status", statusOf((0, import_shared_core_planning_phases_standing.readUat)(now)));
  return now === text ? text : withKey(now, "updated", facts.now);
}
function testOf({ tests }, name) {
  const wanted = normalStatement(uatName(name));
  return tests.find((test) => normalStatement(test.name) === wanted) ?? null;
}
function uatName(name) {
  return (0, import_common4.plainLine)(name, 200);
}
function skeleton({ folder, sources, now }) {
  const head = [
    "status: testing",
    `phase: ${folder}`,
    `source: ${sources.join(", ")}`,
    `started: ${now}`,
    `updated: ${now}`
  ];
  const sections = ["Current Test", "Tests", "Summary", "Gaps"].map((title) => `## ${title}
`);
  return `---
${head.join("\n")}
---

${sections.join("\n")}`;
}
function withItem(text, item) {
  const uat = (0, import_shared_core_planning_phases_standing.readUat)(text);
  const known = testOf(uat, item.name);
  if (known !== null) return item.result === known.result ? text : withResult(text, known, item);
  const section = (0, import_shared_core_planning_phases_standing.uatSection)(uat.document, "tests");
  const number2 = Math.max(0, ...uat.tests.map((test) => test.number)) + 1;
  const expected = (0, import_common4.plainLine)(item.expected === "" ? item.name : item.expected, 500);
  const lines = [`### ${number2}. ${uatName(item.name)}`, `expected: ${expected}`, ...resultLines(item)];
  if (section === null) return `${text.trimEnd()}

## Tests

${lines.join("\n")}
`;
  const own = text.slice(section.start, section.end).trimEnd();
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ ...section, text: `${own === "" ? "" : `${own}
`}
${lines.join("\n")}

` }]);
}
function withResult(text, test, item) {
  if (item.result === null && test.result !== "issue") return text;
  const lines = (0, import_hooks_active_on_command7.textLines)(text, test.start, test.end).filter((line) => line.start < test.end);
  const kept = lines.map((line) => line.text).filter((line) => !/^(?:result|reported|severity|reason|blocked_by):/.test(line));
  const body2 = kept.join("\n").trim();
  const end = test.end === text.length ? "\n" : "\n\n";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    { start: test.start, end: test.end, text: `${body2}
${resultLines(item).join("\n")}${end}` }
  ]);
}
function resultLines({ result, words }) {
  const said = (0, import_common4.plainLine)(words, 500);
  switch (result) {
    case null:
      return ["result: [pending]"];
    case "issue":
      return ["result: issue", `reported: ${JSON.stringify(said)}`, `severity: ${severityOf(said)}`];
    case "blocked":
      return ["result: blocked", "blocked_by: third-party", `reason: ${said}`];
    default:
      return [`result: ${result}`, ...result === "skipped" && said !== "" ? [`reason: ${said}`] : []];
  }
}
function severityOf(words) {
  if (/\b(?:crash\w*|errors?|exceptions?|fails completely|unusable)\b/i.test(words)) return "blocker";
  if (/\b(?:colou?rs?|fonts?|spacing|align\w*|visual|looks off)\b/i.test(words)) return "cosmetic";
  return /\b(?:works but|slow|weird|minor|small)\b/i.test(words) ? "minor" : "major";
}
function withGaps(text) {
  const uat = (0, import_shared_core_planning_phases_standing.readUat)(text);
  const open = (test) => uat.gaps.some((gap) => (0, import_shared_yaml_dist_parse_parser.scalar)(gap.test) === String(test.number) && (0, import_shared_yaml_dist_parse_parser.scalar)(gap.status) !== "resolved");
  const fresh = uat.tests.filter((test) => test.result === "issue" && !open(test)).map(gapText);
  const closed = uat.tests.filter((test) => test.result === "pass" && open(test));
  const section = (0, import_shared_core_planning_phases_standing.uatSection)(uat.document, "gaps");
  if (fresh.length === 0 && closed.length === 0) return text;
  if (section === null) return `${text.trimEnd()}

## Gaps

${fresh.join("\n")}`;
  const own = text.slice(section.start, section.end).replace(/^\[none yet\][ \t]*$/m, "").trimEnd();
  const gaps = closed.reduce(withoutGap, own);
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ ...section, text: `${[gaps, ...fresh].join("\n\n").trimEnd()}
` }]);
}
function gapText({ number: number2, name, expected, words }) {
  return [
    `- truth: ${JSON.stringify(expected === "" ? name : expected)}`,
    "  status: failed",
    `  reason: ${JSON.stringify(`User reported: ${words}`)}`,
    `  severity: ${severityOf(words)}`,
    `  test: ${number2}`,
    '  root_cause: ""',
    "  artifacts: []",
    "  missing: []",
    '  debug_session: ""'
  ].join("\n");
}
function withoutGap(gaps, { number: number2 }) {
  return gaps.split(/^(?=- )/m).map((entry) => {
    const lines = entry.split("\n");
    if (!lines.some((line) => line.trim() === `test: ${number2}`)) return entry;
    const isStatus = (line) => line.trimStart().startsWith("status:");
    return lines.map((line) => isStatus(line) ? "  status: resolved" : line).join("\n");
  }).join("");
}
function uatCounts({ tests }) {
  const count = (result) => tests.filter((test) => test.result === result).length;
  return {
    total: tests.length,
    passed: count("pass"),
    issues: count("issue"),
    pending: count("pending"),
    skipped: count("skipped"),
    blocked: count("blocked")
  };
}
function summaryLines(uat) {
  return Object.entries(uatCounts(uat)).map(([name, count]) => `${name}: ${count}`);
}
function outstanding({ tests }) {
  return tests.filter(({ result, words }) => result === "blocked" || result === "skipped" && words === "").length;
}
function statusOf(uat) {
  if (uat.tests.some(({ result }) => result === "pending")) return "testing";
  if (outstanding(uat) > 0) return "partial";
  return uat.status === "diagnosed" || uat.status === "resolved" ? uat.status : "complete";
}
function currentLines(uat) {
  const next = uat.tests.find(({ result }) => result === "pending");
  if (next !== void 0)
    return [
      `number: ${next.number}`,
      `name: ${next.name}`,
      "expected: |",
      `  ${next.expected}`,
      "awaiting: user response"
    ];
  const open = outstanding(uat);
  return [open === 0 ? "[testing complete]" : `[testing paused \u2014 ${open} items outstanding]`];
}
function replaced(text, title, lines) {
  const section = (0, import_shared_core_planning_phases_standing.uatSection)((0, import_shared_core_planning_phases_standing.readUat)(text).document, title);
  if (section === null) return text;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    { ...section, text: `
${lines.join("\n")}
${section.end === text.length ? "" : "\n"}` }
  ]);
}
function withKey(text, key, value) {
  const { body: body2 } = (0, import_shared_core_planning_phases_standing.readUat)(text).document;
  const head = text.slice(0, body2);
  return head.replace(new RegExp(`^${key}:[^\\r\\n]*`, "m"), () => `${key}: ${value}`) + text.slice(body2);
}
// src/core/planning/verification/verify-arguments.ts
function judgeCommand(phase, id) {
  return import_common9.prose`/msw:verify ${(0, import_common3.quoteName)(phase)} ${(0, import_common3.quoteName)(id)} passed|failed "what you saw"`;
}
function verifyArguments(raw) {
  const typed = (0, import_hooks_active_on_command6.readTyped)("verify", raw);
  if (typed.status === "refused") return null;
  const [phase, ...rest] = typed.words;
  const trust = (0, import_hooks_active_on_command6.optionOf)(typed, "trust");
  if (phase === void 0 || trust !== null && !/^[0-9a-f]{16}$/.test(trust)) return null;
  const starts = rest.flatMap((word, at) => isJudged(word, rest[at + 1]) ? [at] : []);
  if (rest.length > 0 && starts[0] !== 0) return null;
  const judged = starts.map((start, at) => {
    const [id = "", verdict = "", ...words] = rest.slice(start, starts[at + 1]);
    return { id, verdict: VERDICTS.get(verdict) ?? "failed", words: words.join(" ") };
  });
  const has = (option) => (0, import_hooks_active_on_command6.hasOption)(typed, option);
  return { phase, noCommit: has("no-commit"), here: has("here"), review: has("review"), trust, judged };
}
var VERDICTS = /* @__PURE__ */ new Map([
  ["passed", "passed"],
  ["pass", "passed"],
  ["failed", "failed"],
  ["fail", "failed"],
  ["issue", "failed"],
  ["skipped", "skipped"],
  ["skip", "skipped"],
  ["blocked", "blocked"]
]);
function isJudged(id, verdict) {
  return /^(?:[a-z]+-[0-9a-f]{10}|\d{1,3})$/.test(id) && VERDICTS.has(verdict ?? "");
}
// src/app/planning/verification/judging-place.ts
// src/adapters/control-tree/clean-checkout.ts
async function makeCleanCheckout({
  project,
  userFolder,
  without
}) {
  let place = null;
  try {
    place = (0, import_shared_adapters_control_tree_bring_ignored.makeTemporaryPlace)(userFolder, (0, import_adapters_git_work_tree2.topOf)(project) ?? project);
    const { around, folder } = place;
    const made = await (0, import_shared_adapters_git_check_out_commit.checkOutCommit)(
      project,
      folder,
      (path2) => (0, import_shared_adapters_control_tree_bring_ignored.isTemporaryPlace)(userFolder, path2) && !(0, import_node_fs2.existsSync)(path2)
    );
    if (made.status === "impossible") {
      (0, import_shared_adapters_control_tree_bring_ignored.discard)(around);
      return made;
    }
    const { top, commit } = made;
    const fromTop = (paths) => paths.map((path2) => (0, import_node_path2.relative)(top, (0, import_node_path2.join)(project, path2)).split(import_node_path2.sep).join("/"));
    const uncommitted = await (0, import_app_loop_gather_evidence3.uncommittedPaths)(top) ?? [];
    const changed = [...uncommitted, ...fromTop(without), ".msw", ".git"];
    const tree = (0, import_shared_adapters_control_tree_bring_ignored.furnish)(
      { top, changed, project, kept: null, keep: { kind: "settled" } },
      { around, folder: import_node_fs2.realpathSync.native(folder) }
    );
    const toProject = (path2) => (0, import_node_path2.relative)(project, (0, import_node_path2.join)(top, path2)).split(import_node_path2.sep).join("/");
    const checkout = {
      ...tree,
      commit,
      missing: [...tree.without, ...tree.missing].map(
        (path2) => `${toProject(path2)}${path2.endsWith("/") ? "/" : ""}`
      ),
      uncommitted: uncommitted.map(toProject),
      restore: (text) => (0, import_app_loop_gather_evidence2.redirectPaths)(text, folder, top),
      remove: async () => {
        await (0, import_shared_adapters_git_check_out_commit.removeCheckout)(project, folder);
        (0, import_shared_adapters_control_tree_bring_ignored.discard)(around);
      }
    };
    return { status: "ok", checkout };
  } catch (error) {
    if (place !== null) {
      await (0, import_shared_adapters_git_check_out_commit.removeCheckout)(project, place.folder);
      (0, import_shared_adapters_control_tree_bring_ignored.discard)(place.around);
    }
    const code = (0, import_common18.errorCode)(error) ?? "unknown error";
    return { status: "impossible", reason: `a temporary folder cannot be filled (${code})` };
  }
}
// src/app/planning/verification/judging-place.ts
function ownFolder(project, why) {
  return {
    ...{ root: project, project, commit: null, why, uncommitted: [], ignored: [], missing: [] },
    adapt: (command) => ({ command, env: {}, prefix: [] }),
    restore: (text) => text,
    close: async () => {
    }
  };
}
async function openJudgingPlace({ project, userFolder }, open, here) {
  if (here) return ownFolder(project, "you asked for it (--here)");
  const outside = (0, import_shared_adapters_control_tree_bring_ignored.reachOutside)(
    open.commands.map(({ command }) => command),
    hasEnvironment(project)
  );
  if (outside !== null) return ownFolder(project, outside);
  const ignored = await (0, import_shared_adapters_git_check_out_commit.ignoredPaths)(
    project,
    plannedFiles(open).filter((path2) => isOwnSource(project, path2))
  );
  const made = await makeCleanCheckout({ project, userFolder, without: ignored });
  if (made.status === "impossible") return ownFolder(project, made.reason);
  const { checkout } = made;
  return {
    root: checkout.project,
    project,
    commit: checkout.commit,
    why: null,
    uncommitted: checkout.uncommitted.filter((path2) => !/^(?:\.planning|\.msw|\.\.)(?:\/|$)/.test(path2)),
    ignored,
    missing: checkout.missing,
    adapt: checkout.adapt,
    restore: checkout.restore,
    close: checkout.remove
  };
}
function rootOf({ missing, root, project }, path2) {
  return missing.some((folder) => path2.startsWith(folder)) ? project : root;
}
function notCommitted({ commit, uncommitted, ignored }, path2) {
  if (commit === null) return null;
  if (uncommitted.includes(path2)) return `${path2} is not committed as it is in your folder`;
  return ignored.includes(path2) ? `${path2} is kept out by .gitignore, so no clone has it` : null;
}
function plannedFiles({ plans }) {
  const named2 = plans.flatMap(({ document }) => [
    ...document.filesModified,
    ...document.tasks.flatMap(({ files }) => files),
    ...document.mustHaves.artifacts.map(({ path: path2 }) => path2)
  ]);
  return [...new Set(named2.map((path2) => path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))].slice(
    0,
    MOST
  );
}
var MOST = 300;
function isOwnSource(project, path2) {
  return SOURCE.test(path2) && !MADE.test(path2) && !/^(?:\/|\.\.)|[*?]/.test(path2) && (0, import_node_fs.existsSync)((0, import_node_path.join)(project, path2));
}
var SOURCE = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|sql|prisma|sh)$/i;
var MADE = /(?:^|\/)(?:\.[^/]+|dist|build|out|target|obj|bin|lib-cov|generated|gen|__generated__|node_modules|vendor|coverage)\//;
function hasEnvironment(project) {
  return [".venv", "venv", "env"].some((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(project, name, "pyvenv.cfg")));
}
// src/app/planning/verification/project-files.ts
var PATTERN_MS = 500;
function readProjectFile(root, path2) {
  const absolute = (0, import_node_path3.resolve)(root, path2);
  if (!(0, import_common17.isInside)(absolute, (0, import_node_path3.resolve)(root))) return { kind: "outside" };
  const found = (0, import_common17.findIn)((0, import_common17.projectFile)(root), absolute);
  if (found.status === "missing") return { kind: "missing" };
  if (found.status === "refused") return { kind: "outside" };
  if ((0, import_node_fs3.statSync)(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: "folder" };
  const file = (0, import_common16.readText)(absolute, (0, import_common17.projectFile)(root));
  if (file.status === "missing") return { kind: "missing" };
  if (file.status === "refused") return { kind: "unreadable", reason: file.reason };
  return { kind: "file", text: file.text };
}
function kindOfPath(root, path2) {
  const stat = (0, import_node_fs3.statSync)((0, import_node_path3.resolve)(root, path2), { throwIfNoEntry: false });
  if (stat === void 0) return "missing";
  return stat.isDirectory() ? "folder" : "file";
}
function findPattern(pattern, from, to) {
  if (pattern === null) return null;
  for (const [where, file] of [
    ["from", from],
    ["to", to]
  ]) {
    if (file.kind !== "file") continue;
    const found = matches(pattern, file.text);
    if (found !== true && found !== false) return found;
    if (found) return where;
  }
  return "nowhere";
}
function matches(pattern, text) {
  const compiled = (0, import_shared_core_planning_documents_must_haves.compilable)(pattern);
  if (compiled === null) return "invalid";
  const given = { ...compiled, text: text.replaceAll("\r\n", "\n") };
  try {
    return (0, import_node_vm.runInNewContext)("new RegExp(source, flags).test(text)", given, { timeout: PATTERN_MS }) === true;
  } catch (error) {
    return (0, import_common18.errorCode)(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? "too-slow" : "invalid";
  }
}
function coveredFiles(root, open, more = [], isJudgedAsCommitted = false) {
  const documents = [
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, open.path).filter(isDocument2),
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path3.join)(open.path, "plans")).filter(isDocument2).map((name) => `plans/${name}`)
  ].map((name) => `.planning/phases/${open.folder}/${name}`);
  const others = [...namedFiles(open.claims), ...more].map((path2) => path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")).filter((path2) => !path2.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(root, isJudgedAsCommitted ? others : []);
  const isFile = (path2) => committed.has(path2) || readProjectFile(root, path2).kind === "file";
  return [.../* @__PURE__ */ new Set([...documents, ...others.filter(isFile)])].sort();
}
function isDocument2(name) {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}
function namedFiles({ artifacts, links }) {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to])
  ];
}
// src/app/planning/verification/judgement-store.ts
var COMMON = {
  id: (0, import_adapters_loops_record_schemas.string)(),
  verdict: (0, import_adapters_loops_record_schemas._enum)(["passed", "failed", "human", "skipped", "blocked"]),
  by: (0, import_adapters_loops_record_schemas._enum)(["model", "user"]),
  evidence: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  at: (0, import_adapters_loops_record_schemas.string)()
};
var Judgement = (0, import_adapters_loops_record_schemas.object)({
  ...COMMON,
  kind: (0, import_adapters_loops_record_schemas._enum)(["truth", "artifact", "link", "prohibition", "check", "human"]),
  /** Normalised; identifies the claim even when the id has changed. */
  statement: (0, import_adapters_loops_record_schemas.string)(),
  /** Evidence files, relative to the project, with their digests at the time of the judgement. */
  files: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ path: (0, import_adapters_loops_record_schemas.string)(), digest: (0, import_adapters_loops_record_schemas.string)() }))),
  /** Plans of the phase done by then: a failed claim is asked again once another plan is done. */
  plans: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
});
var Older = (0, import_adapters_loops_record_schemas.object)({ ...COMMON, files: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()), digest: (0, import_adapters_loops_record_schemas.string)() });
var Store = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(2), judgements: (0, import_adapters_loops_record_schemas.array)(Judgement), seal: (0, import_adapters_loops_record_schemas.string)() });
var OlderStore = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(1), judgements: (0, import_adapters_loops_record_schemas.array)(Older), seal: (0, import_adapters_loops_record_schemas.string)() });
function readJudgements(workspace, open) {
  const claims = judgeables(open.claims, open.commands);
  return stored(workspace, open).flatMap((one) => {
    const claim = claims.find(({ id }) => id === one.id) ?? claims.find((other) => isSame(other, one));
    if (claim === void 0 || !isUnchanged(workspace.project, one)) return [];
    return one.verdict === "failed" && hasMore(open, one.plans) ? [] : [{ ...one, id: claim.id }];
  });
}
function isSame(claim, { kind, statement }) {
  return claim.kind === kind && claim.statement === statement;
}
function isUnchanged(root, { files }) {
  return files.every(({ path: path2, digest }) => digestOf(root, path2) === digest);
}
function hasMore(open, plans) {
  return open.plans.some(({ id }) => !plans.includes(id));
}
function bindingOf(workspace, open, claim, paths) {
  const files = paths.map((path2) => ({ path: path2, digest: digestOf(workspace.project, path2) }));
  return { kind: claim.kind, statement: claim.statement, files, plans: open.plans.map(({ id }) => id) };
}
function digestOf(root, path2) {
  return (0, import_shared_core_planning_phases_standing.coveredDigestOf)(root, [path2]) ?? "gone";
}
async function keepJudgement(workspace, open, judgement) {
  const folder = openVerificationFolder(workspace.project, open.folder);
  if (folder.status === "refused") return folder;
  const path2 = judgementsPath(workspace.project, open.folder);
  const locked = await (0, import_common8.withLock)(path2, () => {
    const others = stored(workspace, open).filter(
      (one) => one.id !== judgement.id && (one.kind !== judgement.kind || one.statement !== judgement.statement)
    );
    const judgements = [...others, judgement];
    const content = { version: 2, judgements, seal: (0, import_common2.sign)(workspace.key, sealed(judgements)) };
    (0, import_common13.writeFileAtomic)(path2, `${JSON.stringify(content, null, 2)}
`);
  });
  return locked.status === "done" ? { status: "done" } : { status: "refused", reason: "The judgements are locked by another process; try again." };
}
function stored(workspace, open) {
  const { project, key } = workspace;
  const file = (0, import_common14.readJson)(judgementsPath(project, open.folder), (0, import_common17.ownFile)(project));
  const value = file.status === "ok" ? file.value : null;
  const store = Store.safeParse(value);
  if (store.success) {
    const { judgements, seal } = store.data;
    return (0, import_common2.verify)(key, sealed(judgements), seal) ? judgements : [];
  }
  const older = OlderStore.safeParse(value);
  if (!older.success || !(0, import_common2.verify)(key, sealedBefore(older.data.judgements), older.data.seal)) return [];
  return older.data.judgements.flatMap((one) => migrated(workspace, open, one));
}
function migrated(workspace, open, { files, digest, ...judgement }) {
  const claim = judgeables(open.claims, open.commands).find(({ id }) => id === judgement.id);
  if (claim === void 0) return [];
  const covered = coveredFiles(workspace.project, open);
  const isWord = judgement.by === "user" && files.length === 0;
  const holds = isWord || digest === (0, import_shared_core_planning_phases_standing.coveredDigestOf)(workspace.project, [...covered, ...files]);
  return holds ? [{ ...judgement, ...bindingOf(workspace, open, claim, files) }] : [];
}
function sealed(judgements) {
  const rows = judgements.map((one) => [
    ...[one.id, one.kind, one.statement, one.verdict, one.by, one.evidence],
    one.files.map(({ path: path2, digest }) => [path2, digest]),
    ...[one.plans, one.at]
  ]);
  return `msw-judgements-2
${JSON.stringify(rows)}`;
}
function sealedBefore(judgements) {
  const rows = judgements.map((one) => [
    ...[one.id, one.verdict, one.by, one.evidence, one.files, one.digest, one.at]
  ]);
  return `msw-judgements-1
${JSON.stringify(rows)}`;
}
function openVerificationFolder(root, ...parts) {
  return (0, import_common7.openMswSubfolder)(root, "verification", ...parts.map(plainName));
}
function judgementsPath(root, phaseFolder) {
  return verificationPath(root, phaseFolder, "judgements.json");
}
function verificationPath(root, phaseFolder, name) {
  return (0, import_common7.mswPath)(root, "verification", plainName(phaseFolder), name);
}
function plainName(name) {
  return name.replaceAll(/[^\w.-]/g, "_");
}
async function judgeClaim(workspace, open, request) {
  const claim = judgeables(open.claims, open.commands).find(({ id }) => id === request.id);
  const { number: number2 } = open.facts;
  if (claim === void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `${request.id.slice(0, 80)} is not something that phase ${number2} must show. To list the ids: /msw:verify ${number2}`
    );
  if (claim.kind === "human" && request.by === "model")
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `${request.id} is for a person: only the user settles it, with ${judgeCommand(number2, request.id)}.`
    );
  const existing = readJudgements(workspace, open).find(({ id }) => id === request.id);
  if (existing?.by === "user" && request.by === "model")
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`${request.id} is judged by the user, and stays so while its files are unchanged.`);
  const read2 = readEvidence(workspace.project, request);
  if (read2.status === "refused") return read2;
  const basis = read2.files.length > 0 || request.by === "user" ? read2.files : codeOf(workspace.project, open);
  const judgement = {
    ...request,
    ...bindingOf(workspace, open, claim, basis),
    at: (0, import_common.isoTime)(workspace)
  };
  const kept = await keepJudgement(workspace, open, judgement);
  return kept.status === "done" ? { status: "done", judgement } : kept;
}
function codeOf(project, open) {
  const covered = coveredFiles(project, open, plannedFiles(open));
  return covered.filter((path2) => !path2.startsWith(".planning/"));
}
function readEvidence(root, { evidence, by, verdict }) {
  const files = [];
  for (const text of evidence) {
    const place = fileLine(text);
    const problem = place === null ? "it does not name a file and line" : placeProblem(root, place);
    if (problem === null && place !== null) files.push(place.path);
    else if (by === "model" && verdict !== "human")
      return (0, import_shared_core_planning_documents_planning_settings.refused)(
        `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what is there.`
      );
  }
  if (verdict !== "skipped" && evidence.every((text) => text.trim() === ""))
    return (0, import_shared_core_planning_documents_planning_settings.refused)("A judgement needs --evidence: FILE:LINE and what is there.");
  return { status: "read", files: [...new Set(files)].filter((file) => !isKeptOutput(file)) };
}
function placeProblem(root, { path: path2, line }) {
  if (path2.startsWith(".planning/") || path2.startsWith(".msw/") && !isKeptOutput(path2))
    return "plans and summaries are what is verified, not evidence for it";
  const file = readProjectFile(root, path2);
  if (file.kind !== "file") return `${path2} is not a file of the project`;
  const lines = file.text.split("\n").length;
  return line >= 1 && line <= lines ? null : `${path2} has ${(0, import_common15.countOf)(lines, "line")}`;
}
function isKeptOutput(path2) {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path2);
}
function fileLine(text) {
  const [, path2, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path2 === void 0 || line === void 0) return null;
  return { path: path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""), line: Number(line) };
}
// src/app/planning/verification/open-executed-phase.ts
// src/core/planning/verification/judged-claim.ts
function claimId(kind, text) {
  return `${kind}-${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(`${kind}
${text}`)).subarray(0, 5))}`;
}
// src/core/planning/verification/acceptance.ts
function withAcceptance(claims, uat, source) {
  const own = new Set(claims.humanChecks.flatMap(({ test }) => testOf(uat, test)?.number ?? []));
  const others = uat.tests.filter(({ number: number2 }) => !own.has(number2)).map(({ name, expected, result, words }) => {
    const base = { id: claimId("human", normalStatement(name)), test: name, expected, sources: [source] };
    return { ...base, why: `${source} asks for it.`, told: { result, words } };
  });
  return { ...claims, humanChecks: [...claims.humanChecks, ...others] };
}
function acceptanceOf(checks, judgements) {
  const told = checks.map((check) => ({ check, item: itemOf(check, judgements) }));
  const of = (...results) => told.filter(({ item }) => results.includes(item.result)).map(({ check }) => check);
  const skipped = told.filter(({ item }) => item.result === "skipped" && item.words === "");
  return {
    confirmed: of("pass"),
    open: [...of(null, "blocked"), ...skipped.map(({ check }) => check)],
    failed: told.flatMap(({ check, item }) => item.result === "issue" ? [failure(check, item)] : []),
    items: told.map(({ item }) => item)
  };
}
var RESULTS = {
  passed: "pass",
  failed: "issue",
  skipped: "skipped",
  blocked: "blocked",
  human: null
};
function itemOf({ id, test, expected, told }, judgements) {
  const judged = judgements.find((one) => one.id === id && one.by === "user");
  const base = { name: test, expected };
  if (judged !== void 0)
    return { ...base, result: RESULTS[judged.verdict], words: judged.evidence.join(", ") };
  return { ...base, result: resultOf(told), words: told?.words ?? "" };
}
function resultOf(told) {
  return told === void 0 || told.result === "pending" ? null : told.result;
}
function failure({ id, test, expected, sources }, { words }) {
  return {
    ...{ id, kind: "truth", sources, standing: "failed", by: "user", files: [], cites: [] },
    text: expected === "" ? test : expected,
    reason: `Judged by user: ${words}`,
    missing: [expected === "" ? test : expected]
  };
}
function pendingTests(uat, open) {
  return open.flatMap(({ id, test }) => {
    const found = testOf(uat, test);
    return found === null ? [] : [{ number: found.number, id }];
  });
}
// src/core/planning/verification/same-statement.ts
var SMALL = new Set(
  "a an the of to in on at by for and or is are be been was were it its this that these those with as from into can will shall should must when then than has have had do does".split(
    " "
  )
);
var SHARE = 0.8;
var NEGATION = /\b(?:not|no|never|without|cannot|none)\b|n't\b/i;
function statementWords(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?<![.:/-])[.:/-]+$/, "")).filter((word) => word !== "" && !SMALL.has(word))
  );
}
function overlap(a, b) {
  return Math.max(shareIn(a, b), shareIn(b, a));
}
function restates(a, b) {
  return shareIn(a, b) >= SHARE && shareIn(b, a) >= SHARE;
}
function covers(wide, statement) {
  return shareIn(statement, wide) >= SHARE;
}
function shareIn(statement, other) {
  const [said, there] = [statementWords(statement), statementWords(other)];
  if (said.size < 2) return statement.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0;
  if (NEGATION.test(statement) !== NEGATION.test(other)) return 0;
  const shared = [...said].filter((word) => there.has(word));
  const otherNumber = [...said].some((word) => /\d/.test(word) && !there.has(word));
  return otherNumber ? 0 : shared.length / said.size;
}
// src/core/planning/verification/phase-claims.ts
var ROADMAP = "ROADMAP";
function phaseClaims(plans, contract, deferred) {
  const claims = (kind, read2, say, keyOf = (value) => JSON.stringify(value)) => merged(
    plans.flatMap(
      ({ id, document }, at) => notReplaced(
        plans.slice(at + 1),
        read2,
        keyOf
      )(document).map((value) => ({
        id: claimId(kind, JSON.stringify(value)),
        text: say(value),
        sources: [id],
        value
      }))
    )
  );
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(
      "artifact",
      ({ mustHaves }) => mustHaves.artifacts,
      ({ path: path2, provides }) => provides === null ? path2 : `${path2}: ${provides}`,
      ({ path: path2 }) => path2
    ),
    links: claims(
      "link",
      ({ mustHaves }) => mustHaves.keyLinks,
      ({ from, to, via }) => `${from} \u2192 ${to}${via === null ? "" : ` (${via})`}`,
      ({ from, to }) => `${from}
${to}`
    ),
    prohibitions: claims(
      "prohibition",
      ({ mustHaves }) => mustHaves.prohibitions.filter((one) => (0, import_shared_yaml_dist_parse_parser.scalar)(one.status)?.toLowerCase() !== "dismissed"),
      (one) => (0, import_shared_core_planning_documents_must_haves.statementIn)(one) ?? ""
    ),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred)))
  };
}
function notReplaced(later, read2, keyOf) {
  const anew = new Set(
    later.filter(({ document }) => document.gapClosure).flatMap(({ document }) => read2(document).map(keyOf))
  );
  return (plan) => read2(plan).filter((value) => !anew.has(keyOf(value)));
}
function statementOf(item) {
  return (0, import_shared_core_planning_documents_must_haves.readMustHaves)({ key: "", value: { truths: [item] }, start: 0, end: 0 }).mustHaves.truths[0] ?? null;
}
function merged(found) {
  const byId = /* @__PURE__ */ new Map();
  for (const one of found) {
    const known = byId.get(one.id);
    byId.set(
      one.id,
      known === void 0 ? one : { ...known, sources: [.../* @__PURE__ */ new Set([...known.sources, ...one.sources])] }
    );
  }
  return [...byId.values()];
}
function truthsOf(plans, { criteria, goal }) {
  const truths = [];
  const add = (text, source, more) => {
    const at = truths.findIndex((truth) => truth.wordings.some((known2) => restates(known2, text)));
    const known = truths[at];
    if (known === void 0) {
      truths.push({ id: claimId("truth", text), text, wordings: [text], sources: [source], ...more });
      return;
    }
    truths[at] = {
      ...known,
      wordings: [.../* @__PURE__ */ new Set([...known.wordings, text])],
      sources: [.../* @__PURE__ */ new Set([...known.sources, source])],
      checks: [.../* @__PURE__ */ new Set([...known.checks, ...more.checks])],
      backstop: known.backstop || more.backstop
    };
  };
  for (const criterion of criteria) add(criterion, ROADMAP, { checks: [], backstop: false });
  for (const { id, document } of plans) {
    for (const item of truthItems(document)) {
      const text = statementOf(item);
      if (text !== null) add(text, id, { checks: ownChecks(item), backstop: isBackstop(item) });
    }
  }
  if (truths.length > 0) return truths;
  const aims = plans.flatMap(({ document }) => document.objective ?? []);
  add(goal ?? (aims.join(" ") || "The phase does what it is for"), ROADMAP, { checks: [], backstop: false });
  return truths;
}
function truthItems({ frontmatter }) {
  const must = frontmatter.values.must_haves;
  const items = (0, import_shared_yaml_dist_parse_parser.isMap)(must) ? must.truths : void 0;
  return (0, import_shared_yaml_dist_parse_parser.isList)(items) ? items : [];
}
function ownChecks(item) {
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(item)) return [];
  return ["check", "verify", "command"].flatMap((key) => (0, import_shared_yaml_dist_parse_parser.scalar)(item[key]) ?? []);
}
function isBackstop(item) {
  return (0, import_shared_yaml_dist_parse_parser.isMap)(item) && (0, import_shared_yaml_dist_parse_parser.scalar)(item.verification)?.replaceAll(/["']/g, "").trim() === "backstop";
}
function humanChecksOf({ id, document }, deferred) {
  return document.tasks.flatMap((task) => [
    ...humanBlocks(document.text, task).map(({ test, expected, why }) => humanCheck(id, test, expected, why)),
    ...deferred && task.type.toLowerCase() === "checkpoint:human-verify" ? [checkpoint(document.text, task, id)] : []
  ]);
}
function humanBlocks(text, task) {
  const verify2 = task.children.find(({ name, closed }) => name === "verify" && closed);
  if (verify2 === void 0) return [];
  return (0, import_hooks_active_on_command5.elements)(verify2.tags, verify2.inner.end).filter(({ name }) => name === "human-check").map((block) => {
    const inside = (0, import_hooks_active_on_command5.elements)(block.tags, block.inner.end);
    const textOf2 = (name) => (0, import_hooks_active_on_command5.innerText)(text, inside, name);
    return {
      test: textOf2("test") ?? text.slice(block.inner.start, block.inner.end),
      expected: textOf2("expected") ?? task.done ?? "",
      why: textOf2("why_human") ?? "The plan leaves it to a person."
    };
  });
}
function checkpoint(text, task, source) {
  const textOf2 = (name) => (0, import_hooks_active_on_command5.innerText)(text, task.children, name);
  return humanCheck(
    source,
    textOf2("how-to-verify") ?? task.name ?? "Look at what was built",
    textOf2("what-built") ?? task.done ?? "",
    "The plan stops here for a person."
  );
}
function humanCheck(source, test, expected, why) {
  const tidy = (part) => (0, import_hooks_active_on_command5.decodeEntities)(part).replaceAll(/\s+/g, " ").trim();
  return {
    id: claimId("human", tidy(test)),
    test: tidy(test),
    expected: tidy(expected),
    why: tidy(why),
    sources: [source]
  };
}
// src/core/planning/verification/phase-commands.ts
function phaseCommands(plans, truths, usual = []) {
  const found = /* @__PURE__ */ new Map();
  const add = (next) => {
    const known = found.get(next.command);
    found.set(next.command, known === void 0 ? next : joined(known, next));
  };
  for (const plan of plans) for (const one of ofPlan(plan)) add(one);
  for (const truth of truths) for (const command of truth.checks) add(ofTruth(truth, command));
  if (found.size === 0) for (const command of usual) add(ofSettings(command));
  return [...found.values()];
}
function ofSettings(command) {
  return {
    id: claimId("check", command),
    command,
    places: ["config.json"],
    plans: [],
    shows: [],
    truths: []
  };
}
function ofPlan({ id, document }) {
  const { text, tasks } = document;
  const ofTasks = tasks.flatMap(
    (task) => (0, import_hooks_active_on_command3.verifyCommands)(text.slice(task.start, task.end)).map((command) => ({
      id: claimId("check", command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      shows: [task.name ?? "", task.done ?? "", ...task.acceptanceCriteria].filter((said) => said !== ""),
      truths: []
    }))
  );
  const known = new Set(ofTasks.map(({ command }) => command));
  const others = (0, import_hooks_active_on_command3.verifyCommands)(text).filter((command) => !known.has(command));
  return [
    ...ofTasks,
    ...others.map((command) => ({
      id: claimId("check", command),
      command,
      places: [id],
      plans: [id],
      shows: [],
      truths: []
    }))
  ];
}
function ofTruth(truth, command) {
  return {
    id: claimId("check", command),
    command,
    places: ["truth"],
    plans: truth.sources,
    shows: [],
    truths: [truth.id]
  };
}
function joined(a, b) {
  const both = (left, right) => [.../* @__PURE__ */ new Set([...left, ...right])];
  return {
    ...a,
    places: both(a.places, b.places),
    plans: both(a.plans, b.plans),
    shows: both(a.shows, b.shows),
    truths: both(a.truths, b.truths)
  };
}
// src/app/planning/verification/open-executed-phase.ts
function openExecutedPhase(project, number2, here = false) {
  const facts = (0, import_shared_core_mapping_documents_map_documents.findPhase)(project.phases, number2);
  if (facts === null) return (0, import_shared_core_planning_documents_planning_settings.refused)((0, import_shared_core_mapping_documents_map_documents.noSuchPhase)(project.phases, number2));
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null) return (0, import_shared_core_planning_documents_planning_settings.refused)(shared);
  const path2 = (0, import_node_path4.join)(project.planning, "phases", facts.folder ?? "");
  const phase = facts.folder === null ? null : (0, import_shared_core_planning_phases_standing.readPhase)(project.root, path2);
  if (facts.folder === null || phase === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase.plans.filter(({ summary }) => summary === null).map(({ id }) => id);
  if (waiting.length > 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `Phase ${facts.number} is not executed: ${waiting.join(", ")} ${waiting.length === 1 ? "has" : "have"} no summary; run /msw:execute ${facts.number}.`
    );
  return { status: "ok", open: read(project, facts, { folder: facts.folder, path: path2, phase }, here) };
}
function read(project, facts, where, here) {
  const roadmap = project.roadmap?.phases.find((one) => (0, import_hooks_active_on_command4.phaseKey)(one.number) === (0, import_hooks_active_on_command4.phaseKey)(facts.number)) ?? null;
  const placeOf = (file) => `.planning/phases/${where.folder}/${file}`;
  const files = here ? [] : where.phase.plans.map(({ file }) => placeOf(file));
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(project.root, files);
  const plans = where.phase.plans.map(({ canonical, file, document }) => {
    const text2 = committed.get(placeOf(file));
    return { id: canonical, document: text2 === void 0 ? document : (0, import_shared_core_planning_documents_must_haves.readPlan)(text2) };
  });
  const { humanVerifyMode, usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning);
  const uat = where.phase.names.find((name) => /(?:^|-)UAT\.md$/.test(name)) ?? `${tokenOf(where.folder)}-UAT.md`;
  const results = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, (0, import_node_path4.join)(where.path, uat));
  const planned = phaseClaims(
    plans,
    { criteria: roadmap?.successCriteria ?? [], goal: roadmap?.goal ?? null },
    humanVerifyMode === "end-of-phase"
  );
  const claims = results === null ? planned : withAcceptance(planned, (0, import_shared_core_planning_phases_standing.readUat)(results), uat);
  const report = reportName(where.folder, where.phase.names);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, (0, import_node_path4.join)(where.path, report));
  return {
    facts,
    ...where,
    roadmap,
    plans,
    claims,
    commands: phaseCommands(plans, claims.truths, usualCommands),
    report,
    previous: text === null ? null : (0, import_shared_core_planning_phases_standing.readVerification)(text),
    uat: { name: uat, text: results }
  };
}
function reportName(folder, names) {
  const own = `${tokenOf(folder)}-VERIFICATION.md`;
  if (names.includes(own)) return own;
  return names.find((name) => name === "VERIFICATION.md") ?? own;
}
function tokenOf(folder) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*/.exec(folder)?.[0] ?? folder;
}
// src/app/planning/verification/run-phase-checks.ts
// src/core/planning/verification/judge-prohibition.ts
function prohibitionTest(value) {
  if ((0, import_shared_yaml_dist_parse_parser.scalar)(value.verification) !== "test" || (0, import_shared_yaml_dist_parse_parser.scalar)(value.check_kind) !== "node-test") return null;
  const [target, violation, clean] = [
    value.check_target,
    value.check_violation_fixture,
    value.check_clean_fixture
  ].map(path);
  if (target == null || violation == null) return null;
  return { target, violation, clean: clean ?? null };
}
function prohibitionCommand({ target }) {
  return `node --test --test-reporter=tap -- ${target}`;
}
function judgeProhibition(own, violation, clean) {
  if (own.exitCode !== 0) return { standing: "failed", reason: "Its test fails" };
  if ((0, import_app_loop_judge_check2.emptyRun)(own.output) !== null) return { standing: "failed", reason: "Its test ran no tests" };
  if (violation.exitCode === 0 || !/^# fail [1-9]/m.test(violation.output))
    return { standing: "undecided", reason: "Its test does not fail on the violation, so it proves nothing" };
  if (clean !== null && clean.exitCode !== 0)
    return { standing: "undecided", reason: "Its test also fails on a clean subject" };
  return { standing: "verified", reason: "Its test passes, and fails on the violation" };
}
function undecidedProhibition(value) {
  return (0, import_shared_yaml_dist_parse_parser.scalar)(value.verification) === "test" ? "It has no test that is known to fail on a violation" : "Whether it is kept is a matter of judgement";
}
function path(value) {
  const text = (0, import_shared_yaml_dist_parse_parser.scalar)(value);
  return text !== null && /^[\w][\w./-]*$/.test(text) && !text.includes("..") ? text : null;
}
// src/core/shell/shell-groups.ts
function innermostGroup(line) {
  const bare = withoutQuotes(line);
  if (/\bcase\b|\bfunction\b|\(\s*\)/.test(bare)) return null;
  return bracketed(line, bare) ?? worded(line, bare);
}
var QUOTED = /'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|`[^`]*(?:`|$)|\\[\s\S]|\$\{[^}]*(?:\}|$)|(?<=^|\s)#[^\n]*/g;
var SUBSTITUTION = /\$\([^()]*\)/g;
function withoutQuotes(line) {
  let bare = line.replaceAll(QUOTED, (text) => "x".repeat(text.length));
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(SUBSTITUTION, (text) => "x".repeat(text.length));
  }
  return bare;
}
function isBeginning(bare, at) {
  const before = bare.slice(0, at).trimEnd();
  const isNewLine = bare.slice(before.length, at).includes("\n");
  return before === "" || isNewLine || /(?:[;&|!({]|\b(?:then|do|else))$/.test(before.slice(-8));
}
function bracketed(line, bare) {
  for (const [open, close] of [
    ["(", ")"],
    ["{", "}"]
  ]) {
    const end = bare.indexOf(close);
    const start = bare.lastIndexOf(open, end);
    if (end === -1 || start === -1 || !isBeginning(bare, start)) continue;
    const inner = line.slice(start + 1, end).replace(/;\s*$/, "");
    return { start, end: end + 1, conditions: [], ways: [inner] };
  }
  return null;
}
function worded(line, bare) {
  for (const [open, close] of [
    ["if", "fi"],
    ["for", "done"]
  ]) {
    const end = new RegExp(`[;\\n]\\s{0,40}${close}\\b`).exec(bare);
    if (end === null) continue;
    const starts = [...bare.slice(0, end.index).matchAll(new RegExp(`\\b${open}\\s`, "g"))];
    const start = starts.at(-1)?.index;
    if (start === void 0 || !isBeginning(bare, start)) continue;
    const parts = open === "if" ? branches(line, bare, start, end.index) : body(line, bare, start, end.index);
    if (parts !== null) return { start, end: end.index + end[0].length, ...parts };
  }
  return null;
}
function branches(line, bare, start, end) {
  const inside = bare.slice(start, end);
  const then = /[;\n]\s{0,40}then\s/.exec(inside);
  if (then === null || /\belif\b/.test(inside)) return null;
  const otherwise = /[;\n]\s{0,40}else\s/.exec(inside);
  const from = start + then.index + then[0].length;
  const first = line.slice(from, otherwise === null ? end : start + otherwise.index);
  const second = otherwise === null ? [] : [line.slice(start + otherwise.index + otherwise[0].length, end)];
  return { conditions: [line.slice(start + 2, start + then.index)], ways: [...second, first] };
}
function body(line, bare, start, end) {
  const found = /[;\n]\s{0,40}do\s/.exec(bare.slice(start, end));
  return found === null ? null : { conditions: [], ways: [line.slice(start + found.index + found[0].length, end)] };
}
// src/core/checks/always-passes.ts
function alwaysPasses(command) {
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(withoutGroups(command));
  return !complex && commands.every(({ words }) => endsWithZero(words));
}
function hidingPart(command) {
  const line = withoutGroups(command);
  if (/[^&\s]\s*&\s*$/.test(line)) return "&";
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(line);
  const last = commands.at(-1);
  if (complex || last === void 0) return null;
  const { words, joined: joined2 } = last;
  if (words[0] === HIDES) return words[1] ?? null;
  if (isShell(words)) return hidingPart(words[2] ?? "");
  if (words.join(" ") === "exit" || !endsWithZero(words) || !isReached(commands, joined2)) return null;
  return (words[0] === NOTHING ? words[1] : words[0]) ?? null;
}
function isReached(commands, joined2) {
  if (joined2 === "||") return !commands.some((one) => one.joined === "&&" && one.words[0] === "exit");
  const stops = commands.some(({ words: [first, flags = ""] }) => first === "set" && /^-\w*e/.test(flags));
  return !stops && [";", "\n", "&"].includes(joined2);
}
var NOTHING = "__nothing";
var HIDES = "__hides";
var OPEN = "__group";
var MOST_GROUPS = 20;
function withoutGroups(command) {
  if (command.length > import_app_loop_judge_check3.LONGEST_LINE) return command;
  let line = command;
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = innermostGroup(line);
    if (group === null) break;
    line = `${line.slice(0, group.start)} ${asWord(group)} ${line.slice(group.end)}`;
  }
  return line;
}
function asWord({ conditions, ways }) {
  const last = (0, import_app_loop_judge_check3.readShellLine)(ways.at(-1) ?? "").commands.at(-1)?.words[0] ?? "true";
  if ([...conditions, ...ways].every(alwaysPasses)) return `${NOTHING} ${last}`;
  const hiding = ways.map((way) => hidingPart(way) ?? (alwaysPasses(way) ? last : null));
  return hiding.includes(null) ? OPEN : `${HIDES} ${hiding.at(-1)}`;
}
function isShell([first = "", flag]) {
  return /(?:^|\/)(?:ba|z|da)?sh$/.test(first) && flag === "-c";
}
var ALWAYS_ZERO = /* @__PURE__ */ new Set(["true", ":", "echo", "printf", "pwd", "date", "sleep", "rem", "whoami"]);
var ZERO_ALONE = /* @__PURE__ */ new Set(["ls", "dir", "env", "exit", "hostname", "uname"]);
var STARTERS = /* @__PURE__ */ new Set(["command", "env", "exec", "nice", "nohup", "time"]);
var ASSIGNMENT = /^[A-Za-z_]\w*=/;
var TESTS = /* @__PURE__ */ new Set(["test", "[", "[["]);
function endsWithZero(words) {
  const [first = "", second, third] = words;
  const name = first.replace(/^.*\//, "");
  if (name === NOTHING) return true;
  if (second === void 0 && ZERO_ALONE.has(name)) return true;
  if (ASSIGNMENT.test(first) || STARTERS.has(name)) return words.length === 1 || endsWithZero(words.slice(1));
  if (isShell(words)) return third !== void 0 && alwaysPasses(third);
  if (TESTS.has(name)) return comparesConstants(words.slice(1).filter((word) => !/^\]{1,2}$/.test(word)));
  return ALWAYS_ZERO.has(name) || ["exit 0", "! false"].includes(words.join(" "));
}
function comparesConstants(words) {
  const [operator = "", ...operands] = words.length === 3 ? [words[1], words[0], words[2]] : words;
  const isConstant = (word) => word !== void 0 && !/[$`~*?%]/.test(word);
  if (words.length === 1) return isConstant(operator);
  return /^(?:={1,2}|!=|-(?:eq|ne|[gl][et]|n|z))$/.test(operator) && operands.every(isConstant);
}
// src/core/planning/verification/judge-search.ts
function judgeSearch(search, run, exitCode) {
  const unseen = notSearched(search, run);
  if (unseen !== null && !(search.negated && exitCode !== 0)) return failed(unseen);
  if (search.negated)
    return exitCode === 0 ? passed("nothing was found") : failed("it found what must not be there");
  if (exitCode > 1) return failed(`exit code ${exitCode}: the search itself failed`);
  if (search.quiet) return exitCode === 0 ? passed("it was found") : failed("it was not found");
  const found = exitCode === 0 ? "something" : "nothing";
  return undecided(
    `it found ${found}, and its exit code does not say whether it must; write grep -q where it must, ! grep -q where it must not`
  );
}
function notSearched(search, run) {
  const missing = search.files.find((file) => isPlainPath(file) && run.kindOf(file) === "missing");
  if (missing !== void 0) return `${missing} does not exist, so nothing was searched`;
  const complaint = run.output.split(/\r?\n/).find((line) => COMPLAINT.test(line.slice(0, 1e3)));
  return complaint === void 0 ? null : `the search failed: ${clip(complaint.trim())}`;
}
function isPlainPath(word) {
  return !/[*?[\]{}$`~]/.test(word) && word !== "-";
}
var COMPLAINT = /^\S{0,200}(?:grep|rg|ag|ack|sh|bash|zsh)(?:\.exe)?: .*(?:No such file|cannot find|not found|Is a directory|Permission denied|invalid|os error|unknown|unrecognized|unmatched|syntax error)/i;
var passed = (reason) => ({ verdict: "passed", reason });
var failed = (reason) => ({ verdict: "failed", reason });
var undecided = (reason) => ({ verdict: "undecided", reason });
function clip(text) {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 100 ? `${line.slice(0, 99)}\u2026` : line;
}
// src/core/planning/verification/search-command.ts
var PROGRAMS = /* @__PURE__ */ new Set(["grep", "egrep", "fgrep", "rg", "ag", "ack", "zgrep"]);
var WITH_VALUE = /[efmABCgtTjd]$/;
var LONG_WITH_VALUE = /^--(?:regexp|file|max-count|after-context|before-context|context|include|exclude|exclude-dir|glob|type|type-not)$/;
function searchCommand(words) {
  const rest = (0, import_app_loop_judge_check3.withoutPrefixes)(words);
  const start = rest[0] === "git" && rest[1] === "grep" ? 2 : 1;
  const program = (rest[0] ?? "").replace(/^.*\//, "");
  if (start === 1 && !PROGRAMS.has(program)) return null;
  const { plain, flags } = readArguments(rest.slice(start));
  const hasPattern = flags.some((flag) => /^-[A-Za-z]*e$|^--regexp(?:=|$)/.test(flag));
  return {
    negated: words[0] === "!",
    quiet: flags.some((flag) => /^-[A-Za-z]*q|^--(?:quiet|silent)$/.test(flag)),
    files: hasPattern ? plain : plain.slice(1)
  };
}
function readArguments(words) {
  const end = words.indexOf("--");
  const options = end === -1 ? words : words.slice(0, end);
  const plain = [];
  const flags = [];
  for (let index = 0; index < options.length; index += 1) {
    const word = options[index] ?? "";
    if (/^-./.test(word)) flags.push(word);
    else plain.push(word);
    if (takesNext(word)) index += 1;
  }
  return { plain: end === -1 ? plain : [...plain, ...words.slice(end + 1)], flags };
}
function takesNext(word) {
  if (!/^-./.test(word)) return false;
  return word.startsWith("--") ? LONG_WITH_VALUE.test(word) : /^-[A-Za-z]+$/.test(word) && WITH_VALUE.test(word);
}
// src/core/planning/verification/without-comments.ts
function withoutComments(text, path2 = "") {
  if (/\.(?:pyi?|rb|sh|ya?ml|toml)$/.test(path2)) return withoutHashComments(text);
  return text.replaceAll(PARTS, (part) => /^\/[/*]/.test(part) ? blank(part) : part);
}
var PARTS = /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
var HASH_PARTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;
function withoutHashComments(text) {
  return text.replaceAll(
    HASH_PARTS,
    (part) => part.startsWith("#") || part.startsWith('"""') || part.startsWith("'''") ? blank(part) : part
  );
}
function blank(part) {
  return part.replaceAll(/[^\n]+/g, " ");
}
// src/core/planning/verification/judge-run.ts
function judgeRun(run) {
  const { exitCode } = run;
  if (run.timedOut) return failed("it did not end in time");
  if (exitCode === null) return failed("it did not run to its end");
  const whole = (0, import_app_loop_judge_check3.readShellLine)(run.command);
  const { line, folder } = withoutChangeOfFolder(whole);
  const facts = folder === null ? run : { ...run, kindOf: (path2) => run.kindOf(under(folder, path2)) };
  const only = line.commands.length === 1 && !line.complex ? line.commands[0] : void 0;
  const search = only === void 0 ? null : searchCommand(only.words);
  if (search !== null) return judgeSearch(search, facts, exitCode);
  return exitCode === 0 ? judgeSuccess(line, facts) : failed(`exit code ${exitCode}`);
}
function withoutChangeOfFolder(line) {
  const [first, ...rest] = line.commands;
  const folder = first?.words[1];
  const moves = first?.words[0] === "cd" && first.words.length === 2 && /^(?:&&|;|\n)$/.test(rest[0]?.joined ?? "");
  return moves && folder !== void 0 ? { line: { ...line, commands: rest }, folder } : { line, folder: null };
}
function under(folder, path2) {
  return path2.startsWith("/") ? path2 : `${folder.replace(/(?<!\/)\/+$/, "")}/${path2}`;
}
function judgeSuccess(line, run) {
  const unseen = unseenAbsence(line, run);
  if (unseen !== null) return failed(unseen);
  if (alwaysPasses(run.command))
    return undecided(
      "it ends with 0 whatever the code does, so it proves nothing; name a command that can fail"
    );
  const hiding = hidingPart(run.command);
  if (hiding !== null)
    return undecided(`its last part (${clip(hiding)}) always ends with 0, so it cannot fail`);
  const last = line.commands.at(-1);
  if (last === void 0 || line.complex) return passed("exit code 0");
  const program = (last.words[0] ?? "").replace(/^.*\//, "");
  const masked = (last.joined === "|" || last.joined === "|&") && MASKING.has(program);
  if (!masked || line.commands.some(({ words }) => words.includes("pipefail"))) return passed("exit code 0");
  return undecided(
    `its exit code is that of ${program}, not of what stands before the pipe; write it without the pipe`
  );
}
var MASKING = new Set(
  "tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs".split(" ")
);
function unseenAbsence(line, run) {
  const searches = line.commands.flatMap((command, index) => absences(command, line.commands[index + 1]));
  const found = searches.map((search) => notSearched(search, run)).find((reason) => reason !== null);
  return found ?? null;
}
function absences(command, next) {
  const own = searchCommand(command.words);
  const counted = next?.joined === "|" && next.words[0] === "wc";
  const isAbsence = own !== null && (own.negated || counted || refuses(next));
  const tested = /^(?:test|\[{1,2}|!)$/.test(command.words[0] ?? "");
  const inner = tested ? command.substitutions.flatMap(
    (text) => searchCommand((0, import_app_loop_judge_check3.readShellLine)(text).commands[0]?.words ?? []) ?? []
  ) : [];
  return isAbsence ? [own, ...inner] : inner;
}
function refuses(next) {
  if (next?.joined !== "&&") return false;
  return next.words[0] === "false" || next.words[0] === "exit" && next.words[1] !== "0";
}
function filesCountedAsTests(command, output) {
  const named2 = [...output.slice(0, LONGEST).matchAll(POINT)].map(
    ([, tap, spec]) => (tap ?? spec ?? "").trim()
  );
  if (named2.length > 0) return named2.every((name) => SCRIPT.test(name)) ? named2 : [];
  return /^(?:#|\u2139) tests \d/m.test(output) ? [] : startedTests(command);
}
var LONGEST = 2e5;
var SCRIPT = /^\S+\.[cm]?[jt]sx?$/;
var POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^\u2714 ([^\n(]{1,500}) \([\d.]+ms\)$/gm;
function startedTests(command) {
  return (0, import_app_loop_judge_check3.simpleCommands)(command).flatMap((words) => {
    const [program = "", ...rest] = (0, import_app_loop_judge_check3.withoutPrefixes)(words);
    const file = rest.find((word) => !word.startsWith("-")) ?? "";
    const isTest = /[.-](?:test|spec)\.[cm]?[jt]sx?$/.test(file) || /(?:^|\/)(?:tests?|__tests__)\//.test(file);
    return /^(?:node|tsx|bun|ts-node)$/.test((0, import_app_loop_judge_check3.baseName)(program)) && SCRIPT.test(file) && isTest ? [file] : [];
  });
}
function testsNothing(text) {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    withoutComments(text)
  );
}
// src/app/planning/verification/run-phase-checks.ts
async function runPhaseChecks(request) {
  const evidence = [];
  for (const command of request.commands) evidence.push(await runOne(request, command));
  return evidence;
}
async function runOne(request, command) {
  const { place, folder, suffix = "" } = request;
  const run = await runIn(request, command.command);
  const kept = keepOutput(run, (0, import_node_path5.join)(folder, `${command.id}${suffix}.txt`));
  const { verdict, reason } = verdictOf(run, command, request);
  return {
    id: command.id,
    command: command.command,
    places: command.places,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    ...kept,
    file: (0, import_node_path5.relative)(place.project, kept.file).replaceAll(import_node_path5.sep, "/"),
    verdict,
    reason: (0, import_common12.redact)(reason)
  };
}
async function runIn({ place, timeoutSeconds }, command, env = {}) {
  const adapted = place.adapt(command);
  const run = await (0, import_app_loop_gather_evidence.runCheck)({
    ...adapted,
    cwd: place.root,
    timeoutMs: timeoutSeconds * 1e3,
    env: { ...adapted.env, ...env }
  });
  const startError = run.startError === null ? null : place.restore(run.startError);
  return { ...run, command, output: place.restore(run.output), startError };
}
async function runBuild(request, command) {
  keepOutput(await runIn(request, command), (0, import_node_path5.join)(request.folder, "build.txt"));
}
function keepOutput(run, file) {
  const cut = run.droppedBytes === 0 ? "" : `
[${run.droppedBytes} bytes left out]
`;
  const output = (0, import_common10.harmless)((0, import_common12.redact)(run.startError ?? run.output)) + cut;
  (0, import_common11.keepText)(file, output);
  return { file, sha256: (0, import_common5.createHash)("sha256").update(output).digest("hex") };
}
function verdictOf(run, command, { place, readers }) {
  const hasPassed = run.exitCode === 0 && !run.timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check2.emptyRun)(run.output) ?? emptyFiles(run, place) : null;
  if (empty !== null) return failed(`${empty.runner}: ${empty.reason}`);
  const judged = judgeRun({
    command: command.command,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    output: run.output,
    kindOf: (path2) => kindOfPath(rootOf(place, path2), path2)
  });
  if (judged.verdict !== "failed" || !/^exit code/.test(judged.reason)) return judged;
  return failed(`${judged.reason}: ${failureLine(run, place, readers)}`);
}
function emptyFiles(run, { root, project }) {
  const files = filesCountedAsTests(run.command, run.output).map(
    (path2) => (0, import_node_path5.relative)(project, (0, import_node_path5.resolve)(project, path2))
  );
  const texts2 = files.map((path2) => readProjectFile(root, path2));
  const isEmpty = files.length > 0 && texts2.every((file) => file.kind === "file" && testsNothing(file.text));
  return isEmpty ? { runner: "node", reason: `no test is in ${files.slice(0, 3).join(", ")}` } : null;
}
function failureLine(run, { root, project }, readers) {
  const { tool, message, frame } = (0, import_app_loop_judge_check.canonicalise)(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    rootAliases: [root],
    home: (0, import_common6.homeFolder)(),
    tmp: (0, import_node_os.tmpdir)(),
    readers
  });
  return `${tool}: ${message}${frame === null ? "" : ` (${frame})`}`;
}
function prohibitionCommands({ claims }) {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}
async function runProhibitionTests(open, request) {
  const judged = /* @__PURE__ */ new Map();
  for (const { id, value } of open.claims.prohibitions) {
    const test = prohibitionTest(value);
    if (test !== null && subjectsExist(test, request.place.root))
      judged.set(id, await runProhibitionTest(test, id, request));
  }
  return judged;
}
function subjectsExist({ target, violation, clean }, root) {
  return [target, violation, ...clean === null ? [] : [clean]].every(
    (path2) => readProjectFile(root, path2).kind === "file"
  );
}
async function runProhibitionTest(test, id, request) {
  const run = (subject) => runIn(request, prohibitionCommand(test), { GSD_PROHIB_SUBJECT: subject, NODE_TEST_CONTEXT: void 0 });
  const own = await run(void 0);
  keepOutput(own, (0, import_node_path5.join)(request.folder, `${id}.txt`));
  const violation = await run(test.violation);
  const clean = test.clean === null ? null : await run(test.clean);
  return judgeProhibition(own, violation, clean);
}
function refuseUntrusted(workspace, open, typed = null) {
  const trusted = new Set((0, import_hooks_active_on_command2.listTrusted)(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  const { number: number2 } = open.facts;
  return (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [{ plan: `.planning/phases/${open.folder}`, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number2} name`,
    allow: (digest) => `/msw:verify ${number2} --trust ${digest}`
  });
}
module.exports = {
  ROADMAP: ROADMAP,
  acceptanceOf: acceptanceOf,
  claimId: claimId,
  coveredFiles: coveredFiles,
  covers: covers,
  findPattern: findPattern,
  isUnchanged: isUnchanged,
  judgeClaim: judgeClaim,
  judgeCommand: judgeCommand,
  notCommitted: notCommitted,
  openExecutedPhase: openExecutedPhase,
  openJudgingPlace: openJudgingPlace,
  openVerificationFolder: openVerificationFolder,
  overlap: overlap,
  ownFolder: ownFolder,
  pendingTests: pendingTests,
  plannedFiles: plannedFiles,
  readJudgements: readJudgements,
  readProjectFile: readProjectFile,
  refuseUntrusted: refuseUntrusted,
  restates: restates,
  rootOf: rootOf,
  runBuild: runBuild,
  runPhaseChecks: runPhaseChecks,
  runProhibitionTests: runProhibitionTests,
  statementWords: statementWords,
  testOf: testOf,
  undecidedProhibition: undecidedProhibition,
  updateUat: updateUat,
  verificationPath: verificationPath,
  verifyArguments: verifyArguments,
  withoutComments: withoutComments
};
