

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

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
  const base = (0, import_hooks_active_on_command.phaseSlug)(said).split("-").slice(0, 4).join("-") || "decision";
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
  const [, own = ""] = /^(Phase \S+: .*?)(?: \([^)]*\))?$/i.exec(line.text) ?? [];
  const place = phase === null ? own : `Phase ${phase.number}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(phase.name)}`;
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
    (row) => (0, import_hooks_active_on_command.phaseKey)(row[at]?.text ?? "") === (0, import_hooks_active_on_command.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_mapping_documents_map_documents.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  if (isFlatState(text)) return flatDecisions(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const rows = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}
function phaseDecisionsIn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  const cellsOf = (name) => table === null ? -1 : (0, import_shared_core_planning_phases_standing.columnOf)(table, name);
  const [at, what, why] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i].map(cellsOf);
  const rows = (table?.rows ?? []).map((row) => ({
    phase: row[at ?? -1]?.text ?? null,
    text: row[what ?? -1]?.text ?? "",
    rationale: row[why ?? -1]?.text
  }));
  const items = section.lines.flatMap((line) => {
    const [, phase, said] = /^[-*+] \[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line.text) ?? [];
    if (phase === void 0 || said === void 0) return [];
    const [decided = "", ...reasons] = said.split(" \u2014 ");
    return [{ phase, text: decided.trim(), rationale: reasons.join(" \u2014 ").trim() || void 0 }];
  });
  return [...rows, ...items].filter(({ text: said }) => said !== "" && !/^-+$/.test(said));
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
var SETTLED = /^(?:[*_]{0,2}~~|\[[xX]\]|\u2705|\u2713|[*_[(]{0,3}(?:resolved|fixed|closed|done)\b)/iu;
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
  const reason = recorded(root)[digestOf(plan)];
  return typeof reason === "string" ? reason : null;
}
function keepAccepted(root, reason, plans) {
  const folder = (0, import_common2.openMswSubfolder)(root, "planning");
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === "ok") (0, import_common3.keepJson)(pathOf(root), { ...recorded(root), ...accepted });
  return folder;
}
function recorded(root) {
  const file = (0, import_common4.readJson)(pathOf(root), (0, import_common5.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function pathOf(root) {
  return (0, import_common2.mswPath)(root, "planning", "accepted.json");
}
function digestOf(text) {
  return `sha256:${(0, import_common.createHash)("sha256").update(text).digest("hex")}`;
}

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/surroundings-of.ts
function surroundingsOf(root, file, { phase, requirements }) {
  const { plans, oddlyNamed } = (0, import_hooks_active_on_command2.phaseFiles)(phase?.names ?? [], []);
  return {
    fileName: (0, import_node_path.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, path)),
    made: phase === null ? [] : madeBefore(phase, (0, import_node_path.basename)(file))
  };
}
function madeBefore(phase, name) {
  const nodes = new Map((0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase)).nodes.map((node) => [node.id, node]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get((0, import_hooks_active_on_command2.planName)(name).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase.plans.filter(({ id }) => before.has(id)).flatMap(({ document }) => (0, import_shared_core_planning_rules_validate_plan.madeFiles)(document));
}

// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED);
  const own = new Set(phases.map(import_hooks_active_on_command.phaseKey));
  const edits = (section?.lines ?? []).flatMap((line) => {
    const [found, phase] = /^[-*] .* \u2014 (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
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
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const named2 = setCurrentMilestone(text, title, [
    `**Goal:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(goal)}`,
    "",
    "**Target features:**",
    "",
    ...features.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`)
  ]);
  const active = requirements.reduce((body, one) => addItem2(body, ACTIVE, `- [ ] ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`), named2);
  const left = outOfScope.reduce(
    (body, { what, why }) => addItem2(body, OUT, `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(what)} \u2014 ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(why)}`),
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
  return addItem2(without, VALIDATED, `- \u2713 ${said} \u2014 ${shipped.by}${more}`);
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
function addItem2(text, title, entry) {
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

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

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
  return (0, import_common6.forPeople)([
    (0, import_common7.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(standing), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common7.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common7.plainLine)(reason, 300)}: ${command}`),
    ...noteLines("Todo", page.todos ?? []),
    ...noteLines("Debugging", page.debugging ?? []),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common7.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...labelled("Last activity", page.lastActivity),
    ...labelled("Stopped at", page.stoppedAt),
    nextLine(next)
  ]);
}
function labelled(label, said) {
  return said === null ? [] : [`${label}: ${(0, import_common7.plainLine)(said, 160)}`];
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common7.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function noteLines(kind, titles) {
  const lines = titles.slice(0, MOST_NOTES).map((title) => `${kind}: ${(0, import_common7.plainLine)(title, 160)}`);
  return titles.length > MOST_NOTES ? [...lines, `and ${titles.length - MOST_NOTES} more`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_common7.plainLine)(reason, 300);
  return (0, import_common6.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name = (0, import_common7.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, uncommitted = [], halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done = plans.length - left - halted.length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count = `${done} of ${(0, import_common8.countOf)(plans.length, "plan")} done`;
  if (verification === "passed") {
    const own = (0, import_common7.plainLine)((0, import_shared_core_planning_phases_standing.someOf)(uncommitted, 3), 200);
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
  return `${(0, import_shared_core_mapping_documents_map_documents.progressBar)(percent)} ${percent}% \xB7 ${phases} of ${(0, import_common8.countOf)(of, "phase")} \xB7 ${plansLine(standing)}`;
}
function plansLine({ phases, progress }) {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${(0, import_common8.countOf)(progress.total_plans, "plan")}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}

var import_node_path2 = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_core_mapping_documents_map_documents.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_hooks_active_on_command.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_hooks_active_on_command.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_hooks_active_on_command.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path2.join)(project.planning, "phases", name);
  const padded = (0, import_hooks_active_on_command.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_phases_standing.readPhase)(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, (0, import_node_path2.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path2.join)(opened.folder, name)), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path2.relative)(root, path).split(import_node_path2.sep).join("/");
}
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path2.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name) => {
      const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path2.join)(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    })
  };
}
module.exports = {
  acceptedReason: acceptedReason,
  addBlocker: addBlocker,
  addDecision: addDecision,
  addFlatBlocker: addFlatBlocker,
  addFlatDecision: addFlatDecision,
  addFlatIteration: addFlatIteration,
  atFlatPhase: atFlatPhase,
  beginInProject: beginInProject,
  blockersIn: blockersIn,
  decisionsIn: decisionsIn,
  flatBlockers: flatBlockers,
  flatDecisions: flatDecisions,
  fromRoot: fromRoot,
  gapSources: gapSources,
  isFlatState: isFlatState,
  keepAccepted: keepAccepted,
  keepProject: keepProject,
  nameMilestone: nameMilestone,
  nextLine: nextLine,
  noBlockers: noBlockers,
  noteUpdate: noteUpdate,
  openPhase: openPhase,
  phaseDecisionsIn: phaseDecisionsIn,
  phaseDocument: phaseDocument,
  plansLine: plansLine,
  renderPlanningPage: renderPlanningPage,
  researchSources: researchSources,
  resolveBlocker: resolveBlocker,
  resolveFlatBlocker: resolveFlatBlocker,
  setKeys: setKeys,
  surroundingsOf: surroundingsOf
};
