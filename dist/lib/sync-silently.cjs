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

// src/app/planning/phases/sync-silently.ts
var sync_silently_exports = {};
__export(sync_silently_exports, {
  syncSilently: () => syncSilently
});
module.exports = __toCommonJS(sync_silently_exports);
var import_node_fs12 = require("node:fs");
var import_node_path11 = require("node:path");

// src/app/planning/documents/read-project.ts
var import_node_fs6 = require("node:fs");
var import_node_path6 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_path = require("node:path");
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
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
  const link = linkBetween(root, (0, import_node_path2.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs.realpathSync.native(path);
  const base = import_node_fs.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/core/planning/documents/phase-id.ts
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

// src/core/planning/documents/plan-id.ts
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

// src/core/text/markdown/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text, from) {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}

// src/core/text/markdown/frontmatter-block.ts
function frontmatterBlock(text) {
  const bom = text.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text);
    const close = open === null ? null : closingFence(text, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/text/markdown/text-lines.ts
function textLines(text, from = 0, to = text.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text); found !== null && found.index < to; found = breaks.exec(text)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/text/markdown/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text === "" ? null : text;
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

// src/core/text/markdown/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text = raw.trim();
  const quote = text[0];
  if (text.length < 2 || quote !== '"' && quote !== "'" || !text.endsWith(quote))
    return withoutComment(text);
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text = line.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
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
  const text = rest?.trim() ?? "";
  if (text !== "" && !text.startsWith("#")) return inline(text);
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
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
  if (key === void 0) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text = raw.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return unquoted(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text) {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}

// src/core/text/markdown/yaml-value.ts
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

// src/core/text/markdown/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read3 = readEntries(text, block2.inner.start, block2.inner.end);
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
function readEntries(text, start, end) {
  const segments = segmentsOf(textLines(text, start, end).filter((line) => line.start < end));
  const source = text.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text.slice(from, to);
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

// src/core/text/markdown/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text.length, closed: false });
  return ranges;
}
function outsideFence(text, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text, line, Math.max(resume, line.start), ranges), fence: null };
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
function withoutQuotations(text, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
function withoutBlocks(text, ranges) {
  return withoutQuotations(
    text,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text = line.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}
function inlineRanges(text, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
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
function comment(text, start) {
  const end = text.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted2 = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter, body, quoted: quoted2, headings, diagnostics };
}
function unreadable(text, quoted2) {
  const found = [];
  const nul = text.indexOf("\0");
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

// src/core/text/markdown/table-cells.ts
function rowCells(line) {
  const text = line.text.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (text[indent] !== "|" || text.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text.length; at += 1)
    if (text[at] === "|" && text[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text.length - 1) bars.push(text.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text }) => /^:?-+:?$/.test(text));
}

// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = readMarkdown(text);
  const lines = textLines(withoutBlocks(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
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
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status }];
}

// src/core/planning/documents/roadmap-progress.ts
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
  const at = (pattern) => cells.findIndex(({ text }) => pattern.test(text));
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

// src/core/planning/documents/roadmap-scope.ts
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
function versionOf(text) {
  const version = VERSION.exec(text)?.[1];
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

// src/core/planning/documents/roadmap.ts
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
function readRoadmap(text, milestone) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
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
    const end = ends[index] ?? text.length;
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
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
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
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item2 = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item2 !== void 0) found.push(item2.trim());
    else if (text.trim() !== "" && !/^\s{2,}/.test(text)) break;
  }
  return found;
}

// src/core/planning/documents/state-status.ts
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

// src/core/planning/documents/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
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
function prosePhase(text) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text ?? ""
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

// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = readMarkdown(text);
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

// src/core/planning/rules/dependency-levels.ts
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

// src/core/planning/rules/wave-problems.ts
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

// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve4 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve4)]));
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
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve4 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve4) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve4(token) ?? []))];
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

// src/app/planning/documents/covered-digest.ts
var import_node_path3 = require("node:path");

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
var import_node_fs3 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs2 = require("node:fs");
var noWait = import_node_fs2.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs2.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs3.lstatSync : import_node_fs3.statSync;
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
  const file = (0, import_node_fs3.openSync)(path, import_node_fs3.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs3.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs3.closeSync)(file);
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
    const read3 = (0, import_node_fs3.readSync)(file, buffer, length, buffer.length - length, start + length);
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

