"use strict";
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

// src/cli/roadmap.ts
var roadmap_exports = {};
__export(roadmap_exports, {
  roadmap: () => roadmap
});
module.exports = __toCommonJS(roadmap_exports);

// src/core/planning/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split(".").slice(1).map(Number)];
}

// src/core/planning/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done: done2 }) => done2)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function progressOf(phases, roadmap2) {
  const plans = phases.flatMap((phase) => phase.plans);
  const keys = new Set(phases.map(({ number }) => phaseKey(number)));
  const onDisk = phases.filter((phase) => diskStatus(phase) === "complete").length;
  const rows = roadmap2?.progress.filter(
    ({ phase, status }) => keys.has(phaseKey(phase)) && /^complete\b/i.test(status.text)
  );
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(onDisk, rows?.length ?? 0),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done: done2 }) => done2).length
  };
  return { ...counts, percent: percentOf(counts) };
}
function percentOf(counts) {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}
function progressBar(percent) {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${"█".repeat(full)}${"░".repeat(10 - full)}]`;
}
function currentPhase(phases, roadmap2) {
  const done2 = new Set(
    roadmap2?.phases.filter(({ checkbox }) => checkbox?.checked === true).map(({ number }) => phaseKey(number))
  );
  return phases.find(({ number, plans, ...rest }) => {
    const complete = diskStatus({ number, plans, ...rest }) === "complete";
    return !complete && !(done2.has(phaseKey(number)) && plans.every((plan) => plan.done));
  }) ?? null;
}

// src/core/text/clip-text.ts
function clipText(text2, cap) {
  if (text2.length <= cap) return text2;
  return `${text2.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text2) {
  if (PLAIN.test(text2)) return text2;
  return text2.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text2) {
  const plain = visible(text2);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/ours.ts
function ours(text2) {
  return text2;
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(INVISIBLE, escaped).replaceAll(TAG, escaped)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/cli/outcome.ts
function done(text2) {
  return { code: 0, text: text2 === "" || text2.endsWith("\n") ? text2 : prose`${text2}\n`, problem: null };
}
function doneJson(value) {
  return done(proseJson(value));
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}
function misused(problem) {
  return { code: 2, text: prose``, problem };
}

// src/app/planning/find-planning.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path.basename)(folder) === ".planning") return (0, import_node_path.dirname)(folder);
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs.existsSync)(path) && (0, import_node_fs.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/read-project.ts
var import_node_fs7 = require("node:fs");
var import_node_path7 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
function realPath(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path2.dirname)(path);
    return parent === path ? path : (0, import_node_path2.join)(realPath(parent), (0, import_node_path2.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path2.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path2.sep}`) && !(0, import_node_path2.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path3.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs3.realpathSync.native(path);
  const base = import_node_fs3.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path3.relative)(base, real).split(import_node_path3.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path3.dirname)(path))
    if ((0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/core/planning/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}

// src/core/heading-text.ts
function headingText(rest) {
  const text2 = rest.trim();
  const closing = text2.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text2[closing - 1] ?? " ") ? text2 : text2.slice(0, closing).trimEnd();
}

// src/core/planning/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text2, diagnostics) {
  let line = 1;
  let lineStart2 = 0;
  let lineBreak = endOfLine(text2, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart2 = lineBreak + 1;
      lineBreak = endOfLine(text2, lineStart2);
    }
    return { ...one, line, column: one.start - lineStart2 + 1 };
  });
}
function endOfLine(text2, from) {
  const at = text2.indexOf("\n", from);
  return at === -1 ? text2.length : at;
}

// src/core/planning/frontmatter-block.ts
function frontmatterBlock(text2) {
  const bom = text2.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text2);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text2, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text2);
    const close = open === null ? null : closingFence(text2, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text2, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text2);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/planning/text-lines.ts
function textLines(text2, from = 0, to = text2.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text2); found !== null && found.index < to; found = breaks.exec(text2)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text2.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text2.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/planning/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text2 = value.trim();
  return text2 === "" ? null : text2;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}

// src/core/planning/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text2 = raw.trim();
  const quote = text2[0];
  if (text2.length < 2 || quote !== '"' && quote !== "'" || !text2.endsWith(quote))
    return withoutComment(text2);
  const inner = text2.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text2 = line.text.trim();
  if (text2 === "" || text2.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text: text2 }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth) {
  const text2 = rest?.trim() ?? "";
  if (text2 !== "" && !text2.startsWith("#")) return inline(text2);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : "";
}
function list(cursor, indent, depth) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth) {
  const text2 = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text2.length;
  const [, key, rest] = text2.startsWith('"') || text2.startsWith("'") ? [] : KEY.exec(text2) ?? [];
  if (key === void 0) return inline(text2);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text2 = raw.trim();
  if (!text2.startsWith("[") || !text2.endsWith("]")) return unquoted(text2);
  const parts = text2.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text2) {
  const at = text2.search(/\s#/);
  return at === -1 ? text2 : text2.slice(0, at).trimEnd();
}

// src/core/planning/yaml-value.ts
var import_yaml = require("./packages/yaml.cjs");
var DEEPEST2 = 40;
function readYaml(source) {
  try {
    const document = (0, import_yaml.parseDocument)(source, {
      schema: "failsafe",
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) return { status: "invalid", reason: error.message, at: error.pos[0] };
    return { status: "ok", value: toValue(document.contents, 0) };
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}
function toValue(node, depth) {
  if (depth > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}

// src/core/planning/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read3 = readEntries(text2, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read3.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read3.entries,
    values: mapOf(read3.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read3.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries(text2, start, end) {
  const segments = segmentsOf(textLines(text2, start, end).filter((line) => line.start < end));
  const source = text2.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text2.slice(from, to);
    const read3 = oversized ? null : readYaml(part);
    if (read3?.status === "ok") return { key, value: valueIn(read3.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read3?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read3 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read3?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read3?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read3.value) ? read3.value : {};
  return {
    entries: Object.entries(map2).map(([key, value]) => ({ key, value, start, end })),
    diagnostics: []
  };
}
function segmentsOf(lines) {
  const segments = [];
  let indent = null;
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== void 0) {
      last.end = line.next;
    }
  }
  return segments;
}
function valueIn(value, key) {
  return isMap(value) ? value[key] ?? "" : "";
}
function invalid(key, where, reason) {
  const name = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.'
  });
}
function duplicates(entries) {
  const seen = /* @__PURE__ */ new Set();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: "frontmatter-duplicate-key",
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: "Remove all but one."
    };
    return [warningAt(entry, what)];
  });
}

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING2 = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const ranges = [];
  let state2 = { resume: from, fence: null };
  for (const line of textLines(text2, from)) {
    if (line.next <= state2.resume && line.start < state2.resume) continue;
    state2 = state2.fence === null ? outsideFence(text2, line, state2.resume, ranges) : insideFence(line, state2.fence, ranges);
  }
  const { fence } = state2;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges) {
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text2, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text2.slice(at, start), text2.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text2.slice(at);
}
function withoutBlocks(text2, ranges) {
  return withoutQuotations(
    text2,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text2 = line.trim();
  return text2.length >= mark.length && text2.startsWith(mark) && /^(?:`+|~+)$/.test(text2);
}
function inlineRanges(text2, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING2.lastIndex = from - line.start;
  for (let found = OPENING2.exec(line.text); found !== null; found = OPENING2.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text2, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING2.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text2, start) {
  const end = text2.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text2.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/planning/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text2) {
  const frontmatter = readFrontmatter(text2);
  const body = bodyStart(text2);
  const quoted2 = quotedRanges(text2, body);
  const headings = headingsOf(textLines(text2, body), quoted2, text2.length);
  const diagnostics = placed(text2, [...frontmatter.diagnostics, ...unreadable(text2, quoted2)]);
  return { text: text2, frontmatter, body, quoted: quoted2, headings, diagnostics };
}
function unreadable(text2, quoted2) {
  const found = [];
  const nul = text2.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted2.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

// src/core/planning/table-row.ts
function rowCells(line) {
  const text2 = line.text.trimEnd();
  const indent = text2.length - text2.trimStart().length;
  if (text2[indent] !== "|" || text2.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text2.length; at += 1)
    if (text2[at] === "|" && text2[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text2.length - 1) bars.push(text2.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text2.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text: text2 }) => /^:?-+:?$/.test(text2));
}

// src/core/planning/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text2) {
  const document = readMarkdown(text2);
  const lines = textLines(withoutBlocks(text2, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text2] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text2?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function tracesOf(lines) {
  const found = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) found.push(...traceOf(cells, columns));
  }
  return found;
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text: text2 }) => text2.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status }];
}

