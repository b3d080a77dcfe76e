var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,a)=>{for(var r in a)__defProp(e,r,{get:a[r],enumerable:!0})},__copyProps=(e,a,r,t)=>{if(a&&typeof a=="object"||typeof a=="function")for(let o of __getOwnPropNames(a))!__hasOwnProp.call(e,o)&&o!==r&&__defProp(e,o,{get:()=>a[o],enumerable:!(t=__getOwnPropDesc(a,o))||t.enumerable});return e},__toESM=(e,a,r)=>(r=e!=null?__create(__getProtoOf(e)):{},__copyProps(a||!e||!e.__esModule?__defProp(r,"default",{value:e,enumerable:!0}):r,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{NEVER:()=>NEVER,UNREAD:()=>UNREAD,answersText:()=>answersText,commitPlanning:()=>commitPlanning,compilable:()=>compilable,createProject:()=>createProject,decidePlans:()=>decidePlans,existingDocument:()=>existingDocument,findPlan:()=>findPlan,flatPlace:()=>flatPlace,foldedBlocks:()=>foldedBlocks,foldersIn:()=>foldersIn,hasDocuments:()=>hasDocuments,hasWork:()=>hasWork,invalidAnswers:()=>invalidAnswers,isBegun:()=>isBegun,isClosed:()=>isClosed,isLikePlan:()=>isLikePlan,keptMilestones:()=>keptMilestones,knownStatus:()=>knownStatus,newPhasePlace:()=>newPhasePlace,patternProblem:()=>patternProblem,phasePlace:()=>phasePlace,phasePlaces:()=>phasePlaces,planAt:()=>planAt,plansOf:()=>plansOf,readAnswersFile:()=>readAnswersFile,readPlan:()=>readPlan,readResolution:()=>readResolution,readState:()=>readState,resolvePlan:()=>resolvePlan,rewriteField:()=>rewriteField,roadmapScope:()=>roadmapScope,schemaOperation:()=>schemaOperation,statementOf:()=>statementOf,straysIn:()=>straysIn,summaryPath:()=>summaryPath,summaryPlace:()=>summaryPlace,validatePlan:()=>validatePlan,versionOf:()=>versionOf,writtenText:()=>writtenText}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_planning_settings=require(
"./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs");
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
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== void 0) return `looks for a backslash (${doubled}): it is escaped twice`;
  return compilable(pattern) === null ? `is not a regular expression of at most ${LONGEST_PATTERN} characters` : null;
}
var DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;
// src/core/planning/documents/must-haves.ts
var UNREAD = "must-haves-unread";
var FORM = "must-haves-form";
function readMustHaves(entry) {
  const diagnostics = [];
  const tell = (code, message, fix) => {
    if (entry !== void 0) diagnostics.push((0, import_hooks_active_on_command5.warningAt)(entry, { code, message, fix }));
  };
  const map = mapIn(entry?.value);
  if (entry !== void 0 && !(0, import_hooks_active_on_command4.isMap)(entry.value))
    tell(
      FORM,
      "must_haves is not a map: what it lists is judged as truths.",
      "Write truths:, artifacts: and key_links: under it."
    );
  const links = itemsOf(map.key_links);
  const said = links.flatMap((one) => (0, import_hooks_active_on_command4.scalar)(one) ?? []);
  if (said.length > 0)
    tell(FORM, "A link of must_haves.key_links is in words: it is judged as a truth.", SHAPES.key_links);
  const list2 = (name, read, items = itemsOf(map[name])) => items.flatMap((item) => {
    const found = read(item);
    if (found === null) tell(UNREAD, `An item of must_haves.${name} cannot be read.`, SHAPES[name]);
    return found ?? [];
  });
  const inParts = links.filter((one) => (0, import_hooks_active_on_command4.scalar)(one) === null);
  const keyLinks = list2("key_links", keyLinkOf, inParts);
  for (const { from, pattern } of keyLinks) {
    const problem = patternProblem(pattern ?? "");
    const what = `The pattern "${pattern?.slice(0, 120)}" of the link from ${from} ${problem}.`;
    if (problem !== null) tell("key-link-pattern", what, PATTERN);
  }
  return {
    mustHaves: {
      truths: [...list2("truths", statementOf), ...said],
      artifacts: list2("artifacts", artifactOf),
      keyLinks,
      prohibitions: list2("prohibitions", prohibitionOf)
    },
    diagnostics
  };
}
var PATTERN = "Write one regular expression, in single quotes, with a \\ before each sign that stands for itself.";
var SHAPES = {
  truths: "Write a statement that can be checked, in quotes.",
  artifacts: "Write path: FILE, and what the file provides.",
  key_links: "Write from: FILE and to: FILE.",
  prohibitions: "Write what must not happen, in quotes, or remove it."
};
function mapIn(value) {
  return (0, import_hooks_active_on_command4.isMap)(value) ? value : (0, import_hooks_active_on_command4.mapOf)(value === void 0 ? [] : [["truths", value]]);
}
function itemsOf(value) {
  if ((0, import_hooks_active_on_command4.isList)(value)) return value;
  return value === void 0 || value === "" ? [] : [value];
}
var STATEMENT_KEYS = ["statement", "truth", "title", "text", "name", "rule", "path", "provides"];
function statementOf(item) {
  if (!(0, import_hooks_active_on_command4.isMap)(item)) return (0, import_hooks_active_on_command4.scalar)(item);
  const stated2 = (0, import_hooks_active_on_command4.scalar)(STATEMENT_KEYS.map((key) => item[key]).find((one) => (0, import_hooks_active_on_command4.scalar)(one)));
  const [only, ...more] = Object.entries(item);
  if (stated2 !== null || only === void 0 || more.length > 0 || (0, import_hooks_active_on_command4.scalar)(only[1]) === null) return stated2;
  return `${only[0]}: ${(0, import_hooks_active_on_command4.scalar)(only[1])}`;
}
function artifactOf(item) {
  const map = (0, import_hooks_active_on_command4.isMap)(item) ? item : { path: item };
  const path2 = (0, import_hooks_active_on_command4.scalar)(map.path);
  const lines = /\d{1,9}/.exec((0, import_hooks_active_on_command4.scalar)(map.min_lines) ?? "")?.[0];
  return path2 === null ? null : {
    path: path2,
    provides: (0, import_hooks_active_on_command4.scalar)(map.provides),
    minLines: lines === void 0 ? null : Number(lines),
    exports: (0, import_hooks_active_on_command4.texts)(map.exports),
    contains: (0, import_hooks_active_on_command4.scalar)(map.contains)
  };
}
function keyLinkOf(item) {
  const map = (0, import_hooks_active_on_command4.isMap)(item) ? item : {};
  const [from, to] = [(0, import_hooks_active_on_command4.scalar)(map.from), (0, import_hooks_active_on_command4.scalar)(map.to)];
  if (from === null || to === null) return null;
  return { from, to, via: (0, import_hooks_active_on_command4.scalar)(map.via), pattern: (0, import_hooks_active_on_command4.scalar)(map.pattern) };
}
function prohibitionOf(item) {
  if (statementOf(item) === null) return null;
  return (0, import_hooks_active_on_command4.isMap)(item) ? item : (0, import_hooks_active_on_command4.mapOf)([["statement", item]]);
}
// src/core/planning/documents/plan.ts
function readPlan(text2) {
  const frontmatter = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2);
  const start = (0, import_hooks_active_on_command6.bodyStart)(text2);
  const { tags, quoted } = (0, import_hooks_active_on_command2.planTags)(text2, start);
  const read = (0, import_hooks_active_on_command2.planTasks)(text2, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read.tasks.length > 0 ? read.tasks : headingTasks(text2, start, quoted);
  const { values } = frontmatter;
  const field = (name) => (0, import_hooks_active_on_command4.scalar)(values[name]);
  const wave = /^-?\d{1,9}/.exec(field("wave") ?? "")?.[0];
  return {
    text: text2,
    frontmatter,
    phase: field("phase"),
    plan: field("plan"),
    type: field("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: (0, import_hooks_active_on_command.dependencyTokens)(values.depends_on),
    filesModified: listed(values.files_modified ?? values["files-modified"]),
    filesDeleted: listed(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field("autonomous") === "true",
    requirements: listed(values.requirements),
    gapClosure: field("gap_closure") === "true",
    superseded: field("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text2, start) ?? field("objective"),
    // Checkpoints use some of the same names, but inside `<tasks>`; tasks are listed separately.
    sections: (0, import_hooks_active_on_command2.elements)(
      tags.filter(({ name }) => SECTIONS.includes(name)),
      text2.length
    ),
    tasks,
    compatTaskCount: gsdTaskCount(text2),
    diagnostics: (0, import_hooks_active_on_command5.placed)(text2, [
      ...frontmatter.diagnostics,
      ...(0, import_shared_core_planning_documents_planning_settings.unreadable)(text2, quoted),
      ...read.diagnostics,
      ...must.diagnostics
    ])
  };
}
function listed(value) {
  return typeof value === "string" ? (0, import_hooks_active_on_command4.texts)(value.split(",")) : (0, import_hooks_active_on_command4.texts)(value);
}
var OWN_KEYS = [
  "plan",
  "wave",
  "depends_on",
  "files_modified",
  "files-modified",
  "autonomous",
  "must_haves"
];
function isLikePlan(plan) {
  const { values } = plan.frontmatter;
  return hasWork(plan) || plan.compatTaskCount > 0 || OWN_KEYS.some((key) => values[key] !== void 0);
}
function hasWork({ tasks, sections }) {
  return tasks.length > 0 || sections.some(({ name }) => name === "feature");
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function firstLine(text2, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text2)?.[1]?.trim() ?? null;
}
function headingTasks(text2, start, quoted) {
  const headings = [...text2.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !(0, import_hooks_active_on_command3.insideRanges)(quoted, heading.start));
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.start ?? text2.length;
    const inner = { start: end, end };
    const element = {
      name: "task",
      attributes: {},
      start: heading.start,
      end,
      inner,
      closed: true,
      tags: []
    };
    return { ...(0, import_hooks_active_on_command2.taskOf)(text2, element, index + 1), name: heading.name };
  });
}
function gsdTaskCount(text2) {
  const pieces = text2.split(">").slice(0, -1);
  const tags = pieces.filter((piece) => /<task(?:\s|$)/i.test(piece)).length;
  return tags > 0 ? tags : (text2.match(/##\s*Task\s*\d+/gi) ?? []).length;
}

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

// src/core/planning/rules/validate-plan.ts
function validatePlan(plan, around) {
  return (0, import_hooks_active_on_command5.placed)(plan.text, [
    ...plan.diagnostics,
    ...missingKeys(plan, around),
    ...dependencies(plan, around),
    ...nothingToDo(plan),
    ...unfinishedTasks(plan, around)
  ]);
}
var NEVER = /* @__PURE__ */ new Set([
  "tasks-missing",
  "dependency-self",
  "cycle",
  "same-id",
  "plans-missing"
]);
var KEYS = "phase plan type wave depends_on files_modified autonomous requirements must_haves".split(" ");
function missingKeys({ frontmatter }, { isNew = false }) {
  const { values, start } = frontmatter;
  const missing = KEYS.filter(
    (key) => values[key] === void 0 && values[key.replace("files_", "files-")] === void 0
  );
  if (missing.length === 0) return [];
  const message = `The frontmatter has no ${missing.join(", ")}.`;
  const what = { code: "key-missing", message, fix: "Add them to the frontmatter." };
  return [(isNew ? import_hooks_active_on_command5.errorAt : import_hooks_active_on_command5.warningAt)({ start, end: start + 3 }, what)];
}
function dependencies(plan, around) {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === "depends_on");
  if (entry === void 0 || around.siblings === null) return [];
  const nameOf = (file) => (0, import_hooks_active_on_command.planName)(file, plan.phase ?? "");
  const siblings = around.siblings.map(nameOf);
  const resolve3 = (0, import_hooks_active_on_command.planResolver)(siblings);
  const own = around.fileName === null ? null : nameOf(around.fileName);
  const phase = phaseOf(own?.canonical ?? "") ?? (0, import_hooks_active_on_command7.folderPhase)(plan.phase ?? "") ?? (0, import_hooks_active_on_command7.folderPhase)(own?.id ?? "");
  const highest = Math.max(0, ...(0, import_hooks_active_on_command.planNumbers)(siblings).map(([number]) => Number.parseInt(number, 10)));
  return plan.dependsOn.flatMap((token) => {
    const target = resolve3(token);
    if (target !== null && target !== own?.id) return [];
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    if (target !== null) {
      const message2 = "The plan depends on itself: it would wait for ever.";
      return [(0, import_hooks_active_on_command5.errorAt)(entry, { code: "dependency-self", message: message2, fix })];
    }
    const elsewhere = placeElsewhere(token, phase, highest);
    if (elsewhere === null) {
      const message2 = `depends_on names "${token}", which is not a plan of this phase: the plan might run before what it needs is there.`;
      return [(0, import_hooks_active_on_command5.errorAt)(entry, { code: "dependency-unknown", message: message2, fix })];
    }
    const message = `depends_on names "${token}", which is neither a plan of this phase nor finished: it is not waited for.`;
    return isOver(elsewhere, around) ? [] : [(0, import_hooks_active_on_command5.warningAt)(entry, { code: "dependency-elsewhere", message, fix })];
  });
}
function isOver({ phase, plan }, { isFinished }) {
  return phase !== null && (isFinished === void 0 || isFinished(phase, plan));
}
function placeElsewhere(token, own, highest) {
  const { id, canonical } = (0, import_hooks_active_on_command.planName)(token, "");
  const [inPair, isBare] = [phaseOf(canonical), /^\d+[A-Za-z]?(?:\.\d+)*$/.test(id)];
  const named2 = /^phases?[ -]?(\d+[A-Za-z]?(?:\.\d+)*)/i.exec(token)?.[1] ?? inPair ?? (0, import_hooks_active_on_command7.folderPhase)(id);
  if (named2 === null) return { phase: null, plan: null };
  if (own === null || (0, import_hooks_active_on_command7.phaseKey)(named2) === (0, import_hooks_active_on_command7.phaseKey)(own)) return null;
  const isPlan = isBare && ((0, import_hooks_active_on_command7.comparePhases)(named2, own) > 0 || Number.parseFloat(named2) <= highest);
  return isPlan ? null : { phase: named2, plan: inPair === null ? null : canonical };
}
function phaseOf(canonical) {
  return /^(\d+[A-Z]?(?:\.\d+)*)-\d+[A-Z]?(?:\.\d+)*$/i.exec(canonical)?.[1] ?? null;
}
function nothingToDo(plan) {
  if (hasWork(plan)) return [];
  const { end } = plan.frontmatter;
  const message = "The plan has no task: nothing would be done.";
  const fix = 'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>, or leave it out with status: superseded in its frontmatter.';
  return [(0, import_hooks_active_on_command5.errorAt)({ start: end, end }, { code: "tasks-missing", message, fix })];
}
function unfinishedTasks({ text: text2, tasks }, { isNew = false }) {
  const own = tasks.filter(({ kind, start }) => kind !== "checkpoint" && text2.startsWith("<", start));
  return own.flatMap(
    (task) => missingIn(task).map(({ code, what, fix }) => {
      const name = task.name === null ? "" : ` (${task.name.slice(0, 60)})`;
      const message = `Task ${task.index}${name} ${what}.`;
      const head = { start: task.start, end: task.children[0]?.start ?? task.end };
      return (isNew ? import_hooks_active_on_command5.errorAt : import_hooks_active_on_command5.warningAt)(head, { code, message, fix });
    })
  );
}
function missingIn({ name, action, verify }) {
  const isProved = verify !== null && (verify.humanCheck || verify.automated.some((one) => one !== ""));
  return [
    { code: "task-name", isThere: name !== null, what: "has no <name>", fix: "Say in <name> what it does." },
    {
      code: "task-action",
      isThere: action !== null,
      what: "has no <action>",
      fix: "Say in <action> what to do."
    },
    {
      code: "verify-missing",
      isThere: isProved,
      what: "has no command that proves it",
      fix: "Write <verify><automated>COMMAND</automated></verify>, or <human-check> for what a person must see."
    }
  ].filter(({ isThere }) => !isThere);
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_node_path = require("node:path");
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
  const lines = (0, import_hooks_active_on_command5.textLines)(plain, document.body);
  const field = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  const flat = sectionRange(document, /^current phase$/i) ?? { start: 0, end: 0 };
  const [place] = (0, import_hooks_active_on_command5.textLines)(plain, flat.start, flat.end).flatMap((line2) => flatPlace(line2.text) ?? []);
  return { document, ...fieldsOf(document, field, place?.name ?? null), field };
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
    milestone: (0, import_hooks_active_on_command4.stated)(values.milestone),
    currentPhase: textOf2("Current Phase") ?? phase.number ?? (0, import_hooks_active_on_command4.stated)(values.current_phase ?? values.currentPhase),
    currentPhaseName: textOf2("Current Phase Name") ?? phase.name ?? (0, import_hooks_active_on_command4.stated)(values.current_phase_name) ?? flatName,
    currentPlan: textOf2("Current Plan", "Plan") ?? (0, import_hooks_active_on_command4.stated)(values.current_plan),
    statusText: textOf2("Status"),
    status: stateStatus(textOf2("Status") ?? (0, import_hooks_active_on_command4.stated)(values.status), pausedAt),
    stoppedAt: textOf2("Stopped at") ?? (0, import_hooks_active_on_command4.stated)(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? textOf2("Last activity") ?? (0, import_hooks_active_on_command4.stated)(values.last_activity ?? values.lastUpdated),
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
  const labelled = (prefix) => inside.flatMap((line2) => {
    const length = prefix.exec(line2.text)?.[0].length ?? line2.text.length;
    const value = line2.text.slice(length).trimEnd();
    const start = line2.start + length;
    return value === "" ? [] : [{ value, start, end: start + value.length }];
  })[0];
  const row = () => inside.map((line2) => (0, import_app_loop_conclude_turn.rowCells)(line2) ?? []).find(
    (cells) => cells.length === 2 && cells[0]?.text.replaceAll("*", "").toLowerCase() === label.toLowerCase()
  );
  const found = labelled(new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i")) ?? labelled(new RegExp(`^${name}:[ \\t]*`, "i"));
  if (found !== void 0) return found;
  const cell = row()?.[1];
  return cell === void 0 ? null : { value: cell.text, start: cell.start, end: cell.end };
}
var KNOWN = [
  [/^(?:paused|stopped)$/, "paused"],
  [/^(?:executing(?: phase \S+)?|in progress|ready to execute)$/, "executing"],
  [/^(?:planning(?: complete| phase \S+)?|ready to plan)$/, "planning"],
  [/^discussing$/, "discussing"],
  [/^(?:verifying(?: phase \S+)?|phase complete — ready for verification)$/, "verifying"],
  [
    /^(?:completed|done|complete ?[✓✔✅☑]?|phase(?: \S+)? complete|all phases complete|(?:\S+ )?milestone complete)$/,
    "completed"
  ],
  [/^unknown$/, "unknown"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return KNOWN.find(([pattern]) => pattern.test(key))?.[1] ?? null;
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
  const [folds, headed] = [sections.filter(({ isFold }) => isFold), sections.filter(({ isFold }) => !isFold)];
  const isIn = (list2, offset) => list2.some(({ start, end }) => start <= offset && offset < end);
  const first = Math.min(...[...headed, ...boundaries(document)].map(({ start }) => start), plain.length);
  const known = {
    milestones: headed.map(({ title, version, isTitled }) => ({
      ...{ heading: title, version: version ?? "", isTitled }
    })),
    folded: folds.flatMap(({ isClosed: is, version }) => is && version !== null ? [version] : []),
    isBefore: (offset) => (headed.length > 0 || first < plain.length) && offset < first && !isIn(folds, offset),
    isOver: (offset) => sections.findLast((one) => isIn([one], offset))?.isClosed === true
  };
  const wanted = milestone === null ? begunMilestone(plain) ?? onlyBegun(sections) ?? onlyOpen(sections) : versionOf(milestone);
  const own = wanted === null ? [] : sectionsOf(sections, wanted);
  if (own.length === 0) {
    const shipped = headed.length > 0 && headed.every(({ isClosed: is }) => is);
    const away = folds.filter((one) => one.isClosed || wanted !== null && one.version !== null);
    const isAhead = wanted !== null && headed.some(({ isTitled }) => isTitled) && document.headings.some(({ title, start }) => isPhase(title) && known.isBefore(start));
    if (isAhead) return { ...known, milestone: wanted, shipped: false, includes: known.isBefore };
    return { ...known, milestone: null, shipped, includes: (offset) => !isIn(away, offset) };
  }
  const bounds = sections.filter((one) => own.includes(one) || one.isClosed || one.isTitled);
  const includes = (offset) => {
    const innermost = bounds.findLast((one) => isIn([one], offset));
    return innermost !== void 0 && own.includes(innermost);
  };
  return { ...known, milestone: wanted, shipped: own.every(({ isClosed: is }) => is), includes };
}
function milestoneSections(document, plain) {
  const ends = boundaries(document);
  const headed = document.headings.filter(({ level, title }) => level <= 3 && versionOf(title) !== null && !isPhase(title)).map(({ title, start, level }) => {
    const end = ends.find((one) => one.start > start && one.level <= level)?.start ?? plain.length;
    return { title, start, end, level, isFold: false };
  });
  const folds = foldedBlocks(plain).map(({ summary: title, start, end }) => ({
    ...{ title, start, end, level: 9, isFold: true }
  }));
  const kept = [...headed, ...folds].toSorted((a, b) => a.start - b.start || b.end - a.end).map((one) => ({
    ...one,
    version: versionOf(one.title),
    isClosed: isClosed(one.title),
    isTitled: TITLED.test(one.title),
    hasPhases: PHASE_LINE.test(plain.slice(one.start, one.end))
  })).filter((one) => one.isFold || one.isTitled || one.hasPhases);
  const isIn = (outer, { start, end }) => outer.start < start && end <= outer.end;
  return kept.map((one) => ({
    ...one,
    isClosed: one.isClosed || kept.some((outer) => outer.isClosed && outer.level > 1 && isIn(outer, one))
  }));
}
function sectionsOf(sections, wanted) {
  const loose = (version) => version.split("-", 1).join("").replace(/(?<!\.0)(?:\.0){1,5}$/, "");
  const same = (form) => sections.filter(({ version }) => form(version ?? "").toLowerCase() === form(wanted).toLowerCase());
  const exact2 = same((version) => version);
  const named2 = exact2.length > 0 ? exact2 : same(loose);
  const rank = (one) => (one.isClosed ? 2 : 0) + (one.hasPhases ? 0 : 1);
  const best = Math.min(...named2.map(rank));
  const chosen = named2.filter((one) => rank(one) === best);
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
function onlyBegun(sections) {
  const open = sections.filter((one) => one.version !== null && one.hasPhases && !one.isClosed);
  const now = open.filter(({ title }) => !/📋|\bplanned\b/iu.test(title));
  const [only = null, ...more] = new Set(now.map(({ version }) => version));
  return more.length === 0 && now.some(({ title }) => isBegun(title)) ? only : null;
}
function onlyOpen(sections) {
  const open = new Set(sections.filter(({ isClosed: is }) => !is).map(({ version }) => version));
  const [only = null] = open;
  return open.size === 1 && sections.some(({ isClosed: is }) => is) ? only : null;
}
var TITLED = /^[^\p{L}\d]*(?:(?:(?:current|next|milestone|roadmap|release|version)\b[^\p{L}]*){1,3})?v\d/iu;
var PHASE_LINE = /^ {0,3}(?:#{2,4} {0,4}(?:\[[^\]]{0,80}\] {0,4})?|[-*] {1,4}\[[ xX]\] {0,4}(?:~~)?\*{0,3})Phase {1,4}[A-Z\d]/im;
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
  return CLOSED.test(title) && !isBegun(title);
}
function isBegun(title) {
  return BEGUN.test(title);
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
  const exists = (path2) => (0, import_common.isFolder)((0, import_node_path.join)(root, path2));
  return paths2.find((path2) => hasDocuments(root, path2)) ?? paths2.find(exists) ?? usual;
}
function phasePlaces(root) {
  const kept = keptMilestones(root);
  if ([...kept.values()].every(({ phases, roadmap }) => phases === null || roadmap !== null)) return [USUAL];
  const { milestone } = readState((0, import_shared_core_planning_documents_planning_settings.documentText)(root, ".planning/STATE.md") ?? "");
  const own = kept.get(versionOf(milestone ?? "")?.toLowerCase() ?? "");
  return own?.phases == null || own.roadmap !== null ? [USUAL] : [USUAL, own.phases];
}
function newPhasePlace(root, folder) {
  const places = phasePlaces(root);
  const used = places.find((place) => foldersIn(root, place).length > 0);
  return `${used ?? USUAL}/${folder}`;
}
function foldersIn(root, place) {
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place).filter(
    (name) => (0, import_hooks_active_on_command7.folderPhase)(name) !== null && (0, import_common.isFolder)((0, import_node_path.join)(root, place, name))
  );
}
function keptMilestones(root) {
  const folder = ".planning/milestones";
  const found = /* @__PURE__ */ new Map();
  for (const name of (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder)) {
    const [, said = "", roadmap] = /^(.*)-(?:(ROADMAP\.md)|phases)$/i.exec(name) ?? [];
    const version = versionOf(said)?.toLowerCase();
    if (version === void 0) continue;
    const before = found.get(version) ?? { roadmap: null, phases: null };
    found.set(version, { ...before, [roadmap === void 0 ? "phases" : "roadmap"]: `${folder}/${name}` });
  }
  return found;
}
function straysIn(root) {
  return [".planning", USUAL].flatMap(
    (place) => (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place).flatMap((name) => {
      const [phase, path2] = [(0, import_hooks_active_on_command7.leadingPhase)(name), `${place}/${name}`];
      if (phase === null) return [];
      const isStray = (0, import_common.isFolder)((0, import_node_path.join)(root, path2)) ? !(place === USUAL && (0, import_hooks_active_on_command7.folderPhase)(name) !== null) && hasDocuments(root, path2) : isDocument(name);
      return isStray ? [{ path: path2, phase }] : [];
    })
  );
}
function hasDocuments(root, folder) {
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder).some((name) => name === "plans" || isDocument(name));
}
function isDocument(name) {
  return /(?:^|-)(?:PLAN|SUMMARY|CONTEXT|RESEARCH|VERIFICATION|UAT)\b.*\.md$/i.test(name);
}

var import_common2 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/documents/find-plan.ts
function findPlan(project, token, cwd) {
  const asPath = (0, import_node_path2.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs.existsSync)(asPath)) {
    const path2 = (0, import_node_path2.relative)(project, asPath).split(import_node_path2.sep).join("/");
    const found2 = planAt(project, path2);
    return found2 === null ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${(0, import_common2.plainLine)(token, 120)} is not a plan of this project.`) : { status: "found", plan: found2 };
  }
  const at = token.indexOf("/");
  const id = token.slice(at + 1);
  const all = () => phasePlaces(project).flatMap((place) => foldersIn(project, place));
  const folders = at === -1 ? all() : foldersNamed(all, token.slice(0, at));
  const found = [...new Set(folders)].flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `There is no plan ${(0, import_common2.plainLine)(token, 80)}: name one by its id, such as 01-02, or by its file.`
    );
  if (second !== void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Several phases have a plan ${(0, import_common2.plainLine)(token, 80)}: name its folder as well, as ${(0, import_node_path2.basename)((0, import_node_path2.dirname)(only))}/${id}.`
    );
  const plan = planAt(project, only);
  return plan === null ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function foldersNamed(all, word2) {
  if ((0, import_hooks_active_on_command7.folderPhase)(word2) !== word2 || all().includes(word2)) return [word2];
  return all().filter((one) => (0, import_hooks_active_on_command7.isFolderOf)(one, word2));
}
function plansIn(project, folder) {
  const place = phasePlace(project, folder);
  const { plans } = (0, import_hooks_active_on_command.phaseFiles)((0, import_shared_core_planning_documents_planning_settings.documentNames)(project, place), (0, import_shared_core_planning_documents_planning_settings.documentNames)(project, `${place}/plans`));
  return plans.map((file) => `${place}/${file}`);
}
function plansOf(project, folder) {
  return plansIn(project, folder).flatMap((path2) => planAt(project, path2) ?? []);
}
function planAt(project, path2) {
  const found = (0, import_hooks_active_on_command.inPhase)(path2);
  if (found === null || !plansIn(project, found.folder).includes(path2)) return null;
  const { folder, file } = found;
  const text2 = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path2);
  if (text2 === null) return null;
  const { id, canonical } = (0, import_hooks_active_on_command.planName)(file, folder);
  const place = phasePlace(project, folder);
  return { id, canonical, folder, place, path: path2, document: readPlan(text2) };
}
function resolveIn(project, folder, id) {
  const plans = plansIn(project, folder);
  const names = plans.map((path2) => (0, import_hooks_active_on_command.planName)((0, import_hooks_active_on_command.inPhase)(path2)?.file ?? path2, folder));
  const wanted = /^\d+$/.test(id) ? null : (0, import_hooks_active_on_command.planResolver)(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}
function summaryPlace(root, { folder, place, path: path2 }) {
  const { summaries } = (0, import_hooks_active_on_command.phaseFiles)((0, import_shared_core_planning_documents_planning_settings.documentNames)(root, place), (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, `${place}/plans`));
  const found = (0, import_hooks_active_on_command.summaryOf)(path2.slice(place.length + 1), summaries, folder);
  return found === null ? summaryPath(path2) : `${place}/${found}`;
}
function summaryPath(path2) {
  const [name, folder] = [(0, import_node_path2.basename)(path2), (0, import_node_path2.dirname)(path2)];
  if ((0, import_hooks_active_on_command.isOldName)(name)) return `${folder}/${(0, import_hooks_active_on_command.planName)(name, "").id}-SUMMARY.md`;
  return name.startsWith("PLAN-") && (0, import_node_path2.basename)(folder) !== "plans" ? path2.replace(/\.md$/, "-SUMMARY.md") : path2.replace(/PLAN(?=[^/]*$)/, "SUMMARY");
}

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/app/planning/execution/resolve-plan.ts
async function resolvePlan(workspace, plan, resolution) {
  let isAnswerable = true;
  const saved = await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, (current) => {
    if (typeof resolution === "string") return { state: "resolved", choice: resolution };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.answer } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The record of the execution cannot be written: see /msw:doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = typeof resolution === "string" ? resolution : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_common4.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_common5.isoNow)(workspace)
  );
  return {
    status: "done",
    message: import_common6.prose`Plan ${(0, import_common3.quoteName)(plan.id)}: ${(0, import_common3.quoteName)(what)}. To continue: /msw:execute ${(0, import_common3.quoteName)(plan.canonical.slice(0, plan.canonical.lastIndexOf("-")))}`
  };
}
function readResolution(words) {
  const [verb = "", text2 = ""] = words;
  const choice2 = import_shared_app_planning_worktrees_plan_runs.CHOICES.find((one) => one === verb);
  if (choice2 !== void 0) return words.length === 1 ? choice2 : null;
  return verb === "answer" && text2.trim() !== "" ? { answer: text2.trim() } : null;
}
async function decidePlans(workspace, { plans, terms: { folder } }, decisions) {
  for (const plan of plans) {
    const record = recordBefore(plan, decisions.length > 0);
    if (record !== plan.record) await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, { folder, id: plan.id }, () => record);
  }
  for (const { plan, resolution } of decisions) {
    const found = findPlan(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
function recordBefore({ record, summary, commits }, deciding) {
  if (record?.state === "untrusted")
    return summary !== null || commits.length > 0 ? { state: "resolved", choice: "close" } : null;
  const isOld = record?.state === "resolved" && record.choice === "again" && (0, import_shared_app_planning_worktrees_plan_runs.isOpen)(summary);
  return isOld && !deciding ? null : record;
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common7 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/planning/documents/commit-planning.ts
async function commitPlanning(root, paths2, message, { env = process.env, formerly } = {}) {
  if ((0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path3.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  for (const folder of new Set(paths2.flatMap((path2) => [(0, import_node_path3.resolve)(root, path2), (0, import_node_path3.dirname)((0, import_node_path3.resolve)(root, path2))])))
    if ((0, import_node_fs2.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true) (0, import_common7.removeLeftovers)(folder);
  const kept = [];
  for (const path2 of paths2) if (!await isIgnored(root, path2)) kept.push(path2);
  if (kept.length === 0 && paths2.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => __toESM(require("./app.planning.documents.secret-objection.cjs")));
  const reason = await secretObjection(root, kept, formerly);
  if (reason !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(reason);
  return (0, import_shared_core_planning_writing_new_documents.commitInProject)(root, kept, message, { env });
}
async function isIgnored(root, path2) {
  const name = (0, import_node_path3.relative)(root, path2).startsWith("..") ? path2 : path2.replaceAll(import_node_path3.sep, "/");
  return (await (0, import_adapters_git_work_tree.runGit)(root, ["check-ignore", "-q", "--", name])).status === "ok";
}

var import_shared_core_planning_writing_new_documents2 = require("./shared.core.planning.writing.new-documents.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");
// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name = DOCUMENTS.find((one) => (0, import_node_fs3.existsSync)((0, import_node_path4.join)(root, ".planning", one)));
  return name === void 0 ? null : `.planning/${name}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = (0, import_shared_core_planning_writing_new_documents2.readProjectAnswers)(value);
  if (read.status === "invalid") return read;
  const problems = (0, import_shared_core_planning_documents_planning_settings.checkAnswers)(read.answers, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path4.join)(root, ".planning");
  const folder = (0, import_app_loop_conclude_turn2.openDocumentFolder)(root, ".planning");
  if (folder.status === "refused") return folder;
  const written = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => writeAll(root, (0, import_shared_core_planning_writing_new_documents2.newDocuments)(read.answers, now)));
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
  const files = written.map((name) => `.planning/${name}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read.answers.name}`)
  };
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

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

var import_common8 = require("./common.cjs");

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

// src/app/operations/planning/answers-file.ts
function readAnswersFile(from) {
  if (from === null) return (0, import_hooks_active_on_command8.misused)("Name the file with the answers: --from FILE.");
  const file = (0, import_common10.readText)(from, import_common11.named);
  if (file.status !== "ok")
    return (0, import_hooks_active_on_command8.refused)(`${from} cannot be read: ${(0, import_common10.whyUnread)(file)}. Write the answers there.`);
  const read = (0, import_shared_core_planning_documents_planning_settings.readJsonObject)(file.text);
  if (read.status === "ok") return read;
  return (0, import_hooks_active_on_command8.refused)(`${from} is not a JSON object (${(0, import_common2.plainLine)(read.reason, 200)}): correct it.`);
}
function invalidAnswers(problems) {
  const count2 = `${(0, import_common9.countOf)(problems.length, "problem")}`;
  const reason = `The answers cannot be used: ${count2}. Fix each and try again.`;
  return { status: "failed", value: { status: "invalid", problems }, reason };
}
function answersText(value, written) {
  if (value.status !== "invalid") return written(value);
  const lines = value.problems.map(
    ({ where, message }) => import_common6.prose`- ${(0, import_common8.quoteLine)(`${where}: ${message}`, 300)}`
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
      return import_common6.prose`${(0, import_common6.joinProse)(list2, "\n")}\n\n${(0, import_shared_core_snapshots_undo_text.proseJson)(example)}`;
    }
  });
}
function writtenText(files, commit) {
  const note = "hash" in commit ? import_common6.prose`Committed as ${(0, import_common3.quoteName)(commit.hash.slice(0, 7))}.` : import_common6.prose`Not committed: ${(0, import_common8.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
  return (0, import_common6.joinProse)([...files.map((file) => (0, import_common3.quoteName)(file)), note], "\n");
}
