

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path5 = require("node:path");
// src/core/planning/execution/plan-work.ts
function workItems(plan) {
  const tasks = plan.tasks.filter(({ kind }) => kind !== "checkpoint");
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}
function namedFiles(plan) {
  return [
    .../* @__PURE__ */ new Set([
      ...plan.filesModified,
      ...plan.filesDeleted,
      ...workItems(plan).flatMap(({ files }) => files)
    ])
  ];
}
function features(plan) {
  return plan.sections.filter(({ name }) => name === "feature").map((section, at) => {
    const children = (0, import_hooks_active_on_command3.elements)(section.tags, section.inner.end);
    const files = ((0, import_hooks_active_on_command3.innerText)(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: (0, import_hooks_active_on_command3.innerText)(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
}
function isNamed(patterns, path) {
  return patterns.some((pattern) => fits(plain(pattern), plain(path)));
}
function mayMeet(left, right) {
  return left.some((one) => isNamed(right, one)) || right.some((one) => isNamed(left, one));
}
function fits(pattern, path) {
  if (pattern === "" || pattern === ".") return false;
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  if (!pattern.includes("*")) return false;
  return fitsParts(pattern.split("/"), path.split("/"));
}
function fitsParts(pattern, path) {
  let reached = [0];
  for (const part of pattern) reached = [...new Set(reached.flatMap((at) => stepsFrom(part, path, at)))];
  return reached.some((at) => at > 0);
}
function stepsFrom(part, path, at) {
  if (part === "**") return Array.from({ length: path.length - at + 1 }, (_, step) => at + step);
  return at < path.length && fitsPart(part, path[at] ?? "") ? [at + 1] : [];
}
function fitsPart(pattern, name) {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return pattern === name;
  const last = rest.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1 || found + piece.length > name.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}
function plain(path) {
  return path.trim().replaceAll("\\", "/").replaceAll(/\/{2,}/g, "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf3(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own = standing.get(id);
    return own?.kind === "question" ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree = own?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf3(plan) {
  const { record: record2 } = plan;
  if (record2 === null) return withoutRecord(plan);
  if (record2.state === "resolved") {
    if (record2.choice !== "skip") return ready(plan, record2.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record2.state !== "checkpoint") return { kind: "question", question: record2.state };
  const answer = record2.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function withoutRecord(plan) {
  if (plan.summary === "unproven") return ready(plan, "close");
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own = standing.get(id);
    if (own === void 0) return byId.get(id)?.summary !== "complete";
    return own.kind !== "done" && own.kind !== "ready";
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
}
function nextWith(next, waiting) {
  const first = waiting.find(({ phase: phase2 }) => phase2 === next.phase) ?? (next.phase === null ? waiting[0] : void 0);
  if (first === void 0) return next;
  const more = waiting.length === 1 ? "" : ` ${waiting.length - 1} more wait: /msw:status lists them.`;
  const { phase, command, reason, plan } = first;
  const action = first.kind === "unproven" ? "execute" : "ask";
  return { ...next, action, phase, plans: [plan], command, reason: `${reason}.${more}` };
}
// src/core/planning/execution/plan-commit.ts
var COMMIT_TYPES = ["feat", "fix", "test", "refactor", "perf", "docs", "style", "chore"];
function commitType(subject) {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && (0, import_hooks_active_on_command2.phaseKey)(scope) === (0, import_hooks_active_on_command2.phaseKey)(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
function isWork(subject) {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}
function commitSubject(type, canonical, title) {
  return `${type}(${canonical}): ${title}`;
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;
// src/app/planning/worktrees/tree-records.ts
function readTrees(store, folder) {
  const file = (0, import_common11.readJson)(recordPath(store.project, folder), (0, import_common13.ownFile)(store.project));
  return new Map(Object.entries(admit(store, folder, file.status === "ok" ? file.value : null)));
}
function rootOf(store, { folder, plan }) {
  const tree = readTrees(store, folder).get(plan);
  return tree === void 0 ? store.project : treeRoot(store.project, tree);
}
function treePlace(project, { place, aside }) {
  const home = (0, import_node_path.join)(project, place);
  return aside !== void 0 && !(0, import_node_fs.existsSync)(home) && (0, import_node_fs.existsSync)(aside) ? aside : home;
}
function shownPlace(project, tree) {
  const now = treePlace(project, tree);
  return now === (0, import_node_path.join)(project, tree.place) ? tree.place : now;
}
function treeRoot(project, tree) {
  return (0, import_node_path.join)(treePlace(project, tree), (0, import_node_path.relative)(tree.place, tree.root));
}
async function changeTree(store, { folder, plan }, change) {
  if ((0, import_common6.openMswSubfolder)(store.project, "worktrees").status === "refused") return false;
  const path = recordPath(store.project, folder);
  const locked = await (0, import_common7.withLock)(path, () => {
    const trees = Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(readTrees(store, folder)));
    const next = change(trees[plan] ?? null);
    if (next === null) delete trees[plan];
    else trees[plan] = next;
    const signature = (0, import_common2.sign)(store.key, signedText(store, folder, trees));
    (0, import_common10.writeFileAtomic)(path, `${JSON.stringify({ version: 1, trees, signature }, null, 1)}
`);
  });
  return locked.status === "done";
}
async function withTrees({ project }, folder, work) {
  if ((0, import_common6.openMswSubfolder)(project, "worktrees").status === "refused") return null;
  const locked = await (0, import_common7.withLock)(`${recordPath(project, folder)}.work`, work, { waitMs: 4e4 });
  return locked.status === "done" ? locked.value : null;
}
function projectOfTree(folder) {
  const at = folder.indexOf(`${import_node_path.sep}.msw${import_node_path.sep}worktrees${import_node_path.sep}`);
  return at === -1 ? folder : folder.slice(0, at);
}
function recordPath(project, folder) {
  const plain2 = folder.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path.join)(project, ".msw", "worktrees", `${plain2}.json`);
}
function admit(store, folder, value) {
  const parsed = schema().safeParse(value);
  const trees = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return trees;
  Object.assign(trees, parsed.data.trees);
  const isOurs = (0, import_common2.verify)(store.key, signedText(store, folder, trees), parsed.data.signature);
  return isOurs ? trees : /* @__PURE__ */ Object.create(null);
}
function signedText({ project }, folder, trees) {
  const { data } = schema().safeParse({ trees, signature: "" });
  return JSON.stringify(["msw-worktrees-1", project, folder, data?.trees ?? {}]);
}
var schema = (0, import_common14.once)(() => {
  const tree = (0, import_adapters_loops_record_schemas.object)({
    branch: (0, import_adapters_loops_record_schemas.string)(),
    /** The user's branch that it began on and is merged into. */
    onto: (0, import_adapters_loops_record_schemas.string)(),
    /** Path of the worktree while in use, relative to the project. */
    place: (0, import_adapters_loops_record_schemas.string)(),
    /** Path of the worktree while idle: absolute, outside the project. */
    aside: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
    /** Path of the project's folder in it, relative to the project. */
    root: (0, import_adapters_loops_record_schemas.string)(),
    /** Its executor was released at this commit with the whole plan done; it waits to be merged. */
    proven: (0, import_adapters_loops_record_schemas.nullable)(
      (0, import_adapters_loops_record_schemas.object)({
        head: (0, import_adapters_loops_record_schemas.string)(),
        loop: (0, import_adapters_loops_record_schemas.string)(),
        iterations: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
        /** What its checks showed there. */
        verdict: (0, import_adapters_loops_record_schemas.optional)(
          (0, import_adapters_loops_record_schemas.object)({ verdict: (0, import_adapters_loops_record_schemas._enum)(["proven", "passed"]), reason: (0, import_adapters_loops_record_schemas.string)(), runs: (0, import_adapters_loops_record_schemas.string)() })
        )
      })
    ),
    /** Plans in combination with which it has failed; their commands now count as its own. */
    together: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
  });
  return (0, import_adapters_loops_record_schemas.object)({ trees: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), tree), signature: (0, import_adapters_loops_record_schemas.string)() });
});
// src/app/planning/execution/beginnings.ts
// src/app/planning/execution/execution-notes.ts
var MOST = 200;
function readNotes(project, { folder, plan }) {
  const all = parse(readExecutionFile(project, notesPath(project, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}
function addNotes(project, place, more) {
  return editExecutionFile(project, notesPath(project, place.folder), (value) => {
    const all = parse(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next = {
      commits: [...commits, ...more.commits].slice(-MOST),
      extra: [...extra, ...more.extra].slice(-MOST)
    };
    return { version: 1, notes: { ...all, [place.plan]: next } };
  });
}
function notesPath(project, folder) {
  return executionFile(project, folder, ".notes");
}
var schema2 = (0, import_common14.once)(() => {
  const notes = (0, import_adapters_loops_record_schemas.object)({
    commits: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.number)() })),
    /** Files in a commit that its task does not name. */
    extra: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ task: (0, import_adapters_loops_record_schemas.number)(), file: (0, import_adapters_loops_record_schemas.string)() }))
  });
  return (0, import_adapters_loops_record_schemas.object)({ notes: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), notes) });
});
function parse(value) {
  const parsed = schema2().safeParse(value);
  return Object.assign(/* @__PURE__ */ Object.create(null), parsed.success ? parsed.data.notes : {});
}
function executionFile(project, folder, kind = "") {
  const plain2 = folder.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path3.join)(project, ".msw", "execution", `${plain2}${kind}.json`);
}
function readExecutionFile(project, path) {
  const file = (0, import_common11.readJson)(path, (0, import_common13.ownFile)(project));
  return file.status === "ok" ? file.value : null;
}
async function editExecutionFile(project, path, change) {
  if ((0, import_common6.openMswSubfolder)(project, "execution").status === "refused") return false;
  const locked = await (0, import_common7.withLock)(
    path,
    () => (0, import_common10.writeFileAtomic)(path, `${JSON.stringify(change(readExecutionFile(project, path)), null, 1)}
`)
  );
  return locked.status === "done";
}
// src/app/planning/execution/beginnings.ts
function readBeginnings(project, folder) {
  return parse2(readExecutionFile(project, beginningsPath(project, folder)));
}
function readBeginning(project, { folder, plan }) {
  const { plans } = readBeginnings(project, folder);
  return Object.hasOwn(plans, plan) ? plans[plan] ?? null : null;
}
function changeBeginnings(project, folder, change) {
  return editExecutionFile(project, beginningsPath(project, folder), (value) => ({
    version: 1,
    ...change(parse2(value))
  }));
}
function changeBeginning(project, { folder, plan }, change) {
  return changeBeginnings(project, folder, (current) => {
    const found = Object.hasOwn(current.plans, plan) ? current.plans[plan] : void 0;
    return found === void 0 ? current : { ...current, plans: { ...current.plans, [plan]: change(found) } };
  });
}
async function marksOf(project) {
  const paths = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project);
  if (paths === null) return null;
  return Object.fromEntries(paths.slice(0, MOST_FILES).map((path) => [path, (0, import_shared_app_diagnose_diagnose_plugins.fileMark)((0, import_node_path2.join)(project, path))]));
}
var MOST_FILES = 2e4;
var MOST_KEPT = 500;
var LARGEST_KEPT = 4 * 1024 * 1024;
function keepContents(project, paths) {
  const folder = (0, import_common6.openMswSubfolder)(project, "execution", "before");
  if (folder.status === "refused") return;
  for (const path of paths.slice(0, MOST_KEPT)) {
    const file = (0, import_common12.readFile)((0, import_node_path2.join)(project, path), (0, import_common13.projectFile)(project), LARGEST_KEPT);
    if (file.status === "ok") (0, import_common10.writeFileAtomic)((0, import_node_path2.join)(folder.path, (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(file.bytes)), file.bytes);
  }
}
function keptContent(project, mark) {
  if (!/^[0-9a-f]{64}$/.test(mark)) return null;
  const path = (0, import_node_path2.join)(project, ".msw", "execution", "before", mark);
  const file = (0, import_common12.readFile)(path, (0, import_common13.ownFile)(project), LARGEST_KEPT);
  return file.status === "ok" && (0, import_shared_app_diagnose_diagnose_plugins.contentMark)(file.bytes) === mark ? file.bytes : null;
}
function beginningsPath(project, folder) {
  return executionFile(project, folder, ".begun");
}
var schema3 = (0, import_common14.once)(() => {
  const marks = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
  const beginning = (0, import_adapters_loops_record_schemas.object)({
    loop: (0, import_adapters_loops_record_schemas.string)(),
    at: (0, import_adapters_loops_record_schemas.number)(),
    base: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
    ended: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
    before: marks,
    rest: marks,
    touched: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
    left: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ file: (0, import_adapters_loops_record_schemas.string)(), why: (0, import_adapters_loops_record_schemas.string)() })),
    // Unknown in records that are older than this field: then the summary counts.
    proven: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    returned: (0, import_adapters_loops_record_schemas.number)(),
    refusal: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
  });
  return (0, import_adapters_loops_record_schemas.object)({ plans: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), beginning), kept: marks, taken: marks });
});
function parse2(value) {
  const parsed = schema3().safeParse(value);
  return parsed.success ? parsed.data : { plans: {}, kept: {}, taken: {} };
}
// src/core/planning/execution/execution-plan.ts
function isOpen(summary) {
  return summary === null || summary === "unproven";
}
var CHOICES = ["close", "again", "skip"];
// src/app/planning/execution/execution-records.ts
function readRecords(store, folder) {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit2(store, folder, readExecutionFile(store.project, path))));
}
function changeRecord(store, { folder, plan }, change) {
  return editExecutionFile(store.project, executionFile(store.project, folder), (value) => {
    const plans = admit2(store, folder, value);
    const next = change(plans[plan] ?? null);
    if (next === null) delete plans[plan];
    else plans[plan] = next;
    return { version: 1, plans, signature: (0, import_common2.sign)(store.key, signedText2(store, folder, plans)) };
  });
}
function admit2(store, folder, value) {
  const parsed = schema4().safeParse(value);
  const plans = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return (0, import_common2.verify)(store.key, signedText2(store, folder, plans), parsed.data.signature) ? plans : /* @__PURE__ */ Object.create(null);
}
function signedText2({ project }, folder, plans) {
  const { data } = schema4().safeParse({ plans, signature: "" });
  return JSON.stringify(["msw-execution-1", project, folder, data?.plans ?? {}]);
}
var schema4 = (0, import_common14.once)(() => {
  const checkpoint = (0, import_adapters_loops_record_schemas.object)({ type: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()), text: (0, import_adapters_loops_record_schemas.string)() });
  const record2 = (0, import_adapters_loops_record_schemas.union)([
    (0, import_adapters_loops_record_schemas.object)({
      state: (0, import_adapters_loops_record_schemas.literal)("checkpoint"),
      checkpoint,
      reached: (0, import_adapters_loops_record_schemas.number)(),
      answer: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
    }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("halted"), reason: (0, import_adapters_loops_record_schemas.string)(), report: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("untrusted"), commands: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("resolved"), choice: (0, import_adapters_loops_record_schemas._enum)(["close", "again", "skip"]) })
  ]);
  return (0, import_adapters_loops_record_schemas.object)({ plans: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), record2), signature: (0, import_adapters_loops_record_schemas.string)() });
});
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = (0, import_shared_core_planning_documents_must_haves.findPlan)(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await changeRecord(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings.refused)("The record of the execution cannot be written: see /msw:doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings.refused)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_common4.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_common.isoTime)(workspace)
  );
  return {
    status: "done",
    message: import_common8.prose`Plan ${(0, import_common3.quoteName)(plan.id)}: ${(0, import_common3.quoteName)(what)}. To continue: /msw:execute ${(0, import_common3.quoteName)(plan.canonical.slice(0, plan.canonical.lastIndexOf("-")))}`
  };
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
// src/app/planning/execution/read-execution.ts
// src/adapters/git/branches.ts
async function repositoryState(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return { status: "none", why: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: "none", why: (0, import_adapters_git_work_tree.noRepository)(folder) };
  const head = await (0, import_app_loop_gather_evidence2.headOf)(git);
  if (head === null) return { status: "none", why: "the repository has no commit yet" };
  return { status: "ok", top: git.top, head, branch: await branchOf(git), against: lacking(git, git.top) };
}
function branchOf(git) {
  return (0, import_app_loop_gather_evidence2.lineOf)(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]);
}
function lacking({ settings: { repository } }, top) {
  if ((0, import_node_fs2.existsSync)((0, import_node_path5.join)(top, ".gitmodules"))) return "the repository has submodules";
  if ((0, import_adapters_git_work_tree2.lastOf)(repository, "core.sparsecheckout") === "true") return "only a part of it is checked out";
  const filters = [...repository.keys()].some((key) => key.startsWith("filter."));
  return filters ? "its own settings name filters, as those of Git LFS" : null;
}
async function branchChanges(root, branch) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return null;
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence2.lineOf)(git, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`]);
  if (head === null) return null;
  const isMerged = (await git.run(["merge-base", "--is-ancestor", head, "HEAD"])).status === "ok";
  const prefix = await (0, import_app_loop_gather_evidence2.lineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const diff = await git.run(["diff", "--name-status", "-z", "--no-renames", `HEAD...${head}`]);
  if (diff.status !== "ok") return null;
  const fields = diff.output.split("\0");
  const entries = fields.flatMap(
    (letter, at) => at % 2 === 0 && letter !== "" ? [{ letter, path: import_node_path5.posix.relative(prefix === "" ? "." : prefix, fields[at + 1] ?? "") }] : []
  );
  return {
    head,
    isMerged,
    changed: entries.map(({ path }) => path),
    deleted: entries.filter(({ letter }) => letter === "D").map(({ path }) => path)
  };
}
async function treeState(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return null;
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence2.headOf)(git);
  const conflicts = await (0, import_app_loop_gather_evidence2.conflictsIn)(git);
  if (head === null || conflicts === null) return null;
  return { branch: await branchOf(git), head, conflicts };
}
// src/core/planning/execution/checkpoint.ts
var LONGEST = 6e3;
function readCheckpoint(message) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  const from = lines.findIndex((line, at) => HEADING.test(line) && !isFenced(lines, at));
  if (from === -1) return null;
  const text = lines.slice(from).join("\n").trim().slice(0, LONGEST);
  const type = /^[-* \t]*\*\*Type:?\*\*:?\s*`?(?:checkpoint:)?([a-z-]+)/im.exec(text)?.[1]?.toLowerCase();
  const task = /\*\*Task\s+(\d{1,3})\b/i.exec(text)?.[1];
  return { type: type ?? "human-action", task: task === void 0 ? null : Number(task), text: (0, import_common9.redact)(text) };
}
var HEADING = /^ {0,3}## CHECKPOINT REACHED\s*$/;
function isFenced(lines, until) {
  let open = "";
  for (const line of lines.slice(0, until)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === void 0) continue;
    if (open === "") open = mark;
    else if (mark.startsWith(open)) open = "";
  }
  return open !== "";
}
function autoAnswer(plan, { type, task, text }, reached) {
  if (/blocking-human/i.test(text)) return null;
  const held = plan.tasks.filter(({ kind }) => kind === "checkpoint");
  const own = held.filter((one) => one.type.toLowerCase() === `checkpoint:${type}`);
  const meant = own.find(({ index }) => index === task) ?? (own.length === 1 ? own[0] : void 0);
  if (meant === void 0 || reached > held.length) return null;
  if (meant.attributes.gate?.trim().toLowerCase() === "blocking-human") return null;
  if (type === "human-verify") return "approved";
  return type === "decision" ? firstOption(plan.text, meant.children) : null;
}
function firstOption(text, children) {
  const options = children.find(({ name: name2, closed }) => name2 === "options" && closed);
  if (options === void 0) return null;
  const [first] = (0, import_hooks_active_on_command3.elements)(options.tags, options.inner.end).filter(({ name: name2 }) => name2 === "option");
  if (first === void 0) return null;
  const name = (0, import_hooks_active_on_command3.innerText)(text, (0, import_hooks_active_on_command3.elements)(first.tags, first.inner.end), "name")?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(": ") || null;
}
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = (0, import_shared_core_planning_phases_standing.readPhase)(project, phaseFolder(project, terms.folder));
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path4.join)(project, ".planning"));
  const waves = (0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase));
  const trees = readTrees(store, terms.folder);
  const files = await planFiles(project, { folder: terms.folder, phase, trees });
  const records = readRecords(store, terms.folder);
  const around = { terms, isAuto: config.mode === "yolo" || config.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const isolation = await isolationIn(project, config);
  const limits = { parallel: isolation.kind === "worktrees", mostAtOnce: config.maxConcurrentAgents };
  const step = nextExecution(plans, limits);
  return { terms, config, waves, files, plans, step, trees, isolation };
}
async function isolationIn(project, config) {
  const wanted = isolationOf(config, null);
  if (wanted.kind === "in-turn") return wanted;
  const state = await repositoryState(project);
  if (state.status === "none") return isolationOf(config, state.why);
  return isolationOf(config, state.branch === null ? "HEAD is detached" : state.against);
}
function openPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
function phaseFolder(project, folder) {
  return (0, import_node_path4.join)(project, ".planning", "phases", folder);
}
async function planFiles(project, { folder, phase, trees }) {
  const place = `.planning/phases/${folder}`;
  const here = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  const added = here === null ? /* @__PURE__ */ new Map() : await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  const inTrees = await Promise.all(
    [...trees].map(
      async ([id, tree]) => [id, await (0, import_app_loop_gather_evidence.recentCommits)(treeRoot(project, tree)) ?? here]
    )
  );
  const commitsOf = new Map(inTrees);
  const { plans: begun } = readBeginnings(project, folder);
  const committed = [...added.keys()].map((path) => path.slice(place.length + 1));
  const isUnproven = (id, file) => Object.hasOwn(begun, id) && begun[id]?.proven === false && (0, import_hooks_active_on_command.summaryOf)(file, committed) === null;
  return new Map(
    phase.plans.map(({ id, canonical, file, document, summary }) => {
      const path = `${place}/${file}`;
      const commits = commitsOf.get(id) ?? here;
      const complete = isUnproven(id, file) ? "unproven" : "complete";
      const status = summary === null ? null : summary.status === "halted" ? "halted" : complete;
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : ownCommits(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record2, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: namedFiles(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record: record2,
    autoAnswer: isAuto && record2?.state === "checkpoint" ? autoAnswer(document, record2.checkpoint, record2.reached) : null
  };
}
function isolationOf({ parallelization, useWorktrees }, against) {
  if (!parallelization || !useWorktrees) return { kind: "in-turn", why: null };
  return against === null ? { kind: "worktrees" } : { kind: "in-turn", why: against };
}
async function openExecutions({ root, phases }, env) {
  const begun = phases.flatMap(
    ({ number: number2, folder }) => folder !== null && FILES.some((kind) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, executionFile(root, folder, kind))) ? [{ phase: number2, folder }] : []
  );
  const opened = begun.length === 0 ? null : (0, import_common.openWorkspace)(root, env);
  if (opened === null || opened.status === "refused") return [];
  const waiting = [];
  for (const terms of begun) {
    const execution = await readExecution(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    waiting.push(
      ...execution.step.questions.map((one) => waitingPlan(execution, one)),
      ...unproven(execution)
    );
  }
  return waiting;
}
var FILES = ["", ".begun"];
function unproven({ terms, plans }) {
  return plans.filter(({ record: record2, summary }) => record2 === null && summary === "unproven").map(({ id: plan }) => ({
    phase: terms.phase,
    plan,
    kind: "unproven",
    reason: (0, import_common5.plainLine)(`Plan ${plan} has a summary, but its checks have not passed`, 300),
    command: (0, import_hooks_active_on_command4.executeCommand)(terms)
  }));
}
function waitingPlan({ terms, plans }, { plan, kind }) {
  const record2 = plans.find(({ id }) => id === plan)?.record ?? null;
  const named2 = { phase: terms.phase, plan, kind };
  switch (record2?.state) {
    case "halted":
      return {
        ...named2,
        reason: (0, import_common5.plainLine)(
          `Plan ${plan} was halted (${record2.reason}); --close and --skip are the other ways`,
          300
        ),
        command: (0, import_hooks_active_on_command4.decisionCommand)(terms, import_common8.prose`--again`, plan)
      };
    case "checkpoint":
      return {
        ...named2,
        reason: (0, import_common5.plainLine)(
          `Plan ${plan} waits at a checkpoint (${record2.checkpoint.type}) for your answer`,
          300
        ),
        command: `${(0, import_hooks_active_on_command4.decisionCommand)(terms, import_common8.prose`--answer`, plan)} YOUR WORDS`
      };
    case "untrusted":
      return {
        ...named2,
        reason: `Commands of plan ${plan} changed and are not allowed yet`,
        command: (0, import_hooks_active_on_command4.executeCommand)(terms)
      };
    default:
      return {
        ...named2,
        reason: `Plan ${plan} is half done: it has commits and no summary; --again and --skip are the other ways`,
        command: (0, import_hooks_active_on_command4.decisionCommand)(terms, import_common8.prose`--close`, plan)
      };
  }
}
module.exports = {
  CHOICES: CHOICES,
  COMMIT_TYPES: COMMIT_TYPES,
  addNotes: addNotes,
  branchChanges: branchChanges,
  changeBeginning: changeBeginning,
  changeBeginnings: changeBeginnings,
  changeRecord: changeRecord,
  changeTree: changeTree,
  commitSubject: commitSubject,
  commitType: commitType,
  isNamed: isNamed,
  isOfPlan: isOfPlan,
  isOpen: isOpen,
  isWork: isWork,
  keepContents: keepContents,
  keptContent: keptContent,
  marksOf: marksOf,
  namedFiles: namedFiles,
  nextExecution: nextExecution,
  nextWith: nextWith,
  openExecutions: openExecutions,
  openPlans: openPlans,
  ownCommits: ownCommits,
  phaseFolder: phaseFolder,
  projectOfTree: projectOfTree,
  readBeginning: readBeginning,
  readBeginnings: readBeginnings,
  readCheckpoint: readCheckpoint,
  readExecution: readExecution,
  readNotes: readNotes,
  readRecords: readRecords,
  readResolution: readResolution,
  readTrees: readTrees,
  repositoryState: repositoryState,
  resolveAll: resolveAll,
  resolvePlan: resolvePlan,
  rootOf: rootOf,
  shownPlace: shownPlace,
  treePlace: treePlace,
  treeRoot: treeRoot,
  treeState: treeState,
  withTrees: withTrees,
  workItems: workItems
};
