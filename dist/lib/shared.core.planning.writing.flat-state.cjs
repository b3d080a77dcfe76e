var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{addFlatBlocker:()=>addFlatBlocker,addFlatDecision:()=>addFlatDecision,addFlatIteration:()=>addFlatIteration,atFlatPhase:()=>atFlatPhase,beginInProject:()=>beginInProject,flatBlockers:()=>flatBlockers,flatDecisions:()=>flatDecisions,isFlatState:()=>isFlatState,keepProject:()=>keepProject,keepSession:()=>keepSession,keyEdits:()=>keyEdits,mirrored:()=>mirrored,nameMilestone:()=>nameMilestone,noteActivity:()=>noteActivity,noteSession:()=>noteSession,noteUpdate:()=>noteUpdate,resolveFlatBlocker:()=>resolveFlatBlocker,setFields:()=>setFields}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs");
// src/core/planning/writing/frontmatter-keys.ts
function keyEdits({ text, frontmatter: { present, entries, inner } }, values, { addsMissing = false } = {}) {
  return Object.entries(values).flatMap(([key, value]) => {
    const entry = entries.findLast((one) => one.key === key);
    if (value === null || entry?.value === value) return [];
    if (entry !== void 0) return valueEdits(text, entry, value);
    const line = `${key}: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(value)}${(0, import_shared_core_planning_writing_section.lineEndOf)(text)}`;
    return addsMissing && present ? [{ start: inner.start, end: inner.start, text: line }] : [];
  });
}
function valueEdits(text, entry, value) {
  const [line = "", ...more] = text.slice(entry.start, entry.end).split(/\r\n|\n|\r/);
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  const isLong = more.some((one) => /^[ \t]+\S/.test(one));
  if (typeof entry.value !== "string" || prefix === void 0 || isLong) return [];
  const old = withoutComment(line.slice(prefix.length)).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_core_snapshots_undo_text.yamlScalar)(value, old.startsWith('"')) }];
}
function withoutComment(value) {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s+# |\s*$)/.exec(value)?.[0];
  return quoted ?? (/^["']/.test(value) ? value : value.split(/\s# /, 1)[0] ?? value);
}
// src/core/planning/writing/flat-state.ts
function isFlatState(text) {
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  return values.currentPhase !== void 0 && values.gsd_state_version === void 0;
}
function flatBlockers(text) {
  return said((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.blockers);
}
function said(list) {
  return (0, import_hooks_active_on_command2.isList)(list) ? list.flatMap((one) => (0, import_shared_core_planning_documents_roadmap_scope.statementOf)(one) ?? []) : (0, import_hooks_active_on_command2.texts)(list);
}
function flatDecisions(text) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if ((0, import_hooks_active_on_command2.isList)(decisions)) return said(decisions);
  if (!(0, import_hooks_active_on_command2.isMap)(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said2]) => {
    const words = (0, import_hooks_active_on_command2.scalar)(said2);
    return words === null ? [] : [`${name}: ${words}`];
  });
}
function addFlatBlocker(text, said2) {
  return flatBlockers(text).includes(said2) ? text : addItem(text, "blockers", (0, import_shared_core_snapshots_undo_text.yamlScalar)(said2, true), "- ");
}
function resolveFlatBlocker(text, words) {
  const entry = entryOf(text, "blockers");
  if (entry === void 0 || !flatBlockers(text).some((one) => one.toLowerCase().includes(words)))
    return text;
  const end = endOf(text, entry);
  const own = text.slice(entry.start, end);
  const isBlock = /\n[ \t]*-/.test(own);
  const written = isBlock ? own.match(BLOCK_ITEM) : own.slice(own.indexOf("[") + 1, own.lastIndexOf("]")).match(FLOW_ITEM);
  const items = (0, import_hooks_active_on_command2.isList)(entry.value) ? entry.value : [];
  if (written?.length !== items.length) return text;
  const left = written.filter(
    (_, at) => !said(items.slice(at, at + 1)).join().toLowerCase().includes(words)
  );
  const list = isBlock && left.length > 0 ? left.join("") : ` [${left.map((one) => one.trim()).join(", ")}]`;
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: entry.start, end, text: `blockers:${list}` }]);
}
var BLOCK_ITEM = /\r?\n([ \t]*)-(?:[^\r\n]*)(?:\r?\n(?!\1-)[^\r\n]*)*/g;
var FLOW_ITEM = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{[^{}]*\}|[^\s,"'{}][^,]*/g;
function addFlatDecision(text, said2) {
  const { decisions } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values;
  if (flatDecisions(text).some((one) => one === said2 || one.endsWith(`: ${said2}`))) return text;
  if ((0, import_hooks_active_on_command2.isList)(decisions) && decisions.length > 0)
    return addItem(text, "decisions", (0, import_shared_core_snapshots_undo_text.yamlScalar)(said2, true), "- ");
  const taken = (0, import_hooks_active_on_command2.isMap)(decisions) ? Object.keys(decisions) : [];
  const base = (0, import_hooks_active_on_command.phaseSlug)(said2).split("-").slice(0, 4).join("-") || "decision";
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem(text, "decisions", `${free ?? base}: ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(said2, true)}`, "");
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
  const own = (0, import_shared_core_planning_documents_roadmap_scope2.flatPlace)(line.text);
  const place = phase === null ? `${own?.phase ?? ""}${own?.name ?? ""}` : `Phase ${phase.number}: ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(phase.name)}`;
  const said2 = `${place} (${status.replaceAll("-", " ")})`;
  return (0, import_shared_core_planning_writing_section.splice)(set, [{ start: line.start, end: line.end, text: said2 }]);
}
function setKeys(text, values) {
  return (0, import_shared_core_planning_writing_section.splice)(text, keyEdits((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text), values));
}
function addItem(text, key, item, dash) {
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
// src/core/planning/writing/mirror-state.ts
function mirrored(before, after, { counters = {}, now, isNote = false }) {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf((0, import_shared_core_planning_documents_roadmap_scope2.readState)(before)), (0, import_shared_core_planning_documents_roadmap_scope2.readState)(after)];
  const { document } = is;
  const differs = Object.entries(mirrorOf(is)).filter(([key, value]) => was[key] !== value);
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
      `((?:^[ \\t]+|[{,][ \\t]*)${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*|[,}].*)?$)`,
      "m"
    );
    const found = line.exec(block);
    const [, prefix = "", old = ""] = found ?? [];
    if (found === null || old.replaceAll(/["']/g, "") === String(value)) return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

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
  const named = setCurrentMilestone(text, title, [
    ...[`**Goal:** ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(goal)}`, "", "**Target features:**", "", ...items]
  ]);
  const entries = [
    ...requirements.map((one) => [ACTIVE, `- [ ] ${(0, import_shared_core_failure_reading_line_pattern.itemText)(one.text)}`]),
    ...outOfScope.map(({ what, why }) => [OUT, `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(what)} \u2014 ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(why)}`])
  ];
  const listed = entries.reduce((body, [section, entry]) => addItem2(body, section, entry), named);
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
  const said2 = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, "");
  const alone = lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const none = alone ? `(None yet)${text.slice(line.end, line.next)}` : "";
  const without = (0, import_shared_core_planning_writing_section.splice)(text, [{ start: line.start, end, text: none }]);
  return addItem2(without, VALIDATED, `- \u2713 ${said2.trim()} \u2014 ${shipped.by}${more}`);
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
function addItem2(text, title, entry) {
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

// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setField(text, ["Last session", "Last Date"], now);
  const stopped = setField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setField(stopped, ["Resume file"], resumeFile);
}
function keepSession(text, note) {
  const noted = noteSession(text, note);
  if ((0, import_shared_core_planning_documents_roadmap_scope2.readState)(noted).field("Stopped at") !== null) return noted;
  const lines = [
    `**Last session:** ${note.now}`,
    `**Stopped at:** ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(note.stoppedAt)}`,
    `**Resume file:** ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(note.resumeFile ?? "None")}`
  ];
  const section = sessionSection(noted);
  return section === null ? (0, import_shared_core_planning_writing_section.appendSection)(noted, "## Session", lines) : (0, import_shared_core_planning_writing_section.insertBlock)(noted, section.end, lines);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function setFields(text, values) {
  return Object.entries(values).reduce((body, [label, value]) => setField(body, [label], value), text);
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text).field(...labels);
  const said2 = (0, import_shared_core_failure_reading_line_pattern.oneLine)(value);
  if (field === null) {
    const empty = emptyLabel(sessionSection(text), labels);
    const gap = /[ \t]$/.test(text.slice(0, empty)) ? "" : " ";
    return empty === void 0 ? text : (0, import_shared_core_planning_writing_section.splice)(text, [{ start: empty, end: empty, text: gap + said2 }]);
  }
  const { start, end } = field;
  const isCell = /^\s*\|/.test(
    text.slice(0, start).split(/[\r\n]/).at(-1) ?? ""
  );
  const written = isCell ? said2.replaceAll(/(?<!\\)\\*\|/g, "/") : said2;
  return written === "" ? text : (0, import_shared_core_planning_writing_section.splice)(text, [{ start, end, text: written }]);
}
function emptyLabel(section, labels) {
  const patterns = labels.map((label) => new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i"));
  return section?.lines.find(({ text }) => patterns.some((one) => one.test(text)))?.end;
}
function sessionSection(text) {
  return (0, import_shared_core_planning_writing_section.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_writing_section.findSection)(text, /^session continuity$/i);
}
