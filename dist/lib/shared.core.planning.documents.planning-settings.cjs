var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{cannotUse:()=>cannotUse,checkAnswers:()=>checkAnswers,documentNames:()=>documentNames,documentText:()=>documentText,headingAnchors:()=>headingAnchors,headingText:()=>headingText,isPlanningDocument:()=>isPlanningDocument,isRefusal:()=>isRefusal,missingReferences:()=>missingReferences,planningConfigOf:()=>planningConfigOf,planningSettingsOf:()=>planningSettingsOf,readDocument:()=>readDocument,readJsonObject:()=>readJsonObject,readMarkdown:()=>readMarkdown,referenceExists:()=>referenceExists,refusedPlanning:()=>refusedPlanning,underGsdLocks:()=>underGsdLocks,unreadable:()=>unreadable,withGsdLocks:()=>withGsdLocks,writeTexts:()=>writeTexts}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_fs=require(
"node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path");
// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text);
  const body = (0, import_hooks_active_on_command4.bodyStart)(text);
  const quoted = (0, import_hooks_active_on_command.quotedRanges)(text, body);
  const headings = headingsOf((0, import_hooks_active_on_command3.textLines)(text, body), quoted, text.length);
  const diagnostics = (0, import_hooks_active_on_command3.placed)(text, [...frontmatter.diagnostics, ...unreadable(text, quoted)]);
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
    found.push((0, import_hooks_active_on_command3.errorAt)({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push((0, import_hooks_active_on_command3.warningAt)({ start: last.start, end: last.start + 3 }, what));
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
    return (0, import_common2.createFile)(path, body);
  } catch (error) {
    const code = (0, import_common7.errorCode)(error) ?? "";
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
  if ((0, import_common5.notPlain)(before) !== null) {
    (0, import_common.setAsideNow)(path);
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
    return (0, import_common7.errorCode)(error) === "EPERM";
  }
}
function read(path) {
  const file = (0, import_common5.readPlain)(path, { cap: LARGEST, followsLink: false });
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
    return { config: config2, diagnostics: [{ message, fix }] };
  }
  const reader = configReader(read2.value);
  const config = settingsIn(reader);
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
}
function settingsIn(from) {
  const whole = isObject(from.value("parallelization")) ? "parallelization.enabled" : "parallelization";
  return {
    mode: from.choice("mode", ["interactive", "yolo"]),
    granularity: from.choice("granularity", ["standard", "coarse", "fine"]),
    research: from.flag("workflow.research", true),
    planCheck: from.flag("workflow.plan_check", true),
    verifier: from.flag("workflow.verifier", true),
    /** Whether plans have to name every locked decision. */
    coversContext: from.flag("workflow.context_coverage_gate", true),
    skipDiscuss: from.flag("workflow.skip_discuss", false),
    /** Whether each of several concurrent plans may get a worktree; without them plans take turns. */
    useWorktrees: from.flag("workflow.use_worktrees", true),
    autoAdvance: from.flag("workflow.auto_advance", false),
    tddMode: from.flag("workflow.tdd_mode", false),
    /** `end-of-phase`, or `mid-flight` as in older versions of GSD. */
    humanVerifyMode: from.text("workflow.human_verify_mode") ?? "end-of-phase",
    /** An executor's time limit; null when not set. */
    subagentTimeoutMs: from.count("workflow.subagent_timeout", null),
    /** How often an executor is sent back; null when not set. */
    nodeRepairBudget: from.count("workflow.node_repair_budget", null),
    /** Builds the git-ignored files that the checks need. */
    buildCommand: from.text("workflow.build_command"),
    /** The checks for a plan that names no command. */
    usualCommands: ["build_command", "test_command"].flatMap((key) => from.text(`workflow.${key}`) ?? []),
    driftThreshold: from.count("workflow.drift_threshold", 3),
    driftAction: from.choice("workflow.drift_action", ["warn", "auto-remap"]),
    /** Null when not set: then documents are committed unless git ignores them. Early GSD has it at the top. */
    commitDocs: from.flag("planning.commit_docs", from.flag("commit_docs", null)),
    branchingStrategy: from.choice("git.branching_strategy", ["none", "phase", "milestone"]),
    /** Whether the plans of a wave may run concurrently, and how many. */
    parallelization: from.flag(whole, true),
    maxConcurrentAgents: Math.max(1, from.count("parallelization.max_concurrent_agents", 3)),
    projectCode: from.text("project_code")
  };
}
var MOST_SLIPS = 2;
function configReader(raw) {
  const problems = [];
  const names = /* @__PURE__ */ new Set();
  const value = (path) => {
    const [key, inner] = path.split(".", 2);
    for (const name of [path, key ?? path]) names.add(name);
    return inner === void 0 ? ownValue(raw, key) : ownValue(ownValue(raw, key), inner);
  };
  const checked = (path, isKind, meaning) => {
    const found = value(path);
    if (isKind(found)) return found;
    const message = `"${path}" in config.json is not ${meaning}: GSD's default is used.`;
    const fix = `Make it ${meaning}, or remove it.`;
    if (found !== void 0 && found !== null) problems.push({ message, fix });
    return void 0;
  };
  return {
    problems,
    value,
    /** Unread keys spelt almost like one that is read; GSD has many more keys. */
    misspelt() {
      const written = Object.entries(raw).flatMap(([key, inside]) => [
        key,
        ...isObject(inside) ? Object.keys(inside).map((inner) => `${key}.${inner}`) : []
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : (0, import_hooks_active_on_command2.closestWord)(name, [...names]);
        if (meant === null || (0, import_hooks_active_on_command2.editsBetween)(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ message, fix: `Write "${meant}" if that is what it means.` }];
      });
    },
    flag(path, absent) {
      return checked(path, (one) => typeof one === "boolean", "true or false") ?? absent;
    },
    count(path, absent) {
      return checked(path, isCount, "a number from 0") ?? absent;
    },
    text(path) {
      const text = checked(path, (one) => typeof one === "string", "a text") ?? "";
      return text.trim() === "" ? null : text;
    },
    /** The first choice is the default. */
    choice(path, choices) {
      const isChoice = (one) => choices.some((choice) => choice === one);
      return checked(path, isChoice, `one of ${choices.join(", ")}`) ?? choices[0];
    }
  };
}
function isCount(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ownValue(object, key) {
  return isObject(object) ? Object.entries(object).find(([name]) => name === key)?.[1] : void 0;
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
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...orderProblems(answers, first),
    ...missingReferences(references(answers), exists)
  ];
}
function references({ references: listed, requirements, later, phases }) {
  const sources = (name, items) => items.flatMap(
    ({ source: path }, at) => path === void 0 ? [] : [{ where: `${name}.${at}.source`, path }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
function idProblems({ requirements, later }) {
  const ids = [...requirements, ...later].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  return twice.map((id) => ({ where: id, message: `${id} is used twice: give one of them another number` }));
}
function mappingProblems({ requirements, later, phases }, number) {
  const has = (list, id) => list.some((one) => one.id === id);
  const unknown = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (has(later, id))
        return [{ where, message: `${id} is for later: move it to requirements, or out of this phase` }];
      return has(requirements, id) ? [] : [{ where, message: `${id} is not a requirement: add it, or correct the id` }];
    })
  );
  const unmapped = requirements.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + number)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [{ where: id, message }];
  });
  return [...unknown, ...unmapped];
}
function orderProblems({ phases }, first) {
  return phases.flatMap(({ dependsOn }, at) => {
    const own = at + first;
    const late = dependsOn.filter((number) => number >= own).join(", ");
    if (late === "") return [];
    const message = `phase ${own} can only depend on earlier phases, not on ${late}`;
    return [{ where: `phases.${at}.dependsOn`, message }];
  });
}
function missingReferences(named2, exists) {
  const advice = "does not exist in the project: name a file (and a heading of it) that does, or leave it out";
  return named2.filter(({ path }) => !exists(path)).map(({ where, path }) => ({ where, message: `${path} ${advice}` }));
}
function hasAnchor(text, anchor) {
  const wanted = anchor.toLowerCase();
  const titles = readMarkdown(text).headings.map(({ title }) => title);
  const ids = [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].map(([, id]) => id);
  return [...titles.map(headingAnchors()), ...ids].some((one) => one?.toLowerCase() === wanted);
}
// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return (0, import_common4.readText)((0, import_node_path.resolve)(root, path), (0, import_common6.projectFile)(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return (0, import_common3.namesIn)((0, import_node_path.resolve)(root, folder), (0, import_common6.projectFile)(root));
}
function isPlanningDocument(root, path) {
  const found = (0, import_common6.findIn)((0, import_common6.projectFile)(root), (0, import_node_path.resolve)(root, path));
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
  const denied = (0, import_app_loop_conclude_turn.deniedFolder)((0, import_node_path.dirname)(planning), planning);
  if (denied !== null) return refusedPlanning(denied);
  const locked = await withGsdLocks(planning, work);
  if (locked.status === "done") return locked.value;
  return refusedPlanning("GSD is writing the planning files: try again when it is done.");
}
function refusedPlanning(reason) {
  return { status: "refused", reason };
}
function writeTexts(planning, texts, later = []) {
  const root = (0, import_node_path.dirname)(planning);
  const changed = texts.filter(([name, text]) => documentText(root, (0, import_node_path.join)(planning, name)) !== text);
  const names = changed.map(([name]) => name);
  const [objection] = [...names, ...later].flatMap(
    (name) => (0, import_app_loop_conclude_turn.writeObjection)(root, (0, import_node_path.join)(planning, name)) ?? []
  );
  if (objection !== void 0) return refusedPlanning(objection);
  for (const [name, text] of changed) (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path.join)(planning, name), text);
  return names;
}
function isRefusal(value) {
  return "status" in value && value.status === "refused";
}
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || (0, import_common6.findIn)((0, import_common6.projectFile)(root), (0, import_node_path.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