// src/core/planning/roadmap-progress.ts
function readProgressRows(lines) {
  const rows = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf2(cells);
    else if (!isSeparator(cells)) rows.push(...rowOf2(cells, columns));
  }
  return rows;
}
function columnsOf2(cells) {
  const at = (pattern) => cells.findIndex(({ text: text2 }) => pattern.test(text2));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf2(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return [];
  return [{ phase, plans, status, completed: cells[columns.completed] ?? null }];
}

// src/core/planning/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain);
  const includes = (offset) => !folded.some(({ start, end }) => start <= offset && offset < end);
  return { milestones, milestone: null, includes };
}
function versionOf(text2) {
  const version = VERSION.exec(text2)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function isMilestone(title) {
  return versionOf(title) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}
function foldedRanges(plain) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    ranges.push({ start: found.index, end: closing.lastIndex });
    opening.lastIndex = closing.lastIndex;
  }
  return ranges;
}

// src/core/planning/roadmap.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
function readRoadmap(text2, milestone) {
  const document = readMarkdown(text2);
  const plain = withoutBlocks(text2, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const lines = textLines(plain, document.body).filter(({ start }) => scope.includes(start));
  const boxes = checkedPhases(lines);
  const starts = lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number, name }, index) => {
    const end = ends[index] ?? text2.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number))?.checkbox ?? null;
    const inside = textLines(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !isBacklog(number));
  const detailed = new Set(phases.map(({ number }) => phaseKey(number)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !isBacklog(key)).map(({ number }) => number);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    progress: readProgressRows(textLines(plain, document.body))
  };
}
function sectionEnds(lines, starts) {
  const level = (text2) => /^ {0,3}(#{1,6})\s/.exec(text2)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text: text2 }) => level(text2) <= 2 || PHASE.test(text2));
  const ends = [];
  let at = 0;
  for (const start of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start.start) at += 1;
    ends.push(breaks[at]?.start ?? lines.at(-1)?.next ?? start.next);
  }
  return ends;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const found = line.text.length > 2e3 ? null : CHECKED_PHASE.exec(line.text);
    const number = found?.[2];
    return number === void 0 ? [] : [{ number, key: phaseKey(number), checkbox: checkboxOf(line, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
function said(lines) {
  const requirements = field(lines, "Requirements")?.text ?? "";
  const plans = field(lines, "Plans");
  return {
    goal: field(lines, "Goal")?.text || null,
    mode: field(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function field(lines, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text2 = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text: text2, span: { start, end: start + text2.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text: text2 }) => /^\s*\*\*Success Criteria/i.test(text2));
  const found = [];
  for (const { text: text2 } of at === -1 ? [] : lines.slice(at + 1)) {
    const item2 = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text2)?.[1];
    if (item2 !== void 0) found.push(item2.trim());
    else if (text2.trim() !== "" && !/^\s{2,}/.test(text2)) break;
  }
  return found;
}

// src/core/planning/state-status.ts
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
  "phase complete — ready for verification": "verifying",
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

// src/core/planning/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text2) {
  const document = readMarkdown(text2);
  const plain = withoutBlocks(text2, document.quoted);
  const ranges = {
    body: { start: document.body, end: text2.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = textLines(plain, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said2 = (...labels) => field2(...labels)?.value || null;
  const phase = prosePhase(said2("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said2("Last activity") ?? "");
  const pausedAt = said2("Paused At");
  const progress = isMap(values.progress) ? values.progress : {};
  return {
    milestone: scalar(values.milestone),
    currentPhase: said2("Current Phase") ?? phase.number ?? scalar(values.current_phase),
    currentPhaseName: said2("Current Phase Name") ?? phase.name ?? scalar(values.current_phase_name),
    currentPlan: said2("Current Plan", "Plan") ?? scalar(values.current_plan),
    statusText: said2("Status"),
    status: stateStatus(said2("Status") ?? scalar(values.status), pausedAt),
    stoppedAt: said2("Stopped at") ?? scalar(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said2("Last activity") ?? scalar(values.last_activity),
    lastActivityText: said2("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
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
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === void 0 ? "" : line.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line of lines) {
    const [name, cell, ...more] = rowCells(line) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}

// src/core/planning/verification.ts
function readVerification(text2) {
  const document = readMarkdown(text2);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec(scalar(values.score) ?? "");
  return {
    document,
    phase: scalar(values.phase),
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: isList(values.gaps) ? values.gaps.filter(isMap).flatMap(gapOf) : [],
    coveredFiles: texts(values.covered_files),
    coveredDigest: scalar(values.covered_digest)
  };
}
function gapOf(map2) {
  const truth = scalar(map2.truth);
  if (truth === null) return [];
  return [{ truth, status: scalar(map2.status), reason: scalar(map2.reason), missing: texts(map2.missing) }];
}

// src/core/planning/dependency-levels.ts
function dependencyLevels(nodes, edges) {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}
function blockedBy(stopped, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}

// src/core/planning/wave-problems.ts
function waveProblems(plans, found) {
  const unknown = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves.get(id) ?? null)),
    ...found.overlaps.map(overlap)
  ];
}
function sameId(plan, other) {
  return {
    code: "same-id",
    severity: "error",
    plan,
    message: `${plan} and ${other} are one id where case does not count.`,
    fix: "Rename one of the files."
  };
}
function unknownDependency(plan, token) {
  return {
    code: "unknown-dependency",
    severity: "warning",
    plan,
    message: `${plan} depends on "${token}", which is no plan of this phase; the wave of ${plan} may be wrong.`,
    fix: 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.'
  };
}
function cycle(plans) {
  return {
    code: "cycle",
    severity: "error",
    plan: plans[0] ?? "",
    message: `These plans wait for each other: ${[...plans, plans[0]].join(" -> ")}.`,
    fix: "Take one entry out of depends_on."
  };
}
function declared(plan, wave, computed) {
  return {
    code: "declared-wave",
    severity: "warning",
    plan,
    message: `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`,
    fix: `Write wave: ${computed}, or correct depends_on.`
  };
}
function overlap({ wave, plans, files }) {
  return {
    code: "overlap",
    severity: "warning",
    plan: plans[1],
    message: `${plans.join(" and ")} are both in wave ${wave} and change ${files.join(", ")}.`,
    fix: `Let ${plans[1]} depend on ${plans[0]}, or give each file to one plan; until then they run one after the other.`
  };
}

// src/core/planning/waves.ts
function planWaves(plans) {
  const resolve6 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve6)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }) => {
    const level = levels.get(id);
    return {
      id,
      wave: level === void 0 ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...blocked.get(id) ?? []]
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes.filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve6 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve6) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve6(token) ?? []))];
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}
function overlapsOf(plans, nodes) {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(samePath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function samePath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);

// src/app/planning/covered-digest.ts
var import_node_path4 = require("node:path");

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs5 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs4 = require("node:fs");
var noWait = import_node_fs4.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs4.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs5.lstatSync : import_node_fs5.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs5.openSync)(path, import_node_fs5.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs5.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs5.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read3 = (0, import_node_fs5.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read3;
    if (read3 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/app/planning/covered-digest.ts
var LARGEST = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = readFile((0, import_node_path4.resolve)(root, path), projectFile(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/documents.ts
var import_node_path5 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs6 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs6.statSync : import_node_fs6.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries2(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries2(path, most) {
  const folder = (0, import_node_fs6.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

// src/app/planning/documents.ts
function readDocument(root, path) {
  return readText((0, import_node_path5.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path5.resolve)(root, folder), projectFile(root));
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/read-phase.ts
var import_node_path6 = require("node:path");

// src/core/planning/phase-files.ts
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !isCanonical(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan, summaries) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}

// src/core/planning/gsd-task-count.ts
var OPENING3 = /<task(?=[\s>])/gi;
var HEADING2 = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text2) {
  const tags = countOpenings(text2);
  return tags > 0 ? tags : [...text2.matchAll(HEADING2)].length;
}
function countOpenings(text2) {
  const opening = new RegExp(OPENING3);
  let count = 0;
  while (opening.exec(text2) !== null) {
    const end = text2.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/planning/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map2 = entry !== void 0 && isMap(entry.value) ? entry.value : {};
  const tell = (code, message, fix, severity = warningAt) => {
    if (entry !== void 0) diagnostics.push(severity(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !isMap(entry.value)) {
    tell(
      "must-haves-shape",
      "must_haves is no map.",
      "Write truths:, artifacts: and key_links: under it.",
      errorAt
    );
  }
  const list2 = (name) => itemsOf(map2[name], name, tell);
  return {
    mustHaves: {
      truths: list2("truths").flatMap((item2) => truthOf(item2, tell)),
      artifacts: list2("artifacts").flatMap((item2) => artifactOf(item2, tell)),
      keyLinks: list2("key_links").flatMap((item2) => keyLinkOf(item2, tell)),
      prohibitions: list2("prohibitions").filter(isMap)
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if (isList(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is no list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item2, tell) {
  const found = isMap(item2) ? scalar(STATEMENT_KEYS.map((key) => item2[key]).find((one) => scalar(one))) : scalar(item2);
  if (found !== null) return [found];
  const only = isMap(item2) ? Object.entries(item2) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth says nothing.", "Write a statement that can be checked, in quotes.");
  return [];
}
function artifactOf(item2, tell) {
  const map2 = isMap(item2) ? item2 : { path: item2 };
  const path = scalar(map2.path);
  if (path === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map2.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path} is no number.`, "Write a whole number.");
  }
  return [
    {
      path,
      provides: scalar(map2.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: texts(map2.exports),
      contains: scalar(map2.contains)
    }
  ];
}
function keyLinkOf(item2, tell) {
  const from = isMap(item2) ? scalar(item2.from) : null;
  const to = isMap(item2) ? scalar(item2.to) : null;
  if (!isMap(item2) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = scalar(item2.pattern);
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is no regular expression.`,
      "Correct it, or write plain text."
    );
  }
  return [{ from, to, via: scalar(item2.via), pattern }];
}
function isPattern(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

// src/core/planning/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === void 0 || tag.kind === "close") continue;
    const last = tag.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag, at) => endsTask(tag) ? [at] : []);
  const opened = limits.map((at, order) => ({ at, tag: tags[at], limit: limits[order + 1] ?? tags.length }));
  return opened.flatMap(({ at, tag, limit }) => {
    if (tag?.name !== "task" || tag.kind === "close") return [];
    const closed = tag.kind === "alone" || tags[limit]?.name === "task" && tags[limit]?.kind === "close";
    return [
      elementOf(
        tag,
        tags,
        at,
        closed ? tag.kind === "alone" ? at : limit : -1,
        tags[limit]?.start ?? to,
        limit
      )
    ];
  });
}
function innerText(text2, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name,
    attributes,
    start,
    end: closing.end,
    inner,
    closed: true,
    tags: tags.slice(index + 1, last)
  };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === "close") nearest.set(tag.name, index);
    else if (tag?.kind === "open") ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}

// src/core/planning/plan-tags.ts
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG2 = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text2, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG2);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text2); found !== null; found = pattern.exec(text2)) {
    const end = tagEnd(text2, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text2.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text2, from) {
  const first = text2.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text2.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/plan-tasks.ts
function planTasks(text2, tags) {
  const found = taskElements(tags, text2.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text2, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text2, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read3 = (name) => innerText(text2, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read3("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read3("files")),
    acceptanceCriteria: bullets(read3("acceptance_criteria")),
    action: read3("action"),
    done: oneLine(read3("done")),
    verify: verifyOf(text2, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word = type.toLowerCase();
  if (word.startsWith("checkpoint")) return "checkpoint";
  if (word === "auto" || word === "tdd") return "auto";
  return word === "tracer" ? "tracer" : "other";
}
function verifyOf(text2, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text2.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text2) {
  return (text2 ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text2) {
  return (text2 ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text2) {
  return text2?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/plan.ts
function readPlan(text2) {
  const frontmatter = readFrontmatter(text2);
  const start = bodyStart(text2);
  const quoted2 = quotedRanges(text2, start);
  const tags = planTags(text2, quoted2, start);
  const read3 = planTasks(text2, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read3.tasks.length > 0 ? read3.tasks : headingTasks(text2, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text: text2,
    frontmatter,
    phase: field2("phase"),
    plan: field2("plan"),
    type: field2("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: texts(values.depends_on),
    filesModified: texts(values.files_modified ?? values["files-modified"]),
    filesDeleted: texts(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field2("autonomous") === "true",
    requirements: texts(values.requirements),
    gapClosure: field2("gap_closure") === "true",
    superseded: field2("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text2, start) ?? field2("objective"),
    sections: sectionsOf(tags, text2.length),
    tasks,
    compatTaskCount: gsdTaskCount(text2),
    diagnostics: placed(text2, [
      ...frontmatter.diagnostics,
      ...unreadable(text2, quoted2),
      ...read3.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name }) => SECTIONS.includes(name)),
    to
  );
}
function firstLine(text2, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text2)?.[1]?.trim() ?? null;
}
function headingTasks(text2, start, quoted2) {
  const headings = [...text2.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
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

// src/core/planning/summary.ts
function readSummary(text2) {
  const document = readMarkdown(text2);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text2.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text: text2, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text2.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path6.join)(folder, "plans")));
  const unusable = [];
  const read3 = (file) => {
    const found = readDocument(root, (0, import_node_path6.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path6.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text2 = read3(file);
    if (text2 === null) return [];
    const document = readPlan(text2);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read3(summary)) }];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase) {
  return phase.plans.map(({ file, document, summary }) => ({
    ...planName(file),
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text2) {
  const summary = text2 === null ? null : readSummary(text2);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path7.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path7.join)(planning, "workstreams");
  if (!(0, import_node_fs7.existsSync)((0, import_node_path7.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project2 = readProject(root, planning);
  const [unusable] = project2.unusable;
  return unusable === void 0 ? { status: "ok", project: project2 } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read3 = (name) => {
    const found = readDocument(root, (0, import_node_path7.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path7.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state2, roadmap2, requirements] = [read3("STATE.md"), read3("ROADMAP.md"), read3("REQUIREMENTS.md")];
  const stateDocument = state2 === null ? null : readState(state2);
  const roadmapDocument = roadmap2 === null ? null : readRoadmap(roadmap2, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path7.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap2) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path7.join)(folder, name))
  );
  const named2 = roadmap2?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap2?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number) => ({ number, name: "" }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => isFolderOf(one, number)) ?? null;
      const path = own === null ? null : (0, import_node_path7.join)(folder, own);
      return phaseFacts(reading, { number, name, path, folder: own });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number,
      name: name.slice(number.length + 1),
      path: (0, import_node_path7.join)(folder, name),
      folder: name
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
function phaseFacts({ root, unusable }, { number, name, path, folder }) {
  const phase = path === null ? null : readPhase(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done2 = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text2 = path === null || report === void 0 ? null : documentText(root, (0, import_node_path7.join)(path, report));
  const verification = text2 === null ? null : readVerification(text2);
  return {
    number,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done2.has(id) })) ?? [],
    runnable: waves?.runnable ?? [],
    halted: haltedPlans(phase),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function dayOf(time) {
  return typeof time === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null : null;
}
function haltedPlans(phase) {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ file }) => planName(file).id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}

// src/app/planning/sync-planning.ts
var import_node_path11 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_path9 = require("node:path");

// src/adapters/files/look-at.ts
var import_node_fs8 = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var RENAME_ATTEMPTS = 8;
var counter = 0;
function writeFileAtomic(path, content, options = {}) {
  removeLeftovers(path);
  const mode = options.mode ?? existingMode(path);
  const temporary = writeTemporary(path, content, mode);
  try {
    renameWithRetry(temporary, path);
  } catch (error) {
    (0, import_node_fs9.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path8.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs9.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs9.fchmodSync)(file, mode);
    (0, import_node_fs9.writeFileSync)(file, content);
    (0, import_node_fs9.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs9.closeSync)(file);
    (0, import_node_fs9.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs9.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path8.join)((0, import_node_path8.dirname)(path), `.${(0, import_node_path8.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs9.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs9.renameSync)(from, to);
      return;
    } catch (error) {
      if (attempt === RENAME_ATTEMPTS || !isBusy(error)) throw error;
      sleep(attempt * 10);
    }
  }
}
function isBusy(error) {
  return process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(errorCode(error) ?? "");
}
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
function syncFolder(folder) {
  try {
    const file = (0, import_node_fs9.openSync)(folder, "r");
    try {
      (0, import_node_fs9.fsyncSync)(file);
    } finally {
      (0, import_node_fs9.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path8.dirname)(path);
  if (((0, import_node_fs9.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path8.basename)(path)}.`;
  for (const name of (0, import_node_fs9.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path8.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs9.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs9.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/write-document.ts
function writeDocument(root, path, text2) {
  const objection = writeObjection(root, path);
  if (objection !== null) return { status: "refused", reason: objection };
  writeFileAtomic((0, import_node_path9.resolve)(root, path), text2);
  return { status: "ok" };
}
function writeObjection(root, path) {
  const file = (0, import_node_path9.resolve)(root, path);
  const name = fromRoot(root, file);
  const folder = findIn(projectFile(root), (0, import_node_path9.dirname)(file));
  if (folder.status === "refused") return strayed(fromRoot(root, (0, import_node_path9.dirname)(file)), folder.reason);
  const stat = lookAt(file);
  if (stat === null) return null;
  if (stat.isSymbolicLink())
    return `${name} is a symbolic link, which MSW does not write through: put the file itself there.`;
  const now = readFile(file, projectFile(root), LARGEST2);
  if (now.status === "refused") return `${name} cannot be written: ${now.reason}. Move it away.`;
  if (now.status === "missing" || (0, import_node_buffer.isUtf8)(now.bytes)) return null;
  return `${name} is not valid UTF-8: MSW would spoil it. Save it as UTF-8.`;
}
var LARGEST2 = 16 * 1024 * 1024;
function strayed(name, reason) {
  return `${name} cannot be used: ${reason}. Put the folder itself into the project.`;
}
function fromRoot(root, path) {
  return (0, import_node_path9.relative)(root, path).split(import_node_path9.sep).join("/") || path;
}

// src/adapters/planning/gsd-lock.ts
var import_node_fs12 = require("node:fs");
var import_node_path10 = require("node:path");

// src/adapters/files/create-file.ts
var import_node_fs10 = require("node:fs");
function createFile(path, content, mode = 438) {
  let file;
  try {
    file = (0, import_node_fs10.openSync)(path, "wx", mode);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  try {
    (0, import_node_fs10.writeFileSync)(file, content);
    return true;
  } catch (error) {
    (0, import_node_fs10.rmSync)(path, { force: true });
    throw error;
  } finally {
    (0, import_node_fs10.closeSync)(file);
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs11 = require("node:fs");
function setAside(path, nowIso) {
  const base = `${path}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number = 1; ; number += 1) {
    const target = number === 1 ? base : `${base}-${number}`;
    if (moveWithoutOverwriting(path, target)) return target;
  }
}
function setAsideNow(path) {
  try {
    setAside(path, (/* @__PURE__ */ new Date()).toISOString());
  } catch {
  }
}
function moveWithoutOverwriting(from, to) {
  try {
    (0, import_node_fs11.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs11.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs11.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs11.renameSync)(from, to);
  return true;
}

// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST3 = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path10.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path10.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
    if (inner === null) return { status: "busy" };
    try {
      return { status: "done", value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}
async function acquire(path, body, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done2) => setTimeout(done2, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path, body) {
  try {
    return createFile(path, body);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path, body) {
  if (read2(path) === body) (0, import_node_fs12.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs12.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if (notPlain(before) !== null) {
    setAsideNow(path);
    return;
  }
  const body = read2(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs12.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read2(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs12.renameSync)(path, aside);
    (0, import_node_fs12.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === void 0) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive(Number(pid));
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
function read2(path) {
  const file = readPlain(path, { cap: LARGEST3, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}

// src/core/planning/splice.ts
function splice(text2, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text2.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text2.slice(at);
}

// src/core/planning/sync-requirements.ts
function requirementEdits(requirements, phases, roadmap2) {
  const done2 = new Set(doneIds(phases, roadmap2).map((id) => id.toUpperCase()));
  const boxes = requirements.items.filter(({ id, checked }) => !checked && done2.has(id.toUpperCase())).map(({ mark }) => ({ start: mark, end: mark + 1, text: "x" }));
  const traces = requirements.traces.filter(({ id, status }) => done2.has(id.toUpperCase()) && !/^complete/i.test(status.text)).map(({ status }) => ({ start: status.start, end: status.end, text: "Complete" }));
  return [...boxes, ...traces];
}
function doneIds(phases, roadmap2) {
  const complete = new Set(
    phases.filter((phase) => diskStatus(phase) === "complete").map(({ number }) => phaseKey(number))
  );
  const served = roadmap2?.phases.filter(({ number }) => complete.has(phaseKey(number))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements)
  ];
}

// src/core/planning/sync-roadmap.ts
function roadmapEdits(roadmap2, phases, today) {
  const { text: text2 } = roadmap2.document;
  return phases.flatMap((facts) => {
    const key = phaseKey(facts.number);
    const phase = roadmap2.phases.find(({ number }) => phaseKey(number) === key);
    const rows = roadmap2.progress.filter((row) => phaseKey(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text2, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text2, phase, facts, today) {
  const edits = [];
  const done2 = new Map(facts.plans.map((plan) => [canonicalPlanId(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done2.get(canonicalPlanId(id).toLowerCase()) ?? done2.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text2.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && diskStatus(facts) === "complete") {
    edits.push(tick(phase.checkbox, true), ...completedOn(text2, phase.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text2.slice(edit.start, edit.end) !== edit.text);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done2 = facts.plans.filter((plan) => plan.done).length;
  const state2 = diskStatus(facts) === "complete" ? "complete" : "executed";
  const count = done2 === 0 && fraction === void 0 ? `${all} ${all === 1 ? "plan" : "plans"}` : `${done2}/${all} plans ${state2}`;
  return count + value.slice(found.length);
}
function tick({ mark }, checked) {
  return { start: mark, end: mark + 1, text: checked ? "x" : " " };
}
function completedOn(text2, { line }, date) {
  const end = line.start + text2.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text2.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || /^deferred/i.test(row.status.text)) return [];
  const complete = diskStatus(facts) === "complete";
  if (!complete && /^complete\b/i.test(row.status.text)) return [];
  const done2 = facts.plans.filter((plan) => plan.done).length;
  const status = complete ? "Complete" : done2 > 0 ? "In Progress" : "Planned";
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done2}/${facts.plans.length}` },
    { cell: row.status, text: status },
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text: text2 }) => {
    if (cell === null || cell.text.toLowerCase() === text2.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text2} ` : text2 }];
  });
}

// src/core/planning/rewrite-field.ts
function rewriteField(field2, change) {
  const text2 = field2 === null ? null : change(field2.value);
  return field2 === null || text2 === null ? [] : [{ start: field2.start, end: field2.end, text: text2 }];
}

// src/core/planning/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text2, quoted2 = false) {
  const plain = !quoted2 && !SPECIAL_START.test(text2) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text2) && text2 !== "";
  if (plain && harmless(text2) === text2 && (!OTHER_TYPES.test(text2) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text2)))
    return text2;
  return proseJson(text2, 0);
}

// src/core/planning/state-mirror.ts
function mirrorEdits(state2, progress, changedAt, now) {
  const { text: text2, frontmatter } = state2.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored = [
    ["current_phase", state2.currentPhase],
    ["current_phase_name", state2.currentPhaseName],
    ["status", state2.status],
    ["stopped_at", state2.stoppedAt],
    ["paused_at", state2.pausedAt],
    ["last_activity", state2.lastActivity],
    ["last_activity_desc", state2.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text2, entry(key), value)),
    ...progressEdits(text2, entry("progress"), progress)
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text2, entry("last_updated"), time)];
}
function scalarEdit(text2, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || scalar(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text2.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text2.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}
function progressEdits(text2, entry, progress) {
  if (entry === void 0) return [];
  const block2 = text2.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block2);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

// src/core/planning/state-position.ts
function positionEdits(state2, phases, roadmap2) {
  const position = { ...positionOf(state2, phases, roadmap2), total: phases.length };
  const { phase, moved } = position;
  const status = state2.field("Status");
  const known = state2.pausedAt === null && status !== null && knownStatus(status.value) !== null;
  return [
    ...rewriteField(state2.field("Phase"), (value) => phaseLine(value, position)),
    ...rewriteField(state2.field("Current Phase"), () => moved ? phase?.number ?? null : null),
    ...rewriteField(state2.field("Current Phase Name"), () => moved ? phase?.name || null : null),
    ...rewriteField(state2.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state2, position),
    ...known ? rewriteField(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function positionOf(state2, phases, roadmap2) {
  const key = state2.currentPhase === null ? null : phaseKey(state2.currentPhase);
  const own = phases.find(({ number }) => phaseKey(number) === key);
  if (own !== void 0 && diskStatus(own) !== "complete") return { phase: own, moved: false };
  const phase = currentPhase(phases, roadmap2);
  return { phase, moved: phase !== null && key !== null && phaseKey(phase.number) !== key };
}
var NOT_STARTED = "Not started";
function planEdits(state2, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done: done2 }) => done2).length ?? 0) + 1, count);
  const number = (text2) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text2) : null;
  const none2 = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state2.field("Plan"), (value) => none2 ?? planLine(before ?? value, next, count)),
    ...rewriteField(state2.field("Current Plan"), (value) => none2 ?? number(next)(before ?? value)),
    ...rewriteField(state2.field("Total Plans in Phase"), number(count))
  ];
}
function phaseLine(value, { phase, total, moved }) {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase) {
  const [, number] = /^Phase (\S+) — /.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return phaseKey(number) === phaseKey(phase.number) ? null : `Phase ${phase.number} — ${phase.name}`;
}
function planLine(value, next, count) {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}
function statusLine(status, phase, moved) {
  const { words, fitting } = expectedStatus(phase);
  return !moved && fitting.includes(knownStatus(status) ?? "") ? null : words;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch (diskStatus(phase)) {
    case "partial":
      return phase.plans.some(({ done: done2 }) => !done2) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete — ready for verification", fitting: ["verifying", "completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return {
        words: "Ready to plan",
        fitting: ["planning", "discussing", "unknown"]
      };
  }
}

// src/core/planning/sync-state.ts
function syncState(text2, phases, roadmap2, now) {
  const before = readState(text2);
  const progress = progressOf(phases, roadmap2);
  const body = splice(text2, bodyEdits(before, phases, roadmap2, progress));
  const after = readState(body);
  return splice(body, mirrorEdits(after, progress, body === text2 ? null : now, now));
}
function bodyEdits(state2, phases, roadmap2, progress) {
  const edits = [...progressEdits2(state2, progress), ...positionEdits(state2, phases, roadmap2)];
  return edits.filter(({ start, end, text: text2 }) => state2.document.text.slice(start, end) !== text2);
}
function progressEdits2(state2, { percent, total_phases }) {
  const field2 = state2.field("Progress");
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const plain = /^\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const old = bar ?? plain;
  const total = state2.field("Total Phases");
  return [
    ...field2 === null || old === void 0 ? [] : [
      {
        start: field2.start,
        end: field2.start + old.length,
        text: bar === void 0 ? `${percent}%` : `${progressBar(percent)} ${percent}%`
      }
    ],
    ...rewriteField(total, (value) => /^\d+$/.test(value) ? String(total_phases) : null)
  ];
}

// src/app/planning/sync-planning.ts
async function syncPlanning(project2, options = {}) {
  if (options.dryRun === true)
    return { status: "done", changes: changesOf(project2).map(({ change }) => change) };
  const locked = await withGsdLocks(project2.planning, () => {
    const found = changesOf(readProject(project2.root, project2.planning));
    const [objection] = found.flatMap(({ path }) => writeObjection(project2.root, path) ?? []);
    if (objection !== void 0) return refused(objection);
    for (const { path, text: text2 } of found) writeDocument(project2.root, path, text2);
    return { status: "done", changes: found.map(({ change }) => change) };
  });
  if (locked.status === "done") return locked.value;
  return refused("GSD is writing the planning files: try again when it is done.");
}
function refused(reason) {
  return { status: "refused", reason };
}
function changesOf(project2) {
  const { state: state2, roadmap: roadmap2, requirements, phases, planning } = project2;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap2 === null ? null : splice(roadmap2.document.text, roadmapEdits(roadmap2, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : readRoadmap(newRoadmap, state2?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap2?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : splice(requirements.document.text, requirementEdits(requirements, phases, synced))
    },
    {
      name: "STATE.md",
      before: state2?.document.text,
      after: state2 === null ? null : syncState(state2.document.text, phases, synced, now)
    }
  ];
  return files.flatMap(({ name, before, after }) => {
    if (before === void 0 || after === null || before === after) return [];
    return [
      {
        path: (0, import_node_path11.join)(planning, name),
        text: after,
        change: { file: `.planning/${name}`, lines: changedLines(before, after) }
      }
    ];
  });
}
function changedLines(before, after) {
  const now = after.split("\n");
  return before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "" }]
  );
}

// src/cli/named-path.ts
var import_node_path18 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs14 = require("node:fs");
var import_node_path14 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures = Object.freeze([
  "",
  "   ",
  ".",
  "..",
  " .",
  ". ",
  " ..",
  ".. ",
  "../",
  "../foo",
  "foo/../bar",
  "foo/bar",
  "foo\\bar",
  "foo\0bar"
]);
function isSafeFilename(filename) {
  if (typeof filename !== "string") {
    return false;
  }
  const trimmed = filename.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." && !filename.includes("/") && !filename.includes("\\") && !filename.includes("\0");
}
function assertSafeFilename(filename) {
  if (typeof filename !== "string") {
    throw new TypeError("Expected a string");
  }
  if (!isSafeFilename(filename)) {
    throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
  }
}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name),
    config: node_path_default.join(library, "Preferences", name),
    cache: node_path_default.join(library, "Caches", name),
    log: node_path_default.join(library, "Logs", name),
    temp: node_path_default.join(tmpdir, name)
  };
};
var windows = (name) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name, "Data"),
    config: node_path_default.join(appData, name, "Config"),
    cache: node_path_default.join(localAppData, name, "Cache"),
    log: node_path_default.join(localAppData, name, "Log"),
    temp: node_path_default.join(tmpdir, name)
  };
};
var linux = (name) => {
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name),
    temp: node_path_default.join(tmpdir, username, name)
  };
};
function envPaths(name, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name);
  if (suffix) {
    name += `-${suffix}`;
  }
  assertSafeFilename(name);
  if (node_process_default.platform === "darwin") {
    return macos(name);
  }
  if (node_process_default.platform === "win32") {
    return windows(name);
  }
  return linux(name);
}

// src/adapters/files/project-around.ts
var import_node_fs13 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path13 = require("node:path");
function projectAround(project2, folder, home = ownHome) {
  if (isInside(folder, project2)) return "the project";
  for (let around = (0, import_node_path13.dirname)(project2); around !== (0, import_node_path13.dirname)(around); around = (0, import_node_path13.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs13.existsSync)((0, import_node_path13.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os2.userInfo)().homedir;
  } catch {
    return (0, import_node_os2.homedir)();
  }
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path14.isAbsolute)(wanted))
    return refused2(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path14.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused2(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs14.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs14.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs14.statSync)(path));
    return reason === null ? { status: "ok", path } : refused2(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused2(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path16 = require("node:path");

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST3 = 200;
function readJson(path, place, cap = CAP) {
  const file = readText(path, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text2) {
  try {
    const value = JSON.parse(text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2);
    if (mayBeDeeper(text2, DEEPEST3) && isDeeper(value, DEEPEST3))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe(text2, error) };
  }
}
function mayBeDeeper(text2, levels) {
  return text2.split("{").length + text2.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}
function describe(text2, error) {
  if (text2.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/process/project-reach.ts
var import_node_fs15 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path15 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot) {
  const reach = projectReach(projectRoot);
  return [...parentsOf(realPath(projectRoot))].filter((folder) => isInside(folder, reach));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs15.lstatSync)((0, import_node_path15.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path15.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path15.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os3.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/claude-code/own-variables.ts
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project2) {
  const projects = [project2, env2.CLAUDE_PROJECT_DIR || project2];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path16.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
  );
}
function variablesIn(path) {
  const file = readJson(path, named);
  const settings = file.status === "ok" ? fieldsOf(file.value) : {};
  return fieldsOf(settings.env);
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project2, env2) {
  const foreign = project2 === null ? [] : foreignVariables(env2, project2);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project2, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/adapters/files/session-commands.ts
var import_node_fs16 = require("node:fs");
var import_node_path17 = require("node:path");
function readSessionCommands(userFolder2, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs16.readFileSync)(recordPath(userFolder2, session2), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session2) {
  return (0, import_node_path17.join)(userFolder2, FOLDER, `${session2}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project2 = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project2 !== "string" || !Array.isArray(commands)) return null;
  return { project: project2, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/text/plain-line.ts
function plainLine(text2, cap) {
  const line = harmless(text2).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path18.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project2 = sessionProject(call);
  if (isInside(realPath(path), realPath(project2))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project2}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word) {
  if (word !== null && word !== void 0) return namedPath(call, word);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env: env2 }) {
  const user = ownUserFolder(cwd, env2);
  const session2 = env2.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? readSessionCommands(user.path, session2) : null;
  const folder = known?.project ?? (0, import_node_path18.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/core/planning/writing/section.ts
function findSection(text2, title) {
  const { headings, quoted: quoted2 } = readMarkdown(text2);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text2.length;
  const start = heading.next;
  const plain = withoutBlocks(text2, quoted2);
  const lines = textLines(plain, start, end).filter((line) => line.start < end);
  return { start, end, lines, quoted: quoted2 };
}
function lineEndOf(text2) {
  return /\r\n|\n/.exec(text2)?.[0] ?? "\n";
}
function insertLines(text2, at, lines, quoted2) {
  const eol = lineEndOf(text2);
  const place = outside(text2, at, quoted2);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text2.charAt(place - 1)) ? eol : "";
  return splice(text2, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text2, at, quoted2) {
  const around = (place2) => quoted2.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted2.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text2, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text2, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text2, range.start);
  return place;
}
function lineStart(text2, at) {
  return Math.max(text2.lastIndexOf("\n", at - 1), text2.lastIndexOf("\r", at - 1)) + 1;
}
function nextLine(text2, at) {
  if (at > 0 && /[\r\n]/.test(text2.charAt(at - 1))) return at;
  const next = text2.indexOf("\n", at);
  return next === -1 ? text2.length : next + 1;
}
function appendSection(text2, heading, lines) {
  const eol = lineEndOf(text2);
  const { quoted: quoted2 } = readMarkdown(text2);
  const place = outside(text2, text2.length, quoted2);
  const kept = text2.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text2.length ? "" : eol}${text2.slice(place)}`;
}

// src/core/planning/writing/list-entry.ts
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM2 = /^[-*+][ \t]+\S/;
function addListEntry(text2, section, entry) {
  if (hasLine(text2, section, entry)) return text2;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return splice(text2, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text2, section);
  const after = text2.slice(place, section.end);
  const headingFollows = after.trim() === "" && section.end < text2.length && after === "";
  return insertLines(
    text2,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section.quoted
  );
}
function hasLine(text2, { lines }, entry) {
  return lines.some(({ start, end }) => text2.slice(start, end).trim() === entry);
}
function endOfList(text2, { lines, start }) {
  const raw = (line) => text2.slice(line.start, line.end);
  const last = lines.findLastIndex((line) => ITEM2.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said2 = lines.findLast((line) => raw(line).trim() !== "");
  return { place: said2?.next ?? start, gap: true };
}

// src/core/planning/writing/one-line.ts
function oneLine2(text2) {
  return text2.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function itemText(text2) {
  return oneLine2(text2).replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, "").trim();
}
function cellText(text2) {
  return oneLine2(text2).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM3 = /^- +\S/;
function addBlocker(text2, blocker) {
  const said2 = itemText(blocker);
  if (said2 === "") return text2;
  const section = findSection(text2, BLOCKERS);
  return section === null ? appendSection(text2, "### Blockers/Concerns", [`- ${said2}`]) : addListEntry(text2, section, `- ${said2}`);
}
function resolveBlocker(text2, words) {
  const section = findSection(text2, BLOCKERS);
  const wanted = oneLine2(words).toLowerCase();
  if (section === null || wanted === "") return text2;
  const items = itemsOf2(text2, section);
  const gone = items.filter(({ said: said2 }) => said2.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text2;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text2)}` } : { start: first.start, end: first.end, text: "" };
  return splice(text2, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function itemsOf2(text2, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text2.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM3.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text2.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}

// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = rowCells(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below]) {
  const columns = header === void 0 ? null : rowCells(header)?.map(({ text: text2 }) => text2);
  const marks = separator === void 0 ? null : rowCells(separator);
  if (!columns || separator === void 0 || marks === null || !isSeparator(marks)) return null;
  const count = below.findIndex((line) => rowCells(line) === null);
  const own = count === -1 ? below : below.slice(0, count);
  return { columns, rows: own.map((line) => rowCells(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text2, section, table, row) {
  const line = `| ${table.columns.map((column) => cellText(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text2, table.end, [line], section.quoted);
  const start = text2.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text2.slice(last.end))?.index;
  return splice(text2, [{ start, end: end === void 0 ? text2.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = cellText(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text2, decision) {
  const said2 = oneLine2(decision.text);
  if (said2 === "") return text2;
  const why = oneLine2(decision.rationale ?? "");
  const section = findSection(text2, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said2}${why === "" ? "" : ` — ${why}`}`;
  if (section === null) return appendSection(text2, "## Decisions", [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text2, section, entry);
  return isInTable(table, decision.phase, said2) ? text2 : addRow(text2, section, table, (column) => cellOf(column, decision.phase, said2, why));
}
function isInTable(table, phase, said2) {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => phaseKey(row[at]?.text ?? "") === phaseKey(phase ?? "?") && row[what]?.text === cellText(said2)
  );
}
function cellOf(column, phase, said2, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said2;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}

// src/core/planning/writing/state-metrics.ts
var TITLE = /^Performance Metrics$/i;
var PLAN_COLUMNS = [/^plan$/i, /^duration$/i, /^tasks$/i, /^files$/i];
var PHASE_COLUMNS = [/^phase$/i, /^plans$/i, /^total$/i, /^avg\/plan$/i];
var PLAN_HEADER = ["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"];
function noteMetric(text2, metric2) {
  const rowed = noteRow(text2, metric2);
  return noteVelocity(notePhase(rowed, metric2.phase));
}
function noteRow(text2, metric2) {
  const ready = withPlanTable(text2);
  const section = findSection(ready, TITLE);
  const table = section === null ? null : findTable(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text2;
  const cells = /* @__PURE__ */ new Map([
    [columnOf(table, /^plan$/i), `Phase ${metric2.phase} P${metric2.plan}`],
    [columnOf(table, /^duration$/i), duration(metric2)],
    [columnOf(table, /^tasks$/i), `${metric2.tasks ?? "-"} tasks`],
    [columnOf(table, /^files$/i), `${metric2.files ?? "-"} files`]
  ]);
  const name = nameOf(`Phase ${metric2.phase} P${metric2.plan}`);
  const own = table.rows.find((row) => nameOf(row[columnOf(table, /^plan$/i)]?.text ?? "") === name);
  if (own !== void 0) return splice(ready, cellEdits(own, cells));
  return addRow(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text2) {
  const section = findSection(text2, TITLE);
  if (section === null) return appendSection(text2, "## Performance Metrics", PLAN_HEADER);
  if (findTable(section, PLAN_COLUMNS, true) !== null) return text2;
  const last = section.lines.findLast(({ start, end }) => text2.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return insertLines(text2, last?.next ?? section.start, lines, section.quoted);
}
function duration({ minutes, iterations }) {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${phaseKey(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text2, phase) {
  const section = findSection(text2, TITLE);
  const table = section === null ? null : findTable(section, PHASE_COLUMNS);
  if (section === null || table === null) return text2;
  const own = timesOf(section, (name) => name.startsWith(`${phaseKey(phase)} `));
  const at = columnOf(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === phaseKey(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted2 = Number(/^\d+/.exec(row?.[columnOf(table, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [columnOf(table, /^plans$/i), String(Math.max(own.length, counted2))],
    [columnOf(table, /^total$/i), `${total}min`],
    [columnOf(table, /^avg\/plan$/i), `${average(own)}min`]
  ]);
  if (row !== void 0) return splice(text2, cellEdits(row, values));
  return addRow(
    text2,
    section,
    table,
    (column) => /^phase$/i.test(column) ? phase : values.get(table.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return phaseKey(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text2) {
  const section = findSection(text2, TITLE);
  if (section === null) return text2;
  const times = timesOf(section, () => true);
  const hours = times.reduce((sum, minutes) => sum + minutes, 0) / 60;
  const lines = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn(section) ?? times.length)],
    [/^- Average duration: (?=(?:[\d.]+ ?min|\[X\] min|-|—|N\/A)\s*$)/i, `${average(times)} min`],
    [
      /^- Total execution time: (?=(?:[\d.]+ hours|\[X\.X\] hours|-|—|N\/A)\s*$)/i,
      `${hours.toFixed(1)} hours`
    ],
    [
      /^- Last 5 plans: (?=(?:(?:\d+min(?:, )?)+|\[durations\]|-|—|N\/A)\s*$)/i,
      times.slice(-5).map((minutes) => `${minutes}min`).join(", ")
    ]
  ];
  const edits = section.lines.flatMap((line) => {
    const found = lines.find(([pattern]) => pattern.test(line.text));
    const prefix = found?.[0].exec(line.text)?.[0].length;
    if (found === void 0 || prefix === void 0) return [];
    return [{ start: line.start + prefix, end: line.start + line.text.trimEnd().length, text: found[1] }];
  });
  return splice(
    text2,
    edits.filter(({ start, end, text: now }) => text2.slice(start, end) !== now)
  );
}
function plansIn(section) {
  const table = findTable(section, PHASE_COLUMNS);
  if (table === null) return null;
  const at = columnOf(table, /^plans$/i);
  return table.rows.reduce(
    (sum, row) => sum + (/^\d+$/.test(row[at]?.text ?? "") ? Number(row[at]?.text) : 0),
    0
  );
}
function timesOf(section, wanted) {
  const table = findTable(section, PLAN_COLUMNS, true);
  if (table === null) return [];
  const [plan, time] = [columnOf(table, /^plan$/i), columnOf(table, /^duration$/i)];
  return table.rows.flatMap((row) => {
    const name = nameOf(row[plan]?.text ?? "");
    const minutes = /^(\d+) ?min/i.exec(row[time]?.text ?? "")?.[1];
    return name === null || minutes === void 0 || !wanted(name) ? [] : [Number(minutes)];
  });
}
function average(times) {
  return times.length === 0 ? 0 : Math.round(times.reduce((sum, minutes) => sum + minutes, 0) / times.length);
}

// src/core/planning/writing/state-field.ts
function setField(text2, labels, value) {
  const field2 = readState(text2).field(...labels);
  return field2 === null ? text2 : replaced(text2, field2, value);
}
function setSessionField(text2, labels, value) {
  const field2 = readState(text2).field(...labels);
  if (field2 !== null) return replaced(text2, field2, value);
  const section = findSection(text2, /^session$/i) ?? findSection(text2, /^session continuity$/i);
  if (section === null) return newSession(text2, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text2.slice(section.start, empty)) ? "" : " ";
    return splice(text2, [{ start: empty, end: empty, text: gap + oneLine2(value) }]);
  }
  return insertField(text2, section, labels[0], value);
}
function replaced(text2, field2, value) {
  const lineStart2 = Math.max(text2.lastIndexOf("\n", field2.start - 1), text2.lastIndexOf("\r", field2.start - 1)) + 1;
  const inTable2 = text2.slice(lineStart2, field2.start).trimStart().startsWith("|");
  const written = inTable2 ? barless(value) : oneLine2(value);
  return field2.value === written || written === "" ? text2 : splice(text2, [{ start: field2.start, end: field2.end, text: written }]);
}
function newSession(text2, label, value) {
  const state2 = readState(text2);
  const like = state2.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = textLines(text2).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return insertLines(text2, line.next, [spelled(line, label, value)], state2.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text2);
  return isBold ? appendSection(text2, "## Session", [`**${label}:** ${oneLine2(value)}`]) : appendSection(text2, "## Session Continuity", [`${label}: ${oneLine2(value)}`]);
}
function spelled({ text: text2 }, label, value) {
  if (text2.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text2.startsWith("**") ? `**${label}:** ${oneLine2(value)}` : `${label}: ${oneLine2(value)}`;
}
function emptyLabel({ lines }, labels) {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i");
    const line = lines.find(({ text: text2 }) => pattern.test(text2));
    if (line !== void 0) return line.end;
  }
  return null;
}
function insertField(text2, section, label, value) {
  const labelled2 = section.lines.filter(
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || rowCells(line)?.length === 2
  );
  const last = labelled2.at(-1);
  if (last === void 0)
    return insertLines(text2, section.start, ["", `${label}: ${oneLine2(value)}`], section.quoted);
  return insertLines(text2, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return oneLine2(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}

// src/core/planning/writing/state-session.ts
function noteSession(text2, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text2, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text2, date, what) {
  const described = readState(text2).field("Last Activity Description") !== null;
  if (!described) return setField(text2, ["Last activity"], `${date} — ${what}`);
  return setField(setField(text2, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text2, now) {
  return setSessionField(text2, ["Paused At"], now);
}
function noteResume(text2) {
  const field2 = readState(text2).field("Paused At");
  const block2 = frontmatterBlock(text2);
  const mirrors = block2.status === "found" ? textLines(text2, block2.inner.start, block2.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field2 === null ? [] : textLines(text2).filter(({ start, end }) => start <= field2.start && field2.start <= end);
  return splice(
    text2,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}

// src/app/planning/writing/change-state.ts
var import_node_path19 = require("node:path");
async function changeState(project2, change, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const path = (0, import_node_path19.join)(project2.planning, "STATE.md");
  const locked = await withGsdLocks(project2.planning, () => {
    const { state: state2, phases, roadmap: roadmap2 } = readProject(project2.root, project2.planning);
    if (state2 === null) return refused3(".planning/STATE.md is missing: begin with /msw:init.");
    const { text: text2 } = state2.document;
    const body = change(text2);
    if (body === text2) return { status: "done", changed: false };
    const edits = mirrorEdits(readState(body), progressOf(phases, roadmap2), now, now);
    const written = writeDocument(project2.root, path, splice(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
  return locked.status === "done" ? locked.value : refused3("GSD is writing the planning files: try again when it is done.");
}
function refused3(reason) {
  return { status: "refused", reason };
}

// src/app/planning/writing/record-state.ts
function recordSession(project2, session2, now = isoNow()) {
  const { stoppedAt, resumeFile, activity } = session2;
  return changeState(
    project2,
    (text2) => {
      const active = activity === void 0 ? text2 : noteActivity(text2, now.slice(0, 10), activity);
      return noteSession(active, { stoppedAt, resumeFile, now });
    },
    now
  );
}
function recordPause(project2, session2, now = isoNow()) {
  const { stoppedAt, resumeFile } = session2;
  return changeState(
    project2,
    (text2) => notePause(noteSession(text2, { stoppedAt, resumeFile, now }), now),
    now
  );
}
function recordResume(project2, now = isoNow()) {
  return changeState(project2, noteResume, now);
}
function addDecisions(project2, decisions, now = isoNow()) {
  return changeState(project2, (text2) => decisions.reduce(addDecision, text2), now);
}
function addBlockers(project2, blockers, now = isoNow()) {
  return changeState(project2, (text2) => blockers.reduce(addBlocker, text2), now);
}
function resolveBlockers(project2, words, now = isoNow()) {
  return changeState(project2, (text2) => resolveBlocker(text2, words), now);
}
function recordMetric(project2, metric2, now = isoNow()) {
  return changeState(project2, (text2) => noteMetric(text2, metric2), now);
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

// src/cli/open-project.ts
function projectFolder(call) {
  return namedFolder(call, textOf(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}

// src/cli/state-notes.ts
var text = (...names) => Object.fromEntries(names.map((name) => [name, { type: "string" }]));
var common = { ...json, ...project };
var session = { ...common, ...text("stopped-at", "resume-file") };
var stateNotes = {
  decision: {
    options: { ...common, ...text("phase", "rationale") },
    words: { least: 1, most: 1, names: "the decision" },
    run: (call) => noted(
      call,
      (one) => addDecisions(one, [
        {
          phase: textOf(call.values, "phase") ?? one.state?.currentPhase ?? null,
          text: call.words[0] ?? "",
          rationale: textOf(call.values, "rationale") ?? void 0
        }
      ])
    )
  },
  blocker: {
    options: common,
    words: { least: 2, most: 2, names: "add or resolve, and the blocker" },
    run: (call) => {
      const [verb, words = ""] = call.words;
      if (verb === "add") return noted(call, (one) => addBlockers(one, [words]));
      if (verb === "resolve") return noted(call, (one) => resolveBlockers(one, words));
      return misused("state blocker takes add TEXT or resolve TEXT.");
    }
  },
  session: { options: session, words: noWords, run: (call) => sessionNote(call, recordSession) },
  pause: { options: session, words: noWords, run: (call) => sessionNote(call, recordPause) },
  resume: { options: common, words: noWords, run: (call) => noted(call, (one) => recordResume(one)) },
  metric: {
    options: { ...common, ...text("phase", "plan", "minutes", "tasks", "files", "iterations") },
    words: noWords,
    run: metric
  }
};
function sessionNote(call, record) {
  const stoppedAt = textOf(call.values, "stopped-at");
  if (stoppedAt === null) return misused("Say where the work stopped: --stopped-at TEXT.");
  const resumeFile = textOf(call.values, "resume-file") ?? void 0;
  return noted(call, (one) => record(one, { stoppedAt, resumeFile }));
}
function metric(call) {
  const { values } = call;
  const [phase, plan] = [textOf(values, "phase"), textOf(values, "plan")];
  const minutes = numberOf(values, "minutes");
  const [tasks, files, iterations] = ["tasks", "files", "iterations"].map(
    (name) => numberOf(values, name)
  );
  if (phase === null || plan === null || typeof minutes !== "number")
    return misused("state metric needs --phase N --plan MM --minutes NUMBER.");
  if (tasks === void 0 || files === void 0 || iterations === void 0)
    return misused("--tasks, --files and --iterations take whole numbers.");
  return noted(call, (one) => recordMetric(one, { phase, plan, minutes, tasks, files, iterations }));
}
function numberOf(values, name) {
  const given = textOf(values, name);
  if (given === null) return null;
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) : void 0;
}
async function noted(call, note) {
  const folder = projectFolder(call);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === "refused") return failed(opened.reason);
  const result = await note(opened.project);
  if (result.status === "refused") return failed(result.reason);
  if (isSet(call.values, "json")) return doneJson({ changed: result.changed });
  return done(
    result.changed ? prose`Noted in .planning/STATE.md.` : prose`Nothing to change in .planning/STATE.md.`
  );
}

// src/cli/state.ts
var oneFolder = { least: 0, most: 1, names: "one project folder" };
var dry = { "dry-run": { type: "boolean" } };
var state = {
  help: prose`msw-protocol state VERB [DIR] [--json]

  show   where the project stands: STATE.md, and the progress that the disk shows
  sync   makes STATE, ROADMAP and REQUIREMENTS agree with the disk; --dry-run only tells what would change
  decision TEXT                notes a decision: --phase N, --rationale TEXT
  blocker add|resolve TEXT     notes what holds the work up, or takes out what holds these words
  session --stopped-at TEXT    where the work stands: --resume-file FILE; pause does the same and pauses the
                               project, resume ends the pause
  metric --phase N --plan MM --minutes N   a done plan: --tasks N, --files N, --iterations N

DIR is the project's folder, or any folder in it (this one); the notes take --project DIR. The second sync in a row changes nothing.`,
  verbs: {
    show: { options: json, words: oneFolder, run: (call) => withPlanning(call, show) },
    sync: { options: { ...json, ...dry }, words: oneFolder, run: (call) => withPlanning(call, sync) },
    ...stateNotes
  }
};
function withPlanning(call, use) {
  const folder = namedFolder(call, call.words[0]);
  if (folder.status === "refused") return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  return opened.status === "ok" ? use(opened.project, call) : failed(opened.reason);
}
function show(project2, { values }) {
  const { state: found, roadmap: roadmap2, phases } = project2;
  if (found === null) return failed(`${project2.planning} holds no STATE.md: begin with /msw:init.`);
  const progress = progressOf(phases, roadmap2);
  const view = {
    milestone: found.milestone,
    current_phase: found.currentPhase,
    current_phase_name: found.currentPhaseName,
    current_plan: found.currentPlan,
    status: found.status,
    status_text: found.statusText,
    stopped_at: found.stoppedAt,
    paused_at: found.pausedAt,
    last_activity: found.lastActivity,
    last_activity_desc: found.lastActivityText,
    progress,
    diagnostics: found.document.diagnostics
  };
  if (isSet(values, "json")) return doneJson(view);
  const lines = [
    `Phase ${view.current_phase ?? "?"}${view.current_phase_name === null ? "" : ` (${view.current_phase_name})`}: ${view.status_text ?? view.status}`,
    `${progress.completed_phases} of ${progress.total_phases} phases, ${progress.completed_plans} of ${progress.total_plans} plans, ${progress.percent}%`,
    ...view.stopped_at === null ? [] : [`Stopped at: ${view.stopped_at}`]
  ];
  return done(forPeople(lines, 200));
}
async function sync(project2, { values }) {
  const dryRun = isSet(values, "dry-run");
  const result = await syncPlanning(project2, { dryRun });
  if (result.status === "refused") return failed(result.reason);
  const { changes } = result;
  if (isSet(values, "json")) return doneJson({ changed: changes.length > 0, changes });
  if (changes.length === 0) return done(prose`Everything agrees with the disk.`);
  const lines = changes.flatMap(({ file, lines: changed }) => [
    file,
    ...changed.flatMap(({ before, after }) => [`  - ${before}`, `  + ${after}`])
  ]);
  return done(forPeople(lines, 160));
}

// src/cli/roadmap.ts
var roadmap = {
  help: prose`msw-protocol roadmap show [DIR] [--json]

Shows the phases of the current milestone: what each is for, its plans, and how far it is on disk.`,
  verbs: {
    show: {
      options: json,
      words: { least: 0, most: 1, names: "one project folder" },
      run: (call) => withPlanning(call, show2)
    }
  }
};
function show2(project2, { values }) {
  const { roadmap: found, phases } = project2;
  if (found === null) return failed(`${project2.planning} holds no ROADMAP.md: begin with /msw:init.`);
  const rows = phases.map((facts) => {
    const said2 = found.phases.find(({ number }) => phaseKey(number) === phaseKey(facts.number));
    return {
      number: facts.number,
      name: facts.name,
      goal: said2?.goal ?? null,
      mode: said2?.mode ?? null,
      depends_on: said2?.dependsOn ?? null,
      requirements: said2?.requirements ?? [],
      success_criteria: said2?.successCriteria ?? [],
      plan_count: facts.plans.length,
      summary_count: facts.plans.filter((plan) => plan.done).length,
      has_context: facts.hasContext,
      has_research: facts.hasResearch,
      disk_status: diskStatus(facts),
      roadmap_complete: said2?.checkbox?.checked ?? false
    };
  });
  const progress = progressOf(phases, found);
  const view = {
    milestones: found.scope.milestones,
    milestone: found.scope.milestone,
    phases: rows,
    phase_count: rows.length,
    completed_phases: rows.filter((row) => row.disk_status === "complete").length,
    total_plans: progress.total_plans,
    total_summaries: progress.completed_plans,
    current_phase: currentPhase(phases, found)?.number ?? null,
    missing_phase_details: found.withoutDetails,
    diagnostics: found.document.diagnostics
  };
  if (isSet(values, "json")) return doneJson(view);
  const lines = rows.map(
    (row) => `${row.number}. ${row.name}: ${row.disk_status.replace("_", " ")}, ${row.summary_count}/${row.plan_count} plans`
  );
  return done(lines.length === 0 ? prose`The roadmap names no phase.` : forPeople(lines, 200));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  roadmap
});
