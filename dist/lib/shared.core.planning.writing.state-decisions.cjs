var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var r in e)__defProp(o,r,{get:e[r],enumerable:!0})},__copyProps=(o,e,r,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(o,n)&&n!==r&&__defProp(o,n,{get:()=>e[n],enumerable:!(t=__getOwnPropDesc(e,n))||t.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{acceptedReason:()=>acceptedReason,addBlocker:()=>addBlocker,addDecision:()=>addDecision,addFlatBlocker:()=>addFlatBlocker,addFlatDecision:()=>addFlatDecision,addFlatIteration:()=>addFlatIteration,atFlatPhase:()=>atFlatPhase,beginInProject:()=>beginInProject,blockersIn:()=>blockersIn,decisionsIn:()=>decisionsIn,flatBlockers:()=>flatBlockers,flatDecisions:()=>flatDecisions,folderProblem:()=>folderProblem,fromRoot:()=>fromRoot,gapSources:()=>gapSources,isFlatState:()=>isFlatState,isNamedBy:()=>isNamedBy,keepAccepted:()=>keepAccepted,keepProject:()=>keepProject,mayMeet:()=>mayMeet,mirrored:()=>mirrored,nameMilestone:()=>nameMilestone,namedFiles:()=>namedFiles,nextLine:()=>nextLine,noBlockers:()=>noBlockers,noteActivity:()=>noteActivity,notePause:()=>notePause,noteResume:()=>noteResume,noteSession:()=>noteSession,noteUpdate:()=>noteUpdate,openPhase:()=>openPhase,openPlans:()=>openPlans,orderProblem:()=>orderProblem,phaseDecisionsIn:()=>phaseDecisionsIn,phaseDocument:()=>phaseDocument,planErrors:()=>planErrors,planningSurroundings:()=>planningSurroundings,plansLine:()=>plansLine,projectResearch:()=>projectResearch,renderPlanningPage:()=>renderPlanningPage,resolveBlocker:()=>resolveBlocker,resolveFlatBlocker:()=>resolveFlatBlocker,setKeys:()=>setKeys,todosIn:()=>todosIn,wayRound:()=>wayRound,whyNotExecute:()=>whyNotExecute,workItems:()=>workItems}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_standing=require(
"./shared.core.planning.phases.standing.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
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
    const children = (0, import_hooks_active_on_command.elements)(section.tags, section.inner.end);
    const files = ((0, import_hooks_active_on_command.innerText)(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: (0, import_hooks_active_on_command.innerText)(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
}
function isNamedBy(patterns, path) {
  return patterns.some((pattern) => fits((0, import_shared_core_planning_phases_standing.plainPath)(pattern), (0, import_shared_core_planning_phases_standing.plainPath)(path)));
}
function mayMeet(left, right) {
  return left.some((one) => isNamedBy(right, one)) || right.some((one) => isNamedBy(left, one));
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

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED);
  const own = new Set(phases.map(import_hooks_active_on_command2.phaseKey));
  const edits = (section?.lines ?? []).flatMap((line) => {
    const [found, phase] = /^[-*] .* — (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
    if (found === void 0 || phase === void 0 || !own.has((0, import_hooks_active_on_command2.phaseKey)(phase))) return [];
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
  const named2 = setCurrentMilestone(text, title, [
    `**Goal:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(goal)}`,
    "",
    "**Target features:**",
    "",
    ...features2.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`)
  ]);
  const active = requirements.reduce((body, one) => addItem(body, ACTIVE, `- [ ] ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`), named2);
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

var import_shared_core_planning_documents_roadmap_scope = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/flat-state.ts
function isFlatState(text) {
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  return values.currentPhase !== void 0 && values.gsd_state_version === void 0;
}
function flatBlockers(text) {
  return (0, import_hooks_active_on_command3.texts)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.blockers);
}
function flatDecisions(text) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if ((0, import_hooks_active_on_command3.isList)(decisions)) return (0, import_hooks_active_on_command3.texts)(decisions);
  if (!(0, import_hooks_active_on_command3.isMap)(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said]) => {
    const words = (0, import_hooks_active_on_command3.scalar)(said);
    return words === null ? [] : [`${name}: ${words}`];
  });
}
function addFlatBlocker(text, said) {
  return flatBlockers(text).includes(said) ? text : addItem2(text, "blockers", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
}
function resolveFlatBlocker(text, words) {
  const entry = entryOf(text, "blockers");
  const all = flatBlockers(text);
  const left = all.filter((one) => !one.toLowerCase().includes(words));
  if (entry === void 0 || left.length === all.length) return text;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  const isBlock = /\n[ \t]*-/.test(text.slice(entry.start, entry.end));
  const items = left.map((one) => (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(one, true));
  const value = isBlock && left.length > 0 ? `blockers:${items.map((one) => `${eol}  - ${one}`).join("")}` : `blockers: [${items.join(", ")}]`;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: entry.start, end: endOf(text, entry), text: value }]);
}
function addFlatDecision(text, said) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if (flatDecisions(text).some((one) => one === said || one.endsWith(`: ${said}`))) return text;
  if ((0, import_hooks_active_on_command3.isList)(decisions) && decisions.length > 0)
    return addItem2(text, "decisions", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
  const taken = (0, import_hooks_active_on_command3.isMap)(decisions) ? Object.keys(decisions) : [];
  const base = (0, import_hooks_active_on_command2.phaseSlug)(said).split("-").slice(0, 4).join("-") || "decision";
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem2(text, "decisions", `${free ?? base}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true)}`, "");
}
function addFlatIteration(text, phase, plan) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^iteration history$/i);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^iteration$/i, /^result$/i]);
  if (section === null || table === null) return text;
  const at = (name) => (0, import_shared_core_planning_phases_standing.columnOf)(table, name);
  const [iteration, ofPhase, ofPlan, result] = [/^iteration$/i, /^phase$/i, /^plan$/i, /^result$/i].map(at);
  const last = table.rows.at(-1);
  const cell = (column) => last?.[column ?? -1]?.text ?? "";
  const isThere = cell(ofPhase) === phase && cell(ofPlan) === plan && cell(result) === "success";
  if (isThere) return text;
  const number = Math.max(0, ...table.rows.map((row) => Number(row[iteration ?? -1]?.text) || 0)) + 1;
  const values = /* @__PURE__ */ new Map([
    [iteration, String(number)],
    [ofPhase, phase],
    [ofPlan, plan],
    [result, "success"]
  ]);
  return (0, import_shared_core_planning_phases_standing.addRow)(text, section, table, (column) => values.get(table.columns.indexOf(column)) ?? "-");
}
function atFlatPhase(text, phase, status) {
  const set = setKeys(text, { ...phase === null ? {} : { currentPhase: phase.number }, status });
  const section = (0, import_shared_core_planning_phases_standing.findSection)(set, /^current phase$/i);
  const line = section?.lines.find((one) => /^Phase \S+:/i.test(one.text));
  if (line === void 0) return set;
  const own = (0, import_shared_core_planning_documents_roadmap_scope.flatPlace)(line.text);
  const place = phase === null ? `${own?.phase ?? ""}${own?.name ?? ""}` : `Phase ${phase.number}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(phase.name)}`;
  return (0, import_shared_core_planning_phases_standing.splice)(set, [
    { start: line.start, end: line.end, text: `${place} (${status.replaceAll("-", " ")})` }
  ]);
}
function setKeys(text, values) {
  const edits = Object.entries(values).flatMap(([key, value]) => {
    const entry = entryOf(text, key);
    if (entry === void 0 || (0, import_hooks_active_on_command3.scalar)(entry.value) === value) return [];
    const written = `${key}: ${key === "lastUpdated" ? value : (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value)}`;
    return [{ start: entry.start, end: endOf(text, entry), text: written }];
  });
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
function addItem2(text, key, item, dash) {
  const { inner } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const entry = entryOf(text, key);
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  if (entry === void 0)
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: inner.end, end: inner.end, text: `${key}:${eol}  ${dash}${item}${eol}` }]);
  const own = text.slice(entry.start, endOf(text, entry));
  const end = entry.start + own.length;
  const flow = /^[^:]*:[ \t]*[[{]([\s\S]*)[\]}]$/.exec(own);
  if (flow !== null && (dash !== "" || flow[1]?.trim() !== "")) {
    const gap = flow[1]?.trim() === "" ? "" : ", ";
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: end - 1, end: end - 1, text: gap + item }]);
  }
  if (flow !== null) return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: entry.start, end, text: `${key}:${eol}  ${item}` }]);
  const indent = /\n([ \t]+)\S/.exec(own)?.[1] ?? "  ";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: end, end, text: `${eol}${indent}${dash}${item}` }]);
}
function entryOf(text, key) {
  return (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.entries.findLast((one) => one.key === key);
}
function endOf(text, { start, end }) {
  return start + text.slice(start, end).trimEnd().length;
}

// src/core/planning/writing/mirror-state.ts
function mirrored(before, after, { counters = {}, now, isNote = false, status }) {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf((0, import_shared_core_planning_documents_roadmap_scope.readState)(before)), (0, import_shared_core_planning_documents_roadmap_scope.readState)(after)];
  const { text, frontmatter } = is.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const wanted = status === void 0 ? mirrorOf(is) : { ...mirrorOf(is), status };
  const edits = [
    ...Object.entries(wanted).flatMap(
      ([key, value]) => was[key] === value ? [] : scalarEdit(text, entry(key), value)
    ),
    ...counterEdits(text, entry("progress"), counters)
  ];
  const isChanged = after !== before || edits.length > 0;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    ...edits,
    ...isChanged && !isNote ? scalarEdit(text, entry("last_updated"), now) : []
  ]);
}
function mirrorOf(state) {
  return {
    current_phase: state.currentPhase,
    current_phase_name: state.currentPhaseName,
    status: state.status,
    stopped_at: state.stoppedAt,
    paused_at: state.pausedAt,
    last_activity: state.lastActivity,
    last_activity_desc: state.lastActivityText
  };
}
function scalarEdit(text, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || (0, import_hooks_active_on_command3.scalar)(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value, old.startsWith('"')) }];
}
function counterEdits(text, entry, counters) {
  if (entry === void 0) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(counters).flatMap(([key, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

var import_shared_core_mapping_documents_map_documents2 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_mapping_documents_map_documents.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_mapping_documents_map_documents.oneLine)(decision.rationale ?? "");
  if (isFlatState(text)) return addFlatDecision(text, why === "" ? said : `${said} \u2014 ${why}`);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Decisions", [entry]);
  const table = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : (0, import_shared_core_planning_phases_standing.addRow)(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [(0, import_shared_core_planning_phases_standing.columnOf)(table, /^phase$/i), (0, import_shared_core_planning_phases_standing.columnOf)(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_hooks_active_on_command2.phaseKey)(row[at]?.text ?? "") === (0, import_hooks_active_on_command2.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_mapping_documents_map_documents.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  if (isFlatState(text)) return flatDecisions(text);
  const { table, items } = recorded(text);
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => !/^-*$/.test(cell.text)));
  return [
    ...rows.map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !(0, import_shared_core_planning_phases_standing.saysNone)(item))
  ];
}
function phaseDecisionsIn(text) {
  const { table, items } = recorded(text);
  const cell = (row, name) => table === null ? void 0 : row[(0, import_shared_core_planning_phases_standing.columnOf)(table, name)]?.text;
  const rows = (table?.rows ?? []).map((row) => ({
    phase: cell(row, /^phase$/i) ?? null,
    text: cell(row, /^(?:decision|summary)/i) ?? "",
    rationale: cell(row, /^(?:rationale|reason|why)/i)
  }));
  const named2 = items.flatMap((item) => {
    const [, phase, said] = /^\[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(item) ?? [];
    if (phase === void 0 || said === void 0) return [];
    const [decided = "", ...reasons] = said.split(" \u2014 ");
    return [{ phase, text: decided.trim(), rationale: reasons.join(" \u2014 ").trim() || void 0 }];
  });
  return [...rows, ...named2].filter(({ text: said }) => said !== "" && !/^-+$/.test(said));
}
function recorded(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  return {
    table: section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]),
    items: section === null ? [] : (0, import_shared_core_planning_phases_standing.listItems)(text, section.lines).map(({ said }) => (0, import_shared_core_mapping_documents_map_documents.oneLine)(said))
  };
}
var BLOCKERS = /^(?:(?:open|active|current|known) )?(?:blockers|concerns)(?: ?(?:\/|&|and) ?(?:blockers|concerns|issues|risks))?$/i;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_mapping_documents_map_documents.itemText)(blocker);
  if (said === "") return text;
  if (isFlatState(text)) return addFlatBlocker(text, said);
  const section = blockerSection(text);
  return section === null ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, `- ${said}`, true);
}
function blockerSection(text) {
  const all = (0, import_shared_core_planning_phases_standing.findSections)(text, BLOCKERS);
  return all.find((one) => (0, import_shared_core_planning_phases_standing.listItems)(text, one.lines).length > 0) ?? all.at(-1) ?? null;
}
function noBlockers(before, after) {
  const [old, section] = [blockerSection(before), blockerSection(after)];
  if (section === null || old !== null && saidIn(before, old).length > 0) return null;
  const all = (0, import_shared_core_planning_phases_standing.listItems)(after, section.lines).map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(after, all);
  const rest = regionOf(freed, blockerSection(freed));
  if (old !== null) return { was: regionOf(before, old), rest, gap: "" };
  const gap = after.slice(before.length, headingOf(after, section));
  return { was: null, rest, gap: after.startsWith(before) && gap.trim() === "" ? gap : "" };
}
function resolveBlocker(text, words, none = null) {
  const section = blockerSection(text);
  const wanted = (0, import_shared_core_mapping_documents_map_documents.oneLine)(words).toLowerCase();
  if (wanted === "") return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  if (section === null) return text;
  const items = (0, import_shared_core_planning_phases_standing.listItems)(text, section.lines);
  const gone = items.filter((one) => !one.isSettled && one.said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const removed = others.map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: first.start, end: first.end, text: "" }, ...removed]);
  if (gone.length < items.length) return freed;
  const left = blockerSection(freed);
  if (none !== null && left !== null && regionOf(freed, left) === none.rest) {
    if (none.was !== null) return (0, import_shared_core_planning_phases_standing.splice)(freed, [{ start: left.start, end: left.end, text: none.was }]);
    const start = headingOf(freed, left) - none.gap.length;
    return (0, import_shared_core_planning_phases_standing.splice)(freed, [{ start, end: left.end, text: "" }]);
  }
  const line = `None.${(0, import_shared_core_planning_phases_standing.lineEndOf)(text)}`;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: first.start, end: first.end, text: line }, ...removed]);
}
function regionOf(text, section) {
  return section === null ? "" : text.slice(section.start, section.end);
}
function headingOf(text, { start }) {
  return text.lastIndexOf("#", start - 1) === -1 ? start : text.lastIndexOf("\n", start - 2) + 1;
}
function blockersIn(text) {
  return isFlatState(text) ? flatBlockers(text) : openIn(text, BLOCKERS);
}
function todosIn(text) {
  return openIn(text, /^(?:(?:pending|open|current) )?to-?dos$/i);
}
function openIn(text, title) {
  return (0, import_shared_core_planning_phases_standing.findSections)(text, title).flatMap(({ lines }) => (0, import_shared_core_planning_phases_standing.stillOpen)((0, import_shared_core_planning_phases_standing.listItems)(text, lines)));
}
function saidIn(text, { lines }) {
  return (0, import_shared_core_planning_phases_standing.listItems)(text, lines).flatMap(({ said }) => (0, import_shared_core_planning_phases_standing.saysNone)(said) ? [] : [(0, import_shared_core_mapping_documents_map_documents.oneLine)(said)]);
}
// src/app/planning/documents/accepted-plans.ts
function acceptedReason(root, plan) {
  const reason = recorded2(root)[digestOf(plan)];
  return typeof reason === "string" ? reason : null;
}
function keepAccepted(root, reason, plans) {
  const folder = (0, import_common4.openMswSubfolder)(root, "planning");
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === "ok") (0, import_common5.keepJson)(pathOf(root), { ...recorded2(root), ...accepted });
  return folder;
}
function recorded2(root) {
  const file = (0, import_common6.readJson)(pathOf(root), (0, import_common8.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function pathOf(root) {
  return (0, import_common4.mswPath)(root, "planning", "accepted.json");
}
function digestOf(text) {
  return `sha256:${(0, import_common7.createHash)("sha256").update(text).digest("hex")}`;
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/why-not-execute.ts
function whyNotExecute(project, facts) {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_phases_standing.phaseNamed)(project.root, folder);
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const oddName = folderProblem(facts);
  if (oddName !== null) return oddName;
  const stuck = orderProblem((0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase)));
  if (stuck !== null) return stuck;
  const isOpen = ({ summary }) => summary === null || summary.status === "halted";
  const open = phase.plans.filter(isOpen).map(({ id }) => id);
  const found = planErrors(project, phase.plans, open);
  const [first, ...more] = found;
  if (first === void 0) return null;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `Phase ${number} cannot be executed, its plans have errors: ${first.line}${others}${wayRound(number, found)}`;
}
function folderProblem(facts) {
  const { folder } = facts;
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null) return shared;
  return folder === null || (0, import_hooks_active_on_command4.isPlainName)(folder) ? null : `The folder ${(0, import_common2.plainLine)(folder, 80)} must be named with letters, digits, - . _ only.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_common2.plainLine)(found.message, 300)} ${found.fix}`;
}
function planErrors(project, plans, open) {
  const siblings = plans.map(({ file }) => (0, import_node_path.basename)(file));
  return plans.flatMap((plan) => {
    const { id, file, document } = plan;
    if (!open.includes(id)) return [];
    if (!(0, import_hooks_active_on_command4.isPlainName)(id)) {
      const line = `${(0, import_common2.plainLine)((0, import_node_path.basename)(file), 60)}: name the file as in 01-01-PLAN.md, with letters, digits, - . _ only.`;
      return [{ line, acceptable: false }];
    }
    const found = (0, import_shared_core_mapping_documents_map_documents2.validatePlan)(document, {
      fileName: (0, import_node_path.basename)(file),
      siblings,
      // What an executor reads is told when the plan is written; it never keeps one from being carried out.
      exists: () => true
    });
    const isAccepted = acceptedReason(project.root, document.text) !== null;
    return found.filter(({ severity, code }) => severity === "error" && !(isAccepted && !import_shared_core_mapping_documents_map_documents2.NEVER.has(code))).map(({ line, message, fix, code }) => ({
      line: `${id}: ${(0, import_common2.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`,
      acceptable: !import_shared_core_mapping_documents_map_documents2.NEVER.has(code)
    }));
  });
}
function wayRound(number, errors) {
  return errors.every(({ acceptable }) => acceptable) ? ` To have them carried out as they are, type /msw:plan ${number} --accept "why".` : "";
}

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  const set = setSessionField(text, ["Paused At"], now);
  if ((0, import_shared_core_planning_documents_roadmap_scope.readState)(set).field("Paused At") !== null) return set;
  const { field, document } = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text);
  const place = field("Stopped at");
  const line = (0, import_hooks_active_on_command5.textLines)(text).find(
    ({ start, end }) => place !== null && start <= place.start && place.start <= end
  );
  if (line !== void 0) return (0, import_shared_core_planning_phases_standing.insertLines)(text, line.next, [spelled(line, now)], document.quoted);
  const section = sessionSection(text);
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Session Continuity", [`Paused At: ${now}`]);
  const last = section.lines.findLast((one) => one.text.trim() !== "");
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, last?.next ?? section.start, [`Paused At: ${now}`], section.quoted);
}
function spelled({ text }, now) {
  if (text.trimStart().startsWith("|")) return `| Paused At | ${now} |`;
  return text.startsWith("**") ? `**Paused At:** ${now}` : `Paused At: ${now}`;
}
function noteResume(text) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command6.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command5.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command5.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_phases_standing.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = sessionSection(text);
  const empty = section === null ? null : emptyLabel(section, labels);
  if (section === null || empty === null) return text;
  const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_mapping_documents_map_documents.oneLine)(value) }]);
}
function sessionSection(text) {
  return (0, import_shared_core_planning_phases_standing.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_phases_standing.findSection)(text, /^session continuity$/i);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_mapping_documents_map_documents.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function emptyLabel({ lines }, labels) {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i");
    const line = lines.find(({ text }) => pattern.test(text));
    if (line !== void 0) return line.end;
  }
  return null;
}
function barless(value) {
  return (0, import_shared_core_mapping_documents_map_documents.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/phases/surroundings-of.ts
function planningSurroundings(root, file, phase) {
  const fileName = (0, import_node_path2.basename)(file);
  const { plans, oddlyNamed } = (0, import_hooks_active_on_command4.phaseFiles)(phase?.names ?? [], []);
  const others = (phase?.plans ?? []).filter((plan) => (0, import_node_path2.basename)(plan.file) !== fileName);
  const made = others.flatMap(({ document }) => namedFiles(document));
  return {
    fileName,
    siblings: [...plans, ...oddlyNamed],
    exists: (path) => (0, import_node_fs.existsSync)((0, import_node_path2.join)(root, path)) || isNamedBy(made, path)
  };
}

var import_node_path3 = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_core_mapping_documents_map_documents.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_hooks_active_on_command2.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const { root } = project;
  const place = facts.folder === null ? (0, import_shared_core_planning_documents_roadmap_scope.newPhasePlace)(root, (0, import_hooks_active_on_command2.phaseFolderName)(facts.number, facts.name, code)) : (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, facts.folder);
  const folder = (0, import_node_path3.join)(root, place);
  const padded = (0, import_hooks_active_on_command2.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_phases_standing.readPhase)(root, folder) };
}
function openPlans({ onDisk }) {
  return (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}
function phaseDocument(opened, kind) {
  const name = (0, import_shared_core_planning_phases_standing.documentIn)(opened.onDisk, kind);
  const path = (0, import_node_path3.join)(opened.folder, name ?? "");
  const text = name === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, path);
  return text === null ? null : { file: fromRoot(opened.project.root, path), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path3.relative)(root, path).split(import_node_path3.sep).join("/");
}
function projectResearch({ project: { root, planning } }) {
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path3.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return [...notes, ...report];
}
