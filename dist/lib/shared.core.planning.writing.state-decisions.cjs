var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(t,e)=>{for(var r in e)__defProp(t,r,{get:e[r],enumerable:!0})},__copyProps=(t,e,r,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(t,o)&&o!==r&&__defProp(t,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return t},__toCommonJS=t=>__copyProps(__defProp({},"__esModule",{value:!0}),t),stdin_exports={};__export(stdin_exports,{acceptedReason:()=>acceptedReason,addBlocker:()=>addBlocker,addDecision:()=>addDecision,addFlatBlocker:()=>addFlatBlocker,addFlatDecision:()=>addFlatDecision,addFlatIteration:()=>addFlatIteration,atFlatPhase:()=>atFlatPhase,beginInProject:()=>beginInProject,blockersIn:()=>blockersIn,decisionsIn:()=>decisionsIn,flatBlockers:()=>flatBlockers,flatDecisions:()=>flatDecisions,isFlatState:()=>isFlatState,keepAccepted:()=>keepAccepted,keepProject:()=>keepProject,keyEdits:()=>keyEdits,mirrored:()=>mirrored,nameMilestone:()=>nameMilestone,noBlockers:()=>noBlockers,noteActivity:()=>noteActivity,notePause:()=>notePause,noteResume:()=>noteResume,noteSession:()=>noteSession,noteUpdate:()=>noteUpdate,phaseDecisionsIn:()=>phaseDecisionsIn,resolveBlocker:()=>resolveBlocker,resolveFlatBlocker:()=>resolveFlatBlocker,setFields:()=>setFields,setKeys:()=>setKeys,todosIn:()=>todosIn}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const own = new Set(phases.map(import_hooks_active_on_command.phaseKey));
  return text.replace(
    /^([-*] ✓ [^\r\n]* — )Phase (\S+)(?=[ \t]*\r?$)/gm,
    (line, before, phase) => own.has((0, import_hooks_active_on_command.phaseKey)(phase)) ? before + version : line
  );
}
function noteUpdate(text, date, after) {
  const line = `*Last updated: ${date} after ${after}*`;
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === void 0) return [text.trimEnd(), "", "---", line, ""].join((0, import_shared_core_planning_writing_section.lineEndOf)(text));
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}
function beginInProject(text, begun) {
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const items = features.map((one) => `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(one)}`);
  const named2 = setCurrentMilestone(text, title, [
    ...[`**Goal:** ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(goal)}`, "", "**Target features:**", "", ...items]
  ]);
  const entries = [
    ...requirements.map((one) => [ACTIVE, `- [ ] ${(0, import_shared_core_failure_reading_line_pattern.itemText)(one.text)}`]),
    ...outOfScope.map(({ what, why }) => [OUT, `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(what)} \u2014 ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(why)}`])
  ];
  const listed = entries.reduce((body, [section, entry]) => addItem(body, section, entry), named2);
  return noteUpdate(
    decisions.reduce(addKeyDecision, listed),
    date,
    `milestone ${title.split(" ")[0]} started`
  );
}
var ACTIVE = /^active$/i;
var VALIDATED = /^validated$/i;
var OUT = /^out of scope$/i;
var CURRENT = /^current milestone\b/i;
function validate(text, shipped) {
  const lines = (0, import_shared_core_planning_writing_section.findSection)(text, ACTIVE)?.lines ?? [];
  const at = lines.findIndex((line2) => isOf(line2, shipped));
  const line = lines[at];
  if (line === void 0 || (0, import_shared_core_planning_writing_section.findSection)(text, VALIDATED) === null) return text;
  const end = (0, import_shared_core_planning_writing_section.endOfItem)(lines, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, "");
  const alone = lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const none = alone ? `(None yet)${text.slice(line.end, line.next)}` : "";
  const without = (0, import_shared_core_planning_writing_section.splice)(text, [{ start: line.start, end, text: none }]);
  return addItem(without, VALIDATED, `- \u2713 ${said.trim()} \u2014 ${shipped.by}${more}`);
}
function isOf({ text }, { id, text: words }) {
  const item = /^\s*[-*] \[[ xX]\] (\S.*)$/.exec(text)?.[1];
  if (item === void 0) return false;
  const ids = item.match(/\b[A-Za-z]\w{0,40}-\d+\b/g) ?? [];
  return ids.some((one) => one.toUpperCase() === id.toUpperCase()) || plainWords(item) === plainWords(words);
}
function plainWords(text) {
  return (0, import_shared_core_failure_reading_line_pattern.oneLine)(text).replace(/ \(research: [^()]*\)$/, "").replaceAll(/[*_`]/g, "").replace(/[.;]$/, "").toLowerCase();
}
function addItem(text, title, entry) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, title);
  const none = section?.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none !== void 0) return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: none.start, end: none.end, text: entry }]);
  return section === null ? text : (0, import_shared_core_planning_writing_section.addListEntry)(text, section, entry);
}
function addKeyDecision(text, { what, why }) {
  const decision = /^decision/i;
  const table = (0, import_shared_core_planning_writing_section.tableIn)(text, /^key decisions$/i, [decision]);
  if (table === null || table.rows.some((row) => (0, import_shared_core_planning_writing_section.cellOf)(table, row, decision) === (0, import_shared_core_failure_reading_line_pattern.cellText)(what)))
    return text;
  return (0, import_shared_core_planning_writing_section.addRow)(text, table, [
    [decision, what],
    [/^outcome/i, "\u2014 Pending"],
    [/^(?:rationale|reason|why)/i, why]
  ]);
}
function setCurrentMilestone(text, title, lines) {
  const heading = `## Current Milestone: ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(title)}`;
  const old = (0, import_shared_core_planning_writing_section.findSection)(text, CURRENT);
  const start = old === null ? 0 : text.lastIndexOf("\n", old.start - 2) + 1;
  const left = old === null ? text : (0, import_shared_core_planning_writing_section.splice)(text, [{ start, end: old.end, text: "" }]);
  const place = old === null ? (0, import_shared_core_planning_writing_section.findSection)(text, /^core value$/i)?.end ?? text.length : start;
  return (0, import_shared_core_planning_writing_section.insertBlock)(left, place, [heading, "", ...lines]);
}

var import_shared_core_planning_documents_roadmap_scope = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/frontmatter-keys.ts
function keyEdits({ text, frontmatter: { present, entries, inner } }, values, { addsMissing = false } = {}) {
  return Object.entries(values).flatMap(([key, value]) => {
    const entry = entries.findLast((one) => one.key === key);
    if (value === null || entry?.value === value) return [];
    if (entry !== void 0) return valueEdits(text, entry, value);
    const line = `${key}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value)}${(0, import_shared_core_planning_writing_section.lineEndOf)(text)}`;
    return addsMissing && present ? [{ start: inner.start, end: inner.start, text: line }] : [];
  });
}
function valueEdits(text, entry, value) {
  const [line = "", ...more] = text.slice(entry.start, entry.end).split(/\r\n|\n|\r/);
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  const isLong = more.some((one) => /^[ \t]+\S/.test(one));
  if (typeof entry.value !== "string" || prefix === void 0 || isLong) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value, old.startsWith('"')) }];
}
// src/core/planning/writing/flat-state.ts
function isFlatState(text) {
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  return values.currentPhase !== void 0 && values.gsd_state_version === void 0;
}
function flatBlockers(text) {
  return (0, import_hooks_active_on_command2.texts)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.blockers);
}
function flatDecisions(text) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if ((0, import_hooks_active_on_command2.isList)(decisions)) return (0, import_hooks_active_on_command2.texts)(decisions);
  if (!(0, import_hooks_active_on_command2.isMap)(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said]) => {
    const words = (0, import_hooks_active_on_command2.scalar)(said);
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
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text);
  const isBlock = /\n[ \t]*-/.test(text.slice(entry.start, entry.end));
  const items = left.map((one) => (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(one, true));
  const value = isBlock && left.length > 0 ? `blockers:${items.map((one) => `${eol}  - ${one}`).join("")}` : `blockers: [${items.join(", ")}]`;
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: entry.start, end: endOf(text, entry), text: value }]);
}
function addFlatDecision(text, said) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if (flatDecisions(text).some((one) => one === said || one.endsWith(`: ${said}`))) return text;
  if ((0, import_hooks_active_on_command2.isList)(decisions) && decisions.length > 0)
    return addItem2(text, "decisions", (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true), "- ");
  const taken = (0, import_hooks_active_on_command2.isMap)(decisions) ? Object.keys(decisions) : [];
  const base = (0, import_hooks_active_on_command.phaseSlug)(said).split("-").slice(0, 4).join("-") || "decision";
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem2(text, "decisions", `${free ?? base}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(said, true)}`, "");
}
function addFlatIteration(text, phase, plan) {
  const [iteration, result] = [/^iteration$/i, /^result$/i];
  const table = (0, import_shared_core_planning_writing_section.tableIn)(text, /^iteration history$/i, [iteration, result]);
  if (table === null) return text;
  const values = [[/^phase$/i, phase], [/^plan$/i, plan], [result, "success"]];
  const last = table.rows.at(-1) ?? [];
  if (values.every(([name, value]) => (0, import_shared_core_planning_writing_section.cellOf)(table, last, name) === value)) return text;
  const number = Math.max(0, ...table.rows.map((row) => Number((0, import_shared_core_planning_writing_section.cellOf)(table, row, iteration)) || 0)) + 1;
  return (0, import_shared_core_planning_writing_section.addRow)(text, table, [[iteration, String(number)], ...values]);
}
function atFlatPhase(text, phase, status) {
  const set = setKeys(text, { ...phase === null ? {} : { currentPhase: phase.number }, status });
  const section = (0, import_shared_core_planning_writing_section.findSection)(set, /^current phase$/i);
  const line = section?.lines.find((one) => /^Phase \S+:/i.test(one.text));
  if (line === void 0) return set;
  const own = (0, import_shared_core_planning_documents_roadmap_scope.flatPlace)(line.text);
  const place = phase === null ? `${own?.phase ?? ""}${own?.name ?? ""}` : `Phase ${phase.number}: ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(phase.name)}`;
  const said = `${place} (${status.replaceAll("-", " ")})`;
  return (0, import_shared_core_planning_writing_section.splice)(set, [{ start: line.start, end: line.end, text: said }]);
}
function setKeys(text, values) {
  return (0, import_shared_core_planning_writing_section.splice)(text, keyEdits((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text), values));
}
function addItem2(text, key, item, dash) {
  const { inner } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const entry = entryOf(text, key);
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text);
  if (entry === void 0)
    return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: inner.end, end: inner.end, text: `${key}:${eol}  ${dash}${item}${eol}` }]);
  const own = text.slice(entry.start, endOf(text, entry));
  const end = entry.start + own.length;
  const flow = /^[^:]*:[ \t]*[[{]([\s\S]*)[\]}]$/.exec(own);
  if (flow !== null && (dash !== "" || flow[1]?.trim() !== "")) {
    const gap = flow[1]?.trim() === "" ? "" : ", ";
    return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: end - 1, end: end - 1, text: gap + item }]);
  }
  if (flow !== null) return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: entry.start, end, text: `${key}:${eol}  ${item}` }]);
  const indent = /\n([ \t]+)\S/.exec(own)?.[1] ?? "  ";
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: end, end, text: `${eol}${indent}${dash}${item}` }]);
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
var [PHASE, DECISION, WHY] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i];
function addDecision(text, decision) {
  const said = (0, import_shared_core_failure_reading_line_pattern.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_failure_reading_line_pattern.oneLine)(decision.rationale ?? "");
  if (isFlatState(text)) return addFlatDecision(text, why === "" ? said : `${said} \u2014 ${why}`);
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, DECISIONS);
  const phase = decision.phase ?? "?";
  const entry = `- [Phase ${phase}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_writing_section.appendSection)(text, "## Decisions", [entry]);
  const table = (0, import_shared_core_planning_writing_section.findTable)(section, [PHASE, DECISION]);
  if (table === null) return (0, import_shared_core_planning_writing_section.addListEntry)(text, section, entry);
  const isThere = table.rows.some(
    (row) => (0, import_hooks_active_on_command.phaseKey)((0, import_shared_core_planning_writing_section.cellOf)(table, row, PHASE) ?? "") === (0, import_hooks_active_on_command.phaseKey)(phase) && (0, import_shared_core_planning_writing_section.cellOf)(table, row, DECISION) === (0, import_shared_core_failure_reading_line_pattern.cellText)(said)
  );
  const values = [
    [PHASE, phase],
    [DECISION, said],
    [WHY, why]
  ];
  return isThere ? text : (0, import_shared_core_planning_writing_section.addRow)(text, table, values);
}
function decisionsIn(text) {
  return isFlatState(text) ? flatDecisions(text) : recorded(text).map(({ line }) => line);
}
function phaseDecisionsIn(text) {
  return recorded(text).filter(({ phase, text: said }) => phase !== null && said !== "");
}
function recorded(text) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = (0, import_shared_core_planning_writing_section.findTable)(section, [PHASE, DECISION]);
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => !/^-*$/.test(cell.text)));
  const items = (0, import_shared_core_planning_writing_section.listItems)(text, section.lines).map(({ said }) => (0, import_shared_core_failure_reading_line_pattern.oneLine)(said));
  return [
    ...rows.map((row) => {
      const [phase, said, rationale] = [PHASE, DECISION, WHY].map(
        (name) => table && (0, import_shared_core_planning_writing_section.cellOf)(table, row, name)
      );
      const line = row.map((cell) => cell.text).join(" | ");
      return { phase: phase ?? null, text: said ?? "", rationale: rationale ?? void 0, line };
    }),
    ...items.filter((item) => !(0, import_shared_core_planning_writing_section.saysNone)(item)).map((line) => {
      const [, phase = null, said = ""] = /^\[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line) ?? [];
      const [decided = "", ...reasons] = said.split(" \u2014 ");
      return { phase, text: decided.trim(), rationale: reasons.join(" \u2014 ").trim() || void 0, line };
    })
  ];
}
var BLOCKERS = /^(?:(?:open|active|current|known) )?(?:blockers|concerns)(?: ?(?:\/|&|and) ?(?:blockers|concerns|issues|risks))?$/i;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_failure_reading_line_pattern.itemText)(blocker);
  if (said === "") return text;
  if (isFlatState(text)) return addFlatBlocker(text, said);
  const section = blockerSection(text);
  return section === null ? (0, import_shared_core_planning_writing_section.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_writing_section.addListEntry)(text, section, `- ${said}`, true);
}
function blockerSection(text) {
  const all = (0, import_shared_core_planning_writing_section.findSections)(text, BLOCKERS);
  return all.find((one) => (0, import_shared_core_planning_writing_section.listItems)(text, one.lines).length > 0) ?? all.at(-1) ?? null;
}
function noBlockers(text) {
  const section = blockerSection(text);
  if (section === null) return { line: null };
  const line = (0, import_shared_core_planning_writing_section.placeholderIn)(section)?.text;
  const isOpen = (0, import_shared_core_planning_writing_section.listItems)(text, section.lines).some(({ isSettled }) => !isSettled);
  return line === void 0 && isOpen ? null : { line: line ?? "" };
}
function resolveBlocker(text, words, none = null) {
  const wanted = (0, import_shared_core_failure_reading_line_pattern.oneLine)(words).toLowerCase();
  if (wanted === "") return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  const section = blockerSection(text);
  const items = section === null ? [] : (0, import_shared_core_planning_writing_section.listItems)(text, section.lines);
  const open = items.filter(({ isSettled }) => !isSettled);
  const gone = open.filter(({ said }) => said.toLowerCase().includes(wanted));
  if (section !== null && gone.length > 0 && gone.length === open.length)
    return withoutBlockers(text, section, { gone, none, isBare: open.length === items.length });
  return (0, import_shared_core_planning_writing_section.splice)(text, removed(gone));
}
function withoutBlockers(text, section, { gone, none, isBare }) {
  const [first, last] = [gone[0], gone.at(-1)];
  if (first === void 0 || last === void 0) return text;
  const others = section.lines.filter(
    (line2) => line2.text.trim() !== "" && gone.every(({ start, end }) => line2.start < start || line2.start >= end)
  );
  if (none?.line === null && others.length === 0) return (0, import_shared_core_planning_writing_section.withoutSection)(text, section);
  const before = none === null && isBare ? "None." : none?.line;
  const line = others.some(({ text: other }) => (0, import_shared_core_planning_writing_section.saysNone)(other)) ? "" : before;
  if (line) return (0, import_shared_core_planning_writing_section.splice)(text, [{ ...first, text: line + (0, import_shared_core_planning_writing_section.lineEndOf)(text) }, ...removed(gone.slice(1))]);
  const blank = isBare ? /^\r?\n/.exec(text.slice(last.end))?.[0].length ?? 0 : 0;
  return (0, import_shared_core_planning_writing_section.splice)(text, [...removed(gone), { start: last.end, end: last.end + blank, text: "" }]);
}
function removed(items) {
  return items.map(({ start, end }) => ({ start, end, text: "" }));
}
function blockersIn(text) {
  return isFlatState(text) ? flatBlockers(text) : openIn(text, BLOCKERS);
}
function todosIn(text) {
  return openIn(text, /^(?:(?:pending|open|current) )?to-?dos$/i);
}
function openIn(text, title) {
  return (0, import_shared_core_planning_writing_section.findSections)(text, title).flatMap(({ lines }) => (0, import_shared_core_planning_writing_section.stillOpen)((0, import_shared_core_planning_writing_section.listItems)(text, lines)));
}
// src/app/planning/documents/accepted-plans.ts
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

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setField(text, ["Last session", "Last Date"], now);
  const stopped = setField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  const set = setField(text, ["Paused At"], now);
  if ((0, import_shared_core_planning_documents_roadmap_scope.readState)(set).field("Paused At") !== null) return set;
  const line = lineOf(text, "Stopped at");
  if (line !== void 0) return (0, import_shared_core_planning_writing_section.insertLines)(text, line.next, [spelled(line, now)]);
  const section = sessionSection(text);
  if (section === null) return (0, import_shared_core_planning_writing_section.appendSection)(text, "## Session Continuity", [`Paused At: ${now}`]);
  const last = section.lines.findLast((one) => one.text.trim() !== "");
  return (0, import_shared_core_planning_writing_section.insertLines)(text, last?.next ?? section.start, [`Paused At: ${now}`]);
}
function spelled({ text }, now) {
  if (text.trimStart().startsWith("|")) return `| Paused At | ${now} |`;
  return text.startsWith("**") ? `**Paused At:** ${now}` : `Paused At: ${now}`;
}
function noteResume(text) {
  const made = sessionSection(text);
  if (made?.end === text.length && /^\r?\nPaused At: [^\n]*(?:\n\s*)?$/.test(text.slice(made.start)))
    return noteResume((0, import_shared_core_planning_writing_section.withoutSection)(text, made));
  const mirrors = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.entries.filter(({ key }) => key === "paused_at");
  const starts = [...mirrors, lineOf(text, "Paused At") ?? []].flat().map(({ start }) => start);
  return (0, import_shared_core_planning_writing_section.splice)(
    text,
    starts.map((start) => ({ start, end: (0, import_shared_core_planning_writing_section.nextLine)(text, start + 1), text: "" }))
  );
}
function lineOf(text, label) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field(label);
  return (0, import_hooks_active_on_command3.textLines)(text).find(
    ({ start, end }) => field !== null && start <= field.start && field.start <= end
  );
}
function setFields(text, values) {
  return Object.entries(values).reduce((body, [label, value]) => setField(body, [label], value), text);
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).field(...labels);
  const said = (0, import_shared_core_failure_reading_line_pattern.oneLine)(value);
  if (field === null) {
    const empty = emptyLabel(sessionSection(text), labels);
    const gap = /[ \t]$/.test(text.slice(0, empty)) ? "" : " ";
    return empty === void 0 ? text : (0, import_shared_core_planning_writing_section.splice)(text, [{ start: empty, end: empty, text: gap + said }]);
  }
  const { start, end } = field;
  const isCell = /^\s*\|/.test(
    text.slice(0, start).split(/[\r\n]/).at(-1) ?? ""
  );
  const written = isCell ? said.replaceAll(/(?<!\\)\\*\|/g, "/") : said;
  return written === "" ? text : (0, import_shared_core_planning_writing_section.splice)(text, [{ start, end, text: written }]);
}
function emptyLabel(section, labels) {
  const patterns = labels.map((label) => new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i"));
  return section?.lines.find(({ text }) => patterns.some((one) => one.test(text)))?.end;
}
function sessionSection(text) {
  return (0, import_shared_core_planning_writing_section.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_writing_section.findSection)(text, /^session continuity$/i);
}

// src/core/planning/writing/mirror-state.ts
function mirrored(before, after, { counters = {}, now, isNote = false, status }) {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf((0, import_shared_core_planning_documents_roadmap_scope.readState)(before)), (0, import_shared_core_planning_documents_roadmap_scope.readState)(after)];
  const { document } = is;
  const wanted = { ...mirrorOf(is), ...status === void 0 ? {} : { status } };
  const differs = Object.entries(wanted).filter(([key, value]) => was[key] !== value);
  const edits = [...keyEdits(document, Object.fromEntries(differs)), ...counterEdits(document, counters)];
  const isTimed = !isNote && (after !== before || edits.length > 0);
  return (0, import_shared_core_planning_writing_section.splice)(after, [...edits, ...isTimed ? keyEdits(document, { last_updated: now }) : []]);
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
function counterEdits({ text, frontmatter }, counters) {
  const entry = frontmatter.entries.findLast(({ key }) => key === "progress");
  if (entry === void 0) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(counters).flatMap(([key, value]) => {
    const line = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    );
    const found = line.exec(block);
    const [, prefix = "", old = ""] = found ?? [];
    if (found === null || old.replaceAll(/["']/g, "") === String(value)) return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}
