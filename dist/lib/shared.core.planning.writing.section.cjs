var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  addBlocker: () => addBlocker,
  addDecision: () => addDecision,
  addRow: () => addRow,
  appendSection: () => appendSection,
  blockersIn: () => blockersIn,
  cellEdits: () => cellEdits,
  columnOf: () => columnOf,
  decisionsIn: () => decisionsIn,
  findSection: () => findSection,
  findTable: () => findTable,
  insertLines: () => insertLines,
  lineEndOf: () => lineEndOf,
  resolveBlocker: () => resolveBlocker
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_writing_one_line = require("./shared.core.planning.writing.one-line.cjs");

var import_shared_core_text_markdown_splice = require("./shared.core.text.markdown.splice.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/core/planning/writing/section.ts
function findSection(text, title) {
  const { headings, quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text.length;
  const start = heading.next;
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text, quoted);
  const lines = (0, import_hooks_active_on_command.textLines)(plain, start, end).filter((line) => line.start < end);
  return { start, end, lines, quoted };
}
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines, quoted) {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return (0, import_shared_core_text_markdown_splice.splice)(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text, at, quoted) {
  const around = (place2) => quoted.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text, range.start);
  return place;
}
function lineStart(text, at) {
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  return start === 0 && text.startsWith("\uFEFF") ? 1 : start;
}
function nextLine(text, at) {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf("\n", at);
  return next === -1 ? text.length : next + 1;
}
function appendSection(text, heading, lines) {
  const eol = lineEndOf(text);
  const { quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text.length ? "" : eol}${text.slice(place)}`;
}
// src/core/planning/writing/list-entry.ts
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM = /^[-*+][ \t]+\S/;
function addListEntry(text, section, entry) {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return (0, import_shared_core_text_markdown_splice.splice)(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text, section);
  const after = text.slice(place, section.end);
  const headingFollows = after.trim() === "" && section.end < text.length && after === "";
  return insertLines(
    text,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section.quoted
  );
}
function hasLine(text, { lines }, entry) {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}
function endOfList(text, { lines, start }) {
  const raw = (line) => text.slice(line.start, line.end);
  const last = lines.findLastIndex((line) => ITEM.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said = lines.findLast((line) => raw(line).trim() !== "");
  return { place: said?.next ?? start, gap: true };
}
// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM2 = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_planning_writing_one_line.itemText)(blocker);
  if (said === "") return text;
  const section = findSection(text, BLOCKERS);
  return section === null ? appendSection(text, "### Blockers/Concerns", [`- ${said}`]) : addListEntry(text, section, `- ${said}`);
}
function resolveBlocker(text, words) {
  const section = findSection(text, BLOCKERS);
  const wanted = (0, import_shared_core_planning_writing_one_line.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_text_markdown_splice.splice)(text, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text) {
  const section = findSection(text, BLOCKERS);
  return section === null ? [] : itemsOf(text, section).map(({ said }) => (0, import_shared_core_planning_writing_one_line.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}
function itemsOf(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM2.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}
// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_shared_core_planning_rules_waves.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below]) {
  const columns = header === void 0 ? null : (0, import_shared_core_planning_rules_waves.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_shared_core_planning_rules_waves.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_shared_core_planning_rules_waves.isSeparator)(marks)) return null;
  const count = below.findIndex((line) => (0, import_shared_core_planning_rules_waves.rowCells)(line) === null);
  const own = count === -1 ? below : below.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_shared_core_planning_rules_waves.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text, section, table, row) {
  const line = `| ${table.columns.map((column) => (0, import_shared_core_planning_writing_one_line.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return (0, import_shared_core_text_markdown_splice.splice)(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_planning_writing_one_line.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}
// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_planning_writing_one_line.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_planning_writing_one_line.oneLine)(decision.rationale ?? "");
  const section = findSection(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` — ${why}`}`;
  if (section === null) return appendSection(text, "## Decisions", [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_shared_core_planning_documents_phase_id.phaseKey)(row[at]?.text ?? "") === (0, import_shared_core_planning_documents_phase_id.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_planning_writing_one_line.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const rows = findTable(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addBlocker,
  addDecision,
  addRow,
  appendSection,
  blockersIn,
  cellEdits,
  columnOf,
  decisionsIn,
  findSection,
  findTable,
  insertLines,
  lineEndOf,
  resolveBlocker
});
