

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/jest.ts
var jest = {
  tool: "jest",
  rank: "tool",
  programs: ["jest", "react-scripts"],
  signature: /^ {0,2}\u25cf \S|^Test Suites: |^No tests found, exiting|^Jest: /m,
  read
};
var BLOCK = /^ {2}\u25cf (?<test>\S.*)$/;
var FILE = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}\u25cf | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| \u203a \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
var OWN = /^(?: ?(?:FAIL|PASS) +(?:\S+ )?\S+\.\w|Test Suites: |Jest: |\u25cf (?:Validation|Unrecognized) |No tests found)/;
function read({ lines, command = "" }) {
  if (!/jest|react-scripts/.test(command) && !lines.some((text) => OWN.test(text))) return [];
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = FILE.exec(text)?.groups?.file ?? file;
    const test = BLOCK.exec(text)?.groups?.test;
    if (test !== void 0 && !NOT_A_TEST.test(test)) found.push(failed(lines, line, test, file));
    found.push(...wholeRun(text, line));
  });
  return found;
}
function failed(lines, line, test, file) {
  const end = endOfBlock(lines, line + 1);
  const whole = test === "Test suite failed to run";
  const start = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start) : testMessage(lines, start, end);
  return {
    ...(0, import_shared_core_failure_readers_reader.findingOf)(line, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test.replaceAll(" \u203A ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall((0, import_shared_core_failure_readers_node.topFrame)(lines, start, end), parts.code ?? null)
  };
}
function withoutCall(frame, matcher) {
  return matcher !== null && frame?.endsWith(` ${matcher}`) ? frame.slice(0, -matcher.length - 1) : frame;
}
function endOfBlock(lines, from) {
  let end = from;
  while (end < lines.length && !END.test(lines[end] ?? "")) end += 1;
  return end;
}
function messageLine(lines, from, end) {
  const first = nextText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? "")) return first;
  for (let i = first; i < end; i += 1)
    if (lines[i]?.trim() === "Details:") return nextText(lines, i + 1, end);
  return first;
}
function nextText(lines, from, end) {
  let i = from;
  while (i < end - 1 && (lines[i] ?? "").trim() === "") i += 1;
  return i;
}
function testMessage(lines, start, end) {
  const text = (lines[start] ?? "").trim();
  const matcher = MATCHER.exec(text)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines, start + 1, end) };
  }
  const head = (0, import_shared_core_failure_readers_node.errorHead)(text);
  if (head !== null) return { ...head, speech: (0, import_shared_core_failure_readers_node.speechOf)(head), values: operands(lines, start + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  if (thrown === void 0) return { message: text, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines, start) {
  const text = (lines[start] ?? "").trim();
  const compiler = COMPILER.exec(text)?.groups;
  if (compiler !== void 0) {
    return { message: compiler.message ?? "", code: compiler.code ?? null, file: compiler.file ?? null };
  }
  const head = (0, import_shared_core_failure_readers_node.errorHead)(text);
  const message = (head?.message ?? text).replace(/^\S{1,300}\.\w{1,5}: /, "");
  const code = /^Cannot find module/.test(message) ? "MODULE_NOT_FOUND" : null;
  return { message, code: head?.code ?? code, class: head?.class ?? null };
}
function operands(lines, from, end) {
  let last = from;
  while (last < end && !(0, import_shared_core_failure_readers_node.isStackLine)(lines[last] ?? "") && !/^\s*>? *\d+ \|/.test(lines[last] ?? ""))
    last += 1;
  return (0, import_shared_core_failure_readers_node.messageTail)(lines, from, last).filter((text) => !text.startsWith("Snapshot name:"));
}
function wholeRun(text, line) {
  if (/^No tests found, exiting/.test(text)) {
    return [(0, import_shared_core_failure_readers_reader.findingOf)(line, "No tests found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^Jest: (.{0,120}coverage.{0,200})$/i.exec(text)?.[1];
  if (coverage !== void 0) {
    return [(0, import_shared_core_failure_readers_reader.findingOf)(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
  }
  const validation = /^\u25cf (Validation Error|Unrecognized CLI Parameter.{0,40}):$/.exec(text)?.[1];
  return validation === void 0 ? [] : [(0, import_shared_core_failure_readers_reader.findingOf)(line, validation, { phase: "test", code: "usage" })];
}
module.exports = {
  jest: jest
};
