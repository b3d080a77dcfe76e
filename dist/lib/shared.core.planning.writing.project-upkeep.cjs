var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var o in e)__defProp(n,o,{get:e[o],enumerable:!0})},__copyProps=(n,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==o&&__defProp(n,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{beginInProject:()=>beginInProject,fromRoot:()=>fromRoot,gapSources:()=>gapSources,isNamed:()=>isNamed,keepProject:()=>keepProject,mayMeet:()=>mayMeet,nameMilestone:()=>nameMilestone,namedFiles:()=>namedFiles,nextLine:()=>nextLine,noteUpdate:()=>noteUpdate,openPhase:()=>openPhase,openPlans:()=>openPlans,phaseDocument:()=>phaseDocument,plansLine:()=>plansLine,projectResearch:()=>projectResearch,renderPlanningPage:()=>renderPlanningPage,surroundingsOf:()=>surroundingsOf,workItems:()=>workItems}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED);
  const own = new Set(phases.map(import_hooks_active_on_command.phaseKey));
  const edits = (section?.lines ?? []).flatMap((line) => {
    const [found, phase] = /^[-*] .* — (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
    if (found === void 0 || phase === void 0 || !own.has((0, import_hooks_active_on_command.phaseKey)(phase))) return [];
    const end = line.start + line.text.trimEnd().length;
    return [{ start: end - found.length, end, text: version }];
  });
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
function noteUpdate(text, date, after) {
  const line = `*Last updated: ${date} after ${after}*`;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === void 0) return [text.trimEnd(), "", "---", line, ""].join(eol);
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}
function beginInProject(text, begun) {
  const { title, goal, features: features2, requirements, outOfScope, decisions, date } = begun;
  const named = setCurrentMilestone(text, title, [
    `**Goal:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(goal)}`,
    "",
    "**Target features:**",
    "",
    ...features2.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`)
  ]);
  const active = requirements.reduce((body, one) => addItem(body, ACTIVE, `- [ ] ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`), named);
  const left = outOfScope.reduce(
    (body, { what, why }) => addItem(body, OUT, `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(what)} \u2014 ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(why)}`),
    active
  );
  return noteUpdate(decisions.reduce(addKeyDecision, left), date, `milestone ${title.split(" ")[0]} started`);
}
var ACTIVE = /^active$/i;
var VALIDATED = /^validated$/i;
var OUT = /^out of scope$/i;
var CURRENT = /^current milestone\b/i;
function validate(text, shipped) {
  const active = (0, import_shared_core_planning_phases_standing.findSection)(text, ACTIVE);
  const at = active === null ? -1 : active.lines.findIndex((line2) => isOf(line2, shipped));
  const line = active?.lines[at];
  if (active === null || line === void 0 || (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED) === null) return text;
  const end = endOfItem(active, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, "").trim();
  const alone = active.lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const without = (0, import_shared_core_planning_phases_standing.splice)(text, [
    { start: line.start, end, text: alone ? `(None yet)${text.slice(line.end, line.next)}` : "" }
  ]);
  return addItem(without, VALIDATED, `- \u2713 ${said} \u2014 ${shipped.by}${more}`);
}
function isOf({ text }, { id, text: words }) {
  const item = /^\s*[-*] \[[ xX]\] (\S.*)$/.exec(text)?.[1];
  if (item === void 0) return false;
  const ids = item.match(/\b[A-Za-z]\w{0,40}-\d+\b/g) ?? [];
  return ids.some((one) => one.toUpperCase() === id.toUpperCase()) || plainWords(item) === plainWords(words);
}
function plainWords(text) {
  return (0, import_shared_core_mapping_documents_map_documents.oneLine)(text).replace(/ \(research: [^()]*\)$/, "").replaceAll(/[*_`]/g, "").replace(/[.;]$/, "").toLowerCase();
}
function endOfItem({ lines }, at) {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}
function addItem(text, title, entry) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, title);
  if (section === null) return text;
  const none = section.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none === void 0) return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, entry);
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: none.start, end: none.end, text: entry }]);
}
function addKeyDecision(text, { text: decision, why }) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^key decisions$/i);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^decision/i]);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_phases_standing.columnOf)(table, /^decision/i);
  if (table.rows.some((row) => row[at]?.text === (0, import_shared_core_mapping_documents_map_documents.cellText)(decision))) return text;
  return (0, import_shared_core_planning_phases_standing.addRow)(text, section, table, (column) => {
    if (/^decision/i.test(column)) return decision;
    if (/^outcome/i.test(column)) return "\u2014 Pending";
    return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
  });
}
function setCurrentMilestone(text, title, lines) {
  const heading = `## Current Milestone: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(title)}`;
  const old = (0, import_shared_core_planning_phases_standing.findSection)(text, CURRENT);
  if (old !== null) {
    const start = text.lastIndexOf("\n", old.start - 2) + 1;
    const body = [heading, "", ...lines, "", ""].join((0, import_shared_core_planning_phases_standing.lineEndOf)(text));
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start, end: old.end, text: body }]);
  }
  const value = (0, import_shared_core_planning_phases_standing.findSection)(text, /^core value$/i);
  if (value === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, heading, lines);
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, value.end, [heading, "", ...lines, ""], value.quoted);
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

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
    const children = (0, import_hooks_active_on_command2.elements)(section.tags, section.inner.end);
    const files = ((0, import_hooks_active_on_command2.innerText)(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: (0, import_hooks_active_on_command2.innerText)(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
}
function isNamed(patterns, path) {
  return patterns.some((pattern) => fits((0, import_shared_core_planning_phases_standing.plainPath)(pattern), (0, import_shared_core_planning_phases_standing.plainPath)(path)));
}
function mayMeet(left, right) {
  return left.some((one) => isNamed(right, one)) || right.some((one) => isNamed(left, one));
}
function fits(pattern, path) {
  if (pattern === "" || pattern === ".") return false;
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  if (/^(?:\/|[A-Za-z]:\/)/.test(pattern)) return pattern.endsWith(`/${path}`);
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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_core_mapping_documents_map_documents.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_hooks_active_on_command.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_hooks_active_on_command.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_hooks_active_on_command.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path.join)(project.planning, "phases", name);
  const padded = (0, import_hooks_active_on_command.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_phases_standing.readPhase)(project.root, folder) };
}
function openPlans({ onDisk }) {
  return (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, (0, import_node_path.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path.join)(opened.folder, name)), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path.relative)(root, path).split(import_node_path.sep).join("/");
}
function projectResearch({ project: { root, planning } }) {
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return [...notes, ...report];
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
var MOST_NOTES = 5;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return (0, import_common.forPeople)([
    (0, import_common2.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(standing), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common2.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common2.plainLine)(reason, 300)}: ${command}`),
    ...noteLines("Todo", page.todos ?? []),
    ...noteLines("Debugging", page.debugging ?? []),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common2.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...labelled("Last activity", page.lastActivity),
    ...labelled("Stopped at", page.stoppedAt),
    nextLine(next)
  ]);
}
function labelled(label, said) {
  return said === null ? [] : [`${label}: ${(0, import_common2.plainLine)(said, 160)}`];
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common2.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function noteLines(kind, titles) {
  const lines = titles.slice(0, MOST_NOTES).map((title) => `${kind}: ${(0, import_common2.plainLine)(title, 160)}`);
  return titles.length > MOST_NOTES ? [...lines, `and ${titles.length - MOST_NOTES} more`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_common2.plainLine)(reason, 300);
  return (0, import_common.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name = (0, import_common2.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, uncommitted = [], halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done = plans.length - left - halted.length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count = `${done} of ${(0, import_common3.countOf)(plans.length, "plan")} done`;
  if (verification === "passed") {
    const own = (0, import_common2.plainLine)((0, import_shared_core_planning_phases_standing.someOf)(uncommitted, 3), 200);
    const apart = own === "" ? "" : ` (as committed, without your changes to ${own})`;
    return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}${apart}`;
  }
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (left > 0) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine(standing) {
  const { percent, completed_phases: phases, total_phases: of } = standing.progress;
  return `${(0, import_shared_core_mapping_documents_map_documents.progressBar)(percent)} ${percent}% \xB7 ${phases} of ${(0, import_common3.countOf)(of, "phase")} \xB7 ${plansLine(standing)}`;
}
function plansLine({ phases, progress }) {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${(0, import_common3.countOf)(progress.total_plans, "plan")}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/phases/surroundings-of.ts
function surroundingsOf(root, file, { phase, requirements }) {
  const fileName = (0, import_node_path2.basename)(file);
  const { plans, oddlyNamed } = (0, import_hooks_active_on_command3.phaseFiles)(phase?.names ?? [], []);
  const others = (phase?.plans ?? []).filter((plan) => (0, import_node_path2.basename)(plan.file) !== fileName);
  const made = others.flatMap(({ document }) => namedFiles(document));
  return {
    fileName,
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs.existsSync)((0, import_node_path2.join)(root, path)) || isNamed(made, path)
  };
}
