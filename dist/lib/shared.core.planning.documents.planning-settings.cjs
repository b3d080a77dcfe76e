

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text);
  const body = (0, import_hooks_active_on_command4.bodyStart)(text);
  const quoted = (0, import_hooks_active_on_command.quotedRanges)(text, body);
  const headings = headingsOf((0, import_hooks_active_on_command3.textLines)(text, body), quoted, text.length);
  const diagnostics = (0, import_shared_yaml_dist_parse_parser.placed)(text, [...frontmatter.diagnostics, ...unreadable(text, quoted)]);
  return { text, frontmatter, body, quoted, headings, diagnostics };
}
function unreadable(text, quoted) {
  const found = [];
  const nul = text.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push((0, import_shared_yaml_dist_parse_parser.errorAt)({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push((0, import_shared_yaml_dist_parse_parser.warningAt)({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || (0, import_hooks_active_on_command.insideRanges)(quoted, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}
// src/core/planning/documents/agent-models.ts
var [opus, sonnet, haiku] = ["opus", "sonnet", "haiku"];
var quality = { researcher: opus, planner: opus, "plan-checker": sonnet, executor: opus, verifier: sonnet };
var balanced = {
  researcher: sonnet,
  planner: opus,
  "plan-checker": sonnet,
  executor: sonnet,
  verifier: sonnet
};
var budget = {
  researcher: haiku,
  planner: sonnet,
  "plan-checker": haiku,
  executor: sonnet,
  verifier: haiku
};
var PROFILES = /* @__PURE__ */ new Map([
  ["quality", quality],
  ["golden", quality],
  ["balanced", balanced],
  ["budget", budget]
]);
function agentModel(profile, agent) {
  return PROFILES.get(profile)?.[agent] ?? null;
}
function modelsLine(profile, agents) {
  const models = agents.flatMap((agent) => {
    const model = agentModel(profile, agent);
    return model === null ? [] : [import_common3.prose`${(0, import_common.quoteName)(agent)} ${(0, import_common.quoteName)(model)}`];
  });
  return models.length === 0 ? [] : [import_common3.prose`models: ${(0, import_common3.joinProse)(models, ", ")}`];
}
function isProfile(name) {
  return name === null || name === "inherit" || PROFILES.has(name);
}
// src/core/planning/documents/json-object.ts
function readJsonObject(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is not a JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}
// src/app/planning/documents/documents.ts
// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path2.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path2.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
    if (inner === null) return { status: "busy" };
    try {
      return { status: "done", value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}
async function acquire(path, body, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done) => setTimeout(done, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path, body) {
  try {
    return (0, import_common4.createFile)(path, body);
  } catch (error) {
    const code = (0, import_common10.errorCode)(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path, body) {
  if (read(path) === body) (0, import_node_fs2.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if ((0, import_common8.notPlain)(before) !== null) {
    (0, import_common2.setAsideNow)(path);
    return;
  }
  const body = read(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs2.renameSync)(path, aside);
    (0, import_node_fs2.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === void 0) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (0, import_common10.errorCode)(error) === "EPERM";
  }
}
function read(path) {
  const file = (0, import_common8.readPlain)(path, { cap: LARGEST, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}
// src/core/planning/documents/planning-settings.ts
function readPlanningConfig(text) {
  const read2 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read2.status === "invalid") {
    const message = `config.json cannot be read (${read2.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config2 } = readPlanningConfig(null);
    return { config: config2, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read2.value);
  const config = { ...workflow(reader), ...surroundings(reader), raw: read2.value };
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key, flat = key) => from.value(flat, "workflow", key);
  const depth = from.value("depth").value;
  const granularity = from.value("granularity", "planning", "granularity");
  const older = typeof depth === "string" ? DEPTHS[depth] ?? depth : void 0;
  return {
    mode: from.choice(from.value("mode"), ["interactive", "yolo"]),
    granularity: from.choice(
      granularity.value === void 0 ? { name: "depth", value: older } : granularity,
      ["standard", "coarse", "fine"]
    ),
    /** `quality`, `balanced`, `budget`, `inherit`, or another name; null: every agent takes the session's model. */
    modelProfile: from.text(from.value("model_profile")),
    research: from.flag(inWorkflow("research"), true),
    planCheck: from.flag(inWorkflow("plan_check", "plan_checker"), true),
    verifier: from.flag(inWorkflow("verifier"), true),
    skipDiscuss: from.flag(inWorkflow("skip_discuss"), false),
    /** Whether each of several concurrent plans may get a worktree; without them plans take turns. */
    useWorktrees: from.flag(inWorkflow("use_worktrees"), true),
    autoAdvance: from.flag(inWorkflow("auto_advance"), false),
    tddMode: from.flag(inWorkflow("tdd_mode"), false),
    /** `end-of-phase`, or `mid-flight` as in older versions of GSD. */
    humanVerifyMode: from.text(inWorkflow("human_verify_mode")) ?? "end-of-phase",
    /** An executor's time limit; null when not set. */
    subagentTimeoutMs: from.count(inWorkflow("subagent_timeout"), null),
    /** How often an executor is sent back; null when not set. */
    nodeRepairBudget: from.count(inWorkflow("node_repair_budget"), null),
    /** Builds the git-ignored files that the checks need. */
    buildCommand: from.text(inWorkflow("build_command")),
    /** The checks for a plan that names no command. */
    usualCommands: ["build_command", "test_command"].flatMap((key) => from.text(inWorkflow(key)) ?? []),
    driftThreshold: from.count(inWorkflow("drift_threshold"), 3),
    driftAction: from.choice(inWorkflow("drift_action"), ["warn", "auto-remap"])
  };
}
function surroundings(from) {
  const inPlanning = (key) => from.value(key, "planning", key);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const said = inPlanning("commit_docs");
  return {
    /** Null when not set: then documents are committed unless git ignores them. */
    commitDocs: said.value === void 0 ? null : from.flag(said, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    milestoneBranchTemplate: from.text(from.value("milestone_branch_template", "git", "milestone_branch_template")) ?? "gsd/{milestone}-{slug}",
    /** Whether the plans of a wave may run concurrently, and how many. */
    parallelization: from.flag(isObject(whole.value) ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
var MOST_SLIPS = 2;
function configReader(raw) {
  const problems = [];
  const wrong = ({ name }, meaning) => {
    const message = `"${name}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning}, or remove it.` });
  };
  const names = /* @__PURE__ */ new Set();
  return {
    problems,
    /** A flat key, from the first generation of GSD, wins over the nested one. */
    value(flat, section, key) {
      const nested = section === void 0 || key === void 0 ? null : `${section}.${key}`;
      for (const name of [flat, nested, section]) if (name != null) names.add(name);
      const direct = ownValue(raw, flat);
      if (direct !== void 0 || nested === null) return { name: flat, value: direct };
      return { name: nested, value: ownValue(ownValue(raw, section), key) };
    },
    /** Unread keys spelt almost like one that is read; GSD has many more keys. */
    misspelt() {
      const written = Object.entries(raw).flatMap(([key, value]) => [
        key,
        ...isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : []
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : (0, import_hooks_active_on_command2.closestWord)(name, [...names]);
        if (meant === null || (0, import_hooks_active_on_command2.editsBetween)(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ code: "config-unknown-key", message, fix: `Write "${meant}" if that is what it means.` }];
      });
    },
    flag(setting, absent) {
      if (typeof setting.value === "boolean") return setting.value;
      if (setting.value !== void 0 && setting.value !== null) wrong(setting, "true or false");
      return absent;
    },
    count(setting, absent) {
      const { value } = setting;
      if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
      if (value !== void 0 && value !== null) wrong(setting, "a number from 0");
      return absent;
    },
    text(setting) {
      const { value } = setting;
      if (typeof value === "string") return value.trim() === "" ? null : value;
      if (value !== void 0 && value !== null) wrong(setting, "a text");
      return null;
    },
    texts(setting) {
      const { value } = setting;
      if (value === void 0 || value === null) return [];
      if (!Array.isArray(value)) wrong(setting, "a list of texts");
      return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    },
    /** The first choice is the default. */
    choice(setting, choices) {
      const found = choices.find((one) => one === setting.value);
      if (found !== void 0) return found;
      if (setting.value !== void 0 && setting.value !== null)
        wrong(setting, `one of ${choices.join(", ")}`);
      return choices[0];
    }
  };
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ownValue(object, key) {
  return isObject(object) ? Object.entries(object).find(([name]) => name === key)?.[1] : void 0;
}
function unusedSettings(config) {
  return [
    ...isProfile(config.modelProfile) ? [] : ["model_profile"],
    ...config.searchGitignored ? ["planning.search_gitignored"] : [],
    ...config.subRepos.length > 0 ? ["planning.sub_repos"] : []
  ];
}
// src/core/text/markdown/heading-anchors.ts
function headingAnchors() {
  const taken = /* @__PURE__ */ new Map();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    while (taken.has(anchor)) {
      const count = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, count);
      anchor = `${wanted}-${count}`;
    }
    taken.set(anchor, 0);
    return anchor;
  };
}
function anchorOf(heading) {
  return heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "").replaceAll(" ", "-");
}
// src/core/planning/writing/check-answers.ts
function checkAnswers(answers, exists, first = 1) {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...answers.phases.flatMap((phase, at) => phaseProblems(phase, at, first)),
    ...missingReferences(references(answers), exists)
  ];
}
function references({ references: listed, requirements, later, phases }) {
  const sources = (name, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name}.${at}.source`, path: source }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
var problem = (where, message) => ({ where, message });
function countProblems({ requirements, phases }) {
  return [
    ...requirements.length === 0 ? [problem("requirements", "name at least one requirement")] : [],
    ...phases.length === 0 ? [problem("phases", "name at least one phase")] : []
  ];
}
function idProblems({ requirements, later }) {
  const seen = /* @__PURE__ */ new Set();
  return [...requirements, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [problem(id, `${id} is used twice: give one of them another number`)] : [];
  });
}
function mappingProblems({ requirements, later, phases }, number) {
  const first = new Set(requirements.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [problem(where, `${id} is for later: move it to requirements, or out of this phase`)];
      return first.has(id) ? [] : [problem(where, `${id} is not a requirement: add it, or correct the id`)];
    })
  );
  const unmapped = requirements.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + number)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [problem(id, message)];
  });
  return [...unknown, ...unmapped];
}
function phaseProblems({ criteria, dependsOn, requirements }, at, first) {
  const where = `phases.${at}`;
  const own = at + first;
  const found = [];
  const late = dependsOn.filter((number) => number >= own).join(", ");
  if (criteria.length < 2 || criteria.length > 5)
    found.push(
      problem(
        `${where}.criteria`,
        `${(0, import_common6.countOf)(criteria.length, "criterion", "criteria")}: name 2 to 5 things that can be observed`
      )
    );
  if (late !== "")
    found.push(
      problem(`${where}.dependsOn`, `phase ${own} can only depend on earlier phases, not on ${late}`)
    );
  if (requirements.length === 0)
    found.push(
      problem(`${where}.requirements`, `phase ${own} serves no requirement: give it one, or drop it`)
    );
  return found;
}
function missingReferences(references2, exists) {
  const advice = "does not exist in the project: name a file (and a heading of it) that does, or leave it out";
  return references2.filter(({ path }) => !exists(path)).map(({ where, path }) => problem(where, `${path} ${advice}`));
}
function hasAnchor(text, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text);
  if (headings.map(({ title }) => title).map(headingAnchors()).includes(wanted))
    return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return (0, import_common7.readText)((0, import_node_path.resolve)(root, path), (0, import_common9.projectFile)(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return (0, import_common5.namesIn)((0, import_node_path.resolve)(root, folder), (0, import_common9.projectFile)(root));
}
function isDocument(root, path) {
  const found = (0, import_common9.findIn)((0, import_common9.projectFile)(root), (0, import_node_path.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}
function planningConfigOf(planning) {
  return planningSettingsOf(planning).config;
}
function planningSettingsOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path.dirname)(planning), (0, import_node_path.join)(planning, "config.json")));
}
async function underGsdLocks(planning, work) {
  const locked = await withGsdLocks(planning, work);
  if (locked.status === "done") return locked.value;
  return refused("GSD is writing the planning files: try again when it is done.");
}
function refused(reason) {
  return { status: "refused", reason };
}
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || (0, import_common9.findIn)((0, import_common9.projectFile)(root), (0, import_node_path.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
module.exports = {
  agentModel: agentModel,
  cannotUse: cannotUse,
  checkAnswers: checkAnswers,
  documentNames: documentNames,
  documentText: documentText,
  headingAnchors: headingAnchors,
  headingText: headingText,
  isDocument: isDocument,
  missingReferences: missingReferences,
  modelsLine: modelsLine,
  planningConfigOf: planningConfigOf,
  planningSettingsOf: planningSettingsOf,
  readDocument: readDocument,
  readJsonObject: readJsonObject,
  readMarkdown: readMarkdown,
  referenceExists: referenceExists,
  refused: refused,
  underGsdLocks: underGsdLocks,
  unreadable: unreadable,
  unusedSettings: unusedSettings,
  withGsdLocks: withGsdLocks
};
