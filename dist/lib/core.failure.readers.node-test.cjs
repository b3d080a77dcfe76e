

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/node-test.ts
var nodeTest = {
  tool: "node-test",
  rank: "tool",
  programs: [],
  signature: /^TAP version 1[34]|^(?:\u2716|X) failing tests:|^\u2139 tests \d+/m,
  read
};
function read(output) {
  if (!output.lines.some((text) => /\bduration_ms\b|^(?:\u2716|X) failing tests:|^\u2139 tests \d/.test(text)))
    return [];
  const reports = output.lines.some((text) => /^(?:\u2716|X) failing tests:$/.test(text)) ? readSpec(output) : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((report) => {
    if (report.message !== "test failed" || crashes.length === 0) return report;
    const crash = crashes[Math.min(next++, crashes.length - 1)];
    return crash === void 0 ? report : crashed(report, crash);
  });
}
function crashed(report, crash) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(report.line, crash.message, {
    phase: "compile",
    code: crash.code,
    class: crash.class,
    speech: "runtime",
    file: report.file
  });
}
function crashesOf(lines) {
  return lines.flatMap(
    (text) => /^(?:# )?[A-Z]/.test(text) ? (0, import_shared_core_failure_readers_node.errorHead)(text.replace(/^# /, "")) ?? [] : []
  );
}
var NODE = /^(?<indent> *)(?<mark>\u25b6|\u2716|\u2714|\ufe63|\u26a0) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE = /^test at (?<file>.+?):\d+:\d+$/;
var LIST = /^(?:\u2716|X) failing tests:$/;
function readSpec({ lines }) {
  const list = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list));
  const starts = lines.flatMap((text, line) => line > list && PLACE.test(text) ? line : []);
  return starts.map((start, i) => failedSpec(lines, start, starts[i + 1] ?? lines.length, paths));
}
function pathsOf(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const text of tree) {
    const { indent = "", mark, name } = NODE.exec(text)?.groups ?? {};
    if (name === void 0) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === "\u25B6") parents.push(name);
    if (mark !== "\u2716") continue;
    const known = paths.get(name) ?? [];
    known.push([...parents, name].join(" > "));
    paths.set(name, known);
  }
  return paths;
}
function failedSpec(lines, start, end, paths) {
  const name = NODE.exec(lines[start + 1] ?? "")?.groups?.name ?? "";
  const line = firstText(lines, start + 2, end);
  const text = (lines[line] ?? "").trim();
  const head = (0, import_shared_core_failure_readers_node.errorHead)(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, "$1") };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, head.message, {
    phase: "test",
    code: head.code,
    class: head.class,
    speech: (0, import_shared_core_failure_readers_node.speechOf)(head),
    values: (0, import_shared_core_failure_readers_node.messageTail)(lines, line + 1, end),
    file: PLACE.exec(lines[start] ?? "")?.groups?.file ?? null,
    testId: isFile ? null : paths.get(name)?.shift() ?? name,
    frame: (0, import_shared_core_failure_readers_node.topFrame)(lines, line + 1, end)
  });
}
function firstText(lines, from, end) {
  let line = from;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  return line;
}
var RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap({ lines }) {
  const found = [];
  const parents = [];
  lines.forEach((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? "");
      return;
    }
    const result = RESULT.exec(text)?.groups;
    if (result === void 0 || result.directive !== void 0) return;
    const end = endOfBlock(lines, line + 1);
    const field = (name) => fieldOf(lines, line + 1, end, name);
    if (field("failureType") === "subtestsFailed") return;
    const path = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed(lines, line, end, path));
  });
  return found;
}
function depth(indent) {
  return Math.floor((indent ?? "").length / 4);
}
var LONGEST_BLOCK = 300;
function endOfBlock(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines[end] ?? "")) end += 1;
  return end;
}
function failed(lines, line, end, path) {
  const field = (name2) => fieldOf(lines, line + 1, end, name2);
  const { message, values } = errorOf(lines, line + 1, end);
  const code = field("code");
  const name = field("name");
  const names = path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name,
    speech: (0, import_shared_core_failure_readers_node.speechOf)({ class: name }),
    values,
    file: field("location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: names.length === 0 ? null : names.join(" > "),
    frame: (0, import_shared_core_failure_readers_node.topFrame)(lines, indexOfField(lines, line + 1, end, "stack") + 1, end)
  });
}
function indexOfField(lines, from, end, name) {
  const pattern = new RegExp(`^ +${name}: `);
  for (let i = from; i < end; i += 1) if (pattern.test(lines[i] ?? "")) return i;
  return end;
}
function fieldOf(lines, from, end, name) {
  const index = indexOfField(lines, from, end, name);
  const text = lines[index];
  if (index === end || text === void 0) return null;
  const value = text.slice(text.indexOf(": ") + 2).trim();
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}
function errorOf(lines, from, end) {
  const start = indexOfField(lines, from, end, "error");
  const text = fieldOf(lines, from, end, "error");
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start] ?? "").search(/\S/);
  let last = start + 1;
  while (last < end && ((lines[last] ?? "") === "" || (lines[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines[start + 1]?.trim() ?? "", values: (0, import_shared_core_failure_readers_node.messageTail)(lines, start + 2, last) };
}
function comparisonOf(lines, from, end) {
  const values = ["expected", "actual"].map((name) => fieldOf(lines, from, end, name) ?? "");
  const operator = fieldOf(lines, from, end, "operator");
  return operator === null ? { message: "test failed", values: [] } : { message: operator, values };
}
module.exports = {
  nodeTest: nodeTest
};
