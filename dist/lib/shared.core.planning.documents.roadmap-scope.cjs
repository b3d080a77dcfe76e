var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,a)=>{for(var r in a)__defProp(e,r,{get:a[r],enumerable:!0})},__copyProps=(e,a,r,n)=>{if(a&&typeof a=="object"||typeof a=="function")for(let t of __getOwnPropNames(a))!__hasOwnProp.call(e,t)&&t!==r&&__defProp(e,t,{get:()=>a[t],enumerable:!(n=__getOwnPropDesc(a,t))||n.enumerable});return e},__toESM=(e,a,r)=>(r=e!=null?__create(__getProtoOf(e)):{},__copyProps(a||!e||!e.__esModule?__defProp(r,"default",{value:e,enumerable:!0}):r,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{answersText:()=>answersText,commitPlanning:()=>commitPlanning,compilable:()=>compilable,createProject:()=>createProject,existingDocument:()=>existingDocument,findPlan:()=>findPlan,flatPlace:()=>flatPlace,foldedBlocks:()=>foldedBlocks,foldersIn:()=>foldersIn,hasDocuments:()=>hasDocuments,invalidAnswers:()=>invalidAnswers,isClosed:()=>isClosed,keptMilestones:()=>keptMilestones,knownStatus:()=>knownStatus,newPhasePlace:()=>newPhasePlace,patternProblem:()=>patternProblem,phasePlace:()=>phasePlace,phasePlaces:()=>phasePlaces,planAt:()=>planAt,plansIn:()=>plansIn,readAnswersFile:()=>readAnswersFile,readMustHaves:()=>readMustHaves,readPlan:()=>readPlan,readState:()=>readState,rewriteField:()=>rewriteField,roadmapScope:()=>roadmapScope,schemaOperation:()=>schemaOperation,statementIn:()=>statementIn,versionOf:()=>versionOf,writtenText:()=>writtenText}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require(".\
/hooks.active.on-command.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs");
// src/core/planning/documents/link-pattern.ts
var LONGEST_PATTERN = 512;
function compilable(pattern) {
  const flags = /^\(\?([ims]{1,3})\)/.exec(pattern)?.[1] ?? "";
  const rest = flags === "" ? pattern : pattern.slice(flags.length + 3);
  const compiled = { source: rest.replaceAll("(?P<", "(?<"), flags: [...new Set(flags)].join("") };
  return pattern.length <= LONGEST_PATTERN && isExpression(compiled) ? compiled : null;
}
function isExpression({ source, flags }) {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
function patternProblem(pattern) {
  if (pattern.length > LONGEST_PATTERN)
    return { why: `is longer than ${LONGEST_PATTERN} characters`, fix: "Write a shorter one." };
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== void 0)
    return {
      why: `looks for a backslash (${doubled}): it is escaped twice`,
      fix: `Write ${doubled.slice(1)} in it, between single quotes.`
    };
  if (compilable(pattern) !== null) return null;
  const fix = "Correct it, or put a \\ before each sign that stands for itself.";
  return { why: "is not a regular expression", fix };
}
var DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;
// src/core/planning/documents/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map = entry !== void 0 && (0, import_hooks_active_on_command4.isMap)(entry.value) ? entry.value : {};
  const tell = (code, message, fix) => {
    if (entry !== void 0) diagnostics.push((0, import_shared_yaml_dist_parse_parser.warningAt)(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !(0, import_hooks_active_on_command4.isMap)(entry.value))
    tell(
      "must-haves-shape",
      "must_haves is not a map.",
      "Write truths:, artifacts: and key_links: under it."
    );
  const list2 = (name) => itemsOf(map[name], name, tell);
  return {
    mustHaves: {
      truths: list2("truths").flatMap((item) => truthOf(item, tell)),
      artifacts: list2("artifacts").flatMap((item) => artifactOf(item, tell)),
      keyLinks: list2("key_links").flatMap((item) => keyLinkOf(item, tell)),
      prohibitions: list2("prohibitions").flatMap((item) => prohibitionOf(item, tell))
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if ((0, import_hooks_active_on_command4.isList)(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is not a list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item, tell) {
  const found = (0, import_hooks_active_on_command4.isMap)(item) ? statedIn(item) : (0, import_hooks_active_on_command4.scalar)(item);
  if (found !== null) return [found];
  const only = (0, import_hooks_active_on_command4.isMap)(item) ? Object.entries(item) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth is empty.", "Write a statement that can be checked, in quotes.");
  return [];
}
function statedIn(map) {
  return (0, import_hooks_active_on_command4.scalar)(STATEMENT_KEYS.map((key) => map[key]).find((one) => (0, import_hooks_active_on_command4.scalar)(one)));
}
function statementIn(map) {
  const [only, ...more] = Object.entries(map);
  const stated = statedIn(map);
  if (stated !== null || only === void 0 || more.length > 0 || (0, import_hooks_active_on_command4.scalar)(only[1]) === null) return stated;
  return `${only[0]}: ${(0, import_hooks_active_on_command4.scalar)(only[1])}`;
}
function artifactOf(item, tell) {
  const map = (0, import_hooks_active_on_command4.isMap)(item) ? item : { path: item };
  const path2 = (0, import_hooks_active_on_command4.scalar)(map.path);
  if (path2 === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = (0, import_hooks_active_on_command4.scalar)(map.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path2} is not a number.`, "Write a whole number.");
  }
  return [
    {
      path: path2,
      provides: (0, import_hooks_active_on_command4.scalar)(map.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: (0, import_hooks_active_on_command4.texts)(map.exports),
      contains: (0, import_hooks_active_on_command4.scalar)(map.contains)
    }
  ];
}
function keyLinkOf(item, tell) {
  const from = (0, import_hooks_active_on_command4.isMap)(item) ? (0, import_hooks_active_on_command4.scalar)(item.from) : null;
  const to = (0, import_hooks_active_on_command4.isMap)(item) ? (0, import_hooks_active_on_command4.scalar)(item.to) : null;
  if (!(0, import_hooks_active_on_command4.isMap)(item) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = (0, import_hooks_active_on_command4.scalar)(item.pattern);
  const problem = pattern === null ? shapeProblem(item.pattern) : patternProblem(pattern);
  if (problem !== null)
    tell(
      "key-link-pattern",
      `The pattern ${pattern === null ? "" : `"${pattern.slice(0, 120)}" `}of the link from ${from} ${problem.why}.`,
      problem.fix
    );
  return [{ from, to, via: (0, import_hooks_active_on_command4.scalar)(item.via), pattern }];
}
function shapeProblem(pattern) {
  if (typeof pattern === "string" || pattern === void 0) return null;
  return { why: "is not a text", fix: "Write one regular expression, in single quotes." };
}
function prohibitionOf(item, tell) {
  const text2 = (0, import_hooks_active_on_command4.scalar)(item);
  const map = (0, import_hooks_active_on_command4.isMap)(item) ? item : text2 === null ? null : (0, import_hooks_active_on_command4.mapOf)([["statement", text2]]);
  if (map !== null && statementIn(map) !== null) return [map];
  tell(
    "prohibition-empty",
    "A prohibition says nothing.",
    "Write what must not happen, in quotes, or remove it."
  );
  return [];
}
// src/core/planning/documents/plan-tasks.ts
function planTasks(text2, tags) {
  const found = (0, import_hooks_active_on_command2.taskElements)(tags, text2.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text2, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text2, element, index, diagnostics) {
  const children = (0, import_hooks_active_on_command2.elements)(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read = (name) => (0, import_hooks_active_on_command2.innerText)(text2, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read("files")),
    acceptanceCriteria: bullets(read("acceptance_criteria")),
    action: read("action"),
    done: oneLine(read("done")),
    verify: verifyOf(text2, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word2 = type.toLowerCase();
  if (word2.startsWith("checkpoint")) return "checkpoint";
  if (word2 === "auto" || word2 === "tdd") return "auto";
  return word2 === "tracer" ? "tracer" : "other";
}
function verifyOf(text2, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = (0, import_hooks_active_on_command2.elements)(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text2.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => (0, import_hooks_active_on_command2.decodeEntities)(text2.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text2) {
  return (text2 ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text2) {
  return (text2 ?? "").split("\n").map((line2) => line2.trim().replace(/^[-*]\s*/, "")).filter((line2) => line2 !== "");
}
function oneLine(text2) {
  return text2?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed: what follows may be lost.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? (0, import_shared_yaml_dist_parse_parser.errorAt)(where, what) : (0, import_shared_yaml_dist_parse_parser.warningAt)(where, what);
}
// src/core/planning/documents/plan.ts
function readPlan(text2) {
  const frontmatter2 = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2);
  const start = (0, import_hooks_active_on_command5.bodyStart)(text2);
  const quoted = (0, import_hooks_active_on_command3.quotedRanges)(text2, start);
  const tags = (0, import_hooks_active_on_command2.planTags)(text2, quoted, start);
  const read = planTasks(text2, tags);
  const must = readMustHaves(frontmatter2.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read.tasks.length > 0 ? read.tasks : headingTasks(text2, start, quoted);
  const { values } = frontmatter2;
  const field = (name) => (0, import_hooks_active_on_command4.scalar)(values[name]);
  const wave = /^-?\d{1,9}/.exec(field("wave") ?? "")?.[0];
  return {
    text: text2,
    frontmatter: frontmatter2,
    phase: field("phase"),
    plan: field("plan"),
    type: field("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: (0, import_hooks_active_on_command.dependencyTokens)(values.depends_on),
    filesModified: (0, import_hooks_active_on_command4.texts)(values.files_modified ?? values["files-modified"]),
    filesDeleted: (0, import_hooks_active_on_command4.texts)(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field("autonomous") === "true",
    requirements: (0, import_hooks_active_on_command4.texts)(values.requirements),
    gapClosure: field("gap_closure") === "true",
    superseded: field("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text2, start) ?? field("objective"),
    sections: sectionsOf(tags, text2.length),
    tasks,
    compatTaskCount: gsdTaskCount(text2),
    diagnostics: (0, import_shared_yaml_dist_parse_parser.placed)(text2, [
      ...frontmatter2.diagnostics,
      ...(0, import_shared_core_planning_documents_planning_settings.unreadable)(text2, quoted),
      ...read.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return (0, import_hooks_active_on_command2.elements)(
    tags.filter(({ name }) => SECTIONS.includes(name)),
    to
  );
}
function firstLine(text2, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text2)?.[1]?.trim() ?? null;
}
function headingTasks(text2, start, quoted) {
  const headings = [...text2.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !(0, import_hooks_active_on_command3.insideRanges)(quoted, heading.start));
  return headings.map((heading, index) => ({
    index: index + 1,
    type: "auto",
    kind: "auto",
    name: heading.name,
    id: null,
    attributes: {},
    files: [],
    acceptanceCriteria: [],
    action: null,
    done: null,
    verify: null,
    children: [],
    start: heading.start,
    end: headings[index + 1]?.start ?? text2.length
  }));
}
var OPENING = /<task(?=[\s>])/gi;
var HEADING = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text2) {
  const tags = countOpenings(text2);
  return tags > 0 ? tags : [...text2.matchAll(HEADING)].length;
}
function countOpenings(text2) {
  const opening = new RegExp(OPENING);
  let count2 = 0;
  while (opening.exec(text2) !== null) {
    const end = text2.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count2 += 1;
    opening.lastIndex = end + 1;
  }
  return count2;
}

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/documents/commit-planning.ts
async function commitPlanning(root, paths2, message, { env = process.env, formerly } = {}) {
  if ((0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  for (const folder of new Set(paths2.flatMap((path2) => [(0, import_node_path.resolve)(root, path2), (0, import_node_path.dirname)((0, import_node_path.resolve)(root, path2))])))
    if ((0, import_node_fs.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true) (0, import_common.removeLeftovers)(folder);
  const kept = [];
  for (const path2 of paths2) if (!await isIgnored(root, path2)) kept.push(path2);
  if (kept.length === 0 && paths2.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => __toESM(require("./app.planning.documents.secret-objection.cjs")));
  const reason = await secretObjection(root, kept, formerly);
  if (reason !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(reason);
  return (0, import_shared_core_mapping_documents_map_documents.commitInProject)(root, kept, message, { env });
}
async function isIgnored(root, path2) {
  const name = (0, import_node_path.relative)(root, path2).startsWith("..") ? path2 : path2.replaceAll(import_node_path.sep, "/");
  return (await (0, import_adapters_git_work_tree.runGit)(root, ["check-ignore", "-q", "--", name])).status === "ok";
}

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/core/planning/documents/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text2) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text2);
  const plain = (0, import_hooks_active_on_command3.withoutBlocks)(text2, document.quoted);
  const ranges = {
    body: { start: document.body, end: text2.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = (0, import_hooks_active_on_command7.textLines)(plain, document.body);
  const field = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  const flat = sectionRange(document, /^current phase$/i);
  const place = lines.find(
    ({ start, end, text: line2 }) => flat !== null && start >= flat.start && end <= flat.end && /^Phase /i.test(line2)
  );
  const name = place === void 0 ? null : flatPlace(place.text)?.name ?? null;
  return { document, ...fieldsOf(document, field, name), field };
}
function flatPlace(line2) {
  const [, phase, rest = ""] = /^(Phase \S+: )(.*)$/i.exec(line2) ?? [];
  if (phase === void 0) return null;
  const remark = rest.endsWith(")") ? rest.indexOf(" (", rest.slice(0, -1).lastIndexOf(")") + 1) : -1;
  return { phase, name: remark === -1 ? rest : rest.slice(0, remark) };
}
function fieldsOf(document, field, flatName) {
  const { values } = document.frontmatter;
  const textOf2 = (...labels) => field(...labels)?.value || null;
  const phase = prosePhase(textOf2("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(
    textOf2("Last activity") ?? ""
  );
  const pausedAt = textOf2("Paused At");
  const progress = (0, import_hooks_active_on_command4.isMap)(values.progress) ? values.progress : {};
  return {
    milestone: (0, import_hooks_active_on_command4.scalar)(values.milestone),
    currentPhase: textOf2("Current Phase") ?? phase.number ?? (0, import_hooks_active_on_command4.scalar)(values.current_phase ?? values.currentPhase),
    currentPhaseName: textOf2("Current Phase Name") ?? phase.name ?? (0, import_hooks_active_on_command4.scalar)(values.current_phase_name) ?? flatName,
    currentPlan: textOf2("Current Plan", "Plan") ?? (0, import_hooks_active_on_command4.scalar)(values.current_plan),
    statusText: textOf2("Status"),
    status: stateStatus(textOf2("Status") ?? (0, import_hooks_active_on_command4.scalar)(values.status), pausedAt),
    stoppedAt: textOf2("Stopped at") ?? (0, import_hooks_active_on_command4.scalar)(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? textOf2("Last activity") ?? (0, import_hooks_active_on_command4.scalar)(values.last_activity ?? values.lastUpdated),
    lastActivityText: textOf2("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : [])
    )
  };
}
function prosePhase(text2) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text2 ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title) {
  const heading = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines, label, range) {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines, prefix) {
  for (const line2 of lines) {
    const length = prefix.exec(line2.text)?.[0].length;
    const value = length === void 0 ? "" : line2.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line2.start + length, end: line2.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line2 of lines) {
    const [name, cell, ...more] = (0, import_app_loop_conclude_turn.rowCells)(line2) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}
var EXACT = {
  paused: "paused",
  stopped: "paused",
  executing: "executing",
  "in progress": "executing",
  "ready to execute": "executing",
  planning: "planning",
  "ready to plan": "planning",
  "planning complete": "planning",
  discussing: "discussing",
  verifying: "verifying",
  "phase complete \u2014 ready for verification": "verifying",
  completed: "completed",
  complete: "completed",
  done: "completed",
  "phase complete": "completed",
  "all phases complete": "completed",
  "milestone complete": "completed",
  unknown: "unknown"
};
var PATTERNS = [
  [/^executing phase \S+$/, "executing"],
  [/^planning phase \S+$/, "planning"],
  [/^verifying phase \S+$/, "verifying"],
  [/^phase \S+ complete$/, "completed"],
  [/^\S+ milestone complete$/, "completed"],
  [/^complete ?[✓✔✅☑]?$/, "completed"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}
function rewriteField(field, change) {
  const text2 = field === null ? null : change(field.value);
  return field === null || text2 === null ? [] : [{ start: field.start, end: field.end, text: text2 }];
}
// src/app/planning/documents/phase-place.ts
// src/core/planning/documents/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3}(?:-(?!v\d)[a-z][a-z\d]{0,20}(?:\.\d+)?)?)\b/i;
function roadmapScope(document, plain, milestone) {
  const sections = milestoneSections(document, plain);
  const closed = sections.filter(({ isClosed: is }) => is);
  const isIn = (list2) => (offset) => list2.some(({ start, end }) => start <= offset && offset < end);
  const headed = sections.filter(({ isFold }) => !isFold);
  const first = Math.min(...[...headed, ...boundaries(document)].map(({ start }) => start), plain.length);
  const isFolded = isIn(sections.filter(({ isFold }) => isFold));
  const known = {
    milestones: headed.map(({ title, version }) => ({ heading: title, version: version ?? "" })),
    folded: closed.flatMap(({ isFold, version }) => isFold && version !== null ? [version] : []),
    isBefore: (offset) => (headed.length > 0 || first < plain.length) && offset < first && !isFolded(offset)
  };
  const wanted = milestone === null ? begunMilestone(plain) ?? onlyOpen(sections) : versionOf(milestone);
  const own = wanted === null ? [] : sectionsOf2(sections, wanted);
  if (own.length === 0 || wanted === null) {
    const shipped = headed.length > 0 && headed.every(({ isClosed: is }) => is);
    const isAway = isIn(
      sections.filter((one) => one.isFold && (one.isClosed || wanted !== null && one.version !== null))
    );
    return { ...known, milestone: null, shipped, includes: (offset) => !isAway(offset) };
  }
  const isOwn = isIn(own);
  const isOther = isIn(sections.filter((one) => !own.includes(one) && (one.isClosed || one.isTitled)));
  return {
    ...known,
    milestone: wanted,
    shipped: own.every(({ isClosed: is }) => is),
    includes: (offset) => isOwn(offset) && (!isOther(offset) || isIn(innermost(own, offset, sections))(offset))
  };
}
function innermost(own, offset, sections) {
  const around = sections.filter(({ start, end }) => start <= offset && offset < end);
  const last = around.filter((one) => own.includes(one) || one.isClosed || one.isTitled).at(-1);
  return last !== void 0 && own.includes(last) ? [last] : [];
}
function milestoneSections(document, plain) {
  const candidates = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const ends = boundaries(document);
  const headed = candidates.map(({ title, start, level }) => {
    const end = ends.find((one) => one.start > start && one.level <= level)?.start ?? plain.length;
    return sectionOf(title, { start, end }, plain, { level, isFold: false });
  });
  const folds = foldedBlocks(plain).map(
    ({ summary, start, end }) => sectionOf(summary, { start, end }, plain, { level: 9, isFold: true })
  );
  const all = [...headed, ...folds].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept = all.filter((one) => one.isFold || one.isTitled || one.hasPhases);
  const isIn = (outer, { start, end }) => outer.start < start && end <= outer.end;
  return kept.map((one) => ({
    ...one,
    isClosed: one.isClosed || kept.some((outer) => outer.isClosed && outer.level > 1 && isIn(outer, one))
  }));
}
function sectionOf(title, { start, end }, plain, { level, isFold }) {
  return {
    ...{ title, start, end, level, isFold },
    version: versionOf(title),
    isClosed: isClosed(title),
    isTitled: TITLED.test(title),
    hasPhases: plain.slice(start, end).split("\n").some((line2) => PHASE_LINE.test(line2))
  };
}
function sectionsOf2(sections, wanted) {
  const base = (version) => version.split("-", 1).join("");
  const short = (version) => base(version).replace(/(?<!\.0)(?:\.0){1,5}$/, "");
  const named2 = [(version) => version, base, short].map((form) => {
    const same = form(wanted).toLowerCase();
    return sections.filter(({ version }) => version !== null && form(version).toLowerCase() === same);
  }).find((one) => one.length > 0) ?? [];
  const [open, filled] = [(one) => !one.isClosed, (one) => one.hasPhases];
  const best = [
    named2.filter((one) => open(one) && filled(one)),
    named2.filter(open),
    named2.filter(filled),
    named2
  ];
  const chosen = best.find((one) => one.length > 0) ?? [];
  const below2 = chosen.filter(({ level }) => level > 1);
  return below2.length > 0 ? below2 : chosen;
}
function versionOf(text2) {
  const version = VERSION.exec(text2)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function begunMilestone(plain) {
  const version = /(?:🚧|🔄) {0,4}\*\*v(\d+(?:\.\d+){0,3})\s/u.exec(plain)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function onlyOpen(sections) {
  const open = new Set(sections.filter(({ isClosed: is }) => !is).map(({ version }) => version));
  const [only = null] = open;
  return open.size === 1 && sections.some(({ isClosed: is }) => is) ? only : null;
}
var TITLED = /^[^\p{L}\d]*(?:(?:(?:current|next|milestone|roadmap|release|version)\b[^\p{L}]*){1,3})?v\d/iu;
var PHASE_LINE = /^ {0,3}(?:#{2,4} {0,4}(?:\[[^\]]{0,80}\] {0,4})?|[-*] {1,4}\[[ xX]\] {0,4}(?:~~)?\*{0,3})Phase {1,4}[A-Z\d]/i;
function isMilestone(title) {
  return versionOf(title) !== null && !isPhase(title);
}
function boundaries({ headings }) {
  return headings.filter(
    ({ level, title }) => level <= 3 && !isPhase(title) && (TITLED.test(title) || /[✅📋🚧]/u.test(title))
  );
}
function isPhase(title) {
  return /^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}
var CLOSED = /\b(?:closed|archived|abandoned|shipped|failed)\b|[([—–-]\s*completed?\b|✅|🗄/iu;
var BEGUN = /\b(?:started|active|wip)\b|in\s+progress|🚧|🔄/iu;
function isClosed(title) {
  return CLOSED.test(title) && !BEGUN.test(title);
}
function foldedBlocks(plain) {
  const blocks = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    const head = plain.slice(found.index, Math.min(closing.lastIndex, found.index + 2e3));
    const summary = /<summary\b[^>]{0,200}>([^<]*)</i.exec(head)?.[1] ?? "";
    blocks.push({ start: found.index, end: closing.lastIndex, summary });
    opening.lastIndex = closing.lastIndex;
  }
  return blocks;
}
// src/app/planning/documents/phase-place.ts
var USUAL = ".planning/phases";
function phasePlace(root, folder) {
  const usual = `${USUAL}/${folder}`;
  if (hasDocuments(root, usual)) return usual;
  const paths2 = phasePlaces(root).map((place) => `${place}/${folder}`);
  const exists = (path2) => (0, import_common2.isFolder)((0, import_node_path2.join)(root, path2));
  return paths2.find((path2) => hasDocuments(root, path2)) ?? paths2.find(exists) ?? usual;
}
function phasePlaces(root) {
  const kept = keptMilestones(root);
  if ([...kept.values()].every(({ phases, hasRoadmap }) => phases === null || hasRoadmap)) return [USUAL];
  const { milestone } = readState((0, import_shared_core_planning_documents_planning_settings.documentText)(root, ".planning/STATE.md") ?? "");
  const own = kept.get(versionOf(milestone ?? "")?.toLowerCase() ?? "");
  return own?.phases == null || own.hasRoadmap ? [USUAL] : [USUAL, own.phases];
}
function newPhasePlace(root, folder) {
  const places = phasePlaces(root);
  const used = places.find((place) => foldersIn(root, place).length > 0);
  return `${used ?? USUAL}/${folder}`;
}
function foldersIn(root, place) {
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place).filter(
    (name) => (0, import_hooks_active_on_command6.folderPhase)(name) !== null && (0, import_common2.isFolder)((0, import_node_path2.join)(root, place, name))
  );
}
function keptMilestones(root) {
  const folder = ".planning/milestones";
  const found = /* @__PURE__ */ new Map();
  for (const name of (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder)) {
    const version = versionOf(name.replace(/-(?:ROADMAP\.md|phases)$/i, ""))?.toLowerCase();
    if (version === void 0 || !/-(?:ROADMAP\.md|phases)$/i.test(name)) continue;
    const before = found.get(version) ?? { hasRoadmap: false, phases: null };
    const isRoadmap = name.endsWith(".md");
    found.set(
      version,
      isRoadmap ? { ...before, hasRoadmap: true } : { ...before, phases: `${folder}/${name}` }
    );
  }
  return found;
}
function hasDocuments(root, folder) {
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder).some(
    (name) => name === "plans" || /(?:^|-)(?:PLAN|SUMMARY|CONTEXT|RESEARCH|VERIFICATION|UAT)\b.*\.md$/i.test(name)
  );
}

var import_common3 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/planning/documents/find-plan.ts
function findPlan(project, token, cwd) {
  const asPath = (0, import_node_path3.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs2.existsSync)(asPath)) {
    const path2 = (0, import_node_path3.relative)(project, asPath).split(import_node_path3.sep).join("/");
    const found2 = planAt(project, path2);
    return found2 === null ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${(0, import_common3.plainLine)(token, 120)} is not a plan of this project.`) : { status: "found", plan: found2 };
  }
  const [folder, id] = splitToken(token);
  const folders = folder === null ? phasePlaces(project).flatMap((place) => foldersIn(project, place)) : [folder];
  const found = [...new Set(folders)].flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`There is no plan ${(0, import_common3.plainLine)(token, 80)}: name it as 01-02, or by its file.`);
  if (second !== void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Several phases have a plan ${(0, import_common3.plainLine)(token, 80)}: name its folder as well, as ${(0, import_node_path3.basename)((0, import_node_path3.dirname)(only))}/${id}.`
    );
  const plan = planAt(project, only);
  return plan === null ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function plansIn(project, folder) {
  const place = phasePlace(project, folder);
  const { plans } = (0, import_hooks_active_on_command.phaseFiles)((0, import_shared_core_planning_documents_planning_settings.documentNames)(project, place), (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, `${place}/plans`));
  return plans.map((file) => `${place}/${file}`);
}
function planAt(project, path2) {
  const found = (0, import_hooks_active_on_command.inPhase)(path2);
  if (found === null || !plansIn(project, found.folder).includes(path2)) return null;
  const { folder, file } = found;
  const text2 = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path2);
  if (text2 === null) return null;
  const { id, canonical } = (0, import_hooks_active_on_command.planName)(file);
  const place = phasePlace(project, folder);
  return { id, canonical, folder, place, path: path2, document: readPlan(text2) };
}
function splitToken(token) {
  const at = token.indexOf("/");
  return at === -1 ? [null, token] : [token.slice(0, at), token.slice(at + 1)];
}
function resolveIn(project, folder, id) {
  const plans = plansIn(project, folder);
  const names = plans.map((path2) => (0, import_hooks_active_on_command.planName)((0, import_hooks_active_on_command.inPhase)(path2)?.file ?? path2));
  const wanted = /^\d+$/.test(id) ? null : (0, import_hooks_active_on_command.planResolver)(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}

var import_common4 = require("./common.cjs");

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

var import_common5 = require("./common.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

// src/app/operations/planning/answers-file.ts
function readAnswersFile(from) {
  if (from === null) return (0, import_hooks_active_on_command8.misused)("Name the file with the answers: --from FILE.");
  const file = (0, import_common8.readText)(from, import_common9.named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return (0, import_hooks_active_on_command8.refused)(`${from} cannot be read${why}: write the answers there.`);
  }
  const read = (0, import_shared_core_planning_documents_planning_settings.readJsonObject)(file.text);
  if (read.status === "ok") return read;
  return (0, import_hooks_active_on_command8.refused)(`${from} is not a JSON object (${(0, import_common3.plainLine)(read.reason, 200)}): correct it.`);
}
function invalidAnswers(problems) {
  const count2 = `${(0, import_common7.countOf)(problems.length, "problem")}`;
  const reason = `The answers cannot be used: ${count2}. Fix each and try again.`;
  return { status: "failed", value: { status: "invalid", problems }, reason };
}
function answersText(value, written) {
  if (value.status !== "invalid") return written(value);
  const lines = value.problems.map(
    ({ where, message }) => import_common6.prose`- ${(0, import_common5.quoteLine)(`${where}: ${message}`, 300)}`
  );
  return (0, import_common6.joinProse)(lines, "\n");
}
function schemaOperation(name, about, { rules, example }) {
  return (0, import_hooks_active_on_command8.operation)({
    name,
    about,
    effect: "reads",
    grant: { to: ["init"] },
    inputs: {},
    run: () => (0, import_hooks_active_on_command8.done)({ rules, example }),
    text: () => {
      const list2 = rules.map((rule) => import_common6.prose`- ${rule}`);
      return import_common6.prose`${(0, import_common6.joinProse)(list2, "\n")}\n\n${(0, import_shared_app_diagnose_diagnose_plugins.proseJson)(example)}`;
    }
  });
}
function writtenText(files, commit) {
  const note = "hash" in commit ? import_common6.prose`Committed as ${(0, import_common4.quoteName)(commit.hash.slice(0, 7))}.` : import_common6.prose`Not committed: ${(0, import_common5.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
  return (0, import_common6.joinProse)([...files.map((file) => (0, import_common4.quoteName)(file)), note], "\n");
}

var import_shared_core_mapping_documents_map_documents2 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_mapping_documents_map_documents3 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_shared_app_diagnose_diagnose_plugins2 = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");
// src/app/planning/writing/create-project.ts
// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = (0, import_shared_core_mapping_documents_map_documents3.oneLine)(phases[0]?.name ?? "");
  return (0, import_shared_core_mapping_documents_map_documents3.documentOf)([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date})`,
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([`**Core value:** ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    "## Current Position",
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date} \u2014 Project initialized`
    ]),
    `Progress: ${(0, import_shared_core_mapping_documents_map_documents3.progressBar)(0)} 0%`,
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)(
      decisions.length === 0 ? ["None yet."] : decisions.map(({ what, why }) => `- [Init]: ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(what)} \u2014 ${(0, import_shared_core_mapping_documents_map_documents3.oneLine)(why)}`)
    ),
    // gsd-core would leave the rest of a longer placeholder behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([
      "| Category | Item | Status | Deferred At | Milestone |",
      "|----------|------|--------|-------------|-----------|",
      "| *(none)* | | | | |"
    ]),
    "## Session Continuity",
    (0, import_shared_core_mapping_documents_map_documents3.linesOf)([`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"])
  ]);
}
function frontmatter({ name, phases }, first, now) {
  const date = now.slice(0, 10);
  return (0, import_shared_core_mapping_documents_map_documents3.linesOf)([
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)((0, import_shared_core_mapping_documents_map_documents3.oneLine)(name))}`,
    'current_phase: "1"',
    `current_phase_name: ${(0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ]);
}
// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name = DOCUMENTS.find((one) => (0, import_node_fs3.existsSync)((0, import_node_path4.join)(root, ".planning", one)));
  return name === void 0 ? null : `.planning/${name}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = (0, import_shared_core_planning_writing_project_answers.readProjectAnswers)(value);
  if (read.status === "invalid") return read;
  const problems = (0, import_shared_core_planning_documents_planning_settings.checkAnswers)(read.answers, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path4.join)(root, ".planning");
  const folder = (0, import_app_loop_conclude_turn2.openDocumentFolder)(root, ".planning");
  if (folder.status === "refused") return folder;
  const written = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => writeAll(root, documents(read.answers, now)));
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
  const files = written.map((name) => `.planning/${name}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read.answers.name}`)
  };
}
function documents(answers, now) {
  const date = now.slice(0, 10);
  return [
    ["config.json", (0, import_shared_core_mapping_documents_map_documents2.configDocument)(answers.settings)],
    ["REQUIREMENTS.md", (0, import_shared_core_mapping_documents_map_documents2.requirementsDocument)(answers, date)],
    ["ROADMAP.md", (0, import_shared_core_mapping_documents_map_documents2.roadmapDocument)(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", (0, import_shared_core_mapping_documents_map_documents2.projectDocument)(answers, date)]
  ];
}
function writeAll(root, texts2) {
  const existing = existingDocument(root);
  if (existing !== null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${existing} exists: nothing was written. /msw:status says what comes next.`);
  const planning = (0, import_node_path4.join)(root, ".planning");
  const wanted = texts2.filter(([name]) => !(0, import_node_fs3.existsSync)((0, import_node_path4.join)(planning, name)));
  try {
    return (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, wanted);
  } catch (error) {
    for (const [name] of wanted) (0, import_node_fs3.rmSync)((0, import_node_path4.join)(planning, name), { force: true });
    throw error;
  }
}
