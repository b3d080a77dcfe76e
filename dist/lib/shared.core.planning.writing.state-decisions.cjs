var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var a in e)__defProp(o,a,{get:e[a],enumerable:!0})},__copyProps=(o,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==a&&__defProp(o,r,{get:()=>e[r],enumerable:!(n=__getOwnPropDesc(e,r))||n.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{acceptedReason:()=>acceptedReason,addBlocker:()=>addBlocker,addDecision:()=>addDecision,addFlatBlocker:()=>addFlatBlocker,addFlatDecision:()=>addFlatDecision,addFlatIteration:()=>addFlatIteration,atFlatPhase:()=>atFlatPhase,blockersIn:()=>blockersIn,decisionsIn:()=>decisionsIn,flatBlockers:()=>flatBlockers,flatDecisions:()=>flatDecisions,folderProblem:()=>folderProblem,inPlannedWorkspace:()=>inPlannedWorkspace,inPlanning:()=>inPlanning,inWorkspace:()=>inWorkspace,isFlatState:()=>isFlatState,keepAccepted:()=>keepAccepted,keepProjectUp:()=>keepProjectUp,keptProject:()=>keptProject,mirrored:()=>mirrored,noBlockers:()=>noBlockers,noteActivity:()=>noteActivity,notePause:()=>notePause,noteResume:()=>noteResume,noteSession:()=>noteSession,orderProblem:()=>orderProblem,phaseDecisionsIn:()=>phaseDecisionsIn,planErrors:()=>planErrors,planningRoot:()=>planningRoot,resolveBlocker:()=>resolveBlocker,resolveFlatBlocker:()=>resolveFlatBlocker,setKeys:()=>setKeys,wayRound:()=>wayRound,whyNotExecute:()=>whyNotExecute}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_hooks_active_on_command=require(
"./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs");
// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  const set = setSessionField(text, ["Paused At"], now);
  if ((0, import_shared_core_planning_documents_roadmap.readState)(set).field("Paused At") !== null) return set;
  const { field, document } = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const place = field("Stopped at");
  const line = (0, import_hooks_active_on_command.textLines)(text).find(
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
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command2.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_phases_standing.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

// src/core/planning/writing/flat-state.ts
function isFlatState(text) {
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  return values.currentPhase !== void 0 && values.gsd_state_version === void 0;
}
function flatBlockers(text) {
  return (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.blockers);
}
function flatDecisions(text) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(decisions)) return (0, import_shared_yaml_dist_parse_parser.texts)(decisions);
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said]) => {
    const words = (0, import_shared_yaml_dist_parse_parser.scalar)(said);
    return words === null ? [] : [`${name}: ${words}`];
  });
}
function addFlatBlocker(text, said) {
  return flatBlockers(text).includes(said) ? text : addItem(text, "blockers", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
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
  if ((0, import_shared_yaml_dist_parse_parser.isList)(decisions) && decisions.length > 0)
    return addItem(text, "decisions", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
  const taken = (0, import_shared_yaml_dist_parse_parser.isMap)(decisions) ? Object.keys(decisions) : [];
  const base = (0, import_hooks_active_on_command3.phaseSlug)(said).split("-").slice(0, 4).join("-") || "decision";
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem(text, "decisions", `${free ?? base}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true)}`, "");
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
  const own = (0, import_shared_core_planning_documents_roadmap.flatPlace)(line.text);
  const place = phase === null ? `${own?.phase ?? ""}${own?.name ?? ""}` : `Phase ${phase.number}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(phase.name)}`;
  return (0, import_shared_core_planning_phases_standing.splice)(set, [
    { start: line.start, end: line.end, text: `${place} (${status.replaceAll("-", " ")})` }
  ]);
}
function setKeys(text, values) {
  const edits = Object.entries(values).flatMap(([key, value]) => {
    const entry = entryOf(text, key);
    if (entry === void 0 || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value) return [];
    const written = `${key}: ${key === "lastUpdated" ? value : (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value)}`;
    return [{ start: entry.start, end: endOf(text, entry), text: written }];
  });
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
function addItem(text, key, item, dash) {
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

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

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
    (row) => (0, import_hooks_active_on_command3.phaseKey)(row[at]?.text ?? "") === (0, import_hooks_active_on_command3.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_mapping_documents_map_documents.cellText)(said)
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
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
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
  const lines = (section?.lines ?? []).filter((line) => /^[-*+][ \t]+\S/.test(line.text));
  return {
    table: section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]),
    items: lines.map((line) => line.text.slice(1).trim())
  };
}
var BLOCKERS = /^(?:Blockers|Blockers ?\/ ?Concerns|Concerns)$/i;
var ITEM = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_mapping_documents_map_documents.itemText)(blocker);
  if (said === "") return text;
  if (isFlatState(text)) return addFlatBlocker(text, said);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, `- ${said}`);
}
function noBlockers(before, after) {
  const [old, section] = [(0, import_shared_core_planning_phases_standing.findSection)(before, BLOCKERS), (0, import_shared_core_planning_phases_standing.findSection)(after, BLOCKERS)];
  if (section === null || old !== null && saidIn(before, old).length > 0) return null;
  const all = itemsOf(after, section).map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(after, all);
  const rest = regionOf(freed, (0, import_shared_core_planning_phases_standing.findSection)(freed, BLOCKERS));
  if (old !== null) return { was: regionOf(before, old), rest, gap: "" };
  const gap = after.slice(before.length, headingOf(after, section));
  return { was: null, rest, gap: after.startsWith(before) && gap.trim() === "" ? gap : "" };
}
function resolveBlocker(text, words, none = null) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  const wanted = (0, import_shared_core_mapping_documents_map_documents.oneLine)(words).toLowerCase();
  if (wanted === "") return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  if (section === null) return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const removed = others.map(({ start, end }) => ({ start, end, text: "" }));
  const freed = (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: first.start, end: first.end, text: "" }, ...removed]);
  if (gone.length < items.length) return freed;
  const left = (0, import_shared_core_planning_phases_standing.findSection)(freed, BLOCKERS);
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
  if (isFlatState(text)) return flatBlockers(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? [] : saidIn(text, section).filter((said) => !SETTLED.test(said) && !RESOLVED.test(said));
}
var SETTLED = /^(?:[*_]{0,2}~~|\[[xX]\]|✅|✓|[*_[(]{0,3}(?:resolved|fixed|closed|done)\b)/iu;
var RESOLVED = /\bRESOLVED\b/;
function saidIn(text, section) {
  const said = itemsOf(text, section).map((one) => (0, import_shared_core_mapping_documents_map_documents.oneLine)(one.said));
  return said.filter((one) => !/^[_*(]{0,2}(?:none(?: yet)?|no blockers(?: yet)?)[_*)]{0,2}\.?$/i.test(one));
}
function itemsOf(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}
// src/app/planning/phases/accepted-plans.ts
function acceptedReason(root, plan) {
  const reason = recorded2(root)[digestOf(plan)];
  return typeof reason === "string" ? reason : null;
}
function keepAccepted(root, reason, plans) {
  const folder = (0, import_common.openMswSubfolder)(root, "planning");
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === "ok") (0, import_common2.keepJson)(pathOf(root), { ...recorded2(root), ...accepted });
  return folder;
}
function recorded2(root) {
  const file = (0, import_common3.readJson)(pathOf(root), (0, import_common5.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function pathOf(root) {
  return (0, import_common.mswPath)(root, "planning", "accepted.json");
}
function digestOf(text) {
  return `sha256:${(0, import_common4.createHash)("sha256").update(text).digest("hex")}`;
}

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_node_path = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete = (phase) => (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number }) => (0, import_hooks_active_on_command3.phaseKey)(number)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = phaseDecisionsIn(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_hooks_active_on_command3.phaseKey)(phase))).map(({ text: decided, rationale, phase }) => ({ text: decided, why: rationale ?? `Phase ${phase}` }));
  return (0, import_shared_core_planning_writing_project_upkeep.keepProject)(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number }) => complete.has((0, import_hooks_active_on_command3.phaseKey)(number))).flatMap(
    ({ number, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
    })
  );
}

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common6 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/phases/why-not-execute.ts
function whyNotExecute(project, facts) {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_phases_standing.readPhase)(project.root, (0, import_node_path2.join)(project.planning, "phases", folder));
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
  return folder === null || (0, import_hooks_active_on_command4.isPlainName)(folder) ? null : `The folder ${(0, import_common6.plainLine)(folder, 80)} must be named with letters, digits, - . _ only.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_common6.plainLine)(found.message, 300)} ${found.fix}`;
}
function planErrors(project, plans, open) {
  const siblings = plans.map(({ file }) => (0, import_node_path2.basename)(file));
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  return plans.flatMap((plan) => {
    const { id, file, document } = plan;
    if (!open.includes(id)) return [];
    if (!(0, import_hooks_active_on_command4.isPlainName)(id)) {
      const line = `${(0, import_common6.plainLine)((0, import_node_path2.basename)(file), 60)}: name the file as in 01-01-PLAN.md, with letters, digits, - . _ only.`;
      return [{ line, acceptable: false }];
    }
    const found = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(document, {
      fileName: (0, import_node_path2.basename)(file),
      siblings,
      requirements,
      // What an executor reads is told when the plan is written; it never keeps one from being carried out.
      exists: () => true
    });
    const isAccepted = acceptedReason(project.root, document.text) !== null;
    return found.filter(({ severity, code }) => severity === "error" && !(isAccepted && !import_shared_core_planning_rules_validate_plan.NEVER.has(code))).map(({ line, message, fix, code }) => ({
      line: `${id}: ${(0, import_common6.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`,
      acceptable: !import_shared_core_planning_rules_validate_plan.NEVER.has(code)
    }));
  });
}
function wayRound(number, errors) {
  return errors.every(({ acceptable }) => acceptable) ? ` To have them carried out as they are, type /msw:plan ${number} --accept "why".` : "";
}

var import_shared_app_diagnose_diagnose_plugins2 = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_common7 = require("./common.cjs");

// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const opened = (0, import_common7.openWorkspace)((0, import_shared_app_diagnose_diagnose_plugins2.projectOf)(place), place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_common7.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command5.findProject)(folder) ?? folder;
}

// src/core/planning/writing/mirror-state.ts
function mirrored(before, after, { counters = {}, now, isNote = false, status }) {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf((0, import_shared_core_planning_documents_roadmap.readState)(before)), (0, import_shared_core_planning_documents_roadmap.readState)(after)];
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
  if (entry === void 0 || value === null || typeof entry.value !== "string" || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value)
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