// src/app/planning/documents/covered-digest.ts
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
  const file = readFile((0, import_node_path3.resolve)(root, path), projectFile(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/documents/documents.ts
var import_node_path4 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs4 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs4.statSync : import_node_fs4.lstatSync;
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
  const folder = (0, import_node_fs4.opendirSync)(path, { bufferSize: 256 });
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

// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return readText((0, import_node_path4.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path4.resolve)(root, folder), projectFile(root));
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/documents/find-planning.ts
var import_node_fs5 = require("node:fs");
function isFolder(path) {
  return (0, import_node_fs5.existsSync)(path) && (0, import_node_fs5.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/documents/read-phase.ts
var import_node_path5 = require("node:path");

// src/core/planning/documents/phase-files.ts
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

// src/core/planning/documents/gsd-task-count.ts
var OPENING2 = /<task(?=[\s>])/gi;
var HEADING2 = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING2)].length;
}
function countOpenings(text) {
  const opening = new RegExp(OPENING2);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/planning/documents/must-haves.ts
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

// src/core/planning/documents/plan-element.ts
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
function innerText(text, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text.slice(element.inner.start, element.inner.end);
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

// src/core/planning/documents/plan-tags.ts
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = tagEnd(text, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text.slice(pattern.lastIndex, end - 1);
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
function tagEnd(text, from) {
  const first = text.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
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

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/documents/plan-tasks.ts
function planTasks(text, tags) {
  const found = taskElements(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read3 = (name) => innerText(text, children, name);
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
    verify: verifyOf(text, children),
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
function verifyOf(text, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text) {
  return (text ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text) {
  return (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text) {
  return text?.replaceAll(/\s+/g, " ").trim() || null;
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

// src/core/planning/documents/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read3 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read3.tasks.length > 0 ? read3.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text,
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
    objective: firstLine(text, start) ?? field2("objective"),
    sections: sectionsOf(tags, text.length),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: placed(text, [
      ...frontmatter.diagnostics,
      ...unreadable(text, quoted2),
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
function firstLine(text, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}
function headingTasks(text, start, quoted2) {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
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
    end: headings[index + 1]?.start ?? text.length
  }));
}

// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text.slice(document.body);
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
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path5.join)(folder, "plans")));
  const unusable = [];
  const read3 = (file) => {
    const found = readDocument(root, (0, import_node_path5.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path5.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read3(file);
    if (text === null) return [];
    const document = readPlan(text);
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
function countedSummary(text) {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/documents/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path6.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path6.join)(planning, "workstreams");
  if (!(0, import_node_fs6.existsSync)((0, import_node_path6.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read3 = (name) => {
    const found = readDocument(root, (0, import_node_path6.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path6.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read3("STATE.md"), read3("ROADMAP.md"), read3("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path6.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path6.join)(folder, name))
  );
  const named = roadmap?.phases ?? [];
  const listed = named.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named, ...listed.map((number) => ({ number, name: "" }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => isFolderOf(one, number)) ?? null;
      const path = own === null ? null : (0, import_node_path6.join)(folder, own);
      return phaseFacts(reading, { number, name, path, folder: own });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number,
      name: name.slice(number.length + 1),
      path: (0, import_node_path6.join)(folder, name),
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
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : documentText(root, (0, import_node_path6.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
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

// src/app/planning/phases/sync-planning.ts
var import_node_path10 = require("node:path");

// src/adapters/files/write-document.ts
var import_node_buffer = require("node:buffer");
var import_node_path8 = require("node:path");

// src/adapters/files/look-at.ts
var import_node_fs7 = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs7.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs8 = require("node:fs");
var import_node_path7 = require("node:path");
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
    (0, import_node_fs8.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path7.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs8.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs8.fchmodSync)(file, mode);
    (0, import_node_fs8.writeFileSync)(file, content);
    (0, import_node_fs8.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs8.closeSync)(file);
    (0, import_node_fs8.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs8.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path7.join)((0, import_node_path7.dirname)(path), `.${(0, import_node_path7.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs8.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs8.renameSync)(from, to);
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
    const file = (0, import_node_fs8.openSync)(folder, "r");
    try {
      (0, import_node_fs8.fsyncSync)(file);
    } finally {
      (0, import_node_fs8.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path7.dirname)(path);
  if (((0, import_node_fs8.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path7.basename)(path)}.`;
  for (const name of (0, import_node_fs8.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path7.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs8.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs8.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/write-document.ts
function writeDocument(root, path, text) {
  const objection = writeObjection(root, path);
  if (objection !== null) return { status: "refused", reason: objection };
  writeFileAtomic((0, import_node_path8.resolve)(root, path), text);
  return { status: "ok" };
}
function writeObjection(root, path) {
  const file = (0, import_node_path8.resolve)(root, path);
  const name = fromRoot(root, file);
  const folder = findIn(projectFile(root), (0, import_node_path8.dirname)(file));
  if (folder.status === "refused") return strayed(fromRoot(root, (0, import_node_path8.dirname)(file)), folder.reason);
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
  return (0, import_node_path8.relative)(root, path).split(import_node_path8.sep).join("/") || path;
}

// src/adapters/planning/gsd-lock.ts
var import_node_fs11 = require("node:fs");
var import_node_path9 = require("node:path");

// src/adapters/files/create-file.ts
var import_node_fs9 = require("node:fs");
function createFile(path, content, mode = 438) {
  let file;
  try {
    file = (0, import_node_fs9.openSync)(path, "wx", mode);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  try {
    (0, import_node_fs9.writeFileSync)(file, content);
    return true;
  } catch (error) {
    (0, import_node_fs9.rmSync)(path, { force: true });
    throw error;
  } finally {
    (0, import_node_fs9.closeSync)(file);
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs10 = require("node:fs");
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
    (0, import_node_fs10.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs10.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs10.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs10.renameSync)(from, to);
  return true;
}

// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST3 = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path9.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path9.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
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
    await new Promise((done) => setTimeout(done, STEP_MS + Math.random() * STEP_MS));
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
  if (read2(path) === body) (0, import_node_fs11.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if (notPlain(before) !== null) {
    setAsideNow(path);
    return;
  }
  const body = read2(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs11.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read2(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs11.renameSync)(path, aside);
    (0, import_node_fs11.rmSync)(aside, { force: true });
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

// src/core/planning/phases/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase) => phase.plans);
  const keys = new Set(phases.map(({ number }) => phaseKey(number)));
  const onDisk = phases.filter((phase) => diskStatus(phase) === "complete").length;
  const rows = roadmap?.progress.filter(
    ({ phase, status }) => keys.has(phaseKey(phase)) && /^complete\b/i.test(status.text)
  );
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(onDisk, rows?.length ?? 0),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length
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
function currentPhase(phases, roadmap) {
  const done = new Set(
    roadmap?.phases.filter(({ checkbox }) => checkbox?.checked === true).map(({ number }) => phaseKey(number))
  );
  return phases.find(({ number, plans, ...rest }) => {
    const complete = diskStatus({ number, plans, ...rest }) === "complete";
    return !complete && !(done.has(phaseKey(number)) && plans.every((plan) => plan.done));
  }) ?? null;
}

// src/core/planning/phases/sync-requirements.ts
function requirementEdits(requirements, phases, roadmap) {
  const done = new Set(doneIds(phases, roadmap).map((id) => id.toUpperCase()));
  const boxes = requirements.items.filter(({ id, checked }) => !checked && done.has(id.toUpperCase())).map(({ mark }) => ({ start: mark, end: mark + 1, text: "x" }));
  const traces = requirements.traces.filter(({ id, status }) => done.has(id.toUpperCase()) && !/^complete/i.test(status.text)).map(({ status }) => ({ start: status.start, end: status.end, text: "Complete" }));
  return [...boxes, ...traces];
}
function doneIds(phases, roadmap) {
  const complete = new Set(
    phases.filter((phase) => diskStatus(phase) === "complete").map(({ number }) => phaseKey(number))
  );
  const served = roadmap?.phases.filter(({ number }) => complete.has(phaseKey(number))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements)
  ];
}

// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = phaseKey(facts.number);
    const phase = roadmap.phases.find(({ number }) => phaseKey(number) === key);
    const rows = roadmap.progress.filter((row) => phaseKey(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [canonicalPlanId(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get(canonicalPlanId(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && diskStatus(facts) === "complete") {
    edits.push(tick(phase.checkbox, true), ...completedOn(text, phase.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  const state = diskStatus(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${all} ${all === 1 ? "plan" : "plans"}` : `${done}/${all} plans ${state}`;
  return count + value.slice(found.length);
}
function tick({ mark }, checked) {
  return { start: mark, end: mark + 1, text: checked ? "x" : " " };
}
function completedOn(text, { line }, date) {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || /^deferred/i.test(row.status.text)) return [];
  const complete = diskStatus(facts) === "complete";
  if (!complete && /^complete\b/i.test(row.status.text)) return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const status = complete ? "Complete" : done > 0 ? "In Progress" : "Planned";
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    { cell: row.status, text: status },
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text} ` : text }];
  });
}

// src/core/text/markdown/splice.ts
function splice(text, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

// src/core/planning/documents/rewrite-field.ts
function rewriteField(field2, change) {
  const text = field2 === null ? null : change(field2.value);
  return field2 === null || text === null ? [] : [{ start: field2.start, end: field2.end, text }];
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG2 = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING3 = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING3.test(plain) ? plain.replaceAll(TAG2, "‹") : plain;
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(INVISIBLE, escaped).replaceAll(TAG2, escaped)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/core/text/markdown/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted2 = false) {
  const plain = !quoted2 && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && harmless(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

// src/core/planning/phases/state-mirror.ts
function mirrorEdits(state, progress, changedAt, now) {
  const { text, frontmatter } = state.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored = [
    ["current_phase", state.currentPhase],
    ["current_phase_name", state.currentPhaseName],
    ["status", state.status],
    ["stopped_at", state.stoppedAt],
    ["paused_at", state.pausedAt],
    ["last_activity", state.lastActivity],
    ["last_activity_desc", state.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...progressEdits(text, entry("progress"), progress)
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text, entry("last_updated"), time)];
}
function scalarEdit(text, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || scalar(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}
function progressEdits(text, entry, progress) {
  if (entry === void 0) return [];
  const block2 = text.slice(entry.start, entry.end);
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

// src/core/planning/phases/state-position.ts
function positionEdits(state, phases, roadmap) {
  const position = { ...positionOf(state, phases, roadmap), total: phases.length };
  const { phase, moved } = position;
  const status = state.field("Status");
  const known = state.pausedAt === null && status !== null && knownStatus(status.value) !== null;
  return [
    ...rewriteField(state.field("Phase"), (value) => phaseLine(value, position)),
    ...rewriteField(state.field("Current Phase"), () => moved ? phase?.number ?? null : null),
    ...rewriteField(state.field("Current Phase Name"), () => moved ? phase?.name || null : null),
    ...rewriteField(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, position),
    ...known ? rewriteField(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function positionOf(state, phases, roadmap) {
  const key = state.currentPhase === null ? null : phaseKey(state.currentPhase);
  const own = phases.find(({ number }) => phaseKey(number) === key);
  if (own !== void 0 && diskStatus(own) !== "complete") return { phase: own, moved: false };
  const phase = currentPhase(phases, roadmap);
  return { phase, moved: phase !== null && key !== null && phaseKey(phase.number) !== key };
}
var NOT_STARTED = "Not started";
function planEdits(state, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none2 = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state.field("Plan"), (value) => none2 ?? planLine(before ?? value, next, count)),
    ...rewriteField(state.field("Current Plan"), (value) => none2 ?? number(next)(before ?? value)),
    ...rewriteField(state.field("Total Plans in Phase"), number(count))
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
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete — ready for verification", fitting: ["verifying", "completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return {
        words: "Ready to plan",
        fitting: ["planning", "discussing", "unknown"]
      };
  }
}

// src/core/planning/phases/sync-state.ts
function syncState(text, phases, roadmap, now) {
  const before = readState(text);
  const progress = progressOf(phases, roadmap);
  const body = splice(text, bodyEdits(before, phases, roadmap, progress));
  const after = readState(body);
  return splice(body, mirrorEdits(after, progress, body === text ? null : now, now));
}
function bodyEdits(state, phases, roadmap, progress) {
  const edits = [...progressEdits2(state, progress), ...positionEdits(state, phases, roadmap)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits2(state, { percent, total_phases }) {
  const field2 = state.field("Progress");
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const plain = /^\d{1,3}%/.exec(field2?.value ?? "")?.[0];
  const old = bar ?? plain;
  const total = state.field("Total Phases");
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

// src/app/planning/phases/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true)
    return { status: "done", changes: changesOf(project).map(({ change }) => change) };
  const locked = await withGsdLocks(project.planning, () => {
    const found = changesOf(readProject(project.root, project.planning));
    const [objection] = found.flatMap(({ path }) => writeObjection(project.root, path) ?? []);
    if (objection !== void 0) return refused(objection);
    for (const { path, text } of found) writeDocument(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change) };
  });
  if (locked.status === "done") return locked.value;
  return refused("GSD is writing the planning files: try again when it is done.");
}
function refused(reason) {
  return { status: "refused", reason };
}
function changesOf(project) {
  const { state, roadmap, requirements, phases, planning } = project;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap === null ? null : splice(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : readRoadmap(newRoadmap, state?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : splice(requirements.document.text, requirementEdits(requirements, phases, synced))
    },
    {
      name: "STATE.md",
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, phases, synced, now)
    }
  ];
  return files.flatMap(({ name, before, after }) => {
    if (before === void 0 || after === null || before === after) return [];
    return [
      {
        path: (0, import_node_path10.join)(planning, name),
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

// src/app/planning/phases/sync-silently.ts
async function syncSilently(project) {
  if (!(0, import_node_fs12.existsSync)((0, import_node_path11.join)(project, ".planning"))) return null;
  try {
    const opened = openPlanning(project);
    const synced = opened.status === "ok" ? await syncPlanning(opened.project) : opened;
    return synced.status === "refused" ? `msw ▸ the planning files are not in line: ${synced.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the planning files are not in line: ${reason}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  syncSilently
});
