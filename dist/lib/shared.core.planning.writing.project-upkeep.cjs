

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_adapters_witness_bring_ignored = require("./shared.adapters.witness.bring-ignored.cjs");

// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, VALIDATED);
  const own = new Set(phases.map(import_shared_adapters_witness_bring_ignored.phaseKey));
  const edits = (section?.lines ?? []).flatMap((line) => {
    const [found, phase] = /^[-*] .* \u2014 (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
    if (found === void 0 || phase === void 0 || !own.has((0, import_shared_adapters_witness_bring_ignored.phaseKey)(phase))) return [];
    const end = line.start + line.text.trimEnd().length;
    return [{ start: end - found.length, end, text: version }];
  });
  return (0, import_shared_core_planning_rules_waves.splice)(text, edits);
}
function noteUpdate(text, date, after) {
  const line = `*Last updated: ${date} after ${after}*`;
  const eol = (0, import_shared_core_planning_rules_waves.lineEndOf)(text);
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === void 0) return [text.trimEnd(), "", "---", line, ""].join(eol);
  return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}
function beginInProject(text, begun) {
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const named = setCurrentMilestone(text, title, [
    `**Goal:** ${(0, import_shared_adapters_witness_bring_ignored.oneLine)(goal)}`,
    "",
    "**Target features:**",
    "",
    ...features.map((one) => `- ${(0, import_shared_adapters_witness_bring_ignored.itemText)(one)}`)
  ]);
  const active = requirements.reduce((body, one) => addItem(body, ACTIVE, `- [ ] ${(0, import_shared_adapters_witness_bring_ignored.itemText)(one)}`), named);
  const left = outOfScope.reduce(
    (body, { what, why }) => addItem(body, OUT, `- ${(0, import_shared_adapters_witness_bring_ignored.itemText)(what)} \u2014 ${(0, import_shared_adapters_witness_bring_ignored.oneLine)(why)}`),
    active
  );
  return noteUpdate(decisions.reduce(addKeyDecision, left), date, `milestone ${title.split(" ")[0]} started`);
}
var ACTIVE = /^active$/i;
var VALIDATED = /^validated$/i;
var OUT = /^out of scope$/i;
var CURRENT = /^current milestone\b/i;
function validate(text, shipped) {
  const active = (0, import_shared_core_planning_rules_waves.findSection)(text, ACTIVE);
  const at = active === null ? -1 : active.lines.findIndex((line2) => isOf(line2, shipped));
  const line = active?.lines[at];
  if (active === null || line === void 0 || (0, import_shared_core_planning_rules_waves.findSection)(text, VALIDATED) === null) return text;
  const end = endOfItem(active, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, "").trim();
  const alone = active.lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const without = (0, import_shared_core_planning_rules_waves.splice)(text, [
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
  return (0, import_shared_adapters_witness_bring_ignored.oneLine)(text).replace(/ \(research: [^()]*\)$/, "").replaceAll(/[*_`]/g, "").replace(/[.;]$/, "").toLowerCase();
}
function endOfItem({ lines }, at) {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}
function addItem(text, title, entry) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, title);
  if (section === null) return text;
  const none = section.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none === void 0) return (0, import_shared_core_planning_rules_waves.addListEntry)(text, section, entry);
  return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: none.start, end: none.end, text: entry }]);
}
function addKeyDecision(text, { text: decision, why }) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, /^key decisions$/i);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, [/^decision/i]);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^decision/i);
  if (table.rows.some((row) => row[at]?.text === (0, import_shared_adapters_witness_bring_ignored.cellText)(decision))) return text;
  return (0, import_shared_core_planning_rules_waves.addRow)(text, section, table, (column) => {
    if (/^decision/i.test(column)) return decision;
    if (/^outcome/i.test(column)) return "\u2014 Pending";
    return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
  });
}
function setCurrentMilestone(text, title, lines) {
  const heading = `## Current Milestone: ${(0, import_shared_adapters_witness_bring_ignored.oneLine)(title)}`;
  const old = (0, import_shared_core_planning_rules_waves.findSection)(text, CURRENT);
  if (old !== null) {
    const start = text.lastIndexOf("\n", old.start - 2) + 1;
    const body = [heading, "", ...lines, "", ""].join((0, import_shared_core_planning_rules_waves.lineEndOf)(text));
    return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start, end: old.end, text: body }]);
  }
  const value = (0, import_shared_core_planning_rules_waves.findSection)(text, /^core value$/i);
  if (value === null) return (0, import_shared_core_planning_rules_waves.appendSection)(text, heading, lines);
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, value.end, [heading, "", ...lines, ""], value.quoted);
}

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_adapters_witness_bring_ignored.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_adapters_witness_bring_ignored.oneLine)(decision.rationale ?? "");
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Decisions", [entry]);
  const table = (0, import_shared_core_planning_rules_waves.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return (0, import_shared_core_planning_rules_waves.addListEntry)(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : (0, import_shared_core_planning_rules_waves.addRow)(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^phase$/i), (0, import_shared_core_planning_rules_waves.columnOf)(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_shared_adapters_witness_bring_ignored.phaseKey)(row[at]?.text ?? "") === (0, import_shared_adapters_witness_bring_ignored.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_adapters_witness_bring_ignored.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, DECISIONS);
  if (section === null) return [];
  const rows = (0, import_shared_core_planning_rules_waves.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}
function phaseDecisionsIn(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = (0, import_shared_core_planning_rules_waves.findTable)(section, [/^phase$/i, /^(?:decision|summary)/i]);
  const cellsOf = (name) => table === null ? -1 : (0, import_shared_core_planning_rules_waves.columnOf)(table, name);
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
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_adapters_witness_bring_ignored.itemText)(blocker);
  if (said === "") return text;
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, BLOCKERS);
  return section === null ? (0, import_shared_core_planning_rules_waves.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_rules_waves.addListEntry)(text, section, `- ${said}`);
}
function resolveBlocker(text, words) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, BLOCKERS);
  const wanted = (0, import_shared_adapters_witness_bring_ignored.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${(0, import_shared_core_planning_rules_waves.lineEndOf)(text)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_planning_rules_waves.splice)(text, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, BLOCKERS);
  return section === null ? [] : itemsOf(text, section).map(({ said }) => (0, import_shared_adapters_witness_bring_ignored.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_adapters_witness_bring_ignored.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_shared_adapters_witness_bring_ignored.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_shared_adapters_witness_bring_ignored.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_shared_adapters_witness_bring_ignored.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path.join)(project.planning, "phases", name);
  const padded = (0, import_shared_adapters_witness_bring_ignored.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_rules_waves.readPhase)(project.root, folder) };
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
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name) => {
      const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    })
  };
}
module.exports = {
  addBlocker: addBlocker,
  addDecision: addDecision,
  beginInProject: beginInProject,
  blockersIn: blockersIn,
  decisionsIn: decisionsIn,
  fromRoot: fromRoot,
  gapSources: gapSources,
  keepProject: keepProject,
  nameMilestone: nameMilestone,
  noteUpdate: noteUpdate,
  openPhase: openPhase,
  phaseDecisionsIn: phaseDecisionsIn,
  phaseDocument: phaseDocument,
  researchSources: researchSources,
  resolveBlocker: resolveBlocker
};
